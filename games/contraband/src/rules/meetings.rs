//! Meetings with the police, the alien and the corsair (section 9): the token that a ship meets, and the start of the meeting.

use super::board::BoardSpot;
use super::chance::ChanceQuestion;
use super::event::{Event, MeetingKind};
use super::fights::roll;
use super::meeting::{Meeting, MeetingOpponent};
use super::metals::MetalCounts;
use super::options::{RaidRule, Truce};
use super::position::Position;
use super::reveal::show_all;
use super::spoils::lose_hold;
use super::vocab::{BonusCard, DecisionKind, PatrolToken, ShipSystem};
use orrery_core::{Chance, EventSink};

/// The number on the alien's die that means miners (CB-ALI-1).
const MINERS: u8 = 1;
/// The last round of a truce with raiders (CB-ALI-2).
pub const TRUCE: u16 = 2;

/// Returns the token that a ship must meet at its position, if any (CB-MEET-1 to CB-MEET-3, CB-SOL-3).
pub fn due(p: &Position, seat: usize) -> Option<PatrolToken> {
    due_at(p, seat, p.players[seat].at)
}

/// Returns the token that a ship would meet at a spot, if any.
pub fn due_at(p: &Position, seat: usize, at: BoardSpot) -> Option<PatrolToken> {
    let player = &p.players[seat];
    if !at.is_space() || player.breakdown {
        return None;
    }
    let sector = at.sector;
    if p.reaches(PatrolToken::Police, sector) {
        let passes_over = player.unchecked && !p.is_pirate_at(seat, sector);
        let meets = !p.police_gone && !player.has_met(PatrolToken::Police) && !passes_over;
        return meets.then_some(PatrolToken::Police);
    }
    let meets = |token: &PatrolToken| p.reaches(*token, sector) && !player.has_met(*token) && !p.is_beaten(*token);
    [PatrolToken::Corsair, PatrolToken::Alien].into_iter().find(meets)
}

/// Begins the meeting of a ship with a token: rolls the alien's die, then asks the player. If raiders take tribute, the meeting
/// is settled at once.
pub(super) fn begin(
    p: &mut Position,
    seat: usize,
    token: PatrolToken,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    p.players[seat].met |= token.bit();
    let die = if token == PatrolToken::Alien { roll(chance) } else { 0 };
    let pirate = p.is_pirate(seat);
    let (foe, ask, how) = match token {
        PatrolToken::Police => {
            // Other tokens that reach the ship during this meeting do not meet it any more in this step (CB-MEET-2).
            let sector = p.players[seat].at.sector;
            let beside =
                [PatrolToken::Alien, PatrolToken::Corsair].into_iter().filter(|&token| p.reaches(token, sector));
            let bits: u8 = beside.map(PatrolToken::bit).sum();
            p.players[seat].met |= bits;
            (
                MeetingOpponent::Police,
                DecisionKind::Police,
                if pirate { MeetingKind::Sight } else { MeetingKind::Inspection },
            )
        }
        PatrolToken::Corsair => (MeetingOpponent::Corsair, DecisionKind::Raid, MeetingKind::Corsair),
        PatrolToken::Alien if die == MINERS => (MeetingOpponent::Miner, DecisionKind::Calm, MeetingKind::Miners),
        PatrolToken::Alien if is_at_peace(p, seat) => {
            (MeetingOpponent::Raiders, DecisionKind::Calm, MeetingKind::Peace)
        }
        PatrolToken::Alien => (MeetingOpponent::Raiders, DecisionKind::Raid, MeetingKind::Raid),
    };
    let shields = [p.players[seat].shields(), foe.strength()[1]];
    p.meeting = Some(Meeting { die, sight: how == MeetingKind::Sight, ..Meeting::new(seat as u8, foe, shields) });
    sink.emit(Event::Met { seat: p.colour(seat), how, die });
    p.players[seat].now.stopped |= ask != DecisionKind::Calm;
    if foe == MeetingOpponent::Raiders && ask == DecisionKind::Raid && pays_tribute(p, seat) {
        if p.players[seat].hold.is_empty() {
            sink.emit(Event::LetGo { seat: p.colour(seat) });
        }
        lose_hold(p, seat, MetalCounts::NONE, sink);
        p.meeting = None;
        return p.clear_question();
    }
    if ask == DecisionKind::Raid || how == MeetingKind::Sight {
        show_all(p, seat, sink);
    }
    p.ask(seat, ask);
}

/// Reports whether raiders do not attack a player's ship, because the player is a pirate or a truce holds (CB-ALI-2).
pub fn is_at_peace(p: &Position, seat: usize) -> bool {
    p.is_pirate(seat) || p.options.truce == Truce::Kept && p.round <= TRUCE
}

/// Reports whether raiders take the hold of a ship and let it go. Under [`RaidRule::Tribute`] they do so if the ship has no
/// weapon and the player has no Friendly Alien.
pub fn pays_tribute(p: &Position, seat: usize) -> bool {
    let player = &p.players[seat];
    p.options.raids == RaidRule::Tribute
        && player.level(ShipSystem::Weapon) == 0
        && player.cards(BonusCard::FriendlyAlien) == 0
}

/// Leaves miners or raiders in peace (CB-ALI-2, CB-ALI-3).
pub(super) fn leave(p: &mut Position, sink: &mut impl EventSink<Event>) {
    sink.emit(Event::Left { seat: p.colour(p.asked()) });
    p.meeting = None;
    p.clear_question();
}
