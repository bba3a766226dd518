//! The state shared by the board's systems: the scene to show, the hit areas, and the pointed target.

use bevy::math::Vec2;
use bevy::prelude::{Component, Deref, Resource};

use super::hit_area::HitArea;
use super::motion::MotionCues;
use super::scene::ComposedScene;
use super::target::TargetId;

/// A new scene with the cues for its changes, until the scene is drawn.
#[derive(Resource, Default)]
pub struct NewScene(pub Option<(ComposedScene, MotionCues)>);

/// The state of the game's own layers below the scene; `None` while no match of the game is open. Written with every
/// [`NewScene`].
#[derive(Resource)]
pub struct Backdrop<B: Send + Sync + 'static>(pub Option<B>);

impl<B: Send + Sync + 'static> Default for Backdrop<B> {
    fn default() -> Self {
        Self(None)
    }
}

/// The hit areas of the current scene.
#[derive(Resource, Default, Deref)]
pub struct HitAreas(pub Vec<HitArea>);

/// The targets under the mouse and under the keyboard focus.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct HoveredTargets {
    /// The target under the mouse.
    pub mouse: Option<TargetId>,
    /// The target under the keyboard focus, while it is explained. Written by the code that reads the keys.
    pub keys: Option<TargetId>,
    /// The time at which the mouse began to rest on its target, in seconds since the program's start.
    pub since: f32,
    /// True once the mouse has rested long enough for an explanation.
    pub rested: bool,
    /// True if the target was clicked. The target is not explained again until the mouse has been elsewhere.
    pub clicked: bool,
    /// True if keys were used last, so that the position of the mouse has no meaning.
    pub keys_first: bool,
}

impl HoveredTargets {
    /// Returns the pointed target, if there is one: under the keyboard focus if keys were used last, otherwise under the mouse or
    /// else under the keyboard focus.
    pub fn target(&self) -> Option<TargetId> {
        if self.keys_first { self.keys } else { self.mouse.or(self.keys) }
    }

    /// Reports whether the pointed target is the target under the keyboard focus.
    pub fn by_keys(&self) -> bool {
        self.keys.is_some() && (self.keys_first || self.mouse.is_none())
    }

    /// Returns the target about which the player asks. Includes the target under the mouse, even if keys were used last.
    pub fn meant(&self) -> Option<TargetId> {
        self.target().or(self.mouse)
    }

    /// Returns the target that a panel explains, if there is one: the target under the keyboard focus, or `only_there` if the
    /// mouse rests on it. The board does not explain `only_there`.
    pub fn told_by_panels(&self, only_there: TargetId) -> Option<TargetId> {
        let rests = self.rested && !self.keys_first;
        self.keys.or(self.mouse.filter(|&target| rests && target == only_there))
    }
}

/// The thing that is being dragged with the mouse.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct DraggedTarget {
    /// The target, the position at which it was pressed, and a flag that is true if it had already been picked.
    pub thing: Option<(TargetId, Vec2, bool)>,
    /// The current position of the thing; `None` until it counts as dragged.
    pub at: Option<Vec2>,
}

/// Marks the entity with the picture of the stars and the sun, behind everything else.
#[derive(Component)]
pub struct SkyPicture;
