//! The goals of a puzzle, and their check at the end of a turn.

use serde::{Deserialize, Serialize};

use crate::rules::{Module, Seat, Ship, StarshipCatan, View};
use orrery_core::words::QuotedKeyword;
use orrery_core::{Colour, Message};
use orrery_learn::puzzle::PuzzleGoal;

/// A condition that must be true when the turn is over. Every condition is about the mover.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
pub enum TurnGoal {
    /// The match is over and the mover has won (SC-END-1).
    Win,
    /// The mover has at least this many victory points.
    Points(u8),
    /// The mover has at least this amount of Astro.
    Astro(u16),
    /// The mover is Hero of the People (SC-VP-3).
    Hero,
    /// The mover is Friend of the People (SC-VP-2).
    Friend,
    /// The mover has this module at this level or a higher one.
    Module {
        /// The module that the mover must have.
        module: QuotedKeyword<Module>,
        /// The level, 1 or 2.
        level: u8,
    },
    /// A ship of this kind is in the mover's hangar.
    Ship(QuotedKeyword<Ship>),
    /// The mover has the only level-2 module of this kind, so that the other player cannot have it (SC-BUILD-3).
    Deny(QuotedKeyword<Module>),
}

impl PuzzleGoal<StarshipCatan> for TurnGoal {
    fn met(&self, start: &View, end: &View, mover: Colour) -> bool {
        let (p, seat) = (&end.known, Seat::of(mover));
        match (self, self.measured(start, end, mover)) {
            (_, Some((reached, wanted))) => reached >= wanted,
            (TurnGoal::Win, _) => p.is_over() && p.winners[seat.index()],
            (TurnGoal::Hero, _) => p.hero() == Some(seat),
            (TurnGoal::Friend, _) => p.friend() == Some(seat),
            (TurnGoal::Module { module, level }, _) => p.player(seat).level(module.0) >= *level,
            (TurnGoal::Ship(ship), _) => p.player(seat).ships(ship.0) > 0,
            (TurnGoal::Deny(module), _) => p.level_two_holder(module.0) == Some(seat),
            (TurnGoal::Points(_) | TurnGoal::Astro(_), None) => false,
        }
    }

    fn measured(&self, _: &View, end: &View, mover: Colour) -> Option<(i16, i16)> {
        let (p, seat) = (&end.known, Seat::of(mover));
        match *self {
            TurnGoal::Points(points) => Some((i16::from(p.points(seat)), i16::from(points))),
            TurnGoal::Astro(astro) => Some((counted(p.player(seat).astro), counted(astro))),
            _ => None,
        }
    }

    fn fault(&self, _: &View, _: Colour) -> Option<String> {
        match self {
            TurnGoal::Module { level, .. } if !(1..=2).contains(level) => {
                Some("expected level 1 or 2 of a module".to_owned())
            }
            _ => None,
        }
    }

    fn win() -> Option<Self> {
        Some(TurnGoal::Win)
    }

    fn gain(_: u8) -> Option<Self> {
        None
    }
}

fn counted(astro: u16) -> i16 {
    i16::try_from(astro).unwrap_or(i16::MAX)
}
