//! Private notes of players. Each player sees only their own.

use super::contract::Playable;
use super::resource::Table;
use super::viewpoint::Viewpoint;

impl<G: Playable> Table<G> {
    /// Returns the viewer's notes ([`Match::notes`](orrery_record::Match::notes)). They are empty unless the viewer is a single
    /// seat.
    pub fn notes(&self) -> &str {
        match self.viewpoint() {
            Viewpoint::Seat(seat) => self.game.notes(seat),
            Viewpoint::All | Viewpoint::Nobody => "",
        }
    }

    /// Replaces the viewer's notes. Returns false if the viewer is not a single seat.
    pub(super) fn note(&mut self, notes: String) -> bool {
        let Viewpoint::Seat(seat) = self.viewpoint() else { return false };
        self.game.set_notes(seat, notes);
        true
    }
}
