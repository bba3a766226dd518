//! Metals: the places of their entities, and their visible kinds.

use bevy::prelude::*;

use super::entities::TableEntities;
use crate::table::components::{MetalFace, MetalPlace};
use contraband::rules::{DecisionKind, Metal, MetalPile, Position};
use orrery_table::TableEntityWriter;

/// A place of a metal, and the kind of the metal there, if it is visible.
type PlacedMetal = (MetalPlace, Option<Metal>);

/// Returns the places of the metals of a pile, with known metals first.
fn laid(pile: &MetalPile, place: impl Fn(u8) -> MetalPlace) -> Vec<PlacedMetal> {
    let known = pile.known.iter().map(Some);
    let all = known.chain(std::iter::repeat_n(None, pile.hidden.into()));
    (0..).zip(all).map(|(nth, metal)| (place(nth), metal)).collect()
}

/// Returns the places of all metals that are in the game, with their visible kinds.
fn required_slots(p: &Position) -> Vec<PlacedMetal> {
    let mut spots = Vec::new();
    for (seat, player) in (0..).zip(&p.players[..p.count()]) {
        spots.extend(laid(&player.hold, |nth| MetalPlace::Hold(seat, nth)));
    }
    for (number, mine) in (0..).zip(&p.mines) {
        spots.extend(laid(&mine.pile, |nth| MetalPlace::Mine(number, nth)));
    }
    for (number, market) in (0..).zip(&p.markets) {
        for &metal in Metal::ALL {
            let shelf = (0..market.count(metal)).map(|nth| (MetalPlace::Market(number, nth), Some(metal)));
            spots.extend(shelf);
        }
    }
    if p.ask == DecisionKind::Prize {
        spots.push((MetalPlace::Prize, p.meeting.and_then(|meeting| meeting.prize)));
    }
    // The order of the deck is unknown, even if its contents can be deduced.
    spots.extend(std::iter::repeat_n((MetalPlace::Deck, None), p.deck.len().into()));
    spots
}

/// Updates the place and face of each metal to match a position.
pub(super) fn sync(table: &mut TableEntityWriter, tokens: &TableEntities, p: &Position) {
    let rest = (MetalPlace::Gone, None);
    table.move_faces(&tokens.metals, &required_slots(p), rest, (MetalFace, |face| face.0), move_cost);
}

/// Returns the cost of moving a metal from one place to another. A high cost keeps a visible metal from turning into another.
fn move_cost((from, old): PlacedMetal, (to, new): PlacedMetal) -> u32 {
    let turned = match (old, new) {
        (Some(old), Some(new)) if old == new => 0,
        (Some(_), Some(_)) => 40,
        _ => 1,
    };
    let moved = match (from, to) {
        (MetalPlace::Hold(a, _), MetalPlace::Hold(b, _))
        | (MetalPlace::Mine(a, _), MetalPlace::Mine(b, _))
        | (MetalPlace::Market(a, _), MetalPlace::Market(b, _))
            if a == b =>
        {
            0
        }
        (MetalPlace::Gone, _) => 30,
        (MetalPlace::Deck, MetalPlace::Hold(..)) => 12,
        (MetalPlace::Deck, MetalPlace::Market(..)) => 20,
        _ => 4,
    };
    turned + moved
}
