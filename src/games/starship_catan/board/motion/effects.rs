//! What flies, flashes and settles round the pieces, event by event.

use std::f32::consts::TAU;

use bevy::color::Srgba;
use bevy::math::Vec2;

use super::places::{built_spot, module_spot, piece_spot, plate_spot, raised_spot, row_spot, window_spot};
use super::timeline::{Beat, ORBIT};
use crate::board::motion::{Cue, Flight, Path, ring};
use crate::board::palette::PALETTE;
use crate::board::scene::{Look, Words};
use crate::games::starship_catan::board::aim::ghost_at;
use crate::games::starship_catan::board::ctx::Ctx;
use crate::games::starship_catan::board::holds::vessel_stem;
use crate::games::starship_catan::board::hull::side;
use crate::games::starship_catan::board::{adventures, die};
use crate::games::starship_catan::rules::{Event, Honour, Piece, Seat, Ship};

/// How long a die tumbles.
const TUMBLE: f32 = 0.7;
/// How long a fight is seen after the dice lie still.
const LINGER: f32 = 0.85;

/// What an event adds to the motion of the pieces.
pub fn effects(beat: &Beat, ctx: &Ctx, flights: &mut Vec<Flight>) {
    let start = beat.start;
    match beat.event {
        Event::Rolled { seat, die, .. } => roll(ctx, seat, die, start, flights),
        Event::Fought { seat, die, firepower, pirate_die, strength, won, .. } => {
            fight(ctx, [(die, firepower), (pirate_die, strength)], start, flights);
            let at = row_spot(ctx, ctx.tokens.row().count() as u8);
            let colour = if won { PALETTE.brass[1].0 } else { PALETTE.warning.0 };
            flights.push(ring(at, colour, beat.lands, 120.0));
            if !won {
                sparks(piece_spot(ctx, seat, Piece::Cannon), beat.lands, flights);
            }
        }
        Event::Settled { seat, .. } => orbit(ctx, seat, Ship::ColonyShip, start, flights),
        Event::Founded { seat, .. } => orbit(ctx, seat, Ship::TradeShip, start, flights),
        Event::Built { seat, what } => flare(built_spot(ctx, seat, what), start, flights),
        Event::Upgraded { seat, what } => flare(raised_spot(ctx, seat, what), start, flights),
        Event::ModuleChosen { seat, module } => flare(module_spot(ctx, seat, module), start, flights),
        Event::ModuleLost { seat, module, .. } => sparks(module_spot(ctx, seat, module), start, flights),
        Event::CannonLost { seat, .. } => sparks(piece_spot(ctx, seat, Piece::Cannon), start, flights),
        Event::FlightBegan { sector, .. } | Event::FlightEnded { sector, .. } => {
            flights.push(ring(window_spot(ctx, sector), PALETTE.brass[1].0, start, 60.0));
        }
        Event::Turned { place, .. } => flights.push(ring(row_spot(ctx, place), PALETTE.brass[1].0, start, 90.0)),
        Event::PiratesTaken { seat, .. } => {
            honour("icon-fame", ctx.layout.visited_at(), plate_spot(ctx, seat, 2), start, flights);
        }
        Event::AdventureDone { adventure, .. } => {
            let at = adventures::area_of(ctx, adventure).map_or_else(|| ctx.layout.visited_at(), |area| area.center());
            flights.push(ring(at, PALETTE.brass[1].0, start, 70.0));
        }
        Event::HonourMoved { honour: which, from, to } => {
            let piece = match which {
                Honour::Friend => "special-Friend",
                Honour::Hero => "special-Hero",
            };
            let place =
                |seat: Option<Seat>| seat.map_or_else(|| ctx.layout.visited_at(), |seat| plate_spot(ctx, seat, 2));
            honour(piece, place(from), place(to), start, flights);
        }
        _ => {}
    }
}

/// The yellow die tumbles, lies still, and flies on to where it counts.
fn roll(ctx: &Ctx, seat: Seat, face: u8, start: f32, flights: &mut Vec<Flight>) {
    let (x, y, ..) = ctx.ship(seat).boost;
    let (from, to) = (Vec2::new(x, y), die::place(ctx));
    let piece = format!("die-yellow-{face}");
    let cue = Cue { start, duration: TUMBLE, path: Path::Throw, seed: face, ..Cue::default() };
    flights.push(Flight { scale: (0.5, 1.6), cue, ..Flight::piece(piece.clone(), from, to, start) });
    let speed = Vec2::from(ctx.layout.dials.speed);
    let after = start + TUMBLE;
    flights.push(Flight { scale: (1.6, 0.3), alpha: (1.0, 0.3), ..Flight::piece(piece, to, speed, after) });
    flights.push(ring(to, PALETTE.brass[1].0, after, 110.0));
}

/// Two steel dice run at each other; the totals stand below them.
fn fight(ctx: &Ctx, sides: [(u8, u8); 2], start: f32, flights: &mut Vec<Flight>) {
    let at = ctx.layout.visited_at();
    let places = &ctx.layout.raiders;
    for (nth, ((die, adds), place)) in sides.into_iter().zip(places.dice).enumerate() {
        let to = at + Vec2::from(place);
        let from = to + Vec2::new(if nth == 0 { -260.0 } else { 260.0 }, 40.0);
        let piece = format!("die-{}-{die}", if nth == 0 { "blue" } else { "raider" });
        let cue = Cue { start, duration: 0.8, path: Path::Throw, seed: die + nth as u8, ..Cue::default() };
        flights.push(Flight { scale: (0.7, 1.0), cue, ..Flight::piece(piece.clone(), from, to, start) });
        let rest = Cue { start: start + 0.8, duration: LINGER, ..Cue::default() };
        flights.push(Flight { lingers: true, alpha: (1.0, 0.9), cue: rest, ..Flight::piece(piece, to, to, start) });
        let below = at + Vec2::new(place.0 - 36.0, places.totals + 22.0);
        flights.push(total(format!("{die} + {adds} = {}", die + adds), below, start + 0.75));
    }
}

/// A sum that stands for a moment.
fn total(text: String, at: Vec2, start: f32) -> Flight {
    let colour = Srgba { alpha: 1.0, ..PALETTE.ivory.0 };
    let words = Words { text, size: 19.0, bold: true, spacing: 0.0, colour };
    Flight {
        look: Look::Words(words),
        lingers: true,
        alpha: (1.0, 0.8),
        cue: Cue { start, duration: LINGER + 0.1, ..Cue::default() },
        ..Flight::piece("", at, at, start)
    }
}

/// The small ship goes round the world once before it stays.
fn orbit(ctx: &Ctx, seat: Seat, ship: Ship, start: f32, flights: &mut Vec<Flight>) {
    let piece = format!("vessel-{}{}-{}", vessel_stem(ship), side(ctx.ship(seat)), ctx.colour(seat));
    let (from, middle) = (ghost_at(ctx), ctx.layout.visited_at());
    let far = middle * 2.0 - from;
    let half = ORBIT * 0.35;
    for (nth, (from, to)) in [(from, far), (far, middle)].into_iter().enumerate() {
        let begin = start + ORBIT * 0.4 + half * nth as f32;
        let cue = Cue { start: begin, duration: half, path: Path::Fly { arch: 0.5 }, ..Cue::default() };
        let size = if nth == 0 { (0.9, 0.7) } else { (0.7, 0.2) };
        flights.push(Flight { scale: size, cue, ..Flight::piece(piece.clone(), from, to, begin) });
    }
    flights.push(ring(middle, PALETTE.seat(ctx.colour(seat)).light.0, start + ORBIT, 130.0));
}

fn honour(piece: &str, from: Vec2, to: Vec2, start: f32, flights: &mut Vec<Flight>) {
    flights.push(Flight { scale: (1.2, 0.6), ..Flight::piece(piece, from, to, start) });
    flights.push(ring(from, PALETTE.brass[1].0, start, 60.0));
}

/// Something is new.
fn flare(at: Vec2, start: f32, flights: &mut Vec<Flight>) {
    flights.push(Flight::puff("effect-flare", at, start, (0.6, 2.4)));
    flights.push(ring(at, PALETTE.brass[1].0, start, 56.0));
}

/// Something is lost.
fn sparks(at: Vec2, start: f32, flights: &mut Vec<Flight>) {
    flights.push(Flight::puff("effect-sparks", at, start, (0.6, 1.8)));
    for nth in 0..6 {
        let way = Vec2::from_angle(TAU * nth as f32 / 6.0 + at.x) * 52.0;
        let ember = Flight::puff("effect-ember", at, start, (0.7, 0.2));
        flights.push(Flight { to: at + way, lingers: true, ..ember });
    }
    flights.push(ring(at, PALETTE.warning.0, start, 64.0));
}
