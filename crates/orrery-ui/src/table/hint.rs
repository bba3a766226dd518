//! The line at the foot of the board: the possible actions, an opponent's action, or the reason for a refusal.

use bevy_egui::egui::{Align, Align2, Color32, Context, FontId, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::{GamePanelData, SharedPanelData, target_id};
use crate::contract::MatchPanels;
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, gradient, rim};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{ButtonSpec, button, fitted};
use orrery_board::TargetId;
use orrery_learn::game_types;
use orrery_locale::text_args;
use orrery_settings::keys::Action;

/// Height of the line. `MORE` is the height of each additional row if the text needs more than one.
const HIGH: f32 = 30.0;
const MORE: f32 = SMALL * 1.14;
/// The padding before and after the text.
const SIDES: f32 = 40.0;

/// The targets of the draft's buttons in the line.
pub struct ConfirmCancelTargets {
    /// The target that cancels the draft.
    cancel: Option<TargetId>,
    /// The target that confirms the draft, while that is possible.
    confirm: Option<TargetId>,
}

/// Returns the targets of Confirm and Cancel, if the line has these buttons.
pub fn choosing<G: MatchPanels>(view: &GamePanelData<G>) -> Option<ConfirmCancelTargets> {
    let named = |target: Option<game_types::ClickTarget<G>>| target.map(G::id);
    (view.local && G::confirms_at_the_foot(view.plan)).then(|| ConfirmCancelTargets {
        cancel: named(G::CANCEL),
        confirm: named(G::CONFIRM.filter(|&target| view.can(target))),
    })
}

fn letters(view: &SharedPanelData) -> (FontId, Color32) {
    (regular(SMALL), if view.hint.refused { PANEL_PALETTE.refused.0 } else { PANEL_PALETTE.text.0 })
}

/// Returns the area of the line, or `None` if the line is empty. The area is no larger than the visible line, because the board
/// around it can be clicked.
pub fn place(ctx: &Context, view: &SharedPanelData, choosing: Option<&ConfirmCancelTargets>) -> Option<Rect> {
    if view.hint.words.is_empty() && choosing.is_none() {
        return None;
    }
    let (font, ink) = letters(view);
    let wide = |words: String| ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words, font.clone(), ink).size().x);
    let words = wide(view.hint.words.clone()) + 6.0;
    let room = view.place(view.places.foot);
    let buttons = buttons(ctx, view, choosing);
    let width = (words + SIDES + buttons).min(room.width());
    let lines = (words / (width - SIDES - buttons).max(1.0)).ceil().max(1.0);
    let middle = room.center() + vec2(0.0, 1.5);
    // The recap bar takes the left end.
    let beside = view.recap.is_some_and(|recap| !recap.hand_over && !recap.lines.is_empty());
    let left = if beside { room.right() - width } else { (middle.x - width / 2.0).max(room.left()) };
    // Several lines grow upwards. Because the text is wrapped between words, each line is a little shorter than possible.
    let lines = if lines > 1.0 && words > lines * (width - SIDES - buttons) * 0.95 { lines + 1.0 } else { lines };
    let high = HIGH + (lines - 1.0) * MORE;
    Some(Rect::from_min_size(pos2(left, middle.y + HIGH / 2.0 - high), vec2(width, high)))
}

/// Shows the line, with Confirm and Cancel if the draft has these buttons.
pub fn foot(
    ui: &mut Ui,
    view: &SharedPanelData,
    choosing: Option<&ConfirmCancelTargets>,
    rect: Rect,
    out: &mut Vec<UiIntent>,
) {
    let kind = if choosing.is_some() { BorderStyle::Act } else { BorderStyle::Steel };
    let fill = PANEL_PALETTE.strip.map(|ink| ink.0.gamma_multiply(0.94));
    let round = HIGH / 2.0;
    ui.painter().add(gradient(rect, round, &fill));
    ui.painter().add(rim(rect, round, kind));
    let mut at = rect.left_center() + vec2(20.0, 0.0);
    if view.hint.refused {
        ui.painter().circle_filled(rect.left_center() + vec2(14.0, 0.0), 4.0, PANEL_PALETTE.refused.0);
        at.x += 6.0;
    }
    let (font, ink) = letters(view);
    let buttons = buttons(ui.ctx(), view, choosing);
    let room = rect.right() - buttons - at.x - 8.0;
    fitted(ui, at, Align2::LEFT_CENTER, &view.hint.words, font, ink, room);
    if let Some(choosing) = choosing {
        let place = Rect::from_min_max(pos2(rect.right() - buttons, rect.top()), rect.max - vec2(10.0, 0.0));
        let builder = UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center));
        ui.scope_builder(builder, |ui| choices(ui, view, choosing, out));
    }
}

/// Returns the labels of Cancel and Confirm.
fn labels(view: &SharedPanelData) -> [String; 2] {
    [("ui-cancel-key", Action::Cancel), ("ui-confirm-key", Action::Confirm)]
        .map(|(label, action)| text_args(label, &[("key", view.keys.shown(action).into())]))
}

/// Returns the width that Confirm and Cancel take together.
fn buttons(ctx: &Context, view: &SharedPanelData, choosing: Option<&ConfirmCancelTargets>) -> f32 {
    if choosing.is_none() {
        return 0.0;
    }
    let font = bold(SMALL);
    let wide =
        |words: String| ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words, font.clone(), PANEL_PALETTE.text.0).size().x);
    labels(view).into_iter().map(|label| wide(label) + SMALL * 2.6).sum::<f32>() + 22.0
}

fn choices(ui: &mut Ui, view: &SharedPanelData, choosing: &ConfirmCancelTargets, out: &mut Vec<UiIntent>) {
    ui.spacing_mut().item_spacing.x = 6.0;
    let [cancel, confirm] = labels(view);
    if button(ui, &ButtonSpec::new(&cancel).low(), None).clicked() {
        out.extend(choosing.cancel.map(UiIntent::Pick));
    }
    if let Some(target) = choosing.confirm
        && button(ui, &ButtonSpec::new(&confirm).primary().low().id(target_id(target)), None).clicked()
    {
        out.push(UiIntent::Pick(target));
    }
}
