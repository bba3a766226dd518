//! What keys and buttons can do.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use orrery_core::{FIRST_GAME, GameKey};
use orrery_locale::text;

/// What one game has alone: something a key can do, or a group of the lists.
#[derive(Debug, Clone, Copy)]
pub struct Own {
    /// Which game.
    pub game: GameKey,
    /// Its word; no two of a game share one.
    pub word: &'static str,
    /// What the player reads for it.
    pub words: fn() -> String,
    /// Whether it goes along the things of the table, and then whether forward: in menus it moves the focus so.
    pub along: Option<bool>,
}

impl Own {
    const fn name(&self) -> (GameKey, &'static str) {
        (self.game, self.word)
    }
}

// Two functions may lie at one address, so the names alone tell two of them apart.
impl PartialEq for Own {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Own {}

impl PartialOrd for Own {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Own {
    fn cmp(&self, other: &Self) -> Ordering {
        self.name().cmp(&other.name())
    }
}

impl Hash for Own {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

/// Everything a key or a button can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Roll, finish what moves, let the next opponent's order come, close a banner.
    Advance,
    /// Choose what is marked; with nothing marked as [`Action::Advance`].
    Choose,
    /// The next place that can be chosen.
    Next,
    /// The place before.
    Previous,
    /// To what lies left.
    Left,
    /// To what lies right.
    Right,
    /// To what lies above.
    Up,
    /// To what lies below.
    Down,
    /// Choose what is marked.
    Confirm,
    /// Close the topmost thing, drop what is picked, or open the menu.
    Cancel,
    /// The menu comes or goes.
    Menu,
    /// Take the last order back.
    Undo,
    /// Do it again.
    Redo,
    /// Take everything back to the last roll or draw.
    ResetTurn,
    /// End the turn.
    EndTurn,
    /// The log, large.
    Log,
    /// The points in detail.
    Scores,
    /// Ask the coach.
    Coach,
    /// Explain the last opponent's turn.
    Why,
    /// Who plays which seat.
    Players,
    /// Review a match that is over.
    Review,
    /// The codex, at the page of what is pointed at.
    Codex,
    /// What the dice in hand could do.
    DiceOptions,
    /// In the viewer: play or pause.
    ReplayPlay,
    /// In the viewer: one order back.
    ReplayBack,
    /// In the viewer: one order on.
    ReplayOn,
    /// In the viewer: to the beginning of the turn, or of the one before.
    ReplayTurnBack,
    /// In the viewer: to the next turn.
    ReplayTurnOn,
    /// In the viewer: to the beginning of the match.
    ReplayStart,
    /// In the viewer: to its end.
    ReplayEnd,
    /// In the viewer: slower.
    ReplaySlower,
    /// In the viewer: faster.
    ReplayFaster,
    /// In the viewer: play on from here.
    ReplayBranch,
    /// In a lesson: go on.
    LessonNext,
    /// In a lesson: back to the step before.
    LessonBack,
    /// In a lesson: see how it is done.
    ShowMe,
    /// Save under a name.
    Save,
    /// The saved matches.
    Load,
    /// A new match.
    NewMatch,
    /// Save at once.
    QuickSave,
    /// Load the last quick save.
    QuickLoad,
    /// The settings.
    Options,
    /// The list of all keys.
    Keys,
    /// Fill the screen, or not.
    Fullscreen,
    /// A picture of the window as a file.
    Screenshot,
    /// Dialogues and menus larger.
    ScaleUp,
    /// Dialogues and menus smaller.
    ScaleDown,
    /// Dialogues and menus as designed.
    ScaleReset,
    /// No sound, or sound again.
    Mute,
    /// Something of a game's own, while a match of it is open.
    Own(Own),
}

/// What belongs together in the lists of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Going from one thing to another and choosing it.
    Choosing,
    /// The turn.
    Turn,
    /// What tells about the match.
    Telling,
    /// Lessons of the Academy.
    Lessons,
    /// A match that is watched.
    Replay,
    /// Matches and their files.
    Matches,
    /// The program.
    Program,
    /// What belongs together in one game alone.
    Own(Own),
}

impl Group {
    /// Those in the lists before the games' own.
    pub(super) const FIRST: [Group; 2] = [Group::Choosing, Group::Turn];
    /// Those after them.
    pub(super) const LAST: [Group; 5] = [Group::Telling, Group::Lessons, Group::Replay, Group::Matches, Group::Program];

    /// Its heading.
    #[must_use]
    pub fn words(self) -> String {
        text(match self {
            Group::Choosing => "keys-choosing",
            Group::Turn => "keys-turn",
            Group::Telling => "keys-telling",
            Group::Lessons => "keys-lessons",
            Group::Replay => "keys-replay",
            Group::Matches => "keys-matches",
            Group::Program => "keys-program",
            Group::Own(own) => return (own.words)(),
        })
    }
}

/// Where in the program an action is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Everywhere but at the end of a match and in the viewer.
    Match,
    /// In the viewer, where nobody orders anything.
    Replay,
    /// At the end of a match, where no facility needs its letter any more.
    End,
    /// Everywhere.
    Everywhere,
    /// In matches of this game.
    Game(GameKey),
}

impl Place {
    /// A match of this game, or where none is open: then what is no game's own is asked for.
    pub(super) const fn of(game: Option<GameKey>) -> Self {
        match game {
            Some(game) => Place::Game(game),
            None => Place::Match,
        }
    }

    /// Whether a key may mean one thing here and another thing there.
    #[must_use]
    pub fn meets(self, other: Place) -> bool {
        match (self, other) {
            (Place::Everywhere, _) | (_, Place::Everywhere) => true,
            (Place::Game(_), Place::Match) | (Place::Match, Place::Game(_)) => true,
            _ => self == other,
        }
    }
}

impl Action {
    /// Where it is asked for.
    #[must_use]
    pub const fn place(self) -> Place {
        match self {
            Action::Review => Place::End,
            Action::ReplayPlay
            | Action::ReplayBack
            | Action::ReplayOn
            | Action::ReplayTurnBack
            | Action::ReplayTurnOn
            | Action::ReplayStart
            | Action::ReplayEnd
            | Action::ReplaySlower
            | Action::ReplayFaster
            | Action::ReplayBranch => Place::Replay,
            Action::Cancel
            | Action::Menu
            | Action::Codex
            | Action::Options
            | Action::Keys
            | Action::Fullscreen
            | Action::Screenshot
            | Action::ScaleUp
            | Action::ScaleDown
            | Action::ScaleReset
            | Action::Mute => Place::Everywhere,
            Action::Own(own) => Place::Game(own.game),
            _ => Place::Match,
        }
    }

    /// Its word in the file of the keys; two games may use the same, so those of further games stand behind their key.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Action::Own(own) if own.game == FIRST_GAME => own.word.to_owned(),
            Action::Own(own) => format!("{}/{}", own.game, own.word),
            other => format!("{other:?}"),
        }
    }

    /// Whether it means the same in the viewer as in a match.
    #[must_use]
    pub const fn serves_watching(self) -> bool {
        matches!(
            self,
            Action::Next | Action::Previous | Action::Confirm | Action::Choose | Action::Log | Action::Scores
        )
    }

    /// The four directions as the next thing and the one before, where there is only one row to go along.
    #[must_use]
    pub const fn along(self) -> Self {
        match self {
            Action::Right | Action::Down => Action::Next,
            Action::Left | Action::Up => Action::Previous,
            other => other,
        }
    }

    /// What the player reads for it.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Action::Own(own) => (own.words)(),
            other => text(&format!("action-{other:?}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::defaults::PAD_WORDS;
    use super::super::{Chord, KeyMap, Row, pad_words};
    use super::*;

    #[test]
    fn every_action_key_and_button_is_named_in_words() {
        let map = KeyMap::default();
        let rows: Vec<&Row> = map.rows().collect();
        let groups = map.groups().into_iter().map(Group::words);
        let actions = rows.iter().map(|row| row.action.words());
        let keys = rows.iter().flat_map(|row| row.keys).map(|key| {
            let chord = Chord::try_from((*key).to_owned()).expect("a chord");
            chord.words()
        });
        let buttons = PAD_WORDS.iter().map(|(button, _)| pad_words(*button));
        for words in groups.into_iter().chain(actions).chain(keys).chain(buttons) {
            let bare = ["action-", "keys-", "key-", "pad-"].iter().any(|family| words.contains(family));
            assert!(!bare && !words.is_empty(), "{words}");
        }
    }
}
