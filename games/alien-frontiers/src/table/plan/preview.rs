//! Previews: the effect of an order, found by carrying it out on a copy, and warnings of losses.

use super::types::{OrderPreview, PlayerChange, Warning};
use super::{docking, follow_ups};
use crate::rules::{Card, CardCounts, DiceAndCardSource, Facility, Loot, Order, Position, apply, check};
use orrery_core::Colour;

/// A source of chance whose outcomes do not affect a preview.
struct PreviewChance;

impl DiceAndCardSource for PreviewChance {
    fn die(&mut self) -> u8 {
        1
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        deck.nth(0).unwrap_or(Card::AlienCity)
    }
}

/// Returns the effect of `order`; `None` if it is refused. The effect of a roll is unknown. For orders that add cards to the
/// display the gains are known, but not the new cards.
pub fn preview(position: &Position, order: Order) -> Option<OrderPreview> {
    check(position, order).ok()?;
    let mut after = *position;
    let mut events = Vec::new();
    if order != Order::Roll {
        events = apply(&mut after, order, &mut PreviewChance).ok()?;
    }
    if order.asks_chance() {
        events.clear();
    }
    Some(OrderPreview {
        order,
        partial: false,
        deltas: deltas(position, &after),
        events,
        undoable: !order.asks_chance() && order != Order::End,
        ends_game: after.is_over() && !position.is_over(),
        warning: warnings(position, order).into_iter().next(),
    })
}

/// Returns the effect that all legal orders of `orders` have in common; `None` if none of them is legal.
pub(super) fn common(position: &Position, orders: &[Order]) -> Option<OrderPreview> {
    let previews: Vec<OrderPreview> = orders.iter().filter_map(|&order| preview(position, order)).collect();
    let mut all = previews.iter();
    let mut shared = all.next()?.clone();
    for other in all {
        for (colour, delta) in &mut shared.deltas {
            let theirs =
                other.deltas.iter().find(|(who, _)| who == colour).map_or(PlayerChange::default(), |(_, delta)| *delta);
            *delta = same(*delta, theirs);
        }
        shared.undoable &= other.undoable;
        shared.ends_game &= other.ends_game;
        if shared.warning != other.warning {
            shared.warning = None;
        }
    }
    shared.deltas.retain(|(_, delta)| !delta.is_nothing());
    if previews.len() > 1 {
        shared.partial = true;
        shared.events.clear();
    }
    Some(shared)
}

/// Returns the parts that two changes have in common.
fn same(one: PlayerChange, other: PlayerChange) -> PlayerChange {
    let keep = |a: i8, b: i8| if a == b { a } else { 0 };
    PlayerChange {
        fuel: keep(one.fuel, other.fuel),
        ore: keep(one.ore, other.ore),
        ships: keep(one.ships, other.ships),
        cards: keep(one.cards, other.cards),
        colonies: keep(one.colonies, other.colonies),
        vp: keep(one.vp, other.vp),
    }
}

fn deltas(before: &Position, after: &Position) -> Vec<(Colour, PlayerChange)> {
    let each = before.seats().iter().map(|&colour| (colour, delta(before, after, colour)));
    each.filter(|(_, delta)| !delta.is_nothing()).collect()
}

fn delta(before: &Position, after: &Position, colour: Colour) -> PlayerChange {
    let change = |count: fn(&Position, Colour) -> u8| count(after, colour) as i8 - count(before, colour) as i8;
    PlayerChange {
        fuel: change(|position, colour| position.player(colour).fuel),
        ore: change(|position, colour| position.player(colour).ore),
        ships: change(|position, colour| {
            position.player(colour).out_of_stock() + u8::from(position.relic_owner() == Some(colour))
        }),
        cards: change(|position, colour| position.player(colour).cards.len()),
        colonies: change(|position, colour| position.player(colour).colonies.iter().sum()),
        vp: change(|position, colour| position.score(colour).total()),
    }
}

/// Returns the losses that `order` would cause, the most serious first. The list is empty if there are none or if the order is
/// refused.
pub fn warnings(position: &Position, order: Order) -> Vec<Warning> {
    let mut found = Vec::new();
    if check(position, order).is_err() {
        return found;
    }
    found.extend(lost_match(position, order));
    match order {
        Order::End => {
            let useful = |facility: &Facility| *facility != Facility::MaintenanceBay;
            let hand = position.hand();
            if !hand.is_empty() && Facility::ALL.iter().filter(|f| useful(f)).any(|&f| docking::could_dock(position, f))
            {
                found.push(Warning::EndWithUndocked { ships: hand });
            }
            if follow_ups::territories(position, Order::Launch).is_ok() {
                found.push(Warning::LaunchForgotten);
            }
            if position.display.iter().flatten().any(|&card| check(position, Order::Claim(card)).is_ok()) {
                found.push(Warning::ClaimForgotten);
            }
        }
        Order::Settle { facility: Facility::TerraformingStation, ships, .. } => {
            found.extend(
                ships
                    .as_single()
                    .map(|(value, relic)| Warning::SpendsShip { ship: crate::rules::Ship { value, relic } }),
            );
        }
        Order::Raid { ships, loot: Loot::Resources(haul) } if haul.is_empty() => {
            found.extend(follow_ups::could_take(position, ships).then_some(Warning::EmptyRaid));
        }
        _ => {}
    }
    found
}

/// Returns a warning if `order` ends the match and the mover does not win. Returns `None` for orders with a chance outcome.
fn lost_match(position: &Position, order: Order) -> Option<Warning> {
    if order.asks_chance() {
        return None;
    }
    let mover = position.mover();
    let mut after = *position;
    apply(&mut after, order, &mut PreviewChance).ok()?;
    let leader = after.winning().next()?;
    (!after.winners[mover.index()]).then(|| Warning::LastColonyWhileBehind {
        mine: after.score(mover).total(),
        leader,
        best: after.score(leader).total(),
    })
}
