//! The stakes of the current fight, shown above the buttons: gains and losses.

use super::ctx::SceneContext;
use super::layout::{MEETING, in_meeting as at};
use super::meeting_choices::objective_won;
use super::parts::{IconBarStyle, strip};
use super::z;
use crate::locale::{text, text_args};
use crate::table::plan::hover;
use crate::table::{ClickTarget, FightStakes, OrderPreview};
use contraband::rules::OBJECTIVE_WORTH;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, id, t};
use orrery_locale::grouped;

/// The distance from the panel's corner down to the row.
const DOWN: f32 = 286.0;

/// Draws the stakes of the decider.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if !ctx.is_asked() {
        return;
    }
    let mut fights = [ClickTarget::Fight, ClickTarget::Stand].into_iter();
    let Some(preview) = fights.find_map(|target| hover(ctx.plan, ctx.view, target)) else { return };
    let Some(stake) = preview.stake else { return };
    let style = || IconBarStyle::plain(23.0, z::ON_PANEL + 1.0);
    strip(scene, id("stake", 0), &won(&preview, &stake, ctx), style(), RowAlign::Left, at(26.0, DOWN));
    strip(scene, id("stake", 1), &lost(&stake), style(), RowAlign::Right, at(MEETING.width() - 26.0, DOWN));
}

fn won(preview: &OrderPreview, stake: &FightStakes, ctx: &SceneContext) -> Vec<RowItem> {
    let mut row = vec![t(text("stake-won")), RowItem::Gap];
    if preview.credits > 0 {
        row.extend([RowItem::Icon("cb-credit"), t(format!("+{}", preview.credits))]);
    }
    if stake.won > 0 {
        row.extend([RowItem::Icon("cb-crate"), t(format!("+{}", stake.won))]);
    }
    if objective_won(ctx.view).is_some() {
        row.extend([RowItem::Icon("cb-objective"), t(format!("+{}", grouped(OBJECTIVE_WORTH)))]);
    }
    if row.len() == 2 {
        row.push(t(text("stake-nothing")));
    }
    row
}

fn lost(stake: &FightStakes) -> Vec<RowItem> {
    let mut row = vec![t(text("stake-lost")), RowItem::Gap, RowItem::Icon("cb-break"), t(text("stake-breakdown"))];
    if stake.hold > 0 {
        row.extend([RowItem::Icon("cb-crate"), t(format!("–{}", stake.hold))]);
    }
    if stake.upgrade {
        row.extend([RowItem::Icon("cb-upgrade"), t("–1")]);
    }
    if stake.fine > 0 {
        row.extend([RowItem::Icon("cb-credit"), t(format!("–{}", stake.fine))]);
    }
    row
}

/// Returns the stakes in words, for tooltips and screen readers: a line for the metals that may be won, if any, and a line for
/// losses.
pub fn stake_lines(stake: &FightStakes) -> Vec<String> {
    let metals = |count: u8| (count > 0).then(|| text_args("stake-metals", &[("count", count.into())]));
    let won = metals(stake.won).map(|what| text_args("tag-won", &[("what", what.into())]));
    let parts = [
        Some(text("stake-breakdown")),
        metals(stake.hold),
        stake.upgrade.then(|| text("stake-upgrade")),
        (stake.fine > 0).then(|| text_args("stake-fine", &[("fine", stake.fine.into())])),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let lost = text_args("tag-lost", &[("what", parts.join(&text("list-comma")).into())]);
    won.into_iter().chain([lost]).collect()
}
