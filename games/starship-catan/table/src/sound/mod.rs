//! The sounds of matches of Starship Catan. The sound of a card that not all players see does not reveal it.

pub mod cue;
#[cfg(test)]
mod tests;

use crate::StarshipCatanFrontend;
use orrery_core::Colour;
use orrery_sound::{CueTime, GameSounds, ListenerSeats, SoundCue};
use starship_catan::rules::{Card, Event, FlightEnd, POINTS_TO_WIN, Seat, View, VisibleFace};

impl GameSounds for StarshipCatanFrontend {
    const CUES: &'static [SoundCue] = cue::ALL;

    fn cues_of(event: &Event, listener: &impl ListenerSeats) -> Vec<(CueTime, SoundCue)> {
        cues_of(event, listener)
    }

    fn thrown(event: &Event) -> Option<(SoundCue, usize)> {
        match event {
            Event::Rolled { .. } => Some((cue::STEEL, 1)),
            Event::Fought { .. } => Some((cue::STEEL, 2)),
            _ => None,
        }
    }

    fn nearness(view: &View) -> f32 {
        let most = Seat::ALL.iter().map(|&seat| view.known.points(seat)).max().unwrap_or(0);
        match POINTS_TO_WIN.saturating_sub(most) {
            0 | 1 => 1.0,
            2 => 0.65,
            3 => 0.35,
            _ => 0.0,
        }
    }
}

/// Reports whether the player of this seat is a person at this screen.
fn is_person(listener: &impl ListenerSeats, seat: Seat) -> bool {
    Colour::ALL.iter().any(|&colour| Seat::of(colour) == seat && listener.is_person(colour))
}

/// Returns the sounds of an event with their times. The `match` has no catch-all arm, so that for every new event, a sound or
/// silence must be chosen here.
pub fn cues_of(event: &Event, listener: &impl ListenerSeats) -> Vec<(CueTime, SoundCue)> {
    use CueTime::{Lands, Start};
    match *event {
        Event::ModuleChosen { .. } => vec![(Lands, cue::FIRST_ROOM)],
        // The impacts of the die follow separately: see `thrown`.
        Event::Rolled { speed, .. } => vec![(Start, cue::TUMBLE), (Lands, cue::engine(speed))],
        Event::Produced { thing, .. } => vec![(Lands, cue::comes(thing, 1))],
        Event::Wasted { .. } => vec![(Lands, cue::BURNT_UP)],
        Event::FlightBegan { sector, .. } => vec![(Start, cue::STRING_OUT), (Lands, cue::sky(sector))],
        Event::Looked { .. } => vec![(Start, cue::SHUTTER)],
        Event::Arranged { .. } => vec![(Start, cue::PUT_BACK)],
        // The sound of the sector's sky continues during a flight. As long as it is audible, it is not started again.
        Event::Revealed { sector, face, speed, .. } => {
            vec![(Start, cue::engine(speed)), (Start, cue::sky(sector)), (Lands, met(face))]
        }
        Event::Turned { .. } => vec![(Lands, cue::WORLD_USED)],
        Event::Gained { thing, count, .. } => vec![(Lands, cue::comes(thing, count))],
        Event::Paid { thing, count, .. } => vec![(Start, cue::goes(thing, count))],
        Event::Overboard { .. } => vec![(Start, cue::OVERBOARD)],
        Event::Settled { .. } => vec![(Start, cue::ORBIT_COLONY)],
        Event::Founded { .. } => vec![(Start, cue::ORBIT_POST)],
        Event::Laid { .. } => vec![(Start, cue::REPLACEMENT)],
        Event::Gap { .. } => vec![(Start, cue::GAP)],
        Event::AdventureDone { .. } => vec![(Start, cue::ADVENTURE_DONE)],
        Event::AdventureTurnedUp { .. } => vec![(Start, cue::ADVENTURE_TURNED)],
        Event::PiratesPaid { .. } => vec![(Start, cue::TURNED_OFF)],
        Event::Fought { .. } => vec![(Start, cue::TUMBLE), (Lands, cue::CANNON_THUD)],
        Event::PiratesTaken { .. } => vec![(Start, cue::LAUREL)],
        Event::PrizeLeft { .. } => vec![(Start, cue::PRIZE_LEFT)],
        Event::CannonLost { .. } => vec![(Start, cue::GUN_DARK)],
        Event::ModuleLost { .. } => vec![(Start, cue::FALLING_GEAR)],
        Event::FlightEnded { why: FlightEnd::Lost, .. } => vec![(Start, cue::SNAP_BACK), (Lands, cue::SECTOR_CLOSES)],
        Event::FlightEnded { .. } => vec![(Start, cue::STRING_BACK), (Lands, cue::SECTOR_CLOSES)],
        Event::Offered { .. } => vec![(Start, cue::OFFERED)],
        Event::Accepted { .. } => vec![(Start, cue::ACCEPTED)],
        Event::Refused { .. } => vec![(Start, cue::DECLINED)],
        Event::Built { what, .. } => vec![(Start, cue::built(what))],
        Event::Upgraded { .. } => vec![(Start, cue::SECOND_LAMP)],
        Event::HonourMoved { honour, to: Some(_), .. } => vec![(Lands, cue::honour(honour))],
        Event::HonourMoved { to: None, .. } => vec![(Lands, cue::HONOUR_BACK)],
        Event::Points { .. } => vec![(Lands, SoundCue::POINT)],
        // No other event announces the beginning of the next turn.
        Event::TurnEnded { seat } if is_person(listener, seat.other()) => vec![(Start, SoundCue::TURN_OWN)],
        Event::TurnEnded { .. } => vec![(Start, SoundCue::TURN_OTHER)],
        Event::MatchOver { winners } => {
            let won = Colour::ALL.iter().copied().filter(|&colour| winners[Seat::of(colour).index()]);
            vec![(Lands, listener.result(won))]
        }
    }
}

/// Returns the sound of a visited card. The sound of raiders depends only on their class, even if a player knows more.
fn met(face: VisibleFace) -> SoundCue {
    match face {
        VisibleFace::Class(class) => cue::raiders(class),
        VisibleFace::Card(Card::LostPlanet) => cue::GLASS_DULL,
        VisibleFace::Card(card) => card.pirates().map_or(cue::GLASS_CLEAR, |(class, _)| cue::raiders(class)),
        VisibleFace::Back => cue::GLASS_CLEAR,
    }
}
