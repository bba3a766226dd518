//! What only passes by: the numbers of a count, coins, light.

use bevy::math::Vec2;

use super::timeline::{Beat, HOP, TURN};
use crate::board::motion::{Cue, Flight, Path, ring};
use crate::board::palette::PALETTE;
use crate::board::scene::{Look, Words};
use crate::core::Colour;
use crate::games::far_space_foundry::board::areas::spot_area;
use crate::games::far_space_foundry::board::ctx::Ctx;
use crate::games::far_space_foundry::board::layout;
use crate::games::far_space_foundry::board::spot::Spot;
use crate::games::far_space_foundry::rules::{DOCKS, Event};

/// How long a number of a count stands.
const STANDS: f32 = 0.5;

/// Adds what passes by while an event is shown.
pub fn effects(beat: &Beat, ctx: &Ctx, flights: &mut Vec<Flight>) {
    let start = beat.start;
    let middle = |spot: Spot| spot_area(ctx, spot).map(|area| area.center());
    match beat.event {
        Event::Landed { dock, capacity, .. } | Event::Lifted { dock, capacity, .. } => {
            count(dock, capacity, start, flights);
        }
        Event::PaidInCantina { seat } => coin(ctx, seat, middle(Spot::Cantina), false, start, flights),
        Event::Bribed { seat, .. } => coin(ctx, seat, Some(layout::tower()), false, start, flights),
        Event::ChargedAll { seat } => coin(ctx, seat, Some(bank(ctx)), false, start, flights),
        Event::Sold { seat, credits, .. } => {
            for nth in 0..credits {
                coin(ctx, seat, Some(bank(ctx)), true, start + 0.08 * f32::from(nth), flights);
            }
        }
        Event::Earned { seat } => coin(ctx, seat, Some(bank(ctx)), true, start, flights),
        Event::Processed { seat, .. } => {
            flights.push(ring(layout::DIE, PALETTE.fuel[1].0, start, 130.0));
            flights.extend(middle(Spot::Store(seat)).map(|at| ring(at, PALETTE.brass[1].0, start + 0.2, 80.0)));
        }
        Event::Charged { seat, .. } => {
            flights.extend(middle(Spot::Store(seat)).map(|at| ring(at, PALETTE.fuel[1].0, start, 80.0)));
        }
        Event::Made { product, .. } => {
            flights.extend(middle(Spot::Product(product)).map(|at| ring(at, PALETTE.fuel[1].0, start, 90.0)));
        }
        Event::Upgraded { seat, ship } | Event::FreighterCame { seat, ship, .. } => {
            flights.extend(middle(Spot::Hull(seat, ship)).map(|at| ring(at, PALETTE.brass[1].0, start + 0.3, 90.0)));
        }
        Event::Rolled { .. } => flights.push(ring(layout::DIE, PALETTE.fuel[1].0, beat.lands, 120.0)),
        Event::StationTurned => {
            for nth in 0..3_u8 {
                let at = start + TURN * 0.25 * f32::from(nth);
                flights.push(ring(layout::STATION, PALETTE.brass[1].0, at, 330.0));
            }
        }
        _ => {}
    }
}

/// Where the bank's credits are counted.
fn bank(ctx: &Ctx) -> Vec2 {
    Vec2::new(layout::HALF.x - 80.0 + ctx.visible.max.x - 1600.0, layout::HALF.y + 42.0)
}

/// A coin from a player, or to him.
fn coin(ctx: &Ctx, seat: Colour, place: Option<Vec2>, to_player: bool, start: f32, flights: &mut Vec<Flight>) {
    let (Some(place), Some(plate)) = (place, spot_area(ctx, Spot::Plate(seat))) else { return };
    let (from, to) = if to_player { (place, plate.center()) } else { (plate.center(), place) };
    flights.push(Flight { scale: (1.3, 1.3), ..Flight::piece("icon-fsf-coin", from, to, start) });
}

/// The number that grows from dock to dock: it is the capacity, and everybody sees why.
fn count(dock: u8, capacity: u8, start: f32, flights: &mut Vec<Flight>) {
    let docks = capacity.min(DOCKS);
    for nth in 0..capacity {
        // A good more than docks were tried is a Trucker's.
        let back = docks - 1 - nth.min(docks - 1);
        let here = (dock - 1 + DOCKS - back) % DOCKS + 1;
        let at = layout::bead(here);
        let start = start + HOP * f32::from(nth);
        flights.push(ring(at, PALETTE.act.line.0, start, 26.0));
        let words =
            Words { text: (nth + 1).to_string(), size: 24.0, bold: true, spacing: 0.0, colour: PALETTE.act.line.0 };
        flights.push(Flight {
            look: Look::Words(words),
            lingers: true,
            alpha: (1.0, 0.0),
            cue: Cue { start, duration: STANDS, path: Path::Glide, ..Cue::default() },
            ..Flight::piece("", at + Vec2::new(-7.0, -14.0), at + Vec2::new(-7.0, -26.0), start)
        });
    }
}
