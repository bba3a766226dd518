//! Intake: the seat whose turn it is offers one order.

use bevy::prelude::*;

use super::messages::Intent;
use super::pace::{Gate, Pace};
use super::plan::Plan;
use super::resource::Table;
use super::restrictions::{Curb, Curbed};
use super::step::{Offer, Pass};
use super::thinking::{Mind, Question, Thinking};
use crate::core::Opponent;
use crate::games::alien_frontiers::ai::engine::temper;
use crate::record::Control;

/// Keeps what people want until the rules get to it, so that no frame is too short to be heard.
pub(super) fn hear_people(mut intents: MessageReader<Intent>, mut pass: ResMut<Pass>, table: Option<Res<Table>>) {
    let heard = intents.read().cloned();
    if table.is_some() { pass.wishes.extend(heard) } else { heard.for_each(drop) }
}

/// Time goes by for the gate, between two orders of opponents, and for whoever thinks.
pub(super) fn pass_time(
    time: Res<Time>,
    mut gate: ResMut<Gate>,
    mut pass: ResMut<Pass>,
    mut thinking: ResMut<Thinking>,
) {
    let seconds = time.delta_secs();
    gate.pass(seconds);
    pass.quiet += seconds;
    thinking.pass(seconds);
}

/// People's seats: the next thing somebody wants, if he may want it now.
pub(super) fn people(
    mut pass: ResMut<Pass>,
    mut plan: ResMut<Plan>,
    table: Option<ResMut<Table>>,
    curb: Res<Curb>,
    mut curbed: MessageWriter<Curbed>,
) {
    let Some(mut table) = table else { return };
    if table.viewed_order().is_some() {
        // While an earlier moment is shown the match waits as it is.
        pass.wishes.clear();
        return;
    }
    while pass.offer.is_none() {
        let Some(wish) = pass.wishes.pop_front() else { return };
        match wish {
            Intent::Order(order) | Intent::Propose(order)
                if table.local_turn() && !curb.lets(table.position(), &order) =>
            {
                curbed.write(Curbed(Some(order)));
                continue;
            }
            Intent::Undo | Intent::BackTo(_) | Intent::ResetTurn if table.game.entries().len() <= curb.floor => {
                if curb.floor > 0 {
                    curbed.write(Curbed(None));
                }
                continue;
            }
            _ => {}
        }
        pass.offer = match wish {
            Intent::Order(order) if table.local_turn() => Some(Offer::Person { order, ask: false }),
            Intent::Propose(order) if table.local_turn() => Some(Offer::Person { order, ask: true }),
            Intent::Undo if table.takes_back() => Some(Offer::Undo),
            Intent::BackTo(entries) if table.takes_back() => Some(Offer::BackTo(entries.max(curb.floor))),
            Intent::Redo if table.mover_is_human() => Some(Offer::Redo),
            Intent::ResetTurn if table.mover_is_human() => Some(Offer::Reset),
            Intent::TakeOver(colour, control) => {
                if table.position().mover() == colour {
                    // What was picked belongs to whoever played until now.
                    plan.clear();
                }
                table.game.set_control(colour, control);
                pass.reseated = true;
                None
            }
            Intent::Step => {
                pass.stepped = true;
                None
            }
            Intent::Order(_)
            | Intent::Propose(_)
            | Intent::Undo
            | Intent::BackTo(_)
            | Intent::Redo
            | Intent::ResetTurn => None,
        };
    }
}

/// Replay seats: the next recorded order, with what chance answered then.
pub(super) fn replays(mut pass: ResMut<Pass>, table: Option<ResMut<Table>>, gate: Res<Gate>, pace: Res<Pace>) {
    let Some(mut table) = table else { return };
    let mover = table.position().mover();
    let waits = pass.offer.is_some() || table.viewed_order().is_some();
    if waits || table.control(mover) != Some(Control::Replay) || !may_come(&pass, &gate, &pace) {
        return;
    }
    if let Some(order) = table.prompts.pop_front() {
        pass.offer = Some(Offer::Opponent(order));
    } else if let Some(entry) = table.script.pop_front() {
        pass.offer = Some(Offer::Recorded(entry.order, entry.outcomes));
    }
}

/// Opponents' seats: they think on the task pool, and order when it is their moment.
pub(super) fn opponents(
    mut pass: ResMut<Pass>,
    mut thinking: ResMut<Thinking>,
    table: Option<Res<Table>>,
    gate: Res<Gate>,
    pace: Res<Pace>,
    mind: Res<Mind>,
) {
    let opponent = table.as_ref().and_then(|table| match table.control(table.position().mover()) {
        Some(Control::Ai(opponent)) if table.goes_on() => Some((table, opponent)),
        _ => None,
    });
    let Some((table, opponent)) = opponent else {
        thinking.forget();
        return;
    };
    // Before the opening or the last order is announced there is nothing to think about yet.
    if pass.offer.is_some() || !pass.done.is_empty() {
        return;
    }
    let seed = thought_seed(table.game.info().seed, table.game.entries().len());
    let question = Question { position: *table.position(), opponent, effort: mind.effort(seed) };
    thinking.ponder(question, &mind);
    if thinking.has_decided() && may_come(&pass, &gate, &at_pace_of(opponent, &pace)) {
        pass.offer = thinking.next_order().map(Offer::Opponent);
    }
}

/// The pace of the table as `opponent` takes it: some characters hurry, some take their time.
fn at_pace_of(opponent: Opponent, pace: &Pace) -> Pace {
    let takes = match opponent {
        Opponent::Engine { character, .. } => temper(character.into()).pace,
        _ => 1.0,
    };
    Pace { opponents: pace.opponents * takes, ..*pace }
}

/// The seed of a thought: the same match thinks the same thoughts.
fn thought_seed(seed: u64, orders_given: usize) -> u64 {
    let mixed = (seed ^ (orders_given as u64).rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed >> 29)
}

/// Whether an order of an opponent or a replay may come now.
fn may_come(pass: &Pass, gate: &Gate, pace: &Pace) -> bool {
    pass.done.is_empty() && gate.is_open() && if pace.step { pass.stepped } else { pass.quiet >= pace.opponents }
}
