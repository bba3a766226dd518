//! Drawing pilots and rolling the die.

use super::chance::{ChanceOutcome, ChanceQuestion, PilotDeck};
use super::pilots::{Pilot, PilotSet};
use super::position::Position;
use super::vocab::Alien;
use orrery_core::Chance;

/// Rolls the die, stores the result in the position and returns it.
pub(super) fn roll(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>) -> u8 {
    let named = p.named.roll();
    if let ChanceOutcome::Die(value) = chance.resolve(ChanceQuestion::Die { named }) {
        p.die = value;
    }
    p.die
}

/// Returns the deck of a seat, for a question to chance. An alien that a scenario names as drawn blind is possible for its owner
/// only, who can draw no other blind alien of that colour.
pub(super) fn deck_of(p: &Position, seat: usize) -> PilotDeck {
    let player = &p.players[seat];
    let mut unseen = p.aliens;
    for &alien in Alien::ALL {
        for (other, named) in p.named.blind.iter().enumerate() {
            let Some(job) = named[alien.index()] else { continue };
            let Some(pilot) = PilotSet::of(alien).iter().find(|pilot| pilot.job() == Some(job)) else { continue };
            if other != seat {
                unseen.take(pilot);
            } else if player.has_blind(alien) {
                let others = PilotSet::of(alien).minus(PilotSet::from_iter([pilot]));
                unseen = unseen.minus(others);
            }
        }
    }
    PilotDeck { known: player.deck, blind: player.blind, unseen }
}

/// Moves a pilot from a seat's deck to its hand. The pilot of a card drawn blind becomes known.
pub(super) fn take_of_deck(p: &mut Position, seat: usize, pilot: Pilot) {
    let player = &mut p.players[seat];
    if !player.deck.take(pilot)
        && let Some(alien) = pilot.alien()
    {
        player.blind &= !(1 << alien as u8);
        p.named.blind[seat][alien.index()] = None;
        p.aliens.take(pilot);
    }
    player.hand.push(pilot);
}
