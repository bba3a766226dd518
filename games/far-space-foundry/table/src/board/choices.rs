//! Questions asked over the ring, other than those of the Cantina: the deal, the aliens to keep, and the loading of the fleet.

use bevy::math::{Rect, Vec2};

use super::cantina::small_key;
use super::cards::{self, CardNodeProps, ability};
use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout;
use super::parts::{BoardTextStyle, IconBarStyle, fitted, glass, halo, strip};
use super::stores::aimed_ship;
use super::z;
use crate::locale::text;
use crate::table::ClickTarget;
use crate::table::plan::kept;
use far_space_foundry::rules::{Alien, Phase, Pilot, STOWED};
use orrery_board::hit_area::HitShape;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, id, t};

/// Draws the question of the current stage, if it has one that may be shown now.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    match ctx.view.known.stage {
        Phase::Begin | Phase::Keep if !ctx.asks => {}
        Phase::Begin if ctx.local => begin(scene, ctx),
        Phase::Keep => keep(scene, ctx),
        Phase::Stow => tray(scene, ctx),
        _ => {}
    }
}

/// Draws a panel with a title over the ring; the harbours remain visible.
fn panel(scene: &mut ComposedScene, name: &str, area: Rect, title: &str) {
    glass(scene, name, area, true, z::PANEL);
    let hand = BoardTextStyle::bold(17.0, z::ON_PANEL);
    let at = Vec2::new(area.center().x, area.min.y + 32.0);
    fitted(scene, id("panel title", name), title, hand, RowAlign::Middle, at, area.width() - 36.0);
}

fn begin(scene: &mut ComposedScene, ctx: &SceneContext) {
    let middle = layout::STATION + Vec2::new(0.0, 10.0);
    let area = Rect::from_center_size(middle, Vec2::new(360.0, 122.0));
    let title = text(if ctx.is_beta() { "ui-begin-beta" } else { "ui-begin-alpha" });
    panel(scene, "begin", area, &title);
    let key = Rect::from_center_size(middle + Vec2::new(0.0, 26.0), Vec2::new(220.0, 42.0));
    small_key(scene, ctx, ClickTarget::Begin, &text("ui-deal"), key);
}

/// Draws the pilots that may be kept, side by side: the aliens whose freighter the mover has. The pilots selected are
/// highlighted.
fn keep(scene: &mut ComposedScene, ctx: &SceneContext) {
    let mover = ctx.player(ctx.mover());
    let candidates: Vec<Pilot> = Alien::ALL
        .iter()
        .filter(|alien| mover.has(alien.ship()))
        .flat_map(|&alien| mover.played.all().iter().copied().filter(move |pilot| pilot.alien() == Some(alien)))
        .collect();
    let area = layout::panel(candidates.len(), 322.0);
    panel(scene, "keep", area, &text("ui-keep-title"));
    let kept = kept(ctx.plan, ctx.view);
    for (nth, &pilot) in candidates.iter().enumerate() {
        let place = layout::panel_card(nth, candidates.len());
        let target = ClickTarget::Keep(pilot);
        let state = match (kept.has(pilot), ctx.state(target)) {
            (true, _) => TargetState::Aimed,
            (false, state) => state,
        };
        let alpha = if kept.has(pilot) { 1.0 } else { 0.6 };
        let (name, piece, seen) = (id("keep", pilot), None, place.width());
        let card = CardNodeProps { name, piece, area: place, seen, state, alpha, z: z::ON_PANEL };
        cards::face(scene, card, pilot, ctx.colour(ctx.mover()), &ability(pilot, ctx.view.known.half));
        scene.hit(target, HitShape::Rect(place), 8.0);
    }
    let hand = BoardTextStyle::plain(15.5, z::ON_PANEL);
    let at = Vec2::new(area.center().x, area.max.y - 60.0);
    fitted(scene, id("keep leave", 0), &text("ui-keep-others"), hand, RowAlign::Middle, at, area.width() - 36.0);
    let key = Rect::from_center_size(Vec2::new(area.center().x, area.max.y - 32.0), Vec2::new(200.0, 38.0));
    let words = text(if kept.is_empty() { "ui-keep-nobody" } else { "ui-keep" });
    small_key(scene, ctx, ClickTarget::Confirm, &words, key);
}

/// Draws the tray of a Beta-only game: the goods still to be loaded, and the button that confirms the loading.
fn tray(scene: &mut ComposedScene, ctx: &SceneContext) {
    let middle = layout::STATION + Vec2::new(0.0, 10.0);
    let area = Rect::from_center_size(middle, Vec2::new(400.0, 170.0));
    panel(scene, "tray", area, &text("ui-stow-title"));
    let ship = aimed_ship(ctx);
    for (nth, (good, count)) in STOWED.into_iter().enumerate() {
        let gathered = ctx.gathered.map_or(0, |goods| {
            goods.amounts.iter().filter(|amount| amount.good == good).map(|amount| amount.count).sum::<u8>()
        });
        let at = middle + Vec2::new(if nth == 0 { -80.0 } else { 80.0 }, -12.0);
        let target = ClickTarget::More(ship, good);
        let items = [RowItem::Icon(icons::good_icon(good)), t(count.saturating_sub(gathered))];
        let rim = if ctx.can(target) { PALETTE.act.line.0 } else { PALETTE.rim[1].0 };
        let look = IconBarStyle::plain(36.0, z::ON_PANEL).sized(20.0, 1.3).rimmed(rim);
        let covered = strip(scene, id("tray", good), &items, look, RowAlign::Middle, at);
        halo(scene, id("tray halo", good), covered, 18.0, ctx.state(target), z::ON_PANEL + 0.5);
        scene.hit(target, HitShape::Rect(covered), 8.0);
    }
    let key = Rect::from_center_size(middle + Vec2::new(0.0, 52.0), Vec2::new(200.0, 40.0));
    small_key(scene, ctx, ClickTarget::Confirm, &text("ui-stow"), key);
}
