//! The two backdrops: the sky of a match and the sky of the title.

use bevy::prelude::Resource;

/// The kind of screen that is shown in front of the sky.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BackdropScreen {
    /// A match: the sky is drawn with the sun of the game's table.
    #[default]
    Table,
    /// The title, and the screens that open from it.
    Title,
}
