//! The face-up adventures, in the column on the right.

use bevy::ecs::entity::Entity;
use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::rect;
use super::parts::{BoardTextStyle, IconBarStyle, fitted, strip};
use super::z;
use crate::locale::{adventure_name, card_name, text, text_args};
use crate::table::ClickTarget;
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextLine, TextRowStyle, id, t};
use starship_catan::rules::{Adventure, meets};

/// Returns the rectangle of the card in `slot`, counted from 0.
pub fn area(ctx: &SceneContext, slot: u8) -> Rect {
    let cards = &ctx.layout.column.adventures.cards;
    rect(cards[usize::from(slot).min(cards.len() - 1)])
}

/// Returns the rectangle of a face-up adventure, or `None` if the adventure is not face up.
pub fn area_of(ctx: &SceneContext, adventure: Adventure) -> Option<Rect> {
    ctx.seen.face_up().find(|(_, _, there)| *there == adventure).map(|(_, slot, _)| area(ctx, slot))
}

/// Returns the position from which new adventures appear: the heading with the pile.
pub fn pile_at(ctx: &SceneContext) -> Vec2 {
    let places = &ctx.layout.column.adventures;
    Vec2::new(rect(places.cards[0]).max.x - 60.0, places.heading.1 - 5.0)
}

/// Draws the heading with the size of the pile, and the face-up adventures.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let places = &ctx.layout.column.adventures;
    let heading = text("pile-adventures").to_uppercase();
    let words = TextLine { text: heading, size: 15.0, bold: true, spacing: 1.6, colour: PALETTE.ivory.0 };
    scene.words(id("adventures", 0), words, RowAlign::Left, Vec2::from(places.heading), z::PANEL);
    let pile = ctx.seen.pile;
    let items = [RowItem::Icon("cards"), t(pile.cards)];
    let style = TextRowStyle { size: 15.0, icons: 0.86, ..TextRowStyle::plain(z::PANEL) };
    let end = Vec2::new(rect(places.cards[0]).max.x - 2.0, places.heading.1 - 5.0);
    scene.row(id("adventure pile", 0), &items, style, RowAlign::Right, end, |_| {});
    for (entity, slot, adventure) in ctx.seen.face_up() {
        card(scene, ctx, entity, adventure, area(ctx, slot));
    }
}

fn card(scene: &mut ComposedScene, ctx: &SceneContext, entity: Entity, adventure: Adventure, area: Rect) {
    let name = id("adventure", entity);
    let (places, quest) = (&ctx.layout.column.adventures, adventure.spec());
    let (middle, target) = (area.center(), ClickTarget::Adventure(adventure));
    let state = ctx.state(target);
    let fill: Vec<_> = PALETTE.panel.iter().map(|ink| ink.at(0.93)).collect();
    let mut plate = RoundedRect::new(area.size(), 13.0).fill(&fill);
    plate = if state.is_usable() {
        let strength = if state == TargetState::Aimed { 0.9 } else { 0.5 };
        plate.rim(2.0, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(strength), 9.0)
    } else {
        let rim: Vec<_> = PALETTE.rim.iter().map(|ink| ink.0).collect();
        plate.rim(1.1, &rim).shadow(PALETTE.shadow.at(0.55), 8.0)
    };
    scene.plate(id("adventure plate", name), plate, middle, z::PANEL).part_of(name, middle);
    let (x, y, ..) = places.picture;
    let corner = area.min + Vec2::new(x, y);
    let picture = scene.piece(name, format!("adventure-{adventure:?}"), corner, z::PANEL + 1.0);
    picture.part_of(name, middle).on_piece(entity);
    let end = area.max.x - 12.0;
    let lines = [
        (adventure_name(adventure), places.name, BoardTextStyle::bold(17.0, z::ON_PANEL), 8.0),
        (at_planet(adventure), places.planet, BoardTextStyle::dim(15.0, z::ON_PANEL), 40.0),
    ];
    for (nth, (words, place, hand, free)) in lines.into_iter().enumerate() {
        let at = area.min + Vec2::from(place);
        let before = scene.nodes.len();
        fitted(scene, id("adventure words", (name, nth)), &words, hand, RowAlign::Left, at, end - at.x - free + 12.0);
        scene.nodes[before..].iter_mut().for_each(|node| {
            node.part_of(name, middle);
        });
    }
    let (left, top, height) = places.strip;
    let items = icons::quest(adventure);
    let look = IconBarStyle { pad: 10.0, ..IconBarStyle::plain(height, z::PANEL + 2.0) }.sized(16.0, 0.95);
    let look = shrunk(look, &items, end - area.min.x - left);
    let before = scene.nodes.len();
    let at = area.min + Vec2::new(left, top + height / 2.0);
    strip(scene, id("adventure quest", name), &items, look, RowAlign::Left, at);
    let met = meets(ctx.player(ctx.turn()), quest).is_ok();
    if met {
        let at = area.min + Vec2::from(places.met);
        scene.piece(id("adventure met", name), "icon-met", at, z::ON_PANEL);
    }
    scene.nodes[before..].iter_mut().for_each(|node| {
        node.part_of(name, middle);
    });
    scene.hit(target, HitShape::Rect(area), 5.0);
}

/// Returns the style of a card's strip, scaled down if `items` would not fit into `room`.
fn shrunk(look: IconBarStyle, items: &[RowItem], room: f32) -> IconBarStyle {
    let wide = look.width(items);
    if wide <= room {
        return look;
    }
    let by = room / wide;
    look.sized(look.size * by, look.icons * by)
}

fn at_planet(adventure: Adventure) -> String {
    text_args("adventure-at", &[("planet", card_name(adventure.spec().planet).into())])
}
