//! Statistics of this game: the figures of a seat, and the achievements.

mod achievements;
mod columns;
mod count;
mod figures;

use super::FarSpaceFoundry;
use super::rules::{Order, Preset};
use orrery_learn::stats::{self, SoloChallenge, Statistics};

pub use self::achievements::Achievement;
pub use self::figures::{AchievementStats, ActionStats, GameSeatStats, SOLO_RANKS, SOURCES, SoloStats, TradeStats};

/// The statistics of one match.
pub type MatchStats = stats::MatchStats<GameSeatStats>;
/// The statistics of one seat in one match.
pub type SeatStats = stats::SeatStats<GameSeatStats>;

impl Statistics for FarSpaceFoundry {
    type Figures = GameSeatStats;
    type Achievement = Achievement;

    // The goals for solo matches (FSF-SOLO-1, FSF-SOLO-2): 22 points, 24 points, 28 points (more than the highest rank requires),
    // and a win with shuttle traffic.
    const CHALLENGES: &'static [SoloChallenge<Preset>] = &[
        SoloChallenge { word: "twenty-two", preset: Preset::Seed, points: 22 },
        SoloChallenge { word: "twenty-four", preset: Preset::Seed, points: 24 },
        SoloChallenge { word: "twenty-eight", preset: Preset::Seed, points: 28 },
        SoloChallenge { word: "busy", preset: Preset::BusySolo, points: 22 },
    ];

    // Dealing, keeping and stowing happen between turns.
    fn begins_turn(_: bool, order: &Order) -> bool {
        matches!(order, Order::Play { .. })
    }
}

#[cfg(test)]
mod tests;
