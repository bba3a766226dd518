//! This game's implementation of the match panels. Each part is in the file of its panel.

use bevy_egui::egui::{Context, Rect, Ui};

use super::{
    AccessibilityContext, GamePanelData, accessibility, codex, hint, keys, layout, module_tips, notes, opening,
    passed_card_tips, phases, pile_tips, players, questions, recap, remembered_card_tips, setbacks, story,
    target_descriptions,
};
use crate::StarshipCatanFrontend;
use crate::board::{anchor_ids_of, anchor_ids_of_event};
use crate::locale::{refusal_text, text, text_args};
use crate::settings::keys::TableKeyAction;
use crate::table::plan::PendingOrder;
use crate::table::{ClickTarget, Warning, WarningKind};
use orrery_board::LogAnchorId;
use orrery_core::{Colour, Rules as _, Setup};
use orrery_learn::codex::CodexPages as _;
use orrery_locale::PlayerNames;
use orrery_settings::keys::{Action, GameInputAction, KeyMap};
use orrery_table::{Table, TableChange};
use orrery_ui::{
    self as panels, AccessibleItem, Attack, EffectText, HintLine, KeyEffect, LossConfirmation, MatchPanelLayout,
    MatchPanels, MilestoneNotice, PastOrder, RecapLine, UiIntent,
};
use starship_catan::StarshipCatan;
use starship_catan::rules::{Event, Order, Phase, Seat, SetupOutcomes, View};

impl MatchPanels for StarshipCatanFrontend {
    // A counted deal is confirmed before the flight continues.
    const ADVANCE: &'static [ClickTarget] = &[ClickTarget::Die, ClickTarget::Confirm, ClickTarget::Next];
    const END: Option<ClickTarget> = Some(ClickTarget::End);
    const CONFIRM: Option<ClickTarget> = Some(ClickTarget::Confirm);
    const CANCEL: Option<ClickTarget> = Some(ClickTarget::Cancel);
    const QUESTIONS: &'static [LossConfirmation<WarningKind>] = &[
        LossConfirmation::new("Module", "option-ask-module", WarningKind::EndWithModule),
        LossConfirmation::new("Ship", "option-ask-ship", WarningKind::EndWithShip),
        LossConfirmation::new("Stop", "option-ask-stop", WarningKind::StopAtUsable),
        LossConfirmation::new("Corsairs", "option-ask-corsairs", WarningKind::FightForModules),
        LossConfirmation::new("Last", "option-ask-last", WarningKind::SellsForAdventure),
    ];

    fn panel_places(_: usize) -> &'static MatchPanelLayout {
        layout::places()
    }

    fn opening(view: &View, _: &Setup<StarshipCatan>, _: Option<&SetupOutcomes>, names: &PlayerNames) -> Vec<String> {
        opening::opening(view, names)
    }

    fn players(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) -> bool {
        players::players(ctx, view, out);
        phases::phases(ctx, view);
        true
    }

    // A player's goods are on their ship, which the board draws.
    fn hand(_: &Context, _: &GamePanelData, _: &mut Vec<UiIntent>) -> bool {
        true
    }

    fn asked(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) {
        questions::asked(ctx, view);
        passed_card_tips::passed(ctx, view);
        remembered_card_tips::reminders(ctx, view);
        module_tips::rooms(ctx, view);
        pile_tips::piles(ctx, view);
        notes::notes_keys(ctx, view, out);
    }

    fn notes(ctx: &Context, table: &Table<StarshipCatan>, out: &mut Vec<UiIntent>) {
        notes::notes(ctx, table, out);
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
        StarshipCatan::number_of(codex::page_of_action(action))
    }

    fn end_words(view: &GamePanelData) -> String {
        let known = &view.seen.known;
        let next = known.colour(known.turn.other());
        text_args("ui-end-turn-ships-pass", &[("name", view.names.of(next).into())])
    }

    fn end_refused(view: &GamePanelData) -> Option<String> {
        if !view.local {
            return Some(text("ui-end-turn-not-yours"));
        }
        let refusal = StarshipCatan::check(view.seen, &Order::End).err()?;
        let flies = view.seen.known.phase.in_flight();
        Some(if flies { text("ui-end-turn-flight") } else { refusal_text(&refusal, view.names) })
    }

    fn key_effect(action: GameInputAction, of: &panels::KeyContext<Self>) -> Option<KeyEffect<ClickTarget>> {
        TableKeyAction::of(Action::Own(action)).and_then(|action| keys::key_effect(action, of))
    }

    fn asks_anew(before: &PendingOrder, after: &PendingOrder) -> bool {
        keys::asks_anew(before, after)
    }

    fn asks_for_more(before: &View, after: &View) -> bool {
        let asked = |view: &View| (view.known.phase, view.known.decider, view.viewer);
        asked(before) != asked(after)
    }

    fn target_text(view: &View, target: ClickTarget, names: &PlayerNames) -> String {
        target_descriptions::name(view, target, names)
    }

    fn accessible_items(of: &AccessibilityContext) -> Vec<AccessibleItem> {
        accessibility::accessible_items(of)
    }

    fn standing(view: &View, seat: Colour, names: &PlayerNames) -> String {
        players::spoken(view, Seat::of(seat), names)
    }

    fn has_log_line(order: &Order) -> bool {
        *order != Order::End
    }

    fn anchors_of(mover: Colour, order: &Order, events: &[Event]) -> Vec<LogAnchorId> {
        anchor_ids_of(Seat::of(mover), order, events)
    }

    fn anchors_of_event(event: &Event) -> Vec<LogAnchorId> {
        anchor_ids_of_event(event)
    }

    fn about_player(ui: &mut Ui, view: &GamePanelData, seat: Colour) -> bool {
        players::profile(ui, view, Seat::of(seat));
        true
    }

    fn effect_on_player(seat: Colour, told: &TableChange<StarshipCatan>, names: &PlayerNames) -> Option<EffectText> {
        setbacks::effect_on_player(seat, told, names)
    }

    fn setback(told: &TableChange<StarshipCatan>, names: &PlayerNames) -> Option<EffectText> {
        setbacks::setback(told, names)
    }

    fn can_end(view: &View, seat: Colour) -> bool {
        setbacks::can_end(view, Seat::of(seat))
    }

    fn cover_question(view: &View, names: &PlayerNames) -> Option<String> {
        let known = &view.known;
        let offers = || text_args("ui-cover-offer", &[("name", names.of(known.colour(known.turn)).into())]);
        (known.phase == Phase::Answer).then(offers)
    }

    fn attack(told: &PastOrder<Self>) -> Option<Attack> {
        story::attack(told)
    }

    fn beaten(told: &PastOrder<Self>) -> Option<Colour> {
        story::beaten(told)
    }

    fn leads(view: &View) -> Option<Colour> {
        story::leads(view)
    }

    fn triumph(told: &TableChange<StarshipCatan>, names: &PlayerNames) -> Option<MilestoneNotice> {
        story::triumph(told, names)
    }

    fn goal(view: &View, seat: Option<Colour>, names: &PlayerNames) -> Option<String> {
        Some(story::goal(view, seat, names))
    }

    fn goal_short(_: &View) -> Option<String> {
        Some(story::goal_short())
    }

    fn decided(last: &PastOrder<Self>, names: &PlayerNames) -> Option<String> {
        story::decided(last, names)
    }

    fn seat_place(view: &GamePanelData, seat: Colour) -> Option<Rect> {
        Some(players::place(view, Seat::of(seat)))
    }

    fn recap(colour: Colour, past: &[PastOrder<Self>], names: &PlayerNames) -> Vec<RecapLine> {
        recap::recap_lines(colour, past, names)
    }

    fn icon_name(icon: &str) -> Option<String> {
        recap::icon_name(icon)
    }
}
