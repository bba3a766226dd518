//! The goals of puzzles, and their check at the end of a turn.

use serde::{Deserialize, Serialize};

use crate::rules::{FarSpaceFoundry, FreighterKind, Good, PlayerState, Position, Product, View};
use orrery_core::words::QuotedKeyword;
use orrery_core::{Colour, Message, Rules as _};
use orrery_learn::puzzle::PuzzleGoal;

/// A condition that must hold at the end of the turn. Every condition is about the mover, except [`TurnGoal::Sold`], which is
/// about the tokens of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
pub enum TurnGoal {
    /// The match is over and the mover has won (FSF-END-3).
    Win,
    /// At least this many points, as if the game ended then (FSF-END-1).
    Points(i16),
    /// At least this many points more than at the start of the turn.
    Gain(u8),
    /// At least this many of a good on board the whole fleet. A charged product is a good of its own.
    Aboard {
        /// The good required.
        good: QuotedKeyword<Good>,
        /// The minimum amount of the good.
        count: u8,
    },
    /// At least this many of a good in the warehouse.
    Stored {
        /// The good required.
        good: QuotedKeyword<Good>,
        /// The minimum amount of the good.
        count: u8,
    },
    /// No freighter has an empty space (FSF-END-2).
    Full,
    /// This freighter is upgraded (FSF-ACT-UP).
    Upgraded(QuotedKeyword<FreighterKind>),
    /// The card of this product has no token left, so that no player can make the product any more (FSF-ACT-MA).
    Sold(QuotedKeyword<Product>),
}

/// Returns the state of the mover in a position.
fn player(p: &Position, mover: Colour) -> &PlayerState {
    &p.players[p.seat_of(mover).unwrap_or_default()]
}

fn points(view: &View, mover: Colour) -> i16 {
    let seat = view.known.seat_of(mover).unwrap_or_default();
    i16::try_from(view.known.points(seat).total()).unwrap_or(i16::MAX)
}

impl PuzzleGoal<FarSpaceFoundry> for TurnGoal {
    fn met(&self, start: &View, end: &View, mover: Colour) -> bool {
        let p = &end.known;
        let own = player(p, mover);
        match (self, self.measured(start, end, mover)) {
            (_, Some((reached, wanted))) => reached >= wanted,
            (TurnGoal::Win, _) => {
                p.is_over() && FarSpaceFoundry::standings(end).winners().any(|winner| winner == mover)
            }
            (TurnGoal::Full, _) => own.ships().all(|(_, freighter)| freighter.free() == 0),
            (TurnGoal::Upgraded(ship), _) => own.ship(ship.0).upgraded,
            (TurnGoal::Sold(product), _) => p.tokens[product.0.index()] == 0,
            (TurnGoal::Points(_) | TurnGoal::Gain(_) | TurnGoal::Aboard { .. } | TurnGoal::Stored { .. }, None) => {
                false
            }
        }
    }

    fn measured(&self, start: &View, end: &View, mover: Colour) -> Option<(i16, i16)> {
        let own = player(&end.known, mover);
        match *self {
            TurnGoal::Points(wanted) => Some((points(end, mover), wanted)),
            TurnGoal::Gain(wanted) => Some((points(end, mover) - points(start, mover), wanted.into())),
            TurnGoal::Aboard { good, count } => {
                let aboard: u8 = own.ships().map(|(_, freighter)| freighter.hold.count(good.0)).sum();
                Some((aboard.into(), count.into()))
            }
            TurnGoal::Stored { good, count } => Some((own.warehouse.count(good.0).into(), count.into())),
            TurnGoal::Win | TurnGoal::Full | TurnGoal::Upgraded(_) | TurnGoal::Sold(_) => None,
        }
    }

    fn fault(&self, start: &View, mover: Colour) -> Option<String> {
        match self {
            TurnGoal::Upgraded(ship) if !player(&start.known, mover).has(ship.0) => {
                Some(format!("there is no such freighter: {}", ship.0))
            }
            TurnGoal::Sold(product) if !start.known.is_in_play(product.0) => {
                Some(format!("is not in play: {}", product.0))
            }
            _ => None,
        }
    }

    fn win() -> Option<Self> {
        Some(TurnGoal::Win)
    }

    fn gain(points: u8) -> Option<Self> {
        Some(TurnGoal::Gain(points))
    }
}
