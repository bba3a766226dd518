//! Rectangles of the places that a log line mentions.

use bevy::math::Rect;

use super::ctx::Ctx;
use super::layout::rect;
use super::spot::Spot;
use super::tokens::CardSeen;
use super::{adventures, beside, holds, hull, rail, rooms, sectors};
use crate::table::CardPlace;
use starship_catan::rules::{Card, PLACES, Seat, Thing};

/// Returns the rectangle of a card of the row.
#[must_use]
pub fn row_area(ctx: &Ctx, place: u8) -> Option<Rect> {
    let (visited, passed) = rail::split(ctx);
    let is_here = |card: &CardSeen| card.place == CardPlace::Row(place);
    let disc = |at, radius: f32| Rect::from_center_half_size(at, bevy::math::Vec2::splat(radius));
    if visited.is_some_and(is_here) {
        return Some(disc(ctx.layout.visited_at(), ctx.layout.visited.radius));
    }
    let index = passed.iter().position(|card| is_here(card))?;
    let hung = ctx.layout.passed_at(index, passed.len());
    Some(disc(hung.middle, hung.radius))
}

/// Returns the rectangle of a colony or trading post next to a ship.
#[must_use]
pub fn beside_area(ctx: &Ctx, seat: Seat, card: Card) -> Option<Rect> {
    let places = beside::places(ctx, seat);
    if let Some((_, area)) = places.posts.iter().find(|(post, _)| *post == card) {
        return Some(*area);
    }
    let (_, roll) = card.colony()?;
    let sources = beside::sources(ctx, seat, roll);
    let is_it =
        |source: &beside::Source| matches!(source, beside::Source::Colony(token, _) if token.face.card() == Some(card));
    let index = sources.iter().position(is_it)?;
    let radius = ctx.ship(seat).beside.world + 2.0;
    Some(Rect::from_center_half_size(beside::world_at(&places, roll, index), bevy::math::Vec2::splat(radius)))
}

/// Returns the rectangle of a place, or `None` if it does not exist now.
#[must_use]
pub fn spot_area(ctx: &Ctx, spot: Spot) -> Option<Rect> {
    match spot {
        Spot::Ship(seat) => Some(hull::ship_area(ctx.ship(seat))),
        Spot::Room(seat, module) => Some(rooms::area(ctx.ship(seat), module)),
        Spot::Hold(seat, Thing::Astro) => Some(plate_area(ctx, seat)),
        Spot::Hold(seat, thing) => holds::area(ctx.ship(seat), thing),
        Spot::Hangar(seat) => {
            let [first, second] = ctx.ship(seat).hangar.map(rect);
            Some(first.union(second))
        }
        Spot::Pieces(seat, piece) => {
            let areas = (0..usize::from(PLACES)).map(|at| hull::mount_area(ctx.ship(seat), piece, at));
            areas.reduce(|all, next| all.union(next))
        }
        Spot::Beside(seat, card) => beside_area(ctx, seat, card),
        Spot::Sector(sector) => {
            let (at, radius) = sectors::window(ctx, sector);
            Some(Rect::from_center_half_size(at, bevy::math::Vec2::splat(radius)))
        }
        Spot::Row(place) => row_area(ctx, place),
        Spot::Adventure(adventure) => adventures::area_of(ctx, adventure),
    }
}

/// Returns the rectangle of a player's panel in the column, which the panels crate draws.
#[must_use]
pub fn plate_area(ctx: &Ctx, seat: Seat) -> Rect {
    let column = &ctx.layout.column;
    rect(if seat == ctx.below { column.own } else { column.rival })
}
