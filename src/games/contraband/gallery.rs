//! The scenes of this game in the gallery: those of every game.

use super::Contraband;
use crate::gallery::GalleryScenes;

impl GalleryScenes for Contraband {}
