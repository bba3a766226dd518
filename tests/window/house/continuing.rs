//! Tests of *Continue* on the title screen: it opens an unfinished match that the program saved itself.

use std::path::Path;

use orrery::app::{MenuState, Screen};
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::Order;
use orrery::games::alien_frontiers_table::locale::text;
use orrery::panels::{ScreenRequest, UiIntent};

use crate::alien_frontiers::coach::finished;
use crate::house::pilot::{Program, settle_settings};
use orrery_pilot::mouse::MouseDevice;

/// Returns the finished match before its last order, and that order.
fn almost_finished() -> (Match, Order) {
    let whole = finished();
    let last = whole.entries().len() - 1;
    let order = whole.entries()[last].order;
    (whole.branch_at(last), order)
}

fn labels(program: &mut Program) -> Vec<String> {
    program.widgets().into_iter().map(|widget| widget.label).collect()
}

fn title(program: &mut Program) {
    program.ask(UiIntent::Go(ScreenRequest::Title));
    program.frames(5);
    assert_eq!(program.screen(), Screen::Title);
}

fn started(folder: &Path) -> Program {
    settle_settings(folder);
    Program::start(folder, None, None)
}

#[test]
fn finished_match_is_not_continued_and_its_save_stays_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    let (mut game, last) = almost_finished();
    for seat in game.info().seats.clone() {
        game.set_control(seat.colour, orrery::record::SeatControl::Human);
    }
    program.open(game);
    program.ask(UiIntent::SaveAs("Round 12".to_owned()));
    title(&mut program);
    assert!(labels(&mut program).contains(&text("ui-continue")), "the match continues");
    MouseDevice::click_label(&mut program, &text("ui-continue"));
    assert_eq!(program.screen(), Screen::Match);
    program.order(last);
    program.until("the end", |program| program.screen() == Screen::End);
    program.ask(UiIntent::Go(ScreenRequest::Board));
    assert!(labels(&mut program).contains(&text("ui-end-again")), "there is a way back");
    assert!(!program.said().contains(&text("ui-hint-over")), "and no line lies under it");
    title(&mut program);
    let shown = labels(&mut program);
    assert!(!shown.contains(&text("ui-continue")), "there is no match to continue: {shown:?}");
    assert_eq!(program.world().resource::<MenuState>().waiting, []);
    MouseDevice::click_label(&mut program, &text("ui-load"));
    program.frames(5);
    let saves = &program.world().resource::<MenuState>().saves;
    assert!(saves.iter().any(|row| row.name == "Round 12"), "it is there to be loaded: {saves:?}");
    program.ask(UiIntent::Close);
    // Another unfinished match is offered; the finished one is not.
    MouseDevice::click_label(&mut program, &text("ui-new-match"));
    MouseDevice::click_label(&mut program, &text("ui-start"));
    program.until("a person's turn", |program| program.human_may_order());
    let id = program.game().map(Match::id);
    title(&mut program);
    MouseDevice::click_label(&mut program, &text("ui-continue"));
    assert_eq!(program.game().map(Match::id), id);
}
