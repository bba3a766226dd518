//! Achievements in solo matches and in matches against computer opponents. They are always derived from the counted matches.

use super::contract::{AchievementKind, AchievementMeasure};
use super::figures::{MatchStats, SeatStats};

/// Defines a game's list of achievements. Each has a name, a stable word, a goal, and a measure that is computed from the figures
/// of a seat. The first achievement is for a match played to its end, and its word differs from game to game. Achievements for
/// victories over each level follow.
#[macro_export]
macro_rules! achievements {
    (over $figures:ty, after $first:ident = $word:literal; $($others:tt)+) => {
        $crate::achievements! {
            over $figures;
            /// A match played to its end.
            $first = $word, 1, $crate::stats::AchievementMeasure::Sum(|_, _| 1);
            /// A victory over a Cadet.
            BeatCadet = "beat-cadet", 1, $crate::stats::AchievementMeasure::Best(|m, s| $crate::stats::beat(m, s, "cadet"));
            /// A victory over a Pilot.
            BeatPilot = "beat-pilot", 1, $crate::stats::AchievementMeasure::Best(|m, s| $crate::stats::beat(m, s, "pilot"));
            /// A victory over a Captain.
            BeatCaptain = "beat-captain", 1, $crate::stats::AchievementMeasure::Best(|m, s| $crate::stats::beat(m, s, "captain"));
            /// A victory over a Commodore.
            BeatCommodore = "beat-commodore", 1, $crate::stats::AchievementMeasure::Best(|m, s| $crate::stats::beat(m, s, "commodore"));
            /// A victory over an Admiral.
            BeatAdmiral = "beat-admiral", 1, $crate::stats::AchievementMeasure::Best(|m, s| $crate::stats::beat(m, s, "admiral"));
            $($others)+
        }
    };
    (over $figures:ty; $($(#[$meta:meta])* $name:ident = $word:literal, $goal:literal, $measure:expr;)+) => {
        /// The achievements of the game.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Achievement { $($(#[$meta])* $name),+ }

        impl Achievement {
            /// Every achievement, in the order of the list.
            pub const ALL: &'static [Achievement] = &[$(Achievement::$name),+];

            /// Returns the word in the profile and the language files, which never changes.
            pub const fn word(self) -> &'static str {
                match self { $(Achievement::$name => $word),+ }
            }

            /// Returns the value required for the achievement.
            pub const fn goal(self) -> u32 {
                match self { $(Achievement::$name => $goal),+ }
            }
        }

        impl $crate::stats::AchievementKind<$figures> for Achievement {
            fn all() -> &'static [Self] {
                Self::ALL
            }

            fn word(self) -> &'static str {
                Self::word(self)
            }

            fn goal(self) -> u32 {
                Self::goal(self)
            }

            fn measure(self) -> $crate::stats::AchievementMeasure<$figures> {
                match self { $(Achievement::$name => $measure),+ }
            }
        }
    };
}
pub use achievements;

/// Returns 1 if `so` is true, otherwise 0.
pub const fn one_if(so: bool) -> u32 {
    so as u32
}

/// Returns 1 if the seat won against a player of this level whose seat did not change hands, otherwise 0.
pub fn beat<F>(stats: &MatchStats<F>, seat: &SeatStats<F>, level: &str) -> u32 {
    one_if(
        seat.winner && stats.seats.iter().any(|other| !other.winner && !other.changed_hands && other.level() == level),
    )
}

/// Returns `figure` if the seat has won, otherwise 0.
pub const fn won<F>(seat: &SeatStats<F>, figure: u32) -> u32 {
    if seat.winner { figure } else { 0 }
}

/// Returns the seat's lead over the best other player, in points, or 0 if the seat is not ahead.
pub fn margin<F>(stats: &MatchStats<F>, seat: &SeatStats<F>) -> u32 {
    u32::try_from(seat.points - stats.best_other(seat)).unwrap_or(0)
}

/// The progress towards an achievement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AchievementProgress {
    /// The value reached so far, at most `goal`.
    pub reached: u32,
    /// The value required for the achievement.
    pub goal: u32,
}

impl AchievementProgress {
    /// Returns true if the achievement is earned.
    pub const fn is_done(self) -> bool {
        self.reached >= self.goal
    }
}

/// Returns the progress of all human players towards `achievement` in these matches. Only solo matches and matches with a
/// computer opponent count.
pub fn progress<F, A: AchievementKind<F>>(achievement: A, matches: &[MatchStats<F>]) -> AchievementProgress {
    let counted = matches.iter().filter(|stats| stats.is_contest());
    let people = counted.flat_map(|stats| stats.seats.iter().filter(|s| s.is_person()).map(move |s| (stats, s)));
    let reached = match achievement.measure() {
        AchievementMeasure::Best(figure) => people.map(|(m, s)| figure(m, s)).max().unwrap_or(0),
        AchievementMeasure::Sum(figure) => people.map(|(m, s)| figure(m, s)).sum(),
        AchievementMeasure::Bits(figure) => people.fold(0, |bits, (m, s)| bits | figure(m, s)).count_ones(),
    };
    let goal = achievement.goal();
    AchievementProgress { reached: reached.min(goal), goal }
}
