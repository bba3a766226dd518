//! The current palette, which the player chooses in the settings. Each palette is a file in `assets/house/art`.
//!
//! The board and the panels read the chosen palette through [`PerPalette`], so that a change needs no restart: the next frame has
//! the new colours.

use orrery_core::ron;
use std::ops::Deref;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::{Deserialize, Serialize};

/// A palette that can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum PaletteName {
    /// The designed colours.
    #[default]
    Default,
    /// Colours that are distinguishable with every common kind of colour vision.
    OkabeIto,
    /// White on black.
    HighContrast,
    /// Shades of grey only.
    Greyscale,
}

impl PaletteName {
    /// All palettes, in the order of the menus, which is also the order of the pictures in the table of drawings.
    pub const ALL: [PaletteName; 4] =
        [PaletteName::Default, PaletteName::OkabeIto, PaletteName::HighContrast, PaletteName::Greyscale];

    /// Returns the key of the message that names the palette.
    pub const fn key(self) -> &'static str {
        match self {
            PaletteName::Default => "option-palette-default",
            PaletteName::OkabeIto => "option-palette-okabe-ito",
            PaletteName::HighContrast => "option-palette-high-contrast",
            PaletteName::Greyscale => "option-palette-greyscale",
        }
    }

    /// Returns the palette's keyword on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            PaletteName::Default => "default",
            PaletteName::OkabeIto => "okabe-ito",
            PaletteName::HighContrast => "high-contrast",
            PaletteName::Greyscale => "greyscale",
        }
    }

    /// Returns the palette with this keyword on the command line, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|name| name.word() == word)
    }

    /// Returns the text of the palette's embedded file.
    pub const fn source(self) -> &'static str {
        match self {
            PaletteName::Default => include_str!("../../../../assets/house/art/palette.ron"),
            PaletteName::OkabeIto => include_str!("../../../../assets/house/art/palette-okabe-ito.ron"),
            PaletteName::HighContrast => include_str!("../../../../assets/house/art/palette-high-contrast.ron"),
            PaletteName::Greyscale => include_str!("../../../../assets/house/art/palette-greyscale.ron"),
        }
    }

    /// Parses the palette's file with `parse`. A valid replacement in [`orrery_core::asset_overrides`] takes precedence.
    ///
    /// # Errors
    /// Returns the error of `parse` if the embedded file is not valid.
    pub fn read<T, E: std::fmt::Display>(self, parse: impl Fn(&str) -> Result<T, E>) -> Result<T, E> {
        let file = match self {
            PaletteName::Default => "house/art/palette.ron".to_owned(),
            other => format!("house/art/palette-{}.ron", other.word()),
        };
        let fits = |text: &str| parse(text).map(drop).map_err(|error| error.to_string());
        parse(orrery_core::asset_overrides::text(&file, self.source(), fits))
    }

    /// Returns the index in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The index of the chosen palette in [`PaletteName::ALL`].
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

/// Makes `name` the current palette of the whole program.
pub fn wear(name: PaletteName) {
    CHOSEN.store(name.index(), Ordering::Relaxed);
}

/// Returns the current palette.
pub fn current() -> PaletteName {
    PaletteName::ALL.get(CHOSEN.load(Ordering::Relaxed)).copied().unwrap_or_default()
}

/// A value for each palette, which dereferences to the value for the current palette.
pub struct PerPalette<T: 'static>(LazyLock<[T; PaletteName::ALL.len()]>);

impl<T> PerPalette<T> {
    /// Creates a value for each palette. `all` computes the values on first use.
    pub const fn new(all: fn() -> [T; PaletteName::ALL.len()]) -> Self {
        PerPalette(LazyLock::new(all))
    }

    /// Returns the value for the palette `name`.
    pub fn of(&self, name: PaletteName) -> &T {
        &self.0[name.index()]
    }
}

impl<T> Deref for PerPalette<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.of(current())
    }
}

/// The effect of a palette on drawings whose colours are not placeholders.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct ColourGrading {
    /// The fraction of saturation that the drawings keep, from 0 (grey) to 1.
    pub colour: f32,
    /// The fraction of lightness that the scenery (planet, stations, space) keeps, from 0 (black) to 1.
    pub scenery: f32,
}

#[derive(Deserialize)]
struct PaletteGrading {
    drawings: ColourGrading,
}

/// The grading of each palette. Shaders apply it directly. Pictures are graded when they are decoded.
pub static GRADING: PerPalette<ColourGrading> = PerPalette::new(|| {
    PaletteName::ALL.map(|name| {
        let read: Result<PaletteGrading, _> = name.read(ron::read_strict);
        read.map_or_else(|error| unreachable!("the build reads every palette: {error}"), |graded| graded.drawings)
    })
});

#[cfg(test)]
mod tests;
