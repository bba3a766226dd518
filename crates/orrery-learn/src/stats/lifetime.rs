//! All matches of the people at this screen, added up.

use std::collections::BTreeMap;

use serde::Serialize;

use super::contract::{SeatFigures as _, Statistics};
use super::figures::{MatchStats, SeatStats};

/// What matches are told apart by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Split {
    /// The computer opponents' levels; a match with several counts for each.
    #[default]
    Opponent,
    /// The place in turn order.
    Seat,
    /// How many played.
    Players,
    /// The rules' preset.
    Preset,
}

impl Split {
    /// Every way to tell them apart.
    pub const ALL: &'static [Split] = &[Split::Opponent, Split::Seat, Split::Players, Split::Preset];
}

/// Matches of one kind.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Group {
    /// What they share: a level's word, a number, a preset's word; empty for changed rules.
    pub what: String,
    /// How many a person played: a match of two people counts twice.
    pub played: u32,
    /// Those won; a shared victory is one.
    pub won: u32,
    /// Points in all.
    pub points: i32,
}

impl Group {
    /// Victories, 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        f64::from(self.won) / f64::from(self.played.max(1))
    }

    /// Points a match.
    #[must_use]
    pub fn mean(&self) -> f64 {
        f64::from(self.points) / f64::from(self.played.max(1))
    }

    fn add<F>(&mut self, seat: &SeatStats<F>) {
        self.played += 1;
        self.won += u32::from(seat.winner);
        self.points += seat.points;
    }
}

/// All matches together.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Life<F> {
    /// All of them.
    pub all: Group,
    /// Turns begun.
    pub turns: u32,
    /// What the game counts of its own.
    pub own: F,
    /// By what the matches are split, in the order of their words.
    pub groups: Vec<Group>,
}

/// Adds up what people did in `matches`, split as wished; only those called `name`, if one is given.
#[must_use]
pub fn life<G: Statistics>(matches: &[MatchStats<G::Figures>], split: Split, name: Option<&str>) -> Life<G::Figures> {
    let mut life = Life::<G::Figures>::default();
    let mut groups: BTreeMap<String, Group> = BTreeMap::new();
    for stats in matches {
        let people = stats.seats.iter().filter(|s| s.is_person() && name.is_none_or(|name| name == s.name));
        for seat in people {
            life.all.add(seat);
            life.turns += seat.turns;
            life.own.add(&seat.own);
            for what in kinds(stats, seat, split) {
                groups.entry(what).or_default().add(seat);
            }
        }
    }
    life.groups = groups.into_iter().map(|(what, group)| Group { what, ..group }).collect();
    if split == Split::Opponent {
        let rank = |group: &Group| orrery_core::Level::ALL.iter().position(|level| level.word() == group.what);
        life.groups.sort_by_key(|group| rank(group).unwrap_or(usize::MAX));
    }
    life
}

/// What a match is counted under, each once.
fn kinds<F>(stats: &MatchStats<F>, seat: &SeatStats<F>, split: Split) -> Vec<String> {
    match split {
        Split::Opponent => {
            let played = |other: &&SeatStats<F>| other.colour != seat.colour && !other.changed_hands;
            let others = stats.seats.iter().filter(played);
            let mut levels: Vec<String> = others.map(|other| other.level().to_owned()).collect();
            levels.sort();
            levels.dedup();
            levels
        }
        Split::Seat => vec![seat.seat.to_string()],
        Split::Players => vec![stats.players().to_string()],
        Split::Preset => vec![stats.preset.clone().unwrap_or_default()],
    }
}
