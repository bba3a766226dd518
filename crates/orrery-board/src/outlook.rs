//! What the sky is the background of.

use bevy::prelude::Resource;

/// What the sky is the background of.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Outlook {
    /// A match: everything in its place.
    #[default]
    Table,
    /// The title and the screens that belong to it.
    Title,
}
