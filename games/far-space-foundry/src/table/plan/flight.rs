//! Cards, the die, docks, the dock master.

use super::state::{as_step, carried_out, check, legal_in};
use crate::rules::{self, Action, Order, Pilot, Position, Product, Refusal, Ship, Stage, Turn, View};
use crate::table::types::{Draft, Step, Target, Usable};

/// A flight that a pilot could make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flight {
    /// Whether the shuttle lands; else it lifts off.
    pub landing: bool,
    /// The dock.
    pub dock: u8,
    /// How much the shuttle carries.
    pub capacity: u8,
}

impl Flight {
    /// The order.
    #[must_use]
    pub const fn order(self) -> Order {
        if self.landing { Order::Land(self.dock) } else { Order::Lift(self.dock) }
    }
}

/// What is known after this pilot was played, the die as it shows.
#[must_use]
pub fn played(view: &View, pilot: Pilot) -> View {
    let mut after = *view;
    let known = &mut after.known;
    let mover = known.mover_mut();
    if mover.hand.take(pilot) {
        mover.played.push(pilot);
    }
    known.now = Turn { pilot: Some(pilot), ..Turn::default() };
    known.stage = Stage::Fly;
    after
}

/// The flights of a pilot with the die as it shows: all that land, then all that lift off.
#[must_use]
pub fn flights(p: &Position, pilot: Pilot) -> Vec<Flight> {
    with_die(p, pilot, p.die)
}

fn with_die(p: &Position, pilot: Pilot, die: u8) -> Vec<Flight> {
    let of = |landing: bool| {
        rules::flights(p, pilot, die, landing).map(move |(dock, capacity)| Flight { landing, dock, capacity })
    };
    of(true).chain(of(false)).collect()
}

/// For each value of the die the largest capacities of this pilot, landing and lifting off.
#[must_use]
pub fn rolled(p: &Position, pilot: Pilot) -> [(Option<u8>, Option<u8>); 8] {
    std::array::from_fn(|face| {
        let all = with_die(p, pilot, face as u8 + 1);
        let most = |landing: bool| all.iter().filter(|flight| flight.landing == landing).map(|f| f.capacity).max();
        (most(true), most(false))
    })
}

/// What a dock offers after a flight, and whether it could be used at once.
#[must_use]
pub fn at_dock(view: &View, pilot: Pilot, flight: Flight) -> Usable {
    let mut there = played(view, pilot);
    let known = &mut there.known;
    known.toggle(flight.dock);
    (known.now.landed, known.now.dock, known.now.capacity) = (flight.landing, flight.dock, flight.capacity);
    known.stage = Stage::Work;
    let action = known.action();
    let refusal = refused(&there, action);
    let after_goods = refusal.is_some() && flight.landing && comes_after_goods(&there, action);
    Usable { action, refusal: refusal.filter(|_| !after_goods), after_goods }
}

/// Whether the goods that can come into the warehouse now make an action possible.
fn comes_after_goods(there: &View, action: Action) -> bool {
    let (mut orders, mut seen) = (Vec::new(), Vec::new());
    legal_in(&there.known, &mut orders);
    let brings = orders.into_iter().filter(|order| matches!(order, Order::Take(_) | Order::Unload(_)));
    for order in brings {
        let after = View { known: carried_out(&there.known, &order), ..*there };
        // Of which freighter they come makes no difference but to an upgrade.
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

/// Why an action cannot be used now; nothing where it can.
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

/// The smallest uses of an action.
pub(super) fn uses(view: &View, action: Action) -> Vec<Order> {
    match action {
        Action::Process => vec![Order::Process(1)],
        Action::Traders => vec![Order::Sell(1)],
        Action::Cantina => vec![Order::Cantina],
        Action::Manufacture => view.known.products().map(|product| Order::Make { product, times: 1 }).collect(),
        Action::Charge => {
            // Why all of them cannot be charged tells more than why the first product cannot.
            let one = Product::ALL.iter().map(|&product| Order::Charge(Some(product)));
            std::iter::once(Order::Charge(None)).chain(one).collect()
        }
        Action::Upgrade => {
            std::iter::once(Order::Earn).chain(Ship::ALL.iter().map(|&ship| Order::Upgrade(ship))).collect()
        }
    }
}

/// A card is taken up; clicked again, it is put down.
pub(super) fn take_up(draft: &mut Draft, view: &View, pilot: Pilot) -> Step {
    if *draft == Draft::Pilot(pilot) {
        *draft = Draft::Nothing;
        return Step::More;
    }
    match check(view, &Order::Play { pilot, roll: false }) {
        Ok(()) => {
            *draft = Draft::Pilot(pilot);
            Step::More
        }
        Err(refusal) => Step::Refused(refusal),
    }
}

/// The pilot taken up is played, and the die rolled.
pub(super) fn roll(draft: &Draft, view: &View) -> Step {
    match draft {
        Draft::Pilot(pilot) => as_step(view, Order::Play { pilot: *pilot, roll: true }),
        _ => Step::Nothing,
    }
}

/// The flight that a click at a dock means.
fn meant(p: &Position, dock: u8) -> Order {
    if p.is_taken(dock) { Order::Lift(dock) } else { Order::Land(dock) }
}

/// A dock: of a bribe, or of a flight.
pub(super) fn dock(draft: &Draft, view: &View, dock: u8) -> Step {
    let known = &view.known;
    match draft {
        Draft::Bribe => as_step(view, Order::Bribe { add: !known.is_taken(dock), dock }),
        Draft::Pilot(pilot) => both(view, *pilot, meant(known, dock)),
        _ => as_step(view, meant(known, dock)),
    }
}

/// The only flight of this way, of the pilot taken up or played.
pub(super) fn fly(draft: &Draft, view: &View, landing: bool) -> Step {
    match (draft, only(draft, view, landing)) {
        (Draft::Pilot(pilot), Some(order)) => both(view, *pilot, order),
        (_, Some(order)) => as_step(view, order),
        (_, None) => none(draft, view, landing),
    }
}

/// Why there is no flight of this way; nothing where there are several, which are docks to choose from.
fn none(draft: &Draft, view: &View, landing: bool) -> Step {
    let (known, flies) = (&view.known, pilot_of(draft, view).is_some());
    match (landing, known.docks) {
        (true, u8::MAX) if flies => Step::Refused(Refusal::AllTaken),
        (false, 0) if flies => Step::Refused(Refusal::AllFree),
        _ => Step::Nothing,
    }
}

fn pilot_of(draft: &Draft, view: &View) -> Option<Pilot> {
    match draft {
        Draft::Pilot(pilot) => Some(*pilot),
        _ if view.known.stage == Stage::Fly => view.known.now.pilot,
        _ => None,
    }
}

/// The only flight of this way.
fn only(draft: &Draft, view: &View, landing: bool) -> Option<Order> {
    let pilot = pilot_of(draft, view)?;
    let all = flights(&view.known, pilot);
    let mut these = all.iter().filter(|flight| flight.landing == landing);
    let first = these.next()?;
    these.next().is_none().then(|| first.order())
}

/// The pilot is played; that he flies so then is sent at once after it.
fn both(view: &View, pilot: Pilot, flight: Order) -> Step {
    let play = Order::Play { pilot, roll: false };
    if let Err(refusal) = check(view, &play).and_then(|()| check(&played(view, pilot), &flight)) {
        return Step::Refused(refusal);
    }
    Step::Order(play)
}

/// The flight that follows a card played by the same click.
pub(super) fn follows(draft: &Draft, view: &View, target: Target) -> Option<Order> {
    let Draft::Pilot(pilot) = draft else { return None };
    let flight = match target {
        Target::Dock(dock) => meant(&view.known, dock),
        Target::Land => only(draft, view, true)?,
        Target::Lift => only(draft, view, false)?,
        _ => return None,
    };
    check(&played(view, *pilot), &flight).is_ok().then_some(flight)
}

/// The dock master is asked, if there is a shuttle that he could move; asked again, he is left alone.
pub(super) fn ask_bribe(draft: &mut Draft, view: &View) -> Step {
    if *draft == Draft::Bribe {
        *draft = Draft::Nothing;
        return Step::More;
    }
    let any = Order::Bribe { add: !view.known.is_taken(1), dock: 1 };
    match check(view, &any) {
        Ok(()) => {
            *draft = Draft::Bribe;
            Step::More
        }
        Err(refusal) => Step::Refused(refusal),
    }
}
