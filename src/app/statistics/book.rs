//! The profile of this screen, and what the statistics show.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::games::alien_frontiers::stats::{MatchStats, Profile};
use crate::panels::{GameTab, LifeTab, LifeView};
use crate::stats::Split;

/// The profile of this screen, and what the statistics show.
#[derive(Resource, Default)]
pub struct Book {
    /// What is kept.
    pub profile: Profile,
    /// The file; without one nothing is kept.
    pub(super) path: Option<PathBuf>,
    /// The match that is looked at.
    pub game: Option<MatchStats>,
    /// Which part of it.
    pub tab: GameTab,
    /// Which part of all matches.
    pub life: LifeTab,
    /// What all matches are split by.
    pub split: Split,
    /// Whose matches; everybody's without one.
    pub person: Option<String>,
}

impl Book {
    /// What the screen of all matches shows.
    #[must_use]
    pub fn view(&self) -> LifeView<'_> {
        LifeView { profile: &self.profile, tab: self.life, split: self.split, person: self.person.as_deref() }
    }
}
