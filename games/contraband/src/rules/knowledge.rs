//! Certain knowledge about the holds of other players and about metals that have left the game (section 14).
//!
//! For each kind an observer knows a minimum number. Metals that enter or leave openly are counted exactly. A metal that leaves
//! unseen may have been any of those the observer knew of, unless the observer knew the whole hold.

use super::metals::MetalCounts;
use super::position::{LastSeenStore, OBSERVERS, ONLOOKER, Position};
use super::vocab::Metal;

impl Position {
    /// Iterates over the observers of a seat's hold: everyone but the owner, who sees the hold.
    fn watchers(seat: usize) -> impl Iterator<Item = usize> {
        (0..OBSERVERS).filter(move |&observer| observer != seat)
    }

    /// Notes that a metal enters a hold openly.
    pub(super) fn note_open_gain(&mut self, seat: usize, metal: Metal) {
        Self::watchers(seat).for_each(|observer| self.certain[observer][seat].add(metal));
    }

    /// Notes that a metal leaves a hold openly.
    pub(super) fn note_open_loss(&mut self, seat: usize, metal: Metal) {
        Self::watchers(seat).for_each(|observer| {
            self.certain[observer][seat].take(metal);
        });
    }

    /// Notes that metals are about to leave a hold, unseen by all but its owner and `witness`. They leave the game if
    /// `out_of_game` is true; otherwise they pass to another player.
    pub(super) fn note_hidden_loss(
        &mut self,
        seat: usize,
        metals: MetalCounts,
        out_of_game: bool,
        witness: Option<usize>,
    ) {
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

    /// Notes that a whole hold is about to leave the game, except Plutonium that is publicly known to have been hidden.
    pub(super) fn note_hold_loss(&mut self, seat: usize, kept: MetalCounts) {
        for observer in Self::watchers(seat) {
            let known = self.certain[observer][seat].minus(kept);
            self.gone[observer] = self.gone[observer].plus(known);
            self.certain[observer][seat] = kept;
        }
        let lost = self.players[seat].hold.known.minus(kept);
        self.gone[seat] = self.gone[seat].plus(lost);
    }

    /// Notes that all observers learn of these metals in a hold.
    pub(super) fn note_public_holding(&mut self, seat: usize, metals: MetalCounts) {
        Self::watchers(seat).for_each(|observer| self.note_known_holding(observer, seat, metals));
    }

    /// Notes that an observer learns of these metals in a hold.
    pub(super) fn note_known_holding(&mut self, observer: usize, seat: usize, metals: MetalCounts) {
        self.certain[observer][seat] = self.certain[observer][seat].most(metals);
    }

    /// Notes that metals pass from one hold to another. An observer who owns neither hold learns their kinds only if these follow
    /// from certain knowledge of the whole hold.
    pub(super) fn note_transfer(&mut self, from: usize, to: usize, metals: MetalCounts) {
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

    /// Updates the memory of stores: a player in a spaceport sees its store (CB-HID-5).
    pub(super) fn update_store_memories(&mut self) {
        for seat in 0..self.count() {
            if let Some(quadrant) = self.port_of(seat) {
                let cards = self.stores[quadrant.index()];
                self.memories[seat][quadrant.index()] = LastSeenStore { round: self.round, cards };
            }
        }
    }

    /// Returns the index of a viewer among the observers. `None` means an onlooker, who knows only public information.
    pub fn observer_of(viewer: Option<usize>) -> usize {
        viewer.unwrap_or(ONLOOKER)
    }
}
