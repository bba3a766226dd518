//! The past as shown to the viewer: at most the information that they saw at the time, and without the information that they are
//! to remember themselves.

use super::contract::Playable;
use super::resource::Table;
use orrery_core::Colour;
use orrery_record::Seat;

impl<G: Playable> Table<G> {
    /// Returns the view of the position before the order at `entry`, as shown to the viewer now. `entry` ranges from 0 to the
    /// number of orders.
    pub fn view_before(&self, entry: usize) -> G::View {
        let view = self.view_then(entry);
        if !G::HIDDEN_INFORMATION || self.is_over() {
            return view;
        }
        let moved = G::on_turn(self.game.position_before(entry));
        G::recall(view, self.turns_begun_since(entry, moved))
    }

    /// Returns the viewer's view of the position before the order at `entry`, with everything that it showed then.
    fn view_then(&self, entry: usize) -> G::View {
        self.viewpoint().view::<G>(self.game.position_before(entry))
    }

    /// Returns the order at `entry` as visible to the viewer now. Returns `None` if there is no such order, or if the viewer
    /// learns only its effects.
    pub fn order(&self, entry: usize) -> Option<G::Order> {
        let given = self.game.entries().get(entry)?;
        if !G::HIDDEN_INFORMATION {
            return Some(given.order);
        }
        let to = self.view_then(entry + 1);
        G::redact_order(&given.order, given.by, &to, self.turns_begun_since(entry, given.by))
    }

    /// Returns the events of the order at `entry`, as visible to the viewer now.
    pub fn visible_events(&self, entry: usize) -> Vec<G::Event> {
        let Some(given) = self.game.entries().get(entry) else { return Vec::new() };
        let ago = if G::HIDDEN_INFORMATION { self.turns_begun_since(entry, given.by) } else { 0 };
        let to = self.view_then(entry + 1);
        self.game.events_of(entry).iter().filter_map(|event| G::redact(event, &to, ago)).collect()
    }

    /// Returns the index of the first order whose description may have changed for the viewer since `known` orders were given.
    /// The last actions of a seat are fully visible until its next turn begins ([`Rules::redact`](orrery_core::Rules::redact)).
    pub fn first_changed_description(&self, known: usize) -> usize {
        let entries = self.game.entries();
        let known = known.min(entries.len());
        if !G::HIDDEN_INFORMATION || entries[known..].iter().all(|entry| !entry.ends_turn) {
            return known;
        }
        let begins = |index: usize, seat: Colour| {
            entries[index].ends_turn && G::on_turn(self.game.position_before(index + 1)) == seat
        };
        let latest = |seat: &Seat| (0..known).rev().find(|&index| begins(index, seat.colour)).map_or(0, |at| at + 1);
        self.seats().iter().map(latest).min().unwrap_or(known)
    }

    /// Returns the number of turns that `seat` has begun since the order at `entry`.
    fn turns_begun_since(&self, entry: usize, seat: Colour) -> u32 {
        let entries = self.game.entries();
        let on_turn = |index: usize| G::on_turn(self.game.position_before(index + 1)) == seat;
        let begins = |&index: &usize| entries[index].ends_turn && on_turn(index);
        (entry..entries.len()).filter(begins).count() as u32
    }
}
