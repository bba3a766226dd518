//! Tests of the coach: its panel, playing its plans, explaining turns, and reviewing a match.

use bevy_egui::egui::Shape;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use orrery::ai::Evaluation;
use orrery::ai::coach::{
    PlayerReview, Review, ReviewedDecision, TurnExplanation, TurnReview, TurningPoint, TurningPointCause,
};
use orrery::app::Screen;
use orrery::core::Colour;
use orrery::core::Rules;
use orrery::core::{Opponent, RandomGenerator};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::coach::{CoachFact, CoachReason, EvaluationTerm};
use orrery::games::alien_frontiers::ai::{Advice, Suggestion, decide};
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{CLAIM_TOTAL, Facility, Order, Position, Preset, Setup, Ships};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::locale::{order_brief, reason_text, text, text_args};
use orrery::games::alien_frontiers_table::table::CoachTasks;
use orrery::games::alien_frontiers_table::table::plan::PendingOrder;
use orrery::locale::PlayerNames;
use orrery::panels::{
    self, AdviceView, AnalysisState, CoachPanel, CoachView, ExplanationView, GamePanelData, Overlay, PlanView,
    SharedPanelData, TurnExplanationView, UiIntent, line_of, percent, plan_label, points,
};
use orrery::record::SeatControl;
use orrery::table::{CoachTaskState, open_match, seek};

use super::laid::fixture;
use super::panels::{RecordedIntents, panel_harness, press};
use super::table::{app, human_match, match_of, rolled};
use crate::alien_frontiers::pilot::{Program, settle_settings};
use orrery_pilot::keys::KeyboardDevice;

fn dock(facility: Facility, values: &[u8]) -> Order {
    Order::Dock { facility, ships: Ships::of(values) }
}

fn plan(facility: Facility, win: f32, loss: f32) -> Suggestion {
    let share = if loss > 0.0 { -loss } else { 0.1 };
    Suggestion {
        orders: vec![dock(facility, &[4]), Order::End],
        after: Some(rolled(&[4, 5])),
        outlook: Evaluation::default(),
        win,
        loss,
        reasons: vec![CoachReason {
            term: EvaluationTerm::Resources,
            share,
            fact: CoachFact::Earns { fuel: 2, ore: 0 },
        }],
    }
}

fn advice() -> Advice {
    let plans = vec![
        plan(Facility::SolarConverter, 0.63, 0.0),
        plan(Facility::LunarMine, 0.60, 0.03),
        plan(Facility::AlienArtifact, 0.51, 0.12),
    ];
    Advice { now: Evaluation::default(), plans, leaves: 1234 }
}

/// Returns the coach's panel with this advice, in which the plan with the index `which` is shown, over a match after a roll.
fn with_panel(advice: Advice, which: usize, stale: bool) -> (Harness<'static>, RecordedIntents) {
    let laid = fixture(rolled(&[4, 5]), PendingOrder::default());
    panel_harness(move |ui, out| {
        let told = AnalysisState::Ready(AdviceView::of::<AlienFrontiersFrontend>(&advice, &PlayerNames::default()));
        let panel = CoachPanel { told, shown: which, stale, playing: false };
        let coach = CoachView { can_ask: true, can_explain: true, open: Some(panel) };
        let view = GamePanelData { shared: SharedPanelData { coach, ..laid.shared() }, ..laid.shown() };
        panels::match_panels(ui.ctx(), &view, out);
    })
}

/// Returns the label of the plan with this index.
fn label(index: usize, plan: &Suggestion, names: &PlayerNames) -> String {
    plan_label(index, &PlanView::of::<AlienFrontiersFrontend>(plan, names))
}

fn play_label() -> String {
    text_args("ui-coach-play", &[("key", "Enter".into())])
}

#[test]
fn panel_shows_three_plans_and_plays_the_selected_one() {
    let names = PlayerNames::default();
    let (mut harness, asked) = with_panel(advice(), 0, false);
    for (index, plan) in advice().plans.iter().enumerate() {
        let label = label(index, plan, &names);
        assert!(label.contains(&percent(plan.win)), "{label}");
        assert!(harness.query_by_label(&label).is_some(), "{label}");
    }
    let why = reason_text(&advice().plans[0].reasons[0], &names);
    assert!(harness.query_by_label(&why).is_some(), "the open plan says why: {why}");
    press(&mut harness, &play_label());
    press(&mut harness, &label(2, &advice().plans[2], &names));
    let wanted = [UiIntent::PlayPlan(0), UiIntent::ShowPlan(2)];
    let mut asked = asked.borrow().clone();
    asked.dedup();
    assert_eq!(asked, wanted);
}

#[test]
fn stale_advice_cannot_be_played_only_requested_again() {
    let (mut harness, asked) = with_panel(advice(), 1, true);
    press(&mut harness, &play_label());
    assert_eq!(*asked.borrow(), []);
    press(&mut harness, &text_args("ui-coach-again", &[("key", "Q".into())]));
    assert_eq!(*asked.borrow(), [UiIntent::Coach]);
}

#[test]
fn chances_and_differences_are_formatted_in_percent() {
    assert_eq!([0.634, 0.005, 0.0, 1.0].map(percent), ["63%", "0.5%", "0%", "100%"]);
    assert_eq!([0.031, -0.0042, 0.0001].map(points), ["+3.1", "–0.4", "0.0"]);
}

#[test]
fn turn_explanation_shows_luck_chances_and_the_better_choice() {
    let names = PlayerNames::new([(Colour::Blue, "Vera")]);
    let outlook = |win| Evaluation { win: [1.0 - win, win, 0.0, 0.0], ..Evaluation::default() };
    let told = TurnExplanation {
        colour: Colour::Blue,
        before: outlook(0.31),
        after: outlook(0.38),
        roll: (0.31, 0.40),
        choice: (0.40, 0.38),
        luck: 0.09,
        played: plan(Facility::LunarMine, 0.38, 0.02),
        better: Some(plan(Facility::SolarConverter, 0.40, 0.0)),
        departs: 1,
    };
    let args = [("win", "40.0%".into()), ("played", "38.0%".into()), ("count", 1.into())];
    let better = text_args("ui-why-better-from", &args);
    let luck = text_args("ui-why-luck", &[("points", "+9.0".into())]);
    let (mut harness, asked) = panel_harness(move |ui, out| {
        let view = TurnExplanationView {
            game: AlienFrontiers::KEY,
            colour: Colour::Blue,
            round: 6,
            told: AnalysisState::Ready(ExplanationView::of::<AlienFrontiersFrontend>(&told, 1, None, &names)),
            earlier: Some(40),
            later: None,
        };
        panels::why_dialogue(ui.ctx(), &view, &names, out);
    });
    for words in [better, luck] {
        assert!(harness.query_by_label(&words).is_some(), "{words}");
    }
    for (key, chance) in [("ui-why-before", "31.0%"), ("ui-why-rolled", "40.0%"), ("ui-why-after", "38.0%")] {
        let told = format!("Vera, {}: {chance}", text(key));
        assert!(harness.query_by_label(&told).is_some(), "{told}");
    }
    press(&mut harness, &text("ui-why-later"));
    press(&mut harness, &text("ui-why-earlier"));
    press(&mut harness, &text("ui-done"));
    assert_eq!(*asked.borrow(), [UiIntent::Explain(Some(40)), UiIntent::Close]);
}

fn turn(seat: usize, round: u32, before: f32, after: f32, luck: f32, error: f32) -> TurnReview {
    let colour = [Colour::Red, Colour::Blue][seat];
    let entry = (round as usize * 2 + seat) * 10;
    let chances = |red: f32| [red, 1.0 - red, 0.0, 0.0];
    let expected = chances(before)[seat];
    let rolled = expected + luck;
    TurnReview {
        seat,
        colour,
        round,
        entry,
        before: chances(before),
        after: chances(after),
        expected,
        rolled,
        luck,
        error,
        settled: 0.0,
        costliest: ReviewedDecision { entry: entry + 3, best: rolled, played: rolled - error },
        plain: true,
    }
}

/// Returns a review with decisive turns.
pub fn a_review() -> Review {
    let player = |colour, luck, error| PlayerReview { colour, turns: 2, luck, error, error_rate: error / 2.0 };
    Review {
        seats: vec![Colour::Red, Colour::Blue],
        turns: vec![
            turn(0, 1, 0.5, 0.56, 0.06, 0.0),
            turn(1, 1, 0.56, 0.61, 0.0, 0.05),
            turn(0, 2, 0.61, 0.7, 0.09, 0.0),
            turn(1, 2, 0.7, 1.0, -0.3, 0.0),
        ],
        players: vec![player(Colour::Red, 0.15, 0.0), player(Colour::Blue, -0.3, 0.05)],
        decisive: vec![
            TurningPoint { turn: 3, why: TurningPointCause::BadLuck, swing: 0.3 },
            TurningPoint { turn: 1, why: TurningPointCause::Error, swing: 0.05 },
        ],
    }
}

/// Adds the texts that `shape` paints to `all`.
pub fn painted(shape: &Shape, all: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, all)),
        Shape::Text(words) => all.push(words.galley.text().to_owned()),
        _ => {}
    }
}

#[test]
fn review_numbers_of_a_wasted_lucky_turn_are_consistent() {
    let said = |moment: TurningPoint, plain: bool| {
        let mut review = a_review();
        // 36% before the roll, 44% after it, 34% after the turn: good luck, and then a mistake.
        review.turns[0] = TurnReview {
            costliest: ReviewedDecision { entry: 3, best: 0.25, played: 0.11 },
            plain,
            ..turn(0, 1, 0.36, 0.34, 0.079, 0.099)
        };
        review.decisive = vec![moment];
        let names = PlayerNames::default();
        let (harness, _) = panel_harness(move |ui, out| {
            panels::review(ui.ctx(), AlienFrontiers::KEY, CoachTaskState::Ready(&review), (&names, &[]), out);
        });
        let mut all = Vec::new();
        harness.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut all));
        let found =
            all.iter().find(|words| words.contains("percentage points:") || words.contains("percentage points;"));
        found.unwrap_or_else(|| panic!("{all:?}")).clone()
    };
    let lucky = said(TurningPoint { turn: 0, why: TurningPointCause::GoodLuck, swing: 0.079 }, true);
    assert!(
        ["7.9", "43.9%", "34.0%"].iter().all(|number| lucky.contains(number)) && !lucky.contains("36.0%"),
        "{lucky}"
    );
    let thrown = said(TurningPoint { turn: 0, why: TurningPointCause::Error, swing: 0.099 }, true);
    assert!(["9.9", "43.9%", "34.0%"].iter().all(|number| thrown.contains(number)), "{thrown}");
    let twice = said(TurningPoint { turn: 0, why: TurningPointCause::Error, swing: 0.16 }, false);
    assert!(["9.9", "11.0%", "25.0%"].iter().all(|number| twice.contains(number)), "what its Why says too: {twice}");
}

#[test]
fn review_gives_the_figure_of_the_best_plan_once_if_it_was_chosen() {
    let (harness, _) = panel_harness(move |ui, out| {
        let (review, names) = (a_review(), PlayerNames::default());
        panels::review(ui.ctx(), AlienFrontiers::KEY, CoachTaskState::Ready(&review), (&names, &[]), out);
    });
    let mut all = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut all));
    let told = all.iter().find(|words| words.contains("even the best plan")).unwrap_or_else(|| panic!("{all:?}"));
    assert!(told.ends_with("led only to 0.0% and was chosen."), "{told}");
}

#[test]
fn every_figure_of_the_review_says_its_unit() {
    let (harness, _) = panel_harness(move |ui, out| {
        let (review, names) = (a_review(), PlayerNames::default());
        panels::review(ui.ctx(), AlienFrontiers::KEY, CoachTaskState::Ready(&review), (&names, &[]), out);
    });
    let mut all = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut all));
    let is_bare = |words: &str| words.trim_start_matches(['+', '–']).parse::<f32>().is_ok() && words.contains('.');
    assert!(all.iter().any(|words| words == "–30.0%"), "{all:?}");
    assert!(!all.iter().any(|words| is_bare(words)), "{all:?}");
}

#[test]
fn chart_line_has_a_point_before_and_after_every_turn() {
    let review = a_review();
    assert_eq!(line_of(&review, 0), [0.5, 0.56, 0.61, 0.7, 1.0]);
    for place in 0..5 {
        let sum: f32 = (0..4).map(|seat| line_of(&review, seat)[place]).sum();
        assert!((sum - 1.0).abs() < 1e-6, "{sum}");
    }
}

#[test]
fn review_lists_players_and_turns_and_jumps_to_decisive_ones() {
    let names = PlayerNames::default();
    let (mut harness, asked) = panel_harness(move |ui, out| {
        let review = a_review();
        panels::review(ui.ctx(), AlienFrontiers::KEY, CoachTaskState::Ready(&review), (&names, &[]), out);
    });
    let name = PlayerNames::default().of(Colour::Blue);
    let args = [
        ("name", name.as_str().into()),
        ("turns", 2.into()),
        ("luck", "–30.0%".into()),
        ("error", "–5.0%".into()),
        ("rate", "–2.5%".into()),
    ];
    let player = text_args("ui-review-player", &args);
    assert!(harness.query_by_label(&player).is_some(), "{player}");
    let turn = text_args("ui-review-turn", &[("round", 1.into()), ("name", name.into())]);
    let args = [("turn", turn.into()), ("luck", "0.0%".into()), ("error", "–5.0%".into()), ("win", "39.0%".into())];
    press(&mut harness, &text_args("ui-review-turn-row", &args));
    let numbered = |key: &str, number: u8| text_args(key, &[("number", number.into())]);
    press(&mut harness, &numbered("ui-review-show", 1));
    press(&mut harness, &numbered("ui-review-show", 2));
    press(&mut harness, &numbered("ui-review-why", 2));
    press(&mut harness, &text("ui-done"));
    let wanted = [
        UiIntent::Look(Some(30)),
        // Luck is shown after the roll, a mistake at the start of the choice.
        UiIntent::Look(Some(51)),
        UiIntent::Look(Some(33)),
        UiIntent::Explain(Some(30)),
        UiIntent::Close,
    ];
    assert_eq!(*asked.borrow(), wanted);
}

/// Returns a match of simple opponents, played to its end.
pub fn finished() -> Match {
    let mut game = match_of(2, 3, |_| SeatControl::Ai(Opponent::Simple));
    let mut whims = RandomGenerator::new(1);
    while !game.position().is_over() {
        let order = decide(game.position(), Opponent::Simple, whims.next());
        game.give(order).expect("a legal order");
    }
    game
}

#[test]
fn looking_back_shows_earlier_positions_without_changing_the_match() {
    let game = finished();
    let (entries, fingerprint) = (game.entries().len(), game.fingerprint());
    let early = *game.position_before(12);
    let mut app = app();
    open_match(app.world_mut(), game);
    app.update();
    seek::<AlienFrontiers>(app.world_mut(), Some(12));
    let table = app.world().resource::<orrery::games::alien_frontiers_table::table::Table>();
    assert_eq!((*table.seen(), table.viewed_order()), (early, Some(12)));
    app.world_mut().write_message(orrery::table::MatchIntent::Undo);
    app.update();
    seek::<AlienFrontiers>(app.world_mut(), None);
    let table = app.world().resource::<orrery::games::alien_frontiers_table::table::Table>();
    assert_eq!((table.orders_given(), table.record().fingerprint()), (entries, fingerprint));
    assert_eq!(table.seen(), table.view());
}

/// Returns a match of two people before its first roll, which will be too low to claim a card, so that no plan depends on chance.
fn modest_roll() -> Match {
    let low = |game: &Match| {
        let mut rolled = game.clone();
        rolled.give(Order::Roll).is_ok() && rolled.position().hand().total() + 2 < CLAIM_TOTAL
    };
    let matches = (1..).map(|seed| human_match(Setup::plain(2, Preset::Rules2011.options()), seed));
    matches.take(200).find(low).expect("one roll in a few is low")
}

/// Starts the program with a match of two people, one of whom has rolled.
fn after_a_roll(folder: &std::path::Path) -> Program {
    settle_settings(folder);
    let mut program = Program::start(folder, None, None);
    program.open(modest_roll());
    KeyboardDevice::letter(&mut program, 'q');
    assert!(!program.play().guide.open, "before the roll there is nothing to advise");
    KeyboardDevice::space(&mut program);
    program
}

fn wait_for_advice(program: &mut Program) -> Advice {
    program
        .wait("advice", |world| matches!(world.resource::<CoachTasks>().advice(), Some((_, CoachTaskState::Ready(_)))));
    let Some((_, CoachTaskState::Ready(advice))) = program.world().resource::<CoachTasks>().advice() else {
        unreachable!()
    };
    advice.clone()
}

#[test]
fn coach_plan_is_requested_and_played_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = after_a_roll(folder.path());
    KeyboardDevice::letter(&mut program, 'q');
    let advice = wait_for_advice(&mut program);
    assert!(program.play().guide.open);
    let certain = |plan: &Suggestion| plan.after.is_some() && !plan.orders.iter().any(Order::asks_chance);
    let index = advice.plans.iter().position(certain).expect("a plan whose end is certain");
    (0..index).for_each(|_| KeyboardDevice::tab(&mut program));
    assert_eq!(program.play().guide.shown, index);
    let (plan, before) = (&advice.plans[index], program.entries());
    KeyboardDevice::enter(&mut program);
    program.until("the plan to be played", |program| !program.play().guide.open);
    let given: Vec<Order> =
        program.game().expect("a match").entries()[before..].iter().map(|entry| entry.order).collect();
    assert_eq!(given, panels::played::<AlienFrontiersFrontend>(&plan.orders), "everything but the end of the turn");
    let position: Position = program.position();
    KeyboardDevice::undo(&mut program);
    assert_eq!(program.entries(), before + given.len() - 1, "taken back like an own order");
    KeyboardDevice::redo(&mut program);
    assert_eq!(program.position(), position);
    KeyboardDevice::letter(&mut program, 'e');
    assert_eq!(Some(program.position()), plan.after, "the turn ends as the coach said");
    assert_ne!(position.mover(), program.position().mover());
}

#[test]
fn own_order_makes_advice_stale_and_escape_closes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = after_a_roll(folder.path());
    KeyboardDevice::letter(&mut program, 'q');
    let advice = wait_for_advice(&mut program);
    let label = label(0, &advice.plans[0], &program.play().names.clone());
    assert!(program.widgets().iter().any(|widget| widget.label == label), "{label}");
    KeyboardDevice::letter(&mut program, '1');
    KeyboardDevice::letter(&mut program, 's');
    let names = program.play().names.clone();
    let given = program.game().and_then(|game| game.entries().last().cloned()).expect("an order");
    assert!(given.order.facility() == Some(Facility::SolarConverter), "{}", order_brief(&given.order, &names));
    let again = text_args("ui-coach-again", &[("key", "Q".into())]);
    assert!(program.widgets().iter().any(|widget| widget.label == again), "{}", program.report());
    program.press(bevy::input::keyboard::KeyCode::Escape, &bevy::input::keyboard::Key::Escape, &[]);
    assert!(!program.play().guide.open);
    assert!(!program.play().asked && program.screen() == Screen::Match);
}

#[test]
fn review_of_a_finished_match_can_be_opened_and_cancelled() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    program.open(finished());
    program.until("the end", |program| program.screen() == Screen::End);
    KeyboardDevice::letter(&mut program, 'r');
    assert!(program.overlays().contains(&Overlay::Review));
    assert!(matches!(program.world().resource::<CoachTasks>().reviewed(), Some(CoachTaskState::Pondering(_))));
    KeyboardDevice::choose(&mut program, &text("ui-cancel"));
    assert!(program.overlays().is_empty());
    assert!(program.world().resource::<CoachTasks>().reviewed().is_none(), "what is given up is forgotten");
}
