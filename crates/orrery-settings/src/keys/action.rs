//! The actions that keys and buttons can trigger.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use orrery_core::{FIRST_GAME, GameFrontend, GameKey, Rules};
use orrery_locale::text;

/// An action, or a group of actions, that belongs to a single game.
#[derive(Debug, Clone, Copy)]
pub struct GameInputAction {
    /// The key of the game.
    pub game: GameKey,
    /// The keyword of the action or group, unique within the game.
    pub word: &'static str,
    /// A function that returns the name shown to the player.
    pub words: fn() -> String,
    /// The direction, if the action moves along the things on the table: true for forward, false for backward. In menus the
    /// action moves the focus in the same direction.
    pub along: Option<bool>,
}

impl GameInputAction {
    /// Returns the action or the group `word` of the game `G`, without a direction.
    pub const fn of<G: GameFrontend>(word: &'static str, words: fn() -> String) -> Self {
        GameInputAction { game: <G::Rules as Rules>::KEY, word, words, along: None }
    }

    const fn name(&self) -> (GameKey, &'static str) {
        (self.game, self.word)
    }
}

// The names alone identify an action, because two functions can have the same address.
impl PartialEq for GameInputAction {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for GameInputAction {}

impl PartialOrd for GameInputAction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for GameInputAction {
    fn cmp(&self, other: &Self) -> Ordering {
        self.name().cmp(&other.name())
    }
}

impl Hash for GameInputAction {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

/// An action that a key or a button can trigger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Roll, skip the animation, request the next order of an opponent, or close a banner.
    Advance,
    /// Choose the focused thing or, if nothing is focused, do the same as [`Action::Advance`].
    Choose,
    /// Focus the next choice.
    Next,
    /// Focus the previous choice.
    Previous,
    /// Focus the thing to the left.
    Left,
    /// Focus the thing to the right.
    Right,
    /// Focus the thing above.
    Up,
    /// Focus the thing below.
    Down,
    /// Choose the focused thing.
    Confirm,
    /// Close the topmost window, drop the selection, or open the menu.
    Cancel,
    /// Open or close the menu.
    Menu,
    /// Undo the last order.
    Undo,
    /// Redo the last undone order.
    Redo,
    /// Undo all orders since the last roll or draw.
    ResetTurn,
    /// End the turn.
    EndTurn,
    /// Enlarge the log.
    Log,
    /// Show the points in detail.
    Scores,
    /// Ask the coach for advice.
    Coach,
    /// Explain the most recent turn of an opponent.
    Why,
    /// Open the dialogue that shows and changes the players of the seats.
    Players,
    /// Review the finished match with the coach.
    Review,
    /// Open the codex at the page about the thing under the pointer or the focus.
    Codex,
    /// Show the uses of the dice in hand.
    DiceOptions,
    /// In the replay viewer: play or pause.
    ReplayPlay,
    /// In the replay viewer: go one order back.
    ReplayBack,
    /// In the replay viewer: go one order forward.
    ReplayOn,
    /// In the replay viewer: go to the beginning of the current turn or, from there, of the previous turn.
    ReplayTurnBack,
    /// In the replay viewer: go to the next turn.
    ReplayTurnOn,
    /// In the replay viewer: go to the beginning of the match.
    ReplayStart,
    /// In the replay viewer: go to the end of the match.
    ReplayEnd,
    /// In the replay viewer: play slower.
    ReplaySlower,
    /// In the replay viewer: play faster.
    ReplayFaster,
    /// In the replay viewer: start a match from this position.
    ReplayBranch,
    /// In a lesson: continue.
    LessonNext,
    /// In a lesson: go back to the previous step.
    LessonBack,
    /// In a lesson: demonstrate the step.
    ShowMe,
    /// Open the dialogue for saving the match under a name.
    Save,
    /// Show the saved matches.
    Load,
    /// Open the set-up screen for a new match.
    NewMatch,
    /// Save the match at once.
    QuickSave,
    /// Load the last quick save.
    QuickLoad,
    /// Open the settings.
    Options,
    /// Show the list of all keys.
    Keys,
    /// Enter or leave full-screen mode.
    Fullscreen,
    /// Write a screenshot to a file.
    Screenshot,
    /// Enlarge dialogues and menus.
    ScaleUp,
    /// Shrink dialogues and menus.
    ScaleDown,
    /// Reset dialogues and menus to the designed size.
    ScaleReset,
    /// Mute or unmute the sound.
    Mute,
    /// An action of one game, available in matches of that game.
    Own(GameInputAction),
}

/// A group of actions in the lists of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ActionGroup {
    /// Actions that move the focus or choose.
    Choosing,
    /// Actions within a turn, such as undo and the end of the turn.
    Turn,
    /// Actions that show information about the match.
    Telling,
    /// Actions in lessons of the Academy.
    Lessons,
    /// Actions of the replay viewer.
    Replay,
    /// Actions that save, load or start a match.
    Matches,
    /// Actions of the program as a whole, such as those for the menu, the window and the sound.
    Program,
    /// A group of actions that belong to one game.
    Own(GameInputAction),
}

impl ActionGroup {
    /// The groups before the games' own groups.
    pub(super) const FIRST: [ActionGroup; 2] = [ActionGroup::Choosing, ActionGroup::Turn];
    /// The groups after the games' own groups.
    pub(super) const LAST: [ActionGroup; 5] =
        [ActionGroup::Telling, ActionGroup::Lessons, ActionGroup::Replay, ActionGroup::Matches, ActionGroup::Program];

    /// Returns the heading of the group.
    pub fn words(self) -> String {
        text(match self {
            ActionGroup::Choosing => "keys-choosing",
            ActionGroup::Turn => "keys-turn",
            ActionGroup::Telling => "keys-telling",
            ActionGroup::Lessons => "keys-lessons",
            ActionGroup::Replay => "keys-replay",
            ActionGroup::Matches => "keys-matches",
            ActionGroup::Program => "keys-program",
            ActionGroup::Own(own) => return (own.words)(),
        })
    }
}

/// The part of the program in which an action is available.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionScope {
    /// All parts except the end of a match and the replay viewer.
    Match,
    /// The replay viewer, where no orders are given.
    Replay,
    /// The end of a match, where the letter keys of a game are free for other actions.
    End,
    /// The whole program.
    Everywhere,
    /// Matches of this game.
    Game(GameKey),
}

impl ActionScope {
    /// Returns the scope in a match of this game or, with `None`, the scope of the actions that belong to no game.
    pub(super) const fn of(game: Option<GameKey>) -> Self {
        match game {
            Some(game) => ActionScope::Game(game),
            None => ActionScope::Match,
        }
    }

    /// Reports whether both scopes can be active at once. If so, a key must not have different actions in the two scopes.
    pub fn meets(self, other: ActionScope) -> bool {
        match (self, other) {
            (ActionScope::Everywhere, _) | (_, ActionScope::Everywhere) => true,
            (ActionScope::Game(_), ActionScope::Match) | (ActionScope::Match, ActionScope::Game(_)) => true,
            _ => self == other,
        }
    }
}

impl Action {
    /// Returns the part of the program in which the action is available.
    pub const fn place(self) -> ActionScope {
        match self {
            Action::Review => ActionScope::End,
            Action::ReplayPlay
            | Action::ReplayBack
            | Action::ReplayOn
            | Action::ReplayTurnBack
            | Action::ReplayTurnOn
            | Action::ReplayStart
            | Action::ReplayEnd
            | Action::ReplaySlower
            | Action::ReplayFaster
            | Action::ReplayBranch => ActionScope::Replay,
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
            | Action::Mute => ActionScope::Everywhere,
            Action::Own(own) => ActionScope::Game(own.game),
            _ => ActionScope::Match,
        }
    }

    /// Returns the keyword in the file of keys. Because two games may use the same keyword, it is preceded by the key of the game
    /// for every game except the first.
    pub fn word(self) -> String {
        match self {
            Action::Own(own) if own.game == FIRST_GAME => own.word.to_owned(),
            Action::Own(own) => format!("{}/{}", own.game, own.word),
            other => format!("{other:?}"),
        }
    }

    /// Returns true if the action has the same effect in the replay viewer as in a match.
    pub const fn serves_watching(self) -> bool {
        matches!(
            self,
            Action::Next | Action::Previous | Action::Confirm | Action::Choose | Action::Log | Action::Scores
        )
    }

    /// Maps the four directions to next and previous, for a list with only one row.
    #[must_use]
    pub const fn along(self) -> Self {
        match self {
            Action::Right | Action::Down => Action::Next,
            Action::Left | Action::Up => Action::Previous,
            other => other,
        }
    }

    /// Returns the name shown to the player.
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
    use super::super::{DefaultBindings, KeyChord, KeyMap, pad_words};
    use super::*;

    #[test]
    fn every_action_key_and_button_has_a_name() {
        let map = KeyMap::default();
        let rows: Vec<&DefaultBindings> = map.rows().collect();
        let groups = map.groups().into_iter().map(ActionGroup::words);
        let actions = rows.iter().map(|row| row.action.words());
        let keys = rows.iter().flat_map(|row| row.keys).map(|key| {
            let chord = KeyChord::try_from((*key).to_owned()).expect("a chord");
            chord.words()
        });
        let buttons = PAD_WORDS.iter().map(|(button, _)| pad_words(*button));
        for words in groups.into_iter().chain(actions).chain(keys).chain(buttons) {
            let bare = ["action-", "keys-", "key-", "pad-"].iter().any(|family| words.contains(family));
            assert!(!bare && !words.is_empty(), "{words}");
        }
    }
}
