//! Trade and Build: the panel of building prices.

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::rect;
use super::parts::{BoardTextStyle, fitted, glass, words};
use super::rows::{ChoiceRow, drawn, row};
use super::z;
use crate::locale::{module_name, ship_name, text, text_args};
use crate::table::{ClickTarget, OrderDraft};
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, id, t};
use starship_catan::rules::{
    BuildableItem, EquipmentKind, Module, PLACES, Phase, Seat, Ship, Upgrade, price_of, price_of_raising,
};

/// Draws the panel in the phase Trade and Build, if a person at this screen may act.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if ctx.view.known.phase != Phase::Build || !ctx.local {
        return;
    }
    let places = &ctx.layout.yard;
    let panel = rect(places.panel);
    glass(scene, "yard", panel, z::PANEL - 2.0);
    let at = panel.min + Vec2::new(18.0, 27.0);
    let heading = text("ui-shipyard").to_uppercase();
    fitted(
        scene,
        id("yard heading", 0),
        &heading,
        BoardTextStyle::bold(15.0, z::PANEL),
        RowAlign::Left,
        at,
        panel.width() * 0.5,
    );
    let end = Vec2::new(panel.max.x - 18.0, at.y);
    words(
        scene,
        id("yard prices", 0),
        text("ui-shipyard-price"),
        BoardTextStyle::dim(15.0, z::PANEL),
        RowAlign::Right,
        end,
    );
    let first = rect(places.first);
    let place = |nth: usize| {
        let by = Vec2::new(0.0, places.pitch * nth as f32);
        Rect::from_corners(first.min + by, first.max + by)
    };
    let rows = rows(ctx, ctx.turn());
    for (nth, one) in rows.iter().enumerate() {
        row(scene, ctx, one, place(nth));
    }
    for (nth, (one, state, alone)) in modules(ctx).iter().enumerate() {
        let area = place(rows.len() + nth);
        if *alone {
            row(scene, ctx, one, area);
        } else {
            drawn(scene, ctx, one, area, *state);
        }
    }
}

/// Returns the rows for ships, boosters and cannons, each with its price. Once all places for boosters or cannons are taken,
/// their row is for upgrading one to level 2.
fn rows(ctx: &SceneContext, seat: Seat) -> Vec<ChoiceRow> {
    let options = &ctx.view.known.options;
    let mut rows: Vec<ChoiceRow> = Ship::ALL
        .iter()
        .map(|&ship| ChoiceRow {
            target: ClickTarget::Ship(ship),
            icon: icons::ship(ship),
            text: ship_name(ship),
            right: icons::things(price_of(BuildableItem::Ship(ship), options)),
            beside: 0.0,
        })
        .collect();
    let pieces = [
        (EquipmentKind::Booster, "piece-booster", BuildableItem::Booster, Upgrade::Booster),
        (EquipmentKind::Cannon, "piece-cannon", BuildableItem::Cannon, Upgrade::Cannon),
    ];
    for (piece, name, build, raise) in pieces {
        let full = ctx.player(seat).pieces(piece).count() >= PLACES;
        let price = if full { price_of_raising(raise, options) } else { price_of(build, options) };
        let level = text_args("module-level", &[("module", text(name).into()), ("level", 2u8.into())]);
        let text = if full { level } else { text(name) };
        rows.push(ChoiceRow {
            target: ClickTarget::Piece(piece),
            icon: icons::piece(piece),
            text,
            right: icons::things(price),
            beside: 0.0,
        });
    }
    rows
}

/// Returns the row for building a module and the row for upgrading one, each with its price and its display state. The flag is
/// true if the row is for one particular module. If there are several, the player picks one in its room.
fn modules(ctx: &SceneContext) -> [(ChoiceRow, TargetState, bool); 2] {
    let options = &ctx.view.known.options;
    let any = Module::Logistics;
    let levels = [
        (["ui-module-one", "ui-module-one-of"], price_of(BuildableItem::Module(any), options)),
        (["ui-module-two", "ui-module-two-of"], price_of_raising(Upgrade::Module(any), options)),
    ];
    let usable = [0, 1].map(|level| usable(ctx, level));
    // A row for no particular module still needs its own scene name, different from that of the other row.
    let is_other = |module: &&Module| usable.iter().all(|usable| usable.as_slice() != [**module]);
    let mut names = Module::ALL.iter().filter(is_other).copied();
    let mut row = |level: usize| {
        let ([words, several], price) = levels[level];
        let mut right = icons::things(price);
        if level == 1 {
            right.extend([RowItem::Gap, t("+1"), RowItem::Icon("vp")]);
        }
        let named = names.next().unwrap_or(any);
        let (module, words, state) = match usable[level].as_slice() {
            [] => (named, text(words), TargetState::Rest),
            &[only] => {
                let args = [("module", module_name(only).into()), ("level", (level + 1).into())];
                (only, text_args("module-level", &args), ctx.state(ClickTarget::Module(only)))
            }
            _ => (named, text(several), TargetState::Usable),
        };
        let row = ChoiceRow { target: ClickTarget::Module(module), icon: "level-two", text: words, right, beside: 0.0 };
        (row, state, usable[level].len() == 1)
    };
    [row(0), row(1)]
}

/// Returns the modules at this level that the player can build or upgrade now.
fn usable(ctx: &SceneContext, level: u8) -> Vec<Module> {
    let usable = |module: &&Module| {
        ctx.player(ctx.turn()).level(**module) == level && ctx.state(ClickTarget::Module(**module)).is_usable()
    };
    Module::ALL.iter().filter(usable).copied().collect()
}

/// Returns the trading post whose deal is being put together, or `None` if there is none.
pub fn post_picked(ctx: &SceneContext) -> Option<starship_catan::rules::Card> {
    match **ctx.plan {
        OrderDraft::Deal(deal) => deal.post,
        _ => None,
    }
}
