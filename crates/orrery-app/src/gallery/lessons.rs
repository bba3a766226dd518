//! The Academy's scenes: its screens, and every step of every lesson.

use super::app::{GalleryApp, GalleryScene, scenes};
use super::matches::crowded;
use crate::academy::{AcademyState, is_quiet};
use crate::game::Game;
use orrery_learn::academy::LessonId;
use orrery_ui::{Overlay, UiIntent};

/// Returns the scenes of the Academy's screens or, for a game without lessons, only the choices of the first start.
pub fn scenes<G: Game>() -> Vec<GalleryScene> {
    let first_start = |studio: &mut GalleryApp| studio.ask(UiIntent::Open(Overlay::FirstStart));
    if LessonId::<G::Rules>::all().next().is_none() {
        return scenes![G: "first-start" => first_start];
    }
    scenes![G:
        "academy" => academy::<G>,
        "first-start" => first_start,
        "lesson-menu" => menu::<G>,
        "lesson-done" => done::<G>,
    ]
}

/// Returns a scene for every step of every lesson, with names such as `solar-converter-1`.
pub fn steps<G: Game>() -> Vec<GalleryScene> {
    let of_lesson = |id: LessonId<G::Rules>| {
        let scene = move |at| {
            let play = move |studio: &mut GalleryApp| step::<G>(studio, id, at);
            GalleryScene::new::<G>(format!("{}-{}", id.word(), at + 1), play)
        };
        (0..id.lesson().steps.len()).map(scene)
    };
    LessonId::<G::Rules>::all().flat_map(of_lesson).collect()
}

/// Opens a lesson at a step.
fn step<G: Game>(studio: &mut GalleryApp, id: LessonId<G::Rules>, at: usize) {
    studio.world().resource_mut::<AcademyState>().0.set_step(id, at);
    studio.ask(UiIntent::Practise(id.number()));
    studio.wait(is_quiet::<G>);
}

fn academy<G: Game>(studio: &mut GalleryApp) {
    crowded::<G>(studio);
    for id in LessonId::<G::Rules>::all().take(4) {
        studio.world().resource_mut::<AcademyState>().0.finished(id);
    }
    if let Some(id) = LessonId::<G::Rules>::all().nth(4) {
        studio.world().resource_mut::<AcademyState>().0.set_step(id, 2);
    }
    studio.ask(UiIntent::Open(Overlay::Academy));
}

/// Returns the second lesson, or the only one, or `None` for a game without lessons.
fn second<G: Game>() -> Option<LessonId<G::Rules>> {
    LessonId::all().take(2).last()
}

fn menu<G: Game>(studio: &mut GalleryApp) {
    if let Some(id) = second::<G>() {
        step::<G>(studio, id, 1);
    }
    studio.ask(UiIntent::Open(Overlay::Menu));
}

fn done<G: Game>(studio: &mut GalleryApp) {
    if let Some(id) = second::<G>() {
        step::<G>(studio, id, 3);
        studio.front(|front| front.overlays.push(Overlay::LessonDone(id.number())));
    }
}
