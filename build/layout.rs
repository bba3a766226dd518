//! `layout.ron`. All of it is read, so a mistyped name or value stops the build, though the bake itself needs only the
//! territories' outlines.
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
    key: char,
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

    /// Half the angle of a wedge, in degrees.
    fn half_wedge(&self) -> f32 {
        180.0 / self.territories.values().filter(|place| place.angle.is_some()).count().max(1) as f32
    }

    /// The point at clock angle `degrees`, `r` from the planet's middle.
    fn on_planet(&self, r: f32, degrees: f32) -> Point {
        let a = degrees.to_radians();
        (self.planet.x + r * a.sin(), self.planet.y - r * a.cos())
    }

    /// Path data of a territory's outline.
    pub fn wedge(&self, territory: Territory) -> String {
        let Planet { x, y, r, core, .. } = self.planet;
        let Some(middle) = self.territories.get(&territory).and_then(|place| place.angle) else {
            return format!(
                "M{} {y}A{core} {core} 0 1 1 {} {y}A{core} {core} 0 1 1 {} {y}Z",
                x - core,
                x + core,
                x - core
            );
        };
        let (from, to) = (middle - self.half_wedge(), middle + self.half_wedge());
        let [a, b, c, d] = [(core, from), (r, from), (r, to), (core, to)].map(|(r, angle)| self.on_planet(r, angle));
        let (ax, ay, bx, by, cx, cy, dx, dy) = (a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1);
        format!("M{ax} {ay}L{bx} {by}A{r} {r} 0 0 1 {cx} {cy}L{dx} {dy}A{core} {core} 0 0 0 {ax} {ay}Z")
    }

    /// A view box round a territory's outline with `margin` on all sides, in whole units.
    pub fn wedge_box(&self, territory: Territory, margin: f32) -> String {
        let Planet { r, core, .. } = self.planet;
        let middle = self.territories.get(&territory).and_then(|place| place.angle);
        let half = self.half_wedge();
        // The outline bends, so it is measured at every degree.
        let points: Vec<Point> = match middle {
            None => (0..360).map(|i| self.on_planet(core, i as f32)).collect(),
            Some(a) => (0..=100)
                .map(|i| a - half + 2.0 * half * i as f32 / 100.0)
                .flat_map(|angle| [self.on_planet(core, angle), self.on_planet(r, angle)])
                .collect(),
        };
        let low = |pick: fn(&Point) -> f32| points.iter().map(pick).fold(f32::INFINITY, f32::min) - margin;
        let high = |pick: fn(&Point) -> f32| points.iter().map(pick).fold(f32::NEG_INFINITY, f32::max) + margin;
        let (left, top) = (low(|p| p.0).floor(), low(|p| p.1).floor());
        let (right, bottom) = (high(|p| p.0).ceil(), high(|p| p.1).ceil());
        format!("{left} {top} {} {}", right - left, bottom - top)
    }
}
