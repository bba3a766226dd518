//! The areas of all items on the board that can have the keyboard focus or be described by a screen reader.

use bevy::math::{Rect, Vec2};

use super::cards::{piles, slot_middle};
use super::ctx::{BoardPieces, ShipPiece};
use super::fields;
use super::hit_areas::{facility_frame, land_area};
use super::layout::{BoardLayout, LAYOUT, aside};
use crate::table::ShipPlace;
use crate::table::plan::{ClickTarget, tray};
use alien_frontiers::rules::{Facility, Field, LAST_CIRCLE, Position, Ship, Territory};
use orrery_board::hit_area::{HitArea, targets_of};
use orrery_core::Colour;

/// A dock and its state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DockState {
    /// The facility of the dock.
    pub facility: Facility,
    /// The owner of the track at the Colonist Hub; `None` elsewhere.
    pub track: Option<Colour>,
    /// The index of the dock at its facility or on its track.
    pub index: u8,
    /// The number of docks of the facility or track, including this one.
    pub count: u8,
    /// The owner of the ship in the dock, and the ship; the owner is missing for a relic ship without an owner.
    pub held: Option<(Option<Colour>, Ship)>,
    /// True if the dock is not in use with this number of players (SET-8).
    pub blocked: bool,
    /// True if the next ship to dock would take this dock.
    pub next: bool,
}

/// An item on the board that can be described or have the keyboard focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardItem {
    /// A click target, whether or not it can currently be clicked.
    Target(ClickTarget),
    /// A dock.
    Dock(DockState),
    /// A player's track at the Colonist Hub.
    Track(Colour),
    /// The deck and the discard pile.
    Piles,
}

/// An item and its area.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ItemArea {
    /// The item.
    pub thing: BoardItem,
    /// The area of the item, in units.
    pub area: Rect,
}

/// Returns every item on the board with its area, in navigation order: the dice, the stations with their docks, the cards, the
/// planet, and other click targets.
pub fn focus_targets(position: &Position, tokens: &BoardPieces, hits: &[HitArea], visible: Rect) -> Vec<ItemArea> {
    let layout = LAYOUT.in_window(visible);
    let mut out = Vec::new();
    let add = |out: &mut Vec<ItemArea>, thing, area| out.push(ItemArea { thing, area });
    let dice = tray(position);
    let count = usize::from(position.hand().len());
    for (index, (ship, _)) in dice.into_iter().enumerate() {
        let (at, scale) = LAYOUT.tray_die(index, count);
        let area = Rect::from_center_half_size(at + aside(visible), Vec2::new(22.0, 26.0) * scale);
        add(&mut out, BoardItem::Target(ClickTarget::HandShip { index, ship }), area);
    }
    for &facility in Facility::ALL {
        add(&mut out, BoardItem::Target(ClickTarget::Facility(facility)), facility_frame(&layout, facility, hits));
        docks(&mut out, &layout, position, tokens, facility);
    }
    for slot in 0..position.display.len() as u8 {
        let area = Rect::from_center_size(slot_middle(slot), Vec2::from(LAYOUT.display.size));
        add(&mut out, BoardItem::Target(ClickTarget::DisplayCard(slot)), area);
    }
    let (deck, pile) = piles();
    let both = Rect::from_corners(deck, pile).inflate(16.0);
    add(&mut out, BoardItem::Piles, both);
    for &territory in Territory::ALL {
        add(&mut out, BoardItem::Target(ClickTarget::Territory(territory)), land_area(territory));
    }
    for &field in Field::ALL {
        let area = Rect::from_center_half_size(fields::place(&position.fields, field), Vec2::splat(15.0));
        add(&mut out, BoardItem::Target(ClickTarget::Field(field)), area);
    }
    let relic = tokens.ships.iter().any(|ship| ship.place == ShipPlace::Desert);
    if relic {
        let area = Rect::from_center_half_size(Vec2::from(LAYOUT.relic), Vec2::new(20.0, 23.0));
        add(&mut out, BoardItem::Target(ClickTarget::Relic), area);
    }
    others(&mut out, hits);
    out
}

/// Adds the docks of a facility, and the tracks of the Hub.
fn docks(out: &mut Vec<ItemArea>, layout: &BoardLayout, position: &Position, tokens: &BoardPieces, facility: Facility) {
    let hub = facility == Facility::ColonistHub;
    let rows = if hub { position.seats() } else { &position.seats()[..1] };
    let usable = facility.groups_usable(position.player_count()).map_or(0, usize::from);
    for (row, &colour) in rows.iter().enumerate() {
        let all = layout.docks(facility, row);
        let count = all.len() as u8;
        let mut free = true;
        for (index, (area, group)) in all.iter().copied().enumerate() {
            let here = |ship: &&ShipPiece| {
                ship.place == ShipPlace::Docked(facility, index as u8) && (!hub || ship.owner == Some(colour))
            };
            let ship = tokens.ships.iter().find(here);
            let held = ship.map(|ship| (ship.owner, Ship { value: ship.value, relic: ship.colour.is_none() }));
            let blocked = group >= usable;
            let next = free && held.is_none() && !blocked && (!hub || colour == position.mover());
            free &= !next;
            let track = hub.then_some(colour);
            let dock = DockState { facility, track, index: index as u8, count, held, blocked, next };
            out.push(ItemArea { thing: BoardItem::Dock(dock), area });
        }
        if hub {
            let ends = [1, LAST_CIRCLE].map(|circle| layout.hub_circle(row, circle));
            out.push(ItemArea {
                thing: BoardItem::Track(colour),
                area: Rect::from_corners(ends[0], ends[1]).inflate(13.0),
            });
        }
    }
}

/// Adds the other click targets, such as docked ships, colonies, a trade and a launch.
fn others(out: &mut Vec<ItemArea>, hits: &[HitArea]) {
    for (target, area) in targets_of(hits) {
        let thing = BoardItem::Target(target);
        if target != ClickTarget::Roll && out.iter().all(|stand| stand.thing != thing) {
            out.push(ItemArea { thing, area });
        }
    }
}
