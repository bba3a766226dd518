//! The simple opponent: fixed rules, no look-ahead, and only the knowledge of its seat. It never rolls, bribes, stacks, or leaves
//! a freighter when hiring.

use std::cmp::Reverse;

use crate::rules::{
    Action, Alien, Asteroid, CargoTransfer, CargoTransferLine, FreighterKind, Good, KeptAliens, MatchHalf, Order,
    Phase, Pilot, PlayerState, Position, Product, STOWED, action_of, check, flights, stowed,
};

/// Number of freighters that the opponent considers enough.
const ENOUGH_FREIGHTERS: usize = 3;
/// Minimum number of plain products for which the opponent pays a credit to charge them all.
const MANY_PLAIN: u8 = 3;

/// Returns the order of the simple opponent, or `None` if there is no candidate.
pub(super) fn choose(p: &Position) -> Option<Order> {
    match p.stage {
        Phase::Begin => Some(Order::Begin),
        Phase::Stow => Some(Order::Stow(stow(p.mover()))),
        Phase::Card => best_flight(p, p.mover().hand.all()).map(|(pilot, _)| Order::Play { pilot, roll: false }),
        Phase::Fly => best_flight(p, p.now.pilot.as_slice()).map(|(_, flight)| flight),
        Phase::Work => Some(work(p)),
        Phase::Hire => Some(Order::Hire { pilot: hired(p), alone: false }),
        Phase::Keep => Some(Order::Keep(keep(p.mover()))),
        Phase::Over => None,
    }
}

/// Returns the pilot and the flight with the highest value. Ties go to the earlier card, then to landing, then to the lower dock.
fn best_flight(p: &Position, pilots: &[Pilot]) -> Option<(Pilot, Order)> {
    let mut best: Option<(u32, Pilot, Order)> = None;
    for &pilot in pilots {
        for landing in [true, false] {
            for (dock, capacity) in flights(p, pilot, p.die, landing) {
                let goods = if landing { brought(p, capacity) } else { loaded(p, capacity) };
                let worth = 2 * u32::from(goods) + if is_usable(p, action_of(p.half, dock)) { 3 } else { 0 };
                if best.is_none_or(|(most, ..)| worth > most) {
                    best = Some((worth, pilot, if landing { Order::Land(dock) } else { Order::Lift(dock) }));
                }
            }
        }
    }
    best.map(|(_, pilot, flight)| (pilot, flight))
}

/// Returns the number of goods that a landing of this capacity would bring.
fn brought(p: &Position, capacity: u8) -> u8 {
    let fits = capacity.min(p.warehouse_free());
    match p.half {
        MatchHalf::Alpha => fits,
        MatchHalf::Beta => fits.min(p.mover().ships().map(|(_, ship)| ship.hold.raws()).max().unwrap_or(0)),
    }
}

/// Returns the number of goods that a flight of this capacity from the foundry would carry.
fn loaded(p: &Position, capacity: u8) -> u8 {
    let there = capacity.min(p.mover().warehouse.total());
    p.mover().ships().map(|(_, ship)| there.min(ship.free())).max().unwrap_or(0)
}

/// Reports whether the action is possible and useful with the mover's current goods and credits.
fn is_usable(p: &Position, action: Action) -> bool {
    let mover = p.mover();
    let has = |good: Good| mover.warehouse.count(good) > 0;
    let pays = |product: Product| product.card().cost.iter().all(|&(good, count)| mover.warehouse.count(good) >= count);
    match action {
        Action::Process => has(Good::Skyrite) && has(Good::Rubion),
        Action::Traders => has(Good::Rubion) && p.bank > 0,
        Action::Cantina => mover.credits > 0 && wants_freighter(mover) && !p.aliens.is_empty(),
        Action::Manufacture => p.products().any(|product| p.tokens[product.index()] > 0 && pays(product)),
        Action::Charge => mover.warehouse.plain() > 0,
        Action::Upgrade => p.bank > 0 || mover.ships().any(|(_, ship)| !ship.upgraded && ship.hold.is_empty()),
    }
}

fn wants_freighter(player: &PlayerState) -> bool {
    player.ships().count() < ENOUGH_FREIGHTERS
}

/// Chooses the next order after the flight. After a landing, goods come before the action; after a lift-off, the action comes
/// first.
fn work(p: &Position) -> Order {
    let goods = || {
        let order = match (p.now.landed, p.half) {
            (true, MatchHalf::Alpha) => take(p),
            (true, MatchHalf::Beta) => unload(p),
            (false, _) => load(p),
        };
        order.filter(|order| check(p, order).is_ok())
    };
    let next = if p.now.landed { goods().or_else(|| act(p)) } else { act(p).or_else(goods) };
    next.unwrap_or(Order::End)
}

/// Returns the order that takes as much as possible of the raw good that is scarcer in the warehouse, or of the other raw good if
/// the asteroid of the scarcer one is empty.
fn take(p: &Position) -> Option<Order> {
    let warehouse = &p.mover().warehouse;
    let fewer = warehouse.count(Good::Rubion) < warehouse.count(Good::Skyrite);
    let kinds = if fewer { [Asteroid::Rubion, Asteroid::Skyrite] } else { [Asteroid::Skyrite, Asteroid::Rubion] };
    let most = p.now.capacity.min(p.warehouse_free());
    let there = |asteroid: Asteroid| most.min(p.asteroids[asteroid.index()]);
    let kind = kinds.into_iter().find(|&kind| there(kind) > 0)?;
    Some(Order::Take(CargoTransfer::default().with(CargoTransferLine::plain(
        FreighterKind::Federal,
        kind.good(),
        there(kind),
    ))))
}

/// Returns the order that unloads raw goods from the freighter with the most of them, the most valuable goods first.
fn unload(p: &Position) -> Option<Order> {
    let (ship, freighter) = p.mover().ships().min_by_key(|(_, freighter)| Reverse(freighter.hold.raws()))?;
    let wanted = [Good::Galactium, Good::Skyrite, Good::Rubion].map(|good| (good, freighter.hold.count(good)));
    let cargo = first_of(ship, &wanted, p.now.capacity.min(p.warehouse_free()));
    (!cargo.is_empty()).then_some(Order::Unload(cargo))
}

/// Returns a cargo of up to `most` goods of the list, in its order.
fn first_of(ship: FreighterKind, wanted: &[(Good, u8)], most: u8) -> CargoTransfer {
    let mut cargo = CargoTransfer::default();
    let mut left = most;
    for &(good, there) in wanted {
        let count = there.min(left);
        if count > 0 {
            cargo.push(CargoTransferLine::plain(ship, good, count));
            left -= count;
        }
    }
    cargo
}

/// Returns the value of a good on board, in tenths of a point.
fn worth(good: Good) -> u8 {
    match good.product() {
        Some(product) => 10 * (product.card().points + u8::from(good.is_charged())),
        None => match good {
            Good::Galactium => 9,
            Good::Skyrite => 8,
            _ => 7,
        },
    }
}

/// Returns the order that loads the most valuable goods into the freighter that takes the most goods.
fn load(p: &Position) -> Option<Order> {
    let there = p.now.capacity.min(p.mover().warehouse.total());
    let (ship, freighter) =
        p.mover().ships().min_by_key(|(_, freighter)| (Reverse(there.min(freighter.free())), freighter.free()))?;
    let mut wanted: Vec<(Good, u8)> = p.mover().warehouse.iter().collect();
    wanted.sort_by_key(|&(good, _)| (Reverse(worth(good)), good.word()));
    let cargo = first_of(ship, &wanted, there.min(freighter.free()));
    (!cargo.is_empty()).then_some(Order::Load(cargo))
}

/// Returns the first legal use of an action, in a fixed order of preference.
fn act(p: &Position) -> Option<Order> {
    let legal = |order: &Order| check(p, order).is_ok();
    match p.half {
        MatchHalf::Alpha => {
            let process = (1..=p.warehouse_size()).rev().map(Order::Process).find(legal);
            let sell = || Some(Order::Sell(1)).filter(legal);
            let cantina = || Some(Order::Cantina).filter(|order| wants_freighter(p.mover()) && legal(order));
            process.or_else(sell).or_else(cantina)
        }
        MatchHalf::Beta => {
            let mut products: Vec<Product> = p.products().collect();
            products.sort_by_key(|product| (Reverse(product.card().points * product.card().tokens), product.word()));
            let most = |&product: &Product| {
                (1..=product.card().times).rev().map(|times| Order::Make { product, times }).find(legal)
            };
            let make = products.iter().find_map(most);
            make.or_else(|| charge(p)).or_else(|| upgrade(p)).filter(legal)
        }
    }
}

fn charge(p: &Position) -> Option<Order> {
    let legal = |order: &Order| check(p, order).is_ok();
    let all = Some(Order::Charge(None)).filter(|order| p.mover().warehouse.plain() >= MANY_PLAIN && legal(order));
    let mut products: Vec<Product> = Product::ALL.to_vec();
    products.sort_by_key(|product| (Reverse(product.card().points), product.word()));
    all.or_else(|| products.iter().map(|&product| Order::Charge(Some(product))).find(legal))
}

fn upgrade(p: &Position) -> Option<Order> {
    let orders = FreighterKind::ALL.iter().map(|&ship| Order::Upgrade(ship)).chain([Order::Earn]);
    orders.into_iter().find(|order| check(p, order).is_ok())
}

/// Returns the first shown pilot of an alien colour for which the mover has no freighter, or else the first shown pilot.
fn hired(p: &Position) -> Option<Pilot> {
    let new = |pilot: &&Pilot| pilot.alien().is_some_and(|alien| !p.mover().has(alien.ship()));
    let shown = p.shown.all();
    shown.iter().find(new).or_else(|| shown.first()).copied()
}

/// Returns the aliens to keep: for each alien colour with a freighter, the first pilot played.
fn keep(player: &PlayerState) -> KeptAliens {
    let mut kept = KeptAliens::default();
    for &alien in Alien::ALL.iter().filter(|alien| player.has(alien.ship())) {
        if let Some(&pilot) = player.played.all().iter().find(|pilot| pilot.alien() == Some(alien)) {
            kept.push(pilot);
        }
    }
    kept
}

/// Returns the cargo that loads the fleet from the smallest freighter to the largest, galactium first.
fn stow(player: &PlayerState) -> CargoTransfer {
    let mut ships: Vec<(usize, u8)> = player.fleet.iter().map(|freighter| freighter.size).enumerate().collect();
    ships.sort_by_key(|&(_, size)| size);
    let mut left = STOWED.map(|(_, count)| count);
    let mut given = [[0; 2]; FreighterKind::COUNT];
    for (at, size) in ships {
        let galactium = left[1].min(size);
        let skyrite = left[0].min(size - galactium);
        given[at] = [skyrite, galactium];
        left = [left[0] - skyrite, left[1] - galactium];
    }
    stowed(&given)
}
