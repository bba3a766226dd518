//! Tests that a match waits behind a lesson and is restored, even if the two belong to different games.

use orrery::core::{FIRST_GAME, Rules as _};
use orrery::panels::{LessonIntent, Overlay, ReplayIntent, UiIntent};
use orrery::record::SeatControl;
use orrery::table::MatchStatus;

use super::any_game::{match_of, program, put_up};
use super::toy_game::toy::ToyGame;
use crate::house::pilot::Program;

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
    let of = |program: &Program| {
        let now = program.world().resource::<MatchStatus>();
        (now.key, now.watched, now.practice)
    };
    let id = program.world().resource::<MatchStatus>().id;
    program.ask(UiIntent::Replay(ReplayIntent::File(path)));
    assert_eq!(of(&program), (FIRST_GAME, true, false));
    program.ask(UiIntent::Practise(0));
    assert_eq!(of(&program), (FIRST_GAME, false, true), "its first lesson");
    program.ask(UiIntent::Lesson(LessonIntent::Leave));
    assert_eq!(of(&program), (ToyGame::KEY, false, false), "what waited behind what was watched");
    assert_eq!(program.world().resource::<MatchStatus>().id, id);
}
