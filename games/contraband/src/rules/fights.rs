//! Fighting and fleeing (section 7).

use super::chance::{ChanceOutcome, ChanceQuestion};
use super::event::{Event, FightOpponent};
use super::meeting::{Meeting, MeetingOpponent};
use super::options::EvasionPrice;
use super::player::SHIP_BEATEN;
use super::position::{Position, RoundPhase};
use super::refusal::Refusal;
use super::reveal::show_all;
use super::spoils::break_down;
use super::vocab::{DecisionKind, PatrolToken, ShipSystem};
use orrery_core::{Chance, Colour, EventSink};

/// The credits gained for beaten raiders (CB-ALI-4).
pub const REWARD: u32 = 200;
/// The minimum lead in speed for fleeing without a hit (CB-FLE-2).
const UNHURT: u8 = 3;

pub(super) fn roll(chance: &mut impl Chance<ChanceQuestion>) -> u8 {
    match chance.resolve(ChanceQuestion::Die) {
        ChanceOutcome::Die(die) => die,
        _ => 1,
    }
}

fn rival(p: &Position, foe: MeetingOpponent) -> FightOpponent {
    match foe {
        MeetingOpponent::Police => FightOpponent::Police,
        MeetingOpponent::Miner => FightOpponent::Miner,
        MeetingOpponent::Raiders => FightOpponent::Raiders,
        MeetingOpponent::Corsair => FightOpponent::Corsair,
        MeetingOpponent::Ship(seat) => FightOpponent::Ship(p.colour(usize::from(seat))),
    }
}

/// Returns the bonuses that the ship of a meeting and its opponent add to their dice.
pub fn weapons(p: &Position, meeting: &Meeting) -> [u8; 2] {
    let own = p.players[usize::from(meeting.ship)].weapon();
    let theirs = match meeting.defender() {
        Some(seat) => p.players[seat].weapon(),
        None => meeting.foe.strength()[2],
    };
    [own + meeting.boosts[0], theirs + meeting.boosts[1]]
}

/// Returns the speed at which the decider would flee, and the speed of the opponent (CB-FLE-1).
pub fn speeds(p: &Position, meeting: &Meeting) -> [u8; 2] {
    let fleeing = p.me();
    let burden = u8::from(fleeing.level(ShipSystem::Cargo) == 2);
    let ship = |seat: usize| p.players[seat].engine() + p.players[seat].boosts;
    let theirs = match meeting.defender() {
        Some(defender) if defender == p.asked() => ship(usize::from(meeting.ship)),
        Some(defender) => ship(defender),
        None => meeting.foe.strength()[0],
    };
    [(fleeing.engine() + fleeing.boosts).saturating_sub(burden), theirs]
}

/// Returns the number of hits that fleeing would cost the decider now (CB-FLE-2).
pub fn hits_of_fleeing(p: &Position, meeting: &Meeting) -> u8 {
    let [own, theirs] = speeds(p, meeting);
    let hits = UNHURT.saturating_sub(own.saturating_sub(theirs));
    let inspected = meeting.foe == MeetingOpponent::Police && !meeting.sight && !meeting.shot;
    if inspected && p.options.evasion == EvasionPrice::OneHit { hits.min(1) } else { hits }
}

/// Checks that the decider is in a meeting and faster than the opponent (CB-FLE-1).
pub(super) fn check_flee(p: &Position) -> Result<(), Refusal> {
    let Some(meeting) = p.meeting else { return Err(Refusal::NotNow { ask: p.ask }) };
    let [own, theirs] = speeds(p, &meeting);
    if own > theirs { Ok(()) } else { Err(Refusal::NotFaster { own, theirs }) }
}

/// Checks that the decider may attack a ship (CB-FGT-4).
pub(super) fn check_attack(p: &Position, colour: Colour) -> Result<(), Refusal> {
    let Some(other) = p.seat_of(colour).filter(|&other| other != p.asked()) else {
        return Err(Refusal::NoSuchShip { seat: colour });
    };
    let (me, them) = (p.me(), &p.players[other]);
    if me.breakdown {
        return Err(Refusal::InBreakdown);
    }
    if me.now.attacked {
        return Err(Refusal::AttackedAlready);
    }
    if !me.at.is_space() || me.at != them.at {
        return Err(Refusal::OutOfReach { seat: colour });
    }
    if them.breakdown { Err(Refusal::TheirBreakdown { seat: colour }) } else { Ok(()) }
}

/// Attacks a ship and makes the attacker a pirate (CB-PIR-1).
pub(super) fn attack(p: &mut Position, colour: Colour, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let Some(other) = p.seat_of(colour) else { return };
    let quadrant = p.me().at.sector.quadrant();
    let player = &mut p.players[seat];
    player.now.attacked = true;
    player.now.stopped = true;
    let new = !player.is_pirate_in(quadrant);
    player.pirate |= 1 << quadrant as u8;
    sink.emit(Event::Attacked { seat: p.colour(seat), other: colour });
    if new {
        sink.emit(Event::Outlawed { seat: p.colour(seat), quadrant });
    }
    let shields = [p.players[seat].shields(), p.players[other].shields()];
    p.meeting = Some(Meeting::new(seat as u8, MeetingOpponent::Ship(other as u8), shields));
    show_all(p, seat, sink);
    show_all(p, other, sink);
    p.ask(other, DecisionKind::Stand);
}

/// Fights one exchange of fire (CB-FGT-1).
pub(super) fn exchange(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let Some(mut meeting) = p.meeting else { return };
    let seat = usize::from(meeting.ship);
    if meeting.defender().is_none() {
        p.players[seat].now.stopped = true;
        show_all(p, seat, sink);
    }
    let weapons = weapons(p, &meeting);
    p.rolled = [roll(chance), roll(chance)];
    let totals = [p.rolled[0] + weapons[0], p.rolled[1] + weapons[1]];
    meeting.shot = true;
    if totals[0] != totals[1] {
        let hit = usize::from(totals[0] > totals[1]);
        meeting.shields[hit] = meeting.shields[hit].saturating_sub(1);
    }
    p.meeting = Some(meeting);
    let rival = rival(p, meeting.foe);
    sink.emit(Event::Exchange { seat: p.colour(seat), rival, totals, shields: meeting.shields });
    match (meeting.shields, meeting.defender()) {
        ([0, _], Some(defender)) => {
            sink.emit(Event::Beat { seat: p.colour(defender), rival: FightOpponent::Ship(p.colour(seat)) });
            break_down(p, seat, sink);
        }
        ([0, _], None) => break_down(p, seat, sink),
        ([_, 0], _) => win(p, &meeting, chance, sink),
        (_, Some(defender)) => p.ask(defender, DecisionKind::Stand),
        (_, None) => p.ask(seat, DecisionKind::Fight),
    }
}

/// Settles the victory of the ship that met a token or attacked another ship.
fn win(
    p: &mut Position,
    meeting: &Meeting,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let seat = usize::from(meeting.ship);
    sink.emit(Event::Beat { seat: p.colour(seat), rival: rival(p, meeting.foe) });
    match meeting.foe {
        MeetingOpponent::Ship(other) => {
            p.players[seat].beaten |= SHIP_BEATEN;
            return break_down(p, usize::from(other), sink);
        }
        MeetingOpponent::Police => {
            p.players[seat].beaten |= PatrolToken::Police.bit();
            let to = p.token(PatrolToken::Police).next_station();
            p.tokens[PatrolToken::Police.index()] = to;
            p.police_gone = matches!(p.stage, RoundPhase::Patrol | RoundPhase::Reveal | RoundPhase::Close);
            sink.emit(Event::TokenMoved { token: PatrolToken::Police, die: 0, to });
        }
        MeetingOpponent::Raiders => {
            p.players[seat].beaten |= PatrolToken::Alien.bit();
            p.beaten |= PatrolToken::Alien.bit();
            p.players[seat].earn(REWARD);
            sink.emit(Event::Gained { seat: p.colour(seat), credits: REWARD });
        }
        MeetingOpponent::Miner | MeetingOpponent::Corsair => {
            p.beaten |= meeting.foe.token().map_or(0, PatrolToken::bit);
            if win_prize(p, seat, chance, sink) {
                return;
            }
        }
    }
    p.meeting = None;
    p.clear_question();
}

/// Draws the top metal of the deck as a prize and asks the winner about it (CB-ALI-4). Returns false if the deck is empty.
fn win_prize(
    p: &mut Position,
    seat: usize,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) -> bool {
    if p.deck.is_empty() {
        return false;
    }
    let ChanceOutcome::Metal(metal) = chance.resolve(ChanceQuestion::Metal(p.deck.known)) else { return false };
    p.deck.known.take(metal);
    if let Some(meeting) = &mut p.meeting {
        meeting.prize = Some(metal);
    }
    sink.emit(Event::PrizeWon { seat: p.colour(seat), metal: Some(metal) });
    p.ask(seat, DecisionKind::Prize);
    true
}

/// Lets the decider flee, and takes the hits off the shields (CB-FLE-2, CB-FLE-3).
pub(super) fn flee(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let Some(mut meeting) = p.meeting else { return };
    let seat = p.asked();
    show_all(p, seat, sink);
    let mut hits = [0; 2];
    for hit in hits.iter_mut().take(usize::from(hits_of_fleeing(p, &meeting))) {
        *hit = roll(chance);
    }
    p.rolled = hits;
    let side = meeting.side(seat);
    meeting.shields[side] = meeting.shields[side].saturating_sub(hits[0] + hits[1]);
    p.meeting = Some(meeting);
    sink.emit(Event::Fled { seat: p.colour(seat), hits });
    if meeting.shields[side] == 0 {
        return break_down(p, seat, sink);
    }
    p.players[seat].now.stopped = true;
    p.meeting = None;
    p.clear_question();
}
