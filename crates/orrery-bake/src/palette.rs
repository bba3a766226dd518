//! The palette files. Each is read completely, so that a mistyped name or value stops the build even if no drawing uses the
//! entry.
#![allow(dead_code, reason = "fields are there to be checked by reading them")]

use std::collections::BTreeMap;

use serde::Deserialize;

use orrery_core::Colour;

/// The names of the palette files without the extension, in the order of the program's `PaletteName::ALL`.
pub const FILES: [&str; 4] = ["palette", "palette-okabe-ito", "palette-high-contrast", "palette-greyscale"];

/// The contents of a palette file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palette {
    drawings: DrawingGrading,
    space: Vec<HexColour>,
    panel: Vec<HexColour>,
    strip: Vec<HexColour>,
    key: Vec<HexColour>,
    berth: Vec<HexColour>,
    plate: HexColour,
    line: HexColour,
    brass: Vec<HexColour>,
    rim: Vec<HexColour>,
    ivory: HexColour,
    text: HexColour,
    dim: HexColour,
    ink: HexColour,
    act: ActionColours,
    warning: HexColour,
    refused: HexColour,
    fuel: Vec<HexColour>,
    ore: Vec<HexColour>,
    field: Vec<HexColour>,
    lamp: HexColour,
    shadow: HexColour,
    /// The colours and marks of the four seats.
    pub seats: BTreeMap<Colour, SeatColours>,
    mark_rim: HexColour,
}

/// The fraction of their colour that all drawings keep in this palette, and the fraction of its lightness that scenery keeps,
/// both from 0 to 1.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawingGrading {
    colour: f32,
    scenery: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionColours {
    line: HexColour,
    floor: Vec<HexColour>,
    tag: Vec<HexColour>,
}

/// The colours and marks of a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatColours {
    colour: HexColour,
    light: HexColour,
    dark: HexColour,
    deep: HexColour,
    pips: HexColour,
    /// The shape of the seat's mark.
    pub shape: MarkShape,
    hatch: SeatHatch,
    letter: char,
    tint: (f32, f32),
}

/// The outline of a seat's mark.
#[derive(Deserialize, Clone, Copy)]
pub enum MarkShape {
    Disc,
    Square,
    Triangle,
    Diamond,
}

#[derive(Deserialize)]
enum SeatHatch {
    Diagonals,
    Grid,
    Zigzag,
    Diamonds,
}

/// A colour written as `#rrggbb`.
#[derive(Deserialize)]
#[serde(try_from = "String")]
struct HexColour(String);

impl TryFrom<String> for HexColour {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        channels(&text)?;
        Ok(Self(text))
    }
}

/// Returns the red, green and blue components of a colour written as `#rrggbb`.
///
/// # Errors
/// Returns a message if the text does not have this form.
pub fn channels(text: &str) -> Result<[u8; 3], String> {
    let wrong = || format!("{text} is not a colour like #1b3060");
    let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.is_ascii()).ok_or_else(wrong)?;
    let channel = |i: usize| u8::from_str_radix(&digits[i..i + 2], 16).map_err(|_| wrong());
    Ok([channel(0)?, channel(2)?, channel(4)?])
}

impl Palette {
    /// Checks that every seat has colours and that all fractions are in range.
    ///
    /// # Errors
    /// Returns a message about the first missing or invalid value.
    pub fn check(&self) -> Result<(), String> {
        let shares = [self.drawings.colour, self.drawings.scenery];
        if shares.iter().any(|share| !(0.0..=1.0).contains(share)) {
            return Err("drawings: colour and scenery must be from 0 to 1".to_owned());
        }
        match Colour::ALL.iter().find(|colour| !self.seats.contains_key(colour)) {
            Some(colour) => Err(format!("seat {colour:?} has no colours")),
            None => Ok(()),
        }
    }

    /// Returns the colours of a seat's paint, from black to white.
    ///
    /// # Errors
    /// Returns a message if the palette has no such seat.
    pub fn paint(&self, seat: Colour) -> Result<[&str; 6], String> {
        let SeatColours { deep, dark, colour, light, .. } =
            self.seats.get(&seat).ok_or("the palette has no such seat")?;
        Ok(["#000000", &deep.0, &dark.0, &colour.0, &light.0, "#ffffff"])
    }

    /// Returns a colour that belongs to no seat, given its name in drawings, or `None` if there is no such colour.
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

impl SeatColours {
    /// Returns a colour of this seat, given its name in drawings, or `None` if there is no such colour.
    pub fn value(&self, name: &str) -> Option<String> {
        // Dark pips have a white highlight and no separate edge. Light pips have a highlight in the seat's light colour and an
        // edge in its deep colour.
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
            _ => return None,
        };
        Some(colour.0.clone())
    }
}

impl MarkShape {
    /// Returns the SVG path data of the mark, centred on the origin. All four shapes look equally large at the same radius.
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

    /// Returns the distance, in radii, by which the mark must be lowered to look centred.
    pub fn drop(self) -> f32 {
        if matches!(self, Self::Triangle) { 0.135 } else { 0.0 }
    }
}
