//! The greedy opponent's value of a position: a linear sum over the possessions of one seat.

use crate::rules::{Alien, Good, MatchHalf, PlayerState, Position};

/// Value of having at least one credit, in addition to the point that it scores.
const FIRST_CREDIT: f64 = 0.6;
/// The values of skyrite, rubion and galactium in Alpha: `ON_BOARD` for goods on board, `IN_WAREHOUSE` for goods in the
/// warehouse.
const ON_BOARD: [f64; 3] = [1.5, 0.8, 3.2];
const IN_WAREHOUSE: [f64; 3] = [1.0, 0.8, 2.2];
/// The value of an empty space in Alpha. It counts twice after the last turn.
const EMPTY_SPACE: f64 = -0.34;

/// Returns the value of a position for the mover, who has `turns` turns left in this half after the current one.
pub(super) fn value(p: &Position, turns: u8) -> f64 {
    match p.half {
        MatchHalf::Alpha => alpha(p.mover(), turns),
        MatchHalf::Beta => beta(p, turns),
    }
}

fn alpha(player: &PlayerState, turns: u8) -> f64 {
    let later = (f64::from(turns) / 3.0).min(1.0);
    let raws = |worth: [f64; 3], count: &dyn Fn(Good) -> u8| -> f64 {
        Good::RAWS.iter().zip(worth).map(|(&good, worth)| worth * f64::from(count(good))).sum()
    };
    let board = player.ships().map(|(_, ship)| raws(ON_BOARD, &|good| ship.hold.count(good))).sum::<f64>();
    let empty: f64 = player.ships().map(|(_, ship)| f64::from(ship.free())).sum();
    let loss = EMPTY_SPACE * if turns == 0 { 2.0 } else { 1.0 };
    f64::from(player.credits)
        + if player.credits > 0 { FIRST_CREDIT } else { 0.0 }
        + board
        + later * raws(IN_WAREHOUSE, &|good| player.warehouse.count(good))
        + loss * empty
}

fn beta(p: &Position, turns: u8) -> f64 {
    let player = p.mover();
    let later = (f64::from(turns) / 2.5).min(1.0);
    let more = turns > 0;
    let mut worth = f64::from(p.points(usize::from(p.turn)).total());
    if more && player.credits > 0 {
        worth += FIRST_CREDIT;
    }
    let mut on_board = 0_u16;
    for (_, ship) in player.ships() {
        if ship.free() > 0 {
            worth += 1.2 * later;
        }
        if ship.hold.is_empty() && more {
            worth += 0.8 + if ship.upgraded { 0.0 } else { 0.6 * later };
        }
        for (good, count) in ship.hold.iter() {
            on_board |= 1 << good.kind();
            if good.is_raw() {
                worth += f64::from(count) * 0.25 * later * (use_of(p, good) - 1.0);
            }
        }
    }
    let mut only_stored = 0_u16;
    for (good, count) in player.warehouse.iter() {
        only_stored |= 1 << good.kind();
        worth += f64::from(count) * later * stored(p, good);
    }
    worth + 0.4 * later * f64::from((only_stored & !on_board).count_ones())
}

/// Returns the value of a good in the warehouse, provided that it can still be used.
fn stored(p: &Position, good: Good) -> f64 {
    match good.product() {
        None => 0.75 + 0.5 * (use_of(p, good) - 1.0),
        Some(product) => {
            let charge = f64::from(u8::from(good.is_charged()));
            1.15 * (f64::from(product.card().points) + charge) + 0.25 * (1.0 - charge)
        }
    }
}

/// Returns the value of the best product that a raw good can pay for: the points of its tokens, and a little more for each token,
/// divided by the number of goods in its cost. The value is at least 1.
fn use_of(p: &Position, good: Good) -> f64 {
    let uses = p.products().filter(|product| p.tokens[product.index()] > 0).filter_map(|product| {
        let card = product.card();
        let goods: u8 = card.cost.iter().map(|&(_, count)| count).sum();
        let goes_in = card.cost.iter().any(|&(cost, _)| cost == good);
        goes_in.then(|| (f64::from(card.points) + 0.6) * f64::from(card.tokens) / f64::from(goods))
    });
    uses.fold(1.0, f64::max)
}

/// Returns the value of using the Cantina, before any pilot is shown.
pub(super) fn cantina(p: &Position) -> f64 {
    let open = |alien: &&Alien| !p.mover().has(alien.ship()) && p.piles[alien.index()].top > 0;
    let largest = Alien::ALL.iter().filter(open).map(|alien| p.piles[alien.index()].top).max();
    largest.map_or(0.7, |size| 2.0 + 0.3 * f64::from(size))
}
