//! The figures counted for a seat, which only this game has.

use orrery_learn::merge_stats;
use serde::{Deserialize, Serialize};

use crate::rules::{Card, Facility, Order};
use orrery_learn::stats::FACES;

/// Fuel and ore gained, spent, given up and lost, in tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ResourceFlow {
    /// Fuel from facilities and cards.
    pub fuel_in: u32,
    /// Ore from facilities, cards and trades.
    pub ore_in: u32,
    /// Fuel paid as a price or in trades.
    pub fuel_out: u32,
    /// Ore paid as a price.
    pub ore_out: u32,
    /// Fuel taken in raids.
    pub fuel_stolen: u32,
    /// Ore taken in raids.
    pub ore_stolen: u32,
    /// Fuel lost to raids.
    pub fuel_lost: u32,
    /// Ore lost to raids.
    pub ore_lost: u32,
    /// Fuel given up because of the limit of eight (TURN-6).
    pub fuel_shed: u32,
    /// Ore given up because of the limit of eight (TURN-6).
    pub ore_shed: u32,
}

/// The highest values reached in a match, for achievements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchMaxima {
    /// The largest number of territories controlled at once.
    pub territories: u8,
    /// Territories ever controlled: bit `i` for the territory of index `i`.
    pub held: u8,
    /// The largest number of cards held at once.
    pub cards: u8,
    /// The largest number of ships out of the stock at once, including the relic ship.
    pub fleet: u8,
    /// The largest number of facilities docked at in one turn, without the Bay.
    pub facilities: u8,
    /// The largest number of colonies placed in one turn.
    pub landings: u8,
    /// The largest number of points behind the best other player at the end of a turn.
    pub behind: u8,
    /// True if the Alien City and the Alien Monument were held at once.
    pub both_wonders: bool,
}

/// The figures of one seat in one match that are specific to this game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GameStats {
    /// Number of dice rolled with each face, 1 to 6, including rerolled ships and the relic ship.
    pub dice: [u32; FACES],
    /// Number of ships docked, by facility, without those that went to the Bay at the end of a turn.
    pub docked: [u32; Facility::COUNT],
    /// Fuel and ore gained, spent and lost.
    pub flow: ResourceFlow,
    /// Number of raids by this player.
    pub raids: u32,
    /// Number of raids that took something from this player.
    pub raided: u32,
    /// Cards claimed at the Artifact.
    pub cards_claimed: u32,
    /// Cards taken in raids.
    pub cards_stolen: u32,
    /// Cards lost to raids.
    pub cards_lost: u32,
    /// Number of powers used, by card.
    pub used: [u32; Card::COUNT],
    /// Number of discard powers used, by card.
    pub discarded: [u32; Card::COUNT],
    /// Ships built.
    pub ships_built: u32,
    /// Number of times the relic ship was bought.
    pub relics: u32,
    /// Ships of this player that other players evicted from their docks.
    pub evicted: u32,
    /// Colonies placed from the Constructor, the Hub and the Terraforming Station, in this order.
    pub colonies: [u32; 3],
    /// The highest values reached in the match.
    pub marks: MatchMaxima,
    /// The figures of the current turn.
    #[serde(skip)]
    pub(super) turn: TurnStats,
}

/// The figures of one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct TurnStats {
    facilities: [bool; Facility::COUNT],
    landings: u8,
}

impl GameStats {
    /// Returns the total of fuel and ore taken in raids.
    pub const fn stolen(&self) -> u32 {
        self.flow.fuel_stolen + self.flow.ore_stolen
    }

    /// Counts `order` in the current turn, and updates the maxima.
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

merge_stats! { GameStats:
    sum dice, docked, used, discarded, colonies, raids, raided, cards_claimed, cards_stolen, cards_lost, ships_built,
        relics, evicted;
    part flow, marks;
}

merge_stats! { ResourceFlow:
    sum fuel_in, ore_in, fuel_out, ore_out, fuel_stolen, ore_stolen, fuel_lost, ore_lost, fuel_shed, ore_shed;
}

merge_stats! { MatchMaxima:
    max territories, cards, fleet, facilities, landings, behind;
    set held, both_wonders;
}
