//! Victory points, the end of the match and the ranking (section 7 of the rules).

use super::event::Event;
use super::options::VpTarget;
use super::position::{Phase, Position};
use super::vocab::{Card, Field, Territory};
use crate::EventSink;
use orrery_core::Colour;

/// A player's victory points by source (END-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Score {
    /// Points for colonies on territories.
    pub colonies: u8,
    /// Points for controlled territories.
    pub control: u8,
    /// 1 for the Alien City.
    pub city: u8,
    /// 1 for the Alien Monument.
    pub monument: u8,
    /// 1 for controlling the Positron Field's territory.
    pub positron: u8,
}

impl Score {
    /// Returns the sum of all points.
    pub const fn total(self) -> u8 {
        self.colonies + self.control + self.city + self.monument + self.positron
    }
}

/// The ranking criteria of a player, most important first: points, cards, ore, fuel (END-2, END-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RankingKey {
    /// Victory points.
    pub points: u8,
    /// Tech cards held.
    pub cards: u8,
    /// Ore held.
    pub ore: u8,
    /// Fuel held.
    pub fuel: u8,
}

impl Position {
    /// Returns the current victory points of `colour` (END-1).
    pub fn score(&self, colour: Colour) -> Score {
        let player = self.player(colour);
        let controls = |t: Option<Territory>| t.and_then(|t| self.controller(t)) == Some(colour);
        Score {
            colonies: player.colonies.iter().sum(),
            control: self.control.iter().filter(|&&c| c == Some(colour)).count() as u8,
            city: u8::from(player.cards.has(Card::AlienCity)),
            monument: u8::from(player.cards.has(Card::AlienMonument)),
            positron: u8::from(controls(self.field(Field::Positron))),
        }
    }

    /// Returns the current ranking criteria of `colour`.
    pub fn standing(&self, colour: Colour) -> RankingKey {
        let player = self.player(colour);
        RankingKey { points: self.score(colour).total(), cards: player.cards.len(), ore: player.ore, fuel: player.fuel }
    }

    /// Returns the players from best to worst with their criteria; players with equal criteria are in seat order (END-3).
    pub fn ranking(&self) -> Vec<(Colour, RankingKey)> {
        let mut ranking: Vec<_> = self.seats().iter().map(|&c| (c, self.standing(c))).collect();
        ranking.sort_by_key(|&(_, standing)| std::cmp::Reverse(standing));
        ranking
    }

    /// Returns the number of victory points that ends the match, if the options set a target (END-4).
    pub const fn vp_target(&self) -> Option<u8> {
        match (self.options.vp_target, self.players_playing) {
            (VpTarget::Off, _) => None,
            (_, 2) => Some(12),
            (_, 3) => Some(10),
            (VpTarget::Standard, _) => Some(9),
            (VpTarget::Short, _) => Some(8),
        }
    }
}

/// Ends the match if `colour` has no colony left to place (END-2).
pub(super) fn end_at_last_colony(position: &mut Position, colour: Colour, sink: &mut impl EventSink<Event>) {
    let player = position.player(colour);
    if player.unplaced == 0 && player.hub == 0 {
        finish(position, sink);
    }
}

/// Ends the match if any player has reached the target (END-4).
pub(super) fn end_at_target(position: &mut Position, sink: &mut impl EventSink<Event>) {
    let Some(target) = position.vp_target() else { return };
    if !position.is_over() && position.seats().iter().any(|&colour| position.score(colour).total() >= target) {
        finish(position, sink);
    }
}

fn finish(position: &mut Position, sink: &mut impl EventSink<Event>) {
    let best = position.seats().iter().map(|&c| position.standing(c)).max();
    for index in 0..usize::from(position.player_count()) {
        let colour = position.seating[index];
        position.winners[colour.index()] = Some(position.standing(colour)) == best;
    }
    position.phase = Phase::Over;
    sink.emit(Event::GameOver { winners: position.winners });
}
