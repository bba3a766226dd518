//! The sounds of Contraband matches: steps by their destination, patrols by their token, meetings by the opponent. For metals,
//! cards and upgrades that are not public, the sound only reveals that they arrive or leave.

pub mod cue;
#[cfg(test)]
mod tests;

use super::Contraband;
use crate::ContrabandFrontend;
use contraband::rules::{DecisionKind, Event, MeetingKind, SOLO_ROUNDS, View};
use orrery_core::Colour;
use orrery_sound::music::LayerMix;
use orrery_sound::{CueTime, GameSounds, ListenerSeats, SoundCue};
use orrery_table::TableChange;

/// The addition to the music during a meeting: the clockwork becomes urgent.
const MEETING_MOOD: LayerMix = [0.0, 0.0, 0.5, 0.0];

impl GameSounds for ContrabandFrontend {
    const CUES: &'static [SoundCue] = cue::ALL;

    fn cues_of(event: &Event, listener: &impl ListenerSeats) -> Vec<(CueTime, SoundCue)> {
        cues_of(event, listener)
    }

    // No event announces the next player's turn, so its sound is added here, once per turn.
    fn counted(told: &TableChange<Contraband>, listener: &impl ListenerSeats) -> Vec<SoundCue> {
        let over = told.events.iter().any(|event| matches!(event, Event::MatchOver { .. }));
        let begins = told.turn_passed() && matches!(told.after.known.ask, DecisionKind::Turn | DecisionKind::Plan);
        (!over && begins).then(|| listener.turn_of(told.next)).into_iter().collect()
    }

    // Returns how near the end of the match is, from 0 to 1: by the credits of the richest player or, in a solo match, by the
    // number of rounds left.
    fn nearness(view: &View) -> f32 {
        let p = &view.known;
        if p.is_solo() {
            return match SOLO_ROUNDS.saturating_sub(p.round) {
                0 => 1.0,
                1 => 0.65,
                2 => 0.35,
                _ => 0.0,
            };
        }
        let most = p.players[..p.count()].iter().map(|player| player.credits).max().unwrap_or_default();
        match most.saturating_mul(100) / p.target().max(1) {
            0..70 => 0.0,
            70..85 => 0.35,
            85..100 => 0.65,
            _ => 1.0,
        }
    }

    fn mood(view: &View) -> LayerMix {
        let known = &view.known;
        if known.meeting.is_some() && !known.is_over() { MEETING_MOOD } else { LayerMix::default() }
    }
}

/// Returns the sound of a meeting that begins.
const fn met(how: MeetingKind) -> SoundCue {
    match how {
        MeetingKind::Inspection | MeetingKind::Sight => cue::SIREN,
        MeetingKind::Miners | MeetingKind::Peace => cue::ALIENS_CALL,
        MeetingKind::Raid => cue::RAID_DRUM,
        MeetingKind::Corsair => cue::CORSAIR_HORN,
    }
}

/// Returns the sounds of an event and their times, or an empty list for the end of a turn. A test checks that every other event
/// has a sound.
pub fn cues_of(event: &Event, listener: &impl ListenerSeats) -> Vec<(CueTime, SoundCue)> {
    of_ways(event)
        .or_else(|| of_meetings(event))
        .or_else(|| of_fights(event))
        .unwrap_or_else(|| of_goods(event, listener))
}

/// Returns the sounds of steps, gates, tokens and patrols.
fn of_ways(event: &Event) -> Option<Vec<(CueTime, SoundCue)>> {
    use CueTime::{Lands, Start};
    Some(match *event {
        Event::Moved { to, .. } => vec![(Start, cue::step(to))],
        Event::StepLost { .. } => vec![(Start, cue::TOKEN_LOST)],
        Event::Warped { .. } => vec![(Start, cue::DIE_CRYSTAL), (Start, cue::GATE_JUMP)],
        Event::Planned { .. } => vec![(Start, cue::TOKEN_LAID)],
        Event::Changed { .. } => vec![(Start, cue::changed())],
        Event::TokenMoved { token, die, .. } => {
            let rolled = (die > 0).then_some((Start, cue::DIE_CRYSTAL));
            rolled.into_iter().chain([(Start, cue::patrol(token))]).collect()
        }
        Event::Rested => vec![(Start, cue::PATROL_REST)],
        Event::Sent { .. } => vec![(Start, cue::TOWED), (Lands, cue::HARBOUR_CLAMP)],
        _ => return None,
    })
}

/// Returns the sounds of meetings, and of their results without a fight.
fn of_meetings(event: &Event) -> Option<Vec<(CueTime, SoundCue)>> {
    use CueTime::Start;
    Some(match *event {
        Event::Met { how, die, .. } => {
            let rolled = (die > 0).then_some((Start, cue::DIE_CRYSTAL));
            rolled.into_iter().chain([(Start, met(how))]).collect()
        }
        Event::Left { .. } | Event::LetGo { .. } => vec![(Start, cue::PASS_BY)],
        Event::Cleared { .. } => vec![(Start, cue::CLEARED)],
        Event::HoldLost { .. } => vec![(Start, cue::CONFISCATED)],
        Event::Fined { .. } => vec![(Start, cue::FINE)],
        Event::Hid { .. } => vec![(Start, cue::HATCH)],
        Event::HoldSeen { .. } => vec![(Start, cue::looked_into())],
        Event::Looted { .. } => vec![(Start, cue::PLUNDER)],
        _ => return None,
    })
}

/// Returns the sounds of fights and their results.
fn of_fights(event: &Event) -> Option<Vec<(CueTime, SoundCue)>> {
    use CueTime::{Lands, Start};
    Some(match *event {
        Event::Attacked { .. } => vec![(Start, cue::BROADSIDE)],
        Event::Outlawed { .. } => vec![(Start, cue::BLACK_FLAG)],
        Event::Exchange { totals, .. } => {
            let hit = (totals[0] != totals[1]).then_some((Lands, cue::SHIELD_HIT));
            [(Start, cue::DIE_CRYSTAL), (Start, cue::VOLLEY)].into_iter().chain(hit).collect()
        }
        Event::Stood { .. } => vec![(Start, cue::STAND_FAST)],
        Event::Fled { .. } => vec![(Start, cue::BURN_AWAY)],
        Event::Beat { .. } => vec![(Start, cue::FIGHT_WON)],
        Event::BrokeDown { .. } => vec![(Start, cue::BREAKDOWN)],
        Event::Repaired { .. } => vec![(Start, cue::REPAIRED)],
        _ => return None,
    })
}

/// Returns the sounds of metals, cards, upgrades and credits, and of the rounds and the end of the match.
fn of_goods(event: &Event, listener: &impl ListenerSeats) -> Vec<(CueTime, SoundCue)> {
    use CueTime::{Lands, Start};
    match *event {
        Event::BonusDrawn { .. } => vec![(Start, cue::BONUS_DRAWN)],
        Event::Found { .. } => vec![(Start, cue::METAL_FOUND)],
        Event::Laid { .. } => vec![(Start, cue::METAL_LAID)],
        Event::Taken { .. } | Event::PrizeTaken { .. } => vec![(Lands, cue::METAL_IN)],
        Event::Swapped { .. } => vec![(Start, cue::METAL_SWAP)],
        Event::PrizeWon { .. } => vec![(Start, cue::METAL_PRIZE)],
        Event::PrizeLeft { .. } | Event::Jettisoned { .. } => vec![(Start, cue::METAL_OUT)],
        Event::Sold { price, .. } => vec![(Start, cue::sale(price))],
        Event::Bought { .. } => vec![(Start, cue::METAL_BOUGHT)],
        Event::Gained { .. } => vec![(Lands, cue::METAL_SOLD)],
        Event::Installed { .. } => vec![(Start, cue::UPGRADE_IN)],
        Event::Shown { .. } => vec![(Start, cue::UPGRADE_SHOWN)],
        Event::UpgradeLost { .. } => vec![(Start, cue::UPGRADE_LOST)],
        Event::Played { .. } => vec![(Start, cue::BONUS_PLAYED)],
        Event::Declared { .. } => vec![(Start, cue::DECLARED)],
        Event::RoundBegan { .. } => vec![(Start, cue::ROUND_BELL)],
        Event::MatchOver { winners, .. } => {
            let won = Colour::ALL.iter().copied().filter(|&colour| winners >> colour as u8 & 1 == 1);
            vec![(Lands, listener.result(won))]
        }
        // Movement, meetings and fights are handled above; the end of a turn is silent.
        _ => Vec::new(),
    }
}
