//! Implements the shared match panels for this game; each method calls the file of its panel.

use bevy_egui::egui::{Context, Rect, Ui};

use super::{
    AccessibilityContext, GamePanelData, about, accessibility, codex, hint, keys, layout, notices, players, questions,
    recap, target_descriptions, triumphs,
};
use crate::ContrabandFrontend;
use crate::board::{LogAnchor, anchor_ids_of, anchor_ids_of_event};
use crate::locale::{ask_text, goal_of, refusal_text, text, text_args};
use crate::settings::keys::TableKeyAction;
use crate::table::plan::{PendingOrder, planned};
use crate::table::{ClickTarget, Warning, WarningKind};
use contraband::Contraband;
use contraband::rules::{DecisionKind, Event, Order, SetupOutcomes, View};
use orrery_board::LogAnchorId;
use orrery_core::{Colour, Rules as _, Setup};
use orrery_learn::codex::CodexPages as _;
use orrery_locale::PlayerNames;
use orrery_settings::keys::{Action, GameInputAction, KeyMap};
use orrery_table::TableChange;
use orrery_ui::{
    self as panels, AccessibleItem, Attack, EffectText, HintLine, KeyEffect, LossConfirmation, MatchPanelLayout,
    MatchPanels, MilestoneNotice, PastOrder, RecapLine, UiIntent,
};

impl MatchPanels for ContrabandFrontend {
    const ADVANCE: &'static [ClickTarget] = &[ClickTarget::Confirm];
    const END: Option<ClickTarget> = Some(ClickTarget::End);
    const CONFIRM: Option<ClickTarget> = Some(ClickTarget::Confirm);
    const CANCEL: Option<ClickTarget> = Some(ClickTarget::Cancel);
    const QUESTIONS: &'static [LossConfirmation<WarningKind>] = &[
        LossConfirmation::new("End", "option-ask-end", WarningKind::EndInReach),
        LossConfirmation::new("Metals", "option-ask-metals", WarningKind::LeaveMetals),
        LossConfirmation::new("Police", "option-ask-police", WarningKind::MeetPolice),
        LossConfirmation::new("Outlaw", "option-ask-outlaw", WarningKind::Outlaw),
    ];

    fn panel_places(players: usize) -> &'static MatchPanelLayout {
        layout::places(players)
    }

    fn players(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) -> bool {
        players::players(ctx, view, out);
        true
    }

    // The ship and the cards are on the board, so this panel is empty.
    fn hand(_: &Context, _: &GamePanelData, _: &mut Vec<UiIntent>) -> bool {
        true
    }

    fn hint(view: &View, plan: &PendingOrder, _: &[ClickTarget], name: &str, keys: &KeyMap) -> HintLine {
        hint::hint_for(view, plan, name, keys)
    }

    fn warning_text(warning: Warning, _: &PlayerNames) -> String {
        questions::warning_text(warning)
    }

    fn warning_action(warning: Warning) -> String {
        questions::warning_action(warning)
    }

    fn tip_page(action: Action) -> Option<usize> {
        Contraband::number_of(codex::page_of_action(action))
    }

    fn end_refused(view: &GamePanelData) -> Option<String> {
        if !view.local {
            return Some(text("ui-end-turn-not-yours"));
        }
        let order = match view.seen.known.ask {
            DecisionKind::Act => Order::Done,
            DecisionKind::Plan => Order::Plan(planned(**view.plan)),
            _ => Order::End,
        };
        Contraband::check(view.seen, &order).err().map(|refusal| refusal_text(&refusal, view.names))
    }

    fn end_words(view: &GamePanelData) -> String {
        if view.seen.known.ask == DecisionKind::Plan { text("ui-plan-lay") } else { text("ui-end-turn-help") }
    }

    fn end_turn_anchors(view: &GamePanelData) -> Vec<LogAnchorId> {
        let ends = view.local && matches!(view.seen.known.ask, DecisionKind::Turn);
        if ends { vec![LogAnchor::Dangers.into()] } else { Vec::new() }
    }

    fn key_effect(action: GameInputAction, of: &panels::KeyContext<Self>) -> Option<KeyEffect<ClickTarget>> {
        TableKeyAction::of(Action::Own(action)).and_then(|action| keys::key_effect(action, of))
    }

    // After any order of a turn other targets may be highlighted. Keyboard focus stays unless a new question is asked.
    fn asks_for_more(before: &View, after: &View) -> bool {
        before.known.ask != after.known.ask
    }

    fn target_text(view: &View, target: ClickTarget, names: &PlayerNames) -> String {
        target_descriptions::name(view, target, names)
    }

    fn goal(view: &View, seat: Option<Colour>, names: &PlayerNames) -> Option<String> {
        Some(goal_of(view, seat, names))
    }

    fn accessible_items(of: &AccessibilityContext) -> Vec<AccessibleItem> {
        accessibility::accessible_items(of)
    }

    fn cover_question(view: &View, names: &PlayerNames) -> Option<String> {
        let ask = view.known.ask;
        // The choice of metals to hide from a robber is private, so the curtain does not mention it.
        let own = matches!(
            ask,
            DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Hide | DecisionKind::Nothing | DecisionKind::Over
        );
        // The defender must learn who attacks.
        let attacker =
            view.known.meeting.filter(|_| ask == DecisionKind::Stand).map(|meeting| usize::from(meeting.ship));
        let attacked = attacker.map(|seat| {
            let colour = view.known.colour(seat);
            text_args("ui-cover-attacked", &[("name", names.of(colour).into())])
        });
        (!own).then(|| attacked.unwrap_or_else(|| ask_text(ask)))
    }

    fn standing(view: &View, seat: Colour, names: &PlayerNames) -> String {
        view.known.seat_of(seat).map(|seat| players::spoken(view, seat, names)).unwrap_or_default()
    }

    fn has_log_line(order: &Order) -> bool {
        !matches!(order, Order::End | Order::Done)
    }

    fn anchors_of(mover: Colour, _: &Order, events: &[Event]) -> Vec<LogAnchorId> {
        anchor_ids_of(mover, events)
    }

    fn anchors_of_event(event: &Event) -> Vec<LogAnchorId> {
        anchor_ids_of_event(event)
    }

    fn opening(view: &View, setup: &Setup<Contraband>, _: Option<&SetupOutcomes>, names: &PlayerNames) -> Vec<String> {
        notices::opening(view, setup, names)
    }

    fn effect_on_player(seat: Colour, told: &TableChange<Contraband>, names: &PlayerNames) -> Option<EffectText> {
        notices::effect_on_player(seat, told, names)
    }

    fn setback(told: &TableChange<Contraband>, names: &PlayerNames) -> Option<EffectText> {
        notices::setback(told, names)
    }

    fn changes(told: &TableChange<Contraband>, _: &PlayerNames) -> Option<EffectText> {
        notices::changes(told)
    }

    fn attack(told: &PastOrder<Self>) -> Option<Attack> {
        notices::attack(&told.events)
    }

    fn beaten(told: &PastOrder<Self>) -> Option<Colour> {
        notices::beaten(&told.events)
    }

    fn leads(view: &View) -> Option<Colour> {
        notices::leads(view)
    }

    fn can_end(view: &View, seat: Colour) -> bool {
        notices::can_end(view, seat)
    }

    fn triumph(told: &TableChange<Contraband>, names: &PlayerNames) -> Option<MilestoneNotice> {
        triumphs::triumph(told, names)
    }

    fn decided(last: &PastOrder<Self>, names: &PlayerNames) -> Option<String> {
        triumphs::decided(last, names)
    }

    fn about_player(ui: &mut Ui, view: &GamePanelData, seat: Colour) -> bool {
        let Some(seat) = view.seen.known.seat_of(seat) else { return false };
        about::about(ui, view, seat);
        true
    }

    fn seat_place(view: &GamePanelData, seat: Colour) -> Option<Rect> {
        view.seen.known.seat_of(seat).map(|seat| layout::plate(view, seat))
    }

    fn recap(colour: Colour, past: &[PastOrder<Self>], names: &PlayerNames) -> Vec<RecapLine> {
        recap::recap_lines(colour, past, names)
    }
}
