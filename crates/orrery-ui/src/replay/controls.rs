//! The buttons of the replay viewer: to the beginning and to the end, back and forward by turn and by order, play and pause,
//! speed, continue from here, and leave.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Response, Shape, Stroke, Ui, pos2, vec2};

use super::{ReplayIntent, ReplayView};
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, ButtonVisualState, key};
use crate::style::{PANEL_PALETTE, SMALL, bold};
use crate::table::SharedPanelData;
use crate::tips::{TooltipContent, TooltipExt};
use crate::widgets::{ButtonSpec, fitted, focus_ring, key_at, press_area};
use orrery_locale::{text, text_args};
use orrery_settings::keys::Action;

/// The symbol on a button in place of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum ReplayIcon {
    Start,
    TurnBack,
    Back,
    Play,
    Pause,
    On,
    TurnOn,
    End,
    Slower,
    Faster,
}

/// The gap between two buttons.
const GAP: f32 = 4.0;
/// Height of the upper row.
const UPPER: f32 = 42.0;

/// Shows the buttons in `rect`, in two rows.
pub fn controls(ui: &mut Ui, rect: Rect, view: &SharedPanelData, replay: &ReplayView, out: &mut Vec<UiIntent>) {
    let (upper, lower) = rect.split_top_bottom_at_y(rect.top() + UPPER);
    steps(ui, upper, view, replay, out);
    rest(ui, Rect::from_min_max(lower.min + vec2(0.0, GAP), lower.max), view, replay, out);
}

/// Shows the buttons for stepping: to the beginning and to the end, back and forward by turn and by order, and play or pause.
fn steps(ui: &mut Ui, row: Rect, view: &SharedPanelData, replay: &ReplayView, out: &mut Vec<UiIntent>) {
    let (play, said) = match replay.playing {
        true => (ReplayIcon::Pause, "replay-pause"),
        false => (ReplayIcon::Play, "replay-play"),
    };
    let to = |at: Option<usize>| at.map(|at| UiIntent::Replay(ReplayIntent::To(at)));
    let played = (replay.at < replay.orders).then_some(UiIntent::Replay(ReplayIntent::Play));
    let (start, end) = ((replay.at > 0).then_some(0), (replay.at < replay.orders).then_some(replay.orders));
    let keys = [
        (ReplayIcon::Start, "replay-start", Action::ReplayStart, to(start)),
        (ReplayIcon::TurnBack, "replay-turn-back", Action::ReplayTurnBack, to(replay.turn_back())),
        (ReplayIcon::Back, "replay-back", Action::ReplayBack, to(replay.back())),
        (play, said, Action::ReplayPlay, played),
        (ReplayIcon::On, "replay-on", Action::ReplayOn, to(replay.on())),
        (ReplayIcon::TurnOn, "replay-turn-on", Action::ReplayTurnOn, to(replay.turn_on())),
        (ReplayIcon::End, "replay-end", Action::ReplayEnd, to(end)),
    ];
    let wide = (row.width() - GAP * (keys.len() as f32 - 1.0)) / keys.len() as f32;
    for (index, (sign, said, action, intent)) in keys.into_iter().enumerate() {
        let corner = row.min + vec2(index as f32 * (wide + GAP), 0.0);
        let place = Rect::from_min_size(corner, vec2(wide, row.height()));
        let pressed = sign_key(ui, place, sign, &text(said), intent.is_some());
        if with_key_tip(pressed, view, action, &text(said)).clicked() {
            out.extend(intent);
        }
    }
}

/// Shows the buttons for speed, for continuing from here, and for leaving.
fn rest(ui: &mut Ui, row: Rect, view: &SharedPanelData, replay: &ReplayView, out: &mut Vec<UiIntent>) {
    let (small, speed) = (28.0, 42.0);
    let slower = Rect::from_min_size(row.min, vec2(small, row.height()));
    let words = Rect::from_min_size(slower.right_top(), vec2(speed, row.height()));
    let faster = Rect::from_min_size(words.right_top(), vec2(small, row.height()));
    let shown = text(replay.speed.key());
    fitted(ui, words.center(), Align2::CENTER_CENTER, &shown, bold(SMALL), PANEL_PALETTE.ivory.0, speed - 4.0);
    let kinds = [
        (slower, ReplayIcon::Slower, "replay-slower", Action::ReplaySlower, false),
        (faster, ReplayIcon::Faster, "replay-faster", Action::ReplayFaster, true),
    ];
    for (place, sign, key, action, up) in kinds {
        let label = text_args(key, &[("speed", shown.as_str().into())]);
        let pressed = sign_key(ui, place, sign, &label, replay.speed.step(up) != replay.speed);
        if with_key_tip(pressed, view, action, &label).clicked() {
            out.push(UiIntent::Replay(ReplayIntent::Speed(up)));
        }
    }
    let left = faster.right() + GAP + 2.0;
    let leave = Rect::from_min_max(pos2(row.right() - 74.0, row.top()), row.max);
    let branch = Rect::from_min_max(pos2(left, row.top()), pos2(leave.left() - GAP, row.bottom()));
    let label = text("replay-branch");
    let pressed = key_at(ui, branch, &ButtonSpec::new(&label).primary().low().enabled(replay.can_branch));
    let help = text(if replay.can_branch { "replay-branch-help" } else { "replay-branch-over" });
    if with_key_tip(pressed, view, Action::ReplayBranch, &help).clicked() {
        out.push(UiIntent::Replay(ReplayIntent::AskBranch));
    }
    let label = text("replay-leave");
    let pressed = key_at(ui, leave, &ButtonSpec::new(&label));
    if with_key_tip(pressed, view, Action::Cancel, &text("replay-leave-help")).clicked() {
        out.push(UiIntent::Replay(ReplayIntent::Leave));
    }
}

/// Adds a tip to a button: its effect, and the key with the same effect.
fn with_key_tip(response: Response, view: &SharedPanelData, action: Action, words: &str) -> Response {
    response.tip(&TooltipContent::new(words).key(view.keys.mark(action)))
}

/// Shows a button with a symbol.
fn sign_key(ui: &mut Ui, rect: Rect, sign: ReplayIcon, label: &str, enabled: bool) -> Response {
    // Play and pause share an id, so that the focus stays on the button.
    let salt = if sign == ReplayIcon::Pause { ReplayIcon::Play } else { sign };
    let (response, state) = press_area(ui, rect, ui.id().with(("replay", salt)), enabled, label);
    let kind =
        if matches!(sign, ReplayIcon::Play | ReplayIcon::Pause) { BorderStyle::Brass } else { BorderStyle::Steel };
    ui.painter().add(key(rect, 11.0, kind, state));
    let ink = PANEL_PALETTE.ivory.0.gamma_multiply(if state == ButtonVisualState::Off { 0.4 } else { 1.0 });
    for shape in shapes(sign, rect.center(), ink) {
        ui.painter().add(shape);
    }
    focus_ring(ui, &response, 11.0);
    response
}

/// Returns a triangle of this height that points right or left.
fn arrow(at: Pos2, high: f32, right: bool, ink: Color32) -> Shape {
    let (wide, half) = (if right { high * 0.8 } else { high * -0.8 }, high / 2.0);
    let points = vec![at + vec2(-wide / 2.0, -half), at + vec2(wide / 2.0, 0.0), at + vec2(-wide / 2.0, half)];
    Shape::convex_polygon(points, ink, Stroke::NONE)
}

/// Returns an upright bar.
fn bar(at: Pos2, wide: f32, high: f32, ink: Color32) -> Shape {
    Shape::rect_filled(Rect::from_center_size(at, vec2(wide, high)), 1.0, ink)
}

fn shapes(sign: ReplayIcon, at: Pos2, ink: Color32) -> Vec<Shape> {
    let side = |x: f32| at + vec2(x, 0.0);
    match sign {
        ReplayIcon::Back => vec![bar(side(7.0), 3.4, 15.0, ink), arrow(side(-3.0), 15.0, false, ink)],
        ReplayIcon::On => vec![bar(side(-7.0), 3.4, 15.0, ink), arrow(side(3.0), 15.0, true, ink)],
        ReplayIcon::TurnBack => vec![arrow(side(-6.0), 15.0, false, ink), arrow(side(6.0), 15.0, false, ink)],
        ReplayIcon::TurnOn => vec![arrow(side(-6.0), 15.0, true, ink), arrow(side(6.0), 15.0, true, ink)],
        ReplayIcon::Start => vec![
            bar(side(-12.0), 3.0, 15.0, ink),
            arrow(side(-4.0), 15.0, false, ink),
            arrow(side(7.0), 15.0, false, ink),
        ],
        ReplayIcon::End => {
            vec![bar(side(12.0), 3.0, 15.0, ink), arrow(side(4.0), 15.0, true, ink), arrow(side(-7.0), 15.0, true, ink)]
        }
        ReplayIcon::Play => vec![arrow(side(1.5), 22.0, true, ink)],
        ReplayIcon::Pause => vec![bar(side(-5.0), 6.0, 20.0, ink), bar(side(5.0), 6.0, 20.0, ink)],
        ReplayIcon::Slower => vec![bar(at, 12.0, 2.6, ink)],
        ReplayIcon::Faster => vec![bar(at, 12.0, 2.6, ink), bar(at, 2.6, 12.0, ink)],
    }
}
