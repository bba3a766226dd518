//! Bonus cards: the places of their entities, and their visible sides.

use bevy::prelude::*;

use super::entities::TableEntities;
use crate::table::components::{CardFace, CardPlace};
use contraband::rules::{BonusCard, Position};
use orrery_table::TableEntityWriter;

/// A place in a hand or pile, and the kind of the card there, if it is visible.
type PlacedCard = (CardPlace, Option<BonusCard>);

/// Updates the place and face of each bonus card to match a position.
pub(super) fn sync(table: &mut TableEntityWriter, tokens: &TableEntities, p: &Position) {
    let cost = |a: PlacedCard, b: PlacedCard| turned(a.1, b.1);
    table.move_faces(&tokens.cards, &cards(p), (CardPlace::Deck, None), (CardFace, |face| face.0), cost);
}

/// Returns the cost of turning one face into another, for matching cards to places. A high cost keeps a visible card from turning
/// into another.
fn turned<T: PartialEq>(old: Option<T>, new: Option<T>) -> u32 {
    match (old, new) {
        (Some(old), Some(new)) if old == new => 0,
        (Some(_), Some(_)) => 40,
        _ => 2,
    }
}

fn cards(p: &Position) -> Vec<PlacedCard> {
    let mut spots = Vec::new();
    for (seat, player) in (0..).zip(&p.players[..p.count()]) {
        let known = BonusCard::ALL.iter().flat_map(|&card| std::iter::repeat_n(Some(card), player.cards(card).into()));
        let all = known.chain(std::iter::repeat_n(None, player.hand_hidden.into()));
        spots.extend((0..).zip(all).map(|(nth, card)| (CardPlace::Hand(seat, nth), card)));
    }
    for &card in BonusCard::ALL {
        let count = usize::from(p.played[card.index()]);
        spots.extend(std::iter::repeat_n((CardPlace::Played, Some(card)), count));
    }
    spots
}
