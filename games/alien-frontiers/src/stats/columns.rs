//! The columns of a seat's statistics in this game, for export.

use std::collections::BTreeMap;

use serde::Serialize;

use super::figures::{GameStats, ResourceFlow};
use crate::rules::{Card, Facility};

/// The names of the columns before those of dice, facilities and cards.
const FIRST: [&str; 21] = [
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

/// Returns the titles of the columns.
pub fn titles() -> Vec<String> {
    let faces = (1..=6).map(|face| format!("die_{face}"));
    let docked = Facility::ALL.iter().map(|facility| format!("docked_{facility}"));
    let used = Card::ALL.iter().map(|card| format!("used_{card}"));
    let discarded = Card::ALL.iter().map(|card| format!("discarded_{card}"));
    let first = FIRST.iter().map(|&title| title.to_owned());
    first.chain(faces).chain(docked).chain(used).chain(discarded).collect()
}

/// Returns the values of a row, one for each column.
pub fn row(of: &GameStats) -> Vec<u32> {
    let flow = &of.flow;
    let rest =
        [of.raids, of.raided, of.cards_claimed, of.cards_stolen, of.cards_lost, of.ships_built, of.relics, of.evicted];
    let flow = [
        [flow.fuel_in, flow.ore_in, flow.fuel_out, flow.ore_out, flow.fuel_stolen],
        [flow.ore_stolen, flow.fuel_lost, flow.ore_lost, flow.fuel_shed, flow.ore_shed],
    ];
    let counts = rest.iter().chain(&of.colonies).chain(flow.iter().flatten());
    counts.chain(&of.dice).chain(&of.docked).chain(&of.used).chain(&of.discarded).copied().collect()
}

#[derive(Serialize)]
struct ExportedGameStats<'a> {
    dice: &'a [u32],
    docked: BTreeMap<&'static str, u32>,
    resources: &'a ResourceFlow,
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

/// Returns the figures in the form exported as JSON, with their names.
pub fn export(of: &GameStats) -> impl Serialize {
    let cards = |counts: &[u32; Card::COUNT]| Card::ALL.iter().map(|c| (c.word(), counts[c.index()])).collect();
    let ways = ["constructor", "hub", "terraforming"];
    ExportedGameStats {
        dice: &of.dice,
        docked: Facility::ALL.iter().map(|f| (f.word(), of.docked[f.index()])).collect(),
        resources: &of.flow,
        raids: of.raids,
        raided: of.raided,
        cards_claimed: of.cards_claimed,
        cards_stolen: of.cards_stolen,
        cards_lost: of.cards_lost,
        cards_used: cards(&of.used),
        cards_discarded: cards(&of.discarded),
        ships_built: of.ships_built,
        relics: of.relics,
        evicted: of.evicted,
        colonies: ways.into_iter().zip(of.colonies).collect(),
    }
}
