//! Conversion of events to cues: the timing of shuttles, goods, cards and freighters, and brief effects.

use super::departures::departures;
use super::effects::effects;
use super::flights::shuttles;
use super::goods::goods;
use super::timeline::{FLIGHT, GOODS, TUMBLE, TURN, Timeline};
use crate::board::board_pieces::BoardPieces;
use crate::board::ctx::SceneContext;
use crate::board::hand::card_id;
use crate::board::station::{die_id, turn_id};
use crate::board::stores::hull_id;
use crate::board::{asteroids, cantina};
use crate::table::PilotPlace;
use far_space_foundry::rules::{Asteroid, Event};
use orrery_board::motion::{MotionCue, MotionCues, MotionPath};

/// Returns the cues for the events of `timeline`. `before` holds the pieces before the events, and `ctx` the state after them.
pub fn cues(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext) -> MotionCues {
    let mut cues = MotionCues { other: MotionCue::new(0.0, GOODS), ..MotionCues::default() };
    if timeline.beats.is_empty() {
        // After an undo, pieces return by a short path.
        cues.other.path = MotionPath::Fly { arch: 0.05 };
        return cues;
    }
    shuttles(timeline, before, ctx, &mut cues);
    goods(timeline, before, ctx, &mut cues);
    cards(timeline, before, ctx, &mut cues);
    departures(timeline, ctx, &mut cues);
    if let Some(start) = timeline.when(|event| matches!(event, Event::Rolled { .. })) {
        let seed = ctx.seen.die;
        cues.own.insert(die_id(), MotionCue::new(start, TUMBLE).path(MotionPath::Throw).seed(seed));
    }
    if let Some(start) = timeline.when(|event| matches!(event, Event::StationTurned)) {
        // The asteroids remain until the goods left in the warehouses have flown back to them.
        for &asteroid in Asteroid::ALL {
            cues.own.insert(asteroids::body_id(asteroid), MotionCue::new(start, FLIGHT));
        }
        // The shuttles leave first, then everything on the foundry turns over with it.
        let over = MotionCue::new(start + FLIGHT, TURN).path(MotionPath::TurnOver);
        cues.own.insert(turn_id(), over);
        cues.own.entry(die_id()).or_insert(over);
    }
    for beat in &timeline.beats {
        let (seat, ship, start) = match beat.event {
            Event::FreighterCame { seat, ship, .. } | Event::Upgraded { seat, ship } => (seat, ship, beat.start),
            _ => continue,
        };
        let Some(at) = ctx.view.known.seat_of(seat) else { continue };
        let came = matches!(beat.event, Event::FreighterCame { .. });
        let enter = came.then(|| cantina::area(ctx).center());
        let path = if came { MotionPath::Dock { arch: 0.12 } } else { MotionPath::Pulse(2) };
        cues.own.insert(hull_id(at, ship), MotionCue::new(start, 0.6).path(path).enter(enter));
    }
    for beat in &timeline.beats {
        effects(beat, timeline, ctx, &mut cues.flights);
    }
    cues
}

/// Adds the cues of cards. A played card flies to its owner's panel, a drawn card slides in, and a card shown by the Cantina
/// comes out of it.
fn cards(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext, cues: &mut MotionCues) {
    let plate = |seat: u8| ctx.harbour(seat.into()).plate().center();
    let played = timeline.when(|event| matches!(event, Event::Played { .. })).unwrap_or(0.0);
    let drawn = timeline.when(|event| matches!(event, Event::Drawn { .. } | Event::Dealt { .. })).unwrap_or(0.0);
    let shown = timeline.when(|event| matches!(event, Event::Shown { .. })).unwrap_or(0.0);
    for &(entity, place, _) in &ctx.seen.pilots {
        if before.pilots.iter().any(|(other, ..)| *other == entity) {
            continue;
        }
        let (start, enter) = match place {
            PilotPlace::Hand(seat, nth) => (drawn + 0.08 * f32::from(nth), plate(seat)),
            PilotPlace::Shown(nth) => (shown + 0.12 * f32::from(nth), cantina::area(ctx).center()),
            _ => continue,
        };
        cues.own.insert(card_id(entity), MotionCue::new(start, 0.3).enter(enter));
    }
    for &(entity, place, _) in &before.pilots {
        if ctx.seen.pilots.iter().all(|(other, ..)| *other != entity)
            && let PilotPlace::Hand(seat, _) = place
        {
            let exit = Some(plate(seat));
            cues.own.insert(card_id(entity), MotionCue::new(played, 0.3).exit(exit));
        }
    }
}
