//! Makes cues out of what happened: which piece moves when, and what flies between board and players.

use bevy::color::Srgba;
use bevy::math::Vec2;

use super::super::cards::piles;
use super::super::colonies::hub_place;
use super::super::compose::{Ctx, ShipSeen, Tokens};
use super::super::fields;
use super::super::layout::LAYOUT;
use super::super::paint::{Drawing, Plate};
use super::super::palette::PALETTE;
use super::super::scene::{Look, id};
use super::super::stations::{area, station_middle};
use super::cues::{Cue, Cues, Path};
use super::flight::Flight;
use super::timeline::Timeline;
use crate::rules::{Card, Cause, Colour, Event, Facility, LAST_CIRCLE, Territory};
use crate::table::{CardPlace, ColonyPlace, ShipPlace};

/// Where a player's panel shows fuel, ore, ships, colonies and cards (0 to 4).
#[must_use]
pub fn panel_spot(ctx: &Ctx, colour: Colour, column: u8) -> Vec2 {
    let (x, y, _, _) = LAYOUT.column.players[ctx.row(colour).min(3)];
    ctx.aside() + Vec2::new(x + 75.0 + 37.6 * f32::from(column), y + 48.0)
}

/// The cues of an announcement: `before` are the pieces as they lay, `ctx` how all lies now.
#[must_use]
pub fn cues(timeline: &Timeline, before: &Tokens, ctx: &Ctx) -> Cues {
    let mut cues = Cues { other: Cue { duration: 0.28, ..Cue::default() }, ..Cues::default() };
    if timeline.beats.is_empty() {
        cues.other.path = Path::Fly { arch: 0.06 };
        cues.other.duration = 0.35;
    }
    for (index, ship) in ctx.tokens.ships.iter().enumerate() {
        let was = before.ships.iter().find(|old| old.entity == ship.entity);
        if let Some(cue) = was.and_then(|was| ship_cue(timeline, ctx, was, ship, index)) {
            cues.own.insert(id("ship", ship.entity), cue);
        }
    }
    colony_cues(timeline, before, ctx, &mut cues);
    card_cues(timeline, before, ctx, &mut cues);
    for beat in &timeline.beats {
        land_cues(&beat.event, beat.start, ctx, &mut cues);
        flights(&beat.event, beat.start, timeline, ctx, &mut cues.flights);
    }
    cues
}

fn ship_cue(timeline: &Timeline, ctx: &Ctx, was: &ShipSeen, is: &ShipSeen, index: usize) -> Option<Cue> {
    let fly = |start: f32, duration: f32| Cue { start, duration, path: Path::Fly { arch: 0.14 }, ..Cue::default() };
    let stagger = 0.03 * (index % 7) as f32;
    let seed = (index % 7) as u8;
    let owner = is.owner.or(was.owner);
    Some(match (was.place, is.place) {
        (_, ShipPlace::Hand { .. }) if timeline.when(|e| matches!(e, Event::Rolled { .. })).is_some() => {
            let start = timeline.when(|e| matches!(e, Event::Gathered { .. })).unwrap_or_default();
            Cue { tumble: 0.42, seed, ..fly(start + stagger, 0.36) }
        }
        (ShipPlace::Hand { .. }, ShipPlace::Hand { .. }) => {
            let again = timeline.when(|e| matches!(e, Event::Rerolled { .. }));
            match again {
                Some(start) if was.value != is.value => {
                    Cue { start, duration: 0.05, tumble: 0.6, seed, ..Cue::default() }
                }
                _ => Cue {
                    start: timeline.when(|e| matches!(e, Event::ValueChanged { .. })).unwrap_or(0.0),
                    duration: 0.3,
                    ..Cue::default()
                },
            }
        }
        (_, ShipPlace::Hand { .. }) => {
            fly(timeline.when(|e| matches!(e, Event::Teleported { .. })).unwrap_or(0.0), 0.5)
        }
        (ShipPlace::Hand { .. }, ShipPlace::Docked(there, _)) => {
            let start = timeline.when(|e| matches!(e, Event::Docked { facility, .. } if *facility == there));
            fly(start.unwrap_or(0.0) + stagger, 0.48)
        }
        (ShipPlace::Hand { .. }, ShipPlace::Bay) => {
            let start = timeline.when(|e| {
                matches!(e, Event::Docked { facility: Facility::MaintenanceBay, .. } | Event::TurnEnded { .. })
            });
            fly(start.unwrap_or(0.0) + stagger, 0.5)
        }
        (ShipPlace::Docked(from, _), ShipPlace::Bay) => {
            let start = timeline.when(|e| matches!(e, Event::Evicted { facility, .. } if *facility == from));
            Cue { path: Path::Fly { arch: 0.3 }, ..fly(start.unwrap_or(0.0) + 0.12 + stagger, 0.55) }
        }
        (ShipPlace::Stock, ShipPlace::Bay) => {
            let start = timeline.when(|e| matches!(e, Event::ShipBuilt { .. })).unwrap_or(0.0);
            Cue { enter: Some(station_middle(Facility::Shipyard)), ..fly(start, 0.55) }
        }
        (_, ShipPlace::Stock) => {
            let start = timeline.when(|e| matches!(e, Event::ShipToStock { .. })).unwrap_or(0.0);
            Cue { exit: owner.map(|colour| panel_spot(ctx, colour, 2)), ..fly(start, 0.45) }
        }
        (ShipPlace::Stock, _) => fly(0.0, 0.4),
        (from, to) if from == to && was.value == is.value => return None,
        (_, ShipPlace::Desert) => {
            let back = |e: &Event| matches!(e, Event::RelicReturned { .. } | Event::ShipToStock { .. });
            fly(timeline.when(back).unwrap_or(0.0), 0.6)
        }
        (ShipPlace::Desert, _) => fly(timeline.when(|e| matches!(e, Event::RelicBought { .. })).unwrap_or(0.0), 0.6),
        _ => fly(0.0, 0.4),
    })
}

fn colony_cues(timeline: &Timeline, before: &Tokens, ctx: &Ctx, cues: &mut Cues) {
    for &(entity, colour, place) in &ctx.tokens.colonies {
        let was = before.colonies.iter().find(|old| old.0 == entity).map(|old| old.2);
        let Some(was) = was.filter(|was| *was != place) else { continue };
        let placed = |e: &Event| matches!(e, Event::ColonyPlaced { colour: c, .. } if *c == colour);
        let advanced = |e: &Event| matches!(e, Event::ColonyAdvanced { colour: c, .. } if *c == colour);
        let moved = |e: &Event| matches!(e, Event::ColonyMoved { colour: c, .. } if *c == colour);
        let cue = match (was, place) {
            (ColonyPlace::Unplaced, ColonyPlace::On(_)) => {
                let start = timeline.when(placed).unwrap_or(0.0);
                Cue { start, duration: 0.6, path: Path::Descend, ..Cue::default() }
            }
            (ColonyPlace::Hub(_), ColonyPlace::On(_)) => {
                let start = timeline.when(placed).unwrap_or(0.0);
                Cue { start, duration: 0.75, path: Path::Fly { arch: 0.25 }, ..Cue::default() }
            }
            (ColonyPlace::Unplaced, ColonyPlace::Hub(_)) => {
                let start = timeline.when(advanced).unwrap_or(0.0);
                Cue { start: start + 0.1, duration: 0.35, path: Path::Pop, ..Cue::default() }
            }
            (ColonyPlace::Hub(_), ColonyPlace::Hub(_)) => {
                let start = timeline.when(advanced).unwrap_or(0.0);
                Cue { start: start + 0.1, duration: 0.4, path: Path::Fly { arch: 0.3 }, ..Cue::default() }
            }
            (ColonyPlace::On(_), ColonyPlace::On(_)) => {
                let start = timeline.when(moved).unwrap_or(0.0);
                Cue { start, duration: 0.65, path: Path::Fly { arch: 0.3 }, ..Cue::default() }
            }
            (_, ColonyPlace::Unplaced) => {
                Cue { exit: Some(panel_spot(ctx, colour, 3)), duration: 0.35, ..Cue::default() }
            }
            _ => continue,
        };
        cues.own.insert(id("colony", entity), cue);
    }
}

fn card_cues(timeline: &Timeline, before: &Tokens, ctx: &Ctx, cues: &mut Cues) {
    let (deck, discards) = piles();
    for &(entity, card, place) in &ctx.tokens.cards {
        let Some(was) = before.cards.iter().find(|old| old.0 == entity).map(|old| old.2) else { continue };
        let arch = Path::Fly { arch: 0.12 };
        let cue = match (was, place) {
            (from, to) if from == to => continue,
            (_, CardPlace::Display(slot)) => {
                let laid = |e: &Event| matches!(e, Event::CardLaidOut { slot: s, .. } if *s == slot);
                let start = timeline.when(laid).unwrap_or(0.0) + 0.08 * f32::from(slot);
                Cue { start, duration: 0.45, path: Path::Flip, enter: Some(deck), ..Cue::default() }
            }
            (CardPlace::Display(_), CardPlace::Held(colour)) => {
                let claimed = |e: &Event| matches!(e, Event::CardClaimed { card: c, .. } if *c == card);
                let start = timeline.when(claimed).unwrap_or(0.0);
                Cue { start, duration: 0.5, path: arch, exit: Some(panel_spot(ctx, colour, 4)), ..Cue::default() }
            }
            (CardPlace::Display(_), _) => {
                let start = timeline.when(|e| matches!(e, Event::DisplayDiscarded)).unwrap_or(0.0);
                Cue { start, duration: 0.35, path: Path::Glide, exit: Some(discards), ..Cue::default() }
            }
            _ => continue,
        };
        cues.own.insert(id("card", entity), cue);
    }
}

fn land_cues(event: &Event, start: f32, ctx: &Ctx, cues: &mut Cues) {
    let fade = Cue { start, duration: 0.5, ..Cue::default() };
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
                cues.own.insert(id("effect", (field, territory)), Cue { start: start + 0.25, ..fade });
            }
            if let Some(&(entity, ..)) = ctx.tokens.fields.iter().find(|f| f.1 == field) {
                let fly = Cue { path: Path::Fly { arch: 0.25 }, ..fade };
                cues.own.insert(id("field", entity), fly);
                cues.flights.push(ring(
                    fields::place(&ctx.position.fields, field),
                    PALETTE.field[1].0,
                    start + 0.5,
                    40.0,
                ));
            }
        }
        _ => {}
    }
}

/// A ring of light that widens and fades.
fn ring(at: Vec2, colour: Srgba, start: f32, radius: f32) -> Flight {
    let plate =
        Plate::disc(radius).rim(2.0, &[colour]).glow(Srgba { alpha: colour.alpha * 0.5, ..colour }, radius * 0.3);
    Flight {
        look: Look::Drawn(Drawing::Plate(plate)),
        from: at,
        to: at,
        scale: (0.25, 1.0),
        alpha: (1.0, 0.0),
        turn: 0.0,
        cue: Cue { start, duration: 0.5, path: Path::Glide, ..Cue::default() },
    }
}

/// Where fuel and ore come from and go to.
fn cause_spot(ctx: &Ctx, cause: Cause, colour: Colour) -> Vec2 {
    match cause {
        Cause::Facility(Facility::ColonistHub) | Cause::Launch => hub_place(ctx, colour, LAST_CIRCLE),
        Cause::Facility(facility) => area(facility).center(),
        Cause::Trade => area(Facility::OrbitalMarket).center(),
        Cause::Card(_) => panel_spot(ctx, colour, 4),
        Cause::Relic => Vec2::from(LAYOUT.relic),
        Cause::Shed => Vec2::from(LAYOUT.land(Territory::BurroughsDesert).name) + Vec2::new(0.0, 400.0),
    }
}

fn flights(event: &Event, start: f32, all: &Timeline, ctx: &Ctx, flights: &mut Vec<Flight>) {
    let many = |icon: &str, count: u8, from: Vec2, to: Vec2, flights: &mut Vec<Flight>| {
        for index in 0..count.min(8) {
            let spread = Vec2::new(f32::from(index % 3) * 9.0 - 9.0, f32::from(index / 3) * 8.0);
            let begin = start + 0.06 * f32::from(index);
            flights.push(Flight::piece(format!("icon-{icon}"), from + spread, to, begin));
        }
    };
    match *event {
        Event::Gained { colour, fuel, ore, cause } => {
            let from = cause_spot(ctx, cause, colour);
            many("fuel", fuel, from, panel_spot(ctx, colour, 0), flights);
            many("ore", ore, from, panel_spot(ctx, colour, 1), flights);
        }
        Event::Paid { colour, fuel, ore, cause } => {
            let to = cause_spot(ctx, cause, colour);
            many("fuel", fuel, panel_spot(ctx, colour, 0), to, flights);
            many("ore", ore, panel_spot(ctx, colour, 1), to, flights);
        }
        Event::Stolen { from, to, fuel, ore } => {
            many("fuel", fuel, panel_spot(ctx, from, 0), panel_spot(ctx, to, 0), flights);
            many("ore", ore, panel_spot(ctx, from, 1), panel_spot(ctx, to, 1), flights);
        }
        Event::CardStolen { from, to, card, kept } => {
            let goal = if kept { panel_spot(ctx, to, 4) } else { piles().1 };
            flights.push(card_flight(card, panel_spot(ctx, from, 4), goal, start));
        }
        Event::CardDiscarded { colour, card } => {
            flights.push(card_flight(card, panel_spot(ctx, colour, 4), piles().1, start));
        }
        Event::CardRecovered { colour, card } => {
            flights.push(card_flight(card, piles().1, panel_spot(ctx, colour, 4), start));
        }
        Event::Evicted { facility, .. } => {
            let fired = all.has(|e| matches!(e, Event::CardUsed { card: Card::PlasmaCannon, .. }));
            strike(area(facility).center(), start, fired, flights);
        }
        Event::ColonyPlaced { colour, territory, .. } => {
            let at = Vec2::from(LAYOUT.land(territory).name) + Vec2::new(0.0, LAYOUT.label.domes);
            flights.push(Flight::puff("effect-dust", at, start + 0.4, (0.5, 1.7)));
            flights.push(ring(at, PALETTE.seat(colour).light.0, start + 0.45, 46.0));
        }
        Event::ShipToStock { facility, .. } => {
            let fired = all.has(|e| matches!(e, Event::CardDiscarded { card: Card::PlasmaCannon, .. }));
            if fired {
                strike(area(facility).center(), start, true, flights);
            }
        }
        _ => {}
    }
}

fn card_flight(card: Card, from: Vec2, to: Vec2, start: f32) -> Flight {
    let half = Vec2::new(60.0, 56.0) * 0.4;
    Flight {
        scale: (0.4, 0.3),
        cue: Cue { start, duration: 0.6, path: Path::Fly { arch: 0.2 }, ..Cue::default() },
        ..Flight::piece(format!("art-{card}"), from - half, to - half, start)
    }
}

/// A flash where ships are thrown out; with the cannon also its bolt.
fn strike(at: Vec2, start: f32, cannon: bool, flights: &mut Vec<Flight>) {
    let hot = PALETTE.fuel[1].0;
    if cannon {
        // From the upper right, where the players' panels are.
        let from = Vec2::new(LAYOUT.width * 0.8, -40.0);
        let along = at - from;
        let way = Cue { start: (start - 0.2).max(0.0), duration: 0.25, path: Path::Glide, ..Cue::default() };
        let turn = along.y.atan2(along.x);
        flights.push(Flight { turn, cue: way, ..Flight::piece("effect-strike", from, at, start) });
    }
    flights.push(Flight::puff("effect-glow", at, start + 0.05, (0.5, 2.6)));
    flights.push(ring(at, hot, start + 0.05, 70.0));
    flights.push(ring(at, PALETTE.fuel[0].0, start + 0.12, 44.0));
}
