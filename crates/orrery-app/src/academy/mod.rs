//! The Academy in the program: opens and leaves lessons, follows their steps, and stores the learner's progress.

mod active_lesson;
mod bubble;
mod coach;
mod first_met;
mod follow;
mod lessons;
mod progress;

use bevy::prelude::*;

use crate::game::Game;
use crate::matches;
use crate::schedule::AppSystems;
use crate::state::Session;

pub use active_lesson::{ActiveLesson, LessonCoach};
pub use bubble::{menu, show, show_done, show_list, show_met, untaught};
pub use lessons::{first, is_quiet, open, rename, wish};
pub use progress::{AcademyState, finish, load};

/// Adds the resource with the learner's progress.
pub fn plugin(app: &mut App) {
    app.init_resource::<AcademyState>().init_resource::<progress::LessonProgressDirty>();
}

/// Adds the systems that run the lessons of a game.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow::act_out::<G>.run_if(resource_exists::<ActiveLesson<G>>).in_set(AppSystems::ShowLesson),
            (follow::notice::<G>, follow::go_on::<G>, coach::attend::<G>).chain().in_set(AppSystems::GuideLearner),
        ),
    )
    .add_systems(OnExit(Session::Lesson), matches::forget::<ActiveLesson<G>>);
}
