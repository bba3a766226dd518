//! Raiders met in flight: dark glass, amber rings, the known information, and the player's choices.

use bevy::math::Vec2;

use super::board_pieces::CardPiece;
use super::card_looks::{visible_face_text, world};
use super::changes::astro;
use super::ctx::SceneContext;
use super::headings::{heading, offer};
use super::icons;
use super::odds::chances;
use super::parts::{BoardTextStyle, SMALLEST, paragraph};
use super::rows::{ChoiceRow, area, preview, row};
use super::z;
use crate::locale::{text, text_args};
use crate::table::{ClickTarget, CombatForecast, DefeatPenalty};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowItem, TransitionKind, id, t};
use orrery_board::text_metrics;
use starship_catan::rules::{Commodity, Phase, class_to_settle};

/// The radius of the inner ring in its drawing.
const RING: f32 = 112.0;
/// The opacity of the outer ring.
const OUTER: f32 = 0.45;
/// The height of the strips with the possible results of a fight.
const STRIP: f32 = 30.0;
/// The line height in the strips.
const LINE: f32 = 19.0;

/// Draws raiders at the place of the visited card until they are paid or fought.
pub fn met(scene: &mut ComposedScene, ctx: &SceneContext, card: &CardPiece) {
    let (at, places) = (ctx.layout.visited_at(), &ctx.layout.raiders);
    scene.piece(id("raiders haze", 0), "raider-haze", at, z::VISITED - 3.0).motion(TransitionKind::Fade);
    world(scene, card, at, places.radius, z::VISITED);
    for (nth, (radius, alpha)) in [(places.rings.0, 1.0), (places.rings.1, OUTER)].into_iter().enumerate() {
        let ring = scene.piece(ring_id(nth), "raider-ring", at, z::VISITED + 1.0);
        ring.scale(radius / RING).alpha(alpha).motion(TransitionKind::Token);
    }
    let first = scene.nodes.len();
    heading(scene, ctx, &visible_face_text(card.face), PALETTE.warning.0);
    let mut items = vec![RowItem::Icon("raiders")];
    if let Some(combat) = combat(ctx) {
        items.extend([t(range(combat.strength)), RowItem::Gap]);
    }
    if let Some(class) = class_to_settle(&ctx.view.known) {
        items.extend([RowItem::Gap, RowItem::Gap, t(class.ransom()), RowItem::Icon(icons::thing(Commodity::Astro))]);
    }
    offer(scene, ctx, &items, PALETTE.warning.0);
    if ctx.view.known.phase == Phase::Pirates && ctx.local {
        choices(scene, ctx);
    }
    // All information known before the dice are rolled disappears together when they fall.
    scene.nodes[first..].iter_mut().for_each(|node| node.cue = Some(raider_info_id()));
}

/// Returns the scene name shared by all information about raiders that is shown before the dice are rolled.
pub fn raider_info_id() -> orrery_board::scene::SceneNodeId {
    id("raiders told", 0)
}

/// Returns the scene name of an amber ring, 0 for the inner ring.
pub fn ring_id(nth: usize) -> orrery_board::scene::SceneNodeId {
    id("raiders ring", nth)
}

/// Returns the forecast of the fight before the dice are rolled, or `None` if no fight is possible.
fn combat(ctx: &SceneContext) -> Option<CombatForecast> {
    ctx.plan.hover(ctx.view, ClickTarget::Fight).and_then(|preview| preview.combat)
}

fn range((from, to): (u8, u8)) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

/// Draws the choice between paying and fighting, with the possible results of a fight.
fn choices(scene: &mut ComposedScene, ctx: &SceneContext) {
    let money = preview(ctx, ClickTarget::Pay).map(|preview| astro(ctx, &preview, ctx.decider())).unwrap_or_default();
    let pay = ChoiceRow {
        target: ClickTarget::Pay,
        icon: icons::thing(Commodity::Astro),
        text: text("ui-pay"),
        right: money,
        beside: 0.0,
    };
    row(scene, ctx, &pay, area(ctx, 0));
    let combat = combat(ctx);
    let right = combat.map(|combat| {
        vec![
            RowItem::Icon("cannon"),
            t(range(combat.own)),
            RowItem::Gap,
            RowItem::Icon("raiders"),
            t(range(combat.theirs)),
        ]
    });
    let right = right.unwrap_or_default();
    let fight = ChoiceRow { target: ClickTarget::Fight, icon: "cannon", text: text("ui-fight"), right, beside: 0.0 };
    row(scene, ctx, &fight, area(ctx, 1));
    outcomes(scene, ctx, combat);
}

/// Draws the possible results of a fight, below the choices.
fn outcomes(scene: &mut ComposedScene, ctx: &SceneContext, combat: Option<CombatForecast>) {
    let lost = match combat.map_or(DefeatPenalty::None, |combat| combat.penalty) {
        DefeatPenalty::None => "ui-fight-lost",
        DefeatPenalty::Cannon => "ui-fight-lost-cannon",
        DefeatPenalty::Module => "ui-fight-lost-module",
        DefeatPenalty::CannonOrModule => "ui-fight-lost-corsairs",
    };
    let below = area(ctx, 2);
    let mut top = below.min.y;
    let won = combat.map(|combat| text_args("ui-fight-won", &[("chance", chances(combat.wins).into())]));
    let both = [(won.unwrap_or_default(), PALETTE.rim[1]), (text(lost), PALETTE.warning)];
    for (nth, (told, rim)) in both.into_iter().enumerate() {
        let hand = BoardTextStyle { bold: false, ..BoardTextStyle::bold(SMALLEST, z::ON_PANEL) };
        let room = (below.width() - 28.0, LINE);
        let lines = text_metrics::wrapped(&told, hand.size, hand.bold, room.0).len();
        let size = Vec2::new(below.width(), STRIP + LINE * (lines.max(1) - 1) as f32);
        let plate = RoundedRect::new(size, STRIP / 2.0).fill(&[PALETTE.strip[1].at(0.92)]).rim(1.2, &[rim.0]);
        scene
            .plate(id("outcome", nth), plate, Vec2::new(below.center().x, top + size.y / 2.0), z::PANEL)
            .motion(TransitionKind::Fade);
        let words = if nth == 0 { "outcome-won" } else { "outcome-lost" };
        paragraph(scene, words, &told, hand, Vec2::new(below.min.x + 14.0, top + STRIP / 2.0 + 5.3), room);
        top += size.y + 6.0;
    }
}
