//! The motion of shuttles. A landing shuttle hops from dock to dock of its count. Before a shuttle lifts off, a light runs along
//! the rim.

use bevy::math::Vec2;

use super::timeline::{APPROACH, FLIGHT, TimedEvent, Timeline, arrives, counts};
use crate::board::board_pieces::BoardPieces;
use crate::board::count::counted;
use crate::board::ctx::SceneContext;
use crate::board::layout;
use crate::board::station::shuttle_id;
use crate::table::ShuttlePlace;
use crate::table::plan::PilotFlight as Way;
use far_space_foundry::rules::{Event, Pilot};
use orrery_board::motion::{FlyingObject, MotionCue, MotionCues, MotionPath, PathStops, ring};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{NodeLook, TextLine};

/// The time for which a number of the count is shown, in seconds.
const COUNT_SECONDS: f32 = 0.5;
/// The pause before the motion of a shuttle that the mover does not fly, in seconds: after a bribe, or in the solo traffic.
const PAUSE: f32 = 0.2;

/// The flight that an event describes: its direction, the docks of the count in order, and the capacity.
struct FlightRoute {
    landing: bool,
    docks: Vec<u8>,
    capacity: u8,
}

/// Returns the route of the flight that an event describes, or `None` if the event is not a flight. The pilot who flies is the
/// one played last, at the start of the event or earlier.
fn count_of(beat: &TimedEvent, timeline: &Timeline, ctx: &SceneContext) -> Option<FlightRoute> {
    let (landing, dock, capacity) = match beat.event {
        Event::Landed { dock, capacity, .. } => (true, dock, capacity),
        Event::Lifted { dock, capacity, .. } => (false, dock, capacity),
        _ => return None,
    };
    let played = timeline.beats.iter().filter(|other| other.start <= beat.start);
    let mut pilots = played.filter_map(|other| match other.event {
        Event::Played { pilot, .. } => Some(pilot),
        _ => None,
    });
    // The pilot of an old flight is no longer known. Such a flight is counted clockwise, as nearly all pilots count.
    let pilot = pilots.next_back().or(ctx.view.known.now.pilot).unwrap_or(Pilot::Eight);
    let (docks, _) = counted(ctx.seen.die, pilot, Way { landing, dock, capacity });
    Some(FlightRoute { landing, docks, capacity })
}

/// Adds the motion of each shuttle that has moved.
pub fn shuttles(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext, cues: &mut MotionCues) {
    for &(entity, place) in &ctx.seen.shuttles {
        let was = before.shuttles.iter().find(|(other, _)| *other == entity).map(|(_, place)| *place);
        let Some(was) = was.filter(|was| *was != place) else { continue };
        let dock = match (was, place) {
            (ShuttlePlace::Dock(dock), _) | (_, ShuttlePlace::Dock(dock)) => Some(dock),
            _ => None,
        };
        let moved = timeline.beats.iter().find_map(|beat| moved_by(beat, timeline, ctx, dock));
        let start = timeline.beats.first().map_or(0.0, |beat| beat.start);
        let cue = moved.unwrap_or(MotionCue { start, ..craft() });
        let trail = dock.map(|_| ctx.ink(ctx.mover()).light.0);
        cues.own.insert(shuttle_id(entity), MotionCue { trail, ..cue });
    }
}

/// Returns the cue of a shuttle between orbit and dock.
fn craft() -> MotionCue {
    MotionCue::new(0.0, FLIGHT).path(MotionPath::Dock { arch: 0.18 })
}

/// Returns the motion of the shuttle that landed in this dock or left it, if this event moved the shuttle.
fn moved_by(beat: &TimedEvent, timeline: &Timeline, ctx: &SceneContext, dock: Option<u8>) -> Option<MotionCue> {
    match beat.event {
        Event::Landed { dock: here, .. } | Event::Lifted { dock: here, .. } if Some(here) == dock => {
            let counted = count_of(beat, timeline, ctx)?;
            let count = counts(counted.capacity, false);
            let off = MotionCue { start: beat.start + count, ..craft() };
            Some(if counted.landing { hopping(beat.start, &counted) } else { off })
        }
        Event::Bribed { dock: here, .. } | Event::Traffic { dock: here, .. } if Some(here) == dock => {
            Some(MotionCue { start: beat.start + PAUSE, ..craft() })
        }
        Event::StationTurned => Some(MotionCue { start: beat.start, ..craft() }),
        _ => None,
    }
}

/// Returns the motion from orbit to the first dock tried, and from dock to dock to the last.
fn hopping(start: f32, counted: &FlightRoute) -> MotionCue {
    let duration = arrives(counted.capacity, true);
    let berths: Vec<Vec2> = counted.docks.iter().map(|&dock| layout::berth(dock)).collect();
    let last = counts(counted.docks.len().saturating_sub(1) as u8, true);
    let path = MotionPath::Hops(PathStops::new(&berths, (APPROACH / duration, last / duration)));
    MotionCue::new(start, duration).path(path)
}

/// Adds the number that grows from dock to dock. It ends at the capacity, so all players can see how the capacity is reached.
pub fn count(beat: &TimedEvent, timeline: &Timeline, ctx: &SceneContext, flights: &mut Vec<FlyingObject>) {
    let Some(FlightRoute { landing, docks, capacity }) = count_of(beat, timeline, ctx) else { return };
    for nth in 0..capacity {
        // The additional good of a Trucker has no dock. It is counted at the last dock.
        let Some(&here) = docks.get(usize::from(nth)).or(docks.last()) else { continue };
        let start = beat.start + counts(nth, landing);
        flights.push(ring(layout::bead(here), PALETTE.act.line.0, start, 26.0));
        let at = if landing { layout::berth(here) - Vec2::new(0.0, 34.0) } else { layout::bead(here) };
        let words =
            TextLine { text: (nth + 1).to_string(), size: 26.0, bold: true, spacing: 0.0, colour: PALETTE.act.line.0 };
        flights.push(FlyingObject {
            look: NodeLook::Words(words),
            lingers: true,
            alpha: (1.0, 0.0),
            cue: MotionCue::new(start, COUNT_SECONDS),
            ..FlyingObject::piece("", at + Vec2::new(-7.0, -14.0), at + Vec2::new(-7.0, -30.0), start)
        });
    }
}
