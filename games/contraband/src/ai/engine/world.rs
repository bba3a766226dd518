//! Worlds that a seat holds possible, and playing on in them in thought.

use super::belief;
use super::data::style;
use super::ends::done;
use super::luck::Luck;
use crate::ai::greedy::{self, Underway};
use crate::rules::{Ask, Order, Position, Stage, View, apply, check, determinize, is_barrier};
use orrery_core::Generator;

/// Orders after which a thought stops: a fight of equals may go on.
const MOST_ORDERS: u32 = 2000;

/// Orders of one turn that are followed in thought.
const LONGEST_WAY: usize = 40;

/// The `number`-th world that a view allows, with what others aim at as likely as their play makes it, and with plans of others
/// that make sense.
pub(in super::super) fn world(view: &View, seed: u64, number: u32) -> Position {
    let mut generator = Generator::of_series(seed ^ 0x5eed, number.into());
    let mut p = determinize(view, &mut generator);
    if !view.open {
        belief::aim(&mut p, view, &mut generator);
        plan_for_others(&mut p, view);
    }
    p
}

/// Rows that lie face down become what their owners would lay, where that is as many tokens.
fn plan_for_others(p: &mut Position, view: &View) {
    let eyes = view.seat();
    for seat in (0..p.count()).filter(|&seat| Some(seat) != eyes) {
        let Some(row) = p.players[seat].row else { continue };
        if view.known.reveals > 0
            || view.known.players[seat].row.is_none_or(|row| row.steps().iter().all(Option::is_some))
        {
            continue;
        }
        let mut asked = *p;
        asked.players[seat].row = None;
        asked.stage = Stage::Plan;
        asked.decider = seat as u8;
        asked.ask = Ask::Plan;
        if let Order::Plan(laid) = greedy::think(&seen(&asked), style(), &mut Underway::default())
            && laid.len() == row.len()
        {
            p.players[seat].row = Some(laid);
        }
    }
}

/// A truth of thought as whoever is asked sees it.
const fn seen(p: &Position) -> View {
    View { eyes: Some(p.decider), open: false, known: *p }
}

/// Carries out an order in thought.
pub(super) fn act(p: &mut Position, order: &Order, luck: &mut Luck) {
    if matches!(order, Order::End | Order::Done | Order::Plan(_)) {
        luck.now(p, 1);
    }
    let before = (p.round, p.turn, p.stage);
    apply(p, order, luck, &mut ());
    if before != (p.round, p.turn, p.stage) {
        luck.now(p, 0);
    }
}

/// Carries out orders as far as they can be.
pub(super) fn follow(p: &mut Position, orders: &[Order], luck: &mut Luck) {
    for order in orders {
        if check(p, order).is_err() {
            return;
        }
        act(p, order, luck);
    }
}

/// Plays on until nothing is open and the turn of `seat`, if it is one, has come to its end but for ending it.
pub(super) fn end_turn(p: &mut Position, seat: usize, luck: &mut Luck) {
    let round = p.round;
    think_on(p, luck, |p, order| {
        let own = p.round == round && usize::from(p.turn) == seat && p.stage == Stage::Turn;
        let quiet = p.meeting.is_none() && matches!(p.ask, Ask::Turn | Ask::Plan | Ask::Act);
        quiet && !own || order == Some(&Order::End)
    });
}

/// Plays on until so many more rounds have begun, or the match is over.
pub(super) fn play_on(p: &mut Position, until: u16, luck: &mut Luck) {
    think_on(p, luck, |p, _| p.round >= until);
}

/// Plays on in thought until the match is over, or what is so far, or would come of the next order, is enough.
fn think_on(p: &mut Position, luck: &mut Luck, enough: impl Fn(&Position, Option<&Order>) -> bool) {
    let (mut here, mut underway) = (seen(p), Underway::default());
    for _ in 0..MOST_ORDERS {
        if here.known.is_over() || enough(&here.known, None) {
            break;
        }
        here.eyes = Some(here.known.decider);
        let order = greedy::think(&here, style(), &mut underway);
        if enough(&here.known, Some(&order)) {
            break;
        }
        act(&mut here.known, &order, luck);
    }
    *p = here.known;
}

/// What the policy would do from here with the own turn, up to what asks something.
pub(super) fn own_way(view: &View) -> Vec<Order> {
    let mut here = *view;
    let (mut orders, mut underway) = (Vec::new(), Underway::default());
    while orders.len() < LONGEST_WAY {
        let order = greedy::think(&here, style(), &mut underway);
        orders.push(order);
        let ends = !matches!(here.known.ask, Ask::Turn | Ask::Plan | Ask::Act);
        if ends || is_barrier(&here.known, &order) {
            break;
        }
        here.known = done(&here.known, &order);
    }
    orders
}
