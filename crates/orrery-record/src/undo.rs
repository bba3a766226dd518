//! Going back in a match: undo within known information, undo past revealed information (practice), and branches from an earlier
//! order.

use super::conduct_record::FairPlayNotice;
use super::contract::Scenarios;
use super::matches::{Match, ReplayError};
use super::recorded_order::RecordedOrder;
use orrery_core::ChanceOutcome;
use orrery_core::chance::ReplayChance;

impl<G: Scenarios> Match<G> {
    /// Returns the number of orders, from the start, that cannot be undone: all orders up to the last one that involved chance,
    /// ended a turn, revealed something or came from a seat other than the deciding one. If the match is over, no order can be
    /// undone.
    pub fn undo_barrier(&self) -> usize {
        let Some(decider) = self.to_act() else { return self.entries.len() };
        // A player cannot undo the decisions of another seat.
        self.entries.iter().rposition(|e| e.barrier || e.by != decider).map_or(0, |index| index + 1)
    }

    /// Returns true if the last order can be undone.
    pub fn can_undo(&self) -> bool {
        self.entries.len() > self.undo_barrier()
    }

    /// Undoes the last order and returns it. Returns `None` if there is no order that can be undone, see [`Self::undo_barrier`].
    pub fn undo(&mut self) -> Option<RecordedOrder<G>> {
        if self.can_undo() { self.take_back() } else { None }
    }

    /// Undoes the last order, whatever it revealed, and returns it. Returns `None` if there is no order. If [`Self::undo`] could
    /// not undo the order, the match counts as [practice](Self::is_practice) from then on. The dice and cards are the same again,
    /// as long as the same number of orders involve chance.
    pub fn undo_past_chance(&mut self) -> Option<RecordedOrder<G>> {
        let is_known = self.can_undo();
        let entry = self.take_back()?;
        self.practice |= !is_known;
        Some(entry)
    }

    fn take_back(&mut self) -> Option<RecordedOrder<G>> {
        let entry = self.entries.pop()?;
        self.position = self.before.pop()?;
        self.undone.push((entry.order, entry.outcomes.clone()));
        self.settle_notices();
        if entry.barrier {
            self.count_again();
        }
        Some(entry)
    }

    /// Returns true if the match counts as practice, usually because orders were undone after something was revealed. Such a
    /// match is saved like any other, but excluded from statistics and achievements.
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// Marks this match as practice permanently.
    pub const fn mark_practice(&mut self) {
        self.practice = true;
    }

    /// Reports whether a branch from order `index` ([`Self::branch_at`]) would count as practice. Branches of a match in progress
    /// always do, so that only one of the two matches counts.
    pub fn would_be_practice(&self, index: usize) -> bool {
        self.practice || !self.is_over() || index < self.undo_barrier()
    }

    /// Creates another match with the same orders up to `index`, to continue from there. This match is unchanged. If `index` is
    /// past the last order, the branch starts at the current position.
    ///
    /// A branch of a finished match has the same future dice and cards, and counts as practice if it starts before an order that
    /// cannot be undone. A branch of a match in progress always counts as practice. It has its own dice and draws, which reveal
    /// nothing about those of this match; hidden cards stay where they are.
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
            branch.notice(FairPlayNotice::Branch);
        }
        branch
    }

    /// Clamps the positions of notices to the number of orders.
    fn settle_notices(&mut self) {
        let orders = self.entries.len();
        self.marks.notices.iter_mut().for_each(|noticed| noticed.at = noticed.at.min(orders));
    }

    /// Recomputes the totals over all orders, after some were undone.
    fn count_again(&mut self) {
        let asked = |entry: &&RecordedOrder<G>| G::counts_as_chance(&entry.order, &entry.outcomes);
        self.chances = self.entries.iter().filter(asked).count() as u64;
        self.turns = self.entries.iter().filter(|e| e.ends_turn).count() as u32;
        // A branch with its own dice and draws has no script.
        let named = self.scenario().filter(|_| self.marks.branch_seed.is_none());
        self.script = named.map(G::script).unwrap_or_default();
        for entry in &self.entries {
            self.script.skip(&entry.outcomes);
        }
    }

    /// Returns true if an undone order can be redone.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Redoes the last undone order with the same chance outcomes and returns its events. Returns `None` if there is no undone
    /// order. If the order is no longer legal, drops all undone orders and returns `None`.
    pub fn redo(&mut self) -> Option<Vec<G::Event>> {
        let (order, outcomes) = self.undone.pop()?;
        let events = self.carry_out(order, &mut ReplayChance::<G::Node>::new(outcomes.iter().copied())).ok();
        match events {
            Some(_) => {
                self.script.skip(&outcomes);
                self.record_changed_hands();
            }
            None => self.undone.clear(),
        }
        events
    }

    /// Undoes all orders that can be undone. Returns their number.
    pub fn reset_turn(&mut self) -> usize {
        let barrier = self.undo_barrier();
        let back = self.entries.len() - barrier;
        (0..back).map_while(|_| self.undo()).count()
    }

    /// Returns the undone orders with their chance outcomes. The next one to redo comes last.
    pub fn undone(&self) -> &[(G::Order, Vec<ChanceOutcome<G>>)] {
        &self.undone
    }

    /// Sets the list of undone orders. Returns an error if one of them could not have been undone, or if they cannot be replayed
    /// on a copy of the match.
    pub(super) fn set_undone(&mut self, undone: Vec<(G::Order, Vec<ChanceOutcome<G>>)>) -> Result<(), ReplayError> {
        let mut trial = self.position;
        for (index, (order, outcomes)) in undone.iter().enumerate().rev() {
            let wrong = |reason: String| ReplayError { index, reason };
            let view = G::view(&trial, G::to_act(&trial));
            if G::is_barrier(&view, order) && !self.practice {
                return Err(wrong("this order cannot have been undone".to_owned()));
            }
            G::check(&view, order).map_err(|e| wrong(e.to_string()))?;
            let mut chance = ReplayChance::<G::Node>::new(outcomes.iter().copied());
            G::apply(&mut trial, order, &mut chance, &mut ());
            if let Some(fault) = chance.fault() {
                return Err(wrong(fault.to_string()));
            }
        }
        self.undone = undone;
        Ok(())
    }
}
