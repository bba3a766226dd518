//! How the column keeps to the edge of wide windows.

use bevy::prelude::*;

use super::brief::Spot;
use super::layout::{LAYOUT, Layout};
use super::scene::Scene;
use super::spotlight::{self, Caption};
use super::title::{self, Outlook};
use super::{cards, colonies, docks, fields, hover, planet, prices, ships, stations, suggest, tray};
use crate::codex::Blocked;
use crate::locale::Names;
use crate::rules::{Card, Colour, Facility, Field, Order, Position, Territory};
use crate::settings::keys::KeyMap;
use crate::table::plan::{Plan, Preview, Target};
use crate::table::{CardPlace, ColonyPlace, ShipPlace};

/// How far right of its place the column stands in a window that shows `visible`, in units.
#[must_use]
pub fn aside(visible: Rect) -> Vec2 {
    Vec2::new((visible.max.x - LAYOUT.width).max(0.0), 0.0)
}
