//! What players write down for themselves: each sees his own alone.

use super::contract::Playable;
use super::eyes::Eyes;
use super::resource::Table;

impl<G: Playable> Table<G> {
    /// What whoever looks wrote down for himself ([`Match::notes`](orrery_record::Match::notes)); empty for nobody's eyes and for
    /// everybody's.
    #[must_use]
    pub fn notes(&self) -> &str {
        match self.eyes() {
            Eyes::Seat(seat) => self.game.notes(seat),
            Eyes::All | Eyes::Nobody => "",
        }
    }

    /// Writes something down for whoever looks, and says whether that is somebody.
    pub(super) fn note(&mut self, notes: String) -> bool {
        let Eyes::Seat(seat) = self.eyes() else { return false };
        self.game.set_notes(seat, notes);
        true
    }
}
