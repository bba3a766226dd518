//! The profile of the people at this screen, and the state of the statistics screens.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::game::Game;
use orrery_learn::game_types;
use orrery_learn::stats::{GroupBy, MatchStats, Profile};
use orrery_ui::{LifetimeTab, MatchStatsTab};

/// The profile of the people at this screen in a game, and the state of its statistics screens.
#[derive(Resource)]
pub struct ProfileStore<G: Game> {
    /// The counted matches, achievements and puzzles, as stored in the file.
    pub profile: Profile<G::Rules>,
    /// The path of the profile's file; `None` if nothing is stored.
    pub(super) path: Option<PathBuf>,
    /// True while the file lacks changes of the profile.
    pub(super) unwritten: bool,
    /// The statistics of the selected match.
    pub game: Option<MatchStats<game_types::GameFigures<G>>>,
    /// The open tab of the match statistics.
    pub tab: MatchStatsTab,
    /// The open tab of the statistics of all matches.
    pub life: LifetimeTab,
    /// The grouping of matches in the statistics of all matches.
    pub split: GroupBy,
    /// The person whose matches are counted; `None` for all people.
    pub person: Option<String>,
}

impl<G: Game> Default for ProfileStore<G> {
    fn default() -> Self {
        ProfileStore {
            profile: Profile::default(),
            path: None,
            unwritten: false,
            game: None,
            tab: MatchStatsTab::default(),
            life: LifetimeTab::default(),
            split: GroupBy::default(),
            person: None,
        }
    }
}
