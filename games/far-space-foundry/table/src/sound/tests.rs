//! Tests of the sounds of events, which must not reveal hidden information.

use std::collections::BTreeSet;

use super::*;
use crate::FarSpaceFoundryFrontend;
use far_space_foundry::rules::{
    Alien, Asteroid, CargoLocation, FreighterKind, Good, Pilot, Product, Setup, bare_position, open_view,
};
use far_space_foundry::rules::{Options, SEATS};
use orrery_core::Colour;

/// The only person at this screen plays red.
const LISTENER: [Colour; 1] = [Colour::Red];

fn heard(event: &Event) -> Vec<SoundCue> {
    let thrown = FarSpaceFoundryFrontend::thrown(event).map(|(cue, _)| cue);
    cues_of(event, &LISTENER).into_iter().map(|(_, cue)| cue).chain(thrown).collect()
}

const SEAT: Colour = Colour::Red;

fn over(winners: [bool; SEATS]) -> Event {
    Event::MatchOver {
        seats: [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow],
        count: 2,
        winners,
        points: 20,
    }
}

/// Returns events that together use every sound of the game.
fn everything() -> Vec<Event> {
    let (seat, product, pilot) = (SEAT, Product::Robot, Pilot::TealForger);
    let (from, to) = (CargoLocation::Asteroid(Asteroid::Skyrite), CargoLocation::Warehouse);
    let moved = |good, on| Event::Moved { seat, good, count: 1, from, to, on };
    vec![
        Event::ProductLaid { product },
        Event::FreighterOpened { alien: Alien::Teal, size: 2 },
        Event::FirstPlayer { seat, die: 4 },
        Event::Equipped { seat, goods: 2 },
        Event::Dealt { seat, pilot: None },
        Event::FleetGiven { seat, fleet: 2 },
        Event::Stowed { seat, ship: FreighterKind::Teal, good: Good::Skyrite, count: 2 },
        Event::HalfBegan { half: MatchHalf::Alpha, seat },
        Event::HalfBegan { half: MatchHalf::Beta, seat },
        Event::Played { seat, pilot },
        Event::Rolled { seat, value: 3 },
        Event::Landed { seat, dock: 2, capacity: 2 },
        Event::Lifted { seat, dock: 2, capacity: 1 },
        moved(Good::Rubion, false),
        moved(Good::Galactium, false),
        moved(Good::RobotCharged, false),
        moved(Good::Skyrite, true),
        Event::Processed { seat, times: 2 },
        Event::Sold { seat, count: 1, credits: 2 },
        Event::PaidInCantina { seat },
        Event::Shown { seat, pilot },
        Event::Hired { seat, pilot },
        Event::HiredNobody { seat },
        Event::FreighterCame { seat, ship: FreighterKind::Teal, size: 2 },
        Event::Made { seat, product, times: 1, tokens: 1 },
        Event::ChargedAll { seat },
        Event::Charged { seat, product, count: 1 },
        Event::Upgraded { seat, ship: FreighterKind::Teal },
        Event::Earned { seat },
        Event::Bribed { seat, add: true, dock: 3 },
        Event::Drawn { seat, pilot: None },
        Event::Traffic { dock: 3, came: true },
        Event::Cleared { seat, goods: [1, 0, 2] },
        Event::StationTurned,
        Event::Kept { seat, pilot },
        Event::LeftGame { seat, pilot },
        over([true, false, false, false]),
    ]
}

#[test]
fn every_event_has_a_sound_and_every_sound_is_used() {
    let mut never: BTreeSet<&str> = cue::ALL.iter().map(|cue| cue.name()).collect();
    for event in everything() {
        let cues = heard(&event);
        assert!(!cues.is_empty(), "{event:?} is silent");
        cues.iter().for_each(|cue| _ = never.remove(cue.name()));
    }
    assert!(never.is_empty(), "never heard: {never:?}");
}

#[test]
fn every_drawn_pilot_sounds_the_same() {
    let drawn = |pilot| heard(&Event::Drawn { seat: SEAT, pilot });
    assert!(Pilot::ALL.iter().all(|&pilot| drawn(Some(pilot)) == drawn(None)));
}

#[test]
fn count_ticks_rise_in_pitch_and_end_before_the_shuttle_arrives() {
    for (capacity, landing) in [(1, true), (9, true), (1, false), (9, false)] {
        let ticks: Vec<(CueTime, SoundCue)> = ticks(capacity, landing).collect();
        assert_eq!(ticks.len(), usize::from(capacity), "the count is the capacity");
        let moments: Vec<f32> = ticks.iter().map(|(when, _)| when.between(0.0, 1.0)).collect();
        let paces: Vec<f32> = ticks.iter().map(|(_, cue)| cue.pace()).collect();
        assert!(moments.is_sorted_by(|one, next| one < next) && moments.iter().all(|at| *at < 1.0), "{moments:?}");
        assert!(paces.is_sorted_by(|one, next| one < next), "{paces:?}");
    }
}

#[test]
fn payments_and_departures_sound_lower_than_gains() {
    assert!(cue::paid().is_alike(cue::CREDIT) && cue::paid().pace() < cue::CREDIT.pace());
    assert!(cue::traffic(false).pace() < cue::traffic(true).pace());
}

#[test]
fn match_end_sound_depends_on_the_listener() {
    let last = |winners| heard(&over(winners)).last().copied();
    assert_eq!(last([true, true, false, false]), Some(SoundCue::VICTORY));
    assert_eq!(last([false, true, false, false]), Some(SoundCue::DEFEAT));
    assert_eq!(last([false; SEATS]), Some(SoundCue::DEFEAT), "alone, with too few points");
}

#[test]
fn halves_differ_in_mood_and_tension_rises_late_in_beta() {
    let setup = Setup::plain(2, Options::default());
    let mut position = bare_position(&setup).expect("two may play");
    position.set_up = true;
    let mood = |half| {
        let mut position = position;
        position.half = half;
        FarSpaceFoundryFrontend::mood(&open_view(&position))
    };
    assert_ne!(mood(MatchHalf::Alpha), mood(MatchHalf::Beta));
    position.half = MatchHalf::Beta;
    let mut tension = Vec::new();
    for pilot in [Pilot::Four, Pilot::Five, Pilot::Six, Pilot::Seven] {
        position.players[1].hand.push(pilot);
        tension.push(FarSpaceFoundryFrontend::nearness(&open_view(&position)));
    }
    assert_eq!(tension, [1.0, 0.65, 0.5, 0.0]);
    position.half = MatchHalf::Alpha;
    assert_eq!(FarSpaceFoundryFrontend::nearness(&open_view(&position)), 0.0, "Beta is still to come");
}
