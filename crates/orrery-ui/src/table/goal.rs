//! The line above the log that shows the goal throughout the match.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Rect, Sense, Ui, WidgetInfo, WidgetType, pos2};

use super::GamePanelData;
use crate::contract::MatchPanels;
use crate::style::{PANEL_PALETTE, SMALL, regular};
use crate::tips::{TooltipContent, TooltipExt};
use orrery_locale::{text, text_args};
use orrery_settings::keys::Action;
use orrery_table::Viewpoint;

/// The space below the line.
const AIR: f32 = 4.0;

/// Returns the goal for the viewer, in a few words and in full, without information that is hidden from the viewer. Returns
/// `None` after the end of a match, in a practice match, and if the game does not describe its goal.
fn words<G: MatchPanels>(view: &GamePanelData<G>) -> Option<(String, String)> {
    let table = view.table.filter(|table| !table.is_practice());
    if view.over || view.table.is_some() && table.is_none() {
        return None;
    }
    let seat = match table.map(orrery_table::Table::viewpoint) {
        Some(Viewpoint::Seat(seat)) => Some(seat),
        _ => None,
    };
    let goal = G::goal(view.seen, seat, view.names)?;
    let short = G::goal_short(view.seen).unwrap_or_else(|| text("ui-goal-what"));
    Some((short, text_args("ui-goal", &[("goal", goal.into())])))
}

/// Shows the goal above the lines of the log in `rect`, from `top`. The tip has the full text. Returns the lower edge of the
/// line.
pub fn goal<G: MatchPanels>(ui: &mut Ui, view: &GamePanelData<G>, rect: Rect, top: f32) -> f32 {
    let Some((short, words)) = words(view) else { return top };
    let place = Rect::from_min_max(pos2(rect.left() + 18.0, top), pos2(rect.right() - 18.0, rect.bottom()));
    let format = TextFormat { font_id: regular(SMALL), color: PANEL_PALETTE.brass[1].0, ..TextFormat::default() };
    let mut job = LayoutJob::single_section(short, format);
    job.wrap.max_width = place.width();
    let galley = ui.painter().layout_job(job);
    let place = Rect::from_min_size(place.min, galley.size());
    let response = ui.interact(place, ui.id().with("goal"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    // The codex page about points explains how a match is won.
    let tip = TooltipContent::new(words.as_str());
    response.tip(&match G::tip_page(Action::Scores) {
        Some(page) => tip.page(page, view.keys.shown(Action::Codex)),
        None => tip,
    });
    ui.painter().galley(place.min, galley, PANEL_PALETTE.brass[1].0);
    place.bottom() + AIR
}
