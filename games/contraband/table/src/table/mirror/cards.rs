//! Bonus cards and upgrades: the places of their entities, and their visible sides.

use bevy::prelude::*;

use super::entities::TableEntities;
use crate::table::components::{CardFace, CardPlace, UpgradeFace, UpgradePlace};
use contraband::rules::{BonusCard, PlayerState, Position, UpgradeStock};
use orrery_table::{assign, put};

/// A place in a hand or pile, and the kind of the card there, if it is visible.
type CardSlot = (CardPlace, Option<BonusCard>);
/// A place, and the visible side of an upgrade there.
type UpgradeSlot = (UpgradePlace, UpgradeFace);

/// Updates the place and face of each bonus card and upgrade to match a position.
pub(super) fn sync(world: &mut World, tokens: &TableEntities, p: &Position) {
    let card = |&token: &Entity| {
        let place = world.get::<CardPlace>(token).copied().unwrap_or_default();
        (place, world.get::<CardFace>(token).and_then(|face| face.0))
    };
    let old: Vec<CardSlot> = tokens.cards.iter().map(card).collect();
    for (&token, spot) in tokens.cards.iter().zip(assign(&old, &cards(p), |a, b| turned(a.1, b.1))) {
        let (place, face) = spot.unwrap_or((CardPlace::Deck, None));
        put(world, token, place);
        put(world, token, CardFace(face));
    }
    let built = |&token: &Entity| {
        let place = world.get::<UpgradePlace>(token).copied().unwrap_or_default();
        (place, world.get::<UpgradeFace>(token).copied().unwrap_or_default())
    };
    let old: Vec<UpgradeSlot> = tokens.upgrades.iter().map(built).collect();
    let way = |a: UpgradeSlot, b: UpgradeSlot| turned(a.1.upgrade, b.1.upgrade) + moved(a.0, b.0);
    for (&token, spot) in tokens.upgrades.iter().zip(assign(&old, &upgrades(p), way)) {
        let (place, face) = spot.unwrap_or((UpgradePlace::Gone, UpgradeFace::default()));
        put(world, token, place);
        put(world, token, face);
    }
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

fn moved(from: UpgradePlace, to: UpgradePlace) -> u32 {
    match (from, to) {
        (UpgradePlace::Store(a, _), UpgradePlace::Store(b, _))
        | (UpgradePlace::Ship(a, _), UpgradePlace::Ship(b, _)) => u32::from(a != b) * 8,
        (UpgradePlace::Gone, _) => 20,
        _ => 3,
    }
}

fn cards(p: &Position) -> Vec<CardSlot> {
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

fn upgrades(p: &Position) -> Vec<UpgradeSlot> {
    let mut spots = Vec::new();
    for (number, store) in (0..).zip(&p.stores) {
        spots.extend(stored(store, number));
    }
    for (seat, player) in (0..).zip(&p.players[..p.count()]) {
        spots.extend((0..).zip(built_in(player)).map(|(nth, face)| (UpgradePlace::Ship(seat, nth), face)));
    }
    spots
}

fn stored(store: &UpgradeStock, number: u8) -> impl Iterator<Item = UpgradeSlot> {
    let known = store.iter().map(|upgrade| UpgradeFace { upgrade: Some(upgrade), level: upgrade.level() });
    let hidden = std::iter::repeat_n(UpgradeFace::default(), store.hidden.into());
    (0..).zip(known.chain(hidden)).map(move |(nth, face)| (UpgradePlace::Store(number, nth), face))
}

fn built_in(player: &PlayerState) -> impl Iterator<Item = UpgradeFace> {
    let known = player.upgrades().map(|upgrade| UpgradeFace { upgrade: Some(upgrade), level: upgrade.level() });
    let backs = (1..=2).zip(player.backs);
    let hidden =
        backs.flat_map(|(level, count)| std::iter::repeat_n(UpgradeFace { upgrade: None, level }, count.into()));
    known.chain(hidden)
}
