//! The three parts of a turn. The current part is marked, and the first part shows the rolled die.

use bevy_egui::egui::{Align2, Color32, Context, Order, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::GamePanelData;
use super::layout::column;
use crate::locale::text;
use orrery_ui::board_layer;
use orrery_ui::icons;
use orrery_ui::paint::{BorderStyle, ButtonVisualState, gradient, key, rim};
use orrery_ui::style::{PANEL_PALETTE, SMALL, bold};
use orrery_ui::tips::TooltipExt;
use orrery_ui::widgets::{fitted, text_width};
use starship_catan::rules::Phase;

/// The width reserved for the die before the text of its part.
const DIE: f32 = 34.0;
/// The minimum width of a part, without the space for the die.
const SIDES: f32 = 12.0;

/// A part of the turn: its name, the message key of its explanation, and a flag that is true for the current part.
struct TurnPart {
    words: String,
    help: &'static str,
    now: bool,
    /// True if there is no other part, so that this part is shown as a heading.
    single: bool,
}

/// Returns the parts of a turn in their order. While first modules are chosen, this choice is the only part.
fn parts(phase: Phase) -> Vec<TurnPart> {
    if phase == Phase::Module {
        return vec![TurnPart { words: text("phase-module"), help: "ui-choose-module", now: true, single: true }];
    }
    let now = match phase {
        Phase::Module | Phase::Over => None,
        Phase::Roll | Phase::Produce => Some(0),
        Phase::Fly | Phase::Arrange | Phase::Flight | Phase::Pirates | Phase::Take | Phase::Lose => Some(1),
        Phase::Build | Phase::Answer => Some(2),
    };
    let all = [
        ("ui-roll", "phase-production-help"),
        ("phase-flight", "phase-flight-help"),
        ("phase-trade-short", "phase-trade-help"),
    ];
    let part = |(nth, (words, help))| TurnPart { words: text(words), help, now: now == Some(nth), single: false };
    all.into_iter().enumerate().map(part).collect()
}

/// Shows the parts of the turn.
pub fn phases(ctx: &Context, view: &GamePanelData) {
    let rect = view.column(column().phases);
    board_layer(ctx, "phases", rect, Order::Middle, |ui| {
        let round = rect.height() / 2.0;
        ui.painter().add(gradient(rect, round, &PANEL_PALETTE.strip.map(|ink| ink.0)));
        ui.painter().add(rim(rect, round, BorderStyle::Steel));
        let all = parts(view.seen.known.phase);
        let widths: Vec<f32> = all.iter().map(|part| text_width(ui, &part.words, bold(SMALL))).collect();
        // Free space widens all parts equally. If long words of a language leave no space, all parts become narrower.
        let free = rect.width() - 8.0 - DIE - widths.iter().sum::<f32>();
        let sides = free / all.len() as f32;
        let mut left = rect.left() + 4.0;
        for (nth, (part, wide)) in all.iter().zip(widths).enumerate() {
            let die = if nth == 0 { DIE } else { 0.0 };
            let width = (wide + sides).max(SIDES) + die;
            let place = Rect::from_min_size(pos2(left, rect.top() + 4.0), vec2(width, rect.height() - 8.0));
            left += width;
            one(ui, view, part, place, die);
        }
    });
}

fn one(ui: &mut Ui, view: &GamePanelData, part: &TurnPart, place: Rect, die: f32) {
    let response = ui.interact(place, ui.id().with(part.help), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &part.words));
    if part.now && !part.single {
        ui.painter().add(key(place, place.height() / 2.0, BorderStyle::Brass, ButtonVisualState::Rest));
    }
    let roll = view.seen.known.now.roll;
    let rolled = die > 0.0 && roll > 0;
    if rolled {
        let at = pos2(place.left() + 6.0 + die / 2.0, place.center().y);
        icons::piece(ui.painter(), &format!("icon-yellow-{roll}"), at, 1.1, Color32::WHITE);
    }
    let ink = if part.now { PANEL_PALETTE.ivory.0 } else { PANEL_PALETTE.dim.0 };
    let middle = place.center() + vec2(if rolled { die / 2.0 } else { 0.0 }, 0.0);
    let room = place.width() - if rolled { die } else { 0.0 } - 4.0;
    fitted(ui, middle, Align2::CENTER_CENTER, &part.words, bold(SMALL), ink, room);
    response.hint(text(part.help));
}
