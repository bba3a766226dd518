//! Trade and Build: the yard of prices.

use bevy::math::{Rect, Vec2};

use super::ctx::Ctx;
use super::icons;
use super::layout::rect;
use super::parts::{Hand, fitted, glass, words};
use super::rows::{Row, row};
use super::z;
use crate::board::scene::{Align, Item, Scene, id, t};
use crate::games::starship_catan::locale::{ship_name, text, text_args};
use crate::games::starship_catan::rules::{
    Build, Module, PLACES, Phase, Piece, Seat, Ship, Upgrade, price_of, price_of_raising,
};
use crate::games::starship_catan::table::{Draft, Target};

/// The yard, while something may be built.
pub fn compose(scene: &mut Scene, ctx: &Ctx) {
    if ctx.view.known.phase != Phase::Build {
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
    for (nth, one) in rows(ctx, ctx.turn()).iter().enumerate() {
        let by = Vec2::new(0.0, places.pitch * nth as f32);
        row(scene, ctx, one, Rect::from_corners(first.min + by, first.max + by));
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
    rows.extend(modules(ctx, seat));
    rows
}

/// A module of level 1 and one of level 2. Which one is picked in its room; the rows stand for the first that can be had.
fn modules(ctx: &Ctx, seat: Seat) -> [Row; 2] {
    let options = &ctx.view.known.options;
    let any = Module::Logistics;
    let levels = [
        ("ui-module-one", price_of(Build::Module(any), options), 0),
        ("ui-module-two", price_of_raising(Upgrade::Module(any), options), 1),
    ];
    levels.map(|(words, price, level)| {
        let of_level = |module: &&Module| ctx.player(seat).level(**module) == level;
        let all = || Module::ALL.iter().filter(of_level);
        // The one that is pointed at, or the first that can be clicked, or the first there is.
        let meant = all()
            .find(|&&module| ctx.points_at(Target::Module(module)))
            .or_else(|| all().find(|&&module| ctx.can(Target::Module(module))))
            .or_else(|| all().next());
        let mut right = icons::things(price);
        if level == 1 {
            right.extend([Item::Gap, t("+1"), Item::Icon("vp")]);
        }
        let target =
            Target::Module(meant.copied().unwrap_or(if level == 0 { Module::Logistics } else { Module::Command }));
        Row { target, icon: "level-two", text: text(words), right }
    })
}

/// Whether the yard has the right half of the middle for itself: nothing is traded at a post.
#[must_use]
pub fn post_picked(ctx: &Ctx) -> Option<crate::games::starship_catan::rules::Card> {
    match **ctx.plan {
        Draft::Deal(deal) => deal.post,
        _ => None,
    }
}
