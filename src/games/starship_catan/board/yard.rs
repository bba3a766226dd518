//! Trade and Build: the yard of prices.

use bevy::math::{Rect, Vec2};

use super::ctx::{Ctx, State};
use super::icons;
use super::layout::rect;
use super::parts::{Hand, fitted, glass, words};
use super::rows::{Row, drawn, row};
use super::z;
use crate::board::scene::{Align, Item, Scene, id, t};
use crate::games::starship_catan::locale::{ship_name, text, text_args};
use crate::games::starship_catan::rules::{
    Build, Module, PLACES, Phase, Piece, Seat, Ship, Upgrade, price_of, price_of_raising,
};
use crate::games::starship_catan::table::{Draft, Target};

/// The yard, while something may be built.
pub fn compose(scene: &mut Scene, ctx: &Ctx) {
    if ctx.view.known.phase != Phase::Build || !ctx.local {
        return;
    }
    let places = &ctx.layout.yard;
    let panel = rect(places.panel);
    glass(scene, "yard", panel, z::PANEL - 2.0);
    let at = panel.min + Vec2::new(18.0, 27.0);
    let heading = text("ui-shipyard").to_uppercase();
    fitted(scene, id("yard heading", 0), &heading, Hand::bold(15.0, z::PANEL), Align::Left, at, panel.width() * 0.5);
    let end = Vec2::new(panel.max.x - 18.0, at.y);
    words(scene, id("yard prices", 0), text("ui-shipyard-price"), Hand::dim(15.0, z::PANEL), Align::Right, end);
    let first = rect(places.first);
    let place = |nth: usize| {
        let by = Vec2::new(0.0, places.pitch * nth as f32);
        Rect::from_corners(first.min + by, first.max + by)
    };
    let rows = rows(ctx, ctx.turn());
    for (nth, one) in rows.iter().enumerate() {
        row(scene, ctx, one, place(nth));
    }
    for (nth, (one, state)) in modules(ctx).iter().enumerate() {
        drawn(scene, ctx, one, place(rows.len() + nth), *state);
    }
}

/// Everything that is built, with its price.
fn rows(ctx: &Ctx, seat: Seat) -> Vec<Row> {
    let options = &ctx.view.known.options;
    let mut rows: Vec<Row> = Ship::ALL
        .iter()
        .map(|&ship| Row {
            target: Target::Ship(ship),
            icon: icons::ship(ship),
            text: ship_name(ship),
            right: icons::things(price_of(Build::Ship(ship), options)),
        })
        .collect();
    let pieces = [
        (Piece::Booster, "piece-booster", Build::Booster, Upgrade::Booster),
        (Piece::Cannon, "piece-cannon", Build::Cannon, Upgrade::Cannon),
    ];
    for (piece, name, build, raise) in pieces {
        let full = ctx.player(seat).pieces(piece).count() >= PLACES;
        let price = if full { price_of_raising(raise, options) } else { price_of(build, options) };
        let level = text_args("module-level", &[("module", text(name).into()), ("level", 2u8.into())]);
        let text = if full { level } else { text(name) };
        rows.push(Row { target: Target::Piece(piece), icon: icons::piece(piece), text, right: icons::things(price) });
    }
    rows
}

/// What a module costs at level 1 and at level 2, and whether any can be had: which one is picked in its room.
fn modules(ctx: &Ctx) -> [(Row, State); 2] {
    let options = &ctx.view.known.options;
    let any = Module::Logistics;
    let levels = [
        (any, "ui-module-one", price_of(Build::Module(any), options), 0),
        (Module::Command, "ui-module-two", price_of_raising(Upgrade::Module(any), options), 1),
    ];
    levels.map(|(stands_for, words, price, level)| {
        let of_level = |module: &&Module| ctx.player(ctx.turn()).level(**module) == level;
        let all = Module::ALL.iter().filter(of_level);
        let state = all.map(|&module| ctx.state(Target::Module(module))).max().unwrap_or(State::Rest);
        let mut right = icons::things(price);
        if level == 1 {
            right.extend([Item::Gap, t("+1"), Item::Icon("vp")]);
        }
        (Row { target: Target::Module(stands_for), icon: "level-two", text: text(words), right }, state)
    })
}

/// The post whose deal is counted.
#[must_use]
pub fn post_picked(ctx: &Ctx) -> Option<crate::games::starship_catan::rules::Card> {
    match **ctx.plan {
        Draft::Deal(deal) => deal.post,
        _ => None,
    }
}
