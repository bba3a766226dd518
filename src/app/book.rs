//! The profile of this screen, and what the statistics show.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::share;
use super::state::Front;
use crate::locale::{in_quotes, text, text_args};
use crate::panels::{GameTab, LifeTab, LifeView, Overlay, StatsWish, Toast};
use crate::record::daily;
use crate::settings::Folders;
use crate::stats::{Achievement, MatchStats, Profile, Split, countable, csv_text, json_text, profile_path};
use crate::table::{Announced, Table};

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
