//! The rules as a whole: the legal orders, the reasons for refusals, and the effects. Each rule is in the file of its subject.

use super::actions;
use super::chance::ChanceQuestion;
use super::data::DOCKS;
use super::event::Event;
use super::flight;
use super::goods::{self, CargoDirection};
use super::halves;
use super::hire;
use super::list_goods;
use super::order::Order;
use super::position::Position;
use super::refusal::Refusal;
use super::turn;
use super::vocab::Phase;
use orrery_core::{Chance, EventSink};

/// Lists the legal orders. [`list_goods`] describes the orders that [`check`] accepts but this list omits.
pub(crate) fn legal(p: &Position, orders: &mut Vec<Order>) {
    orders.clear();
    match p.stage {
        Phase::Begin => orders.push(Order::Begin),
        Phase::Stow => halves::list_stows(p, orders),
        Phase::Card => turn::list_plays(p, orders),
        Phase::Fly => list_flights(p, orders),
        Phase::Work => {
            list_goods::list(p, orders);
            actions::list(p, orders);
            orders.push(Order::End);
        }
        Phase::Hire => hire::list(p, orders),
        Phase::Keep => halves::list_keeps(p, orders),
        Phase::Over => {}
    }
    if may_bribe(p.stage) {
        for dock in 1..=DOCKS {
            let add = !p.is_taken(dock);
            if flight::check_bribe(p, add, dock).is_ok() {
                orders.push(Order::Bribe { add, dock });
            }
        }
    }
}

fn list_flights(p: &Position, orders: &mut Vec<Order>) {
    let Some(pilot) = p.now.pilot else { return };
    orders.extend(flight::flights(p, pilot, p.die, true).map(|(dock, _)| Order::Land(dock)));
    orders.extend(flight::flights(p, pilot, p.die, false).map(|(dock, _)| Order::Lift(dock)));
}

/// Reports whether the dock master can be bribed in this stage (FSF-CRD-3).
const fn may_bribe(stage: Phase) -> bool {
    matches!(stage, Phase::Card | Phase::Fly | Phase::Work)
}

/// Reports whether an order is possible in this stage.
const fn belongs(order: &Order, stage: Phase) -> bool {
    match order {
        Order::Begin => matches!(stage, Phase::Begin),
        Order::Stow(_) => matches!(stage, Phase::Stow),
        Order::Play { .. } => matches!(stage, Phase::Card),
        Order::Land(_) | Order::Lift(_) => matches!(stage, Phase::Fly),
        Order::Hire { .. } => matches!(stage, Phase::Hire),
        Order::Keep(_) => matches!(stage, Phase::Keep),
        Order::Bribe { .. } => may_bribe(stage),
        _ => matches!(stage, Phase::Work),
    }
}

/// Checks whether an order is legal. Returns the reason if it is refused.
pub(crate) fn check(p: &Position, order: &Order) -> Result<(), Refusal> {
    if p.is_over() {
        return Err(Refusal::Over);
    }
    if !belongs(order, p.stage) {
        return Err(Refusal::NotNow { stage: p.stage });
    }
    match order {
        Order::Begin | Order::End => Ok(()),
        Order::Play { pilot, roll } => turn::check_play(p, *pilot, *roll),
        Order::Land(dock) => flight::check(p, true, *dock),
        Order::Lift(dock) => flight::check(p, false, *dock),
        Order::Take(cargo) => goods::check(p, CargoDirection::Take, cargo),
        Order::Unload(cargo) => goods::check(p, CargoDirection::Unload, cargo),
        Order::Load(cargo) => goods::check(p, CargoDirection::Load, cargo),
        Order::Hire { pilot, alone } => hire::check_hire(p, *pilot, *alone),
        Order::Bribe { add, dock } => flight::check_bribe(p, *add, *dock),
        Order::Keep(kept) => halves::check_keep(p, kept),
        Order::Stow(cargo) => halves::check_stow(p, cargo),
        Order::Process(_)
        | Order::Sell(_)
        | Order::Cantina
        | Order::Make { .. }
        | Order::Charge(_)
        | Order::Upgrade(_)
        | Order::Earn => {
            if let Some(action) = actions::action_of(order) {
                actions::check_use(p, action)?;
            }
            if *order == Order::Cantina { hire::check(p) } else { actions::check(p, order) }
        }
    }
}

/// Carries out an order that [`check`] accepts.
pub(crate) fn apply(
    p: &mut Position,
    order: &Order,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    if let Some(action) = actions::action_of(order) {
        actions::mark_used(p, action);
    }
    match order {
        Order::Begin => halves::begin(p, chance, sink),
        Order::Play { pilot, roll } => turn::play(p, *pilot, *roll, chance, sink),
        Order::Land(dock) => flight::fly(p, true, *dock, sink),
        Order::Lift(dock) => flight::fly(p, false, *dock, sink),
        Order::Take(cargo) => goods::carry(p, CargoDirection::Take, cargo, sink),
        Order::Unload(cargo) => goods::carry(p, CargoDirection::Unload, cargo, sink),
        Order::Load(cargo) => goods::carry(p, CargoDirection::Load, cargo, sink),
        Order::Cantina => hire::show(p, chance, sink),
        Order::Hire { pilot, alone } => hire::hire(p, *pilot, *alone, chance, sink),
        Order::Bribe { add, dock } => flight::bribe(p, *add, *dock, sink),
        Order::End => turn::end(p, chance, sink),
        Order::Keep(kept) => halves::keep(p, kept, sink),
        Order::Stow(cargo) => halves::stow(p, cargo, sink),
        Order::Process(_)
        | Order::Sell(_)
        | Order::Make { .. }
        | Order::Charge(_)
        | Order::Upgrade(_)
        | Order::Earn => actions::carry_out(p, order, sink),
    }
}

/// Reports whether an order is a barrier to undo: it depends on chance, or ends the turn.
pub(crate) fn is_barrier(p: &Position, order: &Order) -> bool {
    match order {
        Order::Begin | Order::Play { roll: true, .. } | Order::Cantina | Order::End => true,
        Order::Hire { pilot: Some(pilot), alone: false } => hire::brings(p, *pilot).is_some(),
        _ => false,
    }
}
