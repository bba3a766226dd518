//! The windows of the four sectors: small on the left, with the reserve below them, or large while the player is choosing a
//! sector.

use bevy::math::{Rect, Vec2};

use super::card_looks::{is_outpost, small};
use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::rect;
use super::parts::{BoardTextStyle, IconBarStyle, glass, strip, words};
use super::sky::flown;
use super::z;
use crate::locale::text;
use crate::table::ClickTarget;
use orrery_board::hit_area::HitShape;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextRowStyle, TransitionKind, id, t};
use starship_catan::rules::{Card, Phase, SECTORS};

/// The opacity of the other sectors' windows during a flight.
const ELSEWHERE: f32 = 0.72;
/// The number of cards in a row of the grid of remembered cards.
const ACROSS: usize = 5;
/// The distance from a small card down to its caption.
const FOOT: f32 = 9.0;
/// The radius of a window's sky in its drawing.
const SKY: f32 = 38.0;

/// Reports whether the player is choosing a sector, so that the windows are in the middle.
pub fn choosing(ctx: &SceneContext) -> bool {
    ctx.view.known.phase == Phase::Fly
}

/// Returns the centre and radius of a sector's window, 1 to 4.
pub fn window(ctx: &SceneContext, sector: u8) -> (Vec2, f32) {
    let at = usize::from(sector.saturating_sub(1)).min(SECTORS - 1);
    if choosing(ctx) {
        (Vec2::from(ctx.layout.choose.windows[at]), ctx.layout.choose.radius)
    } else {
        (Vec2::from(ctx.layout.sectors.windows[at]), ctx.layout.sectors.radius)
    }
}

/// Returns the number of cards in a sector, without the flight row.
fn cards(ctx: &SceneContext, sector: u8) -> u8 {
    if flown(ctx) == Some(sector) { ctx.view.known.cards_left() } else { ctx.seen.sectors[usize::from(sector - 1)] }
}

/// Draws the windows and the reserve.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for sector in 1..=SECTORS as u8 {
        if choosing(ctx) { large(scene, ctx, sector) } else { little(scene, ctx, sector) }
    }
    if !choosing(ctx) {
        reserve(scene, ctx);
    }
}

/// Draws a number on a coin.
pub fn coin(scene: &mut ComposedScene, name: (&str, u8), at: Vec2, scale: f32, height: f32) {
    scene.piece(id("coin", name), "dial-coin", at, height).scale(scale).motion(TransitionKind::Fade);
    let size = 17.0 * (1.0 + (scale - 1.0) * 0.9);
    let hand = BoardTextStyle { size, bold: true, colour: orrery_board::palette::PALETTE.ink.0, z: height + 0.5 };
    words(scene, id("coin number", name), name.1.to_string(), hand, RowAlign::Middle, at + Vec2::new(0.0, size * 0.36));
}

fn little(scene: &mut ComposedScene, ctx: &SceneContext, sector: u8) {
    let places = &ctx.layout.sectors;
    let (at, radius) = window(ctx, sector);
    let here = flown(ctx) == Some(sector);
    let alpha = if flown(ctx).is_some() && !here { ELSEWHERE } else { 1.0 };
    let rim = if here { "window-rim-flown" } else { "window-rim" };
    let layers = [("shade", "window-shade"), ("rim", rim)];
    for (nth, (what, piece)) in layers.into_iter().enumerate() {
        let height = z::WORLDS + nth as f32 * 0.4;
        scene.piece(id(what, ("window", sector)), piece, at, height).alpha(alpha).motion(TransitionKind::Token);
    }
    let sky = scene.piece(id("window", sector), format!("sector-{sector}"), at, z::WORLDS + 1.0);
    sky.scale(radius / SKY).alpha(alpha).motion(TransitionKind::Token);
    coin(scene, ("sector", sector), at + Vec2::from(places.coin), places.coin_scale, z::WORLDS + 2.0);
    let (top, height) = places.count;
    let look = IconBarStyle { pad: 8.0, ..IconBarStyle::plain(height, z::WORLDS + 2.0) }.sized(15.0, 0.86);
    let count = [RowItem::Icon("cards"), t(cards(ctx, sector))];
    strip(scene, id("sector count", sector), &count, look, RowAlign::Middle, at + Vec2::new(0.0, top + height / 2.0));
    scene.hit(ClickTarget::Sector(sector), HitShape::Disc(at, radius + places.rim), 2.0);
}

fn large(scene: &mut ComposedScene, ctx: &SceneContext, sector: u8) {
    let places = &ctx.layout.choose;
    let (at, radius) = window(ctx, sector);
    let target = ClickTarget::Sector(sector);
    let state = ctx.state(target);
    let rim = match state {
        TargetState::Rest => "window-large",
        TargetState::Usable => "window-large-usable",
        TargetState::Aimed => "window-large-aimed",
    };
    for (nth, (what, piece)) in [("shade", "window-shade-large"), ("rim", rim)].into_iter().enumerate() {
        scene
            .piece(id(what, ("window", sector)), piece, at, z::WORLDS + nth as f32 * 0.4)
            .motion(TransitionKind::Token);
    }
    let sky = scene.piece(id("window", sector), format!("sector-{sector}"), at, z::WORLDS + 1.0);
    sky.scale(radius / SKY).motion(TransitionKind::Token);
    coin(scene, ("sector", sector), at + Vec2::from(places.coin), places.coin_scale, z::WORLDS + 2.0);
    let (top, height) = places.count;
    let look = IconBarStyle { pad: 12.0, ..IconBarStyle::plain(height, z::WORLDS + 2.0) }.sized(19.0, 1.1);
    let count = [RowItem::Icon("cards"), t(cards(ctx, sector))];
    strip(scene, id("sector count", sector), &count, look, RowAlign::Middle, at + Vec2::new(0.0, top + height / 2.0));
    known(scene, ctx, sector, at);
    scene.hit(target, HitShape::Disc(at, radius + places.rim), 5.0);
}

/// Draws the cards of which the viewer is reminded or which they have marked, and face-down cards for the others.
fn known(scene: &mut ComposedScene, ctx: &SceneContext, sector: u8, at: Vec2) {
    let (places, index) = (&ctx.layout.choose.known, usize::from(sector - 1));
    let seen: Vec<Card> = match ctx.marks {
        Some(marks) => marks.sector(index).to_vec(),
        None => ctx.seen.reminders[index].iter().collect(),
    };
    if seen.is_empty() && ctx.marks.is_none() {
        return;
    }
    let (x, y, width, height) = places.panel;
    let area = rect((at.x + x, at.y + y, width, height));
    glass(scene, ("known", sector), area, z::WORLDS);
    let all = usize::from(ctx.seen.sectors[index]).min(2 * ACROSS);
    for nth in 0..all.max(seen.len().min(2 * ACROSS)) {
        let step = Vec2::new((nth % ACROSS) as f32, (nth / ACROSS) as f32) * Vec2::from(places.pitch);
        let here = at + Vec2::from(places.first) + step;
        let name = id("known", (sector, nth));
        match seen.get(nth) {
            Some(&card) => {
                let radius = if is_outpost(card) { places.radius * 1.1 } else { places.radius };
                small(scene, name, card, here, radius, z::WORLDS + 2.0);
                foot(scene, (sector, nth), card, here + Vec2::new(0.0, places.radius + FOOT));
            }
            None => {
                let scale = places.radius * 0.87 / 26.0;
                scene.piece(name, "rail-bead", here, z::WORLDS + 2.0).scale(scale).motion(TransitionKind::Fade);
            }
        }
    }
}

/// Draws the caption of a small card below it, such as its price or its roll.
fn foot(scene: &mut ComposedScene, name: (u8, usize), card: Card, at: Vec2) {
    let Some((sign, words)) = icons::foot(card) else { return };
    let number = (!words.is_empty()).then(|| t(words));
    let items: Vec<RowItem> = sign.map(RowItem::Icon).into_iter().chain(number).collect();
    let style = TextRowStyle { size: 15.0, icons: 0.62, ..TextRowStyle::plain(z::WORLDS + 2.0) };
    scene.row(id("known foot", name), &items, style, RowAlign::Middle, at, |_| {});
}

/// Draws the number of cards in the reserve.
fn reserve(scene: &mut ComposedScene, ctx: &SceneContext) {
    let (x, y, height) = ctx.layout.sectors.reserve;
    let pile = ctx.seen.reserve;
    let items = [t(text("pile-reserve")), RowItem::Gap, RowItem::Icon("cards"), t(pile.cards)];
    let look = IconBarStyle::plain(height, z::WORLDS).sized(15.0, 0.9);
    strip(scene, id("reserve", 0), &items, look, RowAlign::Left, Vec2::new(x, y + height / 2.0));
}

/// Returns the point from which cards of the reserve appear.
pub fn reserve_at(ctx: &SceneContext) -> Vec2 {
    let (x, y, height) = ctx.layout.sectors.reserve;
    Rect::new(x, y, x + 90.0, y + height).center()
}
