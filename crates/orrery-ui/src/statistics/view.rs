//! What the screens of statistics show, in words.

use super::{GameTab, LifeTab};
use crate::game_tabs::GameTabs;
use orrery_core::{Colour, GameKey};
use orrery_learn::stats::{FACES, Group, Progress, Split};

/// Counts under one title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counts {
    /// What they are counts of.
    pub title: String,
    /// What each is, with a count for each player.
    pub lines: Vec<(String, Vec<u32>)>,
}

/// A player in the statistics of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatsSeat {
    /// The colour played.
    pub colour: Colour,
    /// The player's name.
    pub name: String,
    /// Points so far.
    pub points: i32,
}

/// The statistics of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct GameStatsView {
    /// The parts there are, with their titles.
    pub tabs: Vec<(GameTab, String)>,
    /// The part that is shown.
    pub tab: GameTab,
    /// Who played.
    pub seats: Vec<StatsSeat>,
    /// What it shows.
    pub part: GamePart,
}

/// What a part of a match's statistics shows of every player.
#[derive(Debug, Clone, PartialEq)]
pub enum GamePart {
    /// Everybody's points at the start and after every turn.
    Points(Vec<Vec<i32>>),
    /// How often each face came.
    Dice(Vec<[u32; FACES]>),
    /// Bars.
    Places(Counts),
    /// Figures.
    Deeds(Counts),
}

/// The statistics of all matches.
#[derive(Debug, Clone, PartialEq)]
pub struct LifeView {
    /// Of which game.
    pub games: GameTabs,
    /// The parts there are, with their titles.
    pub tabs: Vec<(LifeTab, String)>,
    /// The part that is shown.
    pub tab: LifeTab,
    /// Who played, where it is told apart by people.
    pub people: Vec<String>,
    /// Whose matches; everybody's without one.
    pub person: Option<String>,
    /// Whether any match was counted.
    pub any: bool,
    /// What it shows.
    pub part: LifePart,
}

/// What a part of the statistics of all matches shows.
#[derive(Debug, Clone, PartialEq)]
pub enum LifePart {
    /// Nothing was counted yet.
    Nothing,
    /// Victories, and what was done.
    Matches(Matches),
    /// How often each face came.
    Dice([u32; FACES]),
    /// Bars.
    Places(Counts),
    /// What can be achieved.
    Medals(Vec<Medal>),
}

/// All matches in figures.
#[derive(Debug, Clone, PartialEq)]
pub struct Matches {
    /// The game whose words name what they are counted in.
    pub game: GameKey,
    /// All together.
    pub all: Group,
    /// What they are split by.
    pub split: Split,
    /// Each kind of them by its name.
    pub groups: Vec<(String, Group)>,
    /// What was done in them.
    pub sums: Vec<(String, u32)>,
}

/// Something to achieve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Medal {
    /// What it is called.
    pub name: String,
    /// What has to be done.
    pub help: String,
    /// The name of its picture.
    pub picture: String,
    /// The day it was earned, if it was.
    pub earned: Option<String>,
    /// How far it is.
    pub far: Progress,
}
