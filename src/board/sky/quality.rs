//! How much the sky may cost: chosen by the player, or by how long frames take.

use bevy::prelude::*;

/// How finely the sky is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Detail {
    /// Coarser ground, no cloud, no noise in a frame.
    Plain,
    /// Everything.
    #[default]
    Full,
}

impl Detail {
    /// Quality of the bakes' shaders, 0 (sketch) to 3.
    pub const fn fine(self) -> u32 {
        match self {
            Detail::Plain => 1,
            Detail::Full => 3,
        }
    }

    /// Quality of the shaders of a frame.
    pub const fn frame(self) -> u32 {
        match self {
            Detail::Plain => 0,
            Detail::Full => 1,
        }
    }

    /// Texels of the ground to a pixel of the screen.
    pub const fn bake_scale(self) -> f32 {
        match self {
            Detail::Plain => 0.6,
            Detail::Full => 1.0,
        }
    }

    /// Whether there is cloud.
    pub const fn has_clouds(self) -> bool {
        matches!(self, Detail::Full)
    }
}

/// How finely the sky is drawn now.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SkyDetail(pub Detail);
