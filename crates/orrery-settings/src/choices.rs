//! Settings with a fixed list of values, one enum each.

use serde::{Deserialize, Serialize};

macro_rules! choices {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $key:literal),+ $(,)? } default $default:ident) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// All values, in the order of the menus.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Returns the key of the message that names the value.
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
    /// The speed of animations on the board.
    AnimationSpeed {
        /// No animation: things appear at their destination at once.
        Off = "option-animation-off",
        /// Half the designed speed.
        Half = "option-animation-half",
        /// The designed speed.
        Normal = "option-animation-normal",
        /// Twice the designed speed.
        Double = "option-animation-double",
        /// Four times the designed speed.
        Quadruple = "option-animation-quadruple",
    } default Normal
}

impl AnimationSpeed {
    /// The keywords on the command line, in the order of [`AnimationSpeed::ALL`].
    pub const WORDS: [&'static str; 5] = ["off", "slow", "normal", "fast", "fastest"];

    /// Returns the speed with this keyword on the command line, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        let index = Self::WORDS.iter().position(|&known| known == word)?;
        Self::ALL.get(index).copied()
    }

    /// Returns the speed as a multiple of the designed speed, or `None` if animation is off.
    pub const fn factor(self) -> Option<f32> {
        match self {
            AnimationSpeed::Off => None,
            AnimationSpeed::Half => Some(0.5),
            AnimationSpeed::Normal => Some(1.0),
            AnimationSpeed::Double => Some(2.0),
            AnimationSpeed::Quadruple => Some(4.0),
        }
    }
}

choices! {
    /// The pause between two orders of an opponent.
    OpponentPace {
        /// No pause.
        Instant = "option-pace-instant",
        /// A short pause of 0.25 s.
        Fast = "option-pace-fast",
        /// A pause of 0.7 s, long enough to follow the orders.
        Normal = "option-pace-normal",
        /// A pause of 1.6 s, long enough to think about each order.
        Slow = "option-pace-slow",
        /// No fixed pause: the match waits until the player asks for the next order.
        Step = "option-pace-step",
    } default Normal
}

impl OpponentPace {
    /// Returns the pause between two orders, in seconds; 0 for [`Self::Instant`] and [`Self::Step`].
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
    /// The amount of search by the best opponents before each decision.
    SearchAmount {
        /// Half the usual amount.
        Half = "option-think-half",
        /// The amount with which the opponents' strength was measured.
        Usual = "option-think-usual",
        /// Twice the usual amount.
        Double = "option-think-double",
        /// Four times the usual amount.
        Quadruple = "option-think-quadruple",
    } default Usual
}

impl SearchAmount {
    /// Returns the amount in percent of the usual amount.
    pub const fn percent(self) -> u16 {
        match self {
            SearchAmount::Half => 50,
            SearchAmount::Usual => 100,
            SearchAmount::Double => 200,
            SearchAmount::Quadruple => 400,
        }
    }
}

choices! {
    /// The rendering quality of the planet, the moon and space.
    SkyQuality {
        /// The best quality that this machine renders smoothly.
        Auto = "option-sky-auto",
        /// Full quality.
        Full = "option-sky-full",
        /// Reduced quality: coarser ground, no clouds, and no noise that is computed in every frame.
        Plain = "option-sky-plain",
    } default Auto
}

choices! {
    /// The announcement when another person at this screen is to move.
    HandOverNotice {
        /// No announcement.
        Off = "option-hand-over-off",
        /// A banner with the changes since that person's last turn.
        Banner = "option-hand-over-banner",
        /// A cover over the whole board until the next person takes over.
        Cover = "option-hand-over-cover",
        /// No announcement, and hidden hands are visible to all people at the screen, for teaching.
        Open = "option-hand-over-open",
    } default Banner
}

choices! {
    /// The pause of the match when something happens to a player at this screen.
    InterruptionPause {
        /// No pause.
        Off = "option-moments-off",
        /// A pause that is long enough to read the notice.
        Brief = "option-moments-brief",
        /// A pause until the notice is closed.
        Wait = "option-moments-wait",
    } default Brief
}

choices! {
    /// The mode of the window.
    WindowKind {
        /// A normal window.
        Windowed = "option-window-windowed",
        /// A window without a frame that fills the screen. Other windows can appear in front of it.
        Borderless = "option-window-borderless",
        /// Exclusive full-screen mode.
        Fullscreen = "option-window-fullscreen",
    } default Windowed
}
