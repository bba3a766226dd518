//! A whole match counted from its record.

use serde::{Deserialize, Serialize};

use super::seat::SeatStats;
use crate::core::words::Word;
use crate::games::alien_frontiers::record::Match;
use crate::record::Control;
use crate::rules::{Colour, Facility, Order, Position, Preset};

/// What a match came to.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchStats {
    /// What tells the match from every other, in hexadecimal digits.
    pub id: String,
    /// When it was counted, as the clock of this machine had it; empty for a match that goes on.
    pub when: String,
    /// The day whose deal it was, as `2026-11-22`; empty where it was no day's.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub day: String,
    /// The preset its rules came from; none if options were changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<Word<Preset>>,
    /// Rounds played.
    pub rounds: u32,
    /// Whether the points were equal at the top and something else decided (END-3).
    pub tie_break: bool,
    /// The seats in seating order.
    pub seats: Vec<SeatStats>,
    /// Points of each seat at the start and after every turn.
    pub curve: Vec<Vec<u8>>,
}

/// Whether a match counts in statistics: it is over and no practice, a person played in it, and it began from a deal.
#[must_use]
pub fn countable(game: &Match) -> bool {
    let person = game.info().seats.iter().any(|seat| seat.control == Control::Human);
    game.position().is_over() && !game.is_practice() && game.scenario().is_none() && person
}

/// What the mover does in the turn that is being counted.
#[derive(Default)]
struct Turn {
    facilities: [bool; Facility::COUNT],
    landings: u8,
}

impl MatchStats {
    /// Counts `game` as far as it was played.
    #[must_use]
    pub fn of(game: &Match) -> Self {
        let info = game.info();
        let count = info.setup.seating.len().max(1);
        let mut seats: Vec<SeatStats> = info
            .seats
            .iter()
            .enumerate()
            .map(|(index, seat)| SeatStats {
                colour: Word(seat.colour),
                name: seat.name.clone(),
                control: seat.control.word().to_owned(),
                seat: ((index + count - usize::from(info.start.first) % count) % count) as u8 + 1,
                ..SeatStats::default()
            })
            .collect();
        let mut curve = vec![points(game.position_before(0))];
        let mut turn = Turn::default();
        for (index, entry) in game.entries().iter().enumerate() {
            let after = game.position_before(index + 1);
            let events = game.events_of(index);
            for seat in &mut seats {
                events.iter().for_each(|event| seat.event(event, entry.by));
                seat.look(after);
            }
            if let Some(seat) = seats.iter_mut().find(|seat| seat.colour.0 == entry.by) {
                seat.order(entry);
                turn.count(&entry.order);
                turn.mark(seat);
            }
            if entry.order == Order::End || after.is_over() {
                turn = Turn::default();
                curve.push(points(after));
                seats
                    .iter_mut()
                    .for_each(|seat| seat.marks.behind = seat.marks.behind.max(behind(after, seat.colour.0)));
            }
        }
        let mut stats = MatchStats {
            id: format!("{:016x}", game.id()),
            preset: info.preset.map(Word),
            rounds: game.round(),
            seats,
            curve,
            ..MatchStats::default()
        };
        stats.finish(game.position());
        stats
    }

    fn finish(&mut self, position: &Position) {
        let ranking = position.ranking();
        for seat in &mut self.seats {
            let standing = position.standing(seat.colour.0);
            seat.points = standing.points;
            seat.place = ranking.iter().filter(|(_, other)| *other > standing).count() as u8 + 1;
            seat.winner = position.winners[seat.colour.0.index()];
        }
        if let [(_, first), (_, second), ..] = ranking.as_slice() {
            self.tie_break = position.is_over() && first.points == second.points && first != second;
        }
    }

    /// How many played.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.seats.len()
    }

    /// The points of the best player other than `seat`.
    #[must_use]
    pub fn best_other(&self, seat: &SeatStats) -> u8 {
        self.seats.iter().filter(|other| other.colour != seat.colour).map(|other| other.points).max().unwrap_or(0)
    }

    /// Whether a computer opponent played.
    #[must_use]
    pub fn has_opponent(&self) -> bool {
        self.seats.iter().any(|seat| !seat.is_person())
    }
}

impl Turn {
    fn count(&mut self, order: &Order) {
        if let Some(facility) = order.facility().filter(|&facility| facility != Facility::MaintenanceBay) {
            self.facilities[facility.index()] = true;
        }
        self.landings += u8::from(matches!(order, Order::Settle { .. } | Order::Launch(_)));
    }

    fn mark(&self, seat: &mut SeatStats) {
        let facilities = self.facilities.iter().filter(|&&docked| docked).count() as u8;
        seat.marks.facilities = seat.marks.facilities.max(facilities);
        seat.marks.landings = seat.marks.landings.max(self.landings);
    }
}

/// Everybody's points, in seat order.
fn points(position: &Position) -> Vec<u8> {
    position.seats().iter().map(|&colour| position.score(colour).total()).collect()
}

fn behind(position: &Position, colour: Colour) -> u8 {
    let others = position.seats().iter().filter(|&&other| other != colour);
    let best = others.map(|&other| position.score(other).total()).max().unwrap_or(0);
    best.saturating_sub(position.score(colour).total())
}
