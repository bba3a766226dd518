//! `palette.ron` and `layout.ron`. All of both is read, so a mistyped name or value stops the build, though the bake itself needs
//! only the colours, the seats' shapes and the territories' outlines.
#![allow(dead_code, reason = "fields are there to be checked by reading them")]

use std::collections::BTreeMap;

use serde::Deserialize;

use super::vocab::{Colour, Facility, Territory};

type Point = (f32, f32);
type Area = (f32, f32, f32, f32);

/// `palette.ron`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palette {
    space: Vec<Hex>,
    panel: Vec<Hex>,
    strip: Vec<Hex>,
    key: Vec<Hex>,
    berth: Vec<Hex>,
    plate: Hex,
    line: Hex,
    brass: Vec<Hex>,
    rim: Vec<Hex>,
    ivory: Hex,
    text: Hex,
    dim: Hex,
    ink: Hex,
    act: Act,
    warning: Hex,
    refused: Hex,
    fuel: Vec<Hex>,
    ore: Vec<Hex>,
    field: Vec<Hex>,
    lamp: Hex,
    shadow: Hex,
    /// The four seats.
    pub seats: BTreeMap<Colour, Seat>,
    mark_rim: Hex,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act {
    line: Hex,
    floor: Vec<Hex>,
    tag: Vec<Hex>,
}

/// A seat's colours and signs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    colour: Hex,
    light: Hex,
    dark: Hex,
    deep: Hex,
    pips: Hex,
    /// The mark.
    pub shape: Shape,
    hatch: Hatch,
    letter: char,
    tint: (f32, f32),
}

/// The outline of a seat's mark.
#[derive(Deserialize, Clone, Copy)]
pub enum Shape {
    Disc,
    Square,
    Triangle,
    Diamond,
}

#[derive(Deserialize)]
enum Hatch {
    Diagonals,
    Grid,
    Zigzag,
    Diamonds,
}

/// A colour written `#rrggbb`.
#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Hex(String);

impl TryFrom<String> for Hex {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        channels(&text)?;
        Ok(Self(text))
    }
}

/// Red, green and blue of `#rrggbb`.
///
/// # Errors
/// Says so if it is written otherwise.
pub fn channels(text: &str) -> Result<[u8; 3], String> {
    let wrong = || format!("{text} is not a colour like #1b3060");
    let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.is_ascii()).ok_or_else(wrong)?;
    let channel = |i: usize| u8::from_str_radix(&digits[i..i + 2], 16).map_err(|_| wrong());
    Ok([channel(0)?, channel(2)?, channel(4)?])
}

impl Palette {
    /// A colour that belongs to no seat, by its name in a drawing.
    pub fn general(&self, name: &str) -> Option<&str> {
        let colour = match name {
            "act" => &self.act.line,
            "ivory" => &self.ivory,
            "text" => &self.text,
            "dim" => &self.dim,
            "ink" => &self.ink,
            "line" => &self.line,
            "brass" => self.brass.first()?,
            "brass_light" => self.brass.get(1)?,
            "brass_dark" => self.brass.get(2)?,
            "warning" => &self.warning,
            "refused" => &self.refused,
            "mark_rim" => &self.mark_rim,
            _ => return None,
        };
        Some(&colour.0)
    }
}

impl Seat {
    /// A colour or strength of this seat, by its name in a drawing.
    pub fn value(&self, name: &str) -> Option<String> {
        // Dark pips get a white gleam and no edge of their own, light pips the seat's light and a deep edge.
        let light_pips = channels(&self.pips.0).is_ok_and(|c| c[1] > 128);
        let colour = match name {
            "colour" => &self.colour,
            "light" => &self.light,
            "dark" => &self.dark,
            "deep" => &self.deep,
            "pips" => &self.pips,
            "pip_edge" if light_pips => &self.deep,
            "pip_edge" => &self.pips,
            "pip_light" if light_pips => &self.light,
            "pip_light" => return Some("#ffffff".to_owned()),
            // A border must differ from the pale relief it lies on; the palest seat keeps its own colour for that.
            "edge" if channels(&self.light.0).is_ok_and(|c| c[0] > 240 && c[1] > 230) => &self.colour,
            "edge" => &self.light,
            "tint_hue" => return Some(self.tint.0.to_string()),
            "tint_plain" => return Some(self.tint.1.to_string()),
            _ => return None,
        };
        Some(colour.0.clone())
    }
}

impl Shape {
    /// Path data round the origin; all four look equally large at the same radius.
    pub fn outline(self, r: f32) -> String {
        match self {
            Self::Disc => {
                let r = r * 0.94;
                format!("M{r} 0A{r} {r} 0 1 1 -{r} 0A{r} {r} 0 1 1 {r} 0Z")
            }
            Self::Square => {
                let (a, c) = (r * 0.86, r * 0.16);
                let b = a - c;
                format!(
                    "M-{b} -{a}H{b}Q{a} -{a} {a} -{b}V{b}Q{a} {a} {b} {a}H-{b}Q-{a} {a} -{a} {b}V-{b}Q-{a} -{a} -{b} -{a}Z"
                )
            }
            Self::Triangle => {
                let h = r * 1.12;
                format!("M0 -{h}L{} {}L-{} {}Z", h * 0.98, h * 0.68, h * 0.98, h * 0.68)
            }
            Self::Diamond => {
                let a = r * 1.14;
                format!("M0 -{a}L{} 0L0 {a}L-{} 0Z", a * 0.92, a * 0.92)
            }
        }
    }

    /// How far down, in radii, the mark must go to look centred.
    pub fn drop(self) -> f32 {
        if matches!(self, Self::Triangle) { 0.135 } else { 0.0 }
    }
}

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
