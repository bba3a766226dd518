//! What the systems of the board hand on to each other: the scene to show, what of it can be pointed at, and what is.

use bevy::math::Vec2;
use bevy::prelude::{Component, Deref, Resource};

use super::motion::Cues;
use super::scene::Scene;
use super::target::TargetId;
use super::zone::Hit;

/// The scene as composed, and the cues for what changed with it. Taken by whoever draws it.
#[derive(Resource, Default)]
pub struct NewScene(pub Option<(Scene, Cues)>);

/// What a game draws below the things of its scene, by shaders of its own; nothing while no match of it is open. Written with every
/// [`NewScene`].
#[derive(Resource)]
pub struct Backdrop<B: Send + Sync + 'static>(pub Option<B>);

impl<B: Send + Sync + 'static> Default for Backdrop<B> {
    fn default() -> Self {
        Self(None)
    }
}

/// What the mouse can point at, of the scene shown.
#[derive(Resource, Default, Deref)]
pub struct Hits(pub Vec<Hit>);

/// What is pointed at.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Hovered {
    /// By the mouse.
    pub mouse: Option<TargetId>,
    /// By the keys: what somebody moved the focus to, while it tells of itself. Written by whoever reads the keys.
    pub keys: Option<TargetId>,
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
    pub fn target(&self) -> Option<TargetId> {
        if self.keys_first { self.keys } else { self.mouse.or(self.keys) }
    }

    /// Whether that is what the keys stand on.
    #[must_use]
    pub fn by_keys(&self) -> bool {
        self.keys.is_some() && (self.keys_first || self.mouse.is_none())
    }

    /// What a question about what is pointed at means: what lies under the mouse too, whatever was used last.
    #[must_use]
    pub fn meant(&self) -> Option<TargetId> {
        self.target().or(self.mouse)
    }

    /// What a panel tells of, if it tells of anything: what the keys stand on, and what the mouse rests on of that which
    /// only a panel tells of.
    #[must_use]
    pub fn told_by_panels(&self, only_there: TargetId) -> Option<TargetId> {
        let rests = self.rested && !self.keys_first;
        self.keys.or(self.mouse.filter(|&target| rests && target == only_there))
    }
}

/// Something that is dragged by the mouse.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Held {
    /// What, where it was pressed, and whether it was picked before.
    pub thing: Option<(TargetId, Vec2, bool)>,
    /// Where it is, once it is dragged.
    pub at: Option<Vec2>,
}

/// On the picture of stars and sun behind everything.
#[derive(Component)]
pub struct SkyPicture;
