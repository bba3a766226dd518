//! Effects around the pieces, event by event: objects that fly, flash and settle.

use std::f32::consts::TAU;

use bevy::color::Srgba;
use bevy::math::Vec2;

use super::endpoints::{built_spot, module_spot, piece_spot, plate_spot, raised_spot, row_spot, window_spot};
use super::timeline::{FALL, ORBIT, RESULT_READ_TIME, TimedEvent};
use crate::board::aim::ghost_at;
use crate::board::ctx::SceneContext;
use crate::board::holds::vessel_stem;
use crate::board::hull::side;
use crate::board::{adventures, die};
use crate::locale::{card_name, text};
use orrery_board::motion::{FlyingObject, MotionCue, MotionPath, ring};
use orrery_board::paint::{RoundedRect, VectorShape};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{NodeLook, TextLine};
use orrery_board::text_metrics;
use starship_catan::rules::{Card, EquipmentKind, Event, HonourCard, Seat, Ship};

/// The time for which a die tumbles, in seconds.
const TUMBLE: f32 = 0.7;
/// The time for which a fight is shown after the dice are at rest, in seconds.
const LINGER: f32 = RESULT_READ_TIME - FALL;

/// Adds the effects of an event to the motion of the pieces.
pub fn effects(beat: &TimedEvent, ctx: &SceneContext, flights: &mut Vec<FlyingObject>) {
    let start = beat.start;
    match beat.event {
        Event::Rolled { seat, die, .. } => roll(ctx, seat, die, start, flights),
        Event::Fought { seat, card, die, firepower, pirate_die, strength, won, .. } => {
            let sides = [(die, firepower), (pirate_die, strength)];
            fight(ctx, sides, start, flights);
            verdict(ctx, card, sides.map(|(die, adds)| die + adds), start, flights);
            let at = ctx.layout.visited_at();
            let colour = if won { PALETTE.brass[1].0 } else { PALETTE.warning.0 };
            flights.push(ring(at, colour, beat.lands, 120.0));
            if !won {
                sparks(piece_spot(ctx, seat, EquipmentKind::Cannon), beat.lands, flights);
            }
        }
        Event::Settled { seat, .. } => orbit(ctx, seat, Ship::ColonyShip, start, flights),
        Event::Founded { seat, .. } => orbit(ctx, seat, Ship::TradeShip, start, flights),
        Event::Built { seat, what } => flare(built_spot(ctx, seat, what), start, flights),
        Event::Upgraded { seat, what } => flare(raised_spot(ctx, seat, what), start, flights),
        Event::ModuleChosen { seat, module } => flare(module_spot(ctx, seat, module), start, flights),
        Event::ModuleLost { seat, module, .. } => sparks(module_spot(ctx, seat, module), start, flights),
        Event::CannonLost { seat, .. } => sparks(piece_spot(ctx, seat, EquipmentKind::Cannon), start, flights),
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
                HonourCard::Friend => "special-Friend",
                HonourCard::Hero => "special-Hero",
            };
            let place =
                |seat: Option<Seat>| seat.map_or_else(|| ctx.layout.visited_at(), |seat| plate_spot(ctx, seat, 2));
            honour(piece, place(from), place(to), start, flights);
        }
        _ => {}
    }
}

/// Adds the yellow die, which tumbles, comes to rest, and flies to the speed dial.
fn roll(ctx: &SceneContext, seat: Seat, face: u8, start: f32, flights: &mut Vec<FlyingObject>) {
    let (x, y, ..) = ctx.ship(seat).boost;
    let (from, to) = (Vec2::new(x, y), die::place(ctx));
    let piece = format!("die-yellow-{face}");
    let cue = MotionCue::new(start, TUMBLE).path(MotionPath::Throw).seed(face);
    flights.push(FlyingObject { scale: (0.5, 1.6), cue, ..FlyingObject::piece(piece.clone(), from, to, start) });
    let speed = Vec2::from(ctx.layout.dials.speed);
    let after = start + TUMBLE;
    flights.push(FlyingObject { scale: (1.6, 0.3), alpha: (1.0, 0.3), ..FlyingObject::piece(piece, to, speed, after) });
    flights.push(ring(to, PALETTE.brass[1].0, after, 110.0));
}

/// Adds the two dice of a fight, which are thrown towards each other, and the totals below them.
fn fight(ctx: &SceneContext, sides: [(u8, u8); 2], start: f32, flights: &mut Vec<FlyingObject>) {
    let at = ctx.layout.visited_at();
    let places = &ctx.layout.raiders;
    for (nth, ((die, adds), place)) in sides.into_iter().zip(places.dice).enumerate() {
        let to = at + Vec2::from(place);
        let from = to + Vec2::new(if nth == 0 { -260.0 } else { 260.0 }, 40.0);
        let piece = format!("die-{}-{die}", if nth == 0 { "blue" } else { "raider" });
        let cue = MotionCue::new(start, FALL).path(MotionPath::Throw).seed(die + nth as u8);
        flights.push(FlyingObject { scale: (0.7, 1.0), cue, ..FlyingObject::piece(piece.clone(), from, to, start) });
        let rest = MotionCue::new(start + FALL, LINGER);
        flights.push(FlyingObject { alpha: (1.0, 0.9), cue: rest, ..FlyingObject::piece(piece, to, to, start) });
        let below = at + Vec2::new(place.0, places.totals + 22.0);
        let sum = format!("{die} + {adds} = {}", die + adds);
        flights.push(timed_text(sum, (SUM, PALETTE.ivory.0), below, (start + FALL, start + RESULT_READ_TIME)));
    }
}

/// Adds the pirates' name when the dice have come to rest, and shortly afterwards the word for victory or defeat. If the totals
/// are equal, also adds the rule that the mover wins.
fn verdict(ctx: &SceneContext, card: Card, [own, theirs]: [u8; 2], start: f32, flights: &mut Vec<FlyingObject>) {
    let (at, visited, end) = (ctx.layout.visited_at(), &ctx.layout.visited, start + RESULT_READ_TIME);
    let above = at - Vec2::new(0.0, visited.radius + visited.name);
    let shown = card_name(card).to_uppercase();
    flights.push(timed_text(shown, (NAMED, PALETTE.warning.0), above, (start + FALL, end)));
    let (word, ink) =
        if own < theirs { ("ui-fight-is-lost", PALETTE.warning.0) } else { ("ui-fight-is-won", PALETTE.brass[1].0) };
    let read = (start + FALL + SUMMED, end);
    let middle = at + Vec2::new(0.0, ctx.layout.raiders.verdict);
    flights.push(shade(middle, read));
    flights.push(timed_text(text(word), (WON, ink), middle, read));
    if own == theirs {
        let below = at + Vec2::new(0.0, ctx.layout.raiders.totals + 46.0);
        flights.push(timed_text(text("ui-fight-tie"), (SUM, PALETTE.brass[1].0), below, read));
    }
}

/// The text size of the totals.
const SUM: f32 = 19.0;
/// The text size of the pirates' name.
const NAMED: f32 = 22.0;
/// The text size of the word for victory or defeat.
const WON: f32 = 34.0;
/// The time for which the totals are shown before the word for victory or defeat, in seconds.
const SUMMED: f32 = 0.35;

/// Returns text centred at `at`, shown from `start` to `end`.
fn timed_text(text: String, (size, colour): (f32, Srgba), at: Vec2, (start, end): (f32, f32)) -> FlyingObject {
    let wide = text_metrics::width(&text, size, true, 0.0);
    let at = at - Vec2::new(wide / 2.0, 0.0);
    let words = TextLine { text, size, bold: true, spacing: 0.0, colour: Srgba { alpha: 1.0, ..colour } };
    let cue = MotionCue::new(start, end - start);
    FlyingObject { look: NodeLook::Words(words), alpha: (1.0, 0.9), cue, ..FlyingObject::piece("", at, at, start) }
}

/// Returns a dark background for text over the picture of raiders, behind everything that flies.
fn shade(at: Vec2, (start, end): (f32, f32)) -> FlyingObject {
    let fill = PALETTE.space[0].at(0.72);
    let plate = RoundedRect::new(Vec2::new(210.0, 44.0), 22.0).fill(&[fill]).glow(fill, 9.0);
    let at = at - Vec2::new(0.0, WON * 0.34);
    let cue = MotionCue::new(start, end - start);
    FlyingObject {
        look: NodeLook::Drawn(VectorShape::Plate(plate)),
        lingers: true,
        cue,
        ..FlyingObject::piece("", at, at, start)
    }
}

/// Adds the small ship that circles the planet once after a founding.
fn orbit(ctx: &SceneContext, seat: Seat, ship: Ship, start: f32, flights: &mut Vec<FlyingObject>) {
    let piece = format!("vessel-{}{}-{}", vessel_stem(ship), side(ctx.ship(seat)), ctx.colour(seat));
    let (from, middle) = (ghost_at(ctx), ctx.layout.visited_at());
    let far = middle * 2.0 - from;
    let half = ORBIT * 0.35;
    for (nth, (from, to)) in [(from, far), (far, middle)].into_iter().enumerate() {
        let begin = start + ORBIT * 0.4 + half * nth as f32;
        let cue = MotionCue::new(begin, half).path(MotionPath::Fly { arch: 0.5 });
        let size = if nth == 0 { (0.9, 0.7) } else { (0.7, 0.2) };
        flights.push(FlyingObject { scale: size, cue, ..FlyingObject::piece(piece.clone(), from, to, begin) });
    }
    flights.push(ring(middle, PALETTE.seat(ctx.colour(seat)).light.0, start + ORBIT, 130.0));
}

fn honour(piece: &str, from: Vec2, to: Vec2, start: f32, flights: &mut Vec<FlyingObject>) {
    flights.push(FlyingObject { scale: (1.2, 0.6), ..FlyingObject::piece(piece, from, to, start) });
    flights.push(ring(from, PALETTE.brass[1].0, start, 60.0));
}

/// Adds a flare around a new building, an upgrade or the free first module.
fn flare(at: Vec2, start: f32, flights: &mut Vec<FlyingObject>) {
    flights.push(FlyingObject::puff("effect-flare", at, start, (0.6, 2.4)));
    flights.push(ring(at, PALETTE.brass[1].0, start, 56.0));
}

/// Adds sparks around a lost or reduced cannon or module, or around the cannons after a lost fight.
fn sparks(at: Vec2, start: f32, flights: &mut Vec<FlyingObject>) {
    flights.push(FlyingObject::puff("effect-sparks", at, start, (0.6, 1.8)));
    for nth in 0..6 {
        let way = Vec2::from_angle(TAU * nth as f32 / 6.0 + at.x) * 52.0;
        let ember = FlyingObject::puff("effect-ember", at, start, (0.7, 0.2));
        flights.push(FlyingObject { to: at + way, lingers: true, ..ember });
    }
    flights.push(ring(at, PALETTE.warning.0, start, 64.0));
}
