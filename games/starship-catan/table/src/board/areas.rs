//! Rectangles of the places that a log line mentions.

use bevy::math::Rect;

use super::board_pieces::CardPiece;
use super::ctx::SceneContext;
use super::layout::rect;
use super::log_anchor::LogAnchor;
use super::{adventures, holds, hull, rail, rooms, sectors, ship_cards};
use crate::table::CardPlace;
use starship_catan::rules::{Card, Commodity, PLACES, Seat};

/// Returns the rectangle of the card at a place of the flight row, or `None` if no card is there.
pub fn row_area(ctx: &SceneContext, place: u8) -> Option<Rect> {
    let (visited, passed) = rail::split(ctx);
    let is_here = |card: &CardPiece| card.place == CardPlace::Row(place);
    let disc = |at, radius: f32| Rect::from_center_half_size(at, bevy::math::Vec2::splat(radius));
    if visited.is_some_and(is_here) {
        return Some(disc(ctx.layout.visited_at(), ctx.layout.visited.radius));
    }
    let index = passed.iter().position(|card| is_here(card))?;
    let hung = ctx.layout.passed_at(index, passed.len());
    Some(disc(hung.middle, hung.radius))
}

/// Returns the rectangle of a colony or trading post next to a ship, or `None` if it is not there.
pub fn beside_area(ctx: &SceneContext, seat: Seat, card: Card) -> Option<Rect> {
    let places = ship_cards::places(ctx, seat);
    if let Some((_, area)) = places.posts.iter().find(|(post, _)| *post == card) {
        return Some(*area);
    }
    let (_, roll) = card.colony()?;
    let sources = ship_cards::sources(ctx, seat, roll);
    let is_it = |source: &ship_cards::Producer| matches!(source, ship_cards::Producer::Colony(token, _) if token.face.card() == Some(card));
    let index = sources.iter().position(is_it)?;
    let radius = ctx.ship(seat).beside.world + 2.0;
    Some(Rect::from_center_half_size(ship_cards::world_at(&places, roll, index), bevy::math::Vec2::splat(radius)))
}

/// Returns the rectangle of a place, or `None` if the place is not on the board at the moment.
pub fn anchor_area(ctx: &SceneContext, spot: LogAnchor) -> Option<Rect> {
    match spot {
        LogAnchor::Ship(seat) => Some(hull::ship_area(ctx.ship(seat))),
        LogAnchor::Room(seat, module) => Some(rooms::area(ctx.ship(seat), module)),
        LogAnchor::Hold(seat, Commodity::Astro) => Some(plate_area(ctx, seat)),
        LogAnchor::Hold(seat, thing) => holds::area(ctx.ship(seat), thing),
        LogAnchor::Hangar(seat) => {
            let [first, second] = ctx.ship(seat).hangar.map(rect);
            Some(first.union(second))
        }
        LogAnchor::Pieces(seat, piece) => {
            let areas = (0..usize::from(PLACES)).map(|at| hull::mount_area(ctx.ship(seat), piece, at));
            areas.reduce(|all, next| all.union(next))
        }
        LogAnchor::Beside(seat, card) => beside_area(ctx, seat, card),
        LogAnchor::Sector(sector) => {
            let (at, radius) = sectors::window(ctx, sector);
            Some(Rect::from_center_half_size(at, bevy::math::Vec2::splat(radius)))
        }
        LogAnchor::Row(place) => row_area(ctx, place),
        LogAnchor::Adventure(adventure) => adventures::area_of(ctx, adventure),
    }
}

/// Returns the rectangle of a player's panel in the column. The board only leaves room for it; the `panels` module draws it.
pub fn plate_area(ctx: &SceneContext, seat: Seat) -> Rect {
    let column = &ctx.layout.column;
    rect(if seat == ctx.below { column.own } else { column.rival })
}
