//! What the board is composed from: the position, the pieces on the table, the plan and what is pointed at.

use bevy::prelude::*;

use super::layout::{LAYOUT, Layout, aside, tray};
use super::spot::{Caption, Spot};
use crate::table::plan::{Plan, Preview, Target};
use crate::table::{CardPlace, ColonyPlace, ShipPlace};
use alien_frontiers::codex::Blocked;
use alien_frontiers::rules::{Card, Facility, Field, Order, Position, Territory};
use orrery_core::Colour;
use orrery_locale::Names;
use orrery_settings::keys::KeyMap;

/// A ship of the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShipSeen {
    /// Its entity: it keeps its name wherever it goes.
    pub entity: Entity,
    /// Its colour; `None`: the relic ship.
    pub colour: Option<Colour>,
    /// Who has it.
    pub owner: Option<Colour>,
    /// Where it is.
    pub place: ShipPlace,
    /// What it shows.
    pub value: u8,
}

/// The pieces on the table, in a fixed order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Tokens {
    /// Ships.
    pub ships: Vec<ShipSeen>,
    /// Colonies.
    pub colonies: Vec<(Entity, Colour, ColonyPlace)>,
    /// Fields.
    pub fields: Vec<(Entity, Field, Option<Territory>)>,
    /// Cards.
    pub cards: Vec<(Entity, Card, CardPlace)>,
}

/// What the mouse or the keys point at, and what is known of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Pointed {
    /// The thing.
    pub target: Target,
    /// What a click would bring.
    pub preview: Option<Preview>,
    /// Why a click would do nothing.
    pub blocked: Option<Blocked>,
    /// Whether to explain the thing when a click would bring nothing.
    pub explain: bool,
    /// Whether the keys stand on it; the ring round it is the panels'.
    pub by_keys: bool,
    /// Its own key, and the key of its page; empty where there is none.
    pub keys: (String, String),
}

/// Everything a scene is made of.
pub struct Ctx<'a> {
    /// Where things stand in this window.
    pub layout: &'a Layout,
    /// The position.
    pub position: &'a Position,
    /// What the player has picked.
    pub plan: &'a Plan,
    /// The pieces.
    pub tokens: &'a Tokens,
    /// The players' names.
    pub names: &'a Names,
    /// What can be clicked now; empty while nobody here may act.
    pub targets: &'a [Target],
    /// What is pointed at.
    pub pointed: Option<&'a Pointed>,
    /// What each facility that can be clicked would bring.
    pub previews: &'a [(Facility, Preview)],
    /// The round.
    pub round: u32,
    /// What can be seen of the plane, in units.
    pub visible: Rect,
    /// Where panels lie over the board, in units.
    pub covered: &'a [Rect],
    /// Where the picked dice are dragged to.
    pub dragged: Option<Vec2>,
    /// What the coach suggests, while it is shown.
    pub suggested: &'a [Order],
    /// What is pointed out.
    pub spots: &'a [Spot],
    /// What an opponent does.
    pub caption: Option<&'a Caption>,
    /// The keys of the facilities.
    pub keys: &'a KeyMap,
}

impl Ctx<'_> {
    /// Whether this can be clicked.
    #[must_use]
    pub fn can(&self, target: Target) -> bool {
        self.targets.contains(&target)
    }

    /// Whether this is pointed at.
    #[must_use]
    pub fn points_at(&self, target: Target) -> bool {
        self.pointed.is_some_and(|pointed| pointed.target == target)
    }

    /// Where tags and captions may stand: within the window, outside the column and above the line at the foot.
    #[must_use]
    pub fn room(&self) -> Rect {
        let visible = self.visible;
        Rect::from_corners(
            Vec2::new(visible.min.x, visible.min.y.max(0.0)) + 6.0,
            Vec2::new(tray(self.aside()).min.x - 6.0, (visible.max.y - 6.0).min(LAYOUT.foot.1 - 2.0)),
        )
    }

    /// How far right of its place in a 16:9 window the column stands: wider windows keep it at their edge.
    #[must_use]
    pub fn aside(&self) -> Vec2 {
        aside(self.visible)
    }

    /// The Hub's row, and the place in the turn order, of a colour.
    #[must_use]
    pub fn row(&self, colour: Colour) -> usize {
        self.position.seats().iter().position(|&c| c == colour).unwrap_or_default()
    }
}
