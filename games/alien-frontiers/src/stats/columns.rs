//! The figures of a seat in this game, for the screens and for export.

use std::collections::BTreeMap;

use serde::Serialize;

use super::figures::{GameSeatStats, ResourceFlow};
use crate::rules::{Card, Facility};
use orrery_learn::stats::{StatColumn, by_keyword, in_total, numbered, per_match};

/// The figures that the screens show for a match, in their order.
pub const MATCH: &[StatColumn<GameSeatStats>] = &[
    in_total("fuel_in", |s| s.flow.fuel_in),
    in_total("ore_in", |s| s.flow.ore_in),
    per_match("fuel_out", |s| s.flow.fuel_out),
    per_match("ore_out", |s| s.flow.ore_out),
    in_total("stolen", GameSeatStats::stolen),
    in_total("lost", |s| s.flow.fuel_lost + s.flow.ore_lost),
    per_match("shed", |s| s.flow.fuel_shed + s.flow.ore_shed),
    in_total("raids", |s| s.raids),
    in_total("raided", |s| s.raided),
    per_match("evicted", |s| s.evicted),
    per_match("claimed", |s| s.cards_claimed),
    per_match("cards_stolen", |s| s.cards_stolen),
    per_match("cards_lost", |s| s.cards_lost),
    per_match("used", |s| s.used.iter().sum()),
    per_match("discarded", |s| s.discarded.iter().sum()),
    per_match("built", |s| s.ships_built),
    per_match("relics", |s| s.relics),
    in_total("constructor", |s| s.colonies[0]),
    in_total("hub", |s| s.colonies[1]),
    in_total("terraforming", |s| s.colonies[2]),
];

/// Returns the columns of an exported table with their values: more figures than on the screens, then the dice, facilities and
/// cards.
pub fn table(of: &GameSeatStats) -> Vec<(String, u32)> {
    let flow = &of.flow;
    let first = [
        ("raids", of.raids),
        ("raided", of.raided),
        ("cards_claimed", of.cards_claimed),
        ("cards_stolen", of.cards_stolen),
        ("cards_lost", of.cards_lost),
        ("ships_built", of.ships_built),
        ("relics", of.relics),
        ("evicted", of.evicted),
        ("constructor", of.colonies[0]),
        ("hub", of.colonies[1]),
        ("terraforming", of.colonies[2]),
        ("fuel_in", flow.fuel_in),
        ("ore_in", flow.ore_in),
        ("fuel_out", flow.fuel_out),
        ("ore_out", flow.ore_out),
        ("fuel_stolen", flow.fuel_stolen),
        ("ore_stolen", flow.ore_stolen),
        ("fuel_lost", flow.fuel_lost),
        ("ore_lost", flow.ore_lost),
        ("fuel_shed", flow.fuel_shed),
        ("ore_shed", flow.ore_shed),
    ];
    let first = first.into_iter().map(|(title, count)| (title.to_owned(), count));
    let lists = first.chain(numbered("die", &of.dice)).chain(by_keyword::<Facility>("docked", &of.docked));
    let cards = by_keyword::<Card>("used", &of.used).chain(by_keyword::<Card>("discarded", &of.discarded));
    lists.chain(cards).collect()
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
pub fn export(of: &GameSeatStats) -> impl Serialize {
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
