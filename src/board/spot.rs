//! What a line tells of on the board, and the signs it tells it in.

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

use super::layout::LAYOUT;
use super::paint::Plate;
use super::palette::PALETTE;
use super::room::{Clear, busy, place};
use super::scene::{Align, Item, Motion, RowStyle, Scene, Words, id, row_width, t, z};
use super::stations::area;
use super::tray::tray;
use super::whereabouts::label_area;
use super::{letters, ships};
use crate::board::ctx::Ctx;
use crate::board::numbers::numbers;
use crate::locale::{card_name, facility_name, ships_text, territory_name};
use crate::rules::{Colour, DiscardPower, Event, Facility, Order, Position, Power, Territory};
use crate::table::ShipPlace;

/// A sign of a brief.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bit {
    /// An icon of the art, without its `icon-`.
    Icon(&'static str),
    /// Words or a number.
    Text(String),
    /// A player's mark.
    Mark(Colour),
}

/// Something on the board that a line tells of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A facility, with the ships of this player that lie there.
    Facility(Facility, Option<Colour>),
    /// A territory.
    Territory(Territory),
}

/// What an opponent does, beside the place where it does it.
#[derive(Debug, Clone, PartialEq)]
pub struct Caption {
    /// Who.
    pub colour: Colour,
    /// What, in signs.
    pub bits: Vec<Bit>,
    /// Where; beside the tray if nowhere on the board.
    pub spot: Option<Spot>,
}
