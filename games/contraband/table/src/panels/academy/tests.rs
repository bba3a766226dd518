use super::*;
use crate::ContrabandFrontend;
use crate::board::clicked_for;
use crate::table::plan::PendingOrder;
use contraband::Contraband;
use contraband::record::Scenario;
use contraband::rules::{Position, view};
use orrery_core::Rules as _;
use orrery_learn::academy::{LessonAction, lessons};
use orrery_table::ClickResult;

fn position(text: &str) -> Position {
    let file = format!("(game: \"contraband\", title: \"\", setup: (players: 2), {text}, play: [], expect: ())");
    Scenario::from_text(&file).expect("a scenario").position().expect("a position")
}

/// Returns the decider's view of a board after orders with random outcomes.
fn seen(text: &str, orders: &[&str]) -> View {
    let mut truth = position(text);
    for line in orders {
        let order = Contraband::read(line).expect("an order");
        Contraband::apply(&mut truth, &order, &mut orrery_core::RandomGenerator::new(3), &mut ());
    }
    view(&truth, Some(truth.asked()))
}

/// Returns the views of boards that together allow every kind of click.
fn boards() -> Vec<View> {
    let far = r#"police: "B1|B2", alien: "B3|B4""#;
    let of = |red: &str, more: &str| format!("{far}, {more} seats: {{\"red\": ({red})}}");
    vec![
        seen(&of(r#"at: "R2 port", credits: 900, bonus: ["Credits", "SpyRadar"]"#, ""), &[]),
        seen(
            &of(r#"at: "R2 mine1", upgrades: ["Cargo1"], cargo: ["Iron"]"#, r#"mines: {"R2 mine1": ["Carbon"]},"#),
            &[],
        ),
        seen(&of(r#"at: "R1 market", cargo: ["Iron"], upgrades: ["Cargo1"]"#, r#"markets: {"R1": ["Carbon"]},"#), &[]),
        seen(&of(r#"at: "R3 gate""#, ""), &[]),
        seen(&of(r#"at: "G4", cargo: ["Plutonium"], bonus: ["HiddenHold"]"#, ""), &["move cw"]),
        seen(&of(r#"at: "R3""#, ""), &["move cw"]),
    ]
}

#[test]
fn clicked_targets_give_the_orders_they_announce() {
    let mut given = 0;
    for view in boards() {
        for target in PendingOrder::default().targets(&view) {
            if let ClickResult::Order(order) = PendingOrder::default().pick(&view, target) {
                // A click on a spot several steps away gives only the first step.
                if matches!(target, ClickTarget::Spot(spot) if crate::table::plan::route_to(&view, spot).is_some_and(|leg| leg.steps.len() > 1))
                {
                    continue;
                }
                let (told, begins) = (write_order(&order), leads_to(target));
                let fits = begins.is_empty() || begins.iter().any(|begin| told.starts_with(begin));
                assert!(fits, "{target:?}: {told} is none of {begins:?}");
                given += 1;
            }
        }
    }
    assert!(given > 15, "only {given} orders were given");
}

#[test]
fn every_order_shown_in_a_lesson_can_be_clicked() {
    for lesson in lessons::<Contraband>() {
        for (at, step) in lesson.steps.iter().enumerate() {
            let stand = lesson.step_start(at);
            let mut truth = stand.board.position().expect("a position");
            let mut script = stand.board.script();
            let mut give = |truth: &mut Position, order| {
                Contraband::apply(truth, &order, &mut script.then(orrery_core::SeededChance::new(0, 0)), &mut ());
            };
            stand.orders.iter().for_each(|order| give(&mut truth, *order));
            for line in step.rival.iter().chain(&step.show_me) {
                let LessonAction::Give(order) = line else { continue };
                let eyes = view(&truth, Some(truth.asked()));
                if truth.asked() == 0 && !step.rival.contains(line) {
                    let target = clicked_for(&eyes, order).expect("every order is clicked");
                    let run = LessonRun::new(lesson, at);
                    let offered = leads_to(target).iter().any(|begin| run.could_allow(begin));
                    assert!(offered, "{} {}: {target:?}", lesson.id, step.say);
                }
                give(&mut truth, *order);
            }
        }
    }
}

#[test]
fn idle_hint_names_the_next_action() {
    let said: Vec<Option<&str>> =
        boards().iter().map(|view| ContrabandFrontend::next_thing(view).map(|(word, _)| word)).collect();
    assert_eq!(said[0], Some("academy-coach-idle-mine"));
    assert_eq!(said[1], Some("academy-coach-idle-market"));
    assert_eq!(said[4], Some("academy-coach-idle-meeting"));
    assert_eq!(said[5], Some("academy-coach-idle-end"));
}

#[test]
fn coach_points_out_free_gains() {
    let word = |view: &View| ContrabandFrontend::for_the_taking(view).map(|(word, _)| word);
    let all = boards();
    assert_eq!(word(&all[0]), Some("academy-coach-credits"));
    assert_eq!(word(&all[1]), Some("academy-coach-take"));
    assert_eq!(word(&all[2]), Some("academy-coach-sell"));
    assert_eq!(word(&all[3]), None);
}

#[test]
fn fight_on_is_offered_only_in_lessons_with_a_fight() {
    let begins = leads_to(ClickTarget::FightOn);
    assert!(!begins.is_empty(), "what leads nowhere would always be offered");
    let offered = |id: &str, at: usize| {
        let lesson = lessons::<Contraband>().iter().find(|lesson| lesson.id == id).expect("a lesson");
        begins.iter().any(|begin| LessonRun::new(lesson, at).could_allow(begin))
    };
    // During the inspection the answers are only explained; later the learner fights the miners.
    assert!(!offered("blue-light", 2));
    assert!(offered("strangers", 2));
}
