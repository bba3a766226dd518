//! The totals over all matches of the human players at this screen.

use std::collections::BTreeMap;

use serde::Serialize;

use super::contract::{SeatGameStats as _, Statistics};
use super::figures::{MatchStats, SeatStats};

/// A property by which matches can be grouped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MatchGrouping {
    /// The level of another player, or `human`. A match with several levels counts for each of them.
    #[default]
    Opponent,
    /// The position of the player in turn order.
    Seat,
    /// The number of players.
    Players,
    /// The preset of the rule options.
    Preset,
}

impl MatchGrouping {
    /// Every property, in the order of display.
    pub const ALL: &'static [MatchGrouping] =
        &[MatchGrouping::Opponent, MatchGrouping::Seat, MatchGrouping::Players, MatchGrouping::Preset];
}

/// The totals over a group of matches.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct MatchGroup {
    /// The property that the matches share: the name of a level, a number, or the name of a preset; empty for matches with
    /// changed options.
    pub what: String,
    /// The number of results of human players. A match with two of them counts twice.
    pub played: u32,
    /// The number of victories. A shared victory counts in full.
    pub won: u32,
    /// The number of matches that a human player finished in a better place than every opponent of the group's level. Counted
    /// only if grouped by opponent.
    pub ahead: u32,
    /// The total points.
    pub points: i32,
}

impl MatchGroup {
    /// Returns the share of victories, from 0 to 1.
    pub fn share(&self) -> f64 {
        f64::from(self.won) / f64::from(self.played.max(1))
    }

    /// Returns the mean number of points per match.
    pub fn mean(&self) -> f64 {
        f64::from(self.points) / f64::from(self.played.max(1))
    }

    fn add<F>(&mut self, seat: &SeatStats<F>) {
        self.played += 1;
        self.won += u32::from(seat.winner);
        self.points += seat.points;
    }
}

/// The totals over all matches, and over each group.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LifetimeStats<F> {
    /// The totals over all matches.
    pub all: MatchGroup,
    /// The number of turns begun.
    pub turns: u32,
    /// The game's own figures, combined over all matches.
    pub own: F,
    /// The groups, sorted by the property that they share: levels from the weakest to the strongest, followed by other players;
    /// other properties by name.
    pub groups: Vec<MatchGroup>,
}

/// Sums up the results of human players in `matches`, grouped by `split`. If `name` is given, only players with that name count.
pub fn lifetime_stats<G: Statistics>(
    matches: &[MatchStats<G::Figures>],
    split: MatchGrouping,
    name: Option<&str>,
) -> LifetimeStats<G::Figures> {
    let mut life = LifetimeStats::<G::Figures>::default();
    let mut groups: BTreeMap<String, MatchGroup> = BTreeMap::new();
    for stats in matches {
        let people = stats.seats.iter().filter(|s| s.is_person() && name.is_none_or(|name| name == s.name));
        for seat in people {
            life.all.add(seat);
            life.turns += seat.turns;
            life.own.add(&seat.own);
            for what in kinds(stats, seat, split) {
                let ahead = split == MatchGrouping::Opponent && is_ahead(stats, seat, &what);
                let group = groups.entry(what).or_default();
                group.add(seat);
                group.ahead += u32::from(ahead);
            }
        }
    }
    life.groups = groups.into_iter().map(|(what, group)| MatchGroup { what, ..group }).collect();
    if split == MatchGrouping::Opponent {
        let rank = |group: &MatchGroup| orrery_core::Level::ALL.iter().position(|level| level.word() == group.what);
        life.groups.sort_by_key(|group| rank(group).unwrap_or(usize::MAX));
    }
    life
}

/// Returns the other seats of a match, except those that changed hands.
fn opponents<'a, F>(stats: &'a MatchStats<F>, seat: &'a SeatStats<F>) -> impl Iterator<Item = &'a SeatStats<F>> {
    stats.seats.iter().filter(|other| other.colour != seat.colour && !other.changed_hands)
}

/// Returns true if the seat finished in a better place than every opponent of this level.
fn is_ahead<F>(stats: &MatchStats<F>, seat: &SeatStats<F>, level: &str) -> bool {
    opponents(stats, seat).filter(|other| other.level() == level).all(|other| seat.place < other.place)
}

/// Returns the groups to which a match belongs, without repetitions.
fn kinds<F>(stats: &MatchStats<F>, seat: &SeatStats<F>, split: MatchGrouping) -> Vec<String> {
    match split {
        MatchGrouping::Opponent => {
            let mut levels: Vec<String> = opponents(stats, seat).map(|other| other.level().to_owned()).collect();
            levels.sort();
            levels.dedup();
            levels
        }
        MatchGrouping::Seat => vec![seat.seat.to_string()],
        MatchGrouping::Players => vec![stats.players().to_string()],
        MatchGrouping::Preset => vec![stats.preset.clone().unwrap_or_default()],
    }
}
