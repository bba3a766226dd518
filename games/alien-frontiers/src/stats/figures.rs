//! The figures counted for a seat, which only this game has.

use orrery_learn::seat_stats;

use crate::rules::{Card, Facility, Order};
use orrery_learn::stats::FACES;

seat_stats! {
    /// Fuel and ore gained, spent, given up and lost, in tokens.
    pub struct ResourceFlow {
        /// Fuel from facilities and cards.
        sum pub fuel_in: u32,
        /// Ore from facilities, cards and trades.
        sum pub ore_in: u32,
        /// Fuel paid as a price or in trades.
        sum pub fuel_out: u32,
        /// Ore paid as a price.
        sum pub ore_out: u32,
        /// Fuel taken in raids.
        sum pub fuel_stolen: u32,
        /// Ore taken in raids.
        sum pub ore_stolen: u32,
        /// Fuel lost to raids.
        sum pub fuel_lost: u32,
        /// Ore lost to raids.
        sum pub ore_lost: u32,
        /// Fuel given up because of the limit of eight (TURN-6).
        sum pub fuel_shed: u32,
        /// Ore given up because of the limit of eight (TURN-6).
        sum pub ore_shed: u32,
    }

    /// The highest values reached in a match, for achievements.
    pub struct AchievementStats {
        /// The largest number of territories controlled at once.
        max pub territories: u8,
        /// Territories ever controlled: bit `i` for the territory of index `i`.
        set pub held: u8,
        /// The largest number of cards held at once.
        max pub cards: u8,
        /// The largest number of ships that were not in stock at the same time, including the relic ship.
        max pub fleet: u8,
        /// The largest number of facilities docked at in one turn, without the Bay.
        max pub facilities: u8,
        /// The largest number of colonies placed in one turn.
        max pub landings: u8,
        /// The largest number of points behind the best other player at the end of a turn.
        max pub behind: u8,
        /// True if the Alien City and the Alien Monument were held at once.
        set pub both_wonders: bool,
    }

    /// The figures of one seat in one match that are specific to this game.
    pub struct GameSeatStats {
        /// Number of dice rolled with each face, 1 to 6, including rerolled ships and the relic ship.
        sum pub dice: [u32; FACES],
        /// Number of ships docked, by facility, without those that went to the Bay at the end of a turn.
        sum pub docked: [u32; Facility::COUNT],
        /// Fuel and ore gained, spent and lost.
        sum pub flow: ResourceFlow,
        /// Number of raids by this player.
        sum pub raids: u32,
        /// Number of raids that took something from this player.
        sum pub raided: u32,
        /// Cards claimed at the Artifact.
        sum pub cards_claimed: u32,
        /// Cards taken in raids.
        sum pub cards_stolen: u32,
        /// Cards lost to raids.
        sum pub cards_lost: u32,
        /// Number of powers used, by card.
        sum pub used: [u32; Card::COUNT],
        /// Number of discard powers used, by card.
        sum pub discarded: [u32; Card::COUNT],
        /// Ships built.
        sum pub ships_built: u32,
        /// Number of times the relic ship was bought.
        sum pub relics: u32,
        /// Ships of this player that other players evicted from their docks.
        sum pub evicted: u32,
        /// Colonies placed from the Constructor, the Hub and the Terraforming Station, in this order.
        sum pub colonies: [u32; 3],
        /// The highest values reached in the match.
        sum pub marks: AchievementStats,
        /// The figures of the current turn.
        #[serde(skip)]
        skip pub(super) turn: TurnStats,
    }
}

/// The figures of one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct TurnStats {
    facilities: [bool; Facility::COUNT],
    landings: u8,
}

impl GameSeatStats {
    /// Returns the total of fuel and ore taken in raids.
    pub const fn stolen(&self) -> u32 {
        self.flow.fuel_stolen + self.flow.ore_stolen
    }

    /// Counts `order` in the current turn, and updates the highest values.
    pub(super) fn count_turn(&mut self, order: &Order) {
        let turn = &mut self.turn;
        if let Some(facility) = order.facility().filter(|&facility| facility != Facility::MaintenanceBay) {
            turn.facilities[facility.index()] = true;
        }
        turn.landings += u8::from(matches!(order, Order::Settle { .. } | Order::Launch(_)));
        let facilities = turn.facilities.iter().filter(|&&docked| docked).count() as u8;
        self.marks.facilities = self.marks.facilities.max(facilities);
        self.marks.landings = self.marks.landings.max(turn.landings);
    }
}
