//! The pages of the settings dialogue, the state of a key assignment, and the requests that change no settings.

use orrery_locale::text;
use orrery_settings::keys::{Action, BindingSlot, KeyOrButton};

/// A page of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SettingsPage {
    /// The course of a match: animation, pace, the opponents' search, hand-over, notices, remarks and questions.
    #[default]
    Game,
    /// The window, the scale of menus and dialogues, and the rendering quality of the scenery.
    Display,
    /// Volumes and muting.
    Sound,
    /// The bindings of keys and buttons.
    Controls,
    /// Language, text size, palette and motion.
    Access,
}

impl SettingsPage {
    /// All pages in the order of their tabs.
    pub const ALL: [SettingsPage; 5] =
        [SettingsPage::Game, SettingsPage::Display, SettingsPage::Sound, SettingsPage::Controls, SettingsPage::Access];

    /// Returns the label of the page's tab.
    pub fn words(self) -> String {
        text(match self {
            SettingsPage::Game => "options-game",
            SettingsPage::Display => "options-display",
            SettingsPage::Sound => "options-sound",
            SettingsPage::Controls => "options-controls",
            SettingsPage::Access => "options-access",
        })
    }

    /// Returns the page `steps` tabs to the right, continuing with the first after the last.
    #[must_use]
    pub fn further(self, steps: usize) -> Self {
        let at = Self::ALL.iter().position(|&page| page == self).unwrap_or_default();
        Self::ALL[(at + steps) % Self::ALL.len()]
    }
}

/// The state of a key assignment.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum RemapState {
    /// No key is being assigned, and no question is open.
    #[default]
    Rest,
    /// The dialogue waits for a key or button for this slot.
    Listening(BindingSlot),
    /// The key belongs to another action. The player is asked whether to swap.
    Taken {
        /// The slot to fill.
        slot: BindingSlot,
        /// The key or button that was pressed.
        press: KeyOrButton,
        /// The action to which the key belongs.
        holder: Action,
    },
    /// The key or button cannot be assigned to the slot, because it is reserved or belongs to the other device.
    Reserved(KeyOrButton),
    /// The player is asked whether to restore the default keys of all actions.
    ResetAll,
}

/// A request of the settings dialogue that changes no settings.
#[derive(Debug, Clone, PartialEq)]
pub enum SettingsIntent {
    /// Show this page.
    Page(SettingsPage),
    /// Assign the next key or button pressed to this slot.
    Listen(BindingSlot),
    /// Report that this key or button was pressed for the waiting slot.
    Heard(KeyOrButton),
    /// Clear this slot.
    Unbind(BindingSlot),
    /// Swap keys with the action to which the key belongs.
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
