//! The scenes of this game in the gallery: those of every game.

use super::FarSpaceFoundry;
use crate::gallery::GalleryScenes;

impl GalleryScenes for FarSpaceFoundry {}
