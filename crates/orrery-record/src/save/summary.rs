//! The game-independent summary of a save.

use crate::contract::Scenarios;
use crate::matches::{Match, Seat};
use orrery_core::Colour;

/// The public state of a match.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MatchSummary {
    /// The seats with their players.
    pub seats: Vec<Seat>,
    /// The points of each seat, in seating order.
    pub points: Vec<(Colour, i32)>,
    /// The round, from 1; 0 if unknown.
    pub round: u32,
    /// True if the match is over.
    pub over: bool,
}

impl MatchSummary {
    /// Creates the summary of a match from its current position.
    pub fn of<G: Scenarios>(played: &Match<G>) -> Self {
        let standings = G::standings(&G::view(played.position(), None));
        MatchSummary {
            seats: played.info().seats.clone(),
            points: standings.0.iter().map(|standing| (standing.seat, standing.total())).collect(),
            round: played.round(),
            over: played.is_over(),
        }
    }
}
