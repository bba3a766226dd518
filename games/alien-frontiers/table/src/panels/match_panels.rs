//! Implementation of the shared panel crate's contract; each answer is in the file of its panel.

use bevy_egui::egui::{Context, Order as Layer, Rect, Ui};

use super::dice::DiceView;
use super::layout::COLUMN;
use super::{
    MatchView, Telling, asked, buttons, dice, done_to, hand, hint, keys, layout, mirror, opening, players, recap, story,
};
use crate::AlienFrontiersWindow;
use crate::board::motion::numbers;
use crate::board::{spot_ids_of, spot_ids_of_event};
use crate::settings::keys::TableAction;
use crate::table::plan::{CardUse, Mode, Plan, Target, Warning, WarningKind};
use alien_frontiers::AlienFrontiers;
use alien_frontiers::codex::options;
use alien_frontiers::rules::{Event, Order, Position, Start};
use orrery_board::LogAnchorId;
use orrery_core::{Colour, Setup};
use orrery_locale::PlayerNames;
use orrery_settings::keys::{Action, GameAction, KeyMap};
use orrery_table::TableChange;
use orrery_ui::{
    self as panels, AccessibleItem, Attack, EffectText, Hint, KeyEffect, LossQuestion, MatchPanelLayout, MatchPanels,
    PastOrder, RecapLine, Triumph, UiIntent, board_layer,
};

const fn question(word: &'static str, key: &'static str, loses: WarningKind) -> LossQuestion<WarningKind> {
    LossQuestion { word, key, loses }
}

impl MatchPanels for AlienFrontiersWindow {
    const ADVANCE: &'static [Target] = &[Target::Roll, Target::Confirm];
    const END: Option<Target> = Some(Target::End);
    const HAS_OPTIONS: bool = true;
    const CONFIRM: Option<Target> = Some(Target::Confirm);
    const CANCEL: Option<Target> = Some(Target::Cancel);
    const QUESTIONS: &'static [LossQuestion<WarningKind>] = &[
        question("UndockedShips", "option-ask-undocked", WarningKind::EndWithUndocked),
        question("Launch", "option-ask-launch", WarningKind::LaunchForgotten),
        question("Claim", "option-ask-claim", WarningKind::ClaimForgotten),
        question("LastColony", "option-ask-last-colony", WarningKind::LastColonyWhileBehind),
        question("SpendsShip", "option-ask-spends-ship", WarningKind::SpendsShip),
        question("EmptyRaid", "option-ask-empty-raid", WarningKind::EmptyRaid),
    ];

    fn panel_places(_: usize) -> &'static MatchPanelLayout {
        layout::places()
    }

    fn players(ctx: &Context, view: &MatchView, out: &mut Vec<UiIntent>) -> bool {
        board_layer(ctx, "players", view.column(COLUMN.players_area()), Layer::Middle, |ui| {
            players::players(ui, view, out);
        });
        // The board receives clicks where there is no panel; of the tray only the heading is a panel.
        let mut heading = view.column(COLUMN.tray);
        heading.set_height(32.0);
        board_layer(ctx, "tray", heading, Layer::Middle, |ui| {
            buttons::tray(ui, view, out);
            buttons::ship_keys(ui, view);
        });
        true
    }

    fn hand(ctx: &Context, view: &MatchView, out: &mut Vec<UiIntent>) -> bool {
        board_layer(ctx, "hand", view.column(COLUMN.hand_area()), Layer::Middle, |ui| hand::hand(ui, view, out));
        board_layer(ctx, "buttons", view.column(COLUMN.buttons_area()), Layer::Middle, |ui| {
            panels::buttons(ui, view, out);
        });
        true
    }

    fn asked(ctx: &Context, view: &MatchView, out: &mut Vec<UiIntent>) {
        asked::asked(ctx, view, out);
    }

    fn tells_options(plan: &Plan) -> bool {
        plan.mode() == &Mode::Docking
    }

    fn options(position: &Position, plan: &Plan) -> Vec<UiIntent> {
        dice::stops(position, plan)
    }

    fn show_options(ctx: &Context, view: &MatchView, at: Option<usize>, out: &mut Vec<UiIntent>) {
        let berths = options(view.seen, view.plan);
        dice::dice_options(ctx, view, &DiceView { berths: &berths, at }, out);
    }

    fn asks_in_a_dialogue(position: &Position, plan: &Plan) -> bool {
        match plan.mode() {
            Mode::Loot(_) | Mode::Shed(_) => true,
            Mode::Card { usage: CardUse::Discard, .. } => {
                plan.targets(position).iter().any(|target| matches!(target, Target::PileCard(_)))
            }
            _ => false,
        }
    }

    fn hides_the_board(plan: &Plan) -> bool {
        matches!(plan.mode(), Mode::Loot(_) | Mode::Shed(_))
    }

    fn confirms_at_the_foot(plan: &Plan) -> bool {
        matches!(plan.mode(), Mode::Card { .. } | Mode::Territory { .. })
    }

    fn jumps(plan: &Plan) -> bool {
        !matches!(plan.mode(), Mode::Docking)
    }

    fn begins_with(target: Target, letter: char, meant: Option<Action>) -> bool {
        keys::begins_with(target, letter, meant)
    }

    fn hint(position: &Position, plan: &Plan, targets: &[Target], name: &str, keys: &KeyMap) -> Hint {
        hint::hint_for(position, plan, targets, name, keys)
    }

    fn warning_text(warning: Warning, names: &PlayerNames) -> String {
        asked::warning_text(warning, names)
    }

    fn warning_action(warning: Warning) -> String {
        asked::warning_action(warning)
    }

    fn tip_page(action: Action) -> Option<usize> {
        Some(buttons::page_of(action).number())
    }

    fn end_words(view: &MatchView) -> String {
        buttons::end_words(view)
    }

    fn end_refused(view: &MatchView) -> Option<String> {
        buttons::end_refused(view)
    }

    fn key_effect(action: GameAction, of: &panels::KeyContext<Self>) -> Option<KeyEffect<Target>> {
        TableAction::of(Action::Own(action)).and_then(|action| keys::keyed(action, of))
    }

    fn reachable(plan: &Plan, position: &Position, targets: &[Target]) -> Vec<Target> {
        keys::discards(plan, position, targets)
    }

    fn asks_anew(before: &Plan, after: &Plan) -> bool {
        keys::asks_anew(before, after)
    }

    fn accessible_items(of: &Telling) -> Vec<AccessibleItem> {
        mirror::mirrored(of)
    }

    fn standing(position: &Position, seat: Colour, names: &PlayerNames) -> String {
        players::spoken(names, seat, numbers(position, seat))
    }

    fn has_log_line(order: &Order) -> bool {
        *order != Order::End
    }

    fn anchors_of(mover: Colour, order: &Order, events: &[Event]) -> Vec<LogAnchorId> {
        spot_ids_of(mover, order, events)
    }

    fn anchors_of_event(event: &Event) -> Vec<LogAnchorId> {
        spot_ids_of_event(event)
    }

    fn opening(
        position: &Position,
        setup: &Setup<AlienFrontiers>,
        start: Option<&Start>,
        names: &PlayerNames,
    ) -> Vec<String> {
        start.map(|start| opening::opening(position, setup, start, names)).unwrap_or_default()
    }

    fn about_player(ui: &mut Ui, view: &MatchView, seat: Colour) -> bool {
        players::holdings(ui, view, seat);
        true
    }

    fn effect_on_player(seat: Colour, told: &TableChange<AlienFrontiers>, names: &PlayerNames) -> Option<EffectText> {
        done_to::done_to(seat, told, names)
    }

    fn setback(told: &TableChange<AlienFrontiers>, _: &PlayerNames) -> Option<EffectText> {
        done_to::befell(told)
    }

    fn triumph(told: &TableChange<AlienFrontiers>, names: &PlayerNames) -> Option<Triumph> {
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
        done_to::can_end(position, seat)
    }

    fn attack(told: &PastOrder<Self>) -> Option<Attack> {
        done_to::attack(told.mover, &told.events)
    }

    fn seat_place(view: &MatchView, seat: Colour) -> Option<Rect> {
        players::place(view, seat)
    }

    fn recap(colour: Colour, past: &[PastOrder<Self>], names: &PlayerNames) -> Vec<RecapLine> {
        recap::recap_lines(colour, past, names)
    }
}
