//! The data of section 13: docks, products, fleets. Nowhere else are these figures written.

use super::vocab::{Action, Good, Half, Product, Ship};

/// Docks of the foundry, in a ring (FSF-COM-5).
pub const DOCKS: u8 = 8;
/// Tokens of each raw good (FSF-COM-6).
pub const RAW_GOODS: u8 = 30;
/// Credits there are (FSF-COM-6, FSF-CRD-1).
pub const CREDITS: u8 = 15;
/// Tokens of each product (FSF-COM-6).
pub const TOKENS: u8 = 6;
/// Spaces of the federal freighter (FSF-COM-4).
pub const FEDERAL_SIZE: u8 = 3;
/// Sizes of the freighters of each alien colour, 1 to this (FSF-COM-4).
pub const LARGEST_FREIGHTER: u8 = 4;
/// Pilots a hand is filled up to (FSF-TURN-3).
pub const HAND: u8 = 3;
/// Pilots the Cantina shows (FSF-ACT-CA).
pub const SHOWN: u8 = 4;
/// Credits for one rubion (FSF-ACT-TR).
pub const RUBION_PRICE: u8 = 2;
/// What a warehouse holds at the start of Alpha of skyrite and of rubion (FSF-SET-3).
pub const FIRST_GOODS: u8 = 2;
/// What is stowed in a game of Beta alone: skyrite, galactium (FSF-END-5).
pub const STOWED: [(Good, u8); 2] = [(Good::Skyrite, 6), (Good::Galactium, 4)];
/// Points that win alone (FSF-SOLO-1).
pub const POINTS_TO_WIN_ALONE: i32 = 22;

/// Spaces of a warehouse (FSF-COM-7).
#[inline]
#[must_use]
pub const fn warehouse_size(half: Half) -> u8 {
    match half {
        Half::Alpha => 7,
        Half::Beta => 5,
    }
}

/// Product cards in play with so many players (FSF-SET-6).
#[must_use]
pub const fn products_in_play(players: u8) -> u8 {
    match players {
        4.. => 5,
        3 => 4,
        _ => 3,
    }
}

/// The products of a first game, as many of them as are in play (FSF-SET-6).
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

/// What a dock offers, from 1 (FSF-ACT-1).
#[inline]
#[must_use]
pub const fn action_of(half: Half, dock: u8) -> Action {
    let place = (dock.saturating_sub(1) % DOCKS) as usize;
    match half {
        Half::Alpha => ALPHA[place],
        Half::Beta => BETA[place],
    }
}

/// A product card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    /// What it costs each time.
    pub cost: &'static [(Good, u8)],
    /// Tokens it gives each time.
    pub tokens: u8,
    /// How often it can be used in one use of Manufacture.
    pub times: u8,
    /// Points of each token.
    pub points: u8,
}

const fn card(cost: &'static [(Good, u8)], tokens: u8, times: u8, points: u8) -> Card {
    Card { cost, tokens, times, points }
}

const CARDS: [Card; Product::COUNT] = [
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
    /// Its card.
    #[inline]
    #[must_use]
    pub const fn card(self) -> &'static Card {
        &CARDS[self as usize]
    }
}

/// Fleets there are (FSF-END-5).
pub const FLEETS: u8 = 4;

/// The sizes of the freighters of a fleet, from 1, in the order of freighters.
#[must_use]
pub const fn fleet(number: u8) -> [u8; Ship::COUNT] {
    match number {
        1 => [FEDERAL_SIZE, 1, 3, 4],
        2 => [FEDERAL_SIZE, 3, 4, 1],
        3 => [FEDERAL_SIZE, 4, 1, 2],
        _ => [FEDERAL_SIZE, 2, 2, 3],
    }
}
