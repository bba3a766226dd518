//! What can be achieved in matches against computer opponents or alone, worked out anew from the matches counted.

use super::contract::{Achieved, Measure};
use super::figures::{MatchStats, SeatStats};

/// Makes a game's list of achievements, over what it counts of a seat: a name, the word that never changes, how much is asked for,
/// and of what.
#[macro_export]
macro_rules! achievements {
    (over $figures:ty; $($(#[$meta:meta])* $name:ident = $word:literal, $goal:literal, $measure:expr;)+) => {
        /// Something to achieve.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Achievement { $($(#[$meta])* $name),+ }

        impl Achievement {
            /// Every achievement, in the order of the list.
            pub const ALL: &'static [Achievement] = &[$(Achievement::$name),+];

            /// The word of the profile and the language files; it never changes.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Achievement::$name => $word),+ }
            }

            /// How much is asked for.
            #[must_use]
            pub const fn goal(self) -> u32 {
                match self { $(Achievement::$name => $goal),+ }
            }
        }

        impl $crate::stats::Achieved<$figures> for Achievement {
            fn all() -> &'static [Self] {
                Self::ALL
            }

            fn word(self) -> &'static str {
                Self::word(self)
            }

            fn goal(self) -> u32 {
                Self::goal(self)
            }

            fn measure(self) -> $crate::stats::Measure<$figures> {
                match self { $(Achievement::$name => $measure),+ }
            }
        }
    };
}
pub use achievements;

/// 1 if this is so.
#[must_use]
pub const fn yes(so: bool) -> u32 {
    so as u32
}

/// 1 for a victory over an opponent of this level.
#[must_use]
pub fn beat<F>(stats: &MatchStats<F>, seat: &SeatStats<F>, level: &str) -> u32 {
    yes(seat.winner && stats.seats.iter().any(|other| !other.winner && !other.changed_hands && other.level() == level))
}

/// The figure if the match was won.
#[must_use]
pub const fn won<F>(seat: &SeatStats<F>, figure: u32) -> u32 {
    if seat.winner { figure } else { 0 }
}

/// Points above the best other player.
#[must_use]
pub fn margin<F>(stats: &MatchStats<F>, seat: &SeatStats<F>) -> u32 {
    u32::try_from(seat.points - stats.best_other(seat)).unwrap_or(0)
}

/// How far something is achieved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// How much there is, at most what is asked for.
    pub reached: u32,
    /// How much is asked for.
    pub goal: u32,
}

impl Progress {
    /// Whether it is achieved.
    #[must_use]
    pub const fn is_done(self) -> bool {
        self.reached >= self.goal
    }
}

/// How far `achievement` is in these matches: by any person, in matches with a computer opponent, or alone.
#[must_use]
pub fn progress<F, A: Achieved<F>>(achievement: A, matches: &[MatchStats<F>]) -> Progress {
    let counted = matches.iter().filter(|stats| stats.is_contest());
    let people = counted.flat_map(|stats| stats.seats.iter().filter(|s| s.is_person()).map(move |s| (stats, s)));
    let reached = match achievement.measure() {
        Measure::Best(figure) => people.map(|(m, s)| figure(m, s)).max().unwrap_or(0),
        Measure::Sum(figure) => people.map(|(m, s)| figure(m, s)).sum(),
        Measure::Bits(figure) => people.fold(0, |bits, (m, s)| bits | figure(m, s)).count_ones(),
    };
    let goal = achievement.goal();
    Progress { reached: reached.min(goal), goal }
}
