//! The colours of the match screen by meaning, read once from the palette files of `assets/house/art`.

use std::collections::BTreeMap;

use bevy::color::{Color, Srgba};
use serde::Deserialize;

use orrery_core::Colour;
use orrery_core::ron;
use orrery_settings::palette::{PaletteName, PerPalette};

/// A colour written as `#rrggbb`.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub struct HexColour(pub Srgba);

impl TryFrom<String> for HexColour {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Srgba::hex(&text).map(HexColour).map_err(|error| format!("{text}: {error}"))
    }
}

impl HexColour {
    /// Returns the colour at this opacity (0 to 1).
    pub fn at(self, alpha: f32) -> Srgba {
        Srgba { alpha, ..self.0 }
    }

    /// Returns the colour in the engine's type.
    pub fn colour(self) -> Color {
        self.0.into()
    }
}

/// The colours that mark possible actions.
#[derive(Debug, Clone, Deserialize)]
pub struct ActionColours {
    /// The colour of a target's outline.
    pub line: HexColour,
    /// The colours of a usable berth's floor, from top to bottom.
    pub floor: Vec<HexColour>,
    /// The background colours of a label, from top to bottom.
    pub tag: Vec<HexColour>,
}

/// The colours of a seat.
#[derive(Debug, Clone, Deserialize)]
pub struct SeatColours {
    /// The base colour.
    pub colour: HexColour,
    /// A lighter shade.
    pub light: HexColour,
    /// A darker shade.
    pub dark: HexColour,
    /// The darkest shade.
    pub deep: HexColour,
    /// The tint of ground under the seat's control: the strength of the hue, and that of the base colour over it, each 0 to 1.
    pub tint: (f32, f32),
}

/// All colours of the match screen.
#[derive(Debug, Clone, Deserialize)]
pub struct Palette {
    /// The shades of space, darkest to lightest.
    pub space: Vec<HexColour>,
    /// The background colours of glass panels, from top to bottom.
    pub panel: Vec<HexColour>,
    /// The background colours of price bars, from top to bottom.
    pub strip: Vec<HexColour>,
    /// The background colours of buttons, from top to bottom.
    pub key: Vec<HexColour>,
    /// The floor colours of a berth that cannot be used now.
    pub berth: Vec<HexColour>,
    /// The background colour of a group of berths.
    pub plate: HexColour,
    /// The colour of thin lines and outlines.
    pub line: HexColour,
    /// The shades of brass: plain, light, dark.
    pub brass: Vec<HexColour>,
    /// The colours of a panel's rim, from the lit corner to the shaded corner.
    pub rim: Vec<HexColour>,
    /// The colour of headings and numbers.
    pub ivory: HexColour,
    /// The colour of normal text.
    pub text: HexColour,
    /// The colour of secondary text.
    pub dim: HexColour,
    /// The colour of dark text on a light background.
    pub ink: HexColour,
    /// The colours that mark possible actions.
    pub act: ActionColours,
    /// The colour of an order that cannot be undone.
    pub warning: HexColour,
    /// The colour of an order that is refused.
    pub refused: HexColour,
    /// The shades of fuel, light to dark.
    pub fuel: Vec<HexColour>,
    /// The background colours of input fields.
    pub field: Vec<HexColour>,
    /// The colour of shadows.
    pub shadow: HexColour,
    /// The colours of the seats.
    pub seats: BTreeMap<Colour, SeatColours>,
    /// The colour of the light rim around player marks.
    pub mark_rim: HexColour,
}

impl Palette {
    /// Parses a palette file.
    ///
    /// # Errors
    /// Returns a message if the text cannot be parsed, if a scale has too few colours, or if a seat has no colours.
    pub fn read(text: &str) -> Result<Self, String> {
        let palette: Palette = ron::read_strict(text).map_err(|error| format!("palette.ron: {error}"))?;
        let scales = [
            (&palette.space, 4),
            (&palette.panel, 3),
            (&palette.strip, 2),
            (&palette.key, 3),
            (&palette.berth, 2),
            (&palette.brass, 3),
            (&palette.rim, 4),
            (&palette.act.floor, 2),
            (&palette.act.tag, 2),
            (&palette.fuel, 3),
            (&palette.field, 3),
        ];
        if let Some((_, wanted)) = scales.into_iter().find(|(scale, wanted)| scale.len() < *wanted) {
            return Err(format!("palette.ron: a scale of {wanted} colours is too short"));
        }
        match Colour::ALL.iter().find(|colour| !palette.seats.contains_key(colour)) {
            Some(colour) => Err(format!("palette.ron: {colour} has no colours")),
            None => Ok(palette),
        }
    }

    /// Returns a seat's colours.
    pub fn seat(&self, colour: Colour) -> &SeatColours {
        &self.seats[&colour]
    }
}

/// The colours of the match screen in the active palette.
pub static PALETTE: PerPalette<Palette> = PerPalette::new(|| {
    PaletteName::ALL.map(|name| {
        name.read(Palette::read).unwrap_or_else(|error| unreachable!("checked by the tests: {name:?}: {error}"))
    })
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_palette_parses_and_is_looked_up_by_name() {
        for name in PaletteName::ALL {
            let palette = Palette::read(name.source()).expect("the palette reads");
            assert_eq!(palette.seat(Colour::Red).colour, PALETTE.of(name).seat(Colour::Red).colour);
        }
        assert_ne!(PALETTE.of(PaletteName::Default).text, PALETTE.of(PaletteName::HighContrast).text);
    }

    #[test]
    fn invalid_palette_colour_is_rejected() {
        assert!(Palette::read(&PaletteName::Default.source().replace("#f6ecd8", "ivory")).is_err());
    }
}
