//! The course of a round (section 3): turns, the patrol step, reveals, and the end of the round.

use super::chance::ChanceQuestion;
use super::event::Event;
use super::fights::roll;
use super::meetings::{begin, due};
use super::moves;
use super::options::RulesEdition;
use super::plans;
use super::player::TurnState;
use super::position::{Position, RoundPhase};
use super::reveal::lay_mine;
use super::scoring;
use super::vocab::{DecisionKind, MoveStep, PatrolToken};
use orrery_core::{Chance, EventSink};

/// Starts a round: effects that last until the end of a round expire, and every token may be met again.
pub(super) fn start_round(p: &mut Position, sink: &mut impl EventSink<Event>) {
    p.beaten = 0;
    p.reveals = 0;
    p.waiting = 0;
    for seat in 0..p.count() {
        let player = &mut p.players[seat];
        player.boosts = 0;
        player.unchecked = false;
        player.row = None;
        player.now = TurnState::begins(player.at);
    }
    start_step(p);
    sink.emit(Event::RoundBegan { round: p.round });
    if p.is_simultaneous() {
        p.stage = RoundPhase::Plan;
        p.cursor = 0;
        p.ask(p.in_order(0), DecisionKind::Plan);
    } else {
        begin_turn(p, p.in_order(0));
    }
}

/// Starts a step of the round: tokens may be met again (CB-MEET-1). Engine Boosts stay in force until the round is over
/// (CB-BON-3); in the first edition of the rules they end with the step.
fn start_step(p: &mut Position) {
    p.police_gone = false;
    let boosts_end = p.options.edition == RulesEdition::First;
    for player in &mut p.players {
        player.met = 0;
        if boosts_end {
            player.boosts = 0;
        }
    }
}

fn begin_turn(p: &mut Position, seat: usize) {
    p.turn = seat as u8;
    p.players[seat].now = TurnState::begins(p.players[seat].at);
    p.stage = RoundPhase::Turn;
    p.ask(seat, DecisionKind::Turn);
}

/// Moves the mover's ship by one step and begins the meeting due at the new spot, if there is one (CB-MOV-3).
pub(super) fn step(
    p: &mut Position,
    step: MoveStep,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    moves::go(p, p.asked(), step, chance, sink);
    meet(p, p.asked(), chance, sink);
}

/// Begins a meeting with the token that the ship must meet. Returns false if there is no such token.
pub(super) fn meet(
    p: &mut Position,
    seat: usize,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) -> bool {
    let token = due(p, seat);
    if let Some(token) = token {
        begin(p, seat, token, chance, sink);
    }
    token.is_some()
}

/// Ends the mover's turn (CB-RND-3).
pub(super) const fn end_turn(p: &mut Position) {
    p.stage = RoundPhase::TurnEnd;
    p.clear_question();
}

/// Ends the decider's actions after the current reveal (CB-SIM-3).
pub(super) const fn end_act(p: &mut Position) {
    p.waiting &= !(1 << p.decider);
    p.clear_question();
}

/// Continues the match until a seat has to decide or the match is over.
pub(super) fn advance(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    while p.ask == DecisionKind::Nothing {
        match p.stage {
            RoundPhase::Turn => p.ask(usize::from(p.turn), DecisionKind::Turn),
            RoundPhase::TurnEnd => {
                if !meet(p, usize::from(p.turn), chance, sink) {
                    pass_on(p, chance, sink);
                }
            }
            RoundPhase::Plan => plan_on(p, chance, sink),
            RoundPhase::Act => act_on(p, chance, sink),
            RoundPhase::Patrol | RoundPhase::Reveal | RoundPhase::Close => meet_on(p, chance, sink),
        }
    }
}

/// Ends the turn and starts that of the next player or, after the last player, the patrol step.
fn pass_on(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let seat = usize::from(p.turn);
    lay_mine(p, seat, sink);
    sink.emit(Event::TurnEnded { seat: p.colour(seat) });
    let next = (seat + 1) % p.count();
    if next == usize::from(p.first) {
        patrol(p, chance, sink);
    } else {
        begin_turn(p, next);
    }
}

fn plan_on(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    p.cursor += 1;
    if usize::from(p.cursor) < p.count() {
        p.ask(p.in_order(usize::from(p.cursor)), DecisionKind::Plan);
    } else {
        reveal_on(p, chance, sink);
    }
}

/// Makes the next reveal, or starts the last meetings when all tokens are revealed (CB-SIM-2, CB-SIM-4).
fn reveal_on(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    p.cursor = 0;
    p.police_gone = false;
    if plans::is_any_face_down(p) {
        p.stage = RoundPhase::Reveal;
        plans::reveal(p, chance, sink);
    } else {
        p.stage = RoundPhase::Close;
    }
}

fn act_on(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let next = p.order().find(|&seat| p.waiting >> seat & 1 == 1);
    match next {
        Some(seat) => p.ask(seat, DecisionKind::Act),
        None => reveal_on(p, chance, sink),
    }
}

/// Starts the next meeting of this stage or, after the last one, the next stage. A ship has meetings until no token is due.
fn meet_on(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    while usize::from(p.cursor) < p.count() {
        let seat = p.in_order(usize::from(p.cursor));
        let entered = p.stage != RoundPhase::Reveal || p.waiting >> seat & 1 == 1;
        if entered && meet(p, seat, chance, sink) {
            return;
        }
        p.cursor += 1;
    }
    match p.stage {
        RoundPhase::Reveal => {
            plans::settle_who_acts(p);
            p.police_gone = false;
            p.stage = RoundPhase::Act;
        }
        RoundPhase::Close => {
            for seat in p.order() {
                lay_mine(p, seat, sink);
                sink.emit(Event::TurnEnded { seat: p.colour(seat) });
            }
            patrol(p, chance, sink);
        }
        _ => end_round(p, sink),
    }
}

/// Starts the patrol step: the tokens move (CB-PAT-1, CB-PAT-2).
fn patrol(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    p.stage = RoundPhase::Patrol;
    p.cursor = 0;
    start_step(p);
    let rests = p.rest;
    for &token in PatrolToken::ALL {
        let stays = match token {
            PatrolToken::Police => rests,
            PatrolToken::Alien => rests || p.is_beaten(token),
            PatrolToken::Corsair => !p.is_solo() || p.is_beaten(token),
        };
        if !stays {
            let die = roll(chance);
            let to = p.token(token).patrolled(die);
            p.tokens[token.index()] = to;
            sink.emit(Event::TokenMoved { token, die, to });
        }
    }
    if rests {
        sink.emit(Event::Rested);
    }
    p.rest = !rests && p.token(PatrolToken::Police) == p.token(PatrolToken::Alien);
}

/// Ends the round. The match ends if the goal or the last round has been reached; otherwise the next round starts (CB-END-1,
/// CB-END-2).
fn end_round(p: &mut Position, sink: &mut impl EventSink<Event>) {
    scoring::declare(p, sink);
    if scoring::end_at_goal(p, sink) {
        return;
    }
    if p.last_round().is_some_and(|last| p.round >= last) {
        return scoring::end_with_rounds(p, sink);
    }
    p.round = p.round.saturating_add(1);
    start_round(p, sink);
}
