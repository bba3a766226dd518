//! Opens lessons, runs them step by step, and leaves them.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;

use super::active_lesson::{ActiveLesson, call_sign, match_seats};
use super::progress::{self, LessonProgress};
use super::{coach, first_met};
use crate::game::Game;
use crate::game_registry::{ResumeMatchFn, set_aside};
use crate::matches;
use crate::state::{MatchUiState, MenuState, Screen, UiRequest};
use orrery_board::HoveredTargets;
use orrery_core::Rules as _;
use orrery_learn::academy::{Lesson, LessonAction, LessonId, LessonRun, StepStart};
use orrery_learn::game_types;
use orrery_locale::{PlayerNames, text};
use orrery_record::{Match, MatchError, SeatControl};
use orrery_table::{self as table, MatchStatus, OrderFilter, Table};
use orrery_ui::{FirstStartChoice, LessonIntent, Overlay, Toast, UiIntent};

/// Replaces the names of the players on a lesson's table with their call signs in the current language.
pub fn rename<G: Game>(table: &mut Table<G::Rules>) {
    let seats: Vec<_> = table.seats().iter().map(|seat| seat.colour).collect();
    for colour in seats {
        table.set_name(colour, call_sign::<G>(colour));
    }
}

/// Builds the match of a lesson at the start of a step.
fn match_of<G: Game>(lesson: &Lesson<G::Rules>, stand: &StepStart<G::Rules>) -> Result<Match<G::Rules>, MatchError> {
    let control = |colour| if colour == lesson.learner() { SeatControl::Human } else { SeatControl::Replay };
    let seats = match_seats::<G>(stand.board, control);
    let mut game = Match::from_scenario(stand.board, seats, 1)?;
    for order in &stand.orders {
        // The build has verified that no order is refused.
        let _ = game.give(*order);
    }
    Ok(game)
}

/// Opens the lesson with this number, if there is one.
pub fn practise<G: Game>(world: &mut World, number: usize) {
    if let Some(id) = LessonId::<G::Rules>::from_number(number) {
        open::<G>(world, id);
    }
}

/// Opens a lesson at the step where the learner left it. A lesson that is a whole match starts from the beginning. An open match
/// is set aside.
pub fn open<G: Game>(world: &mut World, id: LessonId<G::Rules>) {
    let aside = set_aside(world);
    if id.lesson().coached {
        return coach::begin::<G>(world, id, aside);
    }
    let at = world.resource::<LessonProgress>().0.of(id).at;
    set_up::<G>(world, id, at, aside);
}

/// Sets a lesson up on the table at the beginning of the step with this index.
fn set_up<G: Game>(world: &mut World, id: LessonId<G::Rules>, at: usize, aside: Option<ResumeMatchFn>) {
    let lesson = id.lesson();
    let run = LessonRun::new(lesson, at);
    let game = match match_of::<G>(lesson, &lesson.step_start(run.at())) {
        Ok(game) => game,
        Err(error) => {
            world.resource_mut::<MenuState>().toasts.push(Toast::trouble(error.to_string()));
            return;
        }
    };
    let names =
        PlayerNames::in_game(G::Rules::KEY, game.info().seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    // Other players need only names, because no opponent thinks in a lesson.
    world.insert_resource(MatchUiState { names, ..MatchUiState::default() });
    world.resource_mut::<MenuState>().overlays.clear();
    let number = game.id();
    matches::clear_other::<G>(world);
    table::open_practice(world, game);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
    let picked = run.picked_before();
    world.insert_resource(ActiveLesson::<G>::new(id, run, number, aside));
    begin_step::<G>(world);
    if let Some(mut course) = world.get_resource_mut::<ActiveLesson<G>>() {
        course.picks = picked;
    }
}

/// Starts the current step: the other players move first, then the limits of the step apply to the learner's orders.
fn begin_step<G: Game>(world: &mut World) {
    let Some(entries) = world.get_resource::<Table<G::Rules>>().map(Table::orders_given) else { return };
    let stood = world.get_resource::<HoveredTargets>().and_then(HoveredTargets::target);
    let mut course = world.resource_mut::<ActiveLesson<G>>();
    course.stood = stood;
    let rival = course.run.step().rival.iter().filter_map(|line| match line {
        LessonAction::Give(order) => Some(*order),
        _ => None,
    });
    let rival: Vec<game_types::Order<G>> = rival.collect();
    course.floor = entries + rival.len();
    course.note = None;
    (course.showing, course.shown, course.watched, course.seen) = (None, false, false, false);
    (course.waited, course.rested) = (0.0, 0.0);
    course.pointing = None;
    let (run, floor) = (course.run.clone(), course.floor);
    let (id, at) = (course.id, run.at());
    let floor = run.undo_floor(floor);
    *world.resource_mut::<OrderFilter<G::Rules>>() = OrderFilter {
        allow: Some(Arc::new(move |_, order| run.allows(order))),
        undo_limit: floor,
        skip_confirmation: None,
    };
    offer::<G>(world);
    table::prompt::<G::Rules>(world, rival);
    progress::change(world, |progress| progress.set_step(id, at));
}

/// Limits the targets that can be clicked to those that the step uses. A step to be read allows no target that starts an order.
pub(super) fn offer<G: Game>(world: &mut World) {
    let Some(course) = world.get_resource::<ActiveLesson<G>>() else { return };
    let (taught, reads) = (course.run.clone(), course.reads());
    if let Some(mut table) = world.get_resource_mut::<Table<G::Rules>>() {
        table.show_only(Some(Arc::new(move |target| offers::<G>(&taught, reads, target))));
    }
}

/// Reports whether `target` can be clicked in the step. `reads` is true while the lesson waits for the learner to continue.
fn offers<G: Game>(run: &LessonRun<G::Rules>, reads: bool, target: game_types::Target<G>) -> bool {
    if reads {
        return !G::begins(target);
    }
    let pointed = run.points() && G::tells_of_itself(target);
    let begins = G::leads_to(target);
    pointed || begins.is_empty() || begins.iter().any(|begin| run.could_allow(begin))
}

/// Moves to the next step. After the last step, marks the lesson as done.
pub(super) fn next_step<G: Game>(world: &mut World) {
    let Some(mut course) = world.get_resource_mut::<ActiveLesson<G>>() else { return };
    let id = course.id;
    if course.over {
        return;
    }
    if !course.run.go_on() {
        course.over = true;
        course.showing = None;
        progress::change(world, |progress| progress.finished(id));
        world.resource_mut::<MenuState>().overlays.push(Overlay::LessonDone(id.number()));
        return;
    }
    if course.run.step().board.is_some() {
        let (at, aside) = (course.run.at(), course.aside.take());
        set_up::<G>(world, id, at, aside);
    } else {
        begin_step::<G>(world);
    }
}

/// Sets up the current step again, or the previous step if `back` is true.
pub(super) fn again<G: Game>(world: &mut World, back: bool) {
    let Some(mut course) = world.get_resource_mut::<ActiveLesson<G>>() else { return };
    let (id, aside) = (course.id, course.aside.take());
    let at = course.run.at().saturating_sub(usize::from(back));
    set_up::<G>(world, id, at, aside);
}

/// Carries out a request of the learner.
pub fn wish<G: Game>(world: &mut World, wish: LessonIntent) {
    if let LessonIntent::Hints(hints) = wish {
        return progress::change(world, |progress| progress.let_hint(hints));
    }
    if !world.contains_resource::<ActiveLesson<G>>() {
        if wish == LessonIntent::Next {
            first_met::read::<G>(world);
        }
        return;
    }
    let coached = world.resource::<ActiveLesson<G>>().coach.is_some();
    match wish {
        LessonIntent::Next if coached => coach::heard::<G>(world),
        LessonIntent::Back | LessonIntent::Reset | LessonIntent::ShowMe if coached => {}
        LessonIntent::Next => next_step::<G>(world),
        LessonIntent::Back => again::<G>(world, true),
        LessonIntent::Reset => again::<G>(world, false),
        LessonIntent::ShowMe => show_me::<G>(world),
        LessonIntent::Leave => leave::<G>(world, false),
        LessonIntent::ToAcademy => leave::<G>(world, true),
        LessonIntent::Hints(_) => {}
    }
}

/// Demonstrates the step from its beginning.
fn show_me<G: Game>(world: &mut World) {
    again::<G>(world, false);
    let Some(mut course) = world.get_resource_mut::<ActiveLesson<G>>() else { return };
    let lines: VecDeque<LessonAction<G::Rules>> = course.run.step().show_me.iter().copied().collect();
    if !lines.is_empty() {
        course.showing = Some((lines, 0.5));
    }
}

/// Leaves the lesson. Restores the match that was set aside, or shows the title; then opens the list of lessons if `to_list` is
/// true.
fn leave<G: Game>(world: &mut World, to_list: bool) {
    let Some(course) = world.remove_resource::<ActiveLesson<G>>() else { return };
    match course.aside {
        Some(back) => back(world),
        None => matches::to_title(world),
    }
    if to_list {
        world.resource_mut::<MenuState>().overlays.push(Overlay::Academy);
    }
}

/// Handles the requests that a lesson takes over from the match. Returns true if `intent` was one of these. Returns false without
/// a lesson, and in a lesson that is a whole match.
pub fn answers<G: Game>(world: &mut World, intent: &UiIntent) -> bool {
    if world.get_resource::<ActiveLesson<G>>().is_none_or(|course| course.coach.is_some()) {
        return false;
    }
    match intent {
        UiIntent::ResetTurn => wish::<G>(world, LessonIntent::Reset),
        UiIntent::Coach => wish::<G>(world, LessonIntent::ShowMe),
        UiIntent::SaveAs(_) | UiIntent::Open(Overlay::Save) => {
            world.resource_mut::<MenuState>().toasts.push(Toast::news(text("academy-not-saved")));
        }
        UiIntent::Seat(..)
        | UiIntent::TakeSeat(..)
        | UiIntent::SameDeal
        | UiIntent::Open(Overlay::Restart | Overlay::Players(_)) => {}
        _ => return false,
    }
    true
}

/// Carries out the choice made at the first start.
pub fn first<G: Game>(world: &mut World, choice: FirstStartChoice) {
    progress::change(world, |progress| progress.offered = true);
    world.resource_mut::<MenuState>().overlays.retain(|overlay| *overlay != Overlay::FirstStart);
    match choice {
        FirstStartChoice::Learn => {
            if let Some(id) = LessonId::<G::Rules>::all().next() {
                open::<G>(world, id);
            }
        }
        FirstStartChoice::Quick => {
            matches::show_setup(world, G::Rules::KEY);
            world.write_message(UiRequest(UiIntent::Start));
        }
        FirstStartChoice::Know => {}
    }
}

/// Reports whether the learner is to act: no other player moves first, and no demonstration runs. Also returns true without a
/// lesson.
pub fn is_quiet<G: Game>(world: &World) -> bool {
    match (world.get_resource::<ActiveLesson<G>>(), world.get_resource::<Table<G::Rules>>()) {
        (Some(course), Some(table)) => !course.awaits(table) && course.showing.is_none(),
        _ => true,
    }
}

/// Removes the lesson once its match is no longer on the table.
pub fn closed<G: Game>(course: Option<Res<ActiveLesson<G>>>, now: Option<Res<MatchStatus>>, mut commands: Commands) {
    let ours = |game| now.as_ref().is_some_and(|now| now.id == game);
    if course.is_some_and(|course| !ours(course.game)) {
        commands.remove_resource::<ActiveLesson<G>>();
    }
}
