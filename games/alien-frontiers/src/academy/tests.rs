use super::*;
use crate::rules::Field;
use crate::rules::notation::parse_order;
use orrery_learn::academy::{
    AcademyProgress, LessonProofError, LessonStatus, LookTarget, ProgressFile, StepCondition, lessons, prove,
};
use orrery_testkit::learning;

type OrderPattern = academy::OrderPattern<AlienFrontiers>;

/// The number of the last chapter with lessons, which is about the first match.
const LAST_CHAPTER: u8 = 8;

const FILES: &[(&str, &str)] = <AlienFrontiers as GameLessons>::FILES;

fn lesson(id: &str) -> Lesson {
    LessonId::from_word(id).expect("there is such a lesson").lesson().clone()
}

fn faulty(change: impl FnOnce(&mut Lesson)) -> LessonProofError {
    let mut lesson = lesson("solar-converter");
    change(&mut lesson);
    prove(&lesson).expect_err("the lesson cannot be finished")
}

fn line(text: &str) -> LessonAction {
    LessonAction::from_text(text).expect("a line")
}

#[test]
fn every_lesson_is_completed_by_its_solution_and_each_answer() {
    let count = lessons::<AlienFrontiers>().len();
    assert!(count >= 19, "only {count} lessons");
    learning::lessons_are_proven::<AlienFrontiers>();
}

#[test]
fn lessons_have_unique_places_and_texts_in_every_language() {
    learning::lessons_have_places_and_texts::<AlienFrontiers>();
    let lessons = lessons::<AlienFrontiers>();
    let ids: std::collections::BTreeSet<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!((ids.len(), lessons.len()), (FILES.len(), FILES.len()), "no two have one id");
}

#[test]
fn every_component_is_practised_in_some_lesson() {
    let words = Facility::ALL.iter().map(|facility| facility.word());
    let words = words.chain(Territory::ALL.iter().map(|territory| territory.word()));
    let words =
        words.chain(Card::ALL.iter().map(|card| card.word())).chain(Field::ALL.iter().map(|field| field.word()));
    for word in words.chain(["controls", "territories", "fields", "tech", "scoring", "match"]) {
        assert!(practise(word).is_some(), "no lesson practises {word}");
    }
    assert_eq!(practise("Casino"), None);
    let own: std::collections::BTreeSet<_> =
        Facility::ALL.iter().filter_map(|facility| practise(facility.word())).collect();
    assert_eq!(own.len(), Facility::ALL.len(), "each facility has a lesson of its own");
    let chapters: Vec<u8> = lessons::<AlienFrontiers>().iter().map(|lesson| lesson.chapter).collect();
    assert!(chapters.is_sorted() && chapters[0] == 0 && chapters.last() == Some(&LAST_CHAPTER));
}

#[test]
fn lesson_check_names_the_broken_step() {
    let fault = faulty(|lesson| lesson.steps[1].show_me = vec![line("dock SolarConverter 4")]);
    assert_eq!(fault.say, "three");
    assert!(fault.message.contains("not allowed"), "{}", fault.message);
    let fault = faulty(|lesson| lesson.steps[1].glow = vec![Highlight::Die { value: 2, relic: false }]);
    assert!(fault.message.contains("not there"), "{}", fault.message);
    let fault = faulty(|lesson| lesson.steps[4].also[0].0 = vec![line("dock SolarConverter 1")]);
    assert!(fault.message.contains("does not complete the step"), "{}", fault.message);
    let fault = faulty(|lesson| lesson.steps[4].wrong[0].example = vec![line("dock SolarConverter 4 5")]);
    assert!(fault.message.contains("completes the step"), "{}", fault.message);
    let fault = faulty(|lesson| lesson.steps[1].until = Some(StepCondition::default()));
    assert!(fault.message.contains("done before"), "{}", fault.message);
    let fault = faulty(|lesson| {
        lesson.steps.pop();
    });
    assert!(fault.message.contains("check"), "{}", fault.message);
}

#[test]
fn unknown_lesson_words_are_rejected_with_the_reason() {
    for (pattern, told) in [("dock Casino", "casino"), ("sing", "expected"), ("", "expected")] {
        let error = OrderPattern::from_text(pattern).expect_err("no pattern");
        assert!(error.to_lowercase().contains(told), "{error}");
    }
    assert!(
        Highlight::from_text("die 7").is_err()
            && Highlight::from_text("facility Moon").is_err()
            && Highlight::from_text("sky").is_err()
    );
    assert!(LessonAction::from_text("dance").is_err() && LookTarget::from_text("dream").is_err());
    let text = FILES[0].1.replace("until: (given: [\"roll\"])", "until: (gave: [\"roll\"])");
    let error = Lesson::from_text(&text).expect_err("an unknown field");
    assert!(error.line > 5 && error.message.contains("gave"), "{error}");
}

#[test]
fn step_allows_only_the_orders_it_teaches() {
    let lesson = lesson("solar-converter");
    let order = |text: &str| parse_order(text).expect("an order");
    let run = LessonRun::new(&lesson, 1);
    assert!(run.allows(&order("dock SolarConverter 3")) && !run.allows(&order("dock SolarConverter 4")));
    assert!(!run.allows(&order("dock LunarMine 3")) && !run.allows(&order("end")));
    let check = LessonRun::new(&lesson, 4);
    assert!(check.allows(&order("dock SolarConverter 5")) && check.allows(&order("dock SolarConverter 4 5")));
    assert!(!check.allows(&order("dock LunarMine 5")));
}

#[test]
fn check_step_accepts_right_answers_and_explains_wrong_ones() {
    let lesson = lesson("raiders-outpost");
    let at = lesson.steps.len() - 1;
    let run = LessonRun::new(&lesson, at);
    let start = lesson.step_start(at).board.position().expect("a position");
    let after = |text: &str| {
        let order = parse_order(text).expect("an order");
        let mut position = start;
        crate::rules::apply_with(&mut position, order, &mut crate::rules::FixedOutcomesChance::default(), &mut ())
            .expect("legal");
        (run.is_done(&position, &[order]), run.wrong(&position, &[order]).map(|wrong| wrong.say.as_str()))
    };
    for loot in ["green fuel 1", "green ore 2", "green fuel 1 ore 2, blue fuel 1", "green fuel 1, blue fuel 3"] {
        assert!(after(&format!("dock RaidersOutpost 3 4 5 steal {loot}")).0, "{loot}");
    }
    for loot in ["steal green ore 1, blue ore 3", "steal blue fuel 4", "steal nothing", "take green BoosterPod"] {
        assert_eq!(after(&format!("dock RaidersOutpost 3 4 5 {loot}")), (false, Some("still")), "{loot}");
    }
}

#[test]
fn resumed_lesson_replays_the_orders_before_its_step() {
    let lesson = lesson("alien-artifact");
    let at = lesson.steps.iter().position(|step| step.say == "claim").expect("a step");
    let stand = lesson.step_start(at);
    let orders: Vec<String> = stand.orders.iter().map(crate::rules::notation::write_order).collect();
    assert_eq!(orders, ["dock AlienArtifact 3", "cycle", "dock AlienArtifact 2", "dock AlienArtifact 4"]);
    let text = "(seats: {\"red\": (hand: \"2 4\")})";
    let expect: ExpectedPosition = orrery_core::ron::read(text).expect("reads");
    assert!(!expect.is_met(&stand.board.position().expect("a position")));
}

#[test]
fn progress_round_trips_and_picks_the_next_lesson() {
    let all: Vec<LessonId> = LessonId::all().collect();
    let mut progress = AcademyProgress::default();
    assert_eq!((progress.next(), progress.count::<AlienFrontiers>()), (Some(all[0]), 0));
    progress.finished(all[0]);
    assert_eq!((progress.next(), progress.count::<AlienFrontiers>()), (Some(all[1]), 1));
    progress.set_step(all[5], 2);
    assert_eq!(progress.next(), Some(all[5]), "one that was begun comes first");
    let text = orrery_core::ron::line_strict(&progress).expect("plain data");
    assert_eq!(orrery_core::ron::read_strict::<AcademyProgress>(&text).expect("reads"), progress);
    progress.finished(all[5]);
    assert_eq!(progress.of(all[5]), LessonStatus { done: true, at: 0 });
    let newer: AcademyProgress =
        orrery_core::ron::read_strict("(version: 9, lessons: {\"zero-g\": (done: true, at: 0)}, wings: true)")
            .expect("reads");
    assert_eq!(newer.count::<AlienFrontiers>(), 0, "what a newer version knows does no harm");
    all.iter().for_each(|&id| progress.finished(id));
    assert_eq!(progress.next::<AlienFrontiers>(), None);
}

#[test]
fn seen_hints_round_trip_and_old_progress_files_load() {
    let Ok(ProgressFile::Progress(mut progress)) = AcademyProgress::read("(version: 1, offered: true, lessons: {})")
    else {
        panic!("an older file")
    };
    assert!(progress.hints() && !progress.has_met::<AlienFrontiers>("met-beta-land"));
    progress.meet::<AlienFrontiers>("met-beta-land");
    progress.let_hint(false);
    let Ok(ProgressFile::Progress(read)) = AcademyProgress::read(&progress.write().expect("it can be written")) else {
        panic!("its own file")
    };
    assert_eq!(read, progress);
    assert!(read.has_met::<AlienFrontiers>("met-beta-land") && !read.hints());
}

#[test]
fn lesson_check_rejects_here_without_an_own_board() {
    let fault = faulty(|lesson| lesson.steps[1].here = lesson.steps[1].glow.clone());
    assert!(fault.message.contains("`here`"), "{fault:?}");
}
