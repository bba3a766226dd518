//! The conduct of a match: changes of controllers, prior knowledge of the deal, and notices that make the match practice.

use super::conduct_record::{FairPlayNotice, RecordedNotice};
use super::contract::Scenarios;
use super::matches::{Match, SeatControl};
use orrery_core::Colour;

impl<G: Scenarios> Match<G> {
    /// Reports whether a human player who takes this seat would see something that is hidden from all players at the screen. The
    /// result is true only while a match with hidden information is in progress, for a seat that was set up for another
    /// controller and that no human player has taken before.
    pub fn would_show_a_secret(&self, colour: Colour) -> bool {
        let Some(seat) = self.seat(colour) else { return false };
        let own = seat.control == SeatControl::Human || self.owner_control(colour) == Some(SeatControl::Human);
        G::HIDDEN_INFORMATION && !self.is_over() && !own && !self.has_notice(FairPlayNotice::SeatTaken(colour))
    }

    /// Changes the controller of a seat, like [`Self::delegate`]. If a human player takes a seat set up for an opponent, a match
    /// with hidden information counts as practice from then on.
    pub fn take_over(&mut self, colour: Colour, control: SeatControl) {
        if control == SeatControl::Human && self.would_show_a_secret(colour) {
            self.notice(FairPlayNotice::SeatTaken(colour));
        }
        self.delegate(colour, control);
    }

    /// Adds a notice for all players, unless there is already an equal one. The match counts as practice from then on.
    pub fn notice(&mut self, what: FairPlayNotice) {
        self.mark_practice();
        if !self.has_notice(what) {
            let at = self.entries.len();
            self.marks.notices.push(RecordedNotice { at, what });
        }
    }

    fn has_notice(&self, what: FairPlayNotice) -> bool {
        self.marks.notices.iter().any(|noticed| noticed.what == what)
    }

    /// Returns the notices for all players about the conduct of the match, in order.
    pub fn notices(&self) -> &[RecordedNotice] {
        &self.marks.notices
    }

    pub(crate) fn set_notices(&mut self, notices: Vec<RecordedNotice>) {
        self.marks.notices = notices;
    }

    /// Returns true if the deal, dice and draws were known before the match began, because the match repeats a deal or its seed
    /// was typed. Such a match is excluded from statistics and achievements.
    pub const fn knows_its_deal(&self) -> bool {
        self.marks.known_deal
    }

    /// Marks the deal as known before the match began.
    pub const fn mark_known_deal(&mut self) {
        self.marks.known_deal = true;
    }

    /// Reports whether any order of this seat was given by a controller other than its owner.
    pub fn changed_hands(&self, colour: Colour) -> bool {
        self.marks.changed_hands.contains(&colour)
    }

    pub(crate) fn set_changed_hands(&mut self, colour: Colour) {
        self.marks.changed_hands.insert(colour);
    }

    /// Returns true if any order of an opponent's seat was given by another controller. A win is then not a win against the
    /// opponents as set up.
    pub fn opponent_changed_hands(&self) -> bool {
        self.seats_as_set_up().iter().any(|seat| seat.control != SeatControl::Human && self.changed_hands(seat.colour))
    }

    /// Returns the seed of future dice and draws in a match that branched off from another, or `None` if the seed of the deal
    /// applies.
    pub const fn branch_seed(&self) -> Option<u64> {
        self.marks.branch_seed
    }

    /// Sets the seed of future dice and draws, and drops the scripted outcomes of the scenario.
    pub(crate) fn set_branch_seed(&mut self, seed: u64) {
        self.marks.branch_seed = Some(seed);
        self.script = Default::default();
    }

    /// Returns the seed of the opponents' searches. It differs between matches whose future dice differ.
    pub fn dice_seed(&self) -> u64 {
        self.marks.branch_seed.unwrap_or(self.info().seed)
    }
}
