//! Tests that puzzles can be solved with the keyboard alone.

use orrery_app::{MenuState, Screen, StatisticsState};
use orrery_core::Rules;
use orrery_core::chance::ReplayChance;
use orrery_learn::puzzle::ladder;
use orrery_learn::stats::{GameProfile, PuzzleProgress, profile_path};
use orrery_locale::{MatchTexts as _, puzzle_title};
use orrery_ui::Overlay;

use crate::keys::KeyboardDevice;
use crate::program::{LANGUAGES, TestProgram, settle_settings};
use crate::{Order, RulesOf, SimulatedPlayer, TestPilot, in_own_process};

/// Solves the open puzzle, which begins at `start`, with the orders of its solution.
pub fn solve<P: TestPilot>(program: &mut TestProgram<P>, start: &Position<P>, orders: &[Order<P>]) {
    let mut player = SimulatedPlayer::new(KeyboardDevice);
    let (mut position, mut left) = (*start, orders);
    while let Some(first) = left.first() {
        let then = RulesOf::<P>::view(&position, RulesOf::<P>::to_act(&position));
        let mut meant = left.to_vec();
        meant[0] = P::meant(&then, first, &program.view());
        let given = player.orders(program, &meant);
        for order in &left[..given] {
            RulesOf::<P>::apply(&mut position, order, &mut ReplayChance::new([]), &mut ());
        }
        left = &left[given..];
    }
    program.wait("the card at the end", |world| world.resource::<MenuState>().overlays.contains(&Overlay::PuzzleDone));
}

/// A position of the game that `P` plays.
type Position<P> = <RulesOf<P> as Rules>::Position;

/// Solves every puzzle with the keyboard alone, in every language. `test` is the path of the calling test.
pub fn solve_all<P: TestPilot>(test: &str) {
    if !in_own_process(test) {
        return;
    }
    // The solutions are found only once, because that takes longer than playing them.
    let solutions: Vec<Vec<Order<P>>> =
        ladder::<RulesOf<P>>().iter().map(|rung| rung.puzzle.solution().expect("a solution")).collect();
    for language in LANGUAGES {
        solve_in::<P>(language, &solutions);
    }
}

fn solve_in<P: TestPilot>(language: &str, solutions: &[Vec<Order<P>>]) {
    let text = <P::Game as orrery_locale::MatchTexts>::text;
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings::<P>(folder.path());
    let mut program = TestProgram::<P>::start(folder.path(), None, None);
    program.speak(language);
    KeyboardDevice::choose(&mut program, &text("puzzles"));
    assert_eq!(program.overlays(), [Overlay::Puzzles]);
    let first = P::Game::text_args(
        "puzzles-row",
        &[
            ("number", 1.into()),
            ("title", puzzle_title::<P::Game>(ladder::<RulesOf<P>>()[0].name).into()),
            ("state", text("puzzles-state-new").into()),
        ],
    );
    KeyboardDevice::choose(&mut program, &first);
    for (rung, solution) in ladder::<RulesOf<P>>().iter().zip(solutions) {
        let start = rung.puzzle.start().expect("a position");
        program.until("the person's turn", |program| program.human_may_order());
        let seen = program.now().viewpoint.view::<RulesOf<P>>(&start);
        assert_eq!(program.view(), seen, "{} {language}", rung.name);
        solve(&mut program, &start, solution);
        let next = text("puzzles-next");
        assert!(program.widgets().iter().any(|widget| widget.label == next), "{}", program.report());
        let kept = GameProfile::<RulesOf<P>>::read(&profile_path(folder.path())).expect("a profile");
        assert_eq!(kept.puzzle(rung.name), PuzzleProgress { solved: true, shown: false });
        KeyboardDevice::choose(&mut program, &next);
    }
    assert_eq!(program.overlays(), [Overlay::Puzzles], "all are solved");
    assert_eq!(program.screen(), Screen::Title);
    let profile = &program.world().resource::<StatisticsState<P::Game>>().profile;
    assert!(profile.matches().is_empty(), "puzzles are no matches");
}
