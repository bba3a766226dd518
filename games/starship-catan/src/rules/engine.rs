//! The entry points of the rules: the legal orders, the reasons for refusals, and the effects of orders. Each rule is in the file
//! for its subject.

use super::actions;
use super::adventures;
use super::build;
use super::chance::ChanceQuestion;
use super::event::{Event, FlightEnd};
use super::modules;
use super::order::Order;
use super::pirates;
use super::position::{Position, TurnState};
use super::production;
use super::refusal::Refusal;
use super::scoring::{self, ScoreSnapshot};
use super::sectors;
use super::trade;
use super::vocab::Phase;
use orrery_core::{Chance, EventSink};

/// Lists the legal orders of the deciding player. Offers are left out: there are thousands, and [`check`] accepts the legal ones.
pub(crate) fn legal(p: &Position, orders: &mut Vec<Order>) {
    orders.clear();
    match p.phase {
        Phase::Module => modules::list_first(orders),
        Phase::Roll => orders.push(Order::Roll),
        Phase::Produce => production::list(p, orders),
        Phase::Fly => sectors::list_sectors(orders),
        Phase::Arrange => sectors::list_arrangements(p, orders),
        Phase::Flight => {
            actions::list(p, orders);
            adventures::list(p, orders);
            if sectors::check_next(p).is_ok() {
                orders.push(Order::Next);
            }
            orders.push(Order::Stop);
        }
        Phase::Pirates => pirates::list(p, orders),
        Phase::Take => pirates::list_prizes(p, orders),
        Phase::Lose => modules::list_lose(p, orders),
        Phase::Build => {
            trade::list_uses(p, orders);
            trade::list_demands(p, orders);
            build::list(p, orders);
            orders.push(Order::End);
        }
        Phase::Answer => {
            if trade::check_accept(p).is_ok() {
                orders.push(Order::Accept);
            }
            orders.push(Order::Refuse);
        }
        Phase::Over => {}
    }
}

/// Returns the phase to which an order belongs (SC-TURN-1).
const fn phase_of(order: &Order) -> Phase {
    match order {
        Order::Module(_) => Phase::Module,
        Order::Roll => Phase::Roll,
        Order::Produce(_) => Phase::Produce,
        Order::Fly(_) => Phase::Fly,
        Order::Arrange(_) => Phase::Arrange,
        Order::Next | Order::Trade(_) | Order::Settle | Order::Found | Order::Adventure { .. } | Order::Stop => {
            Phase::Flight
        }
        Order::Pay | Order::Fight => Phase::Pirates,
        Order::Take(_) => Phase::Take,
        Order::Lose(_) => Phase::Lose,
        Order::Use { .. } | Order::Demand(_) | Order::Offer(_) | Order::Build(_) | Order::Upgrade(_) | Order::End => {
            Phase::Build
        }
        Order::Accept | Order::Refuse => Phase::Answer,
    }
}

/// Checks an order of the deciding player. Returns the reason as an error if the order is refused.
pub(crate) fn check(p: &Position, order: &Order) -> Result<(), Refusal> {
    if p.is_over() {
        return Err(Refusal::Over);
    }
    if phase_of(order) != p.phase {
        return Err(Refusal::NotNow { phase: p.phase });
    }
    match *order {
        Order::Produce(resource) => production::check(p, resource),
        Order::Fly(sector) => sectors::check_fly(sector),
        Order::Arrange(arrangement) => sectors::check_arrange(p, &arrangement),
        Order::Next => sectors::check_next(p),
        Order::Trade(deal) => actions::check_trade(p, deal),
        Order::Settle => actions::check_settle(p),
        Order::Found => actions::check_found(p),
        Order::Adventure { adventure, take } => adventures::check(p, adventure, take),
        Order::Pay => pirates::check_pay(p),
        Order::Take(Some(resource)) => pirates::check_take(p, resource),
        Order::Lose(module) => modules::check_lose(p, module),
        Order::Use { post, deal } => trade::check_use(p, post, deal),
        Order::Demand(resource) => trade::check_demand(p, resource),
        Order::Offer(offer) => trade::check_offer(p, &offer),
        Order::Accept => trade::check_accept(p),
        Order::Build(what) => build::check_build(p, what),
        Order::Upgrade(what) => build::check_upgrade(p, what),
        Order::Module(_)
        | Order::Roll
        | Order::Stop
        | Order::Fight
        | Order::Take(None)
        | Order::Refuse
        | Order::End => Ok(()),
    }
}

/// Carries out an order that [`check`] accepts.
pub(crate) fn apply(
    p: &mut Position,
    order: &Order,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let before = changes_score(order).then(|| ScoreSnapshot::of(p));
    match *order {
        Order::Module(module) => modules::choose_first(p, module, sink),
        Order::Roll => production::roll(p, chance, sink),
        Order::Produce(resource) => production::produce(p, resource, sink),
        Order::Fly(sector) => sectors::fly(p, sector, chance, sink),
        Order::Arrange(arrangement) => sectors::arrange(p, &arrangement, sink),
        Order::Next => sectors::next(p, chance, sink),
        Order::Trade(deal) => actions::trade(p, deal, sink),
        Order::Settle => actions::settle(p, chance, sink),
        Order::Found => actions::found(p, chance, sink),
        Order::Adventure { adventure, take } => adventures::carry_out(p, adventure, take, chance, sink),
        Order::Stop => sectors::end_flight(p, FlightEnd::Stopped, sink),
        Order::Pay => pirates::pay(p, chance, sink),
        Order::Fight => pirates::fight(p, chance, sink),
        Order::Take(prize) => pirates::take(p, prize, sink),
        Order::Lose(module) => {
            modules::lose(p, module, sink);
            p.decide(Phase::Build);
        }
        Order::Use { post, deal } => trade::use_post(p, post, deal, sink),
        Order::Demand(resource) => trade::demand(p, resource, sink),
        Order::Offer(offer) => trade::offer(p, offer, sink),
        Order::Accept => trade::answer(p, true, sink),
        Order::Refuse => trade::answer(p, false, sink),
        Order::Build(what) => build::build(p, what, sink),
        Order::Upgrade(what) => build::upgrade(p, what, sink),
        Order::End => end_turn(p, sink),
    }
    if let Some(before) = before {
        before.emit_changes(p, sink);
    }
    // SC-END-1: tested after every order.
    if !p.is_over() && scoring::has_won(p) {
        if p.phase.in_flight() {
            sectors::gather(p);
        }
        scoring::end(p, [p.turn.index() == 0, p.turn.index() == 1], sink);
    }
}

/// Reports whether an order may change points or the holder of a special card.
const fn changes_score(order: &Order) -> bool {
    matches!(
        order,
        Order::Settle
            | Order::Found
            | Order::Adventure { .. }
            | Order::Fight
            | Order::Lose(_)
            | Order::Build(_)
            | Order::Upgrade(_)
    )
}

/// Ends the turn. The other player is next (SC-TURN-2), unless the match ends with this turn (SC-END-2).
fn end_turn(p: &mut Position, sink: &mut impl EventSink<Event>) {
    sink.emit(Event::TurnEnded { seat: p.turn });
    p.turns += 1;
    if scoring::turns_are_over(p) {
        return scoring::end(p, scoring::best(p), sink);
    }
    p.turn = p.turn.other();
    p.now = TurnState::default();
    p.decide(Phase::Roll);
}

/// Reports whether an order cannot be taken back: it rolls a die, reveals a card, makes or answers an offer, or ends the turn.
pub(crate) fn is_barrier(p: &Position, order: &Order) -> bool {
    let filled_open = || !p.reserve.is_empty() && !sectors::lays_face_down(p, sectors::ReplacementState::Turned);
    match order {
        Order::Roll
        | Order::Next
        | Order::Pay
        | Order::Fight
        | Order::Offer(_)
        | Order::Accept
        | Order::Refuse
        | Order::End => true,
        Order::Fly(_) => p.mover().look() > 0,
        Order::Settle | Order::Found => filled_open(),
        Order::Adventure { .. } => adventures::turns_up(p),
        _ => false,
    }
}
