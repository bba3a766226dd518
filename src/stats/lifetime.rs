//! All matches of the people at this screen, added up.

use std::collections::BTreeMap;

use serde::Serialize;

use super::count::MatchStats;
use super::dice::FACES;
use super::seat::{Flow, SeatStats};
use crate::rules::{Card, Facility};

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
    pub points: u32,
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

    fn add(&mut self, seat: &SeatStats) {
        self.played += 1;
        self.won += u32::from(seat.winner);
        self.points += u32::from(seat.points);
    }
}

/// All matches together.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Life {
    /// All of them.
    pub all: Group,
    /// Turns begun.
    pub turns: u32,
    /// How often each face was rolled.
    pub dice: [u32; FACES],
    /// Ships docked, by facility.
    pub docked: [u32; Facility::COUNT],
    /// Powers used and discarded, by card.
    pub cards: [u32; Card::COUNT],
    /// Fuel and ore.
    pub flow: Flow,
    /// Raids made, and raids suffered.
    pub raids: [u32; 2],
    /// Colonies from the Constructor, the Hub and the Terraforming Station.
    pub colonies: [u32; 3],
    /// By what the matches are split, in the order of their words.
    pub groups: Vec<Group>,
}

/// Adds up what people did in `matches`, split as wished; only those called `name`, if one is given.
#[must_use]
pub fn life(matches: &[MatchStats], split: Split, name: Option<&str>) -> Life {
    let mut life = Life::default();
    let mut groups: BTreeMap<String, Group> = BTreeMap::new();
    for stats in matches {
        let people = stats.seats.iter().filter(|s| s.is_person() && name.is_none_or(|name| name == s.name));
        for seat in people {
            life.add(seat);
            for what in kinds(stats, seat, split) {
                groups.entry(what).or_default().add(seat);
            }
        }
    }
    life.groups = groups.into_iter().map(|(what, group)| Group { what, ..group }).collect();
    if split == Split::Opponent {
        let rank = |group: &Group| crate::core::Level::ALL.iter().position(|level| level.word() == group.what);
        life.groups.sort_by_key(|group| rank(group).unwrap_or(usize::MAX));
    }
    life
}

/// What a match is counted under, each once.
fn kinds(stats: &MatchStats, seat: &SeatStats, split: Split) -> Vec<String> {
    match split {
        Split::Opponent => {
            let others = stats.seats.iter().filter(|other| other.colour != seat.colour);
            let mut levels: Vec<String> = others.map(|other| other.level().to_owned()).collect();
            levels.sort();
            levels.dedup();
            levels
        }
        Split::Seat => vec![seat.seat.to_string()],
        Split::Players => vec![stats.players().to_string()],
        Split::Preset => vec![stats.preset.map(|preset| preset.0.word().to_owned()).unwrap_or_default()],
    }
}

fn add_all<const N: usize>(sum: &mut [u32; N], more: &[u32; N]) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

impl Life {
    fn add(&mut self, seat: &SeatStats) {
        self.all.add(seat);
        self.turns += seat.turns;
        add_all(&mut self.dice, &seat.dice);
        add_all(&mut self.docked, &seat.docked);
        add_all(&mut self.cards, &seat.used);
        add_all(&mut self.cards, &seat.discarded);
        add_all(&mut self.colonies, &seat.colonies);
        self.raids[0] += seat.raids;
        self.raids[1] += seat.raided;
        let (sum, more) = (&mut self.flow, &seat.flow);
        sum.fuel_in += more.fuel_in;
        sum.ore_in += more.ore_in;
        sum.fuel_out += more.fuel_out;
        sum.ore_out += more.ore_out;
        sum.fuel_stolen += more.fuel_stolen;
        sum.ore_stolen += more.ore_stolen;
        sum.fuel_lost += more.fuel_lost;
        sum.ore_lost += more.ore_lost;
        sum.fuel_shed += more.fuel_shed;
        sum.ore_shed += more.ore_shed;
    }
}
