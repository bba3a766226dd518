//! Previews of orders, made by carrying the orders out on copies.
//!
//! Where chance decides, the order is carried out for representative outcomes. The preview contains the changes that all of them
//! have in common.

use super::next_card::ahead;
use super::pirates::{combat, possible};
use super::state::check;
use super::warnings::warnings;
use crate::rules::{
    ChanceOutcome, ChanceQuestion, Commodity, FlightRowCard, HonourCard, Module, Order, PlayerState, Position, Seat,
    Ship, StarshipCatan, View, class_to_settle, determinize,
};
use crate::table::types::{HonourChange, OrderPreview, PlayerChange};
use orrery_core::{Chance, ChanceNode as _, RandomGenerator, Rules as _};

/// A source of chance for previews. It gives fixed values for dice rolls, one after the other, and the first outcome of every
/// other question.
struct PreviewChance {
    dice: [u8; 2],
    asked: usize,
}

impl Chance<ChanceQuestion> for PreviewChance {
    fn resolve(&mut self, node: ChanceQuestion) -> ChanceOutcome {
        if !matches!(node, ChanceQuestion::Yellow(_) | ChanceQuestion::Blue(_)) {
            return node.outcome(0);
        }
        let die = ChanceOutcome::Die(self.dice[self.asked.min(1)]);
        self.asked += 1;
        node.accept(&die).unwrap_or_else(|| node.outcome(0))
    }
}

/// Returns the effects of `order` that do not depend on chance, or `None` if the order is refused.
pub fn preview(view: &View, order: &Order) -> Option<OrderPreview> {
    check(view, order).ok()?;
    let mut ends = ends(view, order).into_iter();
    let before = &view.known;
    let first = ends.next()?;
    let mut shared = order_preview(view, order, before, &first);
    ends.for_each(|after| share(&mut shared, &order_preview(view, order, before, &after)));
    Some(shared)
}

/// Returns the common effect of all `orders`, or `None` if there are none.
pub(super) fn common(view: &View, orders: &[Order]) -> Option<OrderPreview> {
    let mut all = orders.iter().filter_map(|order| preview(view, order));
    let mut shared = all.next()?;
    for other in all {
        share(&mut shared, &other);
        shared.partial = true;
    }
    Some(shared)
}

/// Returns the positions to which an order may lead, one for each result that a preview distinguishes.
fn ends(view: &View, order: &Order) -> Vec<Position> {
    // Samples differ only in cards, and every card that matters is tried, so any sample will do.
    let truth = determinize(view, &mut RandomGenerator::new(0));
    let tried = |truth: &Position, dice: [u8; 2]| {
        let mut after = *truth;
        StarshipCatan::apply(&mut after, order, &mut PreviewChance { dice, asked: 0 }, &mut ());
        after
    };
    let faces = || 1..=FACES;
    match order {
        Order::Roll => faces().map(|die| tried(&truth, [die, die])).collect(),
        Order::Fight => {
            let Some(class) = class_to_settle(&view.known) else { return Vec::new() };
            let worlds = possible(view, class).into_iter().map(|card| {
                let mut world = truth;
                if let Some(laid) = world.flight.row_mut().last_mut() {
                    *laid = FlightRowCard::Card(card);
                }
                world
            });
            // The best and the worst roll are enough, because only winning or losing counts.
            worlds.flat_map(|world| [[FACES, 1], [1, FACES]].map(|dice| tried(&world, dice))).collect()
        }
        _ => vec![tried(&truth, [1, 1])],
    }
}

/// The highest value of a die.
const FACES: u8 = 4;

fn order_preview(view: &View, order: &Order, before: &Position, after: &Position) -> OrderPreview {
    let on = after.phase.in_flight();
    OrderPreview {
        order: *order,
        partial: false,
        changes: [Seat::Moon, Seat::Sun].map(|seat| change(before, after, seat)),
        honours: honours(before, after),
        speed: on.then_some(after.now.speed),
        actions: on.then(|| after.mover().actions().saturating_sub(after.flight.actions)),
        ends_flight: before.phase.in_flight() && !on,
        ends_match: after.is_over(),
        barrier: StarshipCatan::is_barrier(view, order),
        ahead: (*order == Order::Next).then(|| ahead(view)),
        combat: (*order == Order::Fight).then(|| combat(view)).flatten(),
        warning: warnings(view, order).into_iter().next(),
    }
}

fn change(before: &Position, after: &Position, seat: Seat) -> PlayerChange {
    let (old, new) = (before.player(seat), after.player(seat));
    let by = |count: &dyn Fn(&PlayerState) -> u8| count(new) as i8 - count(old) as i8;
    let mut change = PlayerChange {
        boost: by(&PlayerState::boost),
        firepower: by(&PlayerState::firepower),
        friendship: by(&PlayerState::friendship),
        fame: by(&PlayerState::fame),
        points: after.points(seat) as i8 - before.points(seat) as i8,
        ..PlayerChange::default()
    };
    for &thing in Commodity::ALL {
        change.things[thing.index()] = new.count(thing) as i16 - old.count(thing) as i16;
    }
    for &ship in Ship::ALL {
        change.ships[ship.index()] = by(&|player| player.ships(ship));
    }
    for &module in Module::ALL {
        change.modules[module.index()] = by(&|player| player.level(module));
    }
    change
}

fn honours(before: &Position, after: &Position) -> Vec<HonourChange> {
    let all = [(HonourCard::Friend, before.friend(), after.friend()), (HonourCard::Hero, before.hero(), after.hero())];
    let moved = all.into_iter().filter(|(_, from, to)| from != to);
    moved.map(|(honour, from, to)| HonourChange { honour, from, to }).collect()
}

/// Reduces a preview to the changes that it has in common with another.
fn share(one: &mut OrderPreview, other: &OrderPreview) {
    for (mine, theirs) in one.changes.iter_mut().zip(&other.changes) {
        *mine = same(mine, theirs);
    }
    one.honours.retain(|honour| other.honours.contains(honour));
    one.speed = one.speed.filter(|_| one.speed == other.speed);
    one.actions = one.actions.filter(|_| one.actions == other.actions);
    one.ends_flight &= other.ends_flight;
    one.ends_match &= other.ends_match;
    one.barrier |= other.barrier;
    one.warning = one.warning.filter(|_| one.warning == other.warning);
}

/// Returns the part that two changes have in common.
fn same(one: &PlayerChange, other: &PlayerChange) -> PlayerChange {
    let keep = |mine: i8, theirs: i8| if mine == theirs { mine } else { 0 };
    let mut same = PlayerChange {
        boost: keep(one.boost, other.boost),
        firepower: keep(one.firepower, other.firepower),
        friendship: keep(one.friendship, other.friendship),
        fame: keep(one.fame, other.fame),
        points: keep(one.points, other.points),
        ..*one
    };
    for (mine, &theirs) in same.things.iter_mut().zip(&other.things) {
        *mine = if *mine == theirs { theirs } else { 0 };
    }
    for (mine, &theirs) in same.ships.iter_mut().zip(&other.ships).chain(same.modules.iter_mut().zip(&other.modules)) {
        *mine = keep(*mine, theirs);
    }
    same
}
