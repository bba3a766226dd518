//! Start and end points of moving objects.

use bevy::math::Vec2;

use crate::board::areas::{beside_area, plate_area, row_area};
use crate::board::ctx::SceneContext;
use crate::board::layout::rect;
use crate::board::ship_cards::{self, Producer};
use crate::board::{adventures, holds, hull, rooms, sectors};
use starship_catan::rules::{
    BuildableItem, Commodity, EquipmentKind, Module, START_COLONY_NUMBER, Seat, TransferCause, Upgrade,
};

/// Returns the point in a player's panel where the number of a column is shown: Astro, friendship and fame (0 to 2), or points
/// (3).
pub fn plate_spot(ctx: &SceneContext, seat: Seat, column: u8) -> Vec2 {
    let (corner, plate) = (plate_area(ctx, seat).min, &ctx.layout.column.plate);
    match column {
        3 => corner + Vec2::from(plate.points),
        column => corner + Vec2::from(plate.holdings) + Vec2::new(10.0 + 62.0 * f32::from(column), 0.0),
    }
}

/// Returns the point where a seat's commodity is shown: in its bay, in the laboratory or, for Astro, in the player panel.
pub fn thing_spot(ctx: &SceneContext, seat: Seat, thing: Commodity) -> Vec2 {
    holds::area(ctx.ship(seat), thing).map_or_else(|| plate_spot(ctx, seat, 0), |area| area.center())
}

/// Returns the centre of a place of the flight row, or the centre of the visited card if no card is at this place.
pub fn row_spot(ctx: &SceneContext, place: u8) -> Vec2 {
    row_area(ctx, place).map_or_else(|| ctx.layout.visited_at(), |area| area.center())
}

/// Returns the other end of a transfer: the point from which goods reach a seat, or to which the seat's goods fly.
pub fn source_spot(ctx: &SceneContext, seat: Seat, source: TransferCause) -> Vec2 {
    let visited = || ctx.layout.visited_at();
    match source {
        TransferCause::StartColony => {
            let places = ship_cards::places(ctx, seat);
            let all = ship_cards::sources(ctx, seat, START_COLONY_NUMBER);
            let index = all.iter().position(|source| matches!(source, Producer::Start(_))).unwrap_or_default();
            ship_cards::world_at(&places, START_COLONY_NUMBER, index)
        }
        TransferCause::Colony(card) => beside_area(ctx, seat, card).map_or_else(visited, |area| area.center()),
        TransferCause::Module(module) => rooms::area(ctx.ship(seat), module).center(),
        // A trading post in use is next to the ship; a visited card is drawn large.
        TransferCause::Deal(card) => beside_area(ctx, seat, card).map_or_else(visited, |area| area.center()),
        TransferCause::Adventure(adventure) => {
            adventures::area_of(ctx, adventure).map_or_else(visited, |area| area.center())
        }
        TransferCause::Ransom(_) | TransferCause::Prize => visited(),
        TransferCause::Demand | TransferCause::Exchange => rect(ctx.ship(seat.other()).case).center(),
        TransferCause::Build(what) => built_spot(ctx, seat, what),
        TransferCause::Upgrade(what) => raised_spot(ctx, seat, what),
    }
}

/// Returns the point at which a new building appears.
pub fn built_spot(ctx: &SceneContext, seat: Seat, what: BuildableItem) -> Vec2 {
    let places = ctx.ship(seat);
    match what {
        BuildableItem::Ship(_) => rect(places.hangar[0]).union(rect(places.hangar[1])).center(),
        BuildableItem::Booster => piece_spot(ctx, seat, EquipmentKind::Booster),
        BuildableItem::Cannon => piece_spot(ctx, seat, EquipmentKind::Cannon),
        BuildableItem::Module(module) => module_spot(ctx, seat, module),
    }
}

/// Returns the point at which an upgrade to level 2 appears.
pub fn raised_spot(ctx: &SceneContext, seat: Seat, what: Upgrade) -> Vec2 {
    match what {
        Upgrade::Booster => piece_spot(ctx, seat, EquipmentKind::Booster),
        Upgrade::Cannon => piece_spot(ctx, seat, EquipmentKind::Cannon),
        Upgrade::Module(module) => module_spot(ctx, seat, module),
    }
}

/// Returns the centre of a module's room.
pub fn module_spot(ctx: &SceneContext, seat: Seat, module: Module) -> Vec2 {
    rooms::area(ctx.ship(seat), module).center()
}

/// Returns the centre of the last booster or cannon, or of the first place for one if there is none.
pub fn piece_spot(ctx: &SceneContext, seat: Seat, piece: EquipmentKind) -> Vec2 {
    let count = usize::from(ctx.player(seat).pieces(piece).count());
    hull::mount_area(ctx.ship(seat), piece, count.saturating_sub(1)).center()
}

/// Returns the centre of a sector's window.
pub fn window_spot(ctx: &SceneContext, sector: u8) -> Vec2 {
    sectors::window(ctx, sector).0
}
