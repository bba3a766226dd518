//! Converts events to cues: the movements of pieces, and the objects that fly between board and players.

use bevy::math::Vec2;

use super::effects::effects;
use super::timeline::Timeline;
use super::tokens::{card_cues, colony_cues, ship_cue};
use crate::board::ctx::{BoardPieces, SceneContext};
use crate::board::fields;
use crate::board::layout::LAYOUT;
use crate::table::ColonyPlace;
use alien_frontiers::rules::Event;
use orrery_board::motion::{MotionCue, MotionCues, MotionPath, ring};
use orrery_board::palette::PALETTE;
use orrery_board::scene::id;
use orrery_core::Colour;

/// Returns the cues of a change: `before` has the pieces in their previous places, `ctx` in their current ones.
pub fn cues(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext) -> MotionCues {
    let mut cues = MotionCues { other: MotionCue::new(0.0, 0.28), ..MotionCues::default() };
    if timeline.beats.is_empty() {
        // If an order was undone, the pieces return along a flat path.
        cues.other.path = MotionPath::Fly { arch: 0.06 };
        cues.other.duration = 0.35;
    }
    for (index, ship) in ctx.seen.ships.iter().enumerate() {
        let was = before.ships.iter().find(|old| old.entity == ship.entity);
        if let Some(cue) = was.and_then(|was| ship_cue(timeline, ctx, was, ship, index)) {
            cues.own.insert(id("ship", ship.entity), cue);
        }
    }
    colony_cues(timeline, before, ctx, &mut cues);
    card_cues(timeline, before, ctx, &mut cues);
    for beat in &timeline.beats {
        land_cues(&beat.event, beat.start, ctx, &mut cues);
        effects(beat, timeline, ctx, &mut cues.flights);
    }
    cues
}

fn land_cues(event: &Event, start: f32, ctx: &SceneContext, cues: &mut MotionCues) {
    let fade = MotionCue::new(start, 0.5);
    match *event {
        Event::ControlChanged { territory, before, after } => {
            for colour in [before, after].into_iter().flatten() {
                cues.own.insert(id("control", (territory, colour)), fade);
            }
            for owner in [before, after] {
                cues.own.insert(id("owner", (territory, owner)), fade);
            }
            let at = Vec2::from(LAYOUT.land(territory).owner);
            cues.flights.push(ring(at, after.map_or(PALETTE.brass[0].0, |c| PALETTE.seat(c).light.0), start, 34.0));
        }
        Event::FieldMoved { field, from, to } => {
            for territory in [from, to].into_iter().flatten() {
                cues.own.insert(id("effect", (field, territory)), MotionCue { start: start + 0.25, ..fade });
            }
            if let Some(&(entity, ..)) = ctx.seen.fields.iter().find(|f| f.1 == field) {
                let fly = MotionCue { path: MotionPath::Fly { arch: 0.25 }, ..fade };
                cues.own.insert(id("field", entity), fly);
                cues.flights.push(ring(fields::place(&ctx.view.fields, field), PALETTE.field[1].0, start + 0.5, 40.0));
            }
        }
        Event::GameOver { winners } => {
            let winners = |colour: Colour| winners[colour.index()];
            let on_planet = ctx
                .seen
                .colonies
                .iter()
                .filter(|(_, colour, place)| winners(*colour) && matches!(place, ColonyPlace::On(_)));
            for (nth, &(entity, ..)) in on_planet.enumerate() {
                let start = start + 0.07 * nth as f32;
                let pulse = MotionCue::new(start, 1.2).path(MotionPath::Pulse(3));
                cues.own.entry(id("colony", entity)).or_insert(pulse);
            }
        }
        _ => {}
    }
}
