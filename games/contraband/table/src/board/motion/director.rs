//! Turns events into animation cues: the times at which ships, tokens, metals and cards move, and effects in flight.

use bevy::math::Vec2;

use super::timeline::{METAL, PATROL, STEP, TUMBLE, TimedEvent, Timeline, VERDICT, WARP};
use crate::board::areas::anchor_area;
use crate::board::board_pieces::{BoardPieces, MetalPiece};
use crate::board::column::{bay, card_id};
use crate::board::ctx::SceneContext;
use crate::board::dice_reveal::{DiceResultNodes, die_id, thrown_from};
use crate::board::layout;
use crate::board::log_anchor::LogAnchor;
use crate::board::order_summary::log_anchors;
use crate::board::pieces::{roamer_id, ship_id};
use crate::board::places::{metal_at, metal_id};
use crate::table::{CardPlace, MetalPlace};
use contraband::rules::{Event, FightOpponent, PatrolToken};
use orrery_board::motion::{FlyingObject, MotionCue, MotionCues, MotionPath, ring};
use orrery_board::palette::PALETTE;
use orrery_board::scene::SceneNodeId;
use orrery_core::Colour;

/// The delay between the flights of two metals, in seconds.
const STRING: f32 = 0.08;

/// Returns the cues of an announcement. `before` holds the pieces before the announcement, `ctx` the current state.
pub fn cues(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext) -> MotionCues {
    let mut cues = MotionCues { other: MotionCue::new(0.0, STEP), ..MotionCues::default() };
    if timeline.beats.is_empty() {
        // After an undo, pieces return by the shortest path.
        cues.other.path = MotionPath::Fly { arch: 0.05 };
        return cues;
    }
    ships(timeline, ctx, &mut cues);
    roamers(timeline, &mut cues);
    beaten(timeline, ctx, &mut cues);
    metals(timeline, before, ctx, &mut cues);
    cards(timeline, before, ctx, &mut cues);
    for beat in &timeline.beats {
        effects(beat, ctx, &mut cues);
    }
    cues
}

/// Moves a ship when its step is announced. Several steps announced at once are shown as one flight.
fn ships(timeline: &Timeline, ctx: &SceneContext, cues: &mut MotionCues) {
    for seat in ctx.seats() {
        let colour = ctx.colour(seat);
        let moves = |event: &Event| match *event {
            Event::Moved { seat, .. } => (seat == colour).then_some(STEP),
            Event::Warped { seat, .. } => (seat == colour).then_some(WARP),
            Event::Sent { seat, .. } => (seat == colour).then_some(2.0 * STEP),
            _ => None,
        };
        let mut beats = timeline.beats.iter().filter_map(|beat| moves(&beat.event).map(|long| (beat.start, long)));
        let Some((start, long)) = beats.next() else { continue };
        let end = beats.next_back().map_or(start + long, |(last, long)| last + long);
        let trail = Some(ctx.ink(seat).light.0);
        let path = MotionPath::Fly { arch: 0.08 };
        cues.own.insert(ship_id(seat), MotionCue::new(start, end - start).path(path).trail(trail));
    }
}

/// Moves a token when its die has come to rest.
fn roamers(timeline: &Timeline, cues: &mut MotionCues) {
    for beat in &timeline.beats {
        if let Event::TokenMoved { token, die, .. } = beat.event {
            let start = beat.start + if die > 0 { TUMBLE } else { 0.0 };
            let path = MotionPath::Fly { arch: 0.12 };
            cues.own.insert(roamer_id(token), MotionCue::new(start, PATROL).path(path));
        }
    }
}

/// Tilts a ship that breaks down and fades a beaten token when the event is announced, which is after the dice.
fn beaten(timeline: &Timeline, ctx: &SceneContext, cues: &mut MotionCues) {
    let of = |event: &Event| match *event {
        Event::BrokeDown { seat } => ctx.view.known.seat_of(seat).map(ship_id),
        Event::Beat { rival: FightOpponent::Miner | FightOpponent::Raiders, .. } => Some(roamer_id(PatrolToken::Alien)),
        Event::Beat { rival: FightOpponent::Corsair, .. } => Some(roamer_id(PatrolToken::Corsair)),
        _ => None,
    };
    let cue = |start| MotionCue::new(start, STEP);
    let all = timeline.beats.iter().filter_map(|beat| of(&beat.event).map(|id| (id, beat.start)));
    for (id, start) in all {
        cues.own.entry(id).or_insert_with(|| cue(start));
    }
}

/// Returns the position at which a metal is drawn; `None` if it is not drawn. A metal in another player's hold is drawn at their
/// ship.
fn lies(ctx: &SceneContext, seen: &MetalPiece) -> Option<Vec2> {
    match seen.place {
        MetalPlace::Hold(seat, nth) if ctx.own() == Some(seat.into()) => Some(bay(ctx, nth.into())),
        MetalPlace::Hold(seat, _) => Some(ctx.ship_at(seat.into())),
        MetalPlace::Prize => Some(layout::MEETING.center()),
        place => metal_at(ctx, place, seen.metal),
    }
}

fn metals(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext, cues: &mut MotionCues) {
    let moves = |event: &Event| {
        matches!(
            event,
            Event::Found { .. }
                | Event::Taken { .. }
                | Event::Swapped { .. }
                | Event::Sold { .. }
                | Event::Bought { .. }
                | Event::Jettisoned { .. }
                | Event::HoldLost { .. }
                | Event::Looted { .. }
                | Event::PrizeTaken { .. }
        )
    };
    let start = timeline.when(moves).unwrap_or(0.0);
    let ship = ctx.ship_at(ctx.mover());
    let mut nth = 0.0;
    let mut cue = |enter: Option<Vec2>, exit: Option<Vec2>| {
        nth += 1.0;
        let path = MotionPath::Fly { arch: 0.16 };
        MotionCue::new(start + STRING * nth, METAL + 0.1).path(path).enter(enter).exit(exit)
    };
    let of = |tokens: &BoardPieces, entity| tokens.metals.iter().find(|other| other.entity == entity).copied();
    for seen in &ctx.seen.metals {
        let was = of(before, seen.entity);
        if was.is_none_or(|was| was.place != seen.place) {
            let from = was.and_then(|was| lies(ctx, &was)).or_else(|| lies(ctx, seen));
            cues.own.insert(metal_id(seen.entity), cue(from, None));
        }
    }
    for seen in &before.metals {
        let now = of(ctx.seen, seen.entity);
        // Metals that pass into a hold fly there; metals that leave the game fly to the mover's ship and disappear.
        if now.is_none_or(|now| now.place != seen.place && matches!(now.place, MetalPlace::Hold(..))) {
            let to = now.and_then(|now| lies(ctx, &now)).unwrap_or(ship);
            cues.own.entry(metal_id(seen.entity)).or_insert_with(|| cue(None, Some(to))).exit = Some(to);
        }
    }
}

/// Moves drawn cards out of the ship and played cards to the core.
fn cards(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext, cues: &mut MotionCues) {
    let drawn = timeline.when(|event| matches!(event, Event::BonusDrawn { .. })).unwrap_or(0.0);
    let played = timeline.when(|event| matches!(event, Event::Played { .. })).unwrap_or(0.0);
    for &(entity, place, _) in &ctx.seen.cards {
        if let (false, CardPlace::Hand(seat, _)) = (before.cards.iter().any(|(other, ..)| *other == entity), place) {
            let enter = Some(ctx.ship_at(seat.into()));
            cues.own.insert(card_id(entity), MotionCue::new(drawn, 0.3).enter(enter));
        }
    }
    for &(entity, ..) in &before.cards {
        if ctx.seen.cards.iter().all(|(other, ..)| *other != entity) {
            let exit = Some(layout::MIDDLE);
            cues.own.insert(card_id(entity), MotionCue::new(played, 0.35).exit(exit));
        }
    }
}

/// Adds temporary effects: coins, rings of light, dice.
fn effects(beat: &TimedEvent, ctx: &SceneContext, cues: &mut MotionCues) {
    let start = beat.start;
    let ship = |seat: Colour| ctx.view.known.seat_of(seat).map(|seat| ctx.ship_at(seat));
    match beat.event {
        Event::Sold { seat, .. } | Event::Gained { seat, .. } => coin(ctx, seat, true, start, cues),
        Event::Bought { seat, .. } | Event::Installed { seat, .. } | Event::Fined { seat, .. } => {
            coin(ctx, seat, false, start, cues);
        }
        Event::Met { seat, .. } => {
            cues.flights.extend(ship(seat).map(|at| ring(at, PALETTE.warning.0, start, 70.0)));
        }
        Event::Exchange { .. } => {
            for nth in 0..2 {
                let (seed, enter) = (ctx.view.known.rolled[nth], Some(thrown_from(nth)));
                let path = MotionPath::Throw;
                let cue = MotionCue::new(start, TUMBLE).path(path).seed(seed).enter(enter);
                cues.own.insert(die_id(ctx, nth), cue);
            }
            cues.own.extend(reveals(beat, DiceResultNodes::of(ctx)));
        }
        Event::BrokeDown { seat } => {
            cues.flights.extend(ship(seat).map(|at| ring(at, PALETTE.refused.0, start, 90.0)));
        }
        Event::Warped { seat, .. } | Event::Repaired { seat, .. } => {
            cues.flights.extend(ship(seat).map(|at| ring(at, PALETTE.act.line.0, start, 80.0)));
        }
        Event::Declared { seat, .. } | Event::Outlawed { seat, .. } => {
            let plate = anchor_area(ctx, LogAnchor::Plate(seat)).map(|area| area.center());
            cues.flights.extend(plate.map(|at| ring(at, PALETTE.brass[1].0, start, 110.0)));
        }
        Event::TokenMoved { .. } => {
            let at =
                log_anchors(ctx.colour(ctx.mover()), &[beat.event]).first().and_then(|&spot| anchor_area(ctx, spot));
            cues.flights.extend(at.map(|area| ring(area.center(), PALETTE.ivory.0, beat.lands, 60.0)));
        }
        _ => {}
    }
}

/// Returns the cues of everything that the dice decide: the faces when the dice have come to rest, then the sums, then the
/// winner.
fn reveals(beat: &TimedEvent, told: DiceResultNodes) -> impl Iterator<Item = (SceneNodeId, MotionCue)> {
    let cue = |start| MotionCue::new(start, 0.12);
    let [faces, sums, verdict] = [beat.start + TUMBLE, beat.lands, beat.lands + VERDICT].map(cue);
    let faces = told.faces.into_iter().map(move |id| (id, faces));
    faces.chain(told.sums.into_iter().map(move |id| (id, sums))).chain([(told.verdict, verdict)])
}

/// Adds a coin that flies from a ship to the panel of its owner, or in the opposite direction.
fn coin(ctx: &SceneContext, seat: Colour, to_player: bool, start: f32, cues: &mut MotionCues) {
    let ship = ctx.view.known.seat_of(seat).map(|seat| ctx.ship_at(seat));
    let (Some(ship), Some(plate)) = (ship, anchor_area(ctx, LogAnchor::Plate(seat))) else { return };
    let (from, to) = if to_player { (ship, plate.center()) } else { (plate.center(), ship) };
    cues.flights.push(FlyingObject { scale: (1.3, 1.3), ..FlyingObject::piece("icon-cb-credit", from, to, start) });
}
