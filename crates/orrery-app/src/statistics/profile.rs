//! The profile of the people at this screen, and the state of the statistics screens.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::game::Game;
use orrery_learn::game_types;
use orrery_learn::stats::{GameProfile, MatchGrouping, MatchStats};
use orrery_ui::{LifetimeStatsTab, MatchStatsTab};

/// The profile of the people at this screen in a game, and the state of its statistics screens.
#[derive(Resource)]
pub struct StatisticsState<G: Game> {
    /// The counted matches, achievements and puzzles, as stored in the file.
    pub profile: GameProfile<G::Rules>,
    /// The path of the profile's file; `None` if nothing is stored.
    pub(super) path: Option<PathBuf>,
    /// True while the file lacks changes of the profile.
    pub(super) unwritten: bool,
    /// The statistics of the match for which they were last requested.
    pub game: Option<MatchStats<game_types::GameSeatStats<G>>>,
    /// The open tab of the match statistics.
    pub tab: MatchStatsTab,
    /// The open tab of the statistics of all matches.
    pub life: LifetimeStatsTab,
    /// The grouping of matches in the statistics of all matches.
    pub split: MatchGrouping,
    /// The person whose matches are counted; `None` for all people.
    pub person: Option<String>,
}

impl<G: Game> Default for StatisticsState<G> {
    fn default() -> Self {
        StatisticsState {
            profile: GameProfile::default(),
            path: None,
            unwritten: false,
            game: None,
            tab: MatchStatsTab::default(),
            life: LifetimeStatsTab::default(),
            split: MatchGrouping::default(),
            person: None,
        }
    }
}
