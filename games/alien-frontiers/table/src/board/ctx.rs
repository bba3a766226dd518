//! The inputs from which the board is composed: the position, the drawn pieces, the pending order and the target pointed at.

use std::ops::Deref;

use bevy::prelude::*;

use super::layout::{BoardLayout, LAYOUT, aside, tray};
use crate::AlienFrontiersFrontend;
use crate::table::plan::{ClickTarget, OrderPreview};
use crate::table::{CardPlace, ColonyPlace, ShipPlace};
use alien_frontiers::codex::ClickBlockReason;
use alien_frontiers::rules::{Card, Facility, Field, Territory};
use orrery_board as board;
use orrery_core::Colour;

/// A ship to draw.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShipPiece {
    /// The ship's entity, which stays the same wherever the ship moves.
    pub entity: Entity,
    /// The colour of the ship; `None` for the relic ship.
    pub colour: Option<Colour>,
    /// The current owner of the ship; `None` for a relic ship without an owner.
    pub owner: Option<Colour>,
    /// The place of the ship.
    pub place: ShipPlace,
    /// The value of the ship, 1 to 6; 0 before its first roll.
    pub value: u8,
}

/// The pieces to draw, in a fixed order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct BoardPieces {
    /// Ships of all players and the relic ship.
    pub ships: Vec<ShipPiece>,
    /// Colonies with their owners and places.
    pub colonies: Vec<(Entity, Colour, ColonyPlace)>,
    /// Fields with their territories.
    pub fields: Vec<(Entity, Field, Option<Territory>)>,
    /// Cards with their places.
    pub cards: Vec<(Entity, Card, CardPlace)>,
}

/// The target that the mouse or the keyboard points at, with the information shown about it.
#[derive(Debug, Clone, PartialEq)]
pub struct PointedTargetInfo {
    /// The target pointed at.
    pub target: ClickTarget,
    /// The effect of a click.
    pub preview: Option<OrderPreview>,
    /// The reason why a click would have no effect.
    pub blocked: Option<ClickBlockReason>,
    /// True to explain the target, since the pointer rests on it or the keyboard focus is on it.
    pub explain: bool,
    /// True if the keyboard focus is on the target; the panels draw the focus ring.
    pub by_keys: bool,
    /// The shortcut of the target and that of its codex page; an empty string if there is none.
    pub keys: (String, String),
}

/// Everything that a scene is composed from.
pub struct SceneContext<'a> {
    /// The state of the table.
    pub on: board::SceneContext<'a, AlienFrontiersFrontend>,
    /// The layout in this window.
    pub layout: &'a BoardLayout,
    /// The target pointed at, and the information shown about it.
    pub pointed: Option<&'a PointedTargetInfo>,
    /// The effect of docking at each facility that can be clicked.
    pub previews: &'a [(Facility, OrderPreview)],
}

impl<'a> Deref for SceneContext<'a> {
    type Target = board::SceneContext<'a, AlienFrontiersFrontend>;

    fn deref(&self) -> &Self::Target {
        &self.on
    }
}

impl SceneContext<'_> {
    /// Returns the area for tags and captions: within the window, outside the column and above the line at the bottom.
    pub fn room(&self) -> Rect {
        let visible = self.visible;
        Rect::from_corners(
            Vec2::new(visible.min.x, visible.min.y.max(0.0)) + 6.0,
            Vec2::new(tray(self.aside()).min.x - 6.0, (visible.max.y - 6.0).min(LAYOUT.foot.1 - 2.0)),
        )
    }

    /// Returns the distance by which the column is shifted to the right of its place in a 16:9 window, since it stays at the edge
    /// of wider windows.
    pub fn aside(&self) -> Vec2 {
        aside(self.visible)
    }

    /// Returns the row of a colour at the Hub, which is its index in the turn order.
    pub fn row(&self, colour: Colour) -> usize {
        self.view.seats().iter().position(|&c| c == colour).unwrap_or_default()
    }
}
