//! The areas of things on the board, for navigation without a mouse, and for highlights.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::layout::{self, DIE, HarbourLayout};
use super::log_anchor::LogAnchor;
use super::{asteroids, cantina, docks, hand, headings, products, stores};
use crate::table::ClickTarget;
use far_space_foundry::rules::{Asteroid, DOCKS, FreighterKind, Pilot, Product, warehouse_size};
use orrery_board::hit_area::{HitArea, targets_of};

/// A thing on the board that can be reached by navigation, or highlighted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardItem {
    /// A target that can be clicked, now or at another time.
    Target(ClickTarget),
    /// A dock, 1 to 8.
    Dock(u8),
    /// The die in the middle.
    Die,
    /// The warehouse of a seat.
    Store(usize),
    /// A freighter of a seat.
    Hull(usize, FreighterKind),
    /// A pilot of the hand at the bottom of the board.
    Pilot(Pilot),
    /// A product in play.
    Product(Product),
    /// An asteroid of Alpha.
    Asteroid(Asteroid),
    /// The Cantina.
    Cantina,
    /// The dock master.
    DockMaster,
}

/// Returns all things on the board with their areas, in the order of navigation: clickable targets, the hand, the docks, the die,
/// the dock master, the harbours, the products, the asteroids, and the Cantina.
pub fn item_areas(ctx: &SceneContext, hits: &[HitArea]) -> Vec<(BoardItem, Rect)> {
    // The freighters of all seats are added below.
    let targets = targets_of(hits).into_iter().filter(|(target, _)| !matches!(target, ClickTarget::Hull(..)));
    let mut out: Vec<_> = targets.map(|(target, area)| (BoardItem::Target(target), area)).collect();
    let mut add = |thing, area: Option<Rect>| out.extend(area.map(|area| (thing, area)));
    for &(_, _, pilot) in ctx.seen.hand(ctx.own()) {
        if let Some(pilot) = pilot {
            add(BoardItem::Pilot(pilot), hand::area_of(ctx, pilot));
        }
    }
    (1..=DOCKS).for_each(|dock| add(BoardItem::Dock(dock), Some(docks::area(ctx, dock))));
    add(BoardItem::Die, Some(die()));
    add(BoardItem::DockMaster, Some(headings::master_area()));
    for seat in ctx.seats() {
        let harbour = ctx.harbour(seat);
        add(BoardItem::Store(seat), Some(store(ctx, &harbour)));
        for (ship, _) in ctx.player(seat).ships() {
            add(BoardItem::Hull(seat, ship), hull(ctx, seat, ship));
        }
    }
    ctx.view.known.products().for_each(|product| add(BoardItem::Product(product), products::area_of(ctx, product)));
    if !ctx.is_beta() {
        Asteroid::ALL.iter().for_each(|&asteroid| add(BoardItem::Asteroid(asteroid), Some(asteroids::area(asteroid))));
        add(BoardItem::Cantina, Some(cantina::area(ctx)));
    }
    out
}

fn die() -> Rect {
    Rect::from_center_half_size(DIE, Vec2::splat(50.0))
}

fn store(ctx: &SceneContext, harbour: &HarbourLayout) -> Rect {
    harbour.store_area(warehouse_size(ctx.view.known.half))
}

fn hull(ctx: &SceneContext, seat: usize, ship: FreighterKind) -> Option<Rect> {
    let floor = stores::floor(ctx, seat, ship)?;
    Some(ctx.harbour(seat).hull_area(floor, ctx.player(seat).ship(ship).size))
}

/// Returns the area that a log line refers to, or `None` if the board does not show it now.
pub fn anchor_area(ctx: &SceneContext, spot: LogAnchor) -> Option<Rect> {
    let seat = |colour| ctx.view.known.seat_of(colour);
    match spot {
        LogAnchor::Plate(colour) => seat(colour).map(|seat| ctx.harbour(seat).plate()),
        LogAnchor::Store(colour) => seat(colour).map(|seat| store(ctx, &ctx.harbour(seat))),
        LogAnchor::Hull(colour, ship) => hull(ctx, seat(colour)?, ship),
        LogAnchor::Dock(dock) => {
            Some(docks::area(ctx, dock).union(Rect::from_center_half_size(layout::berth(dock), Vec2::splat(38.0))))
        }
        LogAnchor::Die => Some(die()),
        LogAnchor::Asteroid(asteroid) => (!ctx.is_beta()).then(|| asteroids::area(asteroid)),
        LogAnchor::Product(product) => products::area_of(ctx, product),
        LogAnchor::Cantina => (!ctx.is_beta()).then(|| cantina::area(ctx)),
        LogAnchor::Tower => Some(Rect::from_center_half_size(layout::tower(), Vec2::splat(34.0))),
    }
}
