//! The descriptions of the things on the board, with their state.

use super::AccessibilityContext;
use super::players::{aboard, stored};
use crate::board::BoardItem;
use crate::locale::{action_name, amount, good_name, listed, pilot_name, product_name, ship_name, text, text_args};
use far_space_foundry::rules::{DOCKS, Product, action_of};
use orrery_ui::accessibility::sentences;

/// Returns the description of a thing, with its owner if it has one.
pub fn thing(of: &AccessibilityContext, thing: BoardItem) -> String {
    let known = &of.view.known;
    let whose = |seat: usize| text_args("access-harbour", &[("name", of.names.of(known.seating[seat]).into())]);
    match thing {
        BoardItem::Target(_) => String::new(),
        BoardItem::Dock(dock) => self::dock(of, dock),
        BoardItem::Die => text_args("access-die", &[("die", known.die.into()), ("free", free(of).into())]),
        BoardItem::Store(seat) => {
            let goods = stored(&known.players[seat].warehouse);
            let args = [("goods", goods.into()), ("spaces", known.warehouse_size().into())];
            sentences([whose(seat), text_args("access-warehouse", &args)])
        }
        BoardItem::Hull(seat, ship) => {
            sentences([whose(seat), aboard(ship_name(ship), known.players[seat].ship(ship))])
        }
        BoardItem::Pilot(pilot) => text_args("access-card", &[("pilot", pilot_name(pilot).into())]),
        BoardItem::Product(product) => self::product(of, product),
        BoardItem::Asteroid(asteroid) => {
            let left = known.asteroids[asteroid.index()];
            text_args("access-asteroid", &[("good", good_name(asteroid.good()).into()), ("count", left.into())])
        }
        BoardItem::Cantina => text_args("access-cantina", &[("count", known.aliens.len().into())]),
        BoardItem::DockMaster => text(if known.mover().bribed { "access-master-bribed" } else { "access-master" }),
    }
}

/// Returns the number of shuttles in orbit.
fn free(of: &AccessibilityContext) -> u8 {
    DOCKS - of.view.known.docks.count_ones() as u8
}

/// Returns the description of a dock: its action, and whether a shuttle is there.
pub fn dock(of: &AccessibilityContext, dock: u8) -> String {
    let known = &of.view.known;
    let key = if known.is_taken(dock) { "access-dock-taken" } else { "access-dock-free" };
    text_args(key, &[("dock", dock.into()), ("action", action_name(action_of(known.half, dock)).into())])
}

/// Returns the description of a product: cost, result, number of uses, points, and tokens left.
pub fn product(of: &AccessibilityContext, product: Product) -> String {
    let card = product.card();
    let cost: Vec<String> = card.cost.iter().map(|&(good, count)| amount(good, count)).collect();
    let args = [
        ("product", product_name(product).into()),
        ("cost", listed(&cost).into()),
        ("gives", card.tokens.into()),
        ("times", card.times.into()),
        ("points", card.points.into()),
        ("left", of.view.known.tokens[product.index()].into()),
    ];
    text_args("access-product", &args)
}
