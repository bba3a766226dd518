//! The coach of a whole match, who speaks only after a missed opportunity or when the learner hesitates.

use bevy::prelude::*;

use super::active_lesson::{ActiveLesson, LessonCoach, match_seats};
use super::progress;
use crate::game::Game;
use crate::game_registry::ResumeMatchFn;
use crate::matches;
use crate::state::{MatchUiState, MenuState, Screen};
use orrery_core::{Colour, Level, Opponent};
use orrery_learn::academy::{LessonId, LessonRun};
use orrery_record::{Match, SeatControl, any_seed};
use orrery_table::{ChangeCause, Table, TableChange};
use orrery_ui::{Overlay, Toast};

/// The seconds without a move after which the coach helps.
const IDLE: f32 = 20.0;

/// Starts the match of a lesson, with the coach's greeting. If the match cannot be created, shows the error instead.
pub fn begin<G: Game>(world: &mut World, id: LessonId<G::Rules>, aside: Option<ResumeMatchFn>) {
    let lesson = id.lesson();
    let seats = match_seats::<G>(&lesson.board, |colour| {
        if colour == lesson.learner() { SeatControl::Human } else { SeatControl::Ai(Opponent::engine(Level::Cadet)) }
    });
    let game = match Match::<G::Rules>::from_scenario(&lesson.board, seats, any_seed()) {
        Ok(game) => game,
        Err(error) => return world.resource_mut::<MenuState>().toasts.push(Toast::trouble(error.to_string())),
    };
    let number = game.id();
    matches::open::<G>(world, game);
    let step = &lesson.steps[0];
    let coach = LessonCoach::<G>::greeting(lesson.message(&step.say), step.glow.clone());
    world.insert_resource(ActiveLesson {
        coach: Some(coach),
        ..ActiveLesson::new(id, LessonRun::new(lesson, 0), number, aside)
    });
    progress::change(world, |progress| progress.set_step(id, 0));
}

/// Marks the coach's current message as read.
pub fn heard<G: Game>(world: &mut World) {
    if let Some(coach) = &mut world.resource_mut::<ActiveLesson<G>>().coach {
        coach.fall_silent();
        coach.idle = 0.0;
    }
}

/// Follows the match, shows the coach's messages, and completes the lesson when the match ends.
pub fn attend<G: Game>(
    mut told: MessageReader<TableChange<G::Rules>>,
    course: Option<ResMut<ActiveLesson<G>>>,
    table: Option<Res<Table<G::Rules>>>,
    (front, play): (Res<MenuState>, Res<MatchUiState>),
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    let news: Vec<TableChange<G::Rules>> = told.read().cloned().collect();
    let (Some(mut course), Some(table)) = (course, table) else { return };
    let (learner, id, over) = (course.run.lesson().learner(), course.id, course.over);
    let course = course.bypass_change_detection();
    let Some(coach) = &mut course.coach else { return };
    for one in &news {
        follow(coach, one, learner);
    }
    if table.is_over() {
        coach.fall_silent();
        if !over && *screen.get() == Screen::End {
            course.over = true;
            commands.queue(move |world: &mut World| {
                progress::change(world, |progress| progress.finished(id));
                world.resource_mut::<MenuState>().overlays.push(Overlay::LessonDone(id.number()));
            });
        }
        return;
    }
    if !table.local_turn() || !front.overlays.is_empty() {
        return;
    }
    // While the learner reads the coach's advice, no message is shown over it, and the keys belong to the advice.
    if play.guide.open {
        coach.idle = 0.0;
        if !coach.greets {
            coach.fall_silent();
        }
        return;
    }
    coach.idle += time.delta_secs().min(5.0);
    if !news.is_empty()
        && let Some(word) = G::for_the_taking(table.view())
    {
        coach.say(word);
    }
    if coach.idle >= IDLE {
        coach.idle = 0.0;
        if let Some(word) = G::next_thing(table.view()) {
            coach.remind(word);
        }
    }
}

/// Updates the coach after an announced change of the table: removes an outdated message, and mentions a missed opportunity.
fn follow<G: Game>(coach: &mut LessonCoach<G>, one: &TableChange<G::Rules>, learner: Colour) {
    if one.cause == ChangeCause::Opened {
        return;
    }
    if one.mover != learner {
        // In the learner's next turn every message may be given again.
        coach.said.clear();
        return;
    }
    coach.idle = 0.0;
    // The message about the previous order is outdated; the greeting stays until it is read.
    if !coach.greets {
        coach.fall_silent();
    }
    if let ChangeCause::Order(Some(order)) = one.cause
        && let Some(word) = G::missed(&order, &one.before)
    {
        coach.say(word);
    }
}
