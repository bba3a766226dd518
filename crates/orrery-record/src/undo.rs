//! Going back in a match: within what is known, over what came to light (practice), and to play on from an earlier order.

use super::contract::Scenarios;
use super::entry::Entry;
use super::marks::Notice;
use super::matches::{Match, ReplayError};
use orrery_core::Outcome;
use orrery_core::chance::Recorded;

impl<G: Scenarios> Match<G> {
    /// How many of the first orders cannot be taken back: up to the last that asked chance, ended a turn or was another seat's than
    /// the one that decides now, and all of them when the game is over.
    #[must_use]
    pub fn undo_barrier(&self) -> usize {
        let Some(decider) = self.to_act() else { return self.entries.len() };
        // Nobody takes back what another seat decided.
        self.entries.iter().rposition(|e| e.barrier || e.by != decider).map_or(0, |index| index + 1)
    }

    /// Whether the last order can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.entries.len() > self.undo_barrier()
    }

    /// Takes the last order back, as far as nothing new came to light with it.
    pub fn undo(&mut self) -> Option<Entry<G>> {
        if self.can_undo() { self.take_back() } else { None }
    }

    /// Takes the last order back, whatever came to light with it; `None` before the first order. A match that went back
    /// over chance, the end of a turn or its own end is [practice](Self::is_practice) from then on. The dice and cards that
    /// come then are those that came before, for as long as as many orders asked for them.
    pub fn undo_past_chance(&mut self) -> Option<Entry<G>> {
        let is_known = self.can_undo();
        let entry = self.take_back()?;
        self.practice |= !is_known;
        Some(entry)
    }

    fn take_back(&mut self) -> Option<Entry<G>> {
        let entry = self.entries.pop()?;
        self.position = self.before.pop()?;
        self.undone.push((entry.order, entry.outcomes.clone()));
        self.settle_notices();
        if entry.barrier {
            self.count_again();
        }
        Some(entry)
    }

    /// Whether this match went back over something that had come to light. It is saved as any other, but no statistics
    /// and no achievements count it.
    #[must_use]
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// Makes this match practice: it stays so.
    pub const fn mark_practice(&mut self) {
        self.practice = true;
    }

    /// Whether [`Self::branch_at`] of this order would be practice: always of a match that goes on, so that only one of the two
    /// counts.
    #[must_use]
    pub fn would_be_practice(&self, index: usize) -> bool {
        self.practice || !self.is_over() || index < self.undo_barrier()
    }

    /// Another match that goes the same way as this one up to the order at `index`, to be played on from there; this one
    /// stays as it is. Beyond the last order it is where this one is.
    ///
    /// Of a match that is over it is practice if something came to light in this one after that order, and has the same dice and
    /// cards to come. Of one that goes on it is practice, and has dice and draws of its own, which tell nothing of those that this
    /// one has to come; what lies hidden stays as it lies.
    #[must_use]
    pub fn branch_at(&self, index: usize) -> Self {
        let mut branch = self.clone();
        branch.set_id(super::fresh_id());
        branch.practice = self.would_be_practice(index);
        branch.undone.clear();
        if index < branch.entries.len() {
            branch.position = *self.position_before(index);
            branch.entries.truncate(index);
            branch.before.truncate(index);
            branch.count_again();
        }
        branch.settle_notices();
        if !self.is_over() {
            branch.set_branch_seed(super::fresh_id());
            branch.notice(Notice::Branch);
        }
        branch
    }

    /// No notice stands beyond the last order.
    fn settle_notices(&mut self) {
        let orders = self.entries.len();
        self.marks.notices.iter_mut().for_each(|noticed| noticed.at = noticed.at.min(orders));
    }

    /// Works out anew what is counted over the orders, after some were taken back.
    fn count_again(&mut self) {
        let asked = |entry: &&Entry<G>| G::counts_as_chance(&entry.order, &entry.outcomes);
        self.chances = self.entries.iter().filter(asked).count() as u64;
        self.turns = self.entries.iter().filter(|e| e.ends_turn).count() as u32;
        // Dice and draws of its own have no script.
        let named = self.scenario().filter(|_| self.marks.branch_seed.is_none());
        self.script = named.map(G::script).unwrap_or_default();
        for entry in &self.entries {
            self.script.skip(&entry.outcomes);
        }
    }

    /// Whether an order was taken back that can come again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Gives the order taken back last again, and chance answers as it did.
    pub fn redo(&mut self) -> Option<Vec<G::Event>> {
        let (order, outcomes) = self.undone.pop()?;
        let events = self.carry_out(order, &mut Recorded::<G::Node>::new(outcomes.iter().copied())).ok();
        match events {
            Some(_) => {
                self.script.skip(&outcomes);
                self.remember_hands();
            }
            None => self.undone.clear(),
        }
        events
    }

    /// Takes back everything since the last barrier of this turn; how many orders.
    pub fn reset_turn(&mut self) -> usize {
        let barrier = self.undo_barrier();
        let back = self.entries.len() - barrier;
        (0..back).map_while(|_| self.undo()).count()
    }

    /// The orders taken back with what chance had answered, the one to come first last.
    #[must_use]
    pub fn undone(&self) -> &[(G::Order, Vec<Outcome<G>>)] {
        &self.undone
    }

    /// Puts orders in the list of those taken back; they are tried on a copy first.
    pub(super) fn set_undone(&mut self, undone: Vec<(G::Order, Vec<Outcome<G>>)>) -> Result<(), ReplayError> {
        let mut trial = self.position;
        for (index, (order, outcomes)) in undone.iter().enumerate().rev() {
            let wrong = |reason: String| ReplayError { index, reason };
            let view = G::view(&trial, G::to_act(&trial));
            if G::is_barrier(&view, order) && !self.practice {
                return Err(wrong("an order that cannot have been taken back".to_owned()));
            }
            G::check(&view, order).map_err(|e| wrong(e.to_string()))?;
            let mut chance = Recorded::<G::Node>::new(outcomes.iter().copied());
            G::apply(&mut trial, order, &mut chance, &mut ());
            if let Some(fault) = chance.fault() {
                return Err(wrong(fault.to_string()));
            }
        }
        self.undone = undone;
        Ok(())
    }
}
