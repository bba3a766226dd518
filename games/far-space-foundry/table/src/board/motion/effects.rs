//! Brief effects: coins, rings of light, and the numbers of a count.

use bevy::math::Vec2;

use super::flights::count;
use super::timeline::{FLIGHT, GOODS, TURN, TimedEvent, Timeline};
use crate::board::areas::anchor_area;
use crate::board::ctx::SceneContext;
use crate::board::log_anchor::LogAnchor;
use crate::board::{icons, layout};
use far_space_foundry::rules::Event;
use orrery_board::motion::{FlyingObject, MotionCue, MotionPath, ring};
use orrery_board::palette::PALETTE;
use orrery_core::Colour;

/// The distance that a pilot who leaves the game moves while still visible, in units.
const EXIT_DISTANCE: f32 = 90.0;

/// Adds the brief effects of an event.
pub fn effects(beat: &TimedEvent, timeline: &Timeline, ctx: &SceneContext, flights: &mut Vec<FlyingObject>) {
    let start = beat.start;
    let middle = |spot: LogAnchor| anchor_area(ctx, spot).map(|area| area.center());
    match beat.event {
        Event::Landed { .. } | Event::Lifted { .. } => count(beat, timeline, ctx, flights),
        Event::PaidInCantina { seat } => coin(ctx, seat, middle(LogAnchor::Cantina), false, start, flights),
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
            flights.extend(middle(LogAnchor::Store(seat)).map(|at| ring(at, PALETTE.brass[1].0, start + 0.2, 80.0)));
        }
        Event::Charged { seat, .. } => {
            flights.extend(middle(LogAnchor::Store(seat)).map(|at| ring(at, PALETTE.fuel[1].0, start, 80.0)));
        }
        Event::Made { product, .. } => {
            // The chimneys over the kilns flash while the action works.
            for left in [true, false] {
                flights.push(ring(layout::kiln(left), PALETTE.fuel[1].0, start + GOODS, 54.0));
            }
            flights.extend(middle(LogAnchor::Product(product)).map(|at| ring(at, PALETTE.fuel[1].0, beat.lands, 90.0)));
        }
        Event::Upgraded { seat, ship } | Event::FreighterCame { seat, ship, .. } => {
            flights
                .extend(middle(LogAnchor::Hull(seat, ship)).map(|at| ring(at, PALETTE.brass[1].0, start + 0.3, 90.0)));
        }
        Event::Rolled { .. } => flights.push(ring(layout::DIE, PALETTE.fuel[1].0, beat.lands, 120.0)),
        Event::LeftGame { seat, pilot } => {
            let plate = middle(LogAnchor::Plate(seat)).zip(pilot.alien());
            flights.extend(plate.map(|(from, alien)| {
                let away = from - Vec2::new(0.0, EXIT_DISTANCE);
                let sign = format!("icon-{}", icons::alien(alien));
                let leaves = FlyingObject {
                    scale: (1.6, 1.2),
                    alpha: (1.0, 0.0),
                    ..FlyingObject::piece(sign, from, away, start)
                };
                FlyingObject { cue: MotionCue { duration: 1.0, path: MotionPath::Glide, ..leaves.cue }, ..leaves }
            }));
        }
        Event::StationTurned => {
            for nth in 0..3_u8 {
                let at = start + FLIGHT + TURN * 0.3 * f32::from(nth);
                flights.push(ring(layout::STATION, PALETTE.brass[1].0, at, 330.0));
            }
        }
        _ => {}
    }
}

/// Returns the position of the bank's credits.
fn bank(ctx: &SceneContext) -> Vec2 {
    Vec2::new(layout::HALF.x - 80.0 + ctx.visible.max.x - 1600.0, layout::HALF.y + 42.0)
}

/// Adds a coin that flies from or to a player.
fn coin(
    ctx: &SceneContext,
    seat: Colour,
    place: Option<Vec2>,
    to_player: bool,
    start: f32,
    flights: &mut Vec<FlyingObject>,
) {
    let (Some(place), Some(plate)) = (place, anchor_area(ctx, LogAnchor::Plate(seat))) else { return };
    let (from, to) = if to_player { (place, plate.center()) } else { (plate.center(), place) };
    flights.push(FlyingObject { scale: (1.3, 1.3), ..FlyingObject::piece("icon-fsf-coin", from, to, start) });
}
