//! The player's settings, such as the pace, the window, the last set-up of each game, the keys and the palette.
//!
//! They are stored in `settings.ron` and `keymap.ron` in the configuration folder and saved immediately after every change.
//! Overrides from the command line or the environment apply to one run and are never saved ([`SettingsOverrides`]).
//!
//! - [`Settings`]: the settings, with a type for the values of each.
//! - [`LastSetups`]: the last values of the set-up screen, for each game.
//! - [`palette`]: the current palette.
//! - [`text`]: reading settings of any version from text.
//! - With the feature `window`: `keys`, the bindings of keys and buttons; `load` and `save`; `AppFolders`, the locations of files.

mod choices;
#[cfg(feature = "window")]
mod device;
#[cfg(feature = "window")]
mod files;
#[cfg(feature = "window")]
mod folders;
#[cfg(feature = "window")]
pub mod keys;
mod migrate;
#[cfg(feature = "window")]
mod overrides;
pub mod palette;
mod questions;
mod setups;
pub mod text;

use serde::{Deserialize, Serialize};

pub use choices::{
    AnimationSpeed, HandOverNotice, InterruptionPause, OpponentPace, SearchAmount, SkyQuality, WindowKind,
};
#[cfg(feature = "window")]
pub use device::LastInputDevice;
#[cfg(feature = "window")]
pub use files::{FileProblem, can_write, load, load_file, load_keys, read_file, save, save_keys, write_file};
#[cfg(feature = "window")]
pub use folders::AppFolders;
pub use migrate::VERSION;
#[cfg(feature = "window")]
pub use overrides::SettingsOverrides;
pub use questions::{ConfirmationId, DismissedConfirmations};
pub use setups::{HUMAN, LastSetup, LastSetups, SeatChoice, SetupReader, SetupReaders, USUAL_OPPONENT};

use crate::palette::PaletteName;
pub use orrery_record::fields::RonFieldError;

/// The sound volumes, in percent from 0 to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// The master volume, which scales the other two.
    pub master: u8,
    /// The volume of the music.
    pub music: u8,
    /// The volume of the sound effects.
    pub effects: u8,
}

impl Default for Volumes {
    fn default() -> Self {
        Volumes { master: 90, music: 80, effects: 80 }
    }
}

/// The player's settings, as stored in `settings.ron`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "window", derive(bevy::prelude::Resource))]
#[serde(default)]
pub struct Settings {
    /// The version of the file format.
    pub version: u32,
    /// The code of the language, such as `it`, or `None` for the language of the system.
    pub language: Option<String>,
    /// The speed of animations.
    pub animation: AnimationSpeed,
    /// The pause between two orders of an opponent.
    pub pace: OpponentPace,
    /// The amount of search by the best opponents.
    pub think: SearchAmount,
    /// True to disable shaking, tumbling and drifting.
    pub reduced_motion: bool,
    /// The announcement when another person at this screen is to move.
    pub hand_over: HandOverNotice,
    /// The pause of the match when something happens to a player at this screen.
    pub moments: InterruptionPause,
    /// True if opponents with a character occasionally make a remark.
    pub remarks: bool,
    /// The confirmations that the player has disabled.
    pub unasked: DismissedConfirmations,
    /// The palette of board and panels.
    pub palette: PaletteName,
    /// The rendering quality of the planet, the moon and space.
    pub sky: SkyQuality,
    /// The scale of menus and dialogues, in percent, 75 to 250.
    pub ui_scale: u16,
    /// The text size in menus and dialogues, relative to their scale, in percent, 100 to 150.
    pub text_size: u16,
    /// The mode of the window.
    pub window_kind: WindowKind,
    /// The width and height of the window, in pixels, when it is not full-screen.
    pub window: (u32, u32),
    /// The name of the monitor with the window, or `None` to leave the choice to the system.
    pub monitor: Option<String>,
    /// True to mute all sound.
    pub mute: bool,
    /// True to mute all sound while another window has the focus.
    pub mute_unfocused: bool,
    /// The volumes of music and sound effects.
    pub volume: Volumes,
    /// The key of the game played last, which is in front on the title screen. A key that only a newer version knows is
    /// preserved.
    pub last_game: Option<String>,
    /// The last set-up of each game.
    pub setups: LastSetups,
    /// The entries of the file that this version does not know: name and value, verbatim. They are written back when the settings
    /// are saved.
    #[serde(skip)]
    pub unknown: Vec<(String, String)>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            version: VERSION,
            language: None,
            animation: AnimationSpeed::default(),
            pace: OpponentPace::default(),
            think: SearchAmount::default(),
            reduced_motion: false,
            hand_over: HandOverNotice::default(),
            moments: InterruptionPause::default(),
            remarks: true,
            unasked: DismissedConfirmations::default(),
            palette: PaletteName::default(),
            sky: SkyQuality::default(),
            ui_scale: 100,
            text_size: 100,
            window_kind: WindowKind::default(),
            window: (1280, 720),
            monitor: None,
            mute: false,
            mute_unfocused: false,
            volume: Volumes::default(),
            last_game: None,
            setups: LastSetups::default(),
            unknown: Vec::new(),
        }
    }
}

impl Settings {
    /// The range of [`Settings::ui_scale`].
    pub const UI_SCALES: std::ops::RangeInclusive<u16> = 75..=250;
    /// The range of [`Settings::text_size`].
    pub const TEXT_SIZES: std::ops::RangeInclusive<u16> = 100..=150;

    /// Returns the settings in the current version, with every number clamped to its range.
    #[must_use]
    pub fn within_ranges(mut self) -> Self {
        self.ui_scale = self.ui_scale.clamp(*Self::UI_SCALES.start(), *Self::UI_SCALES.end());
        self.text_size = self.text_size.clamp(*Self::TEXT_SIZES.start(), *Self::TEXT_SIZES.end());
        self.window = (self.window.0.clamp(640, 16_384), self.window.1.clamp(360, 16_384));
        let Volumes { master, music, effects } = self.volume;
        self.volume = Volumes { master: master.min(100), music: music.min(100), effects: effects.min(100) };
        self.version = VERSION;
        self
    }

    /// Returns true if `question` is still asked.
    pub fn asks(&self, question: ConfirmationId) -> bool {
        !self.unasked.contains(question)
    }
}
