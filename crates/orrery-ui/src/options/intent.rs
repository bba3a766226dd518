//! What the settings ask for beside changed settings.

use orrery_locale::text;
use orrery_settings::keys::{Action, Press, Slot};

/// A page of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OptionsPage {
    /// How a match goes on.
    #[default]
    Game,
    /// Window and scenery.
    Display,
    /// What is heard.
    Sound,
    /// Keys and buttons.
    Controls,
    /// Language, letters, colours, motion.
    Access,
}

impl OptionsPage {
    /// Every page in the order of their tabs.
    pub const ALL: [OptionsPage; 5] =
        [OptionsPage::Game, OptionsPage::Display, OptionsPage::Sound, OptionsPage::Controls, OptionsPage::Access];

    /// What its tab says.
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

    /// The page this many tabs further, round and round.
    #[must_use]
    pub fn further(self, steps: usize) -> Self {
        let at = Self::ALL.iter().position(|&page| page == self).unwrap_or_default();
        Self::ALL[(at + steps) % Self::ALL.len()]
    }
}

/// What is asked while keys are changed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Remap {
    /// Nothing.
    #[default]
    Rest,
    /// Which key, or button, shall stand in this slot.
    Listening(Slot),
    /// Whether to swap: an action has the key already.
    Taken {
        /// Where it shall stand.
        slot: Slot,
        /// What was pressed.
        press: Press,
        /// Who has it.
        holder: Action,
    },
    /// The key is none that can be given away.
    Reserved(Press),
    /// Whether every key shall do what it did at first.
    ResetAll,
}

/// What the pages of the settings ask for beside changed settings.
#[derive(Debug, Clone, PartialEq)]
pub enum OptionsIntent {
    /// Show this page.
    Page(OptionsPage),
    /// Let the next key, or button, stand in this slot.
    Listen(Slot),
    /// This was pressed for the slot that waits.
    Heard(Press),
    /// Empty this slot.
    Unbind(Slot),
    /// Swap with who has the key.
    Swap,
    /// Leave keys as they are.
    Keep,
    /// Give this action its usual keys.
    Reset(Action),
    /// Ask whether every action shall have its usual keys.
    AskResetAll,
    /// Give every action its usual keys.
    ResetAll,
    /// Write the list of keys as a page that can be printed.
    WriteKeys,
}
