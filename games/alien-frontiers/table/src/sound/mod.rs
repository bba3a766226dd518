//! The sounds of matches of Alien Frontiers.

pub mod cue;

use crate::AlienFrontiersFrontend;
use crate::table::TableChange;
use alien_frontiers::rules::{Card, Event, Position, TransferCause};
use orrery_core::Colour;
use orrery_sound::{CueTime, GameSounds, ListenerSeats, SoundCue};

impl GameSounds for AlienFrontiersFrontend {
    const CUES: &'static [SoundCue] = cue::ALL;

    fn cues_of(event: &Event, listener: &impl ListenerSeats) -> Vec<(CueTime, SoundCue)> {
        cues_of(event, listener)
    }

    fn thrown(event: &Event) -> Option<(SoundCue, usize)> {
        match event {
            Event::Rolled { ships, .. } => Some((cue::DIE, ships.iter().count())),
            Event::Rerolled { after, .. } => Some((cue::DIE, after.iter().count())),
            _ => None,
        }
    }

    fn counted(told: &TableChange, _: &impl ListenerSeats) -> Vec<SoundCue> {
        counted(told)
    }

    fn nearness(position: &Position) -> f32 {
        match position.seats().iter().map(|&colour| to_land(position, colour)).min() {
            Some(0 | 1) => 1.0,
            Some(2) => 0.65,
            Some(3) => 0.35,
            _ => 0.0,
        }
    }
}

/// Returns the number of colonies that this player has yet to land, including the one on the Hub.
fn to_land(position: &Position, colour: Colour) -> u8 {
    let player = position.player(colour);
    player.unplaced + u8::from(player.hub > 0)
}

/// Returns the sounds for a changed score, and for a player who now has only one colony left to land, which may be on the Hub.
/// Returns an empty list if the match has ended.
fn counted(told: &TableChange) -> Vec<SoundCue> {
    if told.events.iter().any(|event| matches!(event, Event::GameOver { .. })) {
        return Vec::new();
    }
    let points = |position: &Position| -> Vec<i32> {
        position.seats().iter().map(|&colour| i32::from(position.score(colour).total())).collect()
    };
    let scored = (points(&told.before) != points(&told.after)).then_some(SoundCue::POINT);
    let last = |colour: &&Colour| to_land(&told.after, **colour) == 1 && to_land(&told.before, **colour) > 1;
    let last = told.after.seats().iter().any(|colour| last(&colour)).then_some(cue::LAST_COLONY);
    scored.into_iter().chain(last).collect()
}

/// Returns the sounds of an event. The `match` is exhaustive: a new event needs a sound here, or an empty list.
fn cues_of(event: &Event, listener: &impl ListenerSeats) -> Vec<(CueTime, SoundCue)> {
    use CueTime::{Lands, Start};
    match *event {
        Event::TurnBegan { colour } => vec![(Start, listener.turn_of(colour))],
        Event::Gathered { .. } => vec![(Start, cue::GATHER)],
        // The sounds of dice hitting the table are added separately, see `thrown`.
        Event::Rolled { .. } | Event::Rerolled { .. } => vec![(Start, cue::SHAKE)],
        Event::Docked { facility, .. } => vec![(Start, cue::FLIGHT), (Lands, cue::dock(facility))],
        Event::Gained { cause: TransferCause::Trade, .. } => vec![(Lands, cue::TRADE)],
        Event::Gained { fuel, ore, .. } => {
            let fuel = (fuel > 0).then_some((Lands, cue::FUEL));
            fuel.into_iter().chain((ore > 0).then_some((Lands, cue::ORE))).collect()
        }
        Event::Paid { cause: TransferCause::Trade, .. } => Vec::new(),
        Event::Paid { .. } => vec![(Start, cue::PAY)],
        Event::Stolen { .. } | Event::CardStolen { .. } => vec![(Start, cue::STRIKE), (Lands, cue::THEFT)],
        Event::ShipBuilt { .. } => vec![(Start, cue::BUILT)],
        Event::Evicted { .. } => vec![(Start, cue::EVICTED)],
        Event::ShipToStock { .. } => vec![(Start, cue::FLIGHT)],
        Event::Teleported { .. } => vec![(Start, cue::TELEPORT)],
        Event::ValueChanged { .. } => vec![(Start, cue::VALUE)],
        Event::ColonyPlaced { circle, .. } if circle > 0 => vec![(Start, cue::LAUNCH), (Lands, cue::LANDING)],
        Event::ColonyPlaced { .. } => vec![(Start, cue::LANDING)],
        Event::ColonyAdvanced { .. } => vec![(Lands, cue::ADVANCE)],
        Event::ColonyMoved { .. } => vec![(Start, cue::COLONY_MOVED)],
        Event::ControlChanged { after, before, .. } => {
            let gained = match after {
                // If there are human players, the sound depends on the player who gains control.
                Some(colour) if listener.anybody() => listener.is_person(colour),
                other => other.is_some(),
            };
            let lost = before.is_some_and(|colour| !listener.anybody() || listener.is_person(colour));
            match (gained, lost) {
                (true, _) => vec![(Lands, cue::CONTROL_GAINED)],
                (false, true) => vec![(Lands, cue::CONTROL_LOST)],
                (false, false) => Vec::new(),
            }
        }
        Event::FieldMoved { field, to: Some(_), .. } => vec![(Lands, cue::field(field))],
        Event::FieldMoved { to: None, .. } => vec![(Start, cue::CONTROL_LOST)],
        Event::RelicBought { .. } => vec![(Start, cue::RELIC_BOUGHT)],
        Event::RelicReturned { .. } => vec![(Start, cue::RELIC_RETURNED)],
        Event::CardUsed { card: Card::PlasmaCannon, .. } => vec![(Start, cue::CANNON)],
        Event::CardUsed { .. } | Event::BonusBorrowed { .. } => vec![(Start, cue::CARD_USE)],
        Event::CardDiscarded { .. } => vec![(Start, cue::CARD_DISCARD)],
        Event::CardClaimed { .. } | Event::CardRecovered { .. } => vec![(Start, cue::CARD_CLAIM)],
        Event::DisplayDiscarded | Event::DeckReshuffled => vec![(Start, cue::CARDS_CYCLE)],
        Event::CardLaidOut { .. } => vec![(Lands, cue::CARD_FLIP)],
        Event::SurplusWaits { .. } => vec![(Start, cue::ADVANCE)],
        Event::SurplusLost { .. } => vec![(Start, cue::CARD_DISCARD)],
        Event::TurnEnded { .. } => Vec::new(),
        Event::GameOver { winners } => {
            vec![(Lands, listener.result(Colour::ALL.iter().copied().filter(|&colour| winners[colour.index()])))]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::rules::bare_position;
    use orrery_core::Setup;

    #[test]
    fn music_tension_rises_towards_the_end() {
        let mut position =
            bare_position(&Setup::plain(2, alien_frontiers::rules::Preset::App.options())).expect("two may play");
        let tension = [4, 3, 2, 1].map(|left| {
            position.players[Colour::Red.index()].unplaced = left;
            AlienFrontiersFrontend::nearness(&position)
        });
        assert!(tension.is_sorted() && tension[0] == 0.0 && tension[3] == 1.0, "{tension:?}");
    }
}
