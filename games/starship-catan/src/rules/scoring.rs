//! Points, special cards and the end of the match (section 11).

use super::event::{Event, HonourCard};
use super::options::TurnLimit;
use super::position::Position;
use super::vocab::{Phase, Seat};
use orrery_core::{EventSink, Standings};

/// The points needed to win (SC-END-1).
pub const POINTS_TO_WIN: u8 = 10;
/// The minimum number of friendship or fame points for a special card (SC-VP-2, SC-VP-3).
pub const LEAST_FOR_HONOUR: u8 = 3;
/// The number of turns after which a match ends (SC-END-2).
pub const LAST_TURN: u32 = 200;

/// Returns the seat that holds a special card, given the players' points towards it: the seat with at least three points and more
/// than the other seat. Returns `None` if there is no such seat.
#[inline]
const fn leader(moon: u8, sun: u8) -> Option<Seat> {
    if moon > sun && moon >= LEAST_FOR_HONOUR {
        Some(Seat::Moon)
    } else if sun > moon && sun >= LEAST_FOR_HONOUR {
        Some(Seat::Sun)
    } else {
        None
    }
}

impl Position {
    /// Returns the seat that is Friend of the People, or `None` if neither is (SC-VP-2).
    #[inline]
    pub const fn friend(&self) -> Option<Seat> {
        leader(self.players[0].friendship(), self.players[1].friendship())
    }

    /// Returns the seat that is Hero of the People, or `None` if neither is (SC-VP-3).
    #[inline]
    pub const fn hero(&self) -> Option<Seat> {
        leader(self.players[0].fame(), self.players[1].fame())
    }

    /// Returns a player's victory points (SC-VP-1).
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let honours = u8::from(self.friend() == Some(seat)) + u8::from(self.hero() == Some(seat));
        player.colony_count() + player.level_two() + player.adventure_points() + honours
    }

    /// Returns the tie-breaks for equal points after the last turn: the sum of fame and friendship points, then the amount of
    /// Astro (SC-END-2).
    pub const fn tie_breaks(&self, seat: Seat) -> (u8, u16) {
        let player = self.player(seat);
        (player.fame() + player.friendship(), player.astro)
    }
}

/// A snapshot of the points and special cards, from which an order's changes are reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ScoreSnapshot {
    honours: [Option<Seat>; 2],
    points: [u8; 2],
}

impl ScoreSnapshot {
    /// Takes a snapshot of the current score.
    pub(super) fn of(p: &Position) -> Self {
        ScoreSnapshot { honours: [p.friend(), p.hero()], points: [p.points(Seat::Moon), p.points(Seat::Sun)] }
    }

    /// Emits the changes since the snapshot.
    pub(super) fn emit_changes(&self, p: &Position, sink: &mut impl EventSink<Event>) {
        let now = ScoreSnapshot::of(p);
        for (honour, index) in [(HonourCard::Friend, 0), (HonourCard::Hero, 1)] {
            let (from, to) = (self.honours[index], now.honours[index]);
            if from != to {
                sink.emit(Event::HonourMoved { honour, from, to });
            }
        }
        for &seat in Seat::ALL {
            let points = now.points[seat.index()];
            if points != self.points[seat.index()] {
                sink.emit(Event::Points { seat, points });
            }
        }
    }
}

/// Reports whether the mover has enough points to win (SC-END-1).
pub(super) fn has_won(p: &Position) -> bool {
    p.points(p.turn) >= POINTS_TO_WIN
}

/// Reports whether the match ends with the turn just ended (SC-END-2).
pub(super) fn turns_are_over(p: &Position) -> bool {
    p.options.turn_limit == TurnLimit::After200 && p.turns >= LAST_TURN
}

/// Returns, for a match that ends after its last turn, whether each player is a winner, Moon first.
pub(super) fn best(p: &Position) -> [bool; 2] {
    let worth = |seat| (p.points(seat), p.tie_breaks(seat));
    let (moon, sun) = (worth(Seat::Moon), worth(Seat::Sun));
    [moon >= sun, sun >= moon]
}

/// Ends the match.
pub(super) fn end(p: &mut Position, winners: [bool; 2], sink: &mut impl EventSink<Event>) {
    p.winners = winners;
    p.decide(Phase::Over);
    sink.emit(Event::MatchOver { winners });
}

/// Returns the players' points by source and their tie-breaks, in the order of the seating.
pub(crate) fn standings(p: &Position) -> Standings {
    let row = |&colour| {
        let seat = Seat::of(colour);
        let player = p.player(seat);
        let honour = |holder: Option<Seat>| i32::from(holder == Some(seat));
        let points = vec![
            ("colonies", i32::from(player.colony_count())),
            ("level two", i32::from(player.level_two())),
            ("adventures", i32::from(player.adventure_points())),
            ("friend", honour(p.friend())),
            ("hero", honour(p.hero())),
        ];
        let (renown, astro) = p.tie_breaks(seat);
        (colour, points, vec![("renown", i32::from(renown)), ("astro", i32::from(astro))])
    };
    let mut standings = Standings::ranked(p.is_over(), p.seating.iter().map(row));
    if p.is_over() {
        // A player who reaches ten points has won, regardless of the tie-breaks.
        for standing in &mut standings.0 {
            standing.winner = p.winners[Seat::of(standing.seat).index()];
            standing.rank = 1 + u8::from(!standing.winner);
        }
    }
    standings
}
