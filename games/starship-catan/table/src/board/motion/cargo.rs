//! Cargo in motion: it flies from its source into its cell, and from the cell to its recipient. Coins fly to and from the
//! players' panels.

use bevy::math::Vec2;

use super::endpoints::{plate_spot, source_spot, thing_spot};
use super::timeline::{CARGO, COIN, Timeline};
use crate::board::board_pieces::BoardPieces;
use crate::board::ctx::SceneContext;
use crate::board::holds::cargo_id;
use crate::board::icons;
use orrery_board::motion::{FlyingObject, MotionCue, MotionCues, MotionPath, ring};
use orrery_board::palette::PALETTE;
use starship_catan::rules::{Commodity, Event, Seat, TransferCause};

/// The maximum number of coins shown for one payment or gain.
const COINS: u8 = 8;

/// Adds the cues that move each piece of cargo through the events.
pub fn cargo_cues(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext, cues: &mut MotionCues) {
    let mut held = before.holds;
    for beat in &timeline.beats {
        match beat.event {
            Event::Produced { seat, source, thing } => {
                let from = source_spot(ctx, seat, source);
                gain(ctx, (seat, thing, 1), from, beat.start, &mut held, cues);
            }
            Event::Wasted { seat, source, thing } => wasted(ctx, seat, source, thing, beat.start, cues),
            Event::Gained { seat, thing, count, source } => {
                let from = source_spot(ctx, seat, source);
                gain(ctx, (seat, thing, count), from, beat.start, &mut held, cues);
            }
            Event::Paid { seat, thing, count, source } => {
                let to = source_spot(ctx, seat, source);
                spend(ctx, (seat, thing, count), to, beat.start, &mut held, cues);
            }
            Event::Overboard { seat, resource, count } => {
                let thing = resource.into();
                let to = thing_spot(ctx, seat, thing) + Vec2::new(0.0, 90.0);
                spend(ctx, (seat, thing, count), to, beat.start, &mut held, cues);
            }
            _ => {}
        }
    }
}

/// A seat, a commodity and its count.
type CargoAmount = (Seat, Commodity, u8);

fn gain(
    ctx: &SceneContext,
    amount: CargoAmount,
    from: Vec2,
    start: f32,
    held: &mut [[u8; Commodity::COUNT]; 2],
    cues: &mut MotionCues,
) {
    let (seat, thing, count) = amount;
    if thing == Commodity::Astro {
        coins(from, plate_spot(ctx, seat, 0), count, start, cues);
        return;
    }
    let there = &mut held[seat.index()][thing.index()];
    for nth in *there..there.saturating_add(count) {
        let late = COIN * f32::from(nth - *there);
        let path = MotionPath::Fly { arch: 0.18 };
        let cue = MotionCue::new(start + late, CARGO).path(path).enter(from);
        cues.own.insert(cargo_id(seat, thing, nth), cue);
    }
    *there = there.saturating_add(count);
    cues.flights.push(ring(from, PALETTE.brass[1].0, start, 26.0));
}

fn spend(
    ctx: &SceneContext,
    amount: CargoAmount,
    to: Vec2,
    start: f32,
    held: &mut [[u8; Commodity::COUNT]; 2],
    cues: &mut MotionCues,
) {
    let (seat, thing, count) = amount;
    if thing == Commodity::Astro {
        coins(plate_spot(ctx, seat, 0), to, count, start, cues);
        return;
    }
    let there = &mut held[seat.index()][thing.index()];
    let left = there.saturating_sub(count);
    for nth in left..*there {
        let late = COIN * f32::from(nth - left);
        let path = MotionPath::Fly { arch: 0.14 };
        let cue = MotionCue::new(start + late, CARGO).path(path).exit(to);
        cues.own.insert(cargo_id(seat, thing, nth), cue);
    }
    *there = left;
}

/// Adds coins that fly one after another.
fn coins(from: Vec2, to: Vec2, count: u8, start: f32, cues: &mut MotionCues) {
    for nth in 0..count.min(COINS) {
        let spread = Vec2::new(f32::from(nth % 3) * 8.0 - 8.0, f32::from(nth / 3) * 7.0);
        let piece = format!("icon-{}", icons::thing(Commodity::Astro));
        let flight = FlyingObject::piece(piece, from + spread, to, start + COIN * f32::from(nth));
        let cue = MotionCue { duration: CARGO, ..flight.cue };
        cues.flights.push(FlyingObject { cue, ..flight });
    }
}

/// Adds the cue of a product that burns up at a bay in which there is no room for it.
fn wasted(ctx: &SceneContext, seat: Seat, source: TransferCause, thing: Commodity, start: f32, cues: &mut MotionCues) {
    let (from, to) = (source_spot(ctx, seat, source), thing_spot(ctx, seat, thing));
    let flight = FlyingObject::piece(format!("icon-{}", icons::thing(thing)), from, to, start);
    cues.flights.push(FlyingObject { cue: MotionCue { duration: CARGO, ..flight.cue }, alpha: (1.0, 0.6), ..flight });
    let burn = FlyingObject::puff("effect-ember", to, start + CARGO, (0.8, 1.5));
    cues.flights.push(FlyingObject { cue: MotionCue { duration: 0.25, ..burn.cue }, ..burn });
}
