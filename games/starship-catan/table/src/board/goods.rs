//! A panel for picking resources: a prize, a reward, the product of a colony, or a deal in goods of any kind.

use bevy::math::{Rect, Vec2};

use super::cargo_letters::letter;
use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::rect;
use super::parts::{BoardTextStyle, choice, fitted, glass, good, words};
use super::rows::rim;
use super::z;
use crate::table::ClickTarget;
use orrery_board::hit_area::HitShape;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextRowStyle, id, row_width};
use starship_catan::rules::{Commodity, Phase, Resource};

/// The height reserved for the button.
const KEY_ROOM: f32 = 40.0;

/// A resource that may be picked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PickableResource {
    pub resource: Resource,
    /// The target of a click that adds one.
    pub target: ClickTarget,
    /// The number picked so far.
    pub count: u8,
    /// The target of a click that removes one, or `None` if none can be removed.
    pub less: Option<ClickTarget>,
}

/// The contents of a panel for picking resources.
#[derive(Debug, Clone)]
pub struct ResourcePanel {
    pub heading: String,
    /// The items after the heading, on the same line.
    pub beside: Vec<RowItem>,
    /// The resources to pick from.
    pub goods: Vec<PickableResource>,
    /// The effect of the current choice.
    pub result: Vec<RowItem>,
    /// The button at the end of the panel with its text, if there is one.
    pub key: Option<(ClickTarget, String)>,
}

/// Returns the fill levels of the bays for these resources, which are shown before the player picks one.
pub fn bays(ctx: &SceneContext, goods: impl IntoIterator<Item = Resource>) -> Vec<RowItem> {
    let player = ctx.player(ctx.decider());
    let mut items: Vec<RowItem> = Vec::new();
    for resource in goods {
        items.extend((!items.is_empty()).then_some(RowItem::Gap));
        let held = player.count(resource.into());
        items.extend([RowItem::Icon(icons::thing(resource.into())), RowItem::Text(format!("{held}/{}", player.bay()))]);
    }
    items
}

/// Draws the panel, moved by `by` from its usual position.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext, panel: &ResourcePanel, by: Vec2) {
    let places = &ctx.layout.prize;
    let area = rect(places.panel);
    // A panel that never has a button needs no room for one. In flight, the panel keeps its size while the player picks
    // something.
    let low = if panel.key.is_none() && ctx.view.known.phase != Phase::Flight { KEY_ROOM } else { 0.0 };
    let area = Rect::from_corners(area.min + by, area.max + by - Vec2::new(0.0, low));
    let name = id("goods", &panel.heading);
    glass(scene, name, area, z::PANEL - 2.0);
    let hand = BoardTextStyle::bold(16.0, z::PANEL).in_colour(PALETTE.brass[1].0);
    let style = TextRowStyle { size: 16.0, ..TextRowStyle::plain(z::PANEL) };
    let wide = row_width(&panel.beside, style);
    let room = area.width() - 36.0 - wide - 10.0;
    let at = area.min + Vec2::new(18.0, 30.0);
    fitted(scene, id("goods heading", name), &panel.heading, hand, RowAlign::Left, at, room);
    let end = Vec2::new(area.max.x - 16.0, area.min.y + 25.0);
    scene.row(id("goods beside", name), &panel.beside, style, RowAlign::Right, end, |_| {});
    for (nth, one) in panel.goods.iter().enumerate() {
        let at = Vec2::from(places.first) + by + Vec2::new(places.pitch * nth as f32, 0.0);
        pick(scene, ctx, *one, at, places.radius);
    }
    let row = Vec2::new(area.min.x + 16.0, area.min.y + 129.0);
    let plain = TextRowStyle::plain(z::PANEL);
    let fits = ((area.width() - 32.0) / row_width(&panel.result, plain).max(1.0)).min(1.0);
    let style = TextRowStyle { size: plain.size * fits, icons: plain.icons * fits, ..plain };
    scene.row(id("goods result", name), &panel.result, style, RowAlign::Left, row, |_| {});
    if let Some((target, told)) = &panel.key {
        let place = rect(places.nothing);
        let place = Rect::from_corners(place.min + by, place.max + by);
        choice(scene, target, place, ctx.state(*target), rim(ctx), z::PANEL);
        let hand = BoardTextStyle { bold: false, ..BoardTextStyle::bold(15.0, z::ON_PANEL) };
        let at = place.center() + Vec2::new(0.0, 5.3);
        fitted(scene, id("goods key", target), told, hand, RowAlign::Middle, at, place.width() - 14.0);
        scene.hit(*target, HitShape::Rect(place), 8.0);
    }
}

fn pick(scene: &mut ComposedScene, ctx: &SceneContext, one: PickableResource, at: Vec2, radius: f32) {
    let thing: Commodity = one.resource.into();
    let usable = ctx.state(one.target);
    let state = if one.count > 0 { TargetState::Aimed } else { usable };
    good(scene, one.target, icons::thing(thing), at, radius, state, z::PANEL);
    letter(scene, id("good letter", one.target), thing, at, (radius / 17.0, z::PANEL + 1.2));
    scene.hit(one.target, HitShape::Disc(at, radius + 2.0), 7.0);
    if one.count == 0 {
        return;
    }
    let sign = at + Vec2::new(radius * 0.72, -radius * 0.7);
    scene.piece(id("good count", one.target), "badge-plain", sign, z::ON_PANEL).scale(0.8);
    let hand = BoardTextStyle::bold(15.0, z::ON_PANEL + 1.0);
    let number = id("good number", one.target);
    words(scene, number, one.count.to_string(), hand, RowAlign::Middle, sign + Vec2::new(0.0, 5.3));
    if let Some(less) = one.less {
        let below = at + Vec2::new(radius * 0.72, radius * 0.7);
        scene.piece(id("good less plate", less), "badge-plain", below, z::ON_PANEL).scale(0.8);
        scene.piece(id("good less", less), "icon-minus", below, z::ON_PANEL + 1.0).scale(0.62);
        scene.hit(less, HitShape::Disc(below, 12.0), 9.0);
    }
}
