//! Effects that fly and flash around the pieces, event by event.

use bevy::math::Vec2;

use super::panel_positions::{panel_edge, panel_spot};
use super::timeline::{LOOTED, STRIKE, TOKEN_STEP, TimedEvent, Timeline};
use crate::board::cards::piles;
use crate::board::colonies::hub_place;
use crate::board::ctx::SceneContext;
use crate::board::layout::LAYOUT;
use crate::board::layout::tray;
use crate::board::stations::{area, station_middle};
use crate::table::{ColonyPlace, ShipPlace};
use alien_frontiers::rules::{Card, Event, Facility, LAST_CIRCLE, Territory, TransferCause};
use orrery_board::motion::{FlyingObject, MotionCue, MotionPath, ring};
use orrery_board::palette::PALETTE;
use orrery_core::Colour;

/// Adds the effects of an event to the motion of the pieces.
pub fn effects(beat: &TimedEvent, all: &Timeline, ctx: &SceneContext, flights: &mut Vec<FlyingObject>) {
    stores(beat, all, ctx, flights);
    ships(beat, all, ctx, flights);
    colonies(beat, ctx, flights);
    cards(beat, ctx, flights);
}

/// Adds the flights of `count` icons, at most eight, one after the other.
fn tokens(icon: &str, count: u8, from: Vec2, to: Vec2, start: f32, flights: &mut Vec<FlyingObject>) {
    for index in 0..count.min(8) {
        let spread = Vec2::new(f32::from(index % 3) * 9.0 - 9.0, f32::from(index / 3) * 8.0);
        let begin = start + TOKEN_STEP * f32::from(index);
        flights.push(FlyingObject {
            scale: (0.6, 1.0),
            ..FlyingObject::piece(format!("icon-{icon}"), from + spread, to, begin)
        });
    }
}

/// Adds the flights of fuel and ore.
fn stores(beat: &TimedEvent, all: &Timeline, ctx: &SceneContext, flights: &mut Vec<FlyingObject>) {
    let start = beat.start;
    match beat.event {
        Event::Gained { colour, fuel, ore, cause } => {
            // This card pays automatically, so it is held up like a card that is used.
            if cause == TransferCause::Card(Card::ResourceCache) {
                used(ctx, colour, Card::ResourceCache, start, flights);
            }
            let from = cause_spot(ctx, cause, colour);
            tokens("fuel", fuel, from, panel_spot(ctx, colour, 0), start, flights);
            tokens("ore", ore, from, panel_spot(ctx, colour, 1), start + 0.03, flights);
            flights.push(ring(from, if ore > fuel { PALETTE.ivory.0 } else { PALETTE.fuel[1].0 }, start, 26.0));
        }
        Event::Paid { colour, fuel, ore, cause } => {
            let to = cause_spot(ctx, cause, colour);
            let first = flights.len();
            tokens("fuel", fuel, panel_spot(ctx, colour, 0), to, start, flights);
            tokens("ore", ore, panel_spot(ctx, colour, 1), to, start, flights);
            flights[first..].iter_mut().for_each(|flight| (flight.scale, flight.alpha) = ((1.0, 0.7), (1.0, 0.25)));
        }
        Event::Stolen { from, to, fuel, ore } => {
            let first = all.beats.iter().find(|other| matches!(other.event, Event::Stolen { .. }));
            raid(ctx, from, start, first.is_some_and(|first| first.start < start), flights);
            let begin = start + LOOTED;
            let first = flights.len();
            tokens("fuel", fuel, panel_edge(ctx, from), panel_spot(ctx, to, 0), begin, flights);
            tokens("ore", ore, panel_edge(ctx, from), panel_spot(ctx, to, 1), begin, flights);
            // The path is bent to the left of the column, so that it is visible.
            flights[first..].iter_mut().for_each(|flight| flight.cue.path = MotionPath::Fly { arch: bulge(flight) });
        }
        _ => {}
    }
}

/// Returns the arch that lets a path between two panels pass to the left of them.
fn bulge(flight: &FlyingObject) -> f32 {
    let along = flight.to - flight.from;
    let left = if along.x >= 0.0 { along.y } else { -along.y };
    let high = (90.0 / along.length().max(1.0)).clamp(0.25, 1.2);
    if left > 0.0 { -high } else { high }
}

/// Returns the place from which fuel and ore arrive, or to which they go.
fn cause_spot(ctx: &SceneContext, cause: TransferCause, colour: Colour) -> Vec2 {
    match cause {
        TransferCause::Facility(Facility::ColonistHub) | TransferCause::Launch => hub_place(ctx, colour, LAST_CIRCLE),
        TransferCause::Facility(facility) => berths_of(ctx, facility, colour),
        TransferCause::Trade => berths_of(ctx, Facility::OrbitalMarket, colour),
        TransferCause::Card(_) => panel_edge(ctx, colour),
        TransferCause::Relic => Vec2::from(LAYOUT.relic),
        TransferCause::Shed => panel_edge(ctx, colour) + Vec2::new(-70.0, 46.0),
    }
}

/// Returns the centre of the berths with a player's ships at a facility, or of all berths if the player has none there.
fn berths_of(ctx: &SceneContext, facility: Facility, colour: Colour) -> Vec2 {
    let docks = ctx.layout.docks(facility, ctx.row(colour));
    let own = ctx.seen.ships.iter().filter(|ship| ship.owner == Some(colour));
    let places = own.filter_map(|ship| match ship.place {
        ShipPlace::Docked(at, index) if at == facility => docks.get(usize::from(index)).map(|dock| dock.0.center()),
        _ => None,
    });
    let places: Vec<Vec2> = places.collect();
    if places.is_empty() {
        area(ctx.layout, facility).center()
    } else {
        places.iter().sum::<Vec2>() / places.len() as f32
    }
}

/// Adds the strike of the Outpost on a player. The ring at the Outpost is left out if this is not the first strike of a raid
/// (`again`).
fn raid(ctx: &SceneContext, victim: Colour, start: f32, again: bool, flights: &mut Vec<FlyingObject>) {
    let at = panel_edge(ctx, victim);
    if !again {
        flights.push(ring(station_middle(ctx.layout, Facility::RaidersOutpost), PALETTE.fuel[1].0, start, 58.0));
    }
    flights.push(bolt(station_middle(ctx.layout, Facility::RaidersOutpost), at, start));
    flash(at, start + STRIKE, flights);
}

fn bolt(from: Vec2, to: Vec2, start: f32) -> FlyingObject {
    let along = to - from;
    let cue = MotionCue::new(start, STRIKE);
    FlyingObject { turn: along.y.atan2(along.x), cue, ..FlyingObject::piece("effect-strike", from, to, start) }
}

/// Adds a hit: a flash, two rings and sparks.
fn flash(at: Vec2, start: f32, flights: &mut Vec<FlyingObject>) {
    flights.push(FlyingObject::puff("effect-glow", at, start, (0.5, 2.6)));
    flights.push(ring(at, PALETTE.fuel[1].0, start, 70.0));
    flights.push(ring(at, PALETTE.fuel[0].0, start + 0.07, 44.0));
    sparks(at, start, 7, 64.0, flights);
}

/// Adds sparks that fly apart.
fn sparks(at: Vec2, start: f32, count: u8, reach: f32, flights: &mut Vec<FlyingObject>) {
    for index in 0..count {
        // The angles differ by about the golden angle, so that no two sparks fly in the same direction.
        let way = Vec2::from_angle(f32::from(index) * 2.4 + at.x) * reach * (0.6 + 0.1 * f32::from(index % 5));
        let cue = MotionCue::new(start, 0.5);
        let spark = FlyingObject::puff("effect-spark", at, start, (0.7, 0.2));
        flights.push(FlyingObject { to: at + way, cue, lingers: true, ..spark });
    }
}

fn ships(beat: &TimedEvent, all: &Timeline, ctx: &SceneContext, flights: &mut Vec<FlyingObject>) {
    let start = beat.start;
    match beat.event {
        Event::Docked { colour, facility, .. } if facility != Facility::MaintenanceBay => {
            let light = PALETTE.seat(colour).light.0;
            flights.push(ring(berths_of(ctx, facility, colour), light, beat.lands, 30.0));
        }
        Event::Evicted { facility, .. } => {
            if all.has(|e| matches!(e, Event::CardUsed { card: Card::PlasmaCannon, .. })) {
                cannon(area(ctx.layout, facility).center(), start, flights);
            }
            flash(area(ctx.layout, facility).center(), start + 0.05, flights);
        }
        Event::ShipToStock { facility, .. } => {
            let at = area(ctx.layout, facility).center();
            if all.has(|e| matches!(e, Event::CardDiscarded { card: Card::PlasmaCannon, .. })) {
                cannon(at, start, flights);
                flash(at, start + 0.05, flights);
            } else {
                flights.push(ring(at, PALETTE.brass[1].0, start, 34.0));
            }
        }
        Event::ShipBuilt { .. } => {
            let at = station_middle(ctx.layout, Facility::Shipyard);
            flights.push(ring(at, PALETTE.brass[1].0, start, 60.0));
            sparks(at, start, 6, 46.0, flights);
        }
        Event::Teleported { facility, .. } => {
            flights.push(ring(area(ctx.layout, facility).center(), PALETTE.field[1].0, start, 50.0));
            flights.push(ring(tray(ctx.aside()).center(), PALETTE.field[1].0, start + 0.4, 50.0));
        }
        Event::Rerolled { .. } => {
            flights.push(ring(tray(ctx.aside()).center(), PALETTE.field[1].0, start, 80.0));
        }
        Event::ValueChanged { after, .. } => {
            let changed = ctx.seen.ships.iter().filter_map(|ship| match ship.place {
                ShipPlace::Hand { index, .. } if ship.value == after.value && ship.colour.is_none() == after.relic => {
                    Some(ctx.aside() + LAYOUT.tray_die(usize::from(index), usize::from(ctx.view.hand().len())).0)
                }
                _ => None,
            });
            flights.extend(changed.take(1).map(|at| ring(at, PALETTE.brass[1].0, start + 0.1, 40.0)));
        }
        Event::RelicBought { .. } | Event::RelicReturned { .. } => {
            flights.push(ring(Vec2::from(LAYOUT.relic), PALETTE.field[1].0, start, 48.0));
            sparks(Vec2::from(LAYOUT.relic), start, 6, 52.0, flights);
        }
        _ => {}
    }
}

/// Adds the bolt of the cannon. It comes from the upper right, where the player panels are.
fn cannon(at: Vec2, start: f32, flights: &mut Vec<FlyingObject>) {
    let from = Vec2::new(LAYOUT.width * 0.8, -40.0);
    flights.push(bolt(from, at, (start - STRIKE + 0.05).max(0.0)));
}

fn colonies(beat: &TimedEvent, ctx: &SceneContext, flights: &mut Vec<FlyingObject>) {
    let start = beat.start;
    match beat.event {
        Event::ColonyPlaced { colour, territory, .. } => dust(territory, colour, beat.lands, flights),
        Event::ColonyMoved { colour, from, to } => {
            let left = Vec2::from(LAYOUT.land(from).name) + Vec2::new(0.0, LAYOUT.label.domes);
            flights.push(FlyingObject::puff("effect-dust", left, start, (0.4, 1.2)));
            dust(to, colour, beat.lands, flights);
        }
        Event::ColonyAdvanced { colour, to, .. } => {
            flights.push(ring(hub_place(ctx, colour, to), PALETTE.seat(colour).light.0, beat.lands, 24.0));
            if is_last(ctx, colour) {
                beacon(ctx, colour, beat.ends, flights);
            }
        }
        Event::TurnBegan { colour } if is_last(ctx, colour) => beacon(ctx, colour, start + 0.2, flights),
        Event::SurplusWaits { colour, .. } => {
            flights.push(ring(hub_place(ctx, colour, LAST_CIRCLE), PALETTE.brass[1].0, start, 34.0));
        }
        Event::SurplusLost { colour, .. } => {
            let at = hub_place(ctx, colour, LAST_CIRCLE);
            flights.push(FlyingObject::puff("effect-dust", at, start, (0.4, 1.3)));
        }
        Event::BonusBorrowed { colour, territory } => {
            let at = Vec2::from(LAYOUT.land(territory).name) + Vec2::new(0.0, LAYOUT.label.bonus);
            flights.push(ring(at, PALETTE.field[1].0, start, 60.0));
            flights.push(FlyingObject::piece("effect-spark", at, panel_edge(ctx, colour), start));
        }
        Event::GameOver { winners } => fireworks(ctx, winners, start, flights),
        _ => {}
    }
}

/// Adds dust on both sides where a colony touches down, and a ring in its owner's colour.
fn dust(territory: Territory, colour: Colour, lands: f32, flights: &mut Vec<FlyingObject>) {
    let at = Vec2::from(LAYOUT.land(territory).name) + Vec2::new(0.0, LAYOUT.label.domes + 6.0);
    for side in [-1.0, 1.0] {
        let cue = MotionCue::new(lands, 0.6);
        let puff = FlyingObject::puff("effect-dust", at + Vec2::new(side * 8.0, 0.0), lands, (0.35, 1.0));
        flights.push(FlyingObject { to: at + Vec2::new(side * 34.0, -5.0), cue, ..puff });
    }
    flights.push(FlyingObject::puff("effect-dust", at, lands, (0.5, 1.4)));
    flights.push(ring(at, PALETTE.seat(colour).light.0, lands + 0.04, 46.0));
}

/// Returns true if the colony on the track is its owner's last one, whose launch ends the match.
fn is_last(ctx: &SceneContext, colour: Colour) -> bool {
    let player = ctx.view.player(colour);
    player.unplaced == 0 && player.hub > 0
}

/// Adds three rings from the last colony of a player.
fn beacon(ctx: &SceneContext, colour: Colour, start: f32, flights: &mut Vec<FlyingObject>) {
    let at = hub_place(ctx, colour, ctx.view.player(colour).hub);
    for pulse in 0..3u8 {
        let start = start + 0.4 * f32::from(pulse);
        flights.push(ring(at, PALETTE.seat(colour).light.0, start, 36.0));
    }
}

/// Adds lights over every territory with a colony of a winner.
fn fireworks(ctx: &SceneContext, winners: [bool; 4], start: f32, flights: &mut Vec<FlyingObject>) {
    for (nth, &territory) in Territory::ALL.iter().enumerate() {
        let here = ColonyPlace::On(territory);
        let won = ctx.seen.colonies.iter().find(|(_, colour, place)| winners[colour.index()] && *place == here);
        let Some(&(_, colour, _)) = won else { continue };
        let at = Vec2::from(LAYOUT.land(territory).name) + Vec2::new(0.0, LAYOUT.label.domes);
        let begin = start + 0.12 * nth as f32;
        let light = PALETTE.seat(colour).light.0;
        for wave in 0..2u8 {
            flights.push(ring(at, light, begin + 0.35 * f32::from(wave), 64.0 - 14.0 * f32::from(wave)));
        }
        flights.push(FlyingObject::puff("effect-glow", at, begin, (0.4, 2.0)));
        sparks(at, begin, 9, 74.0, flights);
    }
}

fn cards(beat: &TimedEvent, ctx: &SceneContext, flights: &mut Vec<FlyingObject>) {
    let start = beat.start;
    let (deck, discards) = piles();
    match beat.event {
        Event::CardStolen { from, to, card, kept } => {
            raid(ctx, from, start, false, flights);
            let goal = if kept { panel_spot(ctx, to, 4) } else { discards };
            let mut flight = card_flight(card, panel_edge(ctx, from), goal, start + LOOTED);
            flight.cue.path = MotionPath::Fly { arch: bulge(&flight) };
            flights.push(flight);
        }
        Event::CardDiscarded { colour, card } => {
            flights.push(card_flight(card, panel_edge(ctx, colour), discards, start));
        }
        Event::CardRecovered { colour, card } => {
            flights.push(card_flight(card, discards, panel_spot(ctx, colour, 4), start));
        }
        Event::CardUsed { colour, card } => used(ctx, colour, card, start, flights),
        Event::CardClaimed { colour, .. } => {
            flights.push(ring(panel_edge(ctx, colour), PALETTE.seat(colour).light.0, beat.lands, 34.0));
        }
        Event::DisplayDiscarded => flights.push(ring(discards, PALETTE.brass[1].0, start + 0.3, 30.0)),
        Event::CardLaidOut { .. } => flights.push(ring(deck, PALETTE.brass[1].0, start, 24.0)),
        Event::DeckReshuffled => {
            for nth in 0..4u8 {
                flights.push(FlyingObject::piece("icon-deck", discards, deck, start + 0.07 * f32::from(nth)));
            }
        }
        _ => {}
    }
}

/// Adds the card that a player uses, held up next to their panel.
fn used(ctx: &SceneContext, colour: Colour, card: Card, start: f32, flights: &mut Vec<FlyingObject>) {
    let to = panel_edge(ctx, colour) - Vec2::new(56.0, 0.0);
    let mut shown = card_flight(card, panel_edge(ctx, colour), to, start);
    (shown.scale, shown.alpha, shown.cue.duration) = ((0.2, 0.7), (0.3, 1.0), 0.3);
    let size = Vec2::new(60.0, 56.0);
    (shown.from, shown.to) = (panel_edge(ctx, colour) - size * 0.2, to - size * 0.7);
    let mut fades =
        FlyingObject { from: shown.to, to: to - size * 0.8, scale: (0.7, 0.8), alpha: (1.0, 0.0), ..shown.clone() };
    fades.cue = MotionCue::new(start + 0.3, 0.5);
    flights.push(ring(to, PALETTE.brass[1].0, start + 0.25, 64.0));
    flights.extend([shown, fades]);
}

fn card_flight(card: Card, from: Vec2, to: Vec2, start: f32) -> FlyingObject {
    let half = Vec2::new(60.0, 56.0) * 0.4;
    FlyingObject {
        scale: (0.4, 0.3),
        cue: MotionCue::new(start, 0.6).path(MotionPath::Fly { arch: 0.2 }),
        ..FlyingObject::piece(format!("art-{card}"), from - half, to - half, start)
    }
}
