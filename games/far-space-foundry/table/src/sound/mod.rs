//! The sounds of matches of Far Space Foundry: a tick for every counted dock, goods by their kind, and a mood for each half. The
//! sound of drawing a hidden pilot does not reveal the pilot.

pub mod cue;
#[cfg(test)]
mod tests;

use super::FarSpaceFoundry;
use crate::FarSpaceFoundryFrontend;
use crate::board::motion::{arrives, counts};
use far_space_foundry::rules::{Event, MatchHalf, MatchMode, Phase, PlayerState, View};
use orrery_sound::music::LayerMix;
use orrery_sound::{CueTime, GameSounds, ListenerSeats, SoundCue};
use orrery_table::TableChange;

/// The music added in each half: bells of ice in Alpha, and the clockwork of the kilns in Beta.
const ALPHA_MOOD: LayerMix = [0.0, 0.0, 0.0, 0.3];
const BETA_MOOD: LayerMix = [0.0, 0.0, 0.38, 0.0];

impl GameSounds for FarSpaceFoundryFrontend {
    const CUES: &'static [SoundCue] = cue::ALL;

    fn cues_of(event: &Event, listener: &impl ListenerSeats) -> Vec<(CueTime, SoundCue)> {
        cues_of(event, listener)
    }

    fn thrown(event: &Event) -> Option<(SoundCue, usize)> {
        matches!(event, Event::Rolled { .. }).then_some((cue::DIE_GLASS, 1))
    }

    // No event reports the next turn. A player with several turns in a row hears the sound only before the first turn.
    fn counted(told: &TableChange<FarSpaceFoundry>, listener: &impl ListenerSeats) -> Vec<SoundCue> {
        let points = |view: &View| -> Vec<i32> {
            (0..usize::from(view.known.count)).map(|seat| view.known.points(seat).total()).collect()
        };
        let over = told.events.iter().any(|event| matches!(event, Event::MatchOver { .. }));
        let scored = !over && points(&told.before) != points(&told.after);
        let passed = !over && told.turn_passed() && told.after.known.stage == Phase::Card;
        let point = scored.then_some(SoundCue::POINT);
        point.into_iter().chain(passed.then(|| listener.turn_of(told.next))).collect()
    }

    // The end of the match is near if, in its last half, even the player with the most turns left has only a few.
    fn nearness(view: &View) -> f32 {
        let p = &view.known;
        let last = p.half == MatchHalf::Beta || p.options.mode == MatchMode::AlphaOnly;
        let turns = |player: &PlayerState| player.in_hand() + player.in_deck();
        match p.playing().map(turns).max() {
            Some(most) if last && p.set_up => match most {
                0 | 1 => 1.0,
                2 => 0.65,
                3 => 0.5,
                _ => 0.0,
            },
            _ => 0.0,
        }
    }

    fn mood(view: &View) -> LayerMix {
        match view.known.half {
            MatchHalf::Alpha => ALPHA_MOOD,
            MatchHalf::Beta => BETA_MOOD,
        }
    }
}

/// Returns a tick for every dock of a count, at the times at which the board shows them.
fn ticks(capacity: u8, landing: bool) -> impl Iterator<Item = (CueTime, SoundCue)> {
    let whole = arrives(capacity, landing);
    (0..capacity).map(move |nth| (CueTime::way(counts(nth, landing) / whole), cue::tick(nth)))
}

/// Returns the sounds of an event, with their times. The `match` expression has no catch-all arm, so every new event needs its
/// sounds here, or none on purpose.
pub fn cues_of(event: &Event, listener: &impl ListenerSeats) -> Vec<(CueTime, SoundCue)> {
    use CueTime::{Lands, Start};
    match *event {
        Event::ProductLaid { .. } => vec![(Start, cue::PRODUCT_LAID)],
        Event::FreighterOpened { .. } => vec![(Start, cue::FREIGHTER_OPENS)],
        Event::FirstPlayer { .. } => vec![(Start, cue::FIRST_PILOT)],
        Event::Equipped { .. } => vec![(Start, cue::SUPPLIES)],
        Event::Dealt { .. } | Event::Drawn { .. } => vec![(Start, cue::PILOT_DRAWN)],
        Event::FleetGiven { .. } => vec![(Start, cue::FLEET_GIVEN)],
        Event::Stowed { good, .. } => vec![(Lands, cue::put_down(good, false))],
        Event::HalfBegan { half, .. } => vec![(Start, cue::half(half))],
        Event::Played { .. } => vec![(Start, cue::PILOT_PLAYED)],
        // The impacts of the die follow separately: see `thrown`.
        Event::Rolled { .. } => vec![(Start, cue::DIE_RISES)],
        Event::Landed { capacity, .. } => {
            let comes = [(Start, cue::SHUTTLE_THRUST), (Lands, cue::SHUTTLE_CLAMP)];
            ticks(capacity, true).chain(comes).collect()
        }
        Event::Lifted { capacity, .. } => {
            let goes = (CueTime::way(counts(capacity, false) / arrives(capacity, false)), cue::SHUTTLE_RELEASE);
            ticks(capacity, false).chain([goes]).collect()
        }
        Event::Moved { good, on, .. } => vec![(Lands, cue::put_down(good, on))],
        Event::Processed { .. } => vec![(Start, cue::MELT)],
        Event::Sold { .. } => vec![(Start, cue::SALE)],
        Event::PaidInCantina { .. } => vec![(Start, cue::paid()), (Start, cue::CANTINA)],
        Event::Shown { .. } => vec![(Start, cue::CANTINA_GLASS)],
        Event::Hired { .. } => vec![(Start, cue::HIRED)],
        Event::HiredNobody { .. } => vec![(Start, cue::HIRED_NOBODY)],
        Event::FreighterCame { .. } => vec![(Start, cue::FREIGHTER_COMES)],
        Event::Made { .. } => vec![(Start, cue::KILN), (Lands, cue::BELT)],
        Event::ChargedAll { .. } => vec![(Start, cue::paid()), (Lands, cue::CHARGE_ALL)],
        Event::Charged { .. } => vec![(Start, cue::CHARGE)],
        Event::Upgraded { .. } => vec![(Start, cue::BRASS_CASCADE)],
        Event::Earned { .. } => vec![(Lands, cue::CREDIT)],
        Event::Bribed { add, .. } => {
            let moved = if add { cue::SHUTTLE_CLAMP } else { cue::SHUTTLE_RELEASE };
            vec![(Start, cue::paid()), (Start, cue::TOWER_PING), (Lands, moved)]
        }
        Event::Traffic { came, .. } => vec![(Start, cue::traffic(came))],
        Event::TurnEnded { .. } => Vec::new(),
        Event::Cleared { .. } => vec![(Lands, cue::SUPPLIES)],
        Event::StationTurned => vec![(Start, cue::STATION_TURNS)],
        Event::Kept { .. } => vec![(Start, cue::PILOT_KEPT)],
        Event::LeftGame { .. } => vec![(Start, cue::PILOT_LEAVES)],
        Event::MatchOver { seats, winners, .. } => {
            // A solo player with too few points has lost.
            let won = seats.into_iter().zip(winners).filter(|(_, winner)| *winner).map(|(seat, _)| seat);
            vec![(Start, cue::FLEET_LIFTS), (Lands, listener.result(won))]
        }
    }
}
