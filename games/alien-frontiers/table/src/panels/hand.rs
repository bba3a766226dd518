//! The tech cards of the mover, or of the only human player: powers, discard powers, prices, and uses this turn.

use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::style::ScrollStyle;
use bevy_egui::egui::{Align2, Color32, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::buttons::focused;
use super::icons::card_art;
use super::layout::COLUMN;
use super::{GamePanelData, target_id};
use crate::board;
use crate::locale::{
    bill_text, card_discard, card_discard_short, card_name, card_power, card_power_short, priced_text, refusal_text,
    text, text_args,
};
use crate::table::plan::{CardUse, ClickResult, ClickTarget, OrderEntryMode};
use alien_frontiers::codex::{PriceBreakdown, PricedItem, Topic, price_breakdown};
use alien_frontiers::rules::{Card, Refusal};
use orrery_core::Colour;
use orrery_record::SeatControl;
use orrery_settings::keys::Action;
use orrery_table::Table;
use orrery_ui::icons;
use orrery_ui::intent::UiIntent;
use orrery_ui::paint::{BorderStyle, glass, key, rim};
use orrery_ui::style::{PANEL_PALETTE, SMALL, bold, regular};
use orrery_ui::tips::{TooltipContent, TooltipExt};
use orrery_ui::widgets::{fitted, heading, press_area, text_width};

/// Width reserved before the text of a use's button, for its price or the sign of a discard, in units.
const FACE: f32 = 46.0;
/// Height of a card if there are more than two, in units; four cards are then visible without scrolling.
const ROW: f32 = 45.0;

/// Returns the player whose cards are shown. If there is only one human player at this screen, it is always that player, so that
/// they can plan while others move; otherwise it is the mover.
fn whose(view: &GamePanelData) -> Colour {
    let seats = view.table.map(Table::seats).unwrap_or_default();
    let mut people = seats.iter().filter(|seat| seat.control == SeatControl::Human).map(|seat| seat.colour);
    match (people.next(), people.next()) {
        (Some(only), None) => only,
        _ => view.seen.mover(),
    }
}

/// Draws the cards of a player: up to two large cards, a list of more cards, or a note if there are none.
pub fn hand(ui: &mut Ui, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    let cards: Vec<Card> = view.seen.player(whose(view)).cards.iter().collect();
    let area = view.column(COLUMN.hand_area());
    if cards.is_empty() {
        ui.painter().add(glass(area, 13.0, BorderStyle::Steel));
        heading(ui.painter(), area.min + vec2(18.0, 20.0), &text("ui-cards"));
        ui.painter().text(
            area.center(),
            Align2::CENTER_CENTER,
            text("ui-no-cards"),
            regular(SMALL),
            PANEL_PALETTE.dim.0,
        );
        return;
    }
    if cards.len() <= COLUMN.hand.len() {
        for (&card, &place) in cards.iter().zip(&COLUMN.hand) {
            large(ui, view, card, view.column(place), out);
        }
        return;
    }
    ui.painter().add(glass(area, 13.0, BorderStyle::Steel));
    let inner = area.shrink2(vec2(6.0, 6.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        ui.spacing_mut().scroll = ScrollStyle::solid();
        let bar = if cards.len() > 4 { ScrollBarVisibility::AlwaysVisible } else { ScrollBarVisibility::AlwaysHidden };
        ScrollArea::vertical().scroll_bar_visibility(bar).auto_shrink(false).show(ui, |ui| {
            for &card in &cards {
                let width = ui.available_width();
                let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
                compact(ui, view, card, rect, out);
            }
        });
    });
}

fn large(ui: &mut Ui, view: &GamePanelData, card: Card, rect: Rect, out: &mut Vec<UiIntent>) {
    ui.painter().add(glass(rect, 13.0, active_rim(view, card)));
    let uses = uses(card);
    let shown = picture_width(ui, card, &uses, rect.width());
    let art = Rect::from_min_size(rect.min + vec2(9.0, 9.0), vec2(shown, rect.height() - 18.0));
    picture(ui, card, art);
    let left = art.right() + 10.0;
    let title = pos2(left + 2.0, rect.top() + 19.0);
    let width = rect.right() - left - 12.0;
    fitted(ui, title, Align2::LEFT_CENTER, &card_name(card), bold(17.0), PANEL_PALETTE.ivory.0, width);
    if uses.is_empty() {
        let words = ui.painter().layout(card_power_short(card), regular(SMALL), PANEL_PALETTE.text.0, width);
        ui.painter().galley(pos2(left + 2.0, rect.top() + 42.0), words, PANEL_PALETTE.text.0);
        card_tooltip(ui, rect, card, view);
        return;
    }
    for (index, usage) in uses.into_iter().enumerate() {
        let top = rect.top() + 35.0 + 31.0 * index as f32;
        use_key(ui, view, card, usage, Rect::from_min_size(pos2(left, top), vec2(width, 28.0)), out);
    }
    card_tooltip(ui, art, card, view);
}

/// Returns the width of the picture on a large card; it is narrower if the text needs the room.
fn picture_width(ui: &Ui, card: Card, uses: &[CardUse], whole: f32) -> f32 {
    const WIDEST: f32 = 84.0;
    const LEAST: f32 = 34.0;
    let key = |&usage: &CardUse| text_width(ui, &short(card, usage), regular(SMALL)) + FACE + 8.0;
    let name = text_width(ui, &card_name(card), bold(SMALL)) + 2.0;
    let words = uses.iter().map(key).fold(name, f32::max);
    (whole - 31.0 - words).clamp(LEAST, WIDEST)
}

/// Returns the short text of a use of a card.
fn short(card: Card, usage: CardUse) -> String {
    match usage {
        CardUse::Power => card_power_short(card),
        CardUse::Discard => card_discard_short(card).unwrap_or_default(),
    }
}

fn compact(ui: &mut Ui, view: &GamePanelData, card: Card, rect: Rect, out: &mut Vec<UiIntent>) {
    if active_rim(view, card) != BorderStyle::Steel {
        ui.painter().add(rim(rect, 10.0, active_rim(view, card)));
    }
    let art = Rect::from_min_size(rect.min + vec2(2.0, 1.0), vec2(44.0, rect.height() - 2.0));
    picture(ui, card, art);
    let left = art.right() + 8.0;
    let width = rect.right() - left - 4.0;
    let title = pos2(left + 1.0, rect.top() + 10.0);
    fitted(ui, title, Align2::LEFT_CENTER, &card_name(card), bold(SMALL), PANEL_PALETTE.ivory.0, width);
    let mut at = pos2(left, rect.top() + 21.0);
    for usage in uses(card) {
        let key = Rect::from_min_size(at, vec2(56.0, 23.0));
        use_key(ui, view, card, usage, key, out);
        at.x += 60.0;
    }
    let (words, told) = (pos2(at.x + 2.0, rect.top() + 32.5), card_power_short(card));
    let room = rect.right() - words.x - 4.0;
    // If there is no room for the whole text, the icons, price and tooltip give the same information.
    if text_width(ui, &told, regular(SMALL)) <= room {
        fitted(ui, words, Align2::LEFT_CENTER, &told, regular(SMALL), PANEL_PALETTE.dim.0, room);
    }
    card_tooltip(ui, art, card, view);
}

/// Returns the rim of a card, which marks it while its targets are being chosen.
fn active_rim(view: &GamePanelData, card: Card) -> BorderStyle {
    match view.plan.mode() {
        OrderEntryMode::Card { card: now, .. } if *now == card => BorderStyle::Act,
        _ => BorderStyle::Steel,
    }
}

fn picture(ui: &Ui, card: Card, rect: Rect) {
    let painter = ui.painter();
    painter.rect_filled(rect, 7.0, PANEL_PALETTE.space[0].0);
    icons::cover(painter, &card_art(card), rect);
    painter.add(rim(rect, 6.0, BorderStyle::Brass));
}

/// Returns the uses that a card has, whether they are possible now or not.
fn uses(card: Card) -> Vec<CardUse> {
    let mut uses = Vec::new();
    if card.power_price().is_some() {
        uses.push(CardUse::Power);
    }
    if card.has_discard_power() {
        uses.push(CardUse::Discard);
    }
    uses
}

/// Returns the reason why the card cannot be used in this way now, or `None` if it can.
fn refused(view: &GamePanelData, card: Card, usage: CardUse) -> Option<String> {
    if !view.local {
        return Some(text("ui-not-to-move"));
    }
    match view.plan.clone().begin_card(view.seen, card, usage) {
        ClickResult::Refused(refusal) => Some(refusal_text(&refusal, view.names)),
        ClickResult::Nothing => Some(text("ui-no-target")),
        ClickResult::Order(_) | ClickResult::More => None,
    }
}

/// Returns true if the card's power was used this turn.
fn used(view: &GamePanelData, card: Card) -> bool {
    whose(view) == view.seen.mover() && view.seen.turn.used.has(card)
}

fn use_key(ui: &mut Ui, view: &GamePanelData, card: Card, usage: CardUse, rect: Rect, out: &mut Vec<UiIntent>) {
    let refused = refused(view, card, usage);
    let enabled = refused.is_none();
    let short = short(card, usage);
    let long = match usage {
        CardUse::Power => card_power(card, &view.seen.options),
        CardUse::Discard => card_discard(card, &view.seen.options).unwrap_or_default(),
    };
    let label = match usage {
        CardUse::Power => short.clone(),
        CardUse::Discard => format!("{} {short}", text("ui-discard")),
    };
    let spoken = text_args("access-card-use", &[("card", card_name(card).into()), ("what", label.into())]);
    let target = ClickTarget::HeldCard { colour: view.seen.mover(), card };
    // The focus of the card itself is drawn on its first possible use.
    let focus = match usage {
        CardUse::Power => enabled,
        CardUse::Discard => enabled && self::refused(view, card, CardUse::Power).is_some(),
    };
    let id = if focus { target_id(target) } else { ui.id().with((card, usage)) };
    let (response, state) = press_area(ui, rect, id, enabled, &spoken);
    let state = if focus { focused(state, view, target) } else { state };
    let fade = if enabled { 1.0 } else { 0.45 };
    let aiming =
        matches!(view.plan.mode(), OrderEntryMode::Card { card: now, usage: how, .. } if *now == card && *how == usage);
    ui.painter().add(key(rect, 13.0, if aiming { BorderStyle::Act } else { BorderStyle::Steel }, state));
    let x = use_mark(ui, view, card, usage, rect, fade);
    let ink = if used(view, card) { PANEL_PALETTE.dim.0 } else { PANEL_PALETTE.text.0 };
    let room = (rect.right() - x - 8.0).max(0.0);
    if room > 30.0 {
        let at = pos2(x, rect.center().y);
        fitted(ui, at, Align2::LEFT_CENTER, &short, regular(SMALL), ink.gamma_multiply(fade), room);
    }
    if response.clicked() {
        out.push(UiIntent::Pick(board::target_id(ClickTarget::Use(card, usage))));
    }
    let fuel = (usage == CardUse::Power).then(|| price_breakdown(view.seen, PricedItem::Power(card))).flatten();
    // A reroll cannot be undone; the other effects of a card are described by the preview during the choice of a target.
    let again = card == Card::TemporalWarper && usage == CardUse::Power;
    let tip = TooltipContent::new(long)
        .title(card_name(card))
        .price(fuel.map(|bill| priced(card, &bill)))
        .refused(refused)
        .undoable(!again)
        .page(Topic::Card(card).number(), view.keys.shown(Action::Codex));
    response.tip_marked(&tip, focus && view.focus == Some(target));
}

/// Draws the price of a use, or the sign of a discard. Returns the x at which the text starts.
fn use_mark(ui: &Ui, view: &GamePanelData, card: Card, usage: CardUse, rect: Rect, fade: f32) -> f32 {
    let (x, y) = (rect.left() + FACE - 34.0, rect.center().y);
    let faded = Color32::WHITE.gamma_multiply(fade);
    let (icon, dx, scale) = match usage {
        CardUse::Power => ("icon-fuel", 19.0, 0.82),
        CardUse::Discard => ("icon-discard", 7.0, 0.85),
    };
    if usage == CardUse::Power {
        let ink = PANEL_PALETTE.ivory.0.gamma_multiply(fade);
        ui.painter().text(pos2(x, y), Align2::LEFT_CENTER, price(view, card), bold(SMALL), ink);
    }
    icons::piece(ui.painter(), icon, pos2(x + dx, y), scale, faded);
    x + 34.0
}

/// Returns the text of the price of one use with its parts, per ship or colony where that applies.
fn priced(card: Card, bill: &PriceBreakdown) -> String {
    match card {
        Card::PlasmaCannon | Card::DataCrystal => {
            let args = [("head", priced_text(PricedItem::Power(card)).into()), ("what", bill_text(bill).into())];
            text_args("tip-price-each", &args)
        }
        _ => text_args("tip-price", &[("what", bill_text(bill).into())]),
    }
}

/// Returns the current minimum price of one use, in fuel, with the discount of Pohl Foothills.
fn price(view: &GamePanelData, card: Card) -> u8 {
    card.power_price().unwrap_or(0).saturating_sub(view.seen.card_discount())
}

fn card_tooltip(ui: &mut Ui, rect: Rect, card: Card, view: &GamePanelData) {
    let response = ui.interact(rect, ui.id().with(("card", card)), Sense::hover());
    let discard =
        card_discard(card, &view.seen.options).map(|discard| text_args("ui-discard-for", &[("what", discard.into())]));
    let used = used(view, card).then(|| refusal_text(&Refusal::UsedAlready { card }, view.names));
    let tip = TooltipContent::new(card_power(card, &view.seen.options))
        .title(card_name(card))
        .and(discard)
        .refused(used)
        .page(Topic::Card(card).number(), view.keys.shown(Action::Codex));
    response.tip(&tip);
}
