//! The data shown on the statistics screens, with texts ready for display.

use super::{LifetimeStatsTab, MatchStatsTab};
use crate::game_tabs::GameTabs;
use orrery_core::{Colour, GameKey};
use orrery_learn::stats::{AchievementProgress, FACES, MatchGroup, MatchGrouping};

/// A table of counts with a title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountTable {
    /// The title of the table.
    pub title: String,
    /// The lines: a label, with a count for each player.
    pub lines: Vec<(String, Vec<u32>)>,
}

/// A player in the statistics of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatsSeat {
    /// The player's seat.
    pub colour: Colour,
    /// The player's name.
    pub name: String,
    /// The player's current points.
    pub points: i32,
}

/// The statistics of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchStatsView {
    /// The available tabs with their titles.
    pub tabs: Vec<(MatchStatsTab, String)>,
    /// The current tab.
    pub tab: MatchStatsTab,
    /// The players, in the order of the columns.
    pub seats: Vec<StatsSeat>,
    /// The content of the current tab.
    pub part: MatchStatsContent,
}

/// The content of a tab in the statistics of a match.
#[derive(Debug, Clone, PartialEq)]
pub enum MatchStatsContent {
    /// The points of all players: one list for the start, and one after every turn.
    Points(Vec<Vec<i32>>),
    /// For each player, the number of times that each face was rolled.
    Dice(Vec<[u32; FACES]>),
    /// Counts for each place, such as a dock, shown as bars.
    Places(CountTable),
    /// Counts for each kind of action, shown as figures.
    Actions(CountTable),
}

/// The statistics of all matches.
#[derive(Debug, Clone, PartialEq)]
pub struct LifetimeStatsView {
    /// The tabs that select the game.
    pub games: GameTabs,
    /// The available tabs with their titles.
    pub tabs: Vec<(LifetimeStatsTab, String)>,
    /// The current tab.
    pub tab: LifetimeStatsTab,
    /// The people who have played, if the current tab distinguishes them.
    pub people: Vec<String>,
    /// The person whose matches are shown, or `None` for all people.
    pub person: Option<String>,
    /// True if at least one match has been counted.
    pub any: bool,
    /// The content of the current tab.
    pub part: LifetimeStatsContent,
}

/// The content of a tab in the statistics of all matches.
#[derive(Debug, Clone, PartialEq)]
pub enum LifetimeStatsContent {
    /// A note that no match has been counted yet.
    Nothing,
    /// The numbers of matches and victories, and the counts of actions.
    Matches(LifetimeStatsTotals),
    /// The number of times that each face was rolled.
    Dice([u32; FACES]),
    /// Counts for each place, such as a dock, shown as bars.
    Places(CountTable),
    /// The achievements, as medals.
    Medals(Vec<AchievementView>),
}

/// The totals of all matches.
#[derive(Debug, Clone, PartialEq)]
pub struct LifetimeStatsTotals {
    /// The game, which has its own words for the figures.
    pub game: GameKey,
    /// The total of all matches.
    pub all: MatchGroup,
    /// The criterion by which the matches are split.
    pub split: MatchGrouping,
    /// The groups of matches, each with its name.
    pub groups: Vec<(String, MatchGroup)>,
    /// The counts of people's actions, each with its label.
    pub sums: Vec<(String, u32)>,
}

/// An achievement, as its medal shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AchievementView {
    /// The name of the achievement.
    pub name: String,
    /// The requirement of the achievement.
    pub help: String,
    /// The name of the achievement's picture.
    pub picture: String,
    /// The day on which the achievement was earned, or `None` before that.
    pub earned: Option<String>,
    /// The progress of the achievement.
    pub far: AchievementProgress,
}
