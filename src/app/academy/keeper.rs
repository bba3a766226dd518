//! What was learned, kept in a file of its own in the data folder.

use bevy::prelude::*;

use crate::academy::Progress;
use crate::app::state::Front;
use crate::locale::text_args;
use crate::panels::Toast;
use crate::settings::{self, Folders, Problem};

/// How far the learner at this screen is.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Learner(pub Progress);

/// The file's name in the data folder.
const FILE: &str = "academy.ron";

/// Reads the progress; a file that does not read is set aside and named.
#[must_use]
pub fn load(folders: &Folders) -> (Learner, Option<Problem>) {
    let (progress, problem) = settings::load_file(&folders.data.join(FILE));
    (Learner(progress), problem)
}

/// Changes the progress and writes it at once; that it could not be written is told, once.
pub fn change(world: &mut World, change: impl FnOnce(&mut Progress)) {
    let before = world.resource::<Learner>().clone();
    change(&mut world.resource_mut::<Learner>().0);
    let now = world.resource::<Learner>().clone();
    let Some(folders) = world.get_resource::<Folders>() else { return };
    if now == before {
        return;
    }
    if let Err(reason) = settings::write_file(&folders.data.join(FILE), &now.0) {
        let words = text_args("academy-progress-not-saved", &[("reason", reason.into())]);
        let toasts = &mut world.resource_mut::<Front>().toasts;
        if !toasts.iter().any(|toast| toast.words == words) {
            toasts.push(Toast::trouble(words));
        }
    }
}
