//! Lessons are opened, gone through step by step, and left.

use crate::games::alien_frontiers::AlienFrontiers;
use crate::table::Aside;
use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;

use super::coach;
use super::course::{Course, call_sign, match_seats};
use super::keeper::{self, Learner};
use crate::app::matches;
use crate::app::puzzles::{self, PuzzlePlay};
use crate::app::state::{Asked, Front, Play, Screen};
use crate::board::Hovered;
use crate::games::alien_frontiers::academy::{Lesson, LessonId, Line, Run, Stand};
use crate::games::alien_frontiers::board::target_of;
use crate::games::alien_frontiers::record::Match;
use crate::games::alien_frontiers::table::plan::Target;
use crate::games::alien_frontiers::table::{Curb, Table};
use crate::locale::{Names, text};
use crate::panels::{FirstChoice, LessonWish, Overlay, Toast, UiIntent};
use crate::record::{Control, MatchError};
use crate::rules::Order;
use crate::table;

/// Calls the players of the lesson that is open by their call signs in the language in use.
pub fn rename(world: &mut World) {
    if !world.contains_resource::<Course>() {
        return;
    }
    let Some(mut table) = world.get_resource_mut::<Table>() else { return };
    for colour in table.view().seats().to_vec() {
        table.record_mut().set_name(colour, call_sign(colour));
    }
}

/// The match of a lesson as it stands.
fn match_of(lesson: &Lesson, stand: &Stand) -> Result<Match, MatchError> {
    let control = |colour| if colour == lesson.learner() { Control::Human } else { Control::Replay };
    let seats = match_seats(stand.board, control);
    let mut game = Match::from_scenario(stand.board, seats, 1)?;
    for order in &stand.orders {
        // The build has proved that none is refused.
        let _ = game.give(*order);
    }
    Ok(game)
}

/// Opens the lesson of this number, if there is one.
pub fn practise<G: crate::app::game::Game>(world: &mut World, number: usize) {
    if let Some(id) = LessonId::from_number(number) {
        open(world, id);
    }
}

/// Opens a lesson where it was left. A match that is open waits aside.
pub fn open(world: &mut World, id: LessonId) {
    let aside = match world.remove_resource::<Course>() {
        Some(course) => course.aside,
        None if world.contains_resource::<PuzzlePlay<AlienFrontiers>>() => puzzles::take_aside(world),
        None => {
            let running = world.get_resource::<Table>().filter(|table| !table.is_replay() && !table.is_practice());
            running.map(Table::set_aside)
        }
    };
    if id.lesson().coached {
        return coach::begin(world, id, aside);
    }
    let at = world.resource::<Learner>().0.of(id).at;
    set_up(world, id, at, aside);
}

/// Puts a step on the table as it begins.
fn set_up(world: &mut World, id: LessonId, at: usize, aside: Option<Aside<AlienFrontiers>>) {
    let lesson = id.lesson();
    let run = Run::new(lesson, at);
    let game = match match_of(lesson, &lesson.stand(run.at())) {
        Ok(game) => game,
        Err(error) => {
            world.resource_mut::<Front>().toasts.push(Toast::trouble(error.to_string()));
            return;
        }
    };
    let names = Names::new(game.info().seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    // Who the others are is told by their names: nobody thinks there.
    world.insert_resource(Play { names, ..Play::default() });
    world.resource_mut::<Front>().overlays.clear();
    let number = game.id();
    table::open_practice(world, game);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
    let picked = run.picked_before();
    world.insert_resource(Course::new(id, run, number, aside));
    begin_step(world);
    if let Some(mut course) = world.get_resource_mut::<Course>() {
        course.picks = picked;
    }
}

/// The step begins where the table stands: others play first, then its limits hold.
fn begin_step(world: &mut World) {
    let Some(entries) = world.get_resource::<Table>().map(Table::orders_given) else { return };
    let stood = world.get_resource::<Hovered>().and_then(Hovered::target).and_then(target_of);
    let mut course = world.resource_mut::<Course>();
    course.stood = stood;
    let rival = course.run.step().rival.iter().filter_map(|line| match line {
        Line::Give(order) => Some(*order),
        _ => None,
    });
    let rival: Vec<Order> = rival.collect();
    course.floor = entries + rival.len();
    course.note = None;
    (course.showing, course.shown, course.watched) = (None, false, false);
    course.waited = 0.0;
    course.pointing = None;
    let (run, floor) = (course.run.clone(), course.floor);
    let (id, at) = (course.id, run.at());
    let floor = run.undo_floor(floor);
    *world.resource_mut::<Curb>() = Curb { allow: Some(Arc::new(move |_, order| run.allows(order))), floor };
    let taught = world.resource::<Course>().run.clone();
    if let Some(mut table) = world.get_resource_mut::<Table>() {
        table.show_only(Some(Arc::new(move |target| offers(&taught, target))));
    }
    table::prompt::<AlienFrontiers>(world, rival);
    keeper::change(world, |progress| progress.stands(id, at));
}

/// Whether the step has a use for what can be clicked.
fn offers(run: &Run, target: Target) -> bool {
    match target {
        Target::Facility(facility) => run.points() || run.could_allow(&format!("dock {facility}")),
        Target::Roll => run.could_allow("roll"),
        Target::End => run.could_allow("end"),
        Target::Trade => run.could_allow("trade"),
        Target::Cycle => run.could_allow("cycle"),
        Target::Launch(_) => run.could_allow("launch"),
        Target::Relic => run.could_allow("relic"),
        Target::Shed => run.could_allow("shed"),
        Target::DisplayCard(_) => run.could_allow("claim"),
        _ => true,
    }
}

/// Goes to the next step; after the last the lesson is done.
pub(super) fn next_step(world: &mut World) {
    let Some(mut course) = world.get_resource_mut::<Course>() else { return };
    let id = course.id;
    if course.over {
        return;
    }
    if !course.run.go_on() {
        course.over = true;
        course.showing = None;
        keeper::change(world, |progress| progress.finished(id));
        world.resource_mut::<Front>().overlays.push(Overlay::LessonDone(id.number()));
        return;
    }
    if course.run.step().board.is_some() {
        let (at, aside) = (course.run.at(), course.aside.take());
        set_up(world, id, at, aside);
    } else {
        begin_step(world);
    }
}

/// Sets a step up again, as it is shown to begin.
pub(super) fn again(world: &mut World, back: bool) {
    let Some(mut course) = world.get_resource_mut::<Course>() else { return };
    let (id, aside) = (course.id, course.aside.take());
    let at = course.run.at().saturating_sub(usize::from(back));
    set_up(world, id, at, aside);
}

/// Does what the learner asked for.
pub fn wish(world: &mut World, wish: LessonWish) {
    if !world.contains_resource::<Course>() {
        return;
    }
    let coached = world.resource::<Course>().coach.is_some();
    match wish {
        LessonWish::Next if coached => coach::heard(world),
        LessonWish::Back | LessonWish::Reset | LessonWish::ShowMe if coached => {}
        LessonWish::Next => next_step(world),
        LessonWish::Back => again(world, true),
        LessonWish::Reset => again(world, false),
        LessonWish::ShowMe => show_me(world),
        LessonWish::Leave => leave(world, false),
        LessonWish::ToAcademy => leave(world, true),
    }
}

/// Shows how the step is done, from its beginning.
fn show_me(world: &mut World) {
    again(world, false);
    let Some(mut course) = world.get_resource_mut::<Course>() else { return };
    let lines: VecDeque<Line> = course.run.step().show_me.iter().copied().collect();
    if !lines.is_empty() {
        course.showing = Some((lines, 0.5));
    }
}

/// Leaves the lesson: the match that waited comes back, or the title.
fn leave(world: &mut World, to_list: bool) {
    let Some(course) = world.remove_resource::<Course>() else { return };
    match course.aside {
        Some(aside) => matches::open_aside(world, aside),
        None => matches::to_title(world),
    }
    if to_list {
        world.resource_mut::<Front>().overlays.push(Overlay::Academy);
    }
}

/// What lessons answer in place of a match. Whether this was one of those.
pub fn answers(world: &mut World, intent: &UiIntent) -> bool {
    if world.get_resource::<Course>().is_none_or(|course| course.coach.is_some()) {
        return false;
    }
    match intent {
        UiIntent::ResetTurn => wish(world, LessonWish::Reset),
        UiIntent::Coach => wish(world, LessonWish::ShowMe),
        UiIntent::SaveAs(_) | UiIntent::Open(Overlay::Save) => {
            world.resource_mut::<Front>().toasts.push(Toast::news(text("academy-not-saved")));
        }
        UiIntent::Seat(..) | UiIntent::SameDeal | UiIntent::Open(Overlay::Restart | Overlay::Players(_)) => {}
        _ => return false,
    }
    true
}

/// The answer at the first start.
pub fn first(world: &mut World, choice: FirstChoice) {
    keeper::change(world, |progress| progress.offered = true);
    world.resource_mut::<Front>().overlays.retain(|overlay| *overlay != Overlay::FirstStart);
    match choice {
        FirstChoice::Learn => {
            if let Some(id) = LessonId::all().next() {
                open(world, id);
            }
        }
        FirstChoice::Quick => {
            world.write_message(Asked(UiIntent::Start));
        }
        FirstChoice::Know => {}
    }
}

/// Whether nobody plays of himself just now: the learner is to do something.
#[must_use]
pub fn is_quiet(world: &World) -> bool {
    match (world.get_resource::<Course>(), world.get_resource::<Table>()) {
        (Some(course), Some(table)) => !course.awaits(table) && course.showing.is_none(),
        _ => true,
    }
}

/// A lesson is gone when its table is.
pub fn closed(course: Option<Res<Course>>, table: Option<Res<Table>>, mut commands: Commands) {
    let ours = |game| table.as_ref().is_some_and(|table| table.record().id() == game);
    if course.is_some_and(|course| !ours(course.game)) {
        commands.remove_resource::<Course>();
    }
}
