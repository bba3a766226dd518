//! What the systems of the board hand on to each other: the scene to show, what of it can be pointed at, and what is.

use bevy::prelude::Resource;

use super::motion::Cues;
use super::scene::{Hit, Scene};
use crate::games::alien_frontiers::table::plan::Target;

/// The scene as composed, and the cues for what changed with it. Taken by whoever draws it.
#[derive(Resource, Default)]
pub struct NewScene(pub Option<(Scene, Cues)>);

/// What the mouse can point at, of the scene shown.
#[derive(Resource, Default)]
pub struct Hits(pub Vec<Hit>);

/// What is pointed at.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Hovered {
    /// By the mouse.
    pub mouse: Option<Target>,
    /// By the keys: what somebody moved the focus to, while it tells of itself. Written by whoever reads the keys.
    pub keys: Option<Target>,
    /// Since when the mouse rests on it, in seconds of the program's time.
    pub since: f32,
    /// Whether it rested long enough to be explained.
    pub rested: bool,
    /// Whether it was clicked: then it is known and not explained until the mouse has been elsewhere.
    pub clicked: bool,
    /// Whether the keys were used last: then the mouse only happens to lie where it is.
    pub keys_first: bool,
}

impl Hovered {
    /// What is pointed at.
    #[must_use]
    pub fn target(&self) -> Option<Target> {
        if self.keys_first { self.keys } else { self.mouse.or(self.keys) }
    }

    /// Whether that is what the keys stand on.
    #[must_use]
    pub fn by_keys(&self) -> bool {
        self.keys.is_some() && (self.keys_first || self.mouse.is_none())
    }

    /// What a question about what is pointed at means: what lies under the mouse too, whatever was used last.
    #[must_use]
    pub fn meant(&self) -> Option<Target> {
        self.target().or(self.mouse)
    }

    /// What a panel tells of, if it tells of anything: the button that rolls, of the whole tray.
    #[must_use]
    pub fn told_by_panels(&self) -> Option<Target> {
        let rests = self.rested && !self.keys_first;
        self.keys.or(self.mouse.filter(|&target| rests && target == Target::Roll))
    }
}
