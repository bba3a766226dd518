//! The mirror of goods: the place of each token, and its upper side. Spaces are filled in the order of goods, so that
//! the same position always looks the same.

use bevy::prelude::*;

use super::entities::TableEntities;
use crate::table::components::{GoodFace, GoodPlace};
use far_space_foundry::rules::{Asteroid, Good, GoodsStore, MatchHalf, Position};
use orrery_table::TableEntityWriter;

/// A place, and the good there.
type PlacedGood = (GoodPlace, Good);

/// Returns the goods of a store, each with the index of its space and its layer: 1 for a good stacked on another, otherwise 0.
fn laid(store: &GoodsStore) -> Vec<(Good, u8, u8)> {
    let mut all = Vec::new();
    let mut space = 0;
    for (good, _) in store.iter() {
        for _ in 0..store.pairs(good) {
            all.extend([(good, space, 0), (good, space, 1)]);
            space += 1;
        }
        for _ in 0..store.singles(good) {
            all.push((good, space, 0));
            space += 1;
        }
    }
    all
}

/// Returns the required places of all goods.
fn required_slots(p: &Position) -> Vec<PlacedGood> {
    let mut spots = Vec::new();
    for (seat, player) in (0..).zip(p.playing()) {
        let warehouse = laid(&player.warehouse).into_iter();
        spots.extend(warehouse.map(|(good, space, layer)| (GoodPlace::Warehouse(seat, space, layer), good)));
        for (ship, freighter) in player.ships() {
            let hold = laid(&freighter.hold).into_iter();
            spots.extend(hold.map(|(good, space, layer)| (GoodPlace::Hold(seat, ship, space, layer), good)));
        }
    }
    for &asteroid in Asteroid::ALL {
        let left = usize::from(p.asteroids[asteroid.index()]);
        let place = if p.half == MatchHalf::Alpha { GoodPlace::Asteroid(asteroid) } else { GoodPlace::Gone };
        spots.extend(std::iter::repeat_n((place, asteroid.good()), left));
    }
    for product in p.products() {
        let left = usize::from(p.tokens[product.index()]);
        spots.extend(std::iter::repeat_n((GoodPlace::Card(product), product.plain()), left));
    }
    spots
}

/// Returns the make of a token: goods on the two sides of one token have the same make.
fn make(good: Good) -> usize {
    match good {
        Good::Galactium => Good::Rubion.index(),
        _ => good.kind(),
    }
}

/// Updates the place and the upper side of each token of goods. Each make uses its own tokens.
pub(super) fn sync(table: &mut TableEntityWriter, tokens: &TableEntities, p: &Position) {
    let wanted = required_slots(p);
    for (kind, tokens) in &tokens.goods {
        let mine: Vec<PlacedGood> = wanted.iter().copied().filter(|(_, good)| make(*good) == make(*kind)).collect();
        table.move_faces(tokens, &mine, (GoodPlace::Gone, *kind), (GoodFace, |face| face.0), move_cost);
    }
}

/// Returns the cost of moving a good. A good that stays in its store costs least.
fn move_cost((from, old): PlacedGood, (to, new): PlacedGood) -> u32 {
    let turned = u32::from(old != new);
    let moved = match (from, to) {
        (GoodPlace::Warehouse(a, ..), GoodPlace::Warehouse(b, ..)) if a == b => 0,
        (GoodPlace::Hold(a, ship, ..), GoodPlace::Hold(b, other, ..)) if (a, ship) == (b, other) => 0,
        (GoodPlace::Hold(a, ..), GoodPlace::Warehouse(b, ..))
        | (GoodPlace::Warehouse(a, ..), GoodPlace::Hold(b, ..))
            if a == b =>
        {
            2
        }
        _ => 4,
    };
    2 * moved + turned
}
