//! Counts a whole match by replaying its record.

use super::contract::{SeatGameStats as _, Statistics};
use super::figures::{MatchStats, SeatStats};
use orrery_core::words::{Keyword as _, QuotedKeyword};
use orrery_core::{Colour, Standing};
use orrery_record::{Match, Scenarios, SeatControl};

/// Returns true if a match counts in the statistics. It must be over, must not be practice and must not begin from a scenario. A
/// human player must have played a seat from beginning to end, no seat of an opponent may have changed hands, and the deal must
/// not have been known beforehand.
pub fn countable<G: Scenarios>(game: &Match<G>) -> bool {
    would_count(game) && uncounted(game).is_none()
}

/// The reason why a finished match with a human player does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExclusionReason {
    /// The deal was known before the match began.
    KnownDeal,
    /// Seats changed hands: no human player played from beginning to end, or another controller gave orders for an opponent.
    ChangedHands,
}

/// Returns the reason why a match does not count although it is over, is not practice, did not begin from a scenario and had a
/// human player. Returns `None` for any other match, and for a match that counts.
pub fn exclusion_reason<G: Scenarios>(game: &Match<G>) -> Option<ExclusionReason> {
    uncounted(game).filter(|_| would_count(game))
}

fn would_count<G: Scenarios>(game: &Match<G>) -> bool {
    let person = game.info().seats.iter().any(|seat| seat.control == SeatControl::Human);
    game.is_over() && !game.is_practice() && game.scenario().is_none() && person
}

fn uncounted<G: Scenarios>(game: &Match<G>) -> Option<ExclusionReason> {
    let mut seats = game.info().seats.iter();
    let person = seats.any(|seat| seat.control == SeatControl::Human && !game.changed_hands(seat.colour));
    if game.knows_its_deal() {
        Some(ExclusionReason::KnownDeal)
    } else if !person || game.opponent_changed_hands() {
        Some(ExclusionReason::ChangedHands)
    } else {
        None
    }
}

impl<F> MatchStats<F> {
    /// Counts `game` up to its current position. In an unfinished match with hidden information, only public information is
    /// counted.
    pub fn of<G: Statistics<Figures = F>>(game: &Match<G>) -> Self {
        let mut stats = counted(game);
        let standings = G::standings(&G::view(game.position(), None));
        for seat in &mut stats.seats {
            let Some(standing) = standings.of(seat.colour.0) else { continue };
            (seat.points, seat.place, seat.winner) = (standing.total(), standing.rank, standing.winner);
        }
        if let [first, second, ..] = standings.ranking()[..] {
            stats.tie_break = game.is_over() && first.total() == second.total() && first.rank != second.rank;
        }
        stats
    }
}

/// Counts everything except the final points, places, winners and tie-break.
fn counted<G: Statistics>(game: &Match<G>) -> MatchStats<G::Figures> {
    let mut seats = seats_of(game);
    let mut curve = vec![points(game, 0)];
    let (open, mut first) = (!G::HIDDEN_INFORMATION || game.is_over(), true);
    for (index, entry) in game.entries().iter().enumerate() {
        let after = game.position_before(index + 1);
        let over = entry.ends_turn || G::to_act(after).is_none();
        if let Some(seat) = seats.iter_mut().find(|seat| seat.colour.0 == entry.by) {
            seat.turns += u32::from(G::begins_turn(first, &entry.order));
        }
        let events = if open { game.events_of(index) } else { Vec::new() };
        for SeatStats { colour: QuotedKeyword(me), own, .. } in seats.iter_mut().filter(|_| open) {
            let view = G::view(after, Some(*me));
            events.iter().for_each(|event| own.event(*me, event, entry.by));
            own.look(*me, &view);
            if *me == entry.by {
                own.order(entry);
            }
            if over {
                own.turn_over(*me, &view);
            }
        }
        if over {
            curve.push(points(game, index + 1));
        }
        first = entry.ends_turn;
    }
    MatchStats {
        id: format!("{:016x}", game.id()),
        preset: game.info().preset.map(|preset| preset.word().to_owned()),
        rounds: game.round(),
        seats,
        curve,
        ..MatchStats::default()
    }
}

/// Returns the seats in turn order, with all figures still 0.
fn seats_of<G: Statistics>(game: &Match<G>) -> Vec<SeatStats<G::Figures>> {
    let begun = game.position_before(0);
    let find = |&colour: &Colour| game.info().seats.iter().find(|seat| seat.colour == colour);
    let seats: Vec<_> = G::seats(begun).iter().filter_map(find).collect();
    let begins = G::on_turn(begun);
    let first = seats.iter().position(|seat| seat.colour == begins).unwrap_or(0);
    let count = seats.len().max(1);
    let of = |(index, seat): (usize, &&orrery_record::Seat)| SeatStats {
        colour: QuotedKeyword(seat.colour),
        name: seat.name.clone(),
        control: seat.control.word(),
        changed_hands: game.changed_hands(seat.colour),
        seat: ((index + count - first) % count) as u8 + 1,
        ..SeatStats::default()
    };
    seats.iter().enumerate().map(of).collect()
}

/// Returns the publicly known points of all seats before the order at `index`, in turn order.
fn points<G: Statistics>(game: &Match<G>, index: usize) -> Vec<i32> {
    G::standings(&G::view(game.position_before(index), None)).0.iter().map(Standing::total).collect()
}
