//! Bonus cards (section 10).

use super::event::Event;
use super::meeting::MeetingOpponent;
use super::order::{BonusPlay, Order};
use super::position::{Position, RoundPhase};
use super::refusal::Refusal;
use super::vocab::{BonusCard, DecisionKind, Direction, PatrolToken};
use orrery_core::EventSink;

/// The credits gained from a Credits card (CB-BON-6).
pub const FOUND: u32 = 200;
/// The number of lines by which a Spy Radar moves the police (CB-BON-2).
const RADAR: usize = 2;

/// Reports whether a question is asked in a meeting or a fight that is not settled yet. Questions about prizes and robbed holds
/// do not count.
const fn is_in_meeting(ask: DecisionKind) -> bool {
    matches!(
        ask,
        DecisionKind::Police
            | DecisionKind::Raid
            | DecisionKind::Calm
            | DecisionKind::Fight
            | DecisionKind::Stand
            | DecisionKind::Press
    )
}

/// Reports whether the current question allows a card to be played.
fn fits(p: &Position, play: BonusPlay) -> bool {
    let own = matches!(p.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act);
    let in_meeting = is_in_meeting(p.ask);
    let in_own_turn = matches!(p.stage, RoundPhase::Turn | RoundPhase::TurnEnd) && p.decider == p.turn;
    match play {
        BonusPlay::Radar(_) => own,
        BonusPlay::Card(BonusCard::Disguise) => {
            p.ask == DecisionKind::Police && p.meeting.is_some_and(|meeting| meeting.sight && !meeting.shot)
        }
        BonusPlay::Card(BonusCard::EngineBoost) => {
            let moving = matches!(p.ask, DecisionKind::Turn | DecisionKind::Plan) && !p.me().now.stopped;
            (moving || in_meeting) && !p.me().breakdown
        }
        BonusPlay::Card(BonusCard::WeaponBoost | BonusCard::ShieldBoost) => in_meeting,
        BonusPlay::Card(BonusCard::Credits) => own || in_meeting && in_own_turn,
        BonusPlay::Card(BonusCard::FriendlyAlien) => {
            p.ask == DecisionKind::Raid && p.meeting.is_some_and(|meeting| meeting.foe == MeetingOpponent::Raiders)
        }
        BonusPlay::Card(BonusCard::SpyRadar | BonusCard::HiddenHold) => false,
    }
}

/// Checks that the decider has a card and may play it now.
pub(super) fn check(p: &Position, play: BonusPlay) -> Result<(), Refusal> {
    let card = play.card();
    if p.me().cards(card) == 0 {
        return Err(Refusal::NoCard { card });
    }
    if fits(p, play) { Ok(()) } else { Err(Refusal::NotPlayable { card }) }
}

/// Adds every legal order to play a card.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    let cards = BonusCard::ALL.iter().map(|&card| BonusPlay::Card(card));
    let all = cards.chain(Direction::ALL.iter().map(|&way| BonusPlay::Radar(way)));
    orders.extend(all.filter(|&play| check(p, play).is_ok()).map(Order::Play));
}

/// Plays a card of the decider and applies its effect.
pub(super) fn play(p: &mut Position, play: BonusPlay, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let card = play.card();
    p.players[seat].hand[card.index()] -= 1;
    p.played[card.index()] += 1;
    sink.emit(Event::Played { seat: p.colour(seat), play });
    match play {
        BonusPlay::Radar(way) => {
            let to = p.token(PatrolToken::Police).moved(way, RADAR);
            p.tokens[PatrolToken::Police.index()] = to;
            sink.emit(Event::TokenMoved { token: PatrolToken::Police, die: 0, to });
        }
        BonusPlay::Card(BonusCard::EngineBoost) => p.players[seat].boosts += 1,
        BonusPlay::Card(BonusCard::Credits) => {
            p.players[seat].earn(FOUND);
            sink.emit(Event::Gained { seat: p.colour(seat), credits: FOUND });
        }
        BonusPlay::Card(BonusCard::FriendlyAlien) => {
            sink.emit(Event::LetGo { seat: p.colour(seat) });
            p.meeting = None;
            p.clear_question();
        }
        BonusPlay::Card(card) => boost(p, seat, card),
    }
}

/// Applies a Weapon Boost, a Shield Boost or a Disguise to the current meeting.
fn boost(p: &mut Position, seat: usize, card: BonusCard) {
    let Some(meeting) = &mut p.meeting else { return };
    let side = meeting.side(seat);
    match card {
        BonusCard::WeaponBoost => meeting.boosts[side] += 1,
        BonusCard::ShieldBoost => meeting.shields[side] += 1,
        BonusCard::Disguise => meeting.sight = false,
        _ => {}
    }
}
