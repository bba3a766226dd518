//! What the player has in hand and may click: one model for mouse, keys and panels.
//!
//! A plan gathers clicks until they make an order. It holds no rule of its own: what may be
//! clicked, and why something may not, is always the answer of [`crate::rules`] to an order.
//! A plan belongs to one position; the table empties it whenever the position changes.

mod words;

pub use words::{
    Begin, CardUse, Delta, LootDraft, Mode, Preview, Purpose, ShedDraft, Step, Target, Victim, Warning, WarningKind,
};

use crate::rules::{Card, Position, Refusal, Ship, Ships};

/// What the player picked so far.
#[cfg_attr(feature = "window", derive(bevy::prelude::Resource))]
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Plan {
    indices: Vec<usize>,
    selected: Ships,
    mode: Mode,
}

/// The mover's unplaced dice in tray order, each with whether the Orbital Teleporter took it back:
/// own-colour ships in rising order, the relic, last the teleported ship.
#[must_use]
pub fn tray(position: &Position) -> Vec<(Ship, bool)> {
    let hand = position.turn.hand.iter().map(|(value, relic)| (Ship { value, relic }, false));
    hand.chain(position.turn.teleported.map(|teleported| (teleported.ship, true))).collect()
}

impl Plan {
    /// The dice picked from the hand, to dock or to use a card on.
    #[must_use]
    pub const fn selected(&self) -> Ships {
        self.selected
    }

    /// The places in [`tray`] of the dice picked, in the order they were picked.
    #[must_use]
    pub fn selected_indices(&self) -> &[usize] {
        &self.indices
    }

    /// What the player is in the middle of.
    #[must_use]
    pub const fn mode(&self) -> &Mode {
        &self.mode
    }

    /// Puts everything back.
    pub fn clear(&mut self) {
        *self = Plan::default();
    }

    /// Picks a die of the tray, or puts it back. A die that is not there changes nothing.
    pub fn toggle(&mut self, position: &Position, ship: Ship, index_in_tray: usize) {
        if tray(position).get(index_in_tray).is_none_or(|&(there, _)| there != ship) {
            return;
        }
        if let Some(at) = self.indices.iter().position(|&index| index == index_in_tray) {
            self.indices.remove(at);
            self.selected = self.selected.minus(ship.ships());
        } else {
            self.indices.push(index_in_tray);
            self.selected = self.selected.plus(ship.ships());
        }
    }

    /// Begins to use a card. A single picked die that fits completes it at once.
    pub fn begin_card(&mut self, _position: &Position, card: Card, usage: CardUse) -> Step {
        self.mode = Mode::Card { card, usage, picks: Vec::new(), complete: false };
        Step::More
    }

    /// Begins a follow-up.
    pub fn begin(&mut self, _position: &Position, _begin: Begin) -> Step {
        Step::Nothing
    }

    /// Everything that can be clicked now.
    #[must_use]
    pub fn targets(&self, _position: &Position) -> Vec<Target> {
        Vec::new()
    }

    /// Takes a click.
    pub fn pick(&mut self, _position: &Position, _target: Target) -> Step {
        Step::Nothing
    }

    /// What a click would bring.
    #[must_use]
    pub fn hover(&self, _position: &Position, _target: Target) -> Option<Preview> {
        None
    }

    /// Why a click would be refused.
    #[must_use]
    pub fn why_not(&self, _position: &Position, _target: Target) -> Option<Refusal> {
        None
    }
}
