//! `layout.ron`. All of it is read, so a mistyped name or value stops the build, though the bake itself needs none of it.
#![allow(dead_code, reason = "fields are there to be checked by reading them")]

use std::collections::BTreeMap;

use serde::Deserialize;

use super::vocab::{Facility, Territory};

type Point = (f32, f32);
type Area = (f32, f32, f32, f32);

/// `layout.ron`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    width: f32,
    height: f32,
    shadow: Point,
    sun: Disc,
    moon: Disc,
    planet: Planet,
    berth: Berth,
    facilities: BTreeMap<Facility, Station>,
    hub: Hub,
    bay: Bay,
    beam: Beam,
    territories: BTreeMap<Territory, Place>,
    label: Label,
    relic: Point,
    field_rack: Vec<Point>,
    display: Display,
    column: Column,
    foot: (f32, f32, f32, f32),
    title: Title,
}

/// x, y and size.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Title {
    planet: (f32, f32, f32),
    moon: (f32, f32, f32),
    stations: BTreeMap<Facility, (f32, f32, f32)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Disc {
    x: f32,
    y: f32,
    r: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Planet {
    x: f32,
    y: f32,
    r: f32,
    core: f32,
    bezel: f32,
    owners: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Berth {
    width: f32,
    height: f32,
    pitch: f32,
    ship: Point,
    plate: f32,
    link: Point,
    taken_link: Point,
    taken_link_scale: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Station {
    name: Point,
    groups: Vec<Group>,
    strips: Vec<Point>,
    station: Area,
    line: Vec<Point>,
    territory: Option<Territory>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    at: Point,
    berths: u8,
    bound: Bound,
}

#[derive(Deserialize)]
enum Bound {
    Single,
    Equal,
    Run,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hub {
    berths: Point,
    row: f32,
    circle: f32,
    circle_pitch: f32,
    radius: f32,
    last_radius: f32,
    rail: Point,
    mark: f32,
    mark_radius: f32,
    colony: Point,
    colony_scale: f32,
    launch: Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bay {
    at: Point,
    pads: u8,
    crowd: f32,
    width: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Beam {
    from: Point,
    to: Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    angle: Option<f32>,
    name: Point,
    owner: Point,
    patch: Point,
    fields: Vec<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Label {
    second_line: f32,
    bonus: f32,
    bonus_height: f32,
    domes: f32,
    dome_pitch: f32,
    plate: Area,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Display {
    cards: Vec<Point>,
    size: Point,
    art: Area,
    pills: Point,
    pill_height: f32,
    title: f32,
    title_step: f32,
    deck: Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Column {
    players: Vec<Area>,
    tray: Area,
    dice: Point,
    dice_pitch: f32,
    dice_scale: f32,
    hand: Vec<Area>,
    log: Area,
    menu: Area,
    undo: Area,
    coach: Area,
    end_turn: Area,
}

impl Layout {
    /// Nothing missing: every facility and territory has its place.
    ///
    /// # Errors
    /// Names what is missing.
    pub fn check(&self) -> Result<(), String> {
        if let Some(facility) = Facility::ALL.iter().find(|f| !self.facilities.contains_key(f)) {
            return Err(format!("{facility} has no place"));
        }
        if let Some(territory) = Territory::ALL.iter().find(|t| !self.territories.contains_key(t)) {
            return Err(format!("{territory} has no place"));
        }
        Ok(())
    }
}
