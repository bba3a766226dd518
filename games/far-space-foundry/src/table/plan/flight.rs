//! Clicks on cards, the die, docks, and the dock master.

use super::state::{as_click_result, carried_out, check, legal_in};
use crate::rules::{self, Action, FreighterKind, Order, Phase, Pilot, Position, Product, Refusal, TurnState, View};
use crate::table::types::{ActionAvailability, ClickResult, ClickTarget, OrderDraft};

/// A possible flight of a pilot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PilotFlight {
    /// True if the shuttle lands, false if it lifts off.
    pub landing: bool,
    /// The dock, 1 to 8.
    pub dock: u8,
    /// Capacity of the flight: the maximum number of goods that the shuttle carries.
    pub capacity: u8,
}

impl PilotFlight {
    /// Returns the order of the flight.
    pub const fn order(self) -> Order {
        if self.landing { Order::Land(self.dock) } else { Order::Lift(self.dock) }
    }
}

/// Returns the view after the mover has played this pilot without rolling the die.
pub fn played(view: &View, pilot: Pilot) -> View {
    let mut after = *view;
    let known = &mut after.known;
    let mover = known.mover_mut();
    if mover.hand.take(pilot) {
        mover.played.push(pilot);
    }
    known.now = TurnState { pilot: Some(pilot), ..TurnState::default() };
    known.stage = Phase::Fly;
    after
}

/// Returns the flights of a pilot with the current value of the die: all landings, then all lift-offs.
pub fn flights(p: &Position, pilot: Pilot) -> Vec<PilotFlight> {
    with_die(p, pilot, p.die)
}

fn with_die(p: &Position, pilot: Pilot, die: u8) -> Vec<PilotFlight> {
    let of = |landing: bool| {
        rules::flights(p, pilot, die, landing).map(move |(dock, capacity)| PilotFlight { landing, dock, capacity })
    };
    of(true).chain(of(false)).collect()
}

/// Returns, for each value of the die, the largest capacity of this pilot's landings and that of the lift-offs. `None` means that
/// there is no such flight.
pub fn rolled(p: &Position, pilot: Pilot) -> [(Option<u8>, Option<u8>); 8] {
    std::array::from_fn(|face| {
        let all = with_die(p, pilot, face as u8 + 1);
        let most = |landing: bool| all.iter().filter(|flight| flight.landing == landing).map(|f| f.capacity).max();
        (most(true), most(false))
    })
}

/// Returns the action of the dock that a flight uses, and its availability after the flight.
pub fn at_dock(view: &View, pilot: Pilot, flight: PilotFlight) -> ActionAvailability {
    let mut there = played(view, pilot);
    let known = &mut there.known;
    known.toggle(flight.dock);
    (known.now.landed, known.now.dock, known.now.capacity) = (flight.landing, flight.dock, flight.capacity);
    known.stage = Phase::Work;
    let action = known.action();
    let refusal = refused(&there, action);
    let after_goods = refusal.is_some() && flight.landing && comes_after_goods(&there, action);
    ActionAvailability { action, refusal: refusal.filter(|_| !after_goods), after_goods }
}

/// Reports whether moving goods into the warehouse now would make the action possible.
fn comes_after_goods(there: &View, action: Action) -> bool {
    let (mut orders, mut seen) = (Vec::new(), Vec::new());
    legal_in(&there.known, &mut orders);
    let brings = orders.into_iter().filter(|order| matches!(order, Order::Take(_) | Order::Unload(_)));
    for order in brings {
        let after = View { known: carried_out(&there.known, &order), ..*there };
        // Orders that unload the same goods from different freighters differ only if the action is an upgrade.
        let (warehouse, fleet) = (after.known.mover().warehouse, after.known.mover().fleet);
        let same = (warehouse, (action == Action::Upgrade).then_some(fleet));
        if seen.contains(&same) {
            continue;
        }
        seen.push(same);
        if refused(&after, action).is_none() {
            return true;
        }
    }
    false
}

/// Returns the first reason why an action cannot be used now, or `None` if it can.
pub(super) fn refused(view: &View, action: Action) -> Option<Refusal> {
    let uses = uses(view, action);
    let mut first = None;
    for order in uses {
        match check(view, &order) {
            Ok(()) => return None,
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    first
}

/// Returns the orders for the smallest uses of an action.
pub(super) fn uses(view: &View, action: Action) -> Vec<Order> {
    match action {
        Action::Process => vec![Order::Process(1)],
        Action::Traders => vec![Order::Sell(1)],
        Action::Cantina => vec![Order::Cantina],
        Action::Manufacture => view.known.products().map(|product| Order::Make { product, times: 1 }).collect(),
        Action::Charge => {
            // The reason why the products cannot all be charged is more helpful than the one for the first product.
            let one = Product::ALL.iter().map(|&product| Order::Charge(Some(product)));
            std::iter::once(Order::Charge(None)).chain(one).collect()
        }
        Action::Upgrade => {
            std::iter::once(Order::Earn).chain(FreighterKind::ALL.iter().map(|&ship| Order::Upgrade(ship))).collect()
        }
    }
}

/// Picks up a card, or puts it down if it is picked up already.
pub(super) fn take_up(draft: &mut OrderDraft, view: &View, pilot: Pilot) -> ClickResult {
    if *draft == OrderDraft::Pilot(pilot) {
        *draft = OrderDraft::Nothing;
        return ClickResult::More;
    }
    match check(view, &Order::Play { pilot, roll: false }) {
        Ok(()) => {
            *draft = OrderDraft::Pilot(pilot);
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Plays the pilot picked up, with a roll of the die.
pub(super) fn roll(draft: &OrderDraft, view: &View) -> ClickResult {
    match draft {
        OrderDraft::Pilot(pilot) => as_click_result(view, Order::Play { pilot: *pilot, roll: true }),
        _ => ClickResult::Nothing,
    }
}

/// Returns the flight that a click on a dock means: a lift-off if the dock is taken, otherwise a landing.
fn flight_order(p: &Position, dock: u8) -> Order {
    if p.is_taken(dock) { Order::Lift(dock) } else { Order::Land(dock) }
}

/// Handles a click on a dock: a bribe, or a flight.
pub(super) fn dock(draft: &OrderDraft, view: &View, dock: u8) -> ClickResult {
    let known = &view.known;
    match draft {
        OrderDraft::Bribe => as_click_result(view, Order::Bribe { add: !known.is_taken(dock), dock }),
        OrderDraft::Pilot(pilot) => both(view, *pilot, flight_order(known, dock)),
        _ => as_click_result(view, flight_order(known, dock)),
    }
}

/// Makes the flight in this direction if the pilot picked up or played has exactly one.
pub(super) fn fly(draft: &OrderDraft, view: &View, landing: bool) -> ClickResult {
    match (draft, only(draft, view, landing)) {
        (OrderDraft::Pilot(pilot), Some(order)) => both(view, *pilot, order),
        (_, Some(order)) => as_click_result(view, order),
        (_, None) => none(draft, view, landing),
    }
}

/// Returns the refusal if there is no flight in this direction because all docks are taken, or all are free. Otherwise returns a
/// result without effect, because the player has to choose a dock, or first a pilot.
fn none(draft: &OrderDraft, view: &View, landing: bool) -> ClickResult {
    let (known, flies) = (&view.known, pilot_of(draft, view).is_some());
    match (landing, known.docks) {
        (true, u8::MAX) if flies => ClickResult::Refused(Refusal::AllTaken),
        (false, 0) if flies => ClickResult::Refused(Refusal::AllFree),
        _ => ClickResult::Nothing,
    }
}

fn pilot_of(draft: &OrderDraft, view: &View) -> Option<Pilot> {
    match draft {
        OrderDraft::Pilot(pilot) => Some(*pilot),
        _ if view.known.stage == Phase::Fly => view.known.now.pilot,
        _ => None,
    }
}

/// Returns the flight in this direction, if there is only one.
fn only(draft: &OrderDraft, view: &View, landing: bool) -> Option<Order> {
    let pilot = pilot_of(draft, view)?;
    let all = flights(&view.known, pilot);
    let mut these = all.iter().filter(|flight| flight.landing == landing);
    let first = these.next()?;
    these.next().is_none().then(|| first.order())
}

/// Plays the pilot, if the pilot can make the flight. The flight itself is sent as the next order.
fn both(view: &View, pilot: Pilot, flight: Order) -> ClickResult {
    let play = Order::Play { pilot, roll: false };
    if let Err(refusal) = check(view, &play).and_then(|()| check(&played(view, pilot), &flight)) {
        return ClickResult::Refused(refusal);
    }
    ClickResult::Order(play)
}

/// Returns the flight to send after the card that the same click plays, or `None` if the click makes no flight.
pub(super) fn follows(draft: &OrderDraft, view: &View, target: ClickTarget) -> Option<Order> {
    let OrderDraft::Pilot(pilot) = draft else { return None };
    let flight = match target {
        ClickTarget::Dock(dock) => flight_order(&view.known, dock),
        ClickTarget::Land => only(draft, view, true)?,
        ClickTarget::Lift => only(draft, view, false)?,
        _ => return None,
    };
    check(&played(view, *pilot), &flight).is_ok().then_some(flight)
}

/// Toggles the choice of a shuttle for a bribe, if the mover may bribe the dock master.
pub(super) fn ask_bribe(draft: &mut OrderDraft, view: &View) -> ClickResult {
    if *draft == OrderDraft::Bribe {
        *draft = OrderDraft::Nothing;
        return ClickResult::More;
    }
    let any = Order::Bribe { add: !view.known.is_taken(1), dock: 1 };
    match check(view, &any) {
        Ok(()) => {
            *draft = OrderDraft::Bribe;
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}
