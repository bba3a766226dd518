//! This game's implementation of the match panels. Each method is in the file of its panel.

use bevy_egui::egui::{Context, Rect, Ui};

use super::{
    AccessibilityContext, GamePanelData, accessibility, codex, hint, keys, layout, players, questions, recap, story,
    target_descriptions,
};
use crate::FarSpaceFoundryFrontend;
use crate::board::{anchor_ids_of, anchor_ids_of_event, icon_name};
use crate::locale::{goal_short, refusal_text, text};
use crate::settings::keys::TableKeyAction;
use crate::table::plan::PendingOrder;
use crate::table::{ClickTarget, Warning, WarningKind};
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{Event, FirstPlayer, MatchHalf, Order, Setup, SetupOutcomes, View};
use orrery_board::LogAnchorId;
use orrery_core::{Colour, Rules as _};
use orrery_learn::codex::CodexPages as _;
use orrery_locale::PlayerNames;
use orrery_settings::keys::{Action, GameInputAction, KeyMap};
use orrery_table::TableChange;
use orrery_ui::{
    self as panels, AccessibleItem, Attack, EffectText, HintLine, KeyEffect, LossConfirmation, MatchPanelLayout,
    MatchPanels, MilestoneNotice, PastOrder, RecapLine, UiIntent,
};

impl MatchPanels for FarSpaceFoundryFrontend {
    const ADVANCE: &'static [ClickTarget] = &[ClickTarget::Begin, ClickTarget::Confirm, ClickTarget::End];
    const END: Option<ClickTarget> = Some(ClickTarget::End);
    const CONFIRM: Option<ClickTarget> = Some(ClickTarget::Confirm);
    const CANCEL: Option<ClickTarget> = Some(ClickTarget::Cancel);
    const QUESTIONS: &'static [LossConfirmation<WarningKind>] = &[
        LossConfirmation::new("End", "option-ask-end", WarningKind::EndWithAction),
        LossConfirmation::new("EndGoods", "option-ask-end-goods", WarningKind::EndWithGoods),
        LossConfirmation::new("EndAlpha", "option-ask-end-alpha", WarningKind::EndOfAlpha),
        LossConfirmation::new("Load", "option-ask-load", WarningKind::LoadWithAction),
        LossConfirmation::new("Goods", "option-ask-goods", WarningKind::ActBeforeGoods),
    ];

    fn panel_places(_: usize) -> &'static MatchPanelLayout {
        layout::places()
    }

    fn players(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) -> bool {
        players::players(ctx, view, out);
        true
    }

    // The first player is decided by the first order, so nobody is named yet.
    fn opening(_: &View, setup: &Setup, _: Option<&SetupOutcomes>, _: &PlayerNames) -> Vec<String> {
        if setup.seating.len() < 2 {
            return Vec::new();
        }
        vec![text(match setup.options.first_player {
            FirstPlayer::Roll => "rule-first-player-roll-help",
            FirstPlayer::Random => "rule-first-player-random-help",
            FirstPlayer::Chosen => "rule-first-player-chosen-help",
        })]
    }

    // The board draws the cards and its own buttons, so nothing is drawn here.
    fn hand(_: &Context, _: &GamePanelData, _: &mut Vec<UiIntent>) -> bool {
        true
    }

    fn hint(view: &View, plan: &PendingOrder, targets: &[ClickTarget], name: &str, keys: &KeyMap) -> HintLine {
        hint::hint_for(view, plan, targets, name, keys)
    }

    fn warning_text(warning: Warning, _: &PlayerNames) -> String {
        questions::warning_text(warning)
    }

    fn warning_action(warning: Warning) -> String {
        questions::warning_action(warning)
    }

    fn tip_page(action: Action) -> Option<usize> {
        FarSpaceFoundry::number_of(codex::page_of_action(action))
    }

    fn end_refused(view: &GamePanelData) -> Option<String> {
        if !view.local {
            return Some(text("ui-end-not-yours"));
        }
        FarSpaceFoundry::check(view.seen, &Order::End).err().map(|refusal| refusal_text(&refusal))
    }

    fn key_effect(action: GameInputAction, of: &panels::KeyContext<Self>) -> Option<KeyEffect<ClickTarget>> {
        TableKeyAction::of(Action::Own(action)).and_then(|action| keys::key_effect(action, of))
    }

    fn target_text(view: &View, target: ClickTarget, _: &PlayerNames) -> String {
        target_descriptions::name(view, target)
    }

    fn accessible_items(of: &AccessibilityContext) -> Vec<AccessibleItem> {
        accessibility::accessible_items(of)
    }

    fn standing(view: &View, seat: Colour, names: &PlayerNames) -> String {
        view.known.seat_of(seat).map(|seat| players::spoken(view, seat, names)).unwrap_or_default()
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

    fn setback(told: &TableChange<FarSpaceFoundry>, names: &PlayerNames) -> Option<EffectText> {
        story::setback(told, names)
    }

    fn changes(told: &TableChange<FarSpaceFoundry>, names: &PlayerNames) -> Option<EffectText> {
        story::changes(told, names)
    }

    fn triumph(told: &TableChange<FarSpaceFoundry>, names: &PlayerNames) -> Option<MilestoneNotice> {
        story::triumph(told, names)
    }

    fn goal(view: &View, seat: Option<Colour>, names: &PlayerNames) -> Option<String> {
        Some(story::goal_text(view, seat, names))
    }

    fn goal_short(view: &View) -> Option<String> {
        goal_short(view)
    }

    fn decided(last: &PastOrder<Self>, names: &PlayerNames) -> Option<String> {
        story::decided(last, names)
    }

    // There are no attacks in this game. Opponents comment on bribing the dock master instead.
    fn attack(told: &PastOrder<Self>) -> Option<Attack> {
        matches!(told.order, Some(Order::Bribe { .. })).then_some(Attack { by: Some(told.mover), on: None })
    }

    // Hands are hidden, but points are public. In Alpha, points say little about the outcome.
    fn leads(view: &View) -> Option<Colour> {
        let known = &view.known;
        let points: Vec<i32> = (0..known.seats().len()).map(|seat| known.points(seat).total()).collect();
        let most = points.iter().max().filter(|_| known.half == MatchHalf::Beta)?;
        let mut best = known.seats().iter().zip(&points).filter(|(_, points)| *points == most);
        best.next().filter(|_| best.next().is_none()).map(|(&seat, _)| seat)
    }

    fn about_player(ui: &mut Ui, view: &GamePanelData, seat: Colour) -> bool {
        let Some(seat) = view.seen.known.seat_of(seat) else { return false };
        players::facts(ui, view, seat);
        true
    }

    fn seat_place(view: &GamePanelData, seat: Colour) -> Option<Rect> {
        view.seen.known.seat_of(seat).map(|seat| layout::plate(view, seat).0)
    }

    fn recap(colour: Colour, past: &[PastOrder<Self>], names: &PlayerNames) -> Vec<RecapLine> {
        recap::recap_lines(colour, past, names)
    }

    fn icon_name(icon: &str) -> Option<String> {
        icon_name(icon)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::rules::{Position, Preset, Setup};
    use orrery_core::RandomGenerator;

    #[test]
    fn leader_is_named_in_beta_but_not_in_alpha() {
        let setup = Setup::plain(2, Preset::default().options());
        let start = FarSpaceFoundry::deal(&setup, &mut RandomGenerator::new(1));
        let mut position = FarSpaceFoundry::position(&setup, &start).expect("two can play");
        position.half = MatchHalf::Beta;
        let leads = |position: &Position| FarSpaceFoundryFrontend::leads(&FarSpaceFoundry::view(position, None));
        assert_eq!(leads(&position), None, "both have the same");
        position.players[1].credits += 2;
        assert_eq!(leads(&position), Some(position.seats()[1]));
        position.half = MatchHalf::Alpha;
        assert_eq!(leads(&position), None);
    }
}
