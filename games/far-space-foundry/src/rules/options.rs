//! The rule options of section 15 and their presets.

use super::data::{FIRST_PRODUCTS, products_in_play};
use super::vocab::Product;
use orrery_core::SetupPickInfo;
use orrery_core::options::{options, presets};

options! {
    /// All options of section 15; the default is the preset `seed`.
    Options {
        /// FSF-SET-1: the halves that are played.
        mode: MatchMode = "FSF-SET-1", "a mode" {
            /// Alpha, then Beta.
            Full = "full",
            /// Only Alpha (FSF-END-4).
            AlphaOnly = "alpha only",
            /// Only Beta (FSF-END-5).
            BetaOnly = "beta only",
        },
        /// FSF-SET-6: the product cards in play.
        products: ProductChoice = "FSF-SET-6", "a choice of products" {
            /// Cards drawn by chance.
            Random = "random",
            /// The cards of a first game.
            FirstGame = "first game",
            /// Cards picked by the players.
            Chosen = "chosen",
        },
        /// FSF-SET-7: the first player.
        first_player: FirstPlayer = "FSF-SET-7", "a first player" {
            /// The player with the highest roll of the die.
            Roll = "roll",
            /// A player chosen at random.
            Random = "random",
            /// The player in the first seat.
            Chosen = "chosen",
        },
        /// FSF-ACT-PR: the number of processes in one use of Process.
        process: ProcessLimit = "FSF-ACT-PR", "a number of processes" {
            /// Any number that the mover wants.
            Any = "any",
            /// At most one.
            Once = "once",
        },
        /// FSF-ACT-TR: the number of rubion sold in one use of Traders.
        traders: SalesLimit = "FSF-ACT-TR", "a number of sales" {
            /// At most one.
            Once = "once",
            /// Any number that the mover wants.
            Any = "any",
        },
        /// FSF-SOLO-2: shuttle traffic in a solo game.
        solo_traffic: SoloTraffic = "FSF-SOLO-2", "a traffic" {
            /// No traffic.
            Off = "off",
            /// A shuttle lands or leaves after every turn, decided by the die.
            On = "on",
        },
    } and {
        /// FSF-SET-6: the product cards picked by the players, one bit each. If no bit is set, chance picks the cards.
        picked: u16,
        /// True if players keep one alien pilot for each of their alien freighters, and are not asked if there is only one
        /// candidate. Used for matches that began under version 1 of the rules (FSF-MID-2).
        keeps_each: bool,
    } list {
        const PICKS: Option<SetupPickInfo> = Some(SetupPickInfo {
            option: 1,
            value: ProductChoice::Chosen as usize,
            things: &PRODUCT_WORDS,
        });

        fn picked(&self) -> u16 {
            self.picked
        }

        fn set_picked(&mut self, picked: u16) {
            self.picked = picked;
        }

        fn to_pick(&self, players: u8) -> u8 {
            let asks = self.products == ProductChoice::Chosen && self.mode != MatchMode::AlphaOnly;
            if asks { products_in_play(players) } else { 0 }
        }

        fn proposed_picks(players: u8) -> u16 {
            let first = &FIRST_PRODUCTS[..usize::from(products_in_play(players))];
            first.iter().fold(0, |picked, product| picked | u16::from(product.bit()))
        }
    }
}

/// The keywords of the products, in the order of [`Product`].
const PRODUCT_WORDS: [&str; Product::COUNT] = {
    let mut words = [""; Product::COUNT];
    let mut at = 0;
    while at < Product::COUNT {
        words[at] = Product::ALL[at].word();
        at += 1;
    }
    words
};

presets! {
    /// A named set of options.
    Preset of Options {
        /// The default of every option.
        Seed = "seed",
        /// The products of a first game.
        FirstGame = "first game" { products: ProductChoice::FirstGame },
        /// At most one process per use.
        Lean = "lean" { process: ProcessLimit::Once },
        /// Only Alpha.
        AlphaOnly = "alpha only" { mode: MatchMode::AlphaOnly },
        /// Only Beta.
        BetaOnly = "beta only" { mode: MatchMode::BetaOnly },
        /// A solo game with shuttle traffic.
        BusySolo = "busy solo" { solo_traffic: SoloTraffic::On },
    }
}

impl Options {
    /// Returns the products that the players picked.
    pub(crate) fn picked_products(&self) -> impl Iterator<Item = Product> {
        let picked = self.picked;
        Product::ALL.iter().copied().filter(move |product| picked & u16::from(product.bit()) != 0)
    }
}
