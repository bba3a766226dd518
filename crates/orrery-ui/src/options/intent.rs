//! The requests of the settings dialogue, apart from changed settings.

use orrery_locale::text;
use orrery_settings::keys::{Action, BindingSlot, KeyOrButton};

/// A page of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OptionsPage {
    /// The course of a match.
    #[default]
    Game,
    /// Window and scenery.
    Display,
    /// Volumes and muting.
    Sound,
    /// Keys and buttons.
    Controls,
    /// Language, text size, colours, motion.
    Access,
}

impl OptionsPage {
    /// All pages in the order of their tabs.
    pub const ALL: [OptionsPage; 5] =
        [OptionsPage::Game, OptionsPage::Display, OptionsPage::Sound, OptionsPage::Controls, OptionsPage::Access];

    /// Returns the label of its tab.
    #[must_use]
    pub fn words(self) -> String {
        text(match self {
            OptionsPage::Game => "options-game",
            OptionsPage::Display => "options-display",
            OptionsPage::Sound => "options-sound",
            OptionsPage::Controls => "options-controls",
            OptionsPage::Access => "options-access",
        })
    }

    /// Returns the page `steps` tabs further, in a cycle.
    #[must_use]
    pub fn further(self, steps: usize) -> Self {
        let at = Self::ALL.iter().position(|&page| page == self).unwrap_or_default();
        Self::ALL[(at + steps) % Self::ALL.len()]
    }
}

/// The state of a key change.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum RemapState {
    /// No question.
    #[default]
    Rest,
    /// Waiting for the key or button of this slot.
    Listening(BindingSlot),
    /// Another action has the key. The question is whether to swap.
    Taken {
        /// The slot to fill.
        slot: BindingSlot,
        /// The key or button that was pressed.
        press: KeyOrButton,
        /// The action that has it.
        holder: Action,
    },
    /// The key is reserved and cannot be assigned.
    Reserved(KeyOrButton),
    /// The question whether to restore all keys.
    ResetAll,
}

/// The requests of the settings dialogue, apart from changed settings.
#[derive(Debug, Clone, PartialEq)]
pub enum OptionsIntent {
    /// Show this page.
    Page(OptionsPage),
    /// Assign the next key or button pressed to this slot.
    Listen(BindingSlot),
    /// This was pressed for the waiting slot.
    Heard(KeyOrButton),
    /// Clear this slot.
    Unbind(BindingSlot),
    /// Swap with the action that has the key.
    Swap,
    /// Leave the keys unchanged.
    Keep,
    /// Restore the default keys of this action.
    Reset(Action),
    /// Ask whether to restore the default keys of all actions.
    AskResetAll,
    /// Restore the default keys of all actions.
    ResetAll,
    /// Save the list of keys as a printable page.
    WriteKeys,
}
