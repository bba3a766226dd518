//! Checks of the puzzles, lessons and figures of every game.

use std::collections::BTreeSet;

use orrery_core::Rules;
use orrery_learn::academy::{GameLessons, Lesson, LessonAction, lessons, prove};
use orrery_learn::puzzle::{Puzzles, SolutionCounts, ladder};
use orrery_learn::stats::{AchievementKind as _, SeatGameStats as _, StatColumn, Statistics};
use orrery_record::ScenarioFile as _;

/// The languages of the texts of every game.
const LANGUAGES: [&str; 3] = ["en", "it", "ru"];

/// Returns the keys of the messages in the game's file `NAME.ftl` of a language.
fn message_keys<G: Rules>(language: &str, name: &str) -> BTreeSet<String> {
    let file = crate::root().join(format!("assets/{}/locale/{language}/{name}.ftl", G::KEY));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

/// Asserts that the game's file `NAME.ftl` of every language has each message.
#[track_caller]
pub fn have_texts<G: Rules>(name: &str, messages: impl IntoIterator<Item = String>) {
    let messages: Vec<String> = messages.into_iter().collect();
    for language in LANGUAGES {
        let keys = message_keys::<G>(language, name);
        for message in &messages {
            assert!(keys.contains(message), "{language} has no message {message}");
        }
    }
}

/// Asserts that every puzzle of the ladder has a solution, and as many leaves and solutions as its file states.
#[track_caller]
pub fn puzzle_proofs_match<G: Puzzles>() {
    let mut wrong = Vec::new();
    for rung in ladder::<G>() {
        match rung.puzzle.check() {
            Err(error) => wrong.push(format!("{}: {error}", rung.name)),
            Ok(proof) if rung.puzzle.proven.is_none() => {
                wrong.push(format!("{}: no figures: {} of {} ends", rung.name, proof.solving, proof.ends));
            }
            Ok(_) if rung.puzzle.scene.play().is_empty() => wrong.push(format!("{}: no solution", rung.name)),
            Ok(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Asserts that the ladder lists every file in the folder of puzzles, and that at most one leaf in `one_in_first` solves one of
/// the first three puzzles, and one in `one_in_later` any other.
#[track_caller]
pub fn puzzles_are_listed_and_rare<G: Puzzles>(one_in_first: usize, one_in_later: usize) {
    let listed: BTreeSet<String> = G::LADDER.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(listed.len(), G::LADDER.len(), "a puzzle stands in the ladder twice");
    assert_eq!(ladder::<G>().len(), listed.len(), "a puzzle cannot be read");
    let files: BTreeSet<String> = std::fs::read_dir(crate::root().join(format!("assets/{}/puzzles", G::KEY)))
        .expect("the folder of puzzles")
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    assert_eq!(files, listed);
    for (index, rung) in ladder::<G>().iter().enumerate() {
        let SolutionCounts { ends, solving } = rung.puzzle.proven.expect("figures");
        let one_in = if index < 3 { one_in_first } else { one_in_later };
        assert!(solving * one_in <= ends, "{}: {solving} of {ends} ends are too many", rung.name);
    }
}

/// Asserts that every puzzle has a title and a hint in every language.
#[track_caller]
pub fn puzzles_have_texts<G: Puzzles>() {
    let keys = |(name, _): &(&str, &str)| [format!("puzzle-{name}"), format!("puzzle-{name}-hint")];
    have_texts::<G>("puzzles", G::LADDER.iter().flat_map(keys));
}

/// Asserts that every lesson is completed by its solution and by each of its other answers.
#[track_caller]
pub fn lessons_are_proven<G: GameLessons>() {
    for lesson in lessons::<G>() {
        assert_eq!(prove(lesson), Ok(()), "{}", lesson.id);
    }
}

/// Asserts that the lessons are those of `course`, in this order.
#[track_caller]
pub fn lessons_are<G: GameLessons>(course: &[&str]) {
    let ids: Vec<&str> = lessons::<G>().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids, course);
}

/// Asserts that each lesson has its file's name, its own place in the course, and its texts in every language.
#[track_caller]
pub fn lessons_have_places_and_texts<G: GameLessons>() {
    let mut places = BTreeSet::new();
    for (file, text) in G::FILES {
        let lesson = Lesson::<G>::from_text(text).unwrap_or_else(|e| panic!("{file}: {e}"));
        let named = file.trim_end_matches(".ron").ends_with(&lesson.id);
        assert!(named, "{file} is called after its lesson, {}", lesson.id);
        assert!(places.insert((lesson.chapter, lesson.number)), "{file} has the place of another");
    }
    have_texts::<G>("academy", lessons::<G>().iter().flat_map(Lesson::messages));
}

/// Asserts that every message of a lesson is said in some lesson.
#[track_caller]
pub fn lesson_texts_are_said<G: GameLessons>() {
    let said: BTreeSet<String> = lessons::<G>().iter().flat_map(Lesson::messages).collect();
    for language in LANGUAGES {
        for message in message_keys::<G>(language, "academy").iter().filter(|key| key.starts_with("lesson-")) {
            assert!(said.contains(message), "{language}: no lesson says {message}");
        }
    }
}

/// Asserts that every kind of order is given in some lesson, except for those `elsewhere`.
#[track_caller]
pub fn every_order_is_given<G: GameLessons>(elsewhere: &[&str]) {
    let mut given = BTreeSet::new();
    for step in lessons::<G>().iter().flat_map(|lesson| &lesson.steps) {
        let answers = step.also.iter().flat_map(|answer| &answer.0);
        for line in step.show_me.iter().chain(answers).chain(step.wrong.iter().flat_map(|wrong| &wrong.example)) {
            if let LessonAction::Give(order) = line {
                given.insert(G::write(order).split(' ').next().unwrap_or_default().to_owned());
            }
        }
    }
    for verb in G::VERBS.iter().filter(|verb| !elsewhere.contains(verb)) {
        assert!(given.contains(*verb), "no lesson gives `{verb}`");
    }
}

/// Asserts that each column has its own title, and that adding `one` to itself doubles its counts.
#[track_caller]
pub fn columns_add_up<G: Statistics>(one: &G::Figures) {
    let columns: Vec<String> = G::Figures::default().table().into_iter().map(|(title, _)| title).collect();
    assert_eq!(columns.iter().collect::<BTreeSet<_>>().len(), columns.len(), "a column is there twice");
    let mut sum = one.clone();
    sum.add(one);
    let total = |figures: &G::Figures| figures.table().iter().map(|(_, count)| count).sum::<u32>();
    assert_eq!(total(&sum), 2 * total(one));
}

/// Asserts that every column and every achievement has its texts in every language.
#[track_caller]
pub fn figures_have_texts<G: Statistics>() {
    let columns = G::Figures::COLUMNS.iter().chain(G::Figures::SOLO).map(StatColumn::key);
    let achieved =
        |one: &G::Achievement| [format!("achievement-{}", one.word()), format!("achievement-{}-help", one.word())];
    have_texts::<G>("statistics", columns.chain(G::Achievement::all().iter().flat_map(achieved)));
}
