//! Opens lessons, runs them step by step, and leaves them.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::active_lesson::{ActiveLesson, call_sign, match_seats};
use super::progress::ProgressStore;
use super::{coach, first_met};
use crate::game::Game;
use crate::state::{MatchUiState, Session, UiRequest};
use crate::{matches, seats};
use orrery_board::HoveredTargets;
use orrery_core::{GameFrontend, Rules as _};
use orrery_learn::academy::{Lesson, LessonAction, LessonId, LessonRun, StepStart};
use orrery_learn::game_types;
use orrery_record::{Match, MatchSetupError, SeatControl};
use orrery_table::{OrderPredicate, OrderRestrictions, Table};
use orrery_ui::{FirstStartChoice, LessonIntent, Overlay, UiIntent};

/// Replaces the names of the players on a lesson's table with their call signs in the current language.
pub fn rename<G: Game>(table: &mut Table<G::Rules>) {
    let seats: Vec<_> = table.seats().iter().map(|seat| seat.colour).collect();
    for colour in seats {
        table.set_name(colour, call_sign::<G>(colour));
    }
}

/// Builds the match of a lesson at the start of a step.
fn match_of<G: Game>(
    lesson: &Lesson<G::Rules>,
    stand: &StepStart<G::Rules>,
) -> Result<Match<G::Rules>, MatchSetupError> {
    let control = |colour| if colour == lesson.learner() { SeatControl::Human } else { SeatControl::Replay };
    let seats = match_seats::<G>(stand.board, control);
    let mut game = Match::from_scenario(stand.board, seats, 1)?;
    for order in &stand.orders {
        // The build has verified that no order is refused.
        let _ = game.give(*order);
    }
    Ok(game)
}

/// Opens a lesson at the step where the learner left it. A lesson that is a whole match starts from the beginning. An open match
/// is set aside.
pub fn open<G: Game>(commands: &mut Commands, id: LessonId<G::Rules>) {
    commands.run_system_cached(matches::set_aside);
    if id.lesson().coached {
        commands.run_system_cached_with(coach::begin::<G>, id);
    } else {
        commands.run_system_cached_with(set_up::<G>, (id, None, StepOpening::Plain));
    }
}

/// The way in which a step begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StepOpening {
    /// Without a demonstration or a note.
    Plain,
    /// With its demonstration, if it has one.
    Demonstration,
    /// With the note that the learner should now try.
    NowTry,
}

/// Sets up a lesson on the table, at the beginning of the step with this index or, without an index, of the step at which the
/// learner left it.
fn set_up<G: Game>(
    In((id, at, opening)): In<(LessonId<G::Rules>, Option<usize>, StepOpening)>,
    mut store: ProgressStore,
    mut commands: Commands,
) {
    let lesson = id.lesson();
    let run = LessonRun::new(lesson, at.unwrap_or_else(|| store.progress.0.of(id).at));
    let built = match_of::<G>(lesson, &lesson.step_start(run.at()));
    let Some(game) = store.files.menus.value_of(built) else { return };
    // Other players need only names, because no opponent thinks in a lesson.
    let names = seats::names::<G>(&game.info().seats);
    let panels = MatchUiState { names, ..MatchUiState::default() };
    matches::open_practice::<G>(&mut commands, Session::Lesson, game, panels);
    commands.insert_resource(ActiveLesson::<G> { picks: run.picked_before(), ..ActiveLesson::new(id, run) });
    commands.run_system_cached_with(begin_step::<G>, opening);
}

/// Starts the current step: the other players move first, then the limits of the step apply to the learner's orders.
fn begin_step<G: Game>(
    In(opening): In<StepOpening>,
    mut params: LessonParams<G>,
    hovered: Option<Res<HoveredTargets>>,
    mut filter: ResMut<OrderRestrictions<G::Rules>>,
) {
    let (Some(table), Some(course)) = (&params.table, &mut params.lesson) else { return };
    course.stood = hovered.and_then(|hovered| hovered.target());
    let given = |line: &LessonAction<G::Rules>| if let LessonAction::Give(order) = line { Some(*order) } else { None };
    let rival: Vec<game_types::Order<G>> = course.run.step().rival.iter().filter_map(given).collect();
    course.floor = table.orders_given() + rival.len();
    course.note = (opening == StepOpening::NowTry).then(|| "academy-now-try".to_owned());
    (course.showing, course.shown, course.watched, course.seen) = (None, false, false, false);
    (course.waited, course.rested) = (0.0, 0.0);
    (course.pointing, course.opened_overlay) = (None, None);
    let lines: VecDeque<LessonAction<G::Rules>> = course.run.step().show_me.iter().copied().collect();
    if opening == StepOpening::Demonstration && !lines.is_empty() {
        course.showing = Some((lines, 0.5));
    }
    let (run, floor) = (course.run.clone(), course.floor);
    let (id, at) = (course.id, run.at());
    let undo_limit = run.undo_floor(floor);
    let allow: OrderPredicate<G::Rules> = Arc::new(move |_, order| run.allows(order));
    *filter = OrderRestrictions { allow: Some(allow), undo_limit, skip_confirmation: None };
    params.offer();
    if let Some(table) = &mut params.table {
        table.prompt(rival);
    }
    params.store.change(|progress| progress.set_step(id, at));
}

/// The open lesson, its table, and the learner's progress.
#[derive(SystemParam)]
pub struct LessonParams<'w, 's, G: Game> {
    pub(super) lesson: Option<ResMut<'w, ActiveLesson<G>>>,
    pub(super) table: Option<ResMut<'w, Table<<G as GameFrontend>::Rules>>>,
    pub(super) store: ProgressStore<'w>,
    pub(super) commands: Commands<'w, 's>,
}

impl<G: Game> LessonParams<'_, '_, G> {
    /// Limits the targets that can be clicked to those that the step uses. A step to be read allows no target that starts an
    /// order.
    pub(super) fn offer(&mut self) {
        let (Some(course), Some(table)) = (&self.lesson, &mut self.table) else { return };
        let (taught, reads) = (course.run.clone(), course.reads());
        table.show_only(Some(Arc::new(move |target| offers::<G>(&taught, reads, target))));
    }

    /// Moves to the next step. After the last step, marks the lesson as done.
    pub(super) fn next_step(&mut self) {
        let Some(course) = self.lesson.as_mut().filter(|course| !course.over) else { return };
        let id = course.id;
        if !course.run.go_on() {
            course.over = true;
            course.showing = None;
            self.store.change(|progress| progress.finished(id));
            self.store.files.menus.overlays.push(Overlay::LessonDone(id.number()));
        } else if course.run.step().board.is_some() {
            self.again(false, StepOpening::Plain);
        } else {
            self.commands.run_system_cached_with(begin_step::<G>, StepOpening::Plain);
        }
    }

    /// Sets up the current step again, or the previous step if `back` is true.
    pub(super) fn again(&mut self, back: bool, opening: StepOpening) {
        let Some(course) = &self.lesson else { return };
        let at = course.run.at().saturating_sub(usize::from(back));
        self.commands.run_system_cached_with(set_up::<G>, (course.id, Some(at), opening));
    }

    /// Leaves the lesson. Restores the match that was set aside, or shows the title; then opens the list of lessons if `to_list`
    /// is true.
    fn leave(&mut self, to_list: bool) {
        self.commands.run_system_cached_with(matches::resume, to_list.then_some(Overlay::Academy));
    }
}

/// Reports whether `target` can be clicked in the step. `reads` is true while the lesson waits for the learner to continue.
fn offers<G: Game>(run: &LessonRun<G::Rules>, reads: bool, target: game_types::ClickTarget<G>) -> bool {
    if reads {
        return !G::begins(target);
    }
    let pointed = run.points() && G::tells_of_itself(target);
    let begins = G::leads_to(target);
    pointed || begins.is_empty() || begins.iter().any(|begin| run.could_allow(begin))
}

/// Carries out a request of the learner.
pub fn wish<G: Game>(In(wish): In<LessonIntent>, mut params: LessonParams<G>) {
    if let LessonIntent::Hints(hints) = wish {
        return params.store.change(|progress| progress.let_hint(hints));
    }
    let Some(course) = &mut params.lesson else {
        if wish == LessonIntent::Next
            && let Some(table) = &params.table
        {
            first_met::read::<G>(table, &mut params.store);
        }
        return;
    };
    let (coach, showing) = (course.coach.is_some(), course.showing.is_some());
    match wish {
        LessonIntent::Next if coach => course.hear_coach(),
        LessonIntent::Back | LessonIntent::Reset | LessonIntent::ShowMe if coach => {}
        // A demonstration that runs does not begin again.
        LessonIntent::ShowMe if showing => {}
        LessonIntent::Next => params.next_step(),
        LessonIntent::Back => params.again(true, StepOpening::Plain),
        LessonIntent::Reset => params.again(false, StepOpening::Plain),
        LessonIntent::ShowMe => params.again(false, StepOpening::Demonstration),
        LessonIntent::Leave => params.leave(false),
        LessonIntent::ToAcademy => params.leave(true),
        LessonIntent::Hints(_) => {}
    }
}

/// Carries out the choice made at the first start.
pub fn first<G: Game>(
    In(choice): In<FirstStartChoice>,
    mut store: ProgressStore,
    mut requests: MessageWriter<UiRequest>,
    mut commands: Commands,
) {
    store.change(|progress| progress.offered = true);
    store.files.menus.overlays.retain(|overlay| *overlay != Overlay::FirstStart);
    match choice {
        FirstStartChoice::Learn => {
            if let Some(id) = LessonId::<G::Rules>::all().next() {
                open::<G>(&mut commands, id);
            }
        }
        FirstStartChoice::Quick => {
            commands.run_system_cached_with(matches::show_setup, G::Rules::KEY);
            requests.write(UiRequest(UiIntent::Start));
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
