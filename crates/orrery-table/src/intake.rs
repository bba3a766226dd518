//! The intake stage, in which the deciding seat offers at most one action.

use super::current_pending_order::CurrentPendingOrder;
use bevy::prelude::*;

use super::contract::Playable;
use super::messages::{ChangeCause, MatchIntent, SubmitOrder};
use super::opponent_search::{OpponentEngine, OpponentSearch, SearchQuery};
use super::pace::{OpenHands, OpponentPacing, OrderGate};
use super::resource::Table;
use super::restrictions::{OrderBlocked, OrderRestrictions};
use super::tick::{PendingChange, PlayerRequest, RepeatingOrder, SeatAction, TableTick};
use orrery_core::interaction::PendingOrder;
use orrery_core::{Opponent, STEP};
use orrery_record::SeatControl;

/// Queues the requests of human players until [`people`] handles them, so that none is lost.
pub(super) fn hear_people<G: Playable>(
    mut intents: MessageReader<MatchIntent>,
    mut orders: MessageReader<SubmitOrder<G>>,
    mut pass: ResMut<TableTick<G>>,
    table: Option<Res<Table<G>>>,
) {
    let intents = intents.read().cloned().map(PlayerRequest::Intent);
    let heard = intents.chain(orders.read().copied().map(PlayerRequest::Order));
    if table.is_some() { pass.requests.extend(heard) } else { heard.for_each(drop) }
}

/// Advances the order gate, the pause between orders of opponents, and the clock of the running search.
pub(super) fn pass_time<G: Playable>(
    time: Res<Time>,
    mut gate: ResMut<OrderGate>,
    mut pass: ResMut<TableTick<G>>,
    mut thinking: ResMut<OpponentSearch<G>>,
) {
    let seconds = time.delta_secs();
    gate.pass(seconds);
    pass.quiet += seconds;
    thinking.pass(seconds);
}

/// Handles the seats of human players: takes the next permitted request from the queue.
pub(super) fn people<G: Playable>(
    mut pass: ResMut<TableTick<G>>,
    mut plan: ResMut<CurrentPendingOrder<G>>,
    table: Option<ResMut<Table<G>>>,
    curb: Res<OrderRestrictions<G>>,
    mut curbed: MessageWriter<OrderBlocked<G>>,
) {
    let Some(mut table) = table else { return };
    if table.viewed_order().is_some() {
        // The match does not change while an earlier position is shown.
        pass.requests.clear();
        return;
    }
    while pass.offer.is_none() {
        let Some(wish) = pass.requests.pop_front() else { return };
        match wish {
            PlayerRequest::Order(SubmitOrder { order, .. })
                if table.local_turn() && !curb.allows(table.view(), &order) =>
            {
                curbed.write(OrderBlocked::Order(order));
            }
            PlayerRequest::Order(SubmitOrder { order, ask, again }) if table.local_turn() => {
                let by = table.mover();
                pass.again.retain(|other| other.by != by);
                if again && curb.allow.is_none() {
                    pass.again.push(RepeatingOrder { by, order, before: *table.view() });
                }
                pass.offer = Some(SeatAction::Person { order, ask: ask && curb.asks(table.view()) });
            }
            PlayerRequest::Order(_) => {}
            PlayerRequest::Intent(MatchIntent::Undo | MatchIntent::BackTo(_) | MatchIntent::ResetTurn)
                if table.orders_given() <= curb.undo_limit =>
            {
                if curb.undo_limit > 0 {
                    curbed.write(OrderBlocked::Undo);
                }
            }
            PlayerRequest::Intent(intent) => {
                // In a fight between two players, passing the screen between them does not end the repetition.
                if intent != MatchIntent::Uncover {
                    pass.again.clear();
                }
                take_intent(intent, &mut pass, &mut plan, &mut table, curb.undo_limit);
            }
        }
    }
}

/// Handles the seats of human players: gives repeated orders and orders that involve no choice, as soon as the previous animation
/// is over. Such an order needs no viewer, so it does not wait for the next player to take the screen.
pub(super) fn by_itself<G: Playable>(
    mut pass: ResMut<TableTick<G>>,
    table: Option<Res<Table<G>>>,
    curb: Res<OrderRestrictions<G>>,
    gate: Res<OrderGate>,
) {
    let Some(table) = table else { return };
    let waits = pass.offer.is_some() || !pass.done.is_empty() || !table.prompts.is_empty() || !gate.is_open();
    if waits || curb.allow.is_some() || !table.goes_on() || !table.mover_is_human() {
        return;
    }
    let order = repeated(&mut pass, &table).or_else(|| G::by_itself(table.view()));
    pass.offer = order.map(|order| SeatAction::Person { order, ask: false });
}

/// Returns the order that the deciding seat repeats, if there is one and its repetition is not over.
fn repeated<G: Playable>(pass: &mut TableTick<G>, table: &Table<G>) -> Option<G::Order> {
    let place = pass.again.iter().position(|again| again.by == table.mover())?;
    let (again, view) = (&mut pass.again[place], *table.view());
    if G::again(&again.before, &again.order, &view) {
        again.before = view;
        return Some(again.order);
    }
    pass.again.remove(place);
    None
}

/// Handles a request about the match itself, if it is permitted now.
fn take_intent<G: Playable>(
    intent: MatchIntent,
    pass: &mut TableTick<G>,
    plan: &mut PendingOrder<G>,
    table: &mut Table<G>,
    floor: usize,
) {
    match intent {
        MatchIntent::Undo if table.takes_back() => pass.offer = Some(SeatAction::Undo),
        MatchIntent::BackTo(entries) if table.takes_back() => pass.offer = Some(SeatAction::BackTo(entries.max(floor))),
        MatchIntent::Redo if table.mover_is_human() => pass.offer = Some(SeatAction::Redo),
        MatchIntent::ResetTurn if table.mover_is_human() => pass.offer = Some(SeatAction::Reset),
        MatchIntent::TakeOver(colour, control) => {
            if table.mover() == colour {
                // The picks belong to the player who has had the seat so far.
                plan.clear();
            }
            table.game.take_over(colour, control);
            pass.unsaved = true;
            look_again(pass, table, Table::refresh);
        }
        MatchIntent::Step => pass.stepped = true,
        MatchIntent::Uncover => look_again(pass, table, Table::uncover),
        MatchIntent::Note(notes) => pass.unsaved |= table.note(notes),
        MatchIntent::Undo | MatchIntent::BackTo(_) | MatchIntent::Redo | MatchIntent::ResetTurn => {}
    }
}

/// Applies `change`, which may change the viewer, and queues the announcement of the difference.
fn look_again<G: Playable>(pass: &mut TableTick<G>, table: &mut Table<G>, change: fn(&mut Table<G>)) {
    let before = *table.view();
    change(table);
    let after = *table.view();
    if before != after {
        let mover = table.mover();
        let over = (table.is_over(), table.is_over());
        pass.done.push(PendingChange {
            cause: ChangeCause::Seeked,
            mover,
            events: Vec::new(),
            before,
            after,
            next: mover,
            over,
        });
    }
}

/// Opens or closes the hands of the players if the setting has changed.
pub(super) fn hands<G: Playable>(
    open: Res<OpenHands>,
    mut pass: ResMut<TableTick<G>>,
    table: Option<ResMut<Table<G>>>,
) {
    if let Some(mut table) = table.filter(|table| table.open_hands != open.0) {
        let known = table.notices().len();
        look_again(&mut pass, &mut table, Table::toggle_open_hands);
        pass.unsaved |= table.notices().len() > known;
    }
}

/// Handles replay seats: gives the next recorded order with its recorded chance outcomes. Prompted orders, such as the opening of
/// a lesson, are given for every seat.
pub(super) fn replays<G: Playable>(
    mut pass: ResMut<TableTick<G>>,
    table: Option<ResMut<Table<G>>>,
    gate: Res<OrderGate>,
    pace: Res<OpponentPacing>,
) {
    let Some(mut table) = table else { return };
    let mover = table.mover();
    let waits = pass.offer.is_some() || table.viewed_order().is_some();
    let played = !table.prompts.is_empty() || table.control(mover) == Some(SeatControl::Replay);
    if waits || !played || !may_come(&pass, &gate, &pace) {
        return;
    }
    if let Some(order) = table.prompts.pop_front() {
        pass.offer = Some(SeatAction::Opponent(order));
    } else if let Some(entry) = table.script.pop_front() {
        pass.offer = Some(SeatAction::Recorded(entry.order, entry.outcomes));
    }
}

/// Handles the seats of opponents: they search on the task pool and give their orders when it is their turn.
pub(super) fn opponents<G: Playable>(
    mut pass: ResMut<TableTick<G>>,
    mut thinking: ResMut<OpponentSearch<G>>,
    table: Option<Res<Table<G>>>,
    gate: Res<OrderGate>,
    pace: Res<OpponentPacing>,
    mind: Res<OpponentEngine<G>>,
) {
    let opponent = table.as_ref().and_then(|table| match table.control(table.mover()) {
        Some(SeatControl::Ai(opponent)) if table.goes_on() => Some((table, opponent)),
        _ => None,
    });
    let Some((table, opponent)) = opponent else {
        thinking.forget();
        return;
    };
    // A search begins only after the opening or the last order is announced.
    if pass.offer.is_some() || !pass.done.is_empty() {
        return;
    }
    let seed = table.game.dice_seed();
    let effort = mind.effort(thought_seed(seed, table.orders_given()), thought_seed(seed, OF_THE_DAY));
    let question = SearchQuery { view: table.game.view(), opponent, effort };
    thinking.ponder(question, &mind);
    if thinking.has_decided() && may_come(&pass, &gate, &at_pace_of::<G>(opponent, &pace)) {
        pass.offer = thinking.next_order().map(SeatAction::Opponent);
    }
}

/// Returns the pacing for `opponent`, whose pauses may be shorter or longer than usual.
fn at_pace_of<G: Playable>(opponent: Opponent, pace: &OpponentPacing) -> OpponentPacing {
    OpponentPacing { opponents: pace.opponents * G::pace(opponent), ..*pace }
}

/// The value used for the form seed in place of the number of orders, so that this seed is constant throughout a match. No match
/// has this many orders.
const OF_THE_DAY: usize = usize::MAX;

/// Returns the seed of a search, which depends only on the seed of the match and on the number of orders given.
fn thought_seed(seed: u64, orders_given: usize) -> u64 {
    let mixed = (seed ^ (orders_given as u64).rotate_left(32)).wrapping_mul(STEP);
    mixed ^ (mixed >> 29)
}

/// Reports whether an opponent or a replay may give an order now.
fn may_come<G: Playable>(pass: &TableTick<G>, gate: &OrderGate, pace: &OpponentPacing) -> bool {
    pass.done.is_empty() && gate.is_open() && if pace.step { pass.stepped } else { pass.quiet >= pace.opponents }
}
