//! The rule options of section 15 and their presets.

use super::data::{FIRST_PRODUCTS, products_in_play};
use super::vocab::Product;
use orrery_core::options::options;
use orrery_core::vocabulary;
use orrery_core::words::vocables;
use orrery_core::{PickInfo, PresetList};

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
    } and {
        /// FSF-SET-6: the product cards that the players picked, a bit each; none where nobody has picked, so that chance does.
        picked: u16,
        /// Whether each player keeps one alien pilot for each of his alien freighters, unasked where there is but one, as in
        /// matches that began under version 1 of the rules (FSF-MID-2).
        keeps_each: bool,
    } list {
        const PICKS: Option<PickInfo> = Some(PickInfo {
            option: 1,
            value: Products::Chosen as usize,
            things: &PRODUCT_WORDS,
        });

        fn picked(&self) -> u16 {
            self.picked
        }

        fn set_picked(&mut self, picked: u16) {
            self.picked = picked;
        }

        fn to_pick(&self, players: u8) -> u8 {
            let asks = self.products == Products::Chosen && self.mode != Mode::AlphaOnly;
            if asks { products_in_play(players) } else { 0 }
        }

        fn proposed_picks(players: u8) -> u16 {
            let first = &FIRST_PRODUCTS[..usize::from(products_in_play(players))];
            first.iter().fold(0, |picked, product| picked | u16::from(product.bit()))
        }
    }
}

/// The products by their words, in their order.
const PRODUCT_WORDS: [&str; Product::COUNT] = {
    let mut words = [""; Product::COUNT];
    let mut at = 0;
    while at < Product::COUNT {
        words[at] = Product::ALL[at].word();
        at += 1;
    }
    words
};

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

impl Options {
    /// The products that the players picked.
    pub(crate) fn picked_products(&self) -> impl Iterator<Item = Product> {
        let picked = self.picked;
        Product::ALL.iter().copied().filter(move |product| picked & u16::from(product.bit()) != 0)
    }
}

impl Preset {
    /// The options it stands for.
    #[must_use]
    pub fn options(self) -> Options {
        PresetList::options(self)
    }
}
