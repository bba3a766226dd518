//! The rectangles of everything on the board, for navigation without a mouse.

use bevy::math::Rect;

use super::adventures::area_of;
use super::areas::{beside_area, row_area};
use super::ctx::SceneContext;
use super::layout::rect;
use super::{holds, hull, rooms, sectors};
use crate::table::{CardPlace, ClickTarget};
use orrery_board::hit_area::{HitArea, targets_of};
use starship_catan::rules::{Adventure, Card, Commodity as Goods, EquipmentKind, Module, PLACES, SECTORS, Seat};

/// An item on the board that can have the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardItem {
    /// A target that can be clicked, now or at another time.
    Target(ClickTarget),
    /// A place of the flight row, counted from 1.
    Row(u8),
    /// A sector, 1 to 4.
    Sector(u8),
    /// A face-up adventure.
    Adventure(Adventure),
    /// A bay or the laboratory.
    Hold(Seat, Goods),
    /// The hangar of a ship.
    Hangar(Seat),
    /// The boosters or cannons of a ship.
    Pieces(Seat, EquipmentKind),
    /// The room of a module.
    Room(Seat, Module),
    /// A colony, a trading post or beaten pirates next to a ship.
    Beside(Seat, Card),
    /// The reserve pile.
    Reserve,
}

/// An item with its rectangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ItemArea {
    /// The item.
    pub thing: BoardItem,
    /// The rectangle, in board units.
    pub area: Rect,
}

/// Returns everything on the board with its rectangle, in the order of navigation: clickable targets, the flight row, the
/// sectors, the reserve pile, the adventures, then both ships, beginning with the lower one.
pub fn item_areas(ctx: &SceneContext, hits: &[HitArea]) -> Vec<ItemArea> {
    let targets = targets_of(hits).into_iter();
    let mut out: Vec<_> = targets.map(|(target, area)| ItemArea { thing: BoardItem::Target(target), area }).collect();
    let mut add = |thing, area: Option<Rect>| out.extend(area.map(|area| ItemArea { thing, area }));
    for card in ctx.seen.row() {
        if let CardPlace::Row(place) = card.place {
            add(BoardItem::Row(place), row_area(ctx, place));
        }
    }
    for sector in 1..=SECTORS as u8 {
        let (at, radius) = sectors::window(ctx, sector);
        add(BoardItem::Sector(sector), Some(Rect::from_center_half_size(at, bevy::math::Vec2::splat(radius))));
    }
    add(
        BoardItem::Reserve,
        Some(Rect::from_center_half_size(sectors::reserve_at(ctx), bevy::math::Vec2::new(48.0, 13.0))),
    );
    for (_, _, adventure) in ctx.seen.face_up() {
        add(BoardItem::Adventure(adventure), area_of(ctx, adventure));
    }
    for seat in [ctx.below, ctx.below.other()] {
        ship(ctx, seat, &mut add);
    }
    out
}

fn ship(ctx: &SceneContext, seat: Seat, add: &mut impl FnMut(BoardItem, Option<Rect>)) {
    let places = ctx.ship(seat);
    for &module in Module::ALL {
        add(BoardItem::Room(seat, module), Some(rooms::area(places, module)));
    }
    let [first, second] = places.hangar.map(rect);
    add(BoardItem::Hangar(seat), Some(first.union(second)));
    for &thing in Goods::ALL {
        add(BoardItem::Hold(seat, thing), holds::area(places, thing));
    }
    for piece in [EquipmentKind::Booster, EquipmentKind::Cannon] {
        let areas = (0..usize::from(PLACES)).map(|at| hull::mount_area(places, piece, at));
        add(BoardItem::Pieces(seat, piece), areas.reduce(|all, next| all.union(next)));
    }
    let cards: Vec<Card> = ctx.seen.beside(seat).filter_map(|token| token.face.card()).collect();
    for card in cards {
        add(BoardItem::Beside(seat, card), beside_area(ctx, seat, card));
    }
}
