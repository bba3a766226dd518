use super::*;
use orrery_learn::academy::{LessonFault, lessons, prove};

const FILES: &[(&str, &str)] = <StarshipCatan as Lessons>::FILES;

/// The ids of all lessons, in the order of the course.
const COURSE: [&str; 10] = [
    "production",
    "flight",
    "deals",
    "founding",
    "memory",
    "pirates",
    "adventures",
    "building",
    "level-two",
    "ten-points",
];

#[test]
fn every_lesson_is_completed_by_its_solution_and_each_answer() {
    let ids: Vec<&str> = lessons::<StarshipCatan>().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids, COURSE);
    for lesson in lessons::<StarshipCatan>() {
        assert_eq!(prove(lesson), Ok(()), "{}", lesson.id);
    }
}

#[test]
fn lessons_have_unique_places_and_texts_in_every_language() {
    let mut places = std::collections::BTreeSet::new();
    for (file, text) in FILES {
        let lesson = Lesson::from_text(text).unwrap_or_else(|e| panic!("{file}: {e}"));
        assert!(
            file.trim_end_matches(".ron").ends_with(&lesson.id),
            "{file} is called after its lesson, {}",
            lesson.id
        );
        assert!(places.insert((lesson.chapter, lesson.number)), "{file} has the place of another");
    }
    for (language, text) in [
        ("en", include_str!("../../../../assets/starship-catan/locale/en/academy.ftl")),
        ("it", include_str!("../../../../assets/starship-catan/locale/it/academy.ftl")),
        ("ru", include_str!("../../../../assets/starship-catan/locale/ru/academy.ftl")),
    ] {
        let named: std::collections::BTreeSet<&str> =
            text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name).collect();
        let needed: std::collections::BTreeSet<String> =
            lessons::<StarshipCatan>().iter().flat_map(Lesson::messages).collect();
        for message in &needed {
            assert!(named.contains(message.as_str()), "{language} has no message {message}");
        }
        for message in named.iter().filter(|message| message.starts_with("lesson-")) {
            assert!(needed.contains(*message), "{language}: no lesson says {message}");
        }
    }
}

#[test]
fn every_kind_of_order_is_given_in_some_lesson() {
    use orrery_learn::academy::LessonAction;
    let mut given = std::collections::BTreeSet::new();
    for lesson in lessons::<StarshipCatan>() {
        for step in &lesson.steps {
            let answers = step.also.iter().flat_map(|answer| &answer.0);
            for line in step.show_me.iter().chain(answers).chain(step.wrong.iter().flat_map(|wrong| &wrong.example)) {
                if let LessonAction::Give(order) = line {
                    let text = super::super::rules::notation::write_order(order);
                    given.insert(text.split(' ').next().unwrap_or_default().to_owned());
                }
            }
        }
    }
    // Orders needed only at the start of a match, in an exchange, or after a defeat with several modules.
    let elsewhere = ["module", "accept", "refuse", "offer", "lose"];
    for verb in ORDER_WORDS.iter().filter(|verb| !elsewhere.contains(verb)) {
        assert!(given.contains(*verb), "no lesson gives `{verb}`");
    }
}

#[test]
fn lesson_check_names_the_broken_step() {
    let mut lesson = LessonId::from_word("deals").expect("there is such a lesson").lesson().clone();
    lesson.steps[0].glow = vec![Highlight::Place(HighlightPlace::Roll)];
    let LessonFault { say, message } = prove(&lesson).expect_err("nothing is rolled there");
    assert!(say == "price" && message.contains("not there"), "{say}: {message}");
}

#[test]
fn unknown_glow_words_are_rejected() {
    for wrong in ["sector 5", "module Bridge", "sky", "post Moon", "die 3"] {
        assert!(Highlight::from_text(wrong).is_err(), "{wrong}");
    }
    assert_eq!(Highlight::from_text("level2 Command"), Ok(Highlight::LevelTwo(super::super::rules::Module::Command)));
}
