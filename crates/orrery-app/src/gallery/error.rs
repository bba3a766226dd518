//! The errors of the gallery.

use crate::offscreen::RenderTimeout;
use orrery_locale as locale;
use orrery_settings::palette::PaletteName;

/// The reason why the gallery cannot render scenes.
#[derive(Debug, thiserror::Error)]
pub enum GalleryError {
    /// No scene has this name. The second text lists the names of all scenes.
    #[error("there is no scene `{0}` (known: {1})")]
    NoScene(String, String),
    /// No language has this code.
    #[error("there is no language `{0}` (known: {known})", known = locale::codes().join(", "))]
    NoLanguage(String),
    /// No palette has this name.
    #[error("there is no palette `{0}` (known: {known})", known = PaletteName::ALL.map(PaletteName::word).join(", "))]
    NoPalette(String),
    /// No detail level of the sky has this name.
    #[error("planet and space cannot be drawn in the style `{0}` (known: auto, full, plain)")]
    NoSky(String),
    /// The renderer returned no picture.
    #[error(transparent)]
    RenderTimeout(#[from] RenderTimeout),
    /// A file or folder could not be written.
    #[error("{0}")]
    File(String),
}
