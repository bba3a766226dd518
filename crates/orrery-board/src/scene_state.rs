//! The state shared by the board's systems: the scene to show, the click areas, and the pointed target.

use bevy::math::Vec2;
use bevy::prelude::{Component, Deref, Resource};

use super::hit_area::HitArea;
use super::motion::MotionCues;
use super::scene::Scene;
use super::target::TargetId;

/// The new scene, and the cues for its changes. The system that draws it takes it.
#[derive(Resource, Default)]
pub struct NewScene(pub Option<(Scene, MotionCues)>);

/// The game's own layers below the scene, or `None` while no match of it is open. Written with every [`NewScene`].
#[derive(Resource)]
pub struct Backdrop<B: Send + Sync + 'static>(pub Option<B>);

impl<B: Send + Sync + 'static> Default for Backdrop<B> {
    fn default() -> Self {
        Self(None)
    }
}

/// The click areas of the current scene.
#[derive(Resource, Default, Deref)]
pub struct HitAreas(pub Vec<HitArea>);

/// The pointed targets.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct HoveredTargets {
    /// The target under the mouse.
    pub mouse: Option<TargetId>,
    /// The target that the keys have marked, while it is explained. Written by the code that reads the keys.
    pub keys: Option<TargetId>,
    /// The time since which the mouse rests on it, in seconds of the program's time.
    pub since: f32,
    /// True once it has rested long enough for an explanation.
    pub rested: bool,
    /// True if the target was clicked. It is then not explained until the mouse has been elsewhere.
    pub clicked: bool,
    /// True if the keys were used last. The mouse's position is then accidental.
    pub keys_first: bool,
}

impl HoveredTargets {
    /// Returns the pointed target.
    #[must_use]
    pub fn target(&self) -> Option<TargetId> {
        if self.keys_first { self.keys } else { self.mouse.or(self.keys) }
    }

    /// Reports whether the pointed target is the one that the keys have marked.
    #[must_use]
    pub fn by_keys(&self) -> bool {
        self.keys.is_some() && (self.keys_first || self.mouse.is_none())
    }

    /// Returns the target of a question about the pointed thing. This includes the one under the mouse, even if the keys were used
    /// last.
    #[must_use]
    pub fn meant(&self) -> Option<TargetId> {
        self.target().or(self.mouse)
    }

    /// Returns the target that a panel explains, if any: the one that the keys have marked, or `only_there`, which only a panel
    /// explains, if the mouse rests on it.
    #[must_use]
    pub fn told_by_panels(&self, only_there: TargetId) -> Option<TargetId> {
        let rests = self.rested && !self.keys_first;
        self.keys.or(self.mouse.filter(|&target| rests && target == only_there))
    }
}

/// The thing that the mouse drags.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct DraggedTarget {
    /// The target, the place where it was pressed, and whether it was picked before.
    pub thing: Option<(TargetId, Vec2, bool)>,
    /// Its place, once it is dragged.
    pub at: Option<Vec2>,
}

/// Marks the picture of stars and sun behind everything.
#[derive(Component)]
pub struct SkyPicture;
