//! What the player chose about the program: pace, motion, questions, the window, the last set-up, and the keys.
//!
//! Kept in `settings.ron` and `keymap.ron` in the configuration folder and written at once after every change.

mod files;
pub mod keys;

use std::collections::BTreeSet;

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

pub use files::{Folders, Problem, load, load_file, load_keys, save, write_file};

use crate::ai::{Level, Opponent};
use crate::palette::PaletteName;
use crate::rules::{Colour, Options, Preset};

/// The version of the file's form.
pub const VERSION: u32 = 1;

macro_rules! choices {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $key:literal),+ $(,)? } default $default:ident) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every value in the order of the menus.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The key of its message.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $key),+ }
            }
        }

        impl Default for $name {
            fn default() -> Self {
                $name::$default
            }
        }
    };
}

choices! {
    /// How fast things move on the board.
    Animation {
        /// Nothing moves: things are where they go.
        Off = "option-animation-off",
        /// Half as fast.
        Half = "option-animation-half",
        /// As designed.
        Normal = "option-animation-normal",
        /// Twice as fast.
        Double = "option-animation-double",
        /// Four times as fast.
        Quadruple = "option-animation-quadruple",
    } default Normal
}

impl Animation {
    /// How many times as fast as designed things move; nothing when they do not move.
    #[must_use]
    pub const fn factor(self) -> Option<f32> {
        match self {
            Animation::Off => None,
            Animation::Half => Some(0.5),
            Animation::Normal => Some(1.0),
            Animation::Double => Some(2.0),
            Animation::Quadruple => Some(4.0),
        }
    }
}

choices! {
    /// How long opponents wait between two orders.
    OpponentPace {
        /// Not at all.
        Instant = "option-pace-instant",
        /// A moment.
        Fast = "option-pace-fast",
        /// Long enough to follow.
        Normal = "option-pace-normal",
        /// Long enough to think about it.
        Slow = "option-pace-slow",
        /// Until the player asks for the next.
        Step = "option-pace-step",
    } default Normal
}

impl OpponentPace {
    /// Seconds between two orders.
    #[must_use]
    pub const fn seconds(self) -> f32 {
        match self {
            OpponentPace::Instant | OpponentPace::Step => 0.0,
            OpponentPace::Fast => 0.25,
            OpponentPace::Normal => 0.7,
            OpponentPace::Slow => 1.6,
        }
    }
}

choices! {
    /// How much the best opponents play on in thought before they decide.
    Think {
        /// Half of the usual.
        Half = "option-think-half",
        /// As their strength is measured.
        Usual = "option-think-usual",
        /// Twice as much.
        Double = "option-think-double",
        /// Four times as much.
        Quadruple = "option-think-quadruple",
    } default Usual
}

impl Think {
    /// In percent of the usual.
    #[must_use]
    pub const fn percent(self) -> u16 {
        match self {
            Think::Half => 50,
            Think::Usual => 100,
            Think::Double => 200,
            Think::Quadruple => 400,
        }
    }
}

choices! {
    /// How finely planet, moon and space are drawn.
    Sky {
        /// As finely as this machine draws them smoothly.
        Auto = "option-sky-auto",
        /// Everything.
        Full = "option-sky-full",
        /// Coarser ground, no cloud, fields without noise.
        Plain = "option-sky-plain",
    } default Auto
}

choices! {
    /// What is shown when another person is to move.
    HandOver {
        /// Nothing.
        Off = "option-hand-over-off",
        /// A banner with what changed.
        Banner = "option-hand-over-banner",
    } default Banner
}

choices! {
    /// A question that is asked before something is lost.
    Question {
        /// Ending the turn while ships are unplaced.
        UndockedShips = "option-ask-undocked",
        /// Ending the turn while a finished colony could be launched.
        Launch = "option-ask-launch",
        /// Ending the turn while a card could be claimed.
        Claim = "option-ask-claim",
        /// Ending the match while another player is ahead.
        LastColony = "option-ask-last-colony",
        /// Giving up a ship.
        SpendsShip = "option-ask-spends-ship",
    } default UndockedShips
}

/// The word for a person at this screen; every other is an opponent's.
pub const HUMAN: &str = "human";

/// Who sits at a seat that nobody chose a player for, and in place of one this version does not know.
pub const USUAL_OPPONENT: Opponent = Opponent::engine(Level::Pilot);

/// A seat of the set-up screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChoice {
    /// Its colour.
    pub colour: Colour,
    /// Its player's name; empty: called by the colour.
    pub name: String,
    /// Who plays it: [`HUMAN`] or the word of an opponent. A word that only a newer version knows is kept.
    pub player: String,
}

impl SeatChoice {
    /// The opponent of this seat, the usual one in place of one this version does not know; none for a person.
    #[must_use]
    pub fn opponent(&self) -> Option<Opponent> {
        (self.player != HUMAN).then(|| Opponent::from_word(&self.player).unwrap_or(USUAL_OPPONENT))
    }

    /// Whether this version does not know who is to play here.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        self.player != HUMAN && Opponent::from_word(&self.player).is_none()
    }
}

/// What the set-up screen showed last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// The seats that play, in turn order.
    pub seats: Vec<SeatChoice>,
    /// The named set of options they began from.
    pub preset: Preset,
    /// The options.
    pub options: Options,
}

impl Default for LastSetup {
    fn default() -> Self {
        let seats = Colour::ALL
            .iter()
            .enumerate()
            .map(|(index, &colour)| SeatChoice {
                colour,
                name: String::new(),
                player: if index == 0 { HUMAN } else { USUAL_OPPONENT.word() }.to_owned(),
            })
            .take(3)
            .collect();
        LastSetup { seats, preset: Preset::default(), options: Options::default() }
    }
}

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
#[derive(Resource, Debug, Clone, PartialEq, Serialize, Deserialize)]
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
    /// Questions the player does not want to be asked again.
    pub unasked: BTreeSet<Question>,
    /// The colours.
    pub palette: PaletteName,
    /// How finely planet, moon and space are drawn.
    pub sky: Sky,
    /// Size of menus and dialogues in percent, 75 to 250.
    pub ui_scale: u16,
    /// The window fills the screen.
    pub fullscreen: bool,
    /// Logical width and height of the window, when it does not.
    pub window: (u32, u32),
    /// No sound at all.
    pub mute: bool,
    /// No sound while another window has the focus.
    pub mute_unfocused: bool,
    /// How loud what is.
    pub volume: Volume,
    /// The last set-up.
    pub setup: LastSetup,
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
            unasked: BTreeSet::new(),
            palette: PaletteName::default(),
            sky: Sky::default(),
            ui_scale: 100,
            fullscreen: false,
            window: (1280, 720),
            mute: false,
            mute_unfocused: false,
            volume: Volume::default(),
            setup: LastSetup::default(),
        }
    }
}

impl Settings {
    /// Smallest and largest [`Settings::ui_scale`].
    pub const UI_SCALES: std::ops::RangeInclusive<u16> = 75..=250;

    /// The same with every number inside its range.
    #[must_use]
    pub fn within_ranges(mut self) -> Self {
        self.ui_scale = self.ui_scale.clamp(*Self::UI_SCALES.start(), *Self::UI_SCALES.end());
        self.window = (self.window.0.clamp(640, 16_384), self.window.1.clamp(360, 16_384));
        let Volume { master, music, effects } = self.volume;
        self.volume = Volume { master: master.min(100), music: music.min(100), effects: effects.min(100) };
        self.version = VERSION;
        self
    }

    /// Whether `question` is asked.
    #[must_use]
    pub fn asks(&self, question: Question) -> bool {
        !self.unasked.contains(&question)
    }
}
