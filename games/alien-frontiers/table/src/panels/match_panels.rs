//! Implements the interface of the shared panel crate; each panel has its own file.

use bevy_egui::egui::{Context, Order as Layer, Rect, Ui};

use super::dice::DicePanelData;
use super::layout::COLUMN;
use super::{
    AccessibilityContext, GamePanelData, accessibility, buttons, dice, hand, hint, keys, layout, opening, players,
    questions, recap, setbacks, story,
};
use crate::AlienFrontiersFrontend;
use crate::board::motion::numbers;
use crate::board::{anchor_ids_of, anchor_ids_of_event};
use crate::settings::keys::TableKeyAction;
use crate::table::plan::{CardUse, ClickTarget, OrderEntryMode, PendingOrder, Warning, WarningKind};
use alien_frontiers::AlienFrontiers;
use alien_frontiers::codex::options;
use alien_frontiers::rules::{Event, Order, Position, SetupOutcomes};
use orrery_board::LogAnchorId;
use orrery_core::{Colour, Setup};
use orrery_locale::PlayerNames;
use orrery_settings::keys::{Action, GameInputAction, KeyMap};
use orrery_table::TableChange;
use orrery_ui::{
    self as panels, AccessibleItem, Attack, EffectText, HintLine, KeyEffect, LossConfirmation, MatchPanelLayout,
    MatchPanels, MilestoneNotice, PastOrder, RecapLine, UiIntent, board_layer,
};

impl MatchPanels for AlienFrontiersFrontend {
    const ADVANCE: &'static [ClickTarget] = &[ClickTarget::Roll, ClickTarget::Confirm];
    const END: Option<ClickTarget> = Some(ClickTarget::End);
    const HAS_OPTIONS: bool = true;
    const CONFIRM: Option<ClickTarget> = Some(ClickTarget::Confirm);
    const CANCEL: Option<ClickTarget> = Some(ClickTarget::Cancel);
    const QUESTIONS: &'static [LossConfirmation<WarningKind>] = &[
        LossConfirmation::new("UndockedShips", "option-ask-undocked", WarningKind::EndWithUndocked),
        LossConfirmation::new("Launch", "option-ask-launch", WarningKind::LaunchForgotten),
        LossConfirmation::new("Claim", "option-ask-claim", WarningKind::ClaimForgotten),
        LossConfirmation::new("LastColony", "option-ask-last-colony", WarningKind::LastColonyWhileBehind),
        LossConfirmation::new("SpendsShip", "option-ask-spends-ship", WarningKind::SpendsShip),
        LossConfirmation::new("EmptyRaid", "option-ask-empty-raid", WarningKind::EmptyRaid),
    ];

    fn panel_places(_: usize) -> &'static MatchPanelLayout {
        layout::places()
    }

    fn players(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) -> bool {
        board_layer(ctx, "players", view.column(COLUMN.players_area()), Layer::Middle, |ui| {
            players::players(ui, view, out);
        });
        // The board receives clicks where there is no panel; only the heading of the tray is a panel.
        let mut heading = view.column(COLUMN.tray);
        heading.set_height(32.0);
        board_layer(ctx, "tray", heading, Layer::Middle, |ui| {
            buttons::tray(ui, view, out);
            buttons::ship_keys(ui, view);
        });
        true
    }

    fn hand(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) -> bool {
        board_layer(ctx, "hand", view.column(COLUMN.hand_area()), Layer::Middle, |ui| hand::hand(ui, view, out));
        true
    }

    fn asked(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) {
        questions::asked(ctx, view, out);
    }

    fn tells_options(plan: &PendingOrder) -> bool {
        plan.mode() == &OrderEntryMode::Docking
    }

    fn options(position: &Position, plan: &PendingOrder) -> Vec<UiIntent> {
        dice::stops(position, plan)
    }

    fn show_options(ctx: &Context, view: &GamePanelData, at: Option<usize>, out: &mut Vec<UiIntent>) {
        let berths = options(view.seen, view.plan);
        dice::dice_options(ctx, view, &DicePanelData { berths: &berths, at }, out);
    }

    fn asks_in_a_dialogue(position: &Position, plan: &PendingOrder) -> bool {
        match plan.mode() {
            OrderEntryMode::Loot(_) | OrderEntryMode::Shed(_) => true,
            OrderEntryMode::Card { usage: CardUse::Discard, .. } => {
                plan.targets(position).iter().any(|target| matches!(target, ClickTarget::PileCard(_)))
            }
            _ => false,
        }
    }

    fn hides_the_board(plan: &PendingOrder) -> bool {
        matches!(plan.mode(), OrderEntryMode::Loot(_) | OrderEntryMode::Shed(_))
    }

    fn confirms_at_the_foot(plan: &PendingOrder) -> bool {
        matches!(plan.mode(), OrderEntryMode::Card { .. } | OrderEntryMode::Territory { .. })
    }

    fn jumps(plan: &PendingOrder) -> bool {
        !matches!(plan.mode(), OrderEntryMode::Docking)
    }

    fn begins_with(target: ClickTarget, letter: char, meant: Option<Action>) -> bool {
        keys::begins_with(target, letter, meant)
    }

    fn hint(position: &Position, plan: &PendingOrder, targets: &[ClickTarget], name: &str, keys: &KeyMap) -> HintLine {
        hint::hint_for(position, plan, targets, name, keys)
    }

    fn warning_text(warning: Warning, names: &PlayerNames) -> String {
        questions::warning_text(warning, names)
    }

    fn warning_action(warning: Warning) -> String {
        questions::warning_action(warning)
    }

    fn tip_page(action: Action) -> Option<usize> {
        Some(buttons::page_of(action).number())
    }

    fn end_words(view: &GamePanelData) -> String {
        buttons::end_words(view)
    }

    fn end_refused(view: &GamePanelData) -> Option<String> {
        buttons::end_refused(view)
    }

    fn key_effect(action: GameInputAction, of: &panels::KeyContext<Self>) -> Option<KeyEffect<ClickTarget>> {
        TableKeyAction::of(Action::Own(action)).and_then(|action| keys::key_effect(action, of))
    }

    fn reachable(plan: &PendingOrder, position: &Position, targets: &[ClickTarget]) -> Vec<ClickTarget> {
        keys::discards(plan, position, targets)
    }

    fn asks_anew(before: &PendingOrder, after: &PendingOrder) -> bool {
        keys::asks_anew(before, after)
    }

    fn accessible_items(of: &AccessibilityContext) -> Vec<AccessibleItem> {
        accessibility::accessible_items(of)
    }

    fn standing(position: &Position, seat: Colour, names: &PlayerNames) -> String {
        players::spoken(names, seat, numbers(position, seat))
    }

    fn has_log_line(order: &Order) -> bool {
        *order != Order::End
    }

    fn anchors_of(mover: Colour, order: &Order, events: &[Event]) -> Vec<LogAnchorId> {
        anchor_ids_of(mover, order, events)
    }

    fn anchors_of_event(event: &Event) -> Vec<LogAnchorId> {
        anchor_ids_of_event(event)
    }

    fn opening(
        position: &Position,
        setup: &Setup<AlienFrontiers>,
        start: Option<&SetupOutcomes>,
        names: &PlayerNames,
    ) -> Vec<String> {
        start.map(|start| opening::opening(position, setup, start, names)).unwrap_or_default()
    }

    fn about_player(ui: &mut Ui, view: &GamePanelData, seat: Colour) -> bool {
        players::holdings(ui, view, seat);
        true
    }

    fn effect_on_player(seat: Colour, told: &TableChange<AlienFrontiers>, names: &PlayerNames) -> Option<EffectText> {
        setbacks::effect_on_player(seat, told, names)
    }

    fn setback(told: &TableChange<AlienFrontiers>, _: &PlayerNames) -> Option<EffectText> {
        setbacks::setback(told)
    }

    fn triumph(told: &TableChange<AlienFrontiers>, names: &PlayerNames) -> Option<MilestoneNotice> {
        story::triumph(told, names)
    }

    fn goal(position: &Position, seat: Option<Colour>, names: &PlayerNames) -> Option<String> {
        Some(story::goal(position, seat, names))
    }

    fn goal_short(position: &Position) -> Option<String> {
        Some(story::goal_short(position))
    }

    fn decided(last: &PastOrder<Self>, names: &PlayerNames) -> Option<String> {
        story::decided(last, names)
    }

    fn can_end(position: &Position, seat: Colour) -> bool {
        setbacks::can_end(position, seat)
    }

    fn attack(told: &PastOrder<Self>) -> Option<Attack> {
        setbacks::attack(told.mover, &told.events)
    }

    fn seat_place(view: &GamePanelData, seat: Colour) -> Option<Rect> {
        players::place(view, seat)
    }

    fn recap(colour: Colour, past: &[PastOrder<Self>], names: &PlayerNames) -> Vec<RecapLine> {
        recap::recap_lines(colour, past, names)
    }
}
