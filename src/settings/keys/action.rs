//! What keys and buttons can do.

use serde::{Deserialize, Serialize};

use crate::games::alien_frontiers::locale::{facility_name, text, text_args};
use crate::rules::Facility;

/// Everything a key or a button can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Roll, finish what moves, let the next opponent's order come, close a banner.
    Advance,
    /// Choose what is marked; with nothing marked as [`Action::Advance`].
    Choose,
    /// Pick the ship in this place of the tray, from 1.
    Ship(u8),
    /// Mark the next ship of the tray.
    NextShip,
    /// Mark the ship before.
    PreviousShip,
    /// Dock at this facility.
    Dock(Facility),
    /// Choose a place on the planet.
    Planet,
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
    /// Discard the marked card for its discard power.
    Discard,
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
    /// Trade at the Orbital Market.
    Trade,
    /// Launch the finished colony.
    Launch,
    /// New cards at the Alien Artifact.
    Cycle,
    /// Give up what is over the limit.
    Shed,
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
}

/// What belongs together in the lists of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Going from one thing to another and choosing it.
    Choosing,
    /// The turn.
    Turn,
    /// Docking at facilities.
    Docking,
    /// Ships of the tray.
    Ships,
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
}

impl Group {
    /// Every group in the order of the lists.
    pub const ALL: [Group; 9] = [
        Group::Choosing,
        Group::Turn,
        Group::Docking,
        Group::Ships,
        Group::Telling,
        Group::Lessons,
        Group::Replay,
        Group::Matches,
        Group::Program,
    ];

    /// Its heading.
    #[must_use]
    pub fn words(self) -> String {
        text(match self {
            Group::Choosing => "keys-choosing",
            Group::Turn => "keys-turn",
            Group::Docking => "keys-docking",
            Group::Ships => "keys-ships",
            Group::Telling => "keys-telling",
            Group::Lessons => "keys-lessons",
            Group::Replay => "keys-replay",
            Group::Matches => "keys-matches",
            Group::Program => "keys-program",
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
}

impl Place {
    /// Whether a key may mean one thing here and another thing there.
    #[must_use]
    pub fn meets(self, other: Place) -> bool {
        self == other || self == Place::Everywhere || other == Place::Everywhere
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
            _ => Place::Match,
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
            Action::Ship(place) => text_args("action-Ship", &[("place", place.into())]),
            Action::Dock(facility) => text_args("action-Dock", &[("facility", facility_name(facility).into())]),
            other => text(&format!("action-{other:?}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::defaults::{PAD_WORDS, TABLE};
    use super::super::{Chord, pad_words};
    use super::*;

    #[test]
    fn every_action_key_and_button_is_named_in_words() {
        let groups = Group::ALL.map(Group::words);
        let actions = TABLE.iter().map(|row| row.action.words());
        let keys = TABLE.iter().flat_map(|row| row.keys).map(|key| {
            let chord = Chord::try_from((*key).to_owned()).expect("a chord");
            chord.words()
        });
        let buttons = PAD_WORDS.iter().map(|(button, _)| pad_words(*button));
        for words in groups.into_iter().chain(actions).chain(keys).chain(buttons) {
            let bare = ["action-", "keys-", "key-", "pad-"].iter().any(|family| words.contains(family));
            assert!(!bare && !words.is_empty(), "{words}");
        }
        let mut all: Vec<Action> = TABLE.iter().map(|row| row.action).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), TABLE.len(), "no action stands in two rows");
    }
}
