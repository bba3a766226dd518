//! The profile of this screen, and what the statistics show.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::game::Game;
use orrery_learn::of;
use orrery_learn::stats::{MatchStats, Profile, Split};
use orrery_ui::{GameTab, LifeTab};

/// The profile of this screen in a game, and what its statistics show.
#[derive(Resource)]
pub struct Book<G: Game> {
    /// What is kept.
    pub profile: Profile<G::Rules>,
    /// The file; without one nothing is kept.
    pub(super) path: Option<PathBuf>,
    /// Whether something is kept that the file has not.
    pub(super) unwritten: bool,
    /// The match that is looked at.
    pub game: Option<MatchStats<of::Figures<G>>>,
    /// Which part of it.
    pub tab: GameTab,
    /// Which part of all matches.
    pub life: LifeTab,
    /// What all matches are split by.
    pub split: Split,
    /// Whose matches; everybody's without one.
    pub person: Option<String>,
}

impl<G: Game> Default for Book<G> {
    fn default() -> Self {
        Book {
            profile: Profile::default(),
            path: None,
            unwritten: false,
            game: None,
            tab: GameTab::default(),
            life: LifeTab::default(),
            split: Split::default(),
            person: None,
        }
    }
}
