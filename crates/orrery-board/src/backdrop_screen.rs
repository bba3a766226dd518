//! The two backdrops of the sky: match and title.

use bevy::prelude::Resource;

/// The screen behind which the sky is shown.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BackdropScreen {
    /// A match, with everything in its place.
    #[default]
    Table,
    /// The title and its screens.
    Title,
}
