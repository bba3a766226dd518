//! What the coach advises, and how it explains a turn that was played. `R` is what a game's coach gives as a reason.

use super::figures::Figures;
use crate::Outlook;
use orrery_core::{Colour, Rules};

/// A plan for the rest of a turn with what it is worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Suggestion<G: Rules, R> {
    /// Orders from the position asked about to the end of the turn, or up to and with the first whose outcome has to be seen.
    pub orders: Vec<G::Order>,
    /// The position after the orders; none if the last one asks chance.
    pub after: Option<G::View>,
    /// What every seat may expect after it.
    pub outlook: Outlook,
    /// The player's chance to win.
    pub win: f32,
    /// How much smaller that chance is than with the best plan, 0 or more; 0 for the best.
    pub loss: f32,
    /// Why, the weightiest first, at most three: for the best plan compared with the second best, or with doing nothing
    /// if there is no other or nothing stands out; for every other plan compared with the best.
    pub reasons: Vec<R>,
}

/// The best different plans for the dice in hand.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<G: Rules, R> {
    /// What every seat may expect if the best plan is played.
    pub now: Outlook,
    /// Up to three plans that do different things, the best first.
    pub plans: Vec<Suggestion<G, R>>,
    /// Ends of the turn that were compared.
    pub ends: u32,
}

/// What a turn that was played was worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Explanation<G: Rules, R> {
    /// Whose turn it was.
    pub colour: Colour,
    /// What every seat could expect before the roll.
    pub before: Outlook,
    /// What every seat can expect after the turn.
    pub after: Outlook,
    /// The player's chance before the roll by a longer look, and with the luck of the turn and the best play: the two that
    /// luck and error are measured by.
    pub roll: (f32, f32),
    /// Their chance with the best of the costliest choice, and with what they did there.
    pub choice: (f32, f32),
    /// How the roll and what was turned up changed the player's chance, −1 to 1.
    pub luck: f32,
    /// What was played, after the roll; its loss is what the choices of the turn cost, its reasons compare it with the
    /// better plan or, if there is none, with doing nothing.
    pub played: Suggestion<G, R>,
    /// A plan that was clearly better, if there was one.
    pub better: Option<Suggestion<G, R>>,
    /// The place in `played.orders` from which `better` departs: 0, or behind an order whose outcome had to be seen.
    pub departs: usize,
}

impl<G: Rules, R> Explanation<G, R> {
    /// The figures of the turn.
    #[must_use]
    pub fn figures(&self, seat: usize) -> Figures {
        let ((expected, rolled), (best, played)) = (self.roll, self.choice);
        Figures { before: self.before.win[seat], expected, rolled, after: self.after.win[seat], best, played }
    }
}
