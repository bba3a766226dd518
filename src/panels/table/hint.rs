//! The line at the bottom: what can be done now, what an opponent did, why something is refused.

use bevy_egui::egui::{Align, Align2, Color32, Context, FontId, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::{MatchView, target_id};
use crate::locale::{card_discard, card_name, card_power, text, text_args};
use crate::panels::intent::UiIntent;
use crate::panels::paint::{Rim, gradient, rim};
use crate::panels::style::{INKS, SMALL, regular};
use crate::panels::widgets::{KeyFace, button, fitted};
use crate::rules::{Phase, Position};
use crate::settings::keys::{Action, KeyMap};
use crate::table::plan::{CardUse, Mode, Plan, Purpose, Target};

/// What the line says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hint {
    /// The words.
    pub words: String,
    /// Whether they say why something was refused.
    pub refused: bool,
}

impl Hint {
    /// Plain words.
    #[must_use]
    pub const fn plain(words: String) -> Self {
        Hint { words, refused: false }
    }
}

/// What the mover, called `name`, can do now.
#[must_use]
pub fn hint_for(position: &Position, plan: &Plan, targets: &[Target], name: &str, keys: &KeyMap) -> Hint {
    let with_key = |key: &str, action: Action| {
        Hint::plain(text_args(key, &[("name", name.into()), ("key", keys.shown(action).into())]))
    };
    if position.is_over() {
        return Hint::plain(text("ui-hint-over"));
    }
    match plan.mode() {
        Mode::Card { card, usage, picks, .. } => {
            let what = match usage {
                CardUse::Power => card_power(*card),
                CardUse::Discard => card_discard(*card).unwrap_or_default(),
            };
            let args = [("card", card_name(*card).into()), ("what", what.into()), ("count", picks.len().into())];
            return Hint::plain(text_args("ui-hint-card", &args));
        }
        Mode::Territory { purpose: Purpose::Launch, .. } => return Hint::plain(text("ui-hint-launch")),
        Mode::Territory { purpose: Purpose::Settle { .. }, .. } => return Hint::plain(text("ui-hint-settle")),
        Mode::Loot(_) | Mode::Shed(_) | Mode::Trade { .. } => return Hint::default(),
        Mode::Docking => {}
    }
    let docks = targets.iter().any(|target| matches!(target, Target::Facility(_)));
    if position.phase == Phase::Roll {
        with_key("ui-hint-roll", Action::Advance)
    } else if targets.contains(&Target::Shed) && position.hand().is_empty() {
        with_key("ui-hint-shed", Action::Shed)
    } else if position.hand().is_empty() {
        with_key("ui-hint-end", Action::EndTurn)
    } else if plan.selected().is_empty() {
        with_key("ui-hint-pick", Action::Next)
    } else if docks {
        Hint::plain(text("ui-hint-dock"))
    } else {
        Hint::plain(text("ui-hint-no-dock"))
    }
}

/// Room for Confirm and Cancel.
const BUTTONS: f32 = 316.0;

/// Whether the line has Confirm and Cancel.
fn choosing(view: &MatchView) -> bool {
    view.local && matches!(view.plan.mode(), Mode::Card { .. } | Mode::Territory { .. })
}

fn letters(view: &MatchView) -> (FontId, Color32) {
    (regular(SMALL), if view.hint.refused { INKS.refused.0 } else { INKS.text.0 })
}

/// Where the line stands; nothing while there is nothing to say. No larger than it looks: the board is clicked beside it.
pub fn place(ctx: &Context, view: &MatchView) -> Option<Rect> {
    if view.hint.words.is_empty() && !choosing(view) {
        return None;
    }
    let (font, ink) = letters(view);
    let words = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(view.hint.words.clone(), font, ink).size().x);
    let room = view.place((8.0, 864.0, 1244.0, 34.0));
    let width = (words + 40.0 + if choosing(view) { BUTTONS } else { 0.0 }).min(room.width());
    let middle = view.place((630.0, 882.0, 0.0, 0.0)).min;
    // The recap's strip begins at the left.
    let beside = view.recap.is_some_and(|recap| !recap.hand_over && !recap.lines.is_empty());
    let left = if beside { room.right() - width } else { (middle.x - width / 2.0).max(room.left()) };
    Some(Rect::from_min_size(pos2(left, middle.y - 15.0), vec2(width, 30.0)))
}

/// The line, with Confirm and Cancel while a card or a territory is being chosen.
pub fn foot(ui: &mut Ui, view: &MatchView, rect: Rect, out: &mut Vec<UiIntent>) {
    let kind = if choosing(view) { Rim::Act } else { Rim::Steel };
    let fill = INKS.strip.map(|ink| ink.0.gamma_multiply(0.94));
    ui.painter().add(gradient(rect, 15.0, &fill));
    ui.painter().add(rim(rect, 15.0, kind));
    let mut at = rect.left_center() + vec2(20.0, 0.0);
    if view.hint.refused {
        ui.painter().circle_filled(rect.left_center() + vec2(14.0, 0.0), 4.0, INKS.refused.0);
        at.x += 6.0;
    }
    let (font, ink) = letters(view);
    let buttons = if choosing(view) { BUTTONS } else { 0.0 };
    let room = rect.right() - buttons - at.x - 8.0;
    fitted(ui, at, Align2::LEFT_CENTER, &view.hint.words, font, ink, room);
    if choosing(view) {
        let place = Rect::from_min_max(pos2(rect.right() - buttons, rect.top()), rect.max - vec2(4.0, 0.0));
        let builder = UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center));
        ui.scope_builder(builder, |ui| choices(ui, view, out));
    }
}

fn choices(ui: &mut Ui, view: &MatchView, out: &mut Vec<UiIntent>) {
    ui.spacing_mut().item_spacing.x = 6.0;
    let cancel = text_args("ui-cancel-key", &[("key", view.keys.shown(Action::Cancel).into())]);
    if button(ui, &KeyFace::new(&cancel).low(), None).clicked() {
        out.push(UiIntent::Pick(Target::Cancel));
    }
    if view.can(Target::Confirm) {
        let confirm = text_args("ui-confirm-key", &[("key", view.keys.shown(Action::Confirm).into())]);
        if button(ui, &KeyFace::new(&confirm).primary().low().id(target_id(Target::Confirm)), None).clicked() {
            out.push(UiIntent::Pick(Target::Confirm));
        }
    }
}
