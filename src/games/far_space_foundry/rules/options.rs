//! The rule options of section 15 and their presets.

use crate::core::PresetList;
use crate::core::options::options;
use crate::core::vocabulary;
use crate::core::words::vocables;

options! {
    /// All options of section 15; the default is the preset `seed`.
    Options {
        /// FSF-SET-1: which halves are played.
        mode: Mode = "FSF-SET-1", "a mode" {
            /// Alpha, then Beta.
            Full = "full",
            /// Alpha alone (FSF-END-4).
            AlphaOnly = "alpha only",
            /// Beta alone (FSF-END-5).
            BetaOnly = "beta only",
        },
        /// FSF-SET-6: which product cards are in play.
        products: Products = "FSF-SET-6", "a choice of products" {
            /// Any.
            Random = "random",
            /// Those of a first game.
            FirstGame = "first game",
            /// Those the players pick.
            Chosen = "chosen",
        },
        /// FSF-SET-7: who begins.
        first_player: FirstPlayer = "FSF-SET-7", "a first player" {
            /// The highest roll.
            Roll = "roll",
            /// Anybody.
            Random = "random",
            /// Who sits first.
            Chosen = "chosen",
        },
        /// FSF-ACT-PR: how often Process is done in one use.
        process: ProcessTimes = "FSF-ACT-PR", "a number of processes" {
            /// As often as the mover likes.
            Any = "any",
            /// Once.
            Once = "once",
        },
        /// FSF-ACT-TR: how often the Traders buy in one use.
        traders: TradersTimes = "FSF-ACT-TR", "a number of sales" {
            /// Once.
            Once = "once",
            /// As often as the mover likes.
            Any = "any",
        },
        /// FSF-SOLO-2: traffic of others when one plays alone.
        solo_traffic: SoloTraffic = "FSF-SOLO-2", "a traffic" {
            /// None.
            Off = "off",
            /// A shuttle comes or goes after every turn.
            On = "on",
        },
    }
}

vocabulary! {
    /// A named set of options.
    Preset {
        /// All defaults.
        Seed = "seed",
        /// The products of a first game.
        FirstGame = "first game",
        /// One process a use.
        Lean = "lean",
        /// Alpha alone.
        AlphaOnly = "alpha only",
        /// Beta alone.
        BetaOnly = "beta only",
        /// Alone among others' shuttles.
        BusySolo = "busy solo",
    }
}

vocables! { Preset = "a preset" }

#[allow(clippy::derivable_impls, reason = "the list of words derives what all of them need, and this is no part of it")]
impl Default for Preset {
    fn default() -> Self {
        Preset::Seed
    }
}

impl PresetList for Preset {
    type Options = Options;

    fn options(self) -> Options {
        let seed = Options::default();
        match self {
            Preset::Seed => seed,
            Preset::FirstGame => Options { products: Products::FirstGame, ..seed },
            Preset::Lean => Options { process: ProcessTimes::Once, ..seed },
            Preset::AlphaOnly => Options { mode: Mode::AlphaOnly, ..seed },
            Preset::BetaOnly => Options { mode: Mode::BetaOnly, ..seed },
            Preset::BusySolo => Options { solo_traffic: SoloTraffic::On, ..seed },
        }
    }
}

impl Preset {
    /// The options it stands for.
    #[must_use]
    pub fn options(self) -> Options {
        PresetList::options(self)
    }
}
