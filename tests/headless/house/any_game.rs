//! Tests of puzzles, lessons and statistics with games outside the registry: the toy game, which hides crates, and a game that
//! has no puzzles or lessons.

use std::path::Path;

use orrery::academy::{AcademyProgress, Lesson, LessonId, LessonProofError, lessons, practise, prove};
use orrery::core::Rules;
use orrery::core::ron::FileError;
use orrery::puzzle::{Puzzle, PuzzleError, SolutionCounts, ladder};
use orrery::stats::{GameProfile, MatchStats, NoGameStats, csv_text, json_text};

use orrery_testkit::broken::BrokenToyGame;
use orrery_testkit::matches::dealt;
use orrery_testkit::toy::ToyGame;

/// A game with rules and files only.
type RulesOnlyGame = BrokenToyGame<0>;

/// Red holds a crate worth 3; green holds one that red does not know.
const SCENE: &str =
    "title: \"A crate to claim\", setup: (players: 2), seats: [(3, 1, 1), (2, 2, 0)], hold: (3, 2, 1, 1), turn: 2,";

fn puzzle(goal: &str, play: &str) -> Result<Puzzle<ToyGame>, PuzzleError> {
    let scene = format!("(game: \"toy-crates\", {SCENE} play: [{play}], expect: ())");
    Puzzle::from_text(&format!("(game: \"toy-crates\", goal: [{goal}], proven: (ends: 3, solving: 2), scene: {scene})"))
}

#[test]
fn puzzle_of_a_hidden_information_game_is_proven_without_looks() {
    let good = puzzle("Points(4)", "\"claim\", \"pass\"").expect("it reads");
    let proof = good.check().expect("it can be solved");
    assert_eq!((proof.ends, proof.solving), (3, 2), "pass; claim and pass; claim and draw");
    let shown: Vec<Vec<String>> = proof.solutions.iter().map(|way| way.iter().map(ToyGame::write).collect()).collect();
    assert_eq!(shown, [["claim", "draw"], ["claim", "pass"]]);
    let error = |goal, play| puzzle(goal, play).and_then(|puzzle| puzzle.check()).expect_err("it is wrong");
    assert_eq!(error("Points(5)", ""), PuzzleError::Unsolvable { ends: 3 });
    assert_eq!(error("Points(1)", ""), PuzzleError::AlreadyMet);
    assert_eq!(error("Points(3)", ""), PuzzleError::AsksTooLittle { best: 4, wanted: 3 });
    assert_eq!(error("Points(0)", ""), PuzzleError::Goal("asks for nothing".to_owned()));
    assert_eq!(error("Points(4)", "\"claim\""), PuzzleError::PlayFails, "the turn is not over");
    let looks = error("Points(4)", "\"look green\", \"claim\", \"pass\"").to_string();
    assert_eq!(looks, "scene.play: order 1 `look green`: has a random outcome");
    let on = error("Points(4)", "\"claim\", \"pass\", \"claim\", \"pass\"").to_string();
    assert_eq!(on, "scene.play: order 3 `claim`: the turn is already over");
    assert_eq!(good.proven, Some(SolutionCounts { ends: 3, solving: 2 }));
}

fn lesson(show_me: &str, until: &str) -> Lesson<ToyGame> {
    let text = format!(
        "(game: \"toy-crates\", id: \"claiming\", chapter: 0, number: 1, about: [\"claim\"], board: (game: \"toy-crates\", {SCENE} play: [], expect: ()), steps: [
            (say: \"see\", glow: [Mine], allow: [\"look\"], until: (given: [\"look green\"], expect: Mine), show_me: [\"look green\"]),
            (say: \"check\", check: true, allow: [\"*\"], until: ({until}), show_me: [{show_me}], also: [[\"claim\", \"draw\"]],
                wrong: [(when: (given: [\"pass\"], not_given: [\"claim\"]), say: \"kept\", example: [\"pass\"])]),
        ])"
    );
    Lesson::from_text(&text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn lesson_of_a_hidden_information_game_is_proven() {
    let until = "given: [\"claim\"], any: [(given: [\"draw\"]), (given: [\"pass\"])]";
    let good = lesson("\"claim\", \"undo\", \"redo\", \"pass\"", until);
    assert_eq!(prove(&good), Ok(()));
    assert_eq!(good.learner(), orrery::core::Colour::Red);
    let fault = |show_me: &str| prove(&lesson(show_me, until)).expect_err("it cannot be finished");
    let told = |message: &str| LessonProofError { say: "check".to_owned(), message: format!("`show_me`: {message}") };
    assert_eq!(fault("\"draw\""), told("line 1 of the answer: refused: the captain holds a crate"));
    assert_eq!(fault("\"claim\""), told("the answer does not complete the step"));
    let taken_back = fault("\"claim\", \"pass\", \"undo\"");
    assert_eq!(taken_back, told("the step is done before line 3 of the answer"));
    let wrong = |from: &str, to: &str| {
        let text = format!(
            "(id: \"x\", chapter: 0, number: 0, board: (game: \"toy-crates\", {SCENE} play: [], expect: ()), steps: [(say: \"a\", allow: [\"look\"])])"
        );
        Lesson::<ToyGame>::from_text(&text.replace(from, to)).expect_err("it is wrong").message
    };
    assert!(wrong("[\"look\"]", "[\"dock\"]").contains("expected the beginning of an order (look, claim, draw, pass)"));
    assert!(wrong("[\"look\"]", "[\"look Moon\"]").contains("no order has the word `moon`"));
    assert!(wrong("allow: [\"look\"]", "show_me: [\"pick 3\"]").contains("nothing can be picked before an order"));
}

#[test]
fn game_without_puzzles_or_lessons_reports_it() {
    assert!(ladder::<RulesOnlyGame>().is_empty() && lessons::<RulesOnlyGame>().is_empty());
    assert_eq!((LessonId::<RulesOnlyGame>::all().count(), practise::<RulesOnlyGame>("look")), (0, None));
    let error = Puzzle::<RulesOnlyGame>::from_text("(game: \"broken\", goal: [], scene: ())").expect_err("no puzzles");
    assert_eq!(error, PuzzleError::None(RulesOnlyGame::KEY));
    assert_eq!(error.to_string(), "the game `broken` has no puzzles");
    let file = Puzzle::<RulesOnlyGame>::from_file(Path::new("nowhere.ron")).expect_err("no puzzles");
    assert_eq!(file, PuzzleError::None(RulesOnlyGame::KEY), "whatever the file says");
    let error = Lesson::<RulesOnlyGame>::from_text("(game: \"broken\")").expect_err("no lessons");
    assert_eq!(error, FileError { line: 0, message: "the game `broken` has no lessons".to_owned() });
    assert_eq!(
        (AcademyProgress::default().next::<RulesOnlyGame>(), AcademyProgress::default().count::<RulesOnlyGame>()),
        (None, 0)
    );
}

#[test]
fn rules_only_game_has_shared_statistics() {
    let stats = MatchStats::of(&dealt::<RulesOnlyGame>(4));
    assert!(stats.seats.iter().all(|seat| seat.own == NoGameStats {} && seat.place == 1));
    let mut profile = GameProfile::<RulesOnlyGame>::default();
    assert_eq!(profile.count(stats, jiff::Timestamp::UNIX_EPOCH), []);
    let text = csv_text(&profile).expect("a table");
    assert!(text.lines().next().is_some_and(|titles| titles.ends_with("winner,turns")), "{text}");
    let json: serde_json::Value = serde_json::from_str(&json_text(&profile).expect("JSON")).expect("reads");
    assert_eq!((&json["game"], json["achievements"].as_array().map(Vec::len)), (&"broken".into(), Some(0)));
}
