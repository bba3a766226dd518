//! Moves the pieces to their current places: ships, colonies and cards.

use super::panel_positions::panel_spot;
use super::timeline::Timeline;
use crate::board::cards::piles;
use crate::board::ctx::{BoardPieces, SceneContext, ShipPiece};
use crate::board::stations::station_middle;
use crate::table::{CardPlace, ColonyPlace, ShipPlace};
use alien_frontiers::rules::{Event, Facility, TransferCause};
use orrery_board::motion::{MotionCue, MotionCues, MotionPath};
use orrery_board::palette::PALETTE;
use orrery_board::scene::id;

/// Returns the cue of a ship whose place or value has changed; `None` for other ships.
pub fn ship_cue(
    timeline: &Timeline,
    ctx: &SceneContext,
    was: &ShipPiece,
    is: &ShipPiece,
    index: usize,
) -> Option<MotionCue> {
    let owner = is.owner.or(was.owner);
    let stagger = 0.02 * (index % 5) as f32;
    let seed = (index % 7) as u8;
    let trail = owner.map(|colour| PALETTE.seat(colour).light.0);
    let arch = MotionPath::Dock { arch: 0.15 };
    let fly = |start: f32, duration: f32| MotionCue::new(start, duration).path(arch).seed(seed).trail(trail);
    Some(match (was.place, is.place) {
        (_, ShipPlace::Hand { .. }) if timeline.has(|e| matches!(e, Event::Rolled { .. })) => {
            let start = timeline.when(|e| matches!(e, Event::Rolled { .. })).unwrap_or_default();
            MotionCue { path: MotionPath::Throw, trail: None, ..fly(start + stagger, 0.76) }
        }
        (ShipPlace::Hand { .. }, ShipPlace::Hand { .. }) => {
            let again = timeline.when(|e| matches!(e, Event::Rerolled { .. }));
            match again {
                Some(start) if was.value != is.value => MotionCue::new(start, 0.66).path(MotionPath::Throw).seed(seed),
                _ => MotionCue::new(timeline.when(|e| matches!(e, Event::ValueChanged { .. })).unwrap_or(0.0), 0.3),
            }
        }
        (_, ShipPlace::Hand { .. }) => {
            fly(timeline.when(|e| matches!(e, Event::Teleported { .. })).unwrap_or(0.0), 0.5)
        }
        (ShipPlace::Hand { .. }, ShipPlace::Docked(there, _)) => {
            let start = timeline.when(|e| matches!(e, Event::Docked { facility, .. } if *facility == there));
            fly(start.unwrap_or(0.0) + stagger, 0.54)
        }
        (ShipPlace::Hand { .. }, ShipPlace::Bay) => {
            let start = timeline.when(|e| {
                matches!(e, Event::Docked { facility: Facility::MaintenanceBay, .. } | Event::TurnEnded { .. })
            });
            fly(start.unwrap_or(0.0) + stagger, 0.5)
        }
        (ShipPlace::Docked(from, _), ShipPlace::Bay) => {
            let start = timeline.when(|e| matches!(e, Event::Evicted { facility, .. } if *facility == from));
            MotionCue { path: MotionPath::Hurl, ..fly(start.unwrap_or(0.0) + 0.05 + stagger, 0.7) }
        }
        (ShipPlace::Stock, ShipPlace::Bay) => {
            let start = timeline.when(|e| matches!(e, Event::ShipBuilt { .. })).unwrap_or(0.0);
            MotionCue { enter: Some(station_middle(ctx.layout, Facility::Shipyard)), ..fly(start, 0.55) }
        }
        (_, ShipPlace::Stock) => {
            let start = timeline.when(|e| matches!(e, Event::ShipToStock { .. })).unwrap_or(0.0);
            let path = MotionPath::Fly { arch: 0.12 };
            MotionCue { path, exit: owner.map(|colour| panel_spot(ctx, colour, 2)), ..fly(start, 0.45) }
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

/// Adds the cues of colonies whose place has changed.
pub fn colony_cues(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext, cues: &mut MotionCues) {
    for &(entity, colour, place) in &ctx.seen.colonies {
        let was = before.colonies.iter().find(|old| old.0 == entity).map(|old| old.2);
        let Some(was) = was.filter(|was| *was != place) else { continue };
        let placed = |e: &Event| matches!(e, Event::ColonyPlaced { colour: c, .. } if *c == colour);
        let advanced = |e: &Event| matches!(e, Event::ColonyAdvanced { colour: c, .. } if *c == colour);
        let moved = |e: &Event| matches!(e, Event::ColonyMoved { colour: c, .. } if *c == colour);
        let cue = match (was, place) {
            (ColonyPlace::Unplaced, ColonyPlace::On(_)) => {
                let start = timeline.when(placed).unwrap_or(0.0);
                // The colony starts at the station that placed it.
                let from = [Facility::ColonyConstructor, Facility::TerraformingStation].into_iter().find(|&facility| {
                    let paid = TransferCause::Facility(facility);
                    timeline.has(|e| matches!(e, Event::Paid { cause, .. } if *cause == paid))
                });
                let enter = Some(station_middle(ctx.layout, from.unwrap_or(Facility::ColonyConstructor)));
                MotionCue::new(start, 0.9).path(MotionPath::Land { arch: 0.16 }).enter(enter)
            }
            (ColonyPlace::Hub(_), ColonyPlace::On(_)) => {
                let start = timeline.when(placed).unwrap_or(0.0);
                MotionCue::new(start, 0.9).path(MotionPath::Land { arch: 0.2 })
            }
            (ColonyPlace::Unplaced, ColonyPlace::Hub(_)) => {
                let start = timeline.when(advanced).unwrap_or(0.0);
                MotionCue::new(start + 0.1, 0.35).path(MotionPath::Pop)
            }
            (ColonyPlace::Hub(_), ColonyPlace::Hub(_)) => {
                let start = timeline.when(advanced).unwrap_or(0.0);
                MotionCue::new(start + 0.1, 0.4).path(MotionPath::Fly { arch: 0.3 })
            }
            (ColonyPlace::On(_), ColonyPlace::On(_)) => {
                let start = timeline.when(moved).unwrap_or(0.0);
                MotionCue::new(start, 0.9).path(MotionPath::Land { arch: 0.25 })
            }
            (_, ColonyPlace::Unplaced) => MotionCue::new(0.0, 0.35).exit(panel_spot(ctx, colour, 3)),
            _ => continue,
        };
        cues.own.insert(id("colony", entity), cue);
    }
}

/// Adds the cues of cards whose place has changed.
pub fn card_cues(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext, cues: &mut MotionCues) {
    let (deck, discards) = piles();
    for &(entity, card, place) in &ctx.seen.cards {
        let Some(was) = before.cards.iter().find(|old| old.0 == entity).map(|old| old.2) else { continue };
        let arch = MotionPath::Fly { arch: 0.12 };
        let cue = match (was, place) {
            (from, to) if from == to => continue,
            (_, CardPlace::Display(slot)) => {
                let laid = |e: &Event| matches!(e, Event::CardLaidOut { slot: s, .. } if *s == slot);
                let start = timeline.when(laid).unwrap_or(0.0) + 0.08 * f32::from(slot);
                MotionCue::new(start, 0.45).path(MotionPath::Flip).enter(deck)
            }
            (CardPlace::Display(_), CardPlace::Held(colour)) => {
                let claimed = |e: &Event| matches!(e, Event::CardClaimed { card: c, .. } if *c == card);
                let start = timeline.when(claimed).unwrap_or(0.0);
                MotionCue::new(start, 0.5).path(arch).exit(panel_spot(ctx, colour, 4))
            }
            (CardPlace::Display(_), _) => {
                let start = timeline.when(|e| matches!(e, Event::DisplayDiscarded)).unwrap_or(0.0);
                MotionCue::new(start, 0.35).exit(discards)
            }
            _ => continue,
        };
        cues.own.insert(id("card", entity), cue);
    }
}
