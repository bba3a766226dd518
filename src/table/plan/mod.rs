//! What the player has in hand and may click: one model for mouse, keys and panels.
//!
//! A plan gathers clicks until they make an order. It holds no rule of its own: what may be
//! clicked, and why something may not, is always the answer of [`crate::rules`] to an order.
//! A plan belongs to one position; the table empties it whenever the position changes.

mod card;
mod docking;
mod draft;
mod preview;
mod state;
mod words;

pub use preview::{preview, warnings};
pub use state::{Plan, tray};
pub use words::{
    Begin, CardUse, Delta, LootDraft, Mode, Preview, Purpose, ShedDraft, Step, Target, Victim, Warning, WarningKind,
};

use crate::rules::{Card, Order, Position, Refusal, Ship, Ships};

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

    /// Begins to use a card; [`Step::More`] when targets are asked for. One picked die that the
    /// card can change completes it at once; dice picked for the Temporal Warper are aimed at.
    pub fn begin_card(&mut self, position: &Position, card: Card, usage: CardUse) -> Step {
        self.commit(|plan| card::begin(plan, position, card, usage))
    }

    /// Begins a follow-up.
    pub fn begin(&mut self, position: &Position, begin: Begin) -> Step {
        self.commit(|plan| match begin {
            Begin::Launch => draft::launch(plan, position),
            Begin::Raid { ships } => draft::raid(plan, position, ships),
            Begin::Settle { facility, ships } => draft::settle(plan, position, facility, ships),
            Begin::Shed => draft::shed(plan, position),
            Begin::Trade => draft::trade(plan, position),
        })
    }

    /// Fills a raid that is put together with what is worth most by the rules' own count: ore before fuel, from the leader
    /// first. Nothing else is changed.
    pub fn propose(&mut self, position: &Position) {
        if let Mode::Loot(draft) = &mut self.mode {
            draft.loot = draft::proposal(position, draft);
        }
    }

    /// Everything that can be clicked now, [`Target::Cancel`] apart.
    #[must_use]
    pub fn targets(&self, position: &Position) -> Vec<Target> {
        let takes = |target: &Target| matches!(self.clone().pick(position, *target), Step::Order(_) | Step::More);
        self.universe(position).into_iter().filter(takes).collect()
    }

    /// Takes a click.
    pub fn pick(&mut self, position: &Position, target: Target) -> Step {
        self.commit(|plan| plan.step(position, target))
    }

    /// What a click would bring, as far as that is known before chance and further choices.
    #[must_use]
    pub fn hover(&self, position: &Position, target: Target) -> Option<Preview> {
        let mut next = self.clone();
        match next.commit(|plan| plan.step(position, target)) {
            Step::Order(order) => preview(position, order),
            Step::More if matches!(target, Target::HandShip { .. }) && matches!(next.mode, Mode::Docking) => None,
            Step::More => next.outlook(position),
            Step::Refused(_) | Step::Nothing => None,
        }
    }

    /// Why a click would be refused.
    #[must_use]
    pub fn why_not(&self, position: &Position, target: Target) -> Option<Refusal> {
        match self.clone().pick(position, target) {
            Step::Refused(refusal) => Some(refusal),
            Step::Order(_) | Step::More | Step::Nothing => None,
        }
    }

    /// What the plan would bring as it stands: exact for a draft that can be confirmed, else what
    /// all its completions have in common. `None` while no order is begun.
    #[must_use]
    pub fn outlook(&self, position: &Position) -> Option<Preview> {
        match &self.mode {
            Mode::Docking => None,
            Mode::Card { complete: true, .. } => {
                let order = card::order(&self.mode)?;
                preview(position, order)
            }
            Mode::Card { card, usage, picks, .. } => {
                preview::common(position, &card::completions(position, *card, *usage, picks))
            }
            Mode::Territory { purpose, options } => {
                let orders: Vec<Order> =
                    options.iter().map(|&territory| draft::to_order(*purpose, territory)).collect();
                preview::common(position, &orders)
            }
            Mode::Loot(_) | Mode::Shed(_) | Mode::Trade { .. } => preview(position, draft::order(&self.mode)?),
        }
    }

    /// Lets `change` work on a copy and keeps the copy only if it was taken.
    fn commit(&mut self, change: impl FnOnce(&mut Plan) -> Step) -> Step {
        let mut next = self.clone();
        let step = change(&mut next);
        match step {
            Step::Order(_) => self.clear(),
            Step::More => *self = next,
            Step::Refused(_) | Step::Nothing => {}
        }
        step
    }

    fn step(&mut self, position: &Position, target: Target) -> Step {
        if target == Target::Cancel {
            self.clear();
            return Step::More;
        }
        match &self.mode {
            Mode::Docking => docking::pick(self, position, target),
            Mode::Card { .. } => card::pick(self, position, target),
            Mode::Territory { .. } | Mode::Loot(_) | Mode::Shed(_) | Mode::Trade { .. } => {
                draft::pick(self, position, target)
            }
        }
    }

    /// Everything that might be clicked in this mode, in a fixed order.
    fn universe(&self, position: &Position) -> Vec<Target> {
        match &self.mode {
            Mode::Docking => docking::universe(position),
            Mode::Card { card, usage, picks, .. } => card::universe(position, *card, *usage, picks),
            Mode::Territory { .. } | Mode::Loot(_) | Mode::Shed(_) | Mode::Trade { .. } => {
                draft::universe(position, &self.mode)
            }
        }
    }
}
