//! Statistics for other programs: a table with a line for each player of each match, or everything as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use super::achievements::{Achievement, progress};
use super::count::MatchStats;
use super::profile::Profile;
use super::seat::{Flow, SeatStats};
use crate::rules::{Card, Facility};

/// The table's columns before those of dice, facilities and cards.
const FIRST: &[&str] = &[
    "match",
    "when",
    "preset",
    "rounds",
    "players",
    "seat",
    "colour",
    "name",
    "control",
    "points",
    "place",
    "winner",
    "turns",
    "raids",
    "raided",
    "cards_claimed",
    "cards_stolen",
    "cards_lost",
    "ships_built",
    "relics",
    "evicted",
    "constructor",
    "hub",
    "terraforming",
    "fuel_in",
    "ore_in",
    "fuel_out",
    "ore_out",
    "fuel_stolen",
    "ore_stolen",
    "fuel_lost",
    "ore_lost",
    "fuel_shed",
    "ore_shed",
];

/// The table: a heading, then a line for each player of each match.
///
/// # Errors
/// In plain English, when it cannot be put together.
pub fn csv_text(profile: &Profile) -> Result<String, String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let told = |error: csv::Error| error.to_string();
    let faces = (1..=6).map(|face| format!("die_{face}"));
    let docked = Facility::ALL.iter().map(|facility| format!("docked_{facility}"));
    let used = Card::ALL.iter().map(|card| format!("used_{card}"));
    let discarded = Card::ALL.iter().map(|card| format!("discarded_{card}"));
    let first = FIRST.iter().map(|&title| title.to_owned());
    writer.write_record(first.chain(faces).chain(docked).chain(used).chain(discarded)).map_err(told)?;
    for stats in profile.matches() {
        for seat in &stats.seats {
            writer.write_record(row(stats, seat)).map_err(told)?;
        }
    }
    let bytes = writer.into_inner().map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|error| error.to_string())
}

fn row(stats: &MatchStats, seat: &SeatStats) -> Vec<String> {
    let flow = &seat.flow;
    let preset = stats.preset.map(|preset| preset.0.word()).unwrap_or_default();
    let words = [&stats.id, &stats.when, preset].map(str::to_owned);
    let numbers = [stats.rounds, stats.players() as u32, u32::from(seat.seat)].map(|n| n.to_string());
    let who = [seat.colour.0.word().to_owned(), plain(&seat.name), seat.control.clone()];
    let rest = [
        u32::from(seat.points),
        u32::from(seat.place),
        u32::from(seat.winner),
        seat.turns,
        seat.raids,
        seat.raided,
        seat.cards_claimed,
        seat.cards_stolen,
        seat.cards_lost,
        seat.ships_built,
        seat.relics,
        seat.evicted,
    ];
    let flow = [
        [flow.fuel_in, flow.ore_in, flow.fuel_out, flow.ore_out, flow.fuel_stolen],
        [flow.ore_stolen, flow.fuel_lost, flow.ore_lost, flow.fuel_shed, flow.ore_shed],
    ];
    let counts = rest.iter().chain(&seat.colonies).chain(flow.iter().flatten());
    let counts = counts.chain(&seat.dice).chain(&seat.docked).chain(&seat.used).chain(&seat.discarded);
    words.into_iter().chain(numbers).chain(who).chain(counts.map(u32::to_string)).collect()
}

/// A name that no spreadsheet takes for a formula.
fn plain(name: &str) -> String {
    if name.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{name}") } else { name.to_owned() }
}

#[derive(Serialize)]
struct All<'a> {
    format: &'static str,
    version: u32,
    matches: Vec<Played<'a>>,
    achievements: Vec<Goal>,
}

#[derive(Serialize)]
struct Played<'a> {
    id: &'a str,
    when: &'a str,
    preset: Option<&'static str>,
    rounds: u32,
    tie_break: bool,
    points_by_turn: &'a [Vec<u8>],
    seats: Vec<Seat<'a>>,
}

#[derive(Serialize)]
struct Seat<'a> {
    colour: &'static str,
    name: &'a str,
    control: &'a str,
    seat: u8,
    points: u8,
    place: u8,
    winner: bool,
    turns: u32,
    dice: &'a [u32],
    docked: BTreeMap<&'static str, u32>,
    resources: &'a Flow,
    raids: u32,
    raided: u32,
    cards_claimed: u32,
    cards_stolen: u32,
    cards_lost: u32,
    cards_used: BTreeMap<&'static str, u32>,
    cards_discarded: BTreeMap<&'static str, u32>,
    ships_built: u32,
    relics: u32,
    evicted: u32,
    colonies: BTreeMap<&'static str, u32>,
}

#[derive(Serialize)]
struct Goal {
    name: &'static str,
    reached: u32,
    goal: u32,
    earned: Option<String>,
}

/// Everything that is kept, as JSON.
///
/// # Errors
/// In plain English, when it cannot be put together.
pub fn json_text(profile: &Profile) -> Result<String, String> {
    let goals = Achievement::ALL.iter().map(|&one| {
        let done = progress(one, profile.matches());
        let earned = profile.earned(one).map(|earned| earned.when.clone());
        Goal { name: one.word(), reached: done.reached, goal: done.goal, earned }
    });
    let all = All {
        format: "Orrery statistics",
        version: 1,
        matches: profile.matches().iter().map(played).collect(),
        achievements: goals.collect(),
    };
    serde_json::to_string_pretty(&all).map(|text| text + "\n").map_err(|error| error.to_string())
}

fn played(stats: &MatchStats) -> Played<'_> {
    Played {
        id: &stats.id,
        when: &stats.when,
        preset: stats.preset.map(|preset| preset.0.word()),
        rounds: stats.rounds,
        tie_break: stats.tie_break,
        points_by_turn: &stats.curve,
        seats: stats.seats.iter().map(seat_of).collect(),
    }
}

fn seat_of(seat: &SeatStats) -> Seat<'_> {
    let cards = |counts: &[u32; Card::COUNT]| Card::ALL.iter().map(|c| (c.word(), counts[c.index()])).collect();
    let ways = ["constructor", "hub", "terraforming"];
    Seat {
        colour: seat.colour.0.word(),
        name: &seat.name,
        control: &seat.control,
        seat: seat.seat,
        points: seat.points,
        place: seat.place,
        winner: seat.winner,
        turns: seat.turns,
        dice: &seat.dice,
        docked: Facility::ALL.iter().map(|f| (f.word(), seat.docked[f.index()])).collect(),
        resources: &seat.flow,
        raids: seat.raids,
        raided: seat.raided,
        cards_claimed: seat.cards_claimed,
        cards_stolen: seat.cards_stolen,
        cards_lost: seat.cards_lost,
        cards_used: cards(&seat.used),
        cards_discarded: cards(&seat.discarded),
        ships_built: seat.ships_built,
        relics: seat.relics,
        evicted: seat.evicted,
        colonies: ways.into_iter().zip(seat.colonies).collect(),
    }
}
