//! The cues of an announcement's events: the time at which each card, bead and ship moves, and the flying objects.

use super::cargo::cargo_cues;
use super::effects::effects;
use super::endpoints::{plate_spot, window_spot};
use super::timeline::{CARGO, ORBIT, RESULT_READ_TIME, STRING, Timeline};
use crate::board::adventures::pile_at;
use crate::board::aim::ghost_at;
use crate::board::board_pieces::{BoardPieces, CardPiece};
use crate::board::card_looks::card_id;
use crate::board::ctx::SceneContext;
use crate::board::holds::vessel_id;
use crate::board::raiders::{raider_info_id, ring_id};
use crate::board::rail::is_next;
use crate::board::sectors::reserve_at;
use crate::table::{AdventurePlace, CardPlace};
use orrery_board::motion::{MotionCue, MotionCues, MotionPath};
use orrery_board::scene::id;
use starship_catan::rules::{Event, LARGEST_SECTOR, TransferCause};

/// The time between two cards of a string that is drawn back into the window, in seconds.
const STAGGER: f32 = 0.03;

/// Returns the cues of an announcement. `before` holds the pieces before it, `ctx` the pieces after it.
pub fn cues(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext) -> MotionCues {
    let timeline = &read_first(timeline);
    let mut cues = MotionCues { other: MotionCue::new(0.0, STRING), ..MotionCues::default() };
    if timeline.beats.is_empty() {
        // In an undo, pieces return by the short path.
        cues.other.path = MotionPath::Fly { arch: 0.05 };
        cues.other.duration = 0.35;
        return cues;
    }
    let revealed = |event: &Event| matches!(event, Event::Revealed { .. });
    cues.other.start = timeline.when(revealed).or_else(|| after_the_dice(timeline)).unwrap_or(0.0);
    if let Some(start) = timeline.when(|event| matches!(event, Event::Fought { .. })) {
        cues.own.insert(raider_info_id(), MotionCue::new(start, 0.2));
    }
    for card in &ctx.seen.cards {
        let was = before.cards.iter().find(|old| old.entity == card.entity);
        if let Some(cue) = card_cue(timeline, ctx, was, card) {
            cues.own.insert(card_id(card), cue);
        }
    }
    for card in &before.cards {
        if ctx.seen.cards.iter().all(|now| now.entity != card.entity) {
            cues.own.insert(card_id(card), gone(timeline, ctx, card));
        }
    }
    beads(timeline, ctx, &mut cues);
    vessels(timeline, before, ctx, &mut cues);
    adventures(timeline, before, ctx, &mut cues);
    cargo_cues(timeline, before, ctx, &mut cues);
    for nth in 0..2 {
        let start = cues.other.start + STRING * 0.8 + 0.08 * nth as f32;
        cues.own.insert(ring_id(nth), MotionCue::new(start, 0.4).path(MotionPath::Pop));
    }
    for beat in &timeline.beats {
        effects(beat, ctx, &mut cues.flights);
    }
    cues
}

/// Returns the timeline with everything after a fight delayed until the player has read the dice and the result. This time is not
/// shortened, no matter how many events follow.
pub fn read_first(timeline: &Timeline) -> Timeline {
    let mut timeline = timeline.clone();
    let fight = timeline.beats.iter().position(|beat| matches!(beat.event, Event::Fought { .. }));
    if let Some((fight, next)) = fight.and_then(|at| Some((at, timeline.beats.get(at + 1)?.start))) {
        let late = (timeline.beats[fight].start + RESULT_READ_TIME - next).max(0.0);
        for beat in &mut timeline.beats[fight + 1..] {
            (beat.start, beat.lands, beat.ends) = (beat.start + late, beat.lands + late, beat.ends + late);
        }
    }
    timeline
}

/// Returns the time at which the consequences of a fight begin, after the dice and the result have been read, or `None` without a
/// fight.
fn after_the_dice(timeline: &Timeline) -> Option<f32> {
    let fight = timeline.beats.iter().position(|beat| matches!(beat.event, Event::Fought { .. }))?;
    let next = timeline.beats[fight..].iter().find(|beat| {
        matches!(
            beat.event,
            Event::Laid { .. } | Event::Gap { .. } | Event::FlightEnded { .. } | Event::MatchOver { .. }
        )
    });
    next.map(|beat| beat.start)
}

/// Returns the cue that moves a card to its new place, or `None` for a card that only moves along with the string.
fn card_cue(timeline: &Timeline, ctx: &SceneContext, was: Option<&CardPiece>, is: &CardPiece) -> Option<MotionCue> {
    let from = was.map(|was| was.place);
    let prize =
        |event: &Event| matches!(event, Event::Gained { source: TransferCause::Prize, .. } | Event::PrizeLeft { .. });
    if let Some(start) = timeline.when(prize).filter(|_| is_next(ctx, is)) {
        // The replacement card waits until the prize is chosen.
        let path = MotionPath::Fly { arch: 0.2 };
        return Some(MotionCue::new(start + CARGO, 0.35).path(path).enter(reserve_at(ctx)));
    }
    match (from, is.place) {
        (Some(from), to) if from == to => None,
        (Some(CardPlace::Row(_)), CardPlace::Beside(seat)) => {
            let taken = |event: &Event| {
                matches!(event, Event::Settled { .. } | Event::Founded { .. } | Event::PiratesTaken { .. })
            };
            let start = timeline.when(taken).unwrap_or(0.0) + ORBIT;
            let path = MotionPath::Fly { arch: 0.16 };
            Some(MotionCue::new(start, 0.5).path(path).exit(plate_spot(ctx, seat, 2)))
        }
        (_, CardPlace::Row(place)) => {
            let laid = |event: &Event| matches!(event, Event::Laid { place: there, .. } if *there == place);
            let shown = |event: &Event| matches!(event, Event::Revealed { place: there, .. } if *there == place);
            let path = MotionPath::Glide;
            match (timeline.when(laid), timeline.when(shown)) {
                (Some(start), _) => {
                    let path = MotionPath::Fly { arch: 0.2 };
                    Some(MotionCue::new(start, 0.35).path(path).enter(reserve_at(ctx)))
                }
                (None, Some(start)) => {
                    let next = Some(ctx.layout.bead_at(0, 2).0);
                    Some(MotionCue::new(start, STRING).path(path).enter(next))
                }
                (None, None) => None,
            }
        }
        _ => None,
    }
}

/// Returns the cue of a card that leaves the board. At the end of a flight, the string is drawn back through the sector's window.
fn gone(timeline: &Timeline, ctx: &SceneContext, card: &CardPiece) -> MotionCue {
    let ended = timeline.beats.iter().find_map(|beat| match beat.event {
        Event::FlightEnded { sector, .. } => Some((beat.start, sector)),
        _ => None,
    });
    let late = match card.place {
        CardPlace::Row(place) => STAGGER * f32::from(place),
        _ => 0.0,
    };
    match ended {
        Some((start, sector)) => MotionCue::new(start + late, 0.5).exit(window_spot(ctx, sector)),
        None => MotionCue::new(0.0, 0.35),
    }
}

/// Adds the cues of beads. They come from the window when a flight begins and return to it when the flight ends. The bead of a
/// revealed card opens into the card's planet.
fn beads(timeline: &Timeline, ctx: &SceneContext, cues: &mut MotionCues) {
    for beat in &timeline.beats {
        let (sector, path) = match beat.event {
            Event::FlightBegan { sector, .. } | Event::FlightEnded { sector, .. } => (sector, MotionPath::Glide),
            _ => continue,
        };
        let window = Some(window_spot(ctx, sector));
        for place in 0..=usize::from(LARGEST_SECTOR) {
            let start = beat.start + STAGGER * place as f32;
            let cue = MotionCue::new(start, 0.45).path(path).enter(window).exit(window);
            cues.own.insert(id("bead", place), cue);
        }
    }
    for beat in &timeline.beats {
        if let Event::Revealed { place, .. } = beat.event {
            let exit = Some(ctx.layout.visited_at());
            let cue = MotionCue::new(beat.start, STRING).exit(exit);
            cues.own.insert(id("bead", usize::from(place) - 1), cue);
        }
    }
}

/// Adds the cues of small ships: a ship that founds a colony or a trading post leaves the hangar, and a new ship enters it.
fn vessels(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext, cues: &mut MotionCues) {
    for (&(place, was), &(_, is)) in before.hangars.iter().zip(&ctx.seen.hangars) {
        let name = vessel_id(place.seat, place.index);
        if was.is_some() && is.is_none() {
            let founds = |event: &Event| matches!(event, Event::Settled { .. } | Event::Founded { .. });
            let start = timeline.when(founds).unwrap_or(0.0);
            let path = MotionPath::Fly { arch: 0.14 };
            let exit = Some(ghost_at(ctx));
            cues.own.insert(name, MotionCue::new(start, ORBIT * 0.5).path(path).exit(exit));
        } else if was.is_none() && is.is_some() {
            let start = timeline.when(|event| matches!(event, Event::Built { .. })).unwrap_or(0.0);
            cues.own.insert(name, MotionCue::new(start, 0.35).path(MotionPath::Pop));
        }
    }
}

/// Adds the cues of adventures: new adventures come from their pile, kept ones fly to their player's panel, and the others move
/// to their new slots.
fn adventures(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext, cues: &mut MotionCues) {
    let turned = timeline.when(|event| matches!(event, Event::AdventureTurnedUp { .. })).unwrap_or(0.0);
    for &(entity, place, _) in &ctx.seen.adventures {
        let was = before.adventures.iter().find(|old| old.0 == entity).map(|old| old.1);
        let up = |place| matches!(place, AdventurePlace::Up(_));
        let cue = match (was, place) {
            (was, AdventurePlace::Up(_)) if !was.is_some_and(up) => {
                MotionCue::new(turned, 0.35).path(MotionPath::Flip).enter(pile_at(ctx))
            }
            (Some(AdventurePlace::Up(_)), AdventurePlace::Beside(seat)) => {
                let done = timeline.when(|event| matches!(event, Event::AdventureDone { .. })).unwrap_or(0.0);
                let exit = Some(plate_spot(ctx, seat, 2));
                MotionCue::new(done, 0.4).exit(exit)
            }
            (Some(AdventurePlace::Up(old)), AdventurePlace::Up(new)) if old != new => MotionCue::new(turned, 0.3),
            _ => continue,
        };
        cues.own.insert(id("adventure", entity), cue);
    }
}
