//! Bonus cards (section 10).

use super::event::Event;
use super::meeting::Foe;
use super::order::{Order, Play};
use super::position::{Position, Stage};
use super::refusal::Refusal;
use super::vocab::{Ask, Bonus, Token, Way};
use orrery_core::EventSink;

/// The credits gained from the card Credits (CB-BON-6).
pub const FOUND: u32 = 200;
/// The number of lines a radar moves the police (CB-BON-2).
const RADAR: usize = 2;

/// Reports whether the question is one of a meeting or a fight.
const fn is_in_meeting(ask: Ask) -> bool {
    matches!(ask, Ask::Police | Ask::Raid | Ask::Calm | Ask::Fight | Ask::Stand | Ask::Press)
}

/// Reports whether a card may be played now.
fn fits(p: &Position, play: Play) -> bool {
    let own = matches!(p.ask, Ask::Turn | Ask::Plan | Ask::Act);
    let in_meeting = is_in_meeting(p.ask);
    let in_own_turn = matches!(p.stage, Stage::Turn | Stage::TurnEnd) && p.decider == p.turn;
    match play {
        Play::Radar(_) => own,
        Play::Card(Bonus::Disguise) => {
            p.ask == Ask::Police && p.meeting.is_some_and(|meeting| meeting.sight && !meeting.shot)
        }
        Play::Card(Bonus::EngineBoost) => {
            let moving = matches!(p.ask, Ask::Turn | Ask::Plan) && !p.me().now.stopped;
            (moving || in_meeting) && !p.me().breakdown
        }
        Play::Card(Bonus::WeaponBoost | Bonus::ShieldBoost) => in_meeting,
        Play::Card(Bonus::Credits) => own || in_meeting && in_own_turn,
        Play::Card(Bonus::FriendlyAlien) => {
            p.ask == Ask::Raid && p.meeting.is_some_and(|meeting| meeting.foe == Foe::Raiders)
        }
        Play::Card(Bonus::SpyRadar | Bonus::HiddenHold) => false,
    }
}

/// Checks that a card may be played.
pub(super) fn check(p: &Position, play: Play) -> Result<(), Refusal> {
    let card = play.card();
    if p.me().cards(card) == 0 {
        return Err(Refusal::NoCard { card });
    }
    if fits(p, play) { Ok(()) } else { Err(Refusal::NotPlayable { card }) }
}

/// Lists every card that may be played.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    let cards = Bonus::ALL.iter().map(|&card| Play::Card(card));
    let all = cards.chain(Way::ALL.iter().map(|&way| Play::Radar(way)));
    orders.extend(all.filter(|&play| check(p, play).is_ok()).map(Order::Play));
}

/// Plays a card.
pub(super) fn play(p: &mut Position, play: Play, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let card = play.card();
    p.players[seat].hand[card.index()] -= 1;
    p.played[card.index()] += 1;
    sink.emit(Event::Played { seat: p.colour(seat), play });
    match play {
        Play::Radar(way) => {
            let to = p.token(Token::Police).moved(way, RADAR);
            p.tokens[Token::Police.index()] = to;
            sink.emit(Event::TokenMoved { token: Token::Police, die: 0, to });
        }
        Play::Card(Bonus::EngineBoost) => p.players[seat].boosts += 1,
        Play::Card(Bonus::Credits) => {
            p.players[seat].earn(FOUND);
            sink.emit(Event::Gained { seat: p.colour(seat), credits: FOUND });
        }
        Play::Card(Bonus::FriendlyAlien) => {
            sink.emit(Event::LetGo { seat: p.colour(seat) });
            p.meeting = None;
            p.go_on();
        }
        Play::Card(card) => boost(p, seat, card),
    }
}

/// Applies the effect of a card to the current meeting.
fn boost(p: &mut Position, seat: usize, card: Bonus) {
    let Some(meeting) = &mut p.meeting else { return };
    let side = meeting.side(seat);
    match card {
        Bonus::WeaponBoost => meeting.boosts[side] += 1,
        Bonus::ShieldBoost => meeting.shields[side] += 1,
        Bonus::Disguise => meeting.sight = false,
        _ => {}
    }
}
