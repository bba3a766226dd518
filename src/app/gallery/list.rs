//! All scenes, and those that are asked for.

use std::path::Path;

use bevy::prelude::*;

use super::GalleryArgs;
use super::lessons;
use super::puzzles;
use super::replays::REPLAYS;
use super::scenes;
use super::scenes::SCENES;
use super::studio::Studio;
use crate::academy::LessonId;
use crate::ai::{Character, decide_with};
use crate::app::canvas::{Canvas, NoPicture, add_engine};
use crate::app::codex::Desk;
use crate::app::focus::{FocusGrid, Move};
use crate::app::gallery::error::GalleryError;
use crate::app::gallery::studio::Play;
use crate::app::gallery::studio::Scene;
use crate::app::state::{Asked, Front};
use crate::app::{act, assemble, matches};
use crate::board::{BoardView, Hovered, Pieces, SkyReady, camera};
use crate::cli::{LookFlags, WindowArgs};
use crate::codex::{Choice, Topic};
use crate::core::{Generator, Level, Opponent};
use crate::games::alien_frontiers::record::{Match, Scenario};
use crate::locale::{text, text_args};
use crate::palette::PaletteName;
use crate::panels::{CodexAsk, OptionsIntent, OptionsPage, Overlay, SaveRow, Toast, UiIntent};
use crate::record::{Control, Seat};
use crate::rules::{Card, Colour, DockingDuty, Facility, Phase, Preset, Setup, Territory};
use crate::settings::keys::{Action, Chord, Press, Slot};
use crate::settings::{Animation, Folders, LastDevice, Settings};
use crate::table::plan::{CardUse, Plan, Target, tray};
use crate::table::{Coach, Mind, Table};

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
