//! Tests of the sounds of events, which must reveal nothing hidden.

use std::collections::BTreeSet;

use super::*;
use crate::StarshipCatanFrontend;
use starship_catan::rules::{
    Adventure, BuildableItem, Commodity, HonourCard, Module, Offer, PirateClass, Resource, Ship, TransferCause,
    Upgrade, open_view,
};
use starship_catan::rules::{Options, Setup, bare_position};

/// The only person at this screen plays red.
const LISTENER: [Colour; 1] = [Colour::Red];

fn heard(event: &Event) -> Vec<SoundCue> {
    let thrown = StarshipCatanFrontend::thrown(event).map(|(cue, _)| cue);
    cues_of(event, &LISTENER).into_iter().map(|(_, cue)| cue).chain(thrown).collect()
}

fn revealed(face: VisibleFace, speed: u8) -> Event {
    Event::Revealed { seat: Seat::Moon, sector: 1, place: 1, face, speed }
}

fn looked(face: VisibleFace) -> Event {
    Event::Looked { seat: Seat::Moon, number: 1, face }
}

/// Returns events that together play every sound of the game.
fn everything() -> Vec<Event> {
    let (seat, card, source) = (Seat::Moon, Card::Quarry, TransferCause::Prize);
    let mut all = vec![
        Event::ModuleChosen { seat, module: Module::Sensor },
        Event::Rolled { seat, die: 2, speed: 4 },
        Event::Wasted { seat, source, thing: Commodity::Ore },
        looked(VisibleFace::Card(card)),
        Event::Arranged { seat, top: 1, bottom: 1 },
        revealed(VisibleFace::Card(card), 3),
        revealed(VisibleFace::Card(Card::LostPlanet), 2),
        revealed(VisibleFace::Class(PirateClass::Pirates), 1),
        revealed(VisibleFace::Class(PirateClass::Corsairs), 0),
        Event::Turned { place: 1, card },
        Event::Paid { seat, thing: Commodity::Ore, count: 1, source },
        Event::Overboard { seat, resource: Resource::Ore, count: 1 },
        Event::Settled { seat, card, place: 1 },
        Event::Founded { seat, card: Card::Galenor, place: 1 },
        Event::Laid { sector: 1, place: 1, face: VisibleFace::Card(card), turned: true },
        Event::Gap { sector: 1, place: 1 },
        Event::AdventureDone { seat, adventure: Adventure::Council, kept: true },
        Event::AdventureTurnedUp { adventure: Adventure::Council },
        Event::PiratesPaid { seat, card: Card::Pirates2, ransom: 3, place: 1 },
        Event::Fought { seat, card, die: 1, firepower: 2, pirate_die: 3, strength: 4, won: true, place: 1 },
        Event::PiratesTaken { seat, card: Card::Pirates2, place: 1 },
        Event::PrizeLeft { seat },
        Event::CannonLost { seat, level: 1 },
        Event::ModuleLost { seat, module: Module::Sensor, level: 1 },
        Event::FlightEnded { seat, sector: 1, why: FlightEnd::Stopped },
        Event::FlightEnded { seat, sector: 1, why: FlightEnd::Lost },
        Event::Offered { seat, offer: Offer::default() },
        Event::Accepted { seat, offer: Offer::default() },
        Event::Refused { seat, offer: Offer::default() },
        Event::Upgraded { seat, what: Upgrade::Cannon },
    ];
    all.extend(Commodity::ALL.iter().map(|&thing| Event::Produced { seat, source, thing }));
    all.extend([2, 9].map(|count| Event::Gained { seat, thing: Commodity::Astro, count, source }));
    all.extend((1..=4).map(|sector| Event::FlightBegan { seat, sector }));
    let builds = [
        BuildableItem::Ship(Ship::ColonyShip),
        BuildableItem::Booster,
        BuildableItem::Cannon,
        BuildableItem::Module(Module::Trade),
    ];
    all.extend(builds.map(|what| Event::Built { seat, what }));
    let honours = [HonourCard::Friend, HonourCard::Hero];
    all.extend(honours.map(|honour| Event::HonourMoved { honour, from: None, to: Some(seat) }));
    all.push(Event::HonourMoved { honour: HonourCard::Hero, from: Some(seat), to: None });
    all
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
fn sensor_look_sounds_the_same_for_every_card() {
    let backs = heard(&looked(VisibleFace::Back));
    for &card in Card::ALL {
        assert_eq!(heard(&looked(VisibleFace::Card(card))), backs, "{card}");
    }
    let laid = |face| heard(&Event::Laid { sector: 1, place: 1, face, turned: false });
    assert!(
        Card::ALL.iter().all(|&card| laid(VisibleFace::Card(card)) == laid(VisibleFace::Back)),
        "a replacement face down too"
    );
}

#[test]
fn pirate_sounds_reveal_only_the_class() {
    for &card in Card::ALL {
        if let Some((class, _)) = card.pirates() {
            assert_eq!(
                heard(&revealed(VisibleFace::Card(card), 3)),
                heard(&revealed(VisibleFace::Class(class), 3)),
                "{card}"
            );
        }
    }
}

#[test]
fn engine_pitch_rises_with_remaining_speed() {
    let paces: Vec<f32> = (0..=10).map(|speed| cue::engine(speed).pace()).collect();
    assert!(paces.is_sorted_by(|slow, fast| slow < fast), "{paces:?}");
    assert!(paces[0] > 0.5 && paces[10] < 2.0, "an octave at most: {paces:?}");
    assert_eq!(cue::engine(200), cue::engine(10));
}

#[test]
fn money_sounds_lower_when_paid_and_longer_for_more() {
    let of = |count| (cue::comes(Commodity::Astro, count), cue::goes(Commodity::Astro, count));
    let lengths = [1, 2, 4].map(|count| of(count).0.entry().seconds);
    assert!(lengths.is_sorted_by(|few, many| few < many), "{lengths:?}");
    for count in [1, 3, 12] {
        let (comes, goes) = of(count);
        assert!(comes.is_alike(goes) && goes.pace() < comes.pace());
    }
}

#[test]
fn turn_and_match_end_sounds_depend_on_the_listener() {
    let ended = |seat| heard(&Event::TurnEnded { seat });
    assert_eq!((ended(Seat::Sun), ended(Seat::Moon)), (vec![SoundCue::TURN_OWN], vec![SoundCue::TURN_OTHER]));
    let over = |winners| heard(&Event::MatchOver { winners });
    assert_eq!(over([true, false]), [SoundCue::VICTORY]);
    assert_eq!(over([false, true]), [SoundCue::DEFEAT]);
    assert_eq!(over([true, true]), [SoundCue::VICTORY]);
}

#[test]
fn music_tension_rises_towards_ten_points() {
    let setup = Setup::plain(2, Options::default());
    let mut position = bare_position(&setup).expect("two may play");
    let modules = [2; Module::COUNT];
    let colonies = [Card::Quarry, Card::Anvil, Card::Ember];
    let mut tension = vec![StarshipCatanFrontend::nearness(&open_view(&position))];
    // Six points are from modules and one is from the start colony; each further colony adds one.
    position.player_mut(Seat::Sun).modules = modules;
    tension.push(StarshipCatanFrontend::nearness(&open_view(&position)));
    for card in colonies {
        position.player_mut(Seat::Sun).colonies.add(card);
        tension.push(StarshipCatanFrontend::nearness(&open_view(&position)));
    }
    assert_eq!(tension, [0.0, 0.35, 0.65, 1.0, 1.0]);
}
