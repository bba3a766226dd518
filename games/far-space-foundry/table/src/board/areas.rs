//! The areas of things on the board, for players without a mouse, and for highlights.

use bevy::math::{Rect, Vec2};

use super::ctx::Ctx;
use super::layout::{self, DIE, Harbour};
use super::spot::Spot;
use super::targets::target_of;
use super::{asteroids, cantina, docks, hand, headings, products, stores};
use crate::table::Target;
use far_space_foundry::rules::{Asteroid, DOCKS, Pilot, Product, Ship, warehouse_size};
use orrery_board::hit_area::HitArea;

/// A thing on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// A target that can be clicked, perhaps at another time.
    Target(Target),
    /// A dock, 1 to 8.
    Dock(u8),
    /// The die in the middle.
    Die,
    /// A warehouse, by seat.
    Store(usize),
    /// A freighter, by seat.
    Hull(usize, Ship),
    /// A pilot of the hand shown.
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

/// Returns all things on the board with their areas, in the order of navigation: clickable targets, the hand, the
/// docks, the harbours, the products.
#[must_use]
pub fn stands(ctx: &Ctx, hits: &[HitArea]) -> Vec<(Thing, Rect)> {
    let mut out: Vec<(Thing, Rect)> = Vec::new();
    for hit in hits {
        // A freighter is announced as one thing, no matter who owns it.
        let Some(target) = target_of(hit.target).filter(|target| !matches!(target, Target::Hull(..))) else { continue };
        if out.iter().all(|(thing, _)| *thing != Thing::Target(target)) {
            out.push((Thing::Target(target), hit.zone.area()));
        }
    }
    let mut add = |thing, area: Option<Rect>| out.extend(area.map(|area| (thing, area)));
    for &(_, _, pilot) in ctx.tokens.hand(ctx.own()) {
        if let Some(pilot) = pilot {
            add(Thing::Pilot(pilot), hand::area_of(ctx, pilot));
        }
    }
    (1..=DOCKS).for_each(|dock| add(Thing::Dock(dock), Some(docks::area(ctx, dock))));
    add(Thing::Die, Some(die()));
    add(Thing::DockMaster, Some(headings::master_area()));
    for seat in ctx.seats() {
        let harbour = ctx.harbour(seat);
        add(Thing::Store(seat), Some(store(ctx, &harbour)));
        for (ship, _) in ctx.player(seat).ships() {
            add(Thing::Hull(seat, ship), hull(ctx, seat, ship));
        }
    }
    ctx.view.known.products().for_each(|product| add(Thing::Product(product), products::area_of(ctx, product)));
    if !ctx.is_beta() {
        Asteroid::ALL.iter().for_each(|&asteroid| add(Thing::Asteroid(asteroid), Some(asteroids::area(asteroid))));
        add(Thing::Cantina, Some(cantina::area(ctx)));
    }
    out
}

fn die() -> Rect {
    Rect::from_center_half_size(DIE, Vec2::splat(50.0))
}

fn store(ctx: &Ctx, harbour: &Harbour) -> Rect {
    harbour.store_area(warehouse_size(ctx.view.known.half))
}

fn hull(ctx: &Ctx, seat: usize, ship: Ship) -> Option<Rect> {
    let floor = stores::floor(ctx, seat, ship)?;
    Some(ctx.harbour(seat).hull_area(floor, ctx.player(seat).ship(ship).size))
}

/// Returns the area that a line of the log refers to, or `None` if it is not visible now.
#[must_use]
pub fn spot_area(ctx: &Ctx, spot: Spot) -> Option<Rect> {
    let seat = |colour| ctx.view.known.seat_of(colour);
    match spot {
        Spot::Plate(colour) => seat(colour).map(|seat| ctx.harbour(seat).plate()),
        Spot::Store(colour) => seat(colour).map(|seat| store(ctx, &ctx.harbour(seat))),
        Spot::Hull(colour, ship) => hull(ctx, seat(colour)?, ship),
        Spot::Dock(dock) => {
            Some(docks::area(ctx, dock).union(Rect::from_center_half_size(layout::berth(dock), Vec2::splat(38.0))))
        }
        Spot::Die => Some(die()),
        Spot::Asteroid(asteroid) => (!ctx.is_beta()).then(|| asteroids::area(asteroid)),
        Spot::Product(product) => products::area_of(ctx, product),
        Spot::Cantina => (!ctx.is_beta()).then(|| cantina::area(ctx)),
        Spot::Tower => Some(Rect::from_center_half_size(layout::tower(), Vec2::splat(34.0))),
    }
}
