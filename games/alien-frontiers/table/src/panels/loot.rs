//! The dialogue for the loot of a raid: amounts from each player, or one card.

use bevy_egui::egui::{Align2, Color32, Rect, RichText, Sense, Ui, pos2, vec2};

use super::buttons::focused;
use super::icons::card_art;
use super::{GamePanelData, target_id};
use crate::board;
use crate::locale::{blocked_text, card_name, card_power, refusal_text, text, text_args};
use crate::table::plan::{ClickTarget, LootDraft, RaidVictim};
use alien_frontiers::codex::why_not;
use alien_frontiers::rules::{Loot, RAID_LIMIT};
use orrery_ui::icons;
use orrery_ui::intent::UiIntent;
use orrery_ui::paint::{BorderStyle, key, mark};
use orrery_ui::style::{BODY, PANEL_PALETTE, SMALL, bold, regular};
use orrery_ui::tips::{TooltipContent, TooltipExt};
use orrery_ui::widgets::{ButtonSpec, button, button_row, fitted, press_area};

/// Draws a button for a target of the pending order. A disabled button shows the reason.
pub fn target_key(
    ui: &mut Ui,
    view: &GamePanelData,
    target: ClickTarget,
    label: &str,
    face: &str,
    rect: Rect,
    out: &mut Vec<UiIntent>,
) {
    let enabled = view.can(target);
    let (response, state) = press_area(ui, rect, target_id(target), enabled, label);
    let painter = ui.painter();
    painter.add(key(rect, 9.0, BorderStyle::Steel, focused(state, view, target)));
    let ink = PANEL_PALETTE.ivory.0.gamma_multiply(if enabled { 1.0 } else { 0.4 });
    painter.text(rect.center(), Align2::CENTER_CENTER, face, bold(18.0), ink);
    if response.clicked() {
        out.push(UiIntent::Pick(board::target_id(target)));
    }
    let why = why_not(view.seen, view.plan, target, view.local).filter(|_| !enabled);
    let why = why.map(|blocked| blocked_text(&blocked, view.names));
    response.tip_marked(&TooltipContent::default().refused(why), view.focus == Some(target));
}

/// Draws the confirm and cancel buttons at the right end; the confirm button is highlighted if `wanted` is true.
pub fn confirm_row(ui: &mut Ui, view: &GamePanelData, confirm: &str, wanted: bool, out: &mut Vec<UiIntent>) {
    button_row(ui, |ui| confirm_keys(ui, view, confirm, wanted, out));
}

/// Draws the confirm and cancel buttons in an existing row; the confirm button is highlighted if `wanted` is true.
pub fn confirm_keys(ui: &mut Ui, view: &GamePanelData, confirm: &str, wanted: bool, out: &mut Vec<UiIntent>) {
    let face = ButtonSpec::new(confirm).enabled(view.can(ClickTarget::Confirm));
    let face = if wanted { face.primary() } else { face };
    let response = button(ui, &face.id(target_id(ClickTarget::Confirm)), None);
    let why = why_not(view.seen, view.plan, ClickTarget::Confirm, view.local);
    let tip = TooltipContent::default().refused(why.map(|blocked| blocked_text(&blocked, view.names)));
    if response.tip(&tip).clicked() {
        out.push(UiIntent::Pick(board::target_id(ClickTarget::Confirm)));
    }
    ButtonSpec::new(&text("ui-cancel")).asks(ui, UiIntent::Pick(board::target_id(ClickTarget::Cancel)), out);
}

/// Draws the contents of the dialogue.
pub fn loot(ui: &mut Ui, view: &GamePanelData, draft: &LootDraft, out: &mut Vec<UiIntent>) {
    ui.label(RichText::new(text_args("ui-loot-help", &[("limit", RAID_LIMIT.into())])).color(PANEL_PALETTE.dim.0));
    for victim in &draft.victims {
        ui.separator();
        victim_row(ui, view, draft, victim, out);
    }
    ui.separator();
    let taken = match draft.loot {
        Loot::Card { from, card } => {
            text_args("ui-loot-card", &[("card", card_name(card).into()), ("name", view.names.of(from).into())])
        }
        Loot::Resources(haul) if haul.is_empty() => text("ui-loot-nothing"),
        Loot::Resources(_) => text_args("ui-loot-left", &[("left", draft.left().into())]),
    };
    ui.label(RichText::new(taken).font(bold(BODY)).color(PANEL_PALETTE.ivory.0));
    let empty = matches!(draft.loot, Loot::Resources(haul) if haul.is_empty());
    let confirm = text(if empty { "ui-loot-empty" } else { "ui-loot-take" });
    confirm_row(ui, view, &confirm, !draft.wastes(), out);
}

fn victim_row(ui: &mut Ui, view: &GamePanelData, draft: &LootDraft, victim: &RaidVictim, out: &mut Vec<UiIntent>) {
    let colour = victim.colour;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 46.0), Sense::hover());
    mark(ui.painter(), row.left_center() + vec2(20.0, 0.0), 15.0, colour, true);
    let at = row.left_center() + vec2(46.0, 0.0);
    fitted(ui, at, Align2::LEFT_CENTER, &view.names.of(colour), bold(18.0), PANEL_PALETTE.ivory.0, 150.0);
    if victim.decoy {
        let at = row.left_center() + vec2(210.0, 0.0);
        let words = text("ui-loot-decoy");
        fitted(ui, at, Align2::LEFT_CENTER, &words, regular(SMALL), PANEL_PALETTE.warning.0, row.right() - at.x);
    } else {
        for (index, fuel) in [true, false].into_iter().enumerate() {
            let left = row.left() + 210.0 + 200.0 * index as f32;
            amount(ui, view, draft, victim, fuel, pos2(left, row.center().y), out);
        }
    }
    if victim.cards.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.add_space(46.0);
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for &card in &victim.cards {
            let target = ClickTarget::HeldCard { colour, card };
            let chosen = draft.loot == Loot::Card { from: colour, card };
            let name = card_name(card);
            let art = card_art(card);
            let face = ButtonSpec::new(&name).picture(&art).enabled(view.can(target) || chosen);
            let face = face.chosen(chosen).id(target_id(target));
            let mut response = button(ui, &face, None).hint(card_power(card, &view.seen.options));
            if let Some(refusal) = view.plan.why_not(view.seen, target) {
                response = response.on_disabled_hover_text(refusal_text(&refusal, view.names));
            }
            if response.clicked() {
                out.push(UiIntent::Pick(board::target_id(target)));
            }
        }
    });
}

/// Draws an amount, as in `– 2 of 3 +`, with the icon of the goods.
fn amount(
    ui: &mut Ui,
    view: &GamePanelData,
    draft: &LootDraft,
    victim: &RaidVictim,
    fuel: bool,
    left: bevy_egui::egui::Pos2,
    out: &mut Vec<UiIntent>,
) {
    let colour = victim.colour;
    let (has, taken, icon, what) = if fuel {
        (victim.fuel, draft.haul().fuel(colour), "icon-fuel", text("ui-fuel"))
    } else {
        (victim.ore, draft.haul().ore(colour), "icon-ore", text("ui-ore"))
    };
    let name = view.names.of(colour);
    let words = |key: &str| text_args(key, &[("what", what.as_str().into()), ("name", name.as_str().into())]);
    let less = Rect::from_center_size(left + vec2(16.0, 0.0), vec2(32.0, 32.0));
    target_key(ui, view, ClickTarget::Return { colour, fuel }, &words("ui-loot-less"), "–", less, out);
    icons::piece(ui.painter(), icon, left + vec2(52.0, 0.0), 1.1, Color32::WHITE);
    let amount = text_args("ui-of", &[("some", taken.into()), ("all", has.into())]);
    let ink = if taken > 0 { PANEL_PALETTE.ivory.0 } else { PANEL_PALETTE.dim.0 };
    fitted(ui, left + vec2(100.0, 0.0), Align2::CENTER_CENTER, &amount, bold(17.0), ink, 72.0);
    let more = Rect::from_center_size(left + vec2(154.0, 0.0), vec2(32.0, 32.0));
    target_key(ui, view, ClickTarget::Resource { colour, fuel }, &words("ui-loot-more"), "+", more, out);
}
