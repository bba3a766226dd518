//! Simultaneous order: the ten movement tokens over the core of the galaxy during planning, and the viewer's own row during the
//! reveals.

use bevy::math::{Rect, Vec2};

use super::actions;
use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout;
use super::panel_stack;
use super::parts::{BoardButton, BoardTextStyle, fitted, glass, halo, key, words};
use super::z;
use crate::locale::{step_name, text};
use crate::table::plan::{lost_tokens, row_end};
use crate::table::{ClickTarget, OrderDraft};
use contraband::rules::{DecisionKind, MoveStep, MoveTokenRow};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextRowStyle, id, t};

/// The width of the token panel, in units.
const WIDE: f32 = 560.0;

/// Returns the area of the token panel; `None` if there is no row to show.
pub fn panel(ctx: &SceneContext) -> Option<Rect> {
    let size = Vec2::new(WIDE, panel_stack::height(ctx));
    let down = actions::panel(ctx).map_or(0.0, |above| (above.height() + panel_stack::GAP) / 2.0);
    (size.y > 0.0).then(|| Rect::from_center_size(layout::MIDDLE + Vec2::new(0.0, down), size))
}

/// Draws the panel if the viewer plans or changes a row. The actions at the place are above it.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let (Some(panel), Some(row)) = (panel(ctx), panel_stack::row(ctx)) else { return };
    glass(scene, "tokens", panel, true, z::PANEL);
    let title = text(if ctx.view.known.ask == DecisionKind::Plan { "ui-plan-title" } else { "ui-row-title" });
    let at = Vec2::new(panel.center().x, panel.min.y + 26.0);
    let hand = BoardTextStyle::bold(16.0, z::ON_PANEL);
    fitted(scene, id("tokens title", 0), &title, hand, RowAlign::Middle, at, panel.width() - 30.0);
    laid(scene, ctx, panel, &row);
    if panel_stack::has_tokens(ctx) {
        tokens(scene, ctx, panel, &row);
        leads_to(scene, ctx, &row);
    }
}

/// Marks on the map the destination of the token under the pointer. A mine also gets its number, because each sector has two.
fn leads_to(scene: &mut ComposedScene, ctx: &SceneContext, row: &MoveTokenRow) {
    let Some(ClickTarget::Token(step)) = ctx.pointed.map(|pointed| pointed.target) else { return };
    let from = row_end(ctx.view, row);
    let mines = [MoveStep::Mine1, MoveStep::Mine2];
    let shown: Vec<MoveStep> = if mines.contains(&step) { mines.to_vec() } else { vec![step] };
    for one in shown {
        let Some(to) = from.after(one) else { continue };
        let (at, aimed) = (layout::place(to), one == step);
        if aimed {
            let ring = RoundedRect::disc(30.0).rim(2.4, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(0.7), 9.0);
            scene.plate(id("leads to", one), ring, at, z::SPOTS);
        }
        if mines.contains(&one) {
            let disc = RoundedRect::disc(12.0).fill(&[PALETTE.space[1].at(0.95)]).rim(1.6, &[PALETTE.brass[1].0]);
            let corner = at + Vec2::new(22.0, -20.0);
            scene.plate(id("leads disc", one), disc, corner, z::SPOTS + 0.2);
            let told = if one == MoveStep::Mine1 { "1" } else { "2" };
            let hand = BoardTextStyle::bold(17.0, z::SPOTS + 0.3);
            words(scene, id("leads number", one), told, hand, RowAlign::Middle, corner + Vec2::new(0.0, 6.0));
        }
    }
}

/// Draws the row, each token as a disc with its icon.
fn laid(scene: &mut ComposedScene, ctx: &SceneContext, panel: Rect, row: &MoveTokenRow) {
    let plans = ctx.view.known.ask == DecisionKind::Plan;
    let laid = row.steps().len();
    let count = if plans { laid.max(ctx.player(ctx.mover()).moves_left().into()) } else { laid };
    let place = |nth: usize| {
        let off = 34.0 * (nth as f32 - (count as f32 - 1.0) / 2.0);
        Vec2::new(panel.center().x + off, panel.min.y + 56.0)
    };
    for nth in laid..count {
        let empty = RoundedRect::disc(15.0).fill(&[PALETTE.space[0].at(0.5)]).rim(1.2, &[PALETTE.line.at(0.6)]);
        scene.plate(id("row empty", nth), empty, place(nth), z::ON_PANEL);
    }
    let lost = if plans { lost_tokens(ctx.view, row) } else { vec![false; laid] };
    for (nth, step) in row.steps().iter().enumerate() {
        let at = place(nth);
        let target = ClickTarget::Nth(nth as u8 + 1);
        let shown = nth < usize::from(ctx.view.known.reveals) && ctx.view.known.ask == DecisionKind::Act;
        let picked = **ctx.plan == OrderDraft::Change(nth as u8 + 1);
        let rim = match () {
            () if lost[nth] => PALETTE.warning.0,
            () if picked || ctx.can(target) => PALETTE.act.line.0,
            () => PALETTE.brass[1].0,
        };
        let (fill, broad) = if picked { (PALETTE.act.floor[1].0, 2.6) } else { (PALETTE.space[1].at(0.95), 1.5) };
        let disc = RoundedRect::disc(15.0).fill(&[fill]).rim(broad, &[rim]);
        scene.plate(id("row disc", (nth, picked, lost[nth])), disc, at, z::ON_PANEL).alpha(if shown {
            0.5
        } else {
            1.0
        });
        let sign = step.map_or("cb-plan", icons::step);
        scene.piece(id("row sign", nth), format!("icon-{sign}"), at, z::ON_PANEL + 1.0).scale(0.9);
        if let Some(MoveStep::Mine1 | MoveStep::Mine2) = step {
            let told = if *step == Some(MoveStep::Mine1) { "1" } else { "2" };
            let hand = BoardTextStyle::bold(15.0, z::ON_PANEL + 2.0);
            words(scene, id("row number", nth), told, hand, RowAlign::Middle, at + Vec2::new(12.0, 14.0));
        }
        scene.hit(target, HitShape::Disc(at, 16.0), 121.0);
        if lost[nth] {
            scene.piece(id("row lost", nth), "icon-close", at - Vec2::new(11.0, 11.0), z::ON_PANEL + 2.0).scale(0.6);
        }
    }
    if plans {
        keys(scene, ctx, panel);
    }
}

/// Draws the buttons that lay the row and take back its last token.
fn keys(scene: &mut ComposedScene, ctx: &SceneContext, panel: Rect) {
    let lay = BoardButton {
        target: ClickTarget::Confirm,
        icon: "check",
        title: text("ui-plan-lay"),
        row: Vec::new(),
        state: ctx.state(ClickTarget::Confirm),
    };
    let size = Vec2::new(panel.width() / 2.0 - 16.0, 42.0);
    let corner = Vec2::new(panel.center().x + 4.0, panel.max.y - 52.0);
    key(scene, &lay, Rect::from_corners(corner, corner + size), z::ON_PANEL);
    let back = BoardButton { target: ClickTarget::Untoken, icon: "undo", title: text("ui-plan-back"), ..lay };
    let back = BoardButton { state: ctx.state(ClickTarget::Untoken), ..back };
    let corner = Vec2::new(panel.min.x + 12.0, panel.max.y - 52.0);
    key(scene, &back, Rect::from_corners(corner, corner + size), z::ON_PANEL);
}

/// Draws the tokens of each kind, with the number left.
fn tokens(scene: &mut ComposedScene, ctx: &SceneContext, panel: Rect, row: &MoveTokenRow) {
    for (nth, &step) in MoveStep::ALL.iter().enumerate() {
        let target = ClickTarget::Token(step);
        let corner =
            panel.min + Vec2::new(12.0 + 134.5 * (nth % 4) as f32, panel_stack::TOKENS + 48.0 * (nth / 4) as f32);
        let area = Rect::from_corners(corner, corner + Vec2::new(130.5, 44.0));
        // A token that is impossible at the end of the row can be laid, but is not highlighted.
        let leads = ctx.view.known.ask != DecisionKind::Plan || row_end(ctx.view, row).after(step).is_some();
        let usable = ctx.can(target);
        let state = if leads || ctx.points_at(target) { ctx.state(target) } else { TargetState::Rest };
        let fill = if state == TargetState::Aimed { PALETTE.act.floor[1].0 } else { PALETTE.key[1].0 };
        let plate = RoundedRect::new(area.size(), 10.0).fill(&[fill]).rim(1.0, &[PALETTE.rim[1].at(0.7)]);
        let alpha = match (usable, leads) {
            (true, true) => 1.0,
            (true, false) => 0.75,
            (false, _) => 0.5,
        };
        scene.plate(id("token", (nth, state == TargetState::Aimed)), plate, area.center(), z::ON_PANEL).alpha(alpha);
        halo(scene, id("token on", nth), area, 10.0, state, z::ON_PANEL + 0.5);
        let left = step.tokens().saturating_sub(row.count(step));
        let items = [RowItem::Icon(icons::step(step)), t(format!("×{left}"))];
        let style = TextRowStyle { size: 15.0, icons: 0.8, ..TextRowStyle::plain(z::ON_PANEL + 1.0) };
        let at = Vec2::new(area.center().x, area.min.y + 14.0);
        scene.row(id("token row", nth), &items, style, RowAlign::Middle, at, |node| {
            node.alpha(alpha);
        });
        let at = Vec2::new(area.center().x, area.max.y - 7.0);
        let hand = BoardTextStyle::bold(15.0, z::ON_PANEL + 1.0).faded(alpha);
        fitted(scene, id("token name", nth), &step_name(step), hand, RowAlign::Middle, at, 124.0);
        scene.hit(target, HitShape::Rect(area), 121.0);
    }
}
