//! The achievements: a medal for each, bright once it is earned.

use bevy_egui::egui::{Align, Align2, Color32, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::AchievementView;
use crate::icons;
use crate::paint::{BorderStyle, gradient, rim};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{set, text_width};
use orrery_learn::stats::AchievementProgress;
use orrery_locale::{text, text_args};

/// Height of a medal's card.
const HEIGHT: f32 = 86.0;

/// Shows all achievements, in two columns if there is room.
pub fn medals(ui: &mut Ui, all: &[AchievementView], width: f32) {
    let done = all.iter().filter(|one| one.earned.is_some()).count();
    let args = [("done", done.into()), ("all", all.len().into())];
    ui.label(RichText::new(text_args("stats-achieved", &args)).color(PANEL_PALETTE.brass[1].0));
    ui.label(RichText::new(text("stats-achieved-help")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
    ui.add_space(6.0);
    let columns = if width > 700.0 { 2 } else { 1 };
    let each = (width - 10.0 * (columns as f32 - 1.0)) / columns as f32;
    for row in all.chunks(columns) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            row.iter().for_each(|one| medal(ui, one, each));
        });
    }
}

fn medal(ui: &mut Ui, AchievementView { name, help, picture, earned, far }: &AchievementView, width: f32) {
    let far = *far;
    let side = match earned {
        Some(day) => day.clone(),
        None => text_args("stats-progress", &[("reached", far.reached.into()), ("goal", far.goal.into())]),
    };
    let ink = if earned.is_some() { PANEL_PALETTE.ivory.0 } else { PANEL_PALETTE.text.0 };
    let room = width - 118.0 - text_width(ui, &side, regular(SMALL));
    let title = set(ui, name, bold(17.0), ink, room, Align::Min);
    let words = set(ui, help, regular(SMALL), PANEL_PALETTE.text.0, width - 96.0, Align::Min);
    let high = (title.size().y + words.size().y + 30.0).max(HEIGHT);
    let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    let spoken = spoken(name, help, earned.is_some(), far);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    let painter = ui.painter();
    let bright = if earned.is_some() { 1.0 } else { 0.5 };
    painter.add(gradient(
        rect,
        10.0,
        &[PANEL_PALETTE.strip[0].0.gamma_multiply(bright), PANEL_PALETTE.strip[1].0.gamma_multiply(bright)],
    ));
    painter.add(rim(rect, 10.0, if earned.is_some() { BorderStyle::Brass } else { BorderStyle::Steel }));
    let tint = if earned.is_some() { Color32::WHITE } else { Color32::WHITE.gamma_multiply(0.38) };
    icons::piece(painter, picture, rect.left_center() + vec2(42.0, 0.0), 1.0, tint);
    let left = rect.left() + 84.0;
    let corner = pos2(rect.right() - 12.0, rect.top() + 20.0);
    painter.text(corner, Align2::RIGHT_CENTER, side, regular(SMALL), PANEL_PALETTE.dim.0);
    let below = pos2(left, rect.top() + 10.0 + title.size().y);
    painter.galley(pos2(left, rect.top() + 8.0), title, ink);
    painter.galley(below, words, PANEL_PALETTE.text.0);
    if earned.is_none() && far.goal > 1 {
        let track =
            Rect::from_min_max(pos2(left, rect.bottom() - 11.0), pos2(rect.right() - 12.0, rect.bottom() - 6.0));
        painter.rect_filled(track, 2.5, PANEL_PALETTE.space[0].0);
        let share = far.reached as f32 / far.goal as f32;
        let full = Rect::from_min_size(track.min, vec2(track.width() * share, track.height()));
        painter.rect_filled(full, 2.5, PANEL_PALETTE.brass[1].0);
    }
}

fn spoken(name: &str, help: &str, earned: bool, far: AchievementProgress) -> String {
    if earned {
        return text_args("stats-achievement-done", &[("name", name.into()), ("help", help.into())]);
    }
    let args =
        [("name", name.into()), ("help", help.into()), ("reached", far.reached.into()), ("goal", far.goal.into())];
    text_args("stats-achievement-open", &args)
}
