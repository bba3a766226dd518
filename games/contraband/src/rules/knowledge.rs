//! What everybody is certain of in the holds of others, and of what is out of the game (section 14).
//!
//! Of each kind an observer knows how many are there at least. What goes in or out openly is counted exactly; what goes out unseen may
//! have been any of those he knew, unless he knew all there was.

use super::metals::Metals;
use super::position::{Memory, OBSERVERS, ONLOOKER, Position};
use super::vocab::Metal;

impl Position {
    /// Everybody who may be certain of something in a seat's hold: all but its owner, who sees it.
    fn watchers(seat: usize) -> impl Iterator<Item = usize> {
        (0..OBSERVERS).filter(move |&observer| observer != seat)
    }

    /// A metal goes openly into a hold.
    pub(super) fn is_seen_in(&mut self, seat: usize, metal: Metal) {
        Self::watchers(seat).for_each(|observer| self.certain[observer][seat].add(metal));
    }

    /// A metal goes openly out of a hold.
    pub(super) fn is_seen_out(&mut self, seat: usize, metal: Metal) {
        Self::watchers(seat).for_each(|observer| {
            self.certain[observer][seat].take(metal);
        });
    }

    /// Metals are about to go out of a hold unseen by all but its owner and `witness`; `out_of_game`, or to somebody else.
    pub(super) fn goes_out_unseen(&mut self, seat: usize, metals: Metals, out_of_game: bool, witness: Option<usize>) {
        let there = self.players[seat].hold.len();
        for observer in Self::watchers(seat) {
            let known = self.certain[observer][seat];
            let all_known = known.len() == there && (metals.len() == there || known.kinds().count() == 1);
            let sure = all_known || witness == Some(observer);
            let left = if sure { known.minus(metals) } else { known.fewer(metals.len()) };
            self.certain[observer][seat] = left;
            if sure && out_of_game {
                self.gone[observer] = self.gone[observer].plus(metals);
            }
        }
        if out_of_game {
            self.gone[seat] = self.gone[seat].plus(metals);
        }
    }

    /// A whole hold is about to leave the game but for Plutonium that everybody knows was hidden.
    pub(super) fn hold_goes(&mut self, seat: usize, kept: Metals) {
        for observer in Self::watchers(seat) {
            let known = self.certain[observer][seat].minus(kept);
            self.gone[observer] = self.gone[observer].plus(known);
            self.certain[observer][seat] = kept;
        }
        let lost = self.players[seat].hold.known.minus(kept);
        self.gone[seat] = self.gone[seat].plus(lost);
    }

    /// Everybody learns that a hold has these.
    pub(super) fn is_known_to_hold(&mut self, seat: usize, metals: Metals) {
        Self::watchers(seat).for_each(|observer| self.knows_of(observer, seat, metals));
    }

    /// An observer learns that a hold has these.
    pub(super) fn knows_of(&mut self, observer: usize, seat: usize, metals: Metals) {
        self.certain[observer][seat] = self.certain[observer][seat].most(metals);
    }

    /// Who knows what is public knows of metals that go from one hold into another, if he was certain of all there were.
    pub(super) fn passes_between(&mut self, from: usize, to: usize, metals: Metals) {
        let there = self.players[from].hold.len();
        for observer in Self::watchers(to) {
            let known = self.certain[observer][from];
            let sure =
                observer == from || known.len() == there && (metals.len() == there || known.kinds().count() == 1);
            if sure {
                self.certain[observer][to] = self.certain[observer][to].plus(metals);
            }
        }
    }

    /// Whoever is in a spaceport sees its store (CB-HID-5).
    pub(super) fn look_into_stores(&mut self) {
        for seat in 0..self.count() {
            if let Some(quadrant) = self.port_of(seat) {
                let cards = self.stores[quadrant.index()];
                self.memories[seat][quadrant.index()] = Memory { round: self.round, cards };
            }
        }
    }

    /// The row of what a viewer is certain of; of nobody, what is public.
    #[must_use]
    pub fn observer_of(viewer: Option<usize>) -> usize {
        viewer.unwrap_or(ONLOOKER)
    }
}
