//! The data of the statistics screens, in words.

use super::{LifetimeTab, MatchStatsTab};
use crate::game_tabs::GameTabs;
use orrery_core::{Colour, GameKey};
use orrery_learn::stats::{AchievementProgress, FACES, GroupBy, MatchGroup};

/// Counts with a common title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountTable {
    /// The title.
    pub title: String,
    /// The label of each count, with a number for each player.
    pub lines: Vec<(String, Vec<u32>)>,
}

/// A player in the statistics of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatsSeat {
    /// The seat's colour.
    pub colour: Colour,
    /// The player's name.
    pub name: String,
    /// The points so far.
    pub points: i32,
}

/// The statistics of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchStatsView {
    /// The available tabs with their titles.
    pub tabs: Vec<(MatchStatsTab, String)>,
    /// The current tab.
    pub tab: MatchStatsTab,
    /// The players.
    pub seats: Vec<StatsSeat>,
    /// The content of the current tab.
    pub part: MatchStatsContent,
}

/// The content of a tab of a match's statistics, for every player.
#[derive(Debug, Clone, PartialEq)]
pub enum MatchStatsContent {
    /// The points at the start and after every turn.
    Points(Vec<Vec<i32>>),
    /// The count of each face.
    Dice(Vec<[u32; FACES]>),
    /// The counts, as bars.
    Places(CountTable),
    /// The counts, as figures.
    Actions(CountTable),
}

/// The statistics of all matches.
#[derive(Debug, Clone, PartialEq)]
pub struct LifetimeView {
    /// The choice of the game.
    pub games: GameTabs,
    /// The available tabs with their titles.
    pub tabs: Vec<(LifetimeTab, String)>,
    /// The current tab.
    pub tab: LifetimeTab,
    /// The people who have played, if the current tab distinguishes them.
    pub people: Vec<String>,
    /// The person whose matches are shown, or `None` for everyone's.
    pub person: Option<String>,
    /// True if any match was counted.
    pub any: bool,
    /// The content of the current tab.
    pub part: LifetimeContent,
}

/// The content of a tab of the statistics of all matches.
#[derive(Debug, Clone, PartialEq)]
pub enum LifetimeContent {
    /// No match was counted yet.
    Nothing,
    /// Victories, and actions.
    Matches(LifetimeTotals),
    /// The count of each face.
    Dice([u32; FACES]),
    /// The counts, as bars.
    Places(CountTable),
    /// The achievements.
    Medals(Vec<AchievementView>),
}

/// All matches in figures.
#[derive(Debug, Clone, PartialEq)]
pub struct LifetimeTotals {
    /// The game, which has its own words for the counted figures.
    pub game: GameKey,
    /// The totals.
    pub all: MatchGroup,
    /// The criterion by which they are split.
    pub split: GroupBy,
    /// Each group with its name.
    pub groups: Vec<(String, MatchGroup)>,
    /// The counts of actions.
    pub sums: Vec<(String, u32)>,
}

/// An achievement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AchievementView {
    /// Its name.
    pub name: String,
    /// Its requirement.
    pub help: String,
    /// The name of its picture.
    pub picture: String,
    /// The day on which it was earned, if it was.
    pub earned: Option<String>,
    /// Its progress.
    pub far: AchievementProgress,
}
