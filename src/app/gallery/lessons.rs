//! The Academy's scenes: its screens, and every step of every lesson.

use std::sync::LazyLock;

use super::scenes::crowded;
use super::studio::{Play, Scene, Studio, step};
use crate::app::academy::Learner;
use crate::games::alien_frontiers::academy::LessonId;
use crate::panels::{Overlay, UiIntent};

/// Scenes of the Academy's screens.
pub const ACADEMY: &[Scene] = &[
    Scene { name: "academy", play: Play::Scene(academy) },
    Scene { name: "first-start", play: Play::Scene(|studio| studio.ask(UiIntent::Open(Overlay::FirstStart))) },
    Scene { name: "lesson-menu", play: Play::Scene(menu) },
    Scene { name: "lesson-done", play: Play::Scene(done) },
];

/// A scene for every step of every lesson: `solar-converter-1` and so on.
pub fn steps() -> &'static [Scene] {
    static STEPS: LazyLock<Vec<Scene>> = LazyLock::new(|| {
        let step = |(id, at): (LessonId, usize)| {
            let name: &'static str = Box::leak(format!("{}-{}", id.word(), at + 1).into_boxed_str());
            Scene { name, play: Play::Lesson(id, at) }
        };
        LessonId::all().flat_map(|id| (0..id.lesson().steps.len()).map(move |at| (id, at))).map(step).collect()
    });
    &STEPS
}

fn academy(studio: &mut Studio) {
    crowded(studio);
    for id in LessonId::all().take(4) {
        studio.world().resource_mut::<Learner>().0.finished(id);
    }
    if let Some(id) = LessonId::all().nth(4) {
        studio.world().resource_mut::<Learner>().0.stands(id, 2);
    }
    studio.ask(UiIntent::Open(Overlay::Academy));
}

fn menu(studio: &mut Studio) {
    if let Some(id) = LessonId::all().nth(1) {
        step(studio, id, 1);
    }
    studio.ask(UiIntent::Open(Overlay::Menu));
}

fn done(studio: &mut Studio) {
    if let Some(id) = LessonId::all().nth(1) {
        step(studio, id, 3);
        studio.front(|front| front.overlays.push(Overlay::LessonDone(id.number())));
    }
}
