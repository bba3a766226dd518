use super::*;
use crate::FarSpaceFoundryFrontend;
use crate::table::plan::PendingOrder;
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::academy::HighlightPlace;
use far_space_foundry::record::Scenario;
use far_space_foundry::rules::view;
use orrery_learn::academy::HighlightTarget as _;
use orrery_learn::academy::{LessonAction, LessonId, lessons};
use orrery_table::ClickResult;

fn seen(text: &str, orders: &[&str]) -> View {
    use orrery_core::Rules as _;
    let file = format!("(game: \"far-space-foundry\", title: \"\", {text}, play: [], expect: ())");
    let mut position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
    for line in orders {
        let order = FarSpaceFoundry::read(line).expect("an order");
        FarSpaceFoundry::apply(&mut position, &order, &mut orrery_core::RandomGenerator::new(3), &mut ());
    }
    view(&position, Some(position.colour()))
}

/// Returns views that together have every kind of clickable target.
fn boards() -> Vec<View> {
    let alpha = r#"die: 5, docks: [2, 7], seats: {"red": (hand: ["5", "7", "AmberSmuggler"], credits: 2, warehouse: "skyrite 2 rubion 2")}"#;
    let beta = r#"half: "beta", docks: [2, 7], seats: {"red": (hand: ["4", "5", "7"], credits: 2, warehouse: "galactium 2 Robot 1",
        freighters: {"Federal": (goods: "galactium 1"), "Amber": (size: 2)})}"#;
    vec![
        seen(alpha, &[]),
        seen(alpha, &["play 5", "land 5"]),
        seen(alpha, &["play 5", "land 5", "cantina"]),
        seen(alpha, &["play 5", "lift 7"]),
        seen(beta, &["play 4", "land 4"]),
        seen(beta, &["play 5", "land 5"]),
        seen(beta, &["play 7", "lift 7"]),
        seen(r#"stage: "begin""#, &[]),
    ]
}

#[test]
fn clicked_targets_give_the_orders_they_announce() {
    let mut given = 0;
    for view in boards() {
        for target in PendingOrder::default().targets(&view) {
            if let ClickResult::Order(order) = PendingOrder::default().pick(&view, target) {
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
    use crate::board::clicked_for;
    for lesson in lessons::<FarSpaceFoundry>() {
        for (at, step) in lesson.steps.iter().enumerate() {
            for line in &step.show_me {
                let LessonAction::Give(order) = line else { continue };
                let target = clicked_for(order).expect("every order is clicked");
                let run = LessonRun::new(lesson, at);
                let offered = leads_to(target).iter().any(|begin| run.could_allow(begin));
                assert!(offered, "{} {}: {target:?}", lesson.id, step.say);
            }
        }
    }
}

#[test]
fn idle_hint_names_the_next_action() {
    let said: Vec<Option<&str>> =
        boards().iter().map(|view| FarSpaceFoundryFrontend::next_thing(view).map(|(word, _)| word)).collect();
    assert_eq!(said[0], Some("academy-coach-idle-card"));
    assert_eq!(said[1], Some("academy-coach-goods"));
    assert_eq!(said[2], Some("academy-coach-idle-hire"));
    assert_eq!(said[7], None, "the table deals by itself");
    for view in boards() {
        let there = FarSpaceFoundryFrontend::next_thing(&view).is_none_or(|(_, glow)| glow.exists(&view));
        assert!(there, "what is said of glows");
    }
    let (_, glow) = FarSpaceFoundryFrontend::next_thing(&boards()[2]).expect("it is said");
    assert_eq!(glow, Highlight::Place(HighlightPlace::Shown), "those who may be hired, not docks behind them");
}

#[test]
fn coach_points_out_free_actions() {
    let word = |view: &View| FarSpaceFoundryFrontend::for_the_taking(view).map(|(word, _)| word);
    let all = boards();
    assert_eq!(word(&all[6]), Some("academy-coach-action"), "a credit may be taken");
    assert_eq!(word(&all[0]), None);
}

#[test]
fn beta_novelties_have_hints_in_every_language() {
    let all = boards();
    let fresh = seen(r#"half: "beta", seats: {"red": (hand: ["4", "5", "7"])}"#, &[]);
    let told = FarSpaceFoundryFrontend::first_met(&fresh);
    assert_eq!(told.len(), 3);
    assert!(FarSpaceFoundryFrontend::first_met(&all[0]).is_empty(), "Alpha is taught first");
    for met in told {
        assert!(met.glow.is_none_or(|glow| glow.exists(&fresh)), "{}", met.key);
        assert!(LessonId::<FarSpaceFoundry>::from_word(met.lesson).is_some(), "{}", met.lesson);
        for language in ["en", "it", "ru"] {
            orrery_locale::speaking(language, || {
                let words = <FarSpaceFoundryFrontend as orrery_locale::MatchTexts>::text(met.key);
                assert!(words != met.key && words.split_whitespace().count() <= 26, "{language}: {words}");
            });
        }
    }
}
