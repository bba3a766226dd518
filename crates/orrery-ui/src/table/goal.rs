//! What wins the match, in a line over the log for as long as it lasts.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Rect, Sense, Ui, WidgetInfo, WidgetType, pos2};

use super::GameView;
use crate::contract::MatchPanels;
use crate::style::{INKS, SMALL, regular};
use crate::tips::{Tip, Tipped};
use orrery_locale::{text, text_args};
use orrery_settings::keys::Action;
use orrery_table::Eyes;

/// What is left below it.
const AIR: f32 = 4.0;

/// What is played for, for whoever looks at the table, in a few words and whole: nothing of what only another knows.
fn words<G: MatchPanels>(view: &GameView<G>) -> Option<(String, String)> {
    let table = view.table.filter(|table| !table.is_practice());
    if view.over || view.table.is_some() && table.is_none() {
        return None;
    }
    let seat = match table.map(orrery_table::Table::eyes) {
        Some(Eyes::Seat(seat)) => Some(seat),
        _ => None,
    };
    let goal = G::goal(view.seen, seat, view.names)?;
    let short = G::goal_short(view.seen).unwrap_or_else(|| text("ui-goal-what"));
    Some((short, text_args("ui-goal", &[("goal", goal.into())])))
}

/// Shows it over the lines of the log in `rect`, from `top` on; all of it while it is pointed at. Where it ends.
pub fn goal<G: MatchPanels>(ui: &mut Ui, view: &GameView<G>, rect: Rect, top: f32) -> f32 {
    let Some((short, words)) = words(view) else { return top };
    let place = Rect::from_min_max(pos2(rect.left() + 18.0, top), pos2(rect.right() - 18.0, rect.bottom()));
    let format = TextFormat { font_id: regular(SMALL), color: INKS.brass[1].0, ..TextFormat::default() };
    let mut job = LayoutJob::single_section(short, format);
    job.wrap.max_width = place.width();
    let galley = ui.painter().layout_job(job);
    let place = Rect::from_min_size(place.min, galley.size());
    let response = ui.interact(place, ui.id().with("goal"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    // The page of the points is the one that tells how they win.
    let tip = Tip::new(words.as_str());
    response.tip(&match G::tip_page(Action::Scores) {
        Some(page) => tip.page(page, view.keys.shown(Action::Codex)),
        None => tip,
    });
    ui.painter().galley(place.min, galley, INKS.brass[1].0);
    place.bottom() + AIR
}
