//! The entry points of the rules: the legal orders, the reasons for refusals, and the effects of orders. Each rule is implemented
//! in the file of its topic.

use super::cards;
use super::chance::ChanceQuestion;
use super::event::Event;
use super::fights;
use super::flow;
use super::meetings;
use super::moves;
use super::order::{BonusPlay, Order};
use super::places;
use super::plans;
use super::position::{LastSeenStore, Position};
use super::refusal::Refusal;
use super::reveal::show_used_cargo;
use super::scoring;
use super::spoils;
use super::vocab::{BonusCard, DecisionKind, Metal, MoveStep};
use orrery_core::{Chance, EventSink};

/// Lists the decider's legal orders. Rows of two or more tokens are listed only if they can be flown.
pub(crate) fn legal(p: &Position, orders: &mut Vec<Order>) {
    orders.clear();
    match p.ask {
        DecisionKind::Turn => {
            orders.extend(MoveStep::ALL.iter().map(|&step| Order::Move(step)));
            list_acting(p, orders);
            orders.push(Order::End);
        }
        DecisionKind::Act => {
            list_acting(p, orders);
            plans::list_changes(p, orders);
            orders.push(Order::Done);
        }
        DecisionKind::Plan => {
            places::list(p, false, orders);
            cards::list(p, orders);
            plans::list_rows(p, orders);
        }
        DecisionKind::Police => orders.extend((0..=p.me().cards(BonusCard::HiddenHold)).map(Order::Submit)),
        DecisionKind::Calm => orders.push(Order::Leave),
        DecisionKind::Prize => list_prize(orders),
        DecisionKind::Hide => {
            let most = p.me().cards(BonusCard::HiddenHold);
            orders.extend(p.me().hold.known.selections(most).map(Order::Hide));
        }
        DecisionKind::Loot => {
            let seen = p.meeting.map(|meeting| meeting.seen).unwrap_or_default();
            orders.extend(seen.selections(p.me().room()).map(Order::Loot));
            orders.extend(Metal::ALL.iter().map(|&metal| Order::Jettison(metal)));
        }
        DecisionKind::Lose => orders.extend(p.me().upgrades().map(Order::Lose)),
        DecisionKind::Excess => orders.extend(Metal::ALL.iter().map(|&metal| Order::Jettison(metal))),
        DecisionKind::Raid
        | DecisionKind::Fight
        | DecisionKind::Stand
        | DecisionKind::Press
        | DecisionKind::Nothing
        | DecisionKind::Over => {}
    }
    list_fighting(p, orders);
    orders.retain(|order| check(p, order).is_ok());
}

fn list_acting(p: &Position, orders: &mut Vec<Order>) {
    places::list(p, true, orders);
    cards::list(p, orders);
    orders.extend(p.seats().iter().map(|&colour| Order::Attack(colour)));
}

fn list_prize(orders: &mut Vec<Order>) {
    for &metal in Metal::ALL {
        orders.push(Order::Take(metal));
        orders.extend(Metal::ALL.iter().map(|&give| Order::Swap { give, take: metal }));
    }
    orders.push(Order::Leave);
}

/// Adds the orders common to all meetings and fights: to fight or stand, to flee, and to play cards.
fn list_fighting(p: &Position, orders: &mut Vec<Order>) {
    if !matches!(
        p.ask,
        DecisionKind::Police
            | DecisionKind::Raid
            | DecisionKind::Calm
            | DecisionKind::Fight
            | DecisionKind::Stand
            | DecisionKind::Press
    ) {
        return;
    }
    orders.push(if p.ask == DecisionKind::Stand { Order::Stand } else { Order::Fight });
    orders.push(Order::Flee);
    cards::list(p, orders);
}

/// Reports whether an order answers a question.
const fn answers(ask: DecisionKind, order: &Order) -> bool {
    match order {
        Order::Move(_) | Order::End => matches!(ask, DecisionKind::Turn),
        Order::Take(_) | Order::Swap { .. } => {
            matches!(ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act | DecisionKind::Prize)
        }
        Order::Leave => matches!(ask, DecisionKind::Calm | DecisionKind::Prize),
        Order::Jettison(_) => {
            matches!(
                ask,
                DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act | DecisionKind::Loot | DecisionKind::Excess
            )
        }
        Order::Sell(_) | Order::Buy(_) | Order::Install(_) => {
            matches!(ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act)
        }
        Order::Warp(_) | Order::Attack(_) => matches!(ask, DecisionKind::Turn | DecisionKind::Act),
        Order::Play(_) => matches!(
            ask,
            DecisionKind::Turn
                | DecisionKind::Plan
                | DecisionKind::Act
                | DecisionKind::Police
                | DecisionKind::Raid
                | DecisionKind::Calm
                | DecisionKind::Fight
                | DecisionKind::Stand
                | DecisionKind::Press
        ),
        Order::Fight => {
            matches!(
                ask,
                DecisionKind::Police
                    | DecisionKind::Raid
                    | DecisionKind::Calm
                    | DecisionKind::Fight
                    | DecisionKind::Press
            )
        }
        Order::Stand => matches!(ask, DecisionKind::Stand),
        Order::Flee => {
            matches!(
                ask,
                DecisionKind::Police
                    | DecisionKind::Raid
                    | DecisionKind::Fight
                    | DecisionKind::Stand
                    | DecisionKind::Press
            )
        }
        Order::Submit(_) => matches!(ask, DecisionKind::Police),
        Order::Hide(_) => matches!(ask, DecisionKind::Hide),
        Order::Loot(_) => matches!(ask, DecisionKind::Loot),
        Order::Lose(_) => matches!(ask, DecisionKind::Lose),
        Order::Plan(_) => matches!(ask, DecisionKind::Plan),
        Order::Change { .. } | Order::Done => matches!(ask, DecisionKind::Act),
    }
}

/// Checks that the decider may give this order. The error is the reason for the refusal.
pub(crate) fn check(p: &Position, order: &Order) -> Result<(), Refusal> {
    if p.is_over() {
        return Err(Refusal::Over);
    }
    if !answers(p.ask, order) {
        return Err(Refusal::NotNow { ask: p.ask });
    }
    match *order {
        Order::Move(step) => moves::check(p, step),
        Order::End => moves::check_end(p),
        Order::Take(_) | Order::Swap { .. } if p.ask == DecisionKind::Prize => spoils::check_prize(p, order),
        Order::Take(_)
        | Order::Swap { .. }
        | Order::Jettison(_)
        | Order::Sell(_)
        | Order::Buy(_)
        | Order::Install(_)
        | Order::Warp(_) => places::check(p, order),
        Order::Play(play) => cards::check(p, play),
        Order::Attack(colour) => fights::check_attack(p, colour),
        Order::Flee => fights::check_flee(p),
        Order::Submit(hidden) => spoils::check_submit(p, hidden),
        Order::Hide(metals) => spoils::check_hide(p, &metals),
        Order::Loot(metals) => spoils::check_loot(p, &metals),
        Order::Lose(upgrade) if p.me().level(upgrade.system()) == upgrade.level() => Ok(()),
        Order::Lose(upgrade) => Err(Refusal::NotBuiltIn { upgrade }),
        Order::Plan(row) => plans::check_row(p, &row),
        Order::Change { nth, step } => plans::check_change(p, nth, step),
        Order::Leave | Order::Fight | Order::Stand | Order::Done => Ok(()),
    }
}

/// Applies an order that [`check`] accepts.
pub(crate) fn apply(
    p: &mut Position,
    order: &Order,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    match *order {
        Order::Move(step) => flow::step(p, step, chance, sink),
        Order::Take(_) | Order::Swap { .. } | Order::Leave if p.ask == DecisionKind::Prize => {
            spoils::settle_prize(p, order, sink);
        }
        Order::Leave => meetings::leave(p, sink),
        Order::Jettison(_) if p.ask == DecisionKind::Excess => {
            places::apply(p, order, sink);
            spoils::clear_excess(p, p.asked(), sink);
        }
        Order::Take(_)
        | Order::Swap { .. }
        | Order::Jettison(_)
        | Order::Sell(_)
        | Order::Buy(_)
        | Order::Install(_) => places::apply(p, order, sink),
        Order::Warp(quadrant) => {
            let seat = p.asked();
            places::warp(p, quadrant, chance, sink);
            flow::meet(p, seat, chance, sink);
        }
        Order::Play(play) => cards::play(p, play, sink),
        Order::Attack(colour) => fights::attack(p, colour, sink),
        Order::Fight => fights::exchange(p, chance, sink),
        Order::Stand => stand(p, sink),
        Order::Flee => fights::flee(p, chance, sink),
        Order::Submit(hidden) => spoils::submit(p, hidden, sink),
        Order::Hide(metals) => spoils::hide(p, metals, sink),
        Order::Loot(metals) => spoils::loot(p, metals, sink),
        Order::Lose(upgrade) => spoils::lose(p, upgrade, sink),
        Order::End => flow::end_turn(p),
        Order::Plan(row) => plans::lay(p, row, sink),
        Order::Change { nth, step } => plans::change(p, nth, step, sink),
        Order::Done => flow::end_act(p),
    }
    scoring::declare(p, sink);
    flow::advance(p, chance, sink);
    settle(p, sink);
}

/// Lets the defender fight on; the attacker is asked next (CB-FGT-4).
fn stand(p: &mut Position, sink: &mut impl EventSink<Event>) {
    let Some(meeting) = p.meeting else { return };
    sink.emit(Event::Stood { seat: p.colour(p.asked()) });
    p.ask(usize::from(meeting.ship), DecisionKind::Press);
}

/// Restores the invariants after an order: reveals Cargo upgrades in use, declares fulfilled objectives, ends the match if the
/// goal counts at once and has been reached, and updates the memories of stores.
fn settle(p: &mut Position, sink: &mut impl EventSink<Event>) {
    show_used_cargo(p, sink);
    scoring::declare(p, sink);
    if !p.is_over() && scoring::ends_at_once(p) {
        scoring::end_at_goal(p, sink);
    }
    p.update_store_memories();
}

/// Reports whether an order cannot be undone, because it rolls or draws, ends the turn, passes the decision to another seat, or
/// reveals something.
pub(crate) fn is_barrier(p: &Position, order: &Order) -> bool {
    match *order {
        Order::Move(step) => moves_into_the_unknown(p, step),
        Order::Take(_) | Order::Swap { .. } => p.ask == DecisionKind::Prize,
        Order::Jettison(_) => p.ask == DecisionKind::Excess,
        // If the goal counts at once, the match may be over and all information open.
        Order::Sell(_) | Order::Install(_) | Order::Play(BonusPlay::Card(BonusCard::Credits)) => {
            scoring::ends_at_once(p)
        }
        Order::Play(play) => play.card() == BonusCard::FriendlyAlien,
        Order::Buy(_) | Order::Change { .. } => false,
        _ => true,
    }
}

/// Reports whether a step explores a mine, begins a meeting, or shows a store that the decider has not seen in this round.
fn moves_into_the_unknown(p: &Position, step: MoveStep) -> bool {
    let seat = p.asked();
    let Some(to) = p.me().at.after(step) else { return false };
    if to.mine().is_some_and(|mine| !p.mines[mine].explored) {
        return true;
    }
    if let Some(quadrant) = to.port_quadrant() {
        let LastSeenStore { round, .. } = p.memories[seat][quadrant.index()];
        return round != p.round;
    }
    meetings::due_at(p, seat, to).is_some()
}
