//! The data of section 13: docks, products and fleets. No other file repeats these figures.

use super::vocab::{Action, FreighterKind, Good, MatchHalf, Product};

/// Number of docks of the foundry, in a ring (FSF-COM-5).
pub const DOCKS: u8 = 8;
/// Number of tokens of each raw good (FSF-COM-6).
pub const RAW_GOODS: u8 = 30;
/// Total number of credits (FSF-COM-6, FSF-CRD-1).
pub const CREDITS: u8 = 15;
/// Number of tokens of each product (FSF-COM-6).
pub const TOKENS: u8 = 6;
/// Number of spaces of the federal freighter (FSF-COM-4).
pub const FEDERAL_SIZE: u8 = 3;
/// Size of the largest freighter of each alien colour; the sizes begin at 1 (FSF-COM-4).
pub const LARGEST_FREIGHTER: u8 = 4;
/// Number of pilots up to which a hand is filled (FSF-TURN-3).
pub const HAND: u8 = 3;
/// Maximum number of pilots shown in the Cantina (FSF-ACT-CA).
pub const SHOWN: u8 = 4;
/// Number of credits for one rubion (FSF-ACT-TR).
pub const RUBION_PRICE: u8 = 2;
/// Number of skyrite, and of rubion, in a warehouse at the start of Alpha (FSF-SET-3).
pub const FIRST_GOODS: u8 = 2;
/// The goods that each player stows in a Beta-only game, with the number of each (FSF-END-5).
pub const STOWED: [(Good, u8); 2] = [(Good::Skyrite, 6), (Good::Galactium, 4)];
/// Points needed to win a solo game (FSF-SOLO-1).
pub const SOLO_TARGET: i32 = 22;

/// Returns the number of spaces of a warehouse in a half (FSF-COM-7).
#[inline]
pub const fn warehouse_size(half: MatchHalf) -> u8 {
    match half {
        MatchHalf::Alpha => 7,
        MatchHalf::Beta => 5,
    }
}

/// Returns the number of product cards in play in a match with this number of players (FSF-SET-6).
pub const fn products_in_play(players: u8) -> u8 {
    match players {
        4.. => 5,
        3 => 4,
        _ => 3,
    }
}

/// The product cards of a first game. If fewer are in play, the first ones are used (FSF-SET-6).
pub const FIRST_PRODUCTS: [Product; 5] =
    [Product::Robot, Product::IonCannon, Product::Battery, Product::Drone, Product::RayGun];

const ALPHA: [Action; DOCKS as usize] = [
    Action::Cantina,
    Action::Process,
    Action::Traders,
    Action::Process,
    Action::Cantina,
    Action::Process,
    Action::Traders,
    Action::Process,
];

const BETA: [Action; DOCKS as usize] = [
    Action::Manufacture,
    Action::Charge,
    Action::Upgrade,
    Action::Manufacture,
    Action::Charge,
    Action::Manufacture,
    Action::Upgrade,
    Action::Charge,
];

/// Returns the action of a dock, 1 to 8, in a half (FSF-ACT-1).
#[inline]
pub const fn action_of(half: MatchHalf, dock: u8) -> Action {
    let place = (dock.saturating_sub(1) % DOCKS) as usize;
    match half {
        MatchHalf::Alpha => ALPHA[place],
        MatchHalf::Beta => BETA[place],
    }
}

/// The cost, the yield, the limit of use, and the points of a product card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProductCard {
    /// The goods that one use of the card costs, with the number of each.
    pub cost: &'static [(Good, u8)],
    /// Number of tokens gained by one use.
    pub tokens: u8,
    /// Maximum number of uses of the card in one use of Manufacture.
    pub times: u8,
    /// Points of each token.
    pub points: u8,
}

const fn card(cost: &'static [(Good, u8)], tokens: u8, times: u8, points: u8) -> ProductCard {
    ProductCard { cost, tokens, times, points }
}

const CARDS: [ProductCard; Product::COUNT] = [
    card(&[(Good::Skyrite, 1)], 2, 2, 1),
    card(&[(Good::Skyrite, 2)], 2, 1, 2),
    card(&[(Good::Skyrite, 2)], 1, 2, 4),
    card(&[(Good::Galactium, 1)], 3, 1, 1),
    card(&[(Good::Galactium, 1)], 1, 2, 3),
    card(&[(Good::Skyrite, 1), (Good::Galactium, 1)], 2, 1, 3),
    card(&[(Good::Galactium, 2)], 1, 2, 7),
    card(&[(Good::Skyrite, 1), (Good::Galactium, 2)], 1, 1, 10),
];

impl Product {
    /// Returns the card of the product.
    #[inline]
    pub const fn card(self) -> &'static ProductCard {
        &CARDS[self as usize]
    }
}

/// Number of fleets (FSF-END-5).
pub const FLEETS: u8 = 4;

/// Returns the sizes of the freighters in fleet `number` (1 to 4), in the order of [`FreighterKind`].
pub const fn fleet(number: u8) -> [u8; FreighterKind::COUNT] {
    match number {
        1 => [FEDERAL_SIZE, 1, 3, 4],
        2 => [FEDERAL_SIZE, 3, 4, 1],
        3 => [FEDERAL_SIZE, 4, 1, 2],
        _ => [FEDERAL_SIZE, 2, 2, 3],
    }
}
