//! The Cantina of Alpha: the deck of alien pilots and the piles of freighters. While a player hires, the pilots shown appear over
//! the ring.

use bevy::math::{Rect, Vec2};

use super::cards::{self, CardNodeProps, ability};
use super::ctx::{SceneContext, TargetState};
use super::explain::counts_engines;
use super::hand::card_id;
use super::icons;
use super::layout;
use super::parts::{BoardTextStyle, IconBarStyle, badge, barrier, fitted, glass, halo, key, strip, words};
use super::products;
use super::z;
use crate::locale::{action_name, new_freighter_text, text};
use crate::table::{ClickTarget, OrderDraft, PilotPlace};
use far_space_foundry::rules::{Action, Alien, Phase, Pilot, brings};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TransitionKind, id, t};

/// Scale of freighters in the Cantina.
const SMALLER: f32 = 0.76;

/// Returns the area of the Cantina.
pub fn area(ctx: &SceneContext) -> Rect {
    layout::cantina(!products::are_there(ctx))
}

/// Draws the Cantina, which only Alpha has.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if ctx.is_beta() {
        return;
    }
    let area = area(ctx);
    let state = ctx.state(ClickTarget::Cantina);
    glass(scene, "cantina", area, !state.is_usable(), z::BAND);
    halo(scene, id("cantina halo", 0), area, 14.0, state, z::BAND + 0.5);
    scene.piece(id("saucer", 0), "fsf-cantina", area.min + Vec2::new(70.0, 96.0), z::BAND + 1.0);
    let hand = BoardTextStyle::bold(16.0, z::ON_BAND);
    fitted(
        scene,
        id("cantina name", 0),
        &action_name(Action::Cantina),
        hand,
        RowAlign::Left,
        area.min + Vec2::new(16.0, 25.0),
        190.0,
    );
    let pilot = || RowItem::Icon("fsf-pilot");
    let price =
        [t(1), RowItem::Icon("fsf-coin"), RowItem::Icon("arrow"), t(4), pilot(), RowItem::Icon("arrow"), t(1), pilot()];
    let at = area.min + Vec2::new(12.0, 160.0);
    strip(scene, id("cantina price", 0), &price, IconBarStyle::plain(27.0, z::BAND + 1.0), RowAlign::Left, at);
    scene.hit(ClickTarget::Cantina, HitShape::Rect(area), 4.0);
    deck(scene, ctx, area.min + Vec2::new(146.0, 50.0));
    for (nth, &alien) in Alien::ALL.iter().enumerate() {
        pile(scene, ctx, alien, area.min + Vec2::new(234.0 + 60.0 * nth as f32, 148.0));
    }
}

/// Draws the deck of remaining alien pilots.
fn deck(scene: &mut ComposedScene, ctx: &SceneContext, at: Vec2) {
    let left = ctx.view.known.aliens.len();
    let size = Vec2::new(50.0, 74.0);
    for nth in 0..3_u8 {
        let plate = RoundedRect::new(size, 8.0)
            .fill(&[PALETTE.space[1].0, PALETTE.space[3].0])
            .rim(1.0, &[PALETTE.field[2].at(0.8)]);
        scene.plate(
            id("deck", nth),
            plate,
            at + size / 2.0 + Vec2::new(3.0, -3.0) * f32::from(nth),
            z::BAND + 1.0 + f32::from(nth) * 0.1,
        );
    }
    let middle = at + size / 2.0 + Vec2::new(6.0, -6.0);
    for (&alien, place) in Alien::ALL.iter().zip([(-10.0, -18.0), (10.0, -18.0), (0.0, -3.0)]) {
        let sign = format!("icon-{}", icons::alien(alien));
        scene.piece(id("deck head", alien), sign, middle + Vec2::from(place), z::ON_BAND).scale(0.9);
    }
    let hand = BoardTextStyle::bold(19.0, z::ON_BAND);
    words(scene, id("deck count", 0), left.to_string(), hand, RowAlign::Middle, middle + Vec2::new(0.0, 29.0));
}

/// Draws a pile of freighters with their number, the open freighter in front.
fn pile(scene: &mut ComposedScene, ctx: &SceneContext, alien: Alien, floor: Vec2) {
    let pile = ctx.view.known.piles[alien.index()];
    let left = pile.sizes.count_ones();
    if pile.top == 0 {
        let none = RoundedRect::new(Vec2::new(34.0, 60.0), 9.0).rim(1.0, &[PALETTE.line.at(0.5)]).dashed();
        scene.plate(id("pile gone", alien), none, floor - Vec2::new(0.0, 30.0), z::BAND + 1.0);
    } else {
        let picture = format!("fsf-freighter-{}-{}", alien.word(), pile.top);
        for behind in (1..left.min(3)).rev() {
            let at = floor + Vec2::new(6.0, -4.0) * behind as f32;
            let node = scene.piece(id("pile behind", (alien, behind)), picture.clone(), at, z::BAND + 1.0);
            node.scale(SMALLER).alpha(0.3);
        }
        let open = scene.piece(id("pile", (alien, pile.top)), picture, floor, z::BAND + 1.5);
        open.scale(SMALLER).motion(TransitionKind::Fade);
    }
    badge(scene, id("pile count", alien), &left.to_string(), 15.5, floor + Vec2::new(21.0, 17.0), z::ON_BAND);
}

/// Draws the pilots shown by the Cantina, over the ring.
pub fn opened(scene: &mut ComposedScene, ctx: &SceneContext) {
    if ctx.view.known.stage != Phase::Hire {
        return;
    }
    let shown = ctx.view.known.shown;
    let count = usize::from(shown.len());
    let panel = layout::panel(count, 348.0);
    glass(scene, "opened", panel, true, z::PANEL);
    let title = BoardTextStyle::bold(17.0, z::ON_PANEL);
    let at = Vec2::new(panel.center().x, panel.min.y + 32.0);
    fitted(scene, id("hire title", 0), &text("ui-hire-title"), title, RowAlign::Middle, at, panel.width() - 40.0);
    for (nth, &pilot) in shown.all().iter().enumerate() {
        candidate(scene, ctx, pilot, layout::panel_card(nth, count));
    }
    let keys_y = panel.max.y - 48.0;
    let brings_ship = |&pilot: &Pilot| brings(&ctx.view.known, pilot).is_some();
    if **ctx.plan != OrderDraft::Alone && shown.all().iter().any(brings_ship) {
        let (cost, at) = (new_freighter_text(counts_engines(ctx.view)), Vec2::new(panel.center().x, keys_y - 13.0));
        let hand = BoardTextStyle::bold(15.5, z::ON_PANEL).in_colour(PALETTE.warning.0);
        fitted(scene, id("hire cost", 0), &cost, hand, RowAlign::Middle, at, panel.width() - 40.0);
    }
    let nobody = Rect::from_corners(
        Vec2::new(panel.center().x - 176.0, keys_y),
        Vec2::new(panel.center().x - 6.0, keys_y + 36.0),
    );
    let alone = Rect::from_corners(
        Vec2::new(panel.center().x + 6.0, keys_y),
        Vec2::new(panel.center().x + 176.0, keys_y + 36.0),
    );
    small_key(scene, ctx, ClickTarget::Hire(None), &text("ui-hire-nobody"), nobody);
    if ctx.can(ClickTarget::Alone) {
        let words = text(if **ctx.plan == OrderDraft::Alone { "ui-with-ship" } else { "ui-without-ship" });
        small_key(scene, ctx, ClickTarget::Alone, &words, alone);
    }
}

/// Draws a panel button that has only a label.
pub fn small_key(scene: &mut ComposedScene, ctx: &SceneContext, target: ClickTarget, label: &str, area: Rect) {
    key(scene, target, area, ctx.state(target), z::ON_PANEL);
    let hand = BoardTextStyle::bold(16.0, z::ON_PANEL + 1.0).faded(if ctx.can(target) { 1.0 } else { 0.5 });
    let at = area.center() + Vec2::new(0.0, 5.6);
    fitted(scene, id("small key", target), label, hand, RowAlign::Middle, at, area.width() - 14.0);
    scene.hit(target, HitShape::Rect(area), 9.0);
}

/// Draws a pilot that can be hired, and the freighter that arrives with it.
fn candidate(scene: &mut ComposedScene, ctx: &SceneContext, pilot: Pilot, area: Rect) {
    let target = ClickTarget::Hire(Some(pilot));
    let entity =
        ctx.seen.pilots.iter().find(|(_, place, who)| matches!(place, PilotPlace::Shown(_)) && *who == Some(pilot));
    let name = entity.map_or_else(|| id("candidate", pilot), |(entity, ..)| card_id(entity));
    let state = if ctx.can(target) { ctx.state(target) } else { TargetState::Rest };
    let piece = entity.map(|&(entity, ..)| entity);
    let card = CardNodeProps { name, piece, area, seen: area.width(), state, alpha: 1.0, z: z::ON_PANEL };
    cards::face(scene, card, pilot, ctx.colour(ctx.mover()), &ability(pilot, ctx.view.known.half));
    scene.hit(target, HitShape::Rect(area), 8.0);
    let Some(alien) = pilot.alien() else { return };
    let comes = brings(&ctx.view.known, pilot).filter(|_| **ctx.plan != OrderDraft::Alone);
    let items = match comes {
        Some(alien) => vec![
            RowItem::Icon(icons::alien(alien)),
            t("+"),
            t(ctx.view.known.piles[alien.index()].top),
            RowItem::Icon("fsf-crate"),
        ],
        None => vec![RowItem::Icon(icons::alien(alien)), RowItem::Icon("close")],
    };
    let at = Vec2::new(area.center().x, area.max.y + 21.0);
    let covered =
        strip(scene, id("comes", pilot), &items, IconBarStyle::plain(26.0, z::ON_PANEL), RowAlign::Middle, at);
    if comes.is_some() && ctx.local {
        barrier(scene, ("hire", pilot), Vec2::new(covered.max.x + 11.0, at.y), z::ON_PANEL);
    }
}
