//! How a match was played: who sat where, what was known before it was, and what follows for whether it counts.

use super::contract::Scenarios;
use super::marks::{Notice, Noticed};
use super::matches::{Control, Match};
use orrery_core::Colour;

impl<G: Scenarios> Match<G> {
    /// Whether a person who takes this seat would see something that is hidden from everybody at the screen: another than a
    /// person was to play it, and the match goes on.
    #[must_use]
    pub fn would_show_a_secret(&self, colour: Colour) -> bool {
        let Some(seat) = self.seat(colour) else { return false };
        let own = seat.control == Control::Human || self.lent_by(colour) == Some(Control::Human);
        G::HIDES && !self.is_over() && !own && !self.has_notice(Notice::SeatTaken(colour))
    }

    /// Somebody else plays a seat from now on, as [`Self::lend`] says. A person who takes a seat that an opponent was to play makes
    /// a match practice in which something is hidden.
    pub fn take_over(&mut self, colour: Colour, control: Control) {
        if control == Control::Human && self.would_show_a_secret(colour) {
            self.notice(Notice::SeatTaken(colour));
        }
        self.lend(colour, control);
    }

    /// Everybody should know this: the match is practice from now on. The same thing is noticed once.
    pub fn notice(&mut self, what: Notice) {
        self.mark_practice();
        if !self.has_notice(what) {
            let at = self.entries.len();
            self.marks.notices.push(Noticed { at, what });
        }
    }

    fn has_notice(&self, what: Notice) -> bool {
        self.marks.notices.iter().any(|noticed| noticed.what == what)
    }

    /// What everybody should know of how the match was played, in the order in which it came about.
    #[must_use]
    pub fn notices(&self) -> &[Noticed] {
        &self.marks.notices
    }

    pub(crate) fn set_notices(&mut self, notices: Vec<Noticed>) {
        self.marks.notices = notices;
    }

    /// Whether somebody knew the deal, its dice and its draws before the match began: it is dealt once more, or its seed was typed.
    /// No statistics and no achievements count it.
    #[must_use]
    pub const fn knows_its_deal(&self) -> bool {
        self.marks.known_deal
    }

    /// The deal was known before the match began.
    pub const fn mark_known_deal(&mut self) {
        self.marks.known_deal = true;
    }

    /// Whether somebody else than its owner gave an order in this seat.
    #[must_use]
    pub fn changed_hands(&self, colour: Colour) -> bool {
        self.marks.changed_hands.contains(&colour)
    }

    pub(crate) fn set_changed_hands(&mut self, colour: Colour) {
        self.marks.changed_hands.insert(colour);
    }

    /// Whether orders were given for an opponent by somebody else: whoever won won against another than was set up.
    #[must_use]
    pub fn opponent_changed_hands(&self) -> bool {
        self.seats_as_set_up().iter().any(|seat| seat.control != Control::Human && self.changed_hands(seat.colour))
    }

    /// The seed of the dice and draws to come in place of that of the deal: of a match that goes on from a moment of another.
    #[must_use]
    pub const fn branch_seed(&self) -> Option<u64> {
        self.marks.branch_seed
    }

    /// Dice and draws come from this seed from now on, and nothing that the scenario names comes any more.
    pub(crate) fn set_branch_seed(&mut self, seed: u64) {
        self.marks.branch_seed = Some(seed);
        self.script = Default::default();
    }

    /// What thoughts of opponents come from: never the same in two matches that have different dice to come.
    #[must_use]
    pub fn dice_seed(&self) -> u64 {
        self.marks.branch_seed.unwrap_or(self.info().seed)
    }
}
