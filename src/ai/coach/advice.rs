//! Advice for dice in hand, and the explanation of a turn that was played.

use super::super::{Effort, Outlook, Watch};
use super::{Reason, TurnRecord};
use crate::rules::{Colour, Order, Position};

/// A plan for the rest of a turn with what it is worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Suggestion {
    /// Orders from the position asked about to the end of the turn (`End` last, unless the match is over before), or up
    /// to and with the first whose outcome has to be seen.
    pub orders: Vec<Order>,
    /// The position after the orders; none if the last one asks chance.
    pub after: Option<Position>,
    /// What every seat may expect after it.
    pub outlook: Outlook,
    /// The player's chance to win.
    pub win: f32,
    /// How much smaller that chance is than with the best plan, 0 or more; 0 for the best.
    pub loss: f32,
    /// Why, the weightiest first, at most three: for the best plan compared with the second best, or with doing nothing
    /// if there is no other; for every other plan compared with the best.
    pub reasons: Vec<Reason>,
}

/// The best different plans for the dice in hand.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// What every seat may expect if the best plan is played.
    pub now: Outlook,
    /// Up to three plans that do different things, the best first.
    pub plans: Vec<Suggestion>,
    /// Ends of the turn that were compared.
    pub ends: u32,
}

/// What a turn that was played was worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Explanation {
    /// Whose turn it was.
    pub colour: Colour,
    /// What every seat could expect before the roll.
    pub before: Outlook,
    /// What every seat can expect after the turn.
    pub after: Outlook,
    /// How the roll and what was turned up changed the player's chance, −1 to 1.
    pub luck: f32,
    /// What was played, after the roll; its loss is what the choices of the turn cost, its reasons compare it with the
    /// better plan or, if there is none, with doing nothing.
    pub played: Suggestion,
    /// A plan that was clearly better, if there was one.
    pub better: Option<Suggestion>,
    /// The place in `played.orders` from which `better` departs: 0, or behind an order whose outcome had to be seen.
    pub departs: usize,
}

/// The best three different plans for the mover, who has rolled; some of the ships may be docked already. Always the same
/// for the same position and effort.
///
/// Nothing if the mover has no dice in hand to decide about (he has not rolled, or the match is over), if no engine knows
/// this number of players, or if `watch` was told to stop.
#[must_use]
pub fn advise(position: &Position, effort: Effort, watch: &Watch) -> Option<Advice> {
    let _ = (position, effort, watch);
    None
}

/// What the turn was worth: what was played, whether there was better, and why.
///
/// Nothing if the turn did not come to its end, if no engine knows this number of players, or if `watch` was told to stop.
#[must_use]
pub fn explain(turn: &TurnRecord, effort: Effort, watch: &Watch) -> Option<Explanation> {
    let _ = (turn, effort, watch);
    None
}
