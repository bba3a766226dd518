//! The certain knowledge of each observer (SC-HID-6). For each kind of card in each sector, K is the number of cards that the
//! observer knows to be there, and S is the number that the observer has seen in this flight.

use super::card_counts::CardCounts;
use super::cards::{Card, GROUPS};
use super::position::{FlightRowCard, OBSERVERS, ONLOOKER, Position};
use super::vocab::Seat;

impl Position {
    /// Records that every observer sees a card. If a mover has `foreseen` it by Sensor, the card is already recorded for that
    /// mover.
    pub(super) fn note_revealed(&mut self, card: Card, foreseen: bool) {
        for observer in 0..OBSERVERS {
            if !(foreseen && observer == self.turn.index()) {
                self.note_seen_by(observer, card);
            }
        }
        self.note_public(card);
    }

    /// Records that the mover sees a card by Sensor (SC-HID-3).
    pub(super) fn note_looked_at(&mut self, card: Card) {
        self.note_seen_by(self.turn.index(), card);
    }

    fn note_seen_by(&mut self, observer: usize, card: Card) {
        let sight = &mut self.flight.sight[observer];
        sight.add(card);
        let count = sight.count(card);
        self.knows[observer][usize::from(self.flight.sector)].at_least(card, count);
    }

    /// Records that a card of the reserve is laid face up. Pirates that are laid where they will be visited are recorded only
    /// once they are shown.
    pub(super) fn note_laid_face_up(&mut self, card: Card) {
        for observer in 0..OBSERVERS {
            self.flight.sight[observer].add(card);
            self.knows[observer][usize::from(self.flight.sector)].add(card);
        }
    }

    /// Records that a card is taken out of the sector.
    pub(super) fn note_taken_out(&mut self, card: Card) {
        for observer in 0..OBSERVERS {
            self.flight.sight[observer].take(card);
            self.knows[observer][usize::from(self.flight.sector)].take(card);
        }
    }

    /// Updates the secret cards of a kind after all observers have seen one: at most as many stay secret as there are drawn
    /// copies that are not publicly known.
    fn note_public(&mut self, card: Card) {
        let at = usize::from(self.flight.sector);
        if self.sectors[at].secret == [CardCounts::EMPTY; GROUPS] {
            return;
        }
        let unknown = self.drawn(at).count(card).saturating_sub(self.knows[ONLOOKER][at].count(card));
        let secret = &mut self.sectors[at].secret;
        while secret.iter().map(|group| group.count(card)).sum::<u8>() > unknown {
            if let Some(group) = secret.iter_mut().find(|group| group.has(card)) {
                group.take(card);
            }
        }
    }

    /// Returns all cards ever drawn in the sector with index `at`: those put back, those in the flight row and those that a
    /// Sensor has looked at.
    pub fn drawn(&self, at: usize) -> CardCounts {
        let mut drawn = self.sectors[at].lying;
        if self.phase.in_flight() && usize::from(self.flight.sector) == at {
            let flight = &self.flight;
            let seen = flight.look.cards().iter().chain(flight.top.cards()).chain(flight.bottom.cards());
            seen.flatten().for_each(|&card| drawn.add(card));
            for laid in flight.row() {
                if let FlightRowCard::Card(card) | FlightRowCard::Veiled(card, _) = *laid {
                    drawn.add(card);
                }
            }
        }
        drawn
    }

    /// Reports whether a viewer knows which pirates are to be settled. Only the mover can know, by having seen them with a Sensor
    /// (SC-HID-4).
    pub fn foresees(&self, seat: Option<Seat>) -> bool {
        self.flight.foreseen && seat == Some(self.turn)
    }
}
