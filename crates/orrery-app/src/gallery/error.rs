//! The errors of the gallery.

use crate::offscreen::NoPicture;
use orrery_locale as locale;
use orrery_settings::palette::PaletteName;

/// A reason why pictures are missing.
#[derive(Debug, thiserror::Error)]
pub enum GalleryError {
    /// No scene has this name.
    #[error("no scene is called `{0}`; there are: {1}")]
    NoScene(String, String),
    /// The program has no such language.
    #[error("no language is called `{0}`; there are: {known}", known = locale::codes().join(", "))]
    NoLanguage(String),
    /// No palette has this name.
    #[error("no palette is called `{0}`; there are: {known}", known = PaletteName::ALL.map(PaletteName::word).join(", "))]
    NoPalette(String),
    /// The sky has no such detail level.
    #[error("planet and space cannot be drawn `{0}`; there are: auto, full, plain")]
    NoSky(String),
    /// The graphics card returned nothing.
    #[error(transparent)]
    NoPicture(#[from] NoPicture),
    /// A file or folder could not be written.
    #[error("{0}")]
    File(String),
}
