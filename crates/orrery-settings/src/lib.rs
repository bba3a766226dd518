//! What the player chose about the program: pace, motion, questions, the window, the last set-up, the keys, and the
//! palette that is worn.
//!
//! Kept in `settings.ron` and `keymap.ron` in the configuration folder and written at once after every change. What the
//! command line or the environment asks for counts for one run and is never written ([`Given`]).

mod choices;
#[cfg(feature = "window")]
mod device;
#[cfg(feature = "window")]
mod files;
#[cfg(feature = "window")]
mod folders;
#[cfg(feature = "window")]
mod given;
#[cfg(feature = "window")]
pub mod keys;
mod migrate;
pub mod palette;
mod questions;
mod setups;
pub mod text;

use serde::{Deserialize, Serialize};

pub use choices::{Animation, HandOver, Moments, OpponentPace, Sky, Think, WindowKind};
#[cfg(feature = "window")]
pub use device::LastDevice;
#[cfg(feature = "window")]
pub use files::{Problem, can_write, load, load_file, load_keys, read_file, save, save_keys, write_file};
#[cfg(feature = "window")]
pub use folders::Folders;
#[cfg(feature = "window")]
pub use given::Given;
pub use migrate::VERSION;
pub use questions::{Question, Unasked};
pub use setups::{HUMAN, KnownSetup, KnownSetups, LastSetup, SeatChoice, Setups, USUAL_OPPONENT};

use crate::palette::PaletteName;
pub use orrery_record::fields::Fault;

/// How loud what is, in percent, 0 to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volume {
    /// Everything.
    pub master: u8,
    /// The music.
    pub music: u8,
    /// The effects.
    pub effects: u8,
}

impl Default for Volume {
    fn default() -> Self {
        Volume { master: 90, music: 80, effects: 80 }
    }
}

/// Everything the player chose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "window", derive(bevy::prelude::Resource))]
#[serde(default)]
pub struct Settings {
    /// The version of the file's form.
    pub version: u32,
    /// The code of the language, such as `it`; none: the system's.
    pub language: Option<String>,
    /// How fast things move.
    pub animation: Animation,
    /// How fast opponents play.
    pub pace: OpponentPace,
    /// How much the best opponents think.
    pub think: Think,
    /// No shaking, tumbling or drifting.
    pub reduced_motion: bool,
    /// What is shown when another person is to move.
    pub hand_over: HandOver,
    /// How long the match stops when something is done to a player here.
    pub moments: Moments,
    /// Whether opponents with a face say something now and then.
    pub remarks: bool,
    /// Questions the player does not want to be asked again.
    pub unasked: Unasked,
    /// The colours.
    pub palette: PaletteName,
    /// How finely planet, moon and space are drawn.
    pub sky: Sky,
    /// Size of menus and dialogues in percent, 75 to 250.
    pub ui_scale: u16,
    /// Size of their letters beside that in percent, 100 to 150.
    pub text_size: u16,
    /// How the window lies on the screen.
    pub window_kind: WindowKind,
    /// Width and height of the window in pixels, while it lies among others.
    pub window: (u32, u32),
    /// The name of the screen the window lies on; nothing: wherever the system puts it.
    pub monitor: Option<String>,
    /// No sound at all.
    pub mute: bool,
    /// No sound while another window has the focus.
    pub mute_unfocused: bool,
    /// How loud what is.
    pub volume: Volume,
    /// The game played last, by its word: it is near on the title. A word that only a newer version knows is kept.
    pub last_game: Option<String>,
    /// The last set-up of each game.
    pub setups: Setups,
    /// Entries of the file that this version does not know: name and value as written. They are written again.
    #[serde(skip)]
    pub unknown: Vec<(String, String)>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            version: VERSION,
            language: None,
            animation: Animation::default(),
            pace: OpponentPace::default(),
            think: Think::default(),
            reduced_motion: false,
            hand_over: HandOver::default(),
            moments: Moments::default(),
            remarks: true,
            unasked: Unasked::default(),
            palette: PaletteName::default(),
            sky: Sky::default(),
            ui_scale: 100,
            text_size: 100,
            window_kind: WindowKind::default(),
            window: (1280, 720),
            monitor: None,
            mute: false,
            mute_unfocused: false,
            volume: Volume::default(),
            last_game: None,
            setups: Setups::default(),
            unknown: Vec::new(),
        }
    }
}

impl Settings {
    /// Smallest and largest [`Settings::ui_scale`].
    pub const UI_SCALES: std::ops::RangeInclusive<u16> = 75..=250;
    /// Smallest and largest [`Settings::text_size`].
    pub const TEXT_SIZES: std::ops::RangeInclusive<u16> = 100..=150;

    /// The same with every number inside its range.
    #[must_use]
    pub fn within_ranges(mut self) -> Self {
        self.ui_scale = self.ui_scale.clamp(*Self::UI_SCALES.start(), *Self::UI_SCALES.end());
        self.text_size = self.text_size.clamp(*Self::TEXT_SIZES.start(), *Self::TEXT_SIZES.end());
        self.window = (self.window.0.clamp(640, 16_384), self.window.1.clamp(360, 16_384));
        let Volume { master, music, effects } = self.volume;
        self.volume = Volume { master: master.min(100), music: music.min(100), effects: effects.min(100) };
        self.version = VERSION;
        self
    }

    /// Whether `question` is asked.
    #[must_use]
    pub fn asks(&self, question: Question) -> bool {
        !self.unasked.contains(question)
    }
}
