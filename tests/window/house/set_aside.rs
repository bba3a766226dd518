//! Tests that a match waits behind a lesson and is restored, even if the two belong to different games.

use orrery::core::{FIRST_GAME, GameKey, Rules as _};
use orrery::panels::{LessonIntent, Overlay, PuzzleIntent, ReplayIntent, UiIntent};
use orrery::record::SeatControl;
use orrery::table::MatchStatus;

use super::any_game::{match_of, program, put_up};
use super::toy_game::toy::ToyGame;
use crate::house::pilot::Program;

/// Returns the key of the open match's game, whether the match can only be watched, and whether it is a lesson or a puzzle.
fn open_now(program: &Program) -> (GameKey, bool, bool) {
    let now = program.world().resource::<MatchStatus>();
    (now.key, now.watched, now.practice)
}

#[test]
fn match_waits_behind_the_replay_of_a_finished_match_and_a_puzzle() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    put_up(&mut program, match_of(5, 2, |_| SeatControl::Human));
    let id = program.world().resource::<MatchStatus>().id;
    program.ask(UiIntent::Replay(ReplayIntent::File("saves/v3-over.orrery".into())));
    assert_eq!(open_now(&program), (FIRST_GAME, true, false));
    assert!(program.world().resource::<MatchStatus>().is_over(), "it is a finished match");
    program.ask(UiIntent::Puzzle(PuzzleIntent::Open(0)));
    assert_eq!(open_now(&program), (FIRST_GAME, false, true), "its first puzzle");
    program.ask(UiIntent::Puzzle(PuzzleIntent::Leave));
    assert_eq!(open_now(&program), (ToyGame::KEY, false, false), "what waited behind both");
    assert_eq!(program.world().resource::<MatchStatus>().id, id);
}

#[test]
fn match_waits_behind_a_lesson_of_another_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    program.open(crate::alien_frontiers::table::match_of(2, 4, |_| SeatControl::Human));
    program.ask(UiIntent::SaveAs("to be watched".to_owned()));
    program.ask(UiIntent::Open(Overlay::Load));
    let saves = program.world().resource::<orrery::app::MenuState>().saves.clone();
    let path = saves.iter().find(|row| row.name == "to be watched").expect("it is listed").path.clone();
    put_up(&mut program, match_of(5, 2, |_| SeatControl::Human));
    let id = program.world().resource::<MatchStatus>().id;
    program.ask(UiIntent::Replay(ReplayIntent::File(path)));
    assert_eq!(open_now(&program), (FIRST_GAME, true, false));
    program.ask(UiIntent::Practise(0));
    assert_eq!(open_now(&program), (FIRST_GAME, false, true), "its first lesson");
    program.ask(UiIntent::Lesson(LessonIntent::Leave));
    assert_eq!(open_now(&program), (ToyGame::KEY, false, false), "what waited behind what was watched");
    assert_eq!(program.world().resource::<MatchStatus>().id, id);
}
