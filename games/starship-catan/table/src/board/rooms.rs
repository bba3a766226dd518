//! The rooms of modules: a picture, the effect, and a lamp for each level.

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::{ShipLayout, rect};
use super::parts::{BoardTextStyle, IconBarStyle, fitted, room, strip};
use super::z;
use crate::locale::{module_name, text, text_args};
use crate::table::ClickTarget;
use orrery_board::hit_area::HitShape;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{
    ComposedScene, RowAlign, RowItem, SceneNodeId, TextRowStyle, TransitionKind, id, row_width, t,
};
use starship_catan::rules::{
    BuildableItem, Commodity, Module, Phase, Seat, Upgrade, price_of, price_of_raising, produces,
};

/// The opacity of the picture of a module that is not built.
const UNBUILT: f32 = 0.3;
/// The rolls for which the production of modules is checked, which are all that the yellow die can show.
const ROLLS: std::ops::RangeInclusive<u8> = 1..=4;

/// Returns the rectangle of a module's room.
pub fn area(places: &ShipLayout, module: Module) -> Rect {
    rect(places.modules[module.index()])
}

/// Draws all rooms of both ships.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for &seat in Seat::ALL {
        for &module in Module::ALL {
            module_room(scene, ctx, seat, module);
        }
    }
}

fn module_room(scene: &mut ComposedScene, ctx: &SceneContext, seat: Seat, module: Module) {
    let places = ctx.ship(seat);
    let (area, name) = (area(places, module), id("module", (seat, module)));
    let target = ClickTarget::Module(module);
    let state = if seat == ctx.decider() { ctx.state(target) } else { TargetState::Rest };
    room(scene, name, area, state, z::ROOMS);
    let level = ctx.player(seat).level(module);
    if !places.left && state == TargetState::Rest {
        scene.piece(id("light", name), "light-module", area.min, z::ROOMS + 0.5).alpha(if level > 0 {
            1.0
        } else {
            0.4
        });
    }
    let picture = scene.piece(
        id("picture", name),
        format!("module-{module:?}"),
        area.min + Vec2::from(places.module.picture),
        z::ROOMS + 1.5,
    );
    picture.scale(places.module.size).alpha(if level > 0 { 1.0 } else { UNBUILT }).motion(TransitionKind::Fade);
    if places.module.name != (0.0, 0.0) {
        let hand = BoardTextStyle::bold(15.0, z::ROOMS + 2.0);
        let hand = if level > 0 { hand } else { hand.in_colour(PALETTE.dim.0) };
        let at = area.min + Vec2::from(places.module.name);
        fitted(scene, id("module name", name), &module_name(module), hand, RowAlign::Left, at, area.width() - 16.0);
        effect(scene, ctx, seat, module, state);
    }
    lamps(scene, ctx, seat, module, name);
    if seat == ctx.decider() {
        scene.hit(target, HitShape::Rect(area), 3.0);
    }
}

/// Draws the effect of a module, or its price if the module can be built or upgraded.
fn effect(scene: &mut ComposedScene, ctx: &SceneContext, seat: Seat, module: Module, state: TargetState) {
    let places = ctx.ship(seat);
    let (area, name) = (area(places, module), id("effect", (seat, module)));
    let at = area.min + Vec2::from(places.module.effect);
    let level = ctx.player(seat).level(module);
    if state.is_usable() && ctx.view.known.phase == Phase::Build {
        let options = &ctx.view.known.options;
        let price = match level {
            0 => price_of(BuildableItem::Module(module), options),
            _ => price_of_raising(Upgrade::Module(module), options),
        };
        let look = IconBarStyle { pad: 7.0, ..IconBarStyle::plain(23.0, z::ROOMS + 2.0) }.sized(15.0, 0.78);
        strip(
            scene,
            name,
            &price_items(price),
            look.rimmed(PALETTE.act.line.0),
            RowAlign::Right,
            Vec2::new(area.max.x - 5.0, at.y),
        );
        return;
    }
    let hand = BoardTextStyle { size: 15.0, bold: level > 0, colour: PALETTE.dim.0, z: z::ROOMS + 2.0 };
    let room = area.max.x - at.x - 5.0;
    let words = |scene: &mut ComposedScene, words: String, hand: BoardTextStyle| {
        fitted(scene, name, &words, hand, RowAlign::Left, at + Vec2::new(0.0, 5.4), room);
    };
    let ivory = hand.in_colour(PALETTE.ivory.0);
    let player = ctx.player(seat);
    match (level, module) {
        (0, _) => words(scene, text("ui-not-built"), hand),
        (_, Module::Logistics) => words(scene, text_args("ui-hold-limit", &[("count", player.bay().into())]), ivory),
        (_, Module::Command) => words(scene, text_args("amount-actions", &[("count", player.actions().into())]), ivory),
        (_, Module::Sensor) => words(scene, text_args("amount-cards", &[("count", player.look().into())]), ivory),
        (_, Module::Trade | Module::Science | Module::Production) => {
            let items = produced(seat, module, level);
            let style = TextRowStyle { size: 15.0, icons: 0.9, ..TextRowStyle::plain(z::ROOMS + 2.0) };
            let icons = style.icons * (room / row_width(&items, style)).min(1.0);
            scene.row(name, &items, TextRowStyle { icons, ..style }, RowAlign::Left, at, |_| {});
        }
    }
}

/// Returns the icons of a price. A count of 1 is left out.
pub fn price_items(price: starship_catan::rules::CommodityCounts) -> Vec<RowItem> {
    let one = |(thing, count): (Commodity, u8)| {
        (count > 1).then(|| t(count)).into_iter().chain([RowItem::Icon(icons::thing(thing))])
    };
    price.iter().flat_map(one).collect()
}

/// Returns the product of a producing module with its rolls, or the number of purchases that the Trade module allows.
fn produced(seat: Seat, module: Module, level: u8) -> Vec<RowItem> {
    let Some(thing) = icons::product(module) else {
        return vec![t(level), RowItem::Icon(icons::any(None))];
    };
    let rolls = ROLLS.filter(|&roll| produces(seat, module, level, roll));
    let dice = rolls.map(|roll| RowItem::Icon(icons::yellow(roll)));
    dice.chain([RowItem::Icon("arrow"), RowItem::Icon(icons::thing(thing))]).collect()
}

/// Draws a lamp for each level. The second lamp also shows the owner of the module's level 2, or a star while no player owns it.
fn lamps(scene: &mut ComposedScene, ctx: &SceneContext, seat: Seat, module: Module, name: SceneNodeId) {
    let places = &ctx.ship(seat).module;
    let first = area(ctx.ship(seat), module).min + Vec2::from(places.lamp);
    let level = ctx.player(seat).level(module);
    let one = if level > 0 { "lamp-lit".to_owned() } else { "lamp-off".to_owned() };
    let two = match ctx.view.known.level_two_holder(module) {
        Some(holder) if holder == seat => "lamp-lit-two".to_owned(),
        Some(holder) => format!("lamp-{}", ctx.colour(holder)),
        None => "lamp-waiting".to_owned(),
    };
    for (nth, lamp) in [one, two].into_iter().enumerate() {
        let at = first + Vec2::from(places.next_lamp) * nth as f32;
        scene
            .piece(id("lamp", (name, nth)), lamp, at, z::ROOMS + 2.0)
            .scale(places.lamp_size)
            .motion(TransitionKind::Fade);
    }
}
