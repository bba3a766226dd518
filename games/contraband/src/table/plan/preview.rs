//! Previews of orders: their certain effects, and the odds and dangers of the rest.

use super::danger::danger;
use super::odds;
use super::route::{moved, route_to};
use super::row::{row_end, row_way};
use super::stakes;
use super::state::check;
use super::warnings::{meets, warnings};
use crate::rules::{
    BoardSpot, BonusCard, BonusPlay, Contraband, DecisionKind, FINE, FOUND, GATE_PRICE, MARKET_KIND, MARKET_ROOM,
    MeetingOpponent, Metal, MetalCounts, MoveStep, MoveTokenRow, Order, PatrolToken, Position, REWARD, Upgrade, View,
    nearest_port, price,
};
use crate::table::types::{ClickTarget, FightStakes, InspectionResult, OrderPreview};
use orrery_core::Rules as _;
use orrery_core::interaction::PendingOrder;

/// Returns the preview of a click, or of its last step if it takes several steps. Returns `None` if there is nothing to preview.
pub fn hover(plan: &PendingOrder<Contraband>, view: &View, target: ClickTarget) -> Option<OrderPreview> {
    // A token of a row in preparation can still be taken back. The whole row is previewed at the button that lays it.
    if matches!(target, ClickTarget::Token(_) | ClickTarget::Spot(_)) && view.known.ask == DecisionKind::Plan {
        return None;
    }
    let ClickTarget::Spot(spot) = target else { return plan.hover(view, target) };
    match route_to(view, spot).as_ref().and_then(|leg| leg.steps.split_last()) {
        Some((&last, before)) if !before.is_empty() => {
            let there = before.iter().fold(*view, |view, &step| moved(&view, step));
            preview(&there, &Order::Move(last))
        }
        _ => plan.hover(view, target),
    }
}

/// Returns the preview of `order`; `None` if it is refused.
pub(super) fn preview(view: &View, order: &Order) -> Option<OrderPreview> {
    check(view, order).ok()?;
    let plain = OrderPreview {
        order: *order,
        to: None,
        moves_left: None,
        ends_movement: false,
        meets: None,
        credits: 0,
        next: None,
        odds: None,
        stake: None,
        flight: None,
        found: None,
        expected: None,
        danger: None,
        system: None,
        barrier: Contraband::is_barrier(view, order),
        warning: warnings(view, order).into_iter().next(),
    };
    Some(match order {
        Order::Plan(row) => of_row(view, row, plain),
        _ => order_preview(&view.known, *order, plain),
    })
}

fn order_preview(known: &Position, order: Order, plain: OrderPreview) -> OrderPreview {
    match order {
        Order::Move(step) => of_step(known, step, plain),
        Order::Sell(metal) => {
            let there = market(known).count(metal);
            let full = there + 1 >= MARKET_KIND || market(known).len() + 1 >= MARKET_ROOM;
            let next = (!full).then(|| price(known.options.prices, metal, there + 1));
            OrderPreview { credits: i32::from(price(known.options.prices, metal, there)), next, ..plain }
        }
        Order::Buy(metal) => {
            let left = market(known).count(metal).saturating_sub(1);
            let next = left.checked_sub(1).map(|there| price(known.options.prices, metal, there));
            OrderPreview { credits: -i32::from(price(known.options.prices, metal, left)), next, ..plain }
        }
        Order::Install(upgrade) => of_upgrade(known, upgrade, plain),
        Order::Lose(upgrade) => {
            OrderPreview { system: Some((upgrade.system(), known.me().level(upgrade.system()), 0)), ..plain }
        }
        Order::Warp(_) => OrderPreview { credits: -i32::from(GATE_PRICE), ends_movement: true, ..plain },
        Order::Play(BonusPlay::Card(BonusCard::Credits)) => OrderPreview { credits: FOUND as i32, ..plain },
        Order::Attack(colour) => {
            let other = known.seat_of(colour);
            let odds = other.map(|other| odds::of_attack(known, other));
            OrderPreview {
                odds,
                stake: other.map(|other| stakes::of_attack(known, other)),
                ends_movement: true,
                ..plain
            }
        }
        Order::Fight | Order::Stand => of_fight(known, plain),
        Order::Flee => of_flight(known, plain),
        Order::Submit(hidden) => OrderPreview { found: found(known, hidden), ends_movement: true, ..plain },
        Order::End | Order::Done => of_end(known, known.me().at, plain),
        _ => plain,
    }
}

/// Adds to a preview the danger from tokens in the patrol step after the turn.
fn of_end(known: &Position, at: BoardSpot, plain: OrderPreview) -> OrderPreview {
    let exposed = at.is_space() && !known.me().breakdown;
    OrderPreview { danger: exposed.then(|| danger(known, at.sector)), ..plain }
}

/// Adds to the preview of a row the first meeting on the way and the danger at its end.
fn of_row(view: &View, row: &MoveTokenRow, plain: OrderPreview) -> OrderPreview {
    let met = row_way(view, row).into_iter().find_map(|to| meets(&view.known, to));
    OrderPreview { meets: met, ..of_end(&view.known, row_end(view, row), plain) }
}

/// Returns the metals in the decider's market.
fn market(known: &Position) -> MetalCounts {
    known.market_of(known.asked()).map_or(MetalCounts::NONE, |market| known.markets[market])
}

fn of_step(known: &Position, step: MoveStep, plain: OrderPreview) -> OrderPreview {
    let me = known.me();
    let Some(to) = me.at.after(step) else { return plain };
    let meets = meets(known, to);
    let engages = meets == Some(PatrolToken::Police) || meets == Some(PatrolToken::Corsair);
    let ends = me.at.crosses_axis(to) || engages || me.breakdown && !to.is_space();
    let left = me.moves_left().saturating_sub(1);
    OrderPreview {
        to: Some(to),
        moves_left: Some(if ends { 0 } else { left }),
        ends_movement: ends && left > 0,
        meets,
        found: if meets == Some(PatrolToken::Police) { found_at(known, to) } else { None },
        expected: expected(known, to),
        danger: to.is_space().then(|| danger(known, to.sector)),
        ..plain
    }
}

fn of_upgrade(known: &Position, upgrade: Upgrade, plain: OrderPreview) -> OrderPreview {
    let system = upgrade.system();
    let change = (system, known.me().level(system), upgrade.level());
    OrderPreview { credits: -i32::from(upgrade.price()), system: Some(change), ..plain }
}

fn of_fight(known: &Position, plain: OrderPreview) -> OrderPreview {
    let Some(meeting) = &known.meeting else { return plain };
    let reward = if meeting.foe == MeetingOpponent::Raiders { REWARD as i32 } else { 0 };
    let defends = known.ask == DecisionKind::Stand || known.ask == DecisionKind::Press;
    let stake = Some(stakes::of_fight(known, meeting));
    OrderPreview {
        odds: Some(odds::of_fight(known, meeting)),
        stake,
        credits: reward,
        ends_movement: !defends,
        ..plain
    }
}

fn of_flight(known: &Position, plain: OrderPreview) -> OrderPreview {
    let Some(meeting) = &known.meeting else { return plain };
    let (hits, holds) = odds::of_flight(known, meeting);
    // Fleeing wins nothing.
    let stake = (holds < 100).then(|| FightStakes { won: 0, ..stakes::of_fight(known, meeting) });
    OrderPreview { flight: Some((hits, holds)), stake, ends_movement: true, ..plain }
}

/// Returns the result of an inspection in which this many units of Plutonium are hidden; `None` if it finds nothing.
fn found(known: &Position, hidden: u8) -> Option<InspectionResult> {
    found_with(known, hidden, known.me().at)
}

fn found_at(known: &Position, at: BoardSpot) -> Option<InspectionResult> {
    if known.is_pirate(known.asked()) { None } else { found_with(known, 0, at) }
}

fn found_with(known: &Position, hidden: u8, at: BoardSpot) -> Option<InspectionResult> {
    let me = known.me();
    if me.hold.known.count(Metal::Plutonium) <= hidden {
        return None;
    }
    let mut there = *known;
    there.players[known.asked()].at = at;
    let port = nearest_port(&there, known.asked());
    Some(InspectionResult { metals: me.hold.len().saturating_sub(hidden), fine: me.credits.min(FINE), port })
}

/// Returns the average value in credits of the metals that are not visible anywhere, which is the expected value of a metal in an
/// unexplored mine. Returns `None` for any other spot, or if every metal is visible.
fn expected(known: &Position, to: BoardSpot) -> Option<u16> {
    to.mine().filter(|&mine| !known.mines[mine].explored)?;
    let unseen = MetalCounts::all().minus(known.visible_metals());
    let worth = |metal: Metal| u32::from(unseen.count(metal)) * u32::from(metal.worth());
    let all: u32 = Metal::ALL.iter().map(|&metal| worth(metal)).sum();
    all.checked_div(unseen.len().into()).map(|mean| mean as u16)
}
