//! What can be achieved in matches against computer opponents, worked out anew from the matches counted.

use super::count::MatchStats;
use super::seat::SeatStats;
use crate::rules::{Card, Facility};

macro_rules! achievements {
    ($($(#[$meta:meta])* $name:ident = $word:literal, $goal:literal, $measure:expr;)+) => {
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

            fn measure(self) -> Measure {
                match self { $(Achievement::$name => $measure),+ }
            }
        }
    };
}

/// How matches come to a figure.
enum Measure {
    /// The best that one match had.
    Best(fn(&MatchStats, &SeatStats) -> u32),
    /// All matches together.
    Sum(fn(&MatchStats, &SeatStats) -> u32),
    /// Bits that any match set.
    Bits(fn(&MatchStats, &SeatStats) -> u32),
}

use Measure::{Best, Bits, Sum};

/// 1 if this is so.
const fn yes(so: bool) -> u32 {
    so as u32
}

/// 1 for a victory over an opponent of this level.
fn beat(stats: &MatchStats, seat: &SeatStats, level: &str) -> u32 {
    yes(seat.winner && stats.seats.iter().any(|other| !other.winner && other.level() == level))
}

/// The figure if the match was won.
const fn won(seat: &SeatStats, figure: u32) -> u32 {
    if seat.winner { figure } else { 0 }
}

/// Points above the best other player.
fn margin(stats: &MatchStats, seat: &SeatStats) -> u32 {
    u32::from(seat.points.saturating_sub(stats.best_other(seat)))
}

achievements! {
    /// A match played to its end.
    FirstOrbit = "first-orbit", 1, Sum(|_, _| 1);
    /// A victory over a Cadet.
    BeatCadet = "beat-cadet", 1, Best(|m, s| beat(m, s, "cadet"));
    /// A victory over a Pilot.
    BeatPilot = "beat-pilot", 1, Best(|m, s| beat(m, s, "pilot"));
    /// A victory over a Captain.
    BeatCaptain = "beat-captain", 1, Best(|m, s| beat(m, s, "captain"));
    /// A victory over a Commodore.
    BeatCommodore = "beat-commodore", 1, Best(|m, s| beat(m, s, "commodore"));
    /// A victory over an Admiral.
    BeatAdmiral = "beat-admiral", 1, Best(|m, s| beat(m, s, "admiral"));
    /// A victory at a table of four.
    FullTable = "full-table", 1, Best(|m, s| yes(s.winner && m.players() == 4));
    /// A victory by exactly one point.
    OnePoint = "one-point", 1, Best(|m, s| yes(s.winner && margin(m, s) == 1));
    /// A victory on a tie-break.
    TieBreak = "tie-break", 1, Best(|m, s| yes(s.winner && m.tie_break));
    /// A victory by five points.
    Landslide = "landslide", 5, Best(|m, s| won(s, margin(m, s)));
    /// A victory after being four points behind.
    Comeback = "comeback", 4, Best(|_, s| won(s, u32::from(s.marks.behind)));
    /// A victory without a raid.
    CleanHands = "clean-hands", 1, Best(|_, s| yes(s.winner && s.raids == 0));
    /// A victory without using or discarding a card.
    BareHands = "bare-hands", 1, Best(|_, s| yes(s.winner && s.used.iter().chain(&s.discarded).all(|&n| n == 0)));
    /// A victory without building a ship.
    SmallFleet = "small-fleet", 1, Best(|_, s| yes(s.winner && s.ships_built == 0));
    /// Twelve resources taken in raids in one match.
    Corsair = "corsair", 12, Best(|_, s| s.stolen());
    /// Six own ships and the relic at once.
    Armada = "armada", 7, Best(|_, s| u32::from(s.marks.fleet));
    /// Five cards at once.
    Collector = "collector", 5, Best(|_, s| u32::from(s.marks.cards));
    /// The Alien City and the Alien Monument at once.
    TwoWonders = "two-wonders", 1, Best(|_, s| yes(s.marks.both_wonders));
    /// Five territories at once.
    HalfPlanet = "half-planet", 5, Best(|_, s| u32::from(s.marks.territories));
    /// Four facilities in one turn.
    FourStops = "four-stops", 4, Best(|_, s| u32::from(s.marks.facilities));
    /// Two colonies in one turn.
    TwoLandings = "two-landings", 2, Best(|_, s| u32::from(s.marks.landings));
    /// Three colonies from the Constructor in one match.
    MasterBuilder = "master-builder", 3, Best(|_, s| s.colonies[0]);
    /// Three launches from the Hub in one match.
    LaunchMaster = "launch-master", 3, Best(|_, s| s.colonies[1]);
    /// Three colonies from the Terraforming Station in one match.
    Terraformer = "terraformer", 3, Best(|_, s| s.colonies[2]);
    /// Every facility but the Bay in one match.
    GrandTour = "grand-tour", 9, Best(|_, s| tour(s));
    /// The relic ship bought.
    RelicHunter = "relic-hunter", 1, Best(|_, s| s.relics);
    /// Every territory controlled at some time.
    Surveyor = "surveyor", 8, Bits(|_, s| u32::from(s.marks.held));
    /// The power of every card that has one, used or discarded.
    Archivist = "archivist", 8, Bits(|_, s| powers(s));
    /// Twenty-five victories.
    Veteran = "veteran", 25, Sum(|_, s| yes(s.winner));
}

fn tour(seat: &SeatStats) -> u32 {
    let docked = Facility::ALL.iter().filter(|&&f| f != Facility::MaintenanceBay && seat.docked[f.index()] > 0);
    docked.count() as u32
}

fn powers(seat: &SeatStats) -> u32 {
    let tried = |card: &Card| seat.used[card.index()] + seat.discarded[card.index()] > 0;
    Card::ALL.iter().filter(|card| tried(card)).fold(0, |bits, card| bits | 1 << card.index())
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

/// How far `achievement` is in these matches: by any person, in matches with a computer opponent.
#[must_use]
pub fn progress(achievement: Achievement, matches: &[MatchStats]) -> Progress {
    let counted = matches.iter().filter(|stats| stats.has_opponent());
    let people = counted.flat_map(|stats| stats.seats.iter().filter(|s| s.is_person()).map(move |s| (stats, s)));
    let reached = match achievement.measure() {
        Best(figure) => people.map(|(m, s)| figure(m, s)).max().unwrap_or(0),
        Sum(figure) => people.map(|(m, s)| figure(m, s)).sum(),
        Bits(figure) => people.fold(0, |bits, (m, s)| bits | figure(m, s)).count_ones(),
    };
    let goal = achievement.goal();
    Progress { reached: reached.min(goal), goal }
}
