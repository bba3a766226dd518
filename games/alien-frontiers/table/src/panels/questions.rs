//! Dialogues for the player's choices: amounts, targets of cards, and confirmations of losses.

use bevy_egui::egui::{
    Align, Align2, Color32, Context, Layout, Order, Rect, RichText, Sense, Ui, UiBuilder, pos2, vec2,
};

use super::icons::card_art;
use super::loot::{confirm_keys, confirm_row, loot, target_key};
use super::{GamePanelData, target_id};
use crate::board;
use crate::locale::{card_name, card_power, ships_text, text, text_args};
use crate::table::plan::{CardUse, ClickTarget, OrderEntryMode, ShedGoodsDraft, Warning};
use orrery_locale::PlayerNames;
use orrery_ui::icons;
use orrery_ui::intent::UiIntent;
use orrery_ui::paint::{BorderStyle, glass_of};
use orrery_ui::style::{PANEL_PALETTE, bold};
use orrery_ui::tips::TooltipExt;
use orrery_ui::widgets::{ButtonSpec, board_layer, button, button_row, dialogue, fitted};

/// Draws the dialogue of the current mode, if it has one and a player at this screen is to move.
pub fn asked(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    if !view.local {
        return;
    }
    match view.plan.mode() {
        OrderEntryMode::Loot(draft) => dialogue(ctx, "loot", 680.0, &text("ui-loot"), |ui| loot(ui, view, draft, out)),
        OrderEntryMode::Shed(draft) => dialogue(ctx, "shed", 460.0, &text("ui-shed"), |ui| shed(ui, view, draft, out)),
        OrderEntryMode::Trade { n, rate, .. } => trade(ctx, view, *n, *rate, out),
        OrderEntryMode::Card { card, usage: CardUse::Discard, .. }
            if view.targets.iter().any(|t| matches!(t, ClickTarget::PileCard(_))) =>
        {
            dialogue(ctx, "pile", 560.0, &card_name(*card), |ui| pile(ui, view, out));
        }
        OrderEntryMode::Docking | OrderEntryMode::Card { .. } | OrderEntryMode::Territory { .. } => {}
    }
}

/// Returns the text of a warning.
pub fn warning_text(warning: Warning, names: &PlayerNames) -> String {
    match warning {
        Warning::EndWithUndocked { ships } => {
            text_args("ui-warn-undocked", &[("ships", ships_text(ships).into()), ("count", ships.len().into())])
        }
        Warning::LaunchForgotten => text("ui-warn-launch"),
        Warning::ClaimForgotten => text("ui-warn-claim"),
        Warning::LastColonyWhileBehind { mine, leader, best } => text_args(
            "ui-warn-behind",
            &[("name", names.of(leader).into()), ("best", best.into()), ("mine", mine.into())],
        ),
        Warning::SpendsShip { ship } => text_args("ui-warn-spends", &[("ship", ships_text(ship.ships()).into())]),
        Warning::EmptyRaid => text("ui-warn-empty-raid"),
    }
}

/// Returns the label of the button that gives the order despite the warning.
pub fn warning_action(warning: Warning) -> String {
    text(match warning {
        Warning::EndWithUndocked { .. } | Warning::LaunchForgotten | Warning::ClaimForgotten => "ui-end-turn",
        Warning::LastColonyWhileBehind { .. } => "ui-end-match",
        Warning::SpendsShip { .. } => "ui-give-up-ship",
        Warning::EmptyRaid => "ui-loot-empty",
    })
}

fn shed(ui: &mut Ui, view: &GamePanelData, draft: &ShedGoodsDraft, out: &mut Vec<UiIntent>) {
    let must = draft.fuel + draft.ore;
    ui.label(RichText::new(text_args("ui-shed-help", &[("count", must.into())])).color(PANEL_PALETTE.dim.0));
    let mover = view.seen.mover();
    let me = view.seen.me();
    let rows = [
        (true, "icon-fuel", draft.fuel, me.fuel, text("ui-fuel")),
        (false, "icon-ore", draft.ore, me.ore, text("ui-ore")),
    ];
    for (fuel, icon, given, has, what) in rows {
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 44.0), Sense::hover());
        icons::piece(ui.painter(), icon, row.left_center() + vec2(24.0, 0.0), 1.3, Color32::WHITE);
        let words = text_args("ui-of", &[("some", given.into()), ("all", has.into())]);
        ui.painter().text(
            row.left_center() + vec2(90.0, 0.0),
            Align2::CENTER_CENTER,
            words,
            bold(20.0),
            PANEL_PALETTE.ivory.0,
        );
        let place = Rect::from_center_size(row.left_center() + vec2(170.0, 0.0), vec2(64.0, 34.0));
        let label = text_args("ui-shed-more", &[("what", what.into())]);
        target_key(ui, view, ClickTarget::Resource { colour: mover, fuel }, &label, "+", place, out);
    }
    confirm_row(ui, view, &text("ui-shed"), true, out);
}

/// Returns the area of the controls for a trade: between the Orbital Market and the cards on display, without covering them.
pub fn trade_area(view: &GamePanelData) -> Rect {
    view.place((776.0, 126.0, 478.0, 49.0))
}

fn trade(ctx: &Context, view: &GamePanelData, ore: u8, rate: u8, out: &mut Vec<UiIntent>) {
    let rect = trade_area(view);
    board_layer(ctx, "trade", rect, Order::Foreground, |ui| {
        ui.painter().add(glass_of(rect, 13.0, BorderStyle::Act, 1.0));
        // Clicks between the buttons do not reach the board.
        ui.interact(rect, ui.id().with("whole"), Sense::CLICK);
        let inner = rect.shrink2(vec2(8.0, 5.0));
        let key = vec2(34.0, inner.height());
        let less = Rect::from_min_size(inner.min, key);
        let more = Rect::from_min_size(inner.min + vec2(key.x + AMOUNT, 0.0), key);
        target_key(ui, view, ClickTarget::Less, &text("ui-trade-less"), "–", less, out);
        target_key(ui, view, ClickTarget::More, &text("ui-trade-more"), "+", more, out);
        let words = text_args("ui-trade-amount", &[("fuel", rate.saturating_mul(ore).into()), ("ore", ore.into())]);
        let at = pos2((less.right() + more.left()) / 2.0, inner.center().y);
        fitted(ui, at, Align2::CENTER_CENTER, &words, bold(17.0), PANEL_PALETTE.ivory.0, AMOUNT - 8.0);
        let keys = Rect::from_min_max(pos2(more.right() + 8.0, inner.top()), inner.max);
        let builder = UiBuilder::new().max_rect(keys).layout(Layout::right_to_left(Align::Center));
        ui.scope_builder(builder, |ui| confirm_keys(ui, view, &text("ui-trade"), true, out));
    });
}

/// Width of the amounts traded, in units.
const AMOUNT: f32 = 170.0;

fn pile(ui: &mut Ui, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    ui.label(RichText::new(text("ui-pile-help")).color(PANEL_PALETTE.dim.0));
    for &target in view.targets {
        let ClickTarget::PileCard(card) = target else { continue };
        let name = card_name(card);
        let art = card_art(card);
        let face = ButtonSpec::new(&name).picture(&art).id(target_id(target));
        let width = ui.available_width();
        if button(ui, &face, Some(width)).hint(card_power(card, &view.seen.options)).clicked() {
            out.push(UiIntent::Pick(board::target_id(target)));
        }
    }
    button_row(ui, |ui| {
        ButtonSpec::new(&text("ui-cancel")).asks(ui, UiIntent::Pick(board::target_id(ClickTarget::Cancel)), out);
    });
}
