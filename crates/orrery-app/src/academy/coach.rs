//! The coach of a whole match. It greets the learner, and later speaks only about opportunities, open or missed, or when the
//! learner hesitates.

use bevy::prelude::*;

use super::active_lesson::{ActiveLesson, LessonCoach, match_seats};
use super::progress::ProgressStore;
use crate::game::Game;
use crate::matches;
use crate::state::{MatchUiState, Screen, Session};
use orrery_core::{Colour, Level, Opponent};
use orrery_learn::academy::{LessonId, LessonRun};
use orrery_record::{Match, SeatControl, any_seed};
use orrery_table::{ChangeCause, Table, TableChange};
use orrery_ui::Overlay;

/// The time without a move after which the coach helps, in seconds.
const IDLE: f32 = 20.0;

/// Starts the match of a lesson, with the coach's greeting. If the match cannot be created, shows the error instead.
pub fn begin<G: Game>(In(id): In<LessonId<G::Rules>>, mut store: ProgressStore, mut commands: Commands) {
    let lesson = id.lesson();
    let seats = match_seats::<G>(&lesson.board, |colour| {
        if colour == lesson.learner() { SeatControl::Human } else { SeatControl::Ai(Opponent::engine(Level::Cadet)) }
    });
    let built = Match::<G::Rules>::from_scenario(&lesson.board, seats, any_seed());
    let Some(game) = store.files.menus.value_of(built) else { return };
    matches::put::<G>(&mut commands, game);
    commands.set_state_if_neq(Session::Lesson);
    let step = &lesson.steps[0];
    let coach = Some(LessonCoach::<G>::greeting(lesson.message(&step.say), step.glow.clone()));
    commands.insert_resource(ActiveLesson { coach, ..ActiveLesson::new(id, LessonRun::new(lesson, 0)) });
    store.change(|progress| progress.set_step(id, 0));
}

/// Follows the match, shows the coach's messages, and completes the lesson when the match ends.
pub fn attend<G: Game>(
    mut told: MessageReader<TableChange<G::Rules>>,
    course: Option<ResMut<ActiveLesson<G>>>,
    table: Option<Res<Table<G::Rules>>>,
    (mut store, play): (ProgressStore, Res<MatchUiState>),
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
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
            store.change(|progress| progress.finished(id));
            store.files.menus.overlays.push(Overlay::LessonDone(id.number()));
        }
        return;
    }
    if !table.local_turn() || !store.files.menus.overlays.is_empty() {
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
