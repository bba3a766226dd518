//! What can be chosen, one of several each.

use serde::{Deserialize, Serialize};

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
    /// The words of the command line, in the order of [`Animation::ALL`].
    pub const WORDS: [&'static str; 5] = ["off", "slow", "normal", "fast", "fastest"];

    /// The speed of a word of the command line.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        let index = Self::WORDS.iter().position(|&known| known == word)?;
        Self::ALL.get(index).copied()
    }

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
        /// A cover over the whole board until the next person takes over.
        Cover = "option-hand-over-cover",
        /// Nothing, and where hands are hidden they lie open for everybody at the screen, as one likes who teaches.
        Open = "option-hand-over-open",
    } default Banner
}

choices! {
    /// How long the match stops when something is done to a player at this screen.
    Moments {
        /// Not at all.
        Off = "option-moments-off",
        /// Long enough to read it.
        Brief = "option-moments-brief",
        /// Until it is put away.
        Wait = "option-moments-wait",
    } default Brief
}

choices! {
    /// How the window lies on the screen.
    WindowKind {
        /// A window among others.
        Windowed = "option-window-windowed",
        /// Over the whole screen, without a frame; other windows can come before it.
        Borderless = "option-window-borderless",
        /// The screen for this program alone.
        Fullscreen = "option-window-fullscreen",
    } default Windowed
}
