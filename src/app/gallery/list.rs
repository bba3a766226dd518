//! All scenes, and those that are asked for.

use bevy::prelude::*;

use super::error::GalleryError;
use super::replays::REPLAYS;
use super::scenes::SCENES;
use super::studio::Scene;
use super::{lessons, puzzles};

/// Every scene there is, steps of lessons and puzzles included.
pub fn all() -> impl Iterator<Item = &'static Scene> {
    SCENES.iter().chain(REPLAYS).chain(lessons::ACADEMY).chain(puzzles::PUZZLES).chain(lessons::steps())
}

/// The scenes asked for: those named, with commas between them, those that begin with what stands before a `*`, or all.
///
/// # Errors
/// When none has one of the names.
pub(super) fn wanted(names: Option<&str>) -> Result<Vec<&'static Scene>, GalleryError> {
    let names: Vec<&str> = names.into_iter().flat_map(|names| names.split(',')).map(str::trim).collect();
    let meant = |name: &str, scene: &Scene| {
        name.strip_suffix('*').map_or(scene.name == name, |begin| scene.name.starts_with(begin))
    };
    match names.iter().find(|name| !all().any(|scene| meant(name, scene))) {
        Some(unknown) => {
            let known: Vec<&str> = all().map(|scene| scene.name).collect();
            Err(GalleryError::NoScene((*unknown).to_owned(), known.join(", ")))
        }
        None => Ok(all().filter(|scene| names.is_empty() || names.iter().any(|name| meant(name, scene))).collect()),
    }
}
