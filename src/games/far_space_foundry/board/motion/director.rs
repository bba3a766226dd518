//! Makes cues out of what happened: which shuttle, good, card and freighter moves when, and what flies.

use bevy::math::Vec2;

use super::effects::effects;
use super::timeline::{FLIGHT, GOODS, HOP, STRING, TUMBLE, TURN, Timeline};
use crate::board::motion::{Cue, Cues, Path};
use crate::board::scene::id;
use crate::games::far_space_foundry::board::areas::spot_area;
use crate::games::far_space_foundry::board::ctx::Ctx;
use crate::games::far_space_foundry::board::hand::card_id;
use crate::games::far_space_foundry::board::spot::Spot;
use crate::games::far_space_foundry::board::station::{die_id, shuttle_id};
use crate::games::far_space_foundry::board::stores::{good_id, hull_id, space};
use crate::games::far_space_foundry::board::tokens::{GoodSeen, Tokens};
use crate::games::far_space_foundry::board::{cantina, layout};
use crate::games::far_space_foundry::rules::{Asteroid, Event, Good};
use crate::games::far_space_foundry::table::{PilotPlace, ShuttlePlace};

/// The cues of an announcement: `before` are the pieces as they lay, `ctx` how all lies now.
#[must_use]
pub fn cues(timeline: &Timeline, before: &Tokens, ctx: &Ctx) -> Cues {
    let mut cues = Cues { other: Cue { duration: GOODS, ..Cue::default() }, ..Cues::default() };
    if timeline.beats.is_empty() {
        // Taken back: things go home the short way.
        cues.other.path = Path::Fly { arch: 0.05 };
        return cues;
    }
    shuttles(timeline, before, ctx, &mut cues);
    goods(timeline, before, ctx, &mut cues);
    cards(timeline, before, ctx, &mut cues);
    if let Some(start) = timeline.when(|event| matches!(event, Event::Rolled { .. })) {
        let seed = ctx.tokens.die;
        cues.own.insert(die_id(), Cue { start, duration: TUMBLE, path: Path::Throw, seed, ..Cue::default() });
    }
    if let Some(start) = timeline.when(|event| matches!(event, Event::StationTurned)) {
        for half in ["alpha", "beta"] {
            let cue = Cue { start, duration: TURN, path: Path::Flip, ..Cue::default() };
            cues.own.insert(id("station", half), cue);
        }
    }
    for beat in &timeline.beats {
        let (seat, ship, start) = match beat.event {
            Event::FreighterCame { seat, ship, .. } | Event::Upgraded { seat, ship } => (seat, ship, beat.start),
            _ => continue,
        };
        let Some(at) = ctx.view.known.seat_of(seat) else { continue };
        let came = matches!(beat.event, Event::FreighterCame { .. });
        let enter = came.then(|| cantina::area(ctx).center());
        let path = if came { Path::Dock { arch: 0.12 } } else { Path::Pulse(2) };
        cues.own.insert(hull_id(at, ship), Cue { start, duration: 0.6, path, enter, ..Cue::default() });
    }
    for beat in &timeline.beats {
        effects(beat, ctx, &mut cues.flights);
    }
    cues
}

/// A shuttle comes when its count is over; what leaves a dock goes when the light has found it.
fn shuttles(timeline: &Timeline, before: &Tokens, ctx: &Ctx, cues: &mut Cues) {
    for &(entity, place) in &ctx.tokens.shuttles {
        let was = before.shuttles.iter().find(|(other, _)| *other == entity).map(|(_, place)| *place);
        let Some(was) = was.filter(|was| *was != place) else { continue };
        let dock = match (was, place) {
            (ShuttlePlace::Dock(dock), _) | (_, ShuttlePlace::Dock(dock)) => Some(dock),
            _ => None,
        };
        let beat = timeline.beats.iter().find_map(|beat| match beat.event {
            Event::Landed { dock: here, capacity, .. } | Event::Lifted { dock: here, capacity, .. } => {
                (Some(here) == dock).then_some(beat.start + HOP * f32::from(capacity))
            }
            Event::Bribed { dock: here, .. } | Event::Traffic { dock: here, .. } => {
                (Some(here) == dock).then_some(beat.start + 0.2)
            }
            Event::StationTurned => Some(beat.start),
            _ => None,
        });
        let start = beat.unwrap_or_else(|| timeline.beats.first().map_or(0.0, |beat| beat.start));
        let trail = dock.map(|_| ctx.ink(ctx.mover()).light.0);
        let path = Path::Dock { arch: 0.18 };
        cues.own.insert(shuttle_id(entity), Cue { start, duration: FLIGHT, path, trail, ..Cue::default() });
    }
}

/// Where a good comes from or goes to that lies in no store: an asteroid, a product's card, or away from the table.
fn outside(ctx: &Ctx, good: Good) -> Vec2 {
    let spot = good.product().map(Spot::Product).or_else(|| Asteroid::of(good).map(Spot::Asteroid));
    spot.and_then(|spot| spot_area(ctx, spot)).map_or(layout::STATION, |area| area.center())
}

fn goods(timeline: &Timeline, before: &Tokens, ctx: &Ctx, cues: &mut Cues) {
    let moves = |event: &Event| {
        matches!(
            event,
            Event::Moved { .. }
                | Event::Processed { .. }
                | Event::Sold { .. }
                | Event::Made { .. }
                | Event::Equipped { .. }
                | Event::Stowed { .. }
                | Event::StationTurned
        )
    };
    let start = timeline.when(moves).unwrap_or(0.0);
    let mut nth = 0.0;
    let mut cue = |enter: Option<Vec2>, exit: Option<Vec2>| {
        nth += 1.0;
        let path = Path::Fly { arch: 0.16 };
        Cue { start: start + STRING * nth, duration: GOODS, path, enter, exit, ..Cue::default() }
    };
    let lay = |tokens: &Tokens, of: &GoodSeen| tokens.goods.iter().find(|other| other.entity == of.entity).copied();
    for good in &ctx.tokens.goods {
        let was = lay(before, good);
        let moved = was.is_none_or(|was| space(ctx, was.place) != space(ctx, good.place));
        if moved {
            let from = was.is_none().then(|| outside(ctx, good.good));
            cues.own.insert(good_id(good.entity), cue(from, None));
        } else if was.is_some_and(|was| was.good != good.good) {
            let turned = Cue { start, duration: 0.4, path: Path::Flip, ..Cue::default() };
            cues.own.insert(good_id(good.entity), turned);
        }
    }
    for good in before.goods.iter().filter(|good| lay(ctx.tokens, good).is_none()) {
        cues.own.insert(good_id(good.entity), cue(None, Some(outside(ctx, good.good))));
    }
}

/// A card that is played flies to its owner's plate; what is drawn slides in, what the Cantina shows comes out of it.
fn cards(timeline: &Timeline, before: &Tokens, ctx: &Ctx, cues: &mut Cues) {
    let plate = |seat: u8| ctx.harbour(seat.into()).plate().center();
    let played = timeline.when(|event| matches!(event, Event::Played { .. })).unwrap_or(0.0);
    let drawn = timeline.when(|event| matches!(event, Event::Drawn { .. } | Event::Dealt { .. })).unwrap_or(0.0);
    let shown = timeline.when(|event| matches!(event, Event::Shown { .. })).unwrap_or(0.0);
    for &(entity, place, _) in &ctx.tokens.pilots {
        if before.pilots.iter().any(|(other, ..)| *other == entity) {
            continue;
        }
        let (start, enter) = match place {
            PilotPlace::Hand(seat, nth) => (drawn + 0.08 * f32::from(nth), plate(seat)),
            PilotPlace::Shown(nth) => (shown + 0.12 * f32::from(nth), cantina::area(ctx).center()),
            _ => continue,
        };
        cues.own.insert(card_id(entity), Cue { start, duration: 0.3, enter: Some(enter), ..Cue::default() });
    }
    for &(entity, place, _) in &before.pilots {
        if ctx.tokens.pilots.iter().all(|(other, ..)| *other != entity)
            && let PilotPlace::Hand(seat, _) = place
        {
            let exit = Some(plate(seat));
            cues.own.insert(card_id(entity), Cue { start: played, duration: 0.3, exit, ..Cue::default() });
        }
    }
}
