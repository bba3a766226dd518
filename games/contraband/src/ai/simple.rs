//! The simple opponent: fixed rules, no search, and only the knowledge of its seat.

use super::distances::DistanceTable;
use crate::rules::{
    BoardSpot, BonusCard, BonusPlay, Contraband, DecisionKind, MARKET_KIND, MARKET_ROOM, MeetingOpponent, Metal,
    MetalCounts, Mine, MoveStep, MoveTokenRow, Objective, Order, PlayerState, Position, PriceTable, SectorPlace,
    ShipSystem, Upgrade, View, price,
};
use orrery_core::Rules as _;

/// The last round in which the opponent buys upgrades and looks for stores.
const LAST_SHOPPING: u16 = 14;
/// The value in credits of a free unit of the hold at an unexplored mine.
const UNEXPLORED: u32 = 300;
/// The minimum number of shields with which the opponent flees from an inspection.
const STURDY: u8 = 3;
/// The order in which the opponent tries steps in a solo match, where the ship must move.
const ANYWHERE: [MoveStep; MoveStep::COUNT] = [
    MoveStep::Out,
    MoveStep::Cw,
    MoveStep::Ccw,
    MoveStep::Mine1,
    MoveStep::Mine2,
    MoveStep::Market,
    MoveStep::Port,
    MoveStep::Gate,
];
/// The metals from the most to the least valuable.
pub(super) const WORTHIEST: [Metal; Metal::COUNT] = [Metal::Plutonium, Metal::Carbon, Metal::Iron];
/// The systems in the order in which the opponent gives up their upgrades.
const LOST: [ShipSystem; ShipSystem::COUNT] =
    [ShipSystem::Shields, ShipSystem::Weapon, ShipSystem::Cargo, ShipSystem::Engine];
/// The systems in the order in which a player with the Shipwright objective wants them.
const WANTED: [ShipSystem; ShipSystem::COUNT] =
    [ShipSystem::Engine, ShipSystem::Cargo, ShipSystem::Shields, ShipSystem::Weapon];

/// Returns the simple opponent's order.
pub(super) fn choose(view: &View) -> Order {
    let p = &view.known;
    match p.ask {
        DecisionKind::Turn => act(view).unwrap_or_else(|| walk(view)),
        DecisionKind::Act => act(view).unwrap_or(Order::Done),
        DecisionKind::Plan => act(view).unwrap_or_else(|| Order::Plan(row(p))),
        _ => answer(view),
    }
}

/// Reports whether an order is legal.
pub(super) fn may(view: &View, order: &Order) -> bool {
    Contraband::check(view, order).is_ok()
}

/// Reports whether a player has this objective and still has to fulfil it.
pub(super) fn aims_at(player: &PlayerState, objective: Objective) -> bool {
    player.objective() == Some(objective) && !player.done
}

/// Returns the answer to the current question.
pub(super) fn answer(view: &View) -> Order {
    let p = &view.known;
    match p.ask {
        DecisionKind::Lose => Order::Lose(lost(p.me())),
        DecisionKind::Excess => Order::Jettison(least(p.me().hold.known).unwrap_or(Metal::Iron)),
        DecisionKind::Prize => prize(p),
        DecisionKind::Hide => Order::Hide(worthiest(p.me().hold.known, p.me().cards(BonusCard::HiddenHold))),
        DecisionKind::Loot => {
            let seen = p.meeting.map(|meeting| meeting.seen).unwrap_or_default();
            Order::Loot(worthiest(seen, p.me().room().saturating_sub(p.me().hold.len())))
        }
        DecisionKind::Police => police(view),
        DecisionKind::Raid => played(view, BonusCard::FriendlyAlien).unwrap_or_else(|| fight(view)),
        DecisionKind::Calm => calm(view),
        _ => fight(view),
    }
}

/// Returns the upgrade to give up: the one with the lowest level or, of several, the first in [`LOST`].
pub(super) fn lost(player: &PlayerState) -> Upgrade {
    let glad = |upgrade: &Upgrade| LOST.iter().position(|&system| system == upgrade.system());
    player.upgrades().min_by_key(|upgrade| (upgrade.level(), glad(upgrade))).unwrap_or(Upgrade::Shields1)
}

/// Returns the least valuable of these metals; `None` if there are none.
pub(super) fn least(metals: MetalCounts) -> Option<Metal> {
    WORTHIEST.into_iter().rev().find(|&metal| metals.has(metal))
}

/// Returns the most valuable of these metals, at most `most` of them.
pub(super) fn worthiest(metals: MetalCounts, most: u8) -> MetalCounts {
    let by_worth = WORTHIEST.into_iter().flat_map(|metal| std::iter::repeat_n(metal, metals.count(metal).into()));
    by_worth.take(most.into()).collect()
}

pub(super) fn prize(p: &Position) -> Order {
    let Some(metal) = p.meeting.and_then(|meeting| meeting.prize) else { return Order::Leave };
    if p.me().has_room() {
        return Order::Take(metal);
    }
    match least(p.me().hold.known).filter(|own| own.worth() < metal.worth()) {
        Some(give) => Order::Swap { give, take: metal },
        None => Order::Leave,
    }
}

/// Returns the order to play a card, if it is legal.
pub(super) fn played(view: &View, card: BonusCard) -> Option<Order> {
    let order = Order::Play(BonusPlay::Card(card));
    may(view, &order).then_some(order)
}

/// Returns the order to fight on, or to play a boost first.
pub(super) fn fight(view: &View) -> Order {
    let boost = || played(view, BonusCard::WeaponBoost).or_else(|| played(view, BonusCard::ShieldBoost));
    let on = if view.known.ask == DecisionKind::Stand { Order::Stand } else { Order::Fight };
    boost().unwrap_or(on)
}

fn police(view: &View) -> Order {
    let p = &view.known;
    let me = p.me();
    if p.meeting.is_some_and(|meeting| meeting.sight) {
        return played(view, BonusCard::Disguise).unwrap_or_else(|| fight(view));
    }
    if aims_at(me, Objective::PoliceBane) && me.level(ShipSystem::Weapon) > 0 {
        return fight(view);
    }
    if finds_plutonium(me) && me.shields() >= STURDY && may(view, &Order::Flee) {
        return Order::Flee;
    }
    submit(me)
}

/// Reports whether an inspection would find Plutonium that the player's Hidden Holds cannot hide.
pub(super) fn finds_plutonium(player: &PlayerState) -> bool {
    player.hold.known.count(Metal::Plutonium) > player.cards(BonusCard::HiddenHold)
}

/// Returns the order to submit and hide as much as possible.
pub(super) fn submit(me: &PlayerState) -> Order {
    Order::Submit(me.cards(BonusCard::HiddenHold).min(me.hold.known.count(Metal::Plutonium)))
}

fn calm(view: &View) -> Order {
    let me = view.known.me();
    let fights = match view.known.meeting.map(|meeting| meeting.foe) {
        Some(MeetingOpponent::Miner) => me.hold.is_empty(),
        _ => aims_at(me, Objective::RaiderBane),
    };
    if fights { fight(view) } else { Order::Leave }
}

/// Returns the upgrades that the opponent wants, the most wanted first.
fn wishes(me: &PlayerState) -> Vec<Upgrade> {
    if aims_at(me, Objective::Shipwright) {
        let lacking = WANTED.into_iter().filter(|&system| me.level(system) == 0);
        return lacking.map(|system| Upgrade::of(system, 1)).collect();
    }
    if aims_at(me, Objective::PoliceBane) || aims_at(me, Objective::RaiderBane) {
        return vec![Upgrade::Weapon2, Upgrade::Cargo1, Upgrade::Engine1];
    }
    vec![Upgrade::Cargo1, Upgrade::Engine1, Upgrade::Engine2, Upgrade::Cargo2]
}

/// Reports whether the opponent still buys upgrades.
fn shops(p: &Position) -> bool {
    p.round <= LAST_SHOPPING || aims_at(p.me(), Objective::Shipwright)
}

/// Returns the opponent's action at the current place, if any.
fn act(view: &View) -> Option<Order> {
    let p = &view.known;
    let me = p.me();
    let first = |orders: Vec<Order>| orders.into_iter().find(|order| may(view, order));
    if let Some(order) = played(view, BonusCard::Credits) {
        return Some(order);
    }
    if aims_at(me, Objective::Outlaw)
        && let Some(order) = first(p.seats().iter().map(|&colour| Order::Attack(colour)).collect())
    {
        return Some(order);
    }
    if me.at.port_quadrant().is_some() && shops(p) {
        return first(wishes(me).into_iter().map(Order::Install).collect());
    }
    if let Some(mine) = p.mine_of(p.asked()) {
        let there = p.mines[mine].pile.known;
        return take(view, there);
    }
    first(WORTHIEST.into_iter().map(Order::Sell).collect())
}

/// Returns the order to take the most valuable metal of a mine or, if there is no room, to exchange the least valuable metal of
/// the hold for a more valuable one.
pub(super) fn take(view: &View, there: MetalCounts) -> Option<Order> {
    let taken = WORTHIEST.into_iter().map(Order::Take).find(|order| may(view, order));
    let swapped = || {
        let give = least(view.known.me().hold.known)?;
        let take = WORTHIEST.into_iter().find(|&metal| there.has(metal) && metal.worth() > give.worth())?;
        Some(Order::Swap { give, take }).filter(|order| may(view, order))
    };
    taken.or_else(swapped)
}

/// Returns the total that a market would pay for a hold now, with the most valuable metals sold first.
pub(super) fn bring(prices: PriceTable, market: &MetalCounts, hold: MetalCounts) -> u32 {
    let mut sum = 0;
    each_sale(prices, market, hold, |_, price| sum += u32::from(price));
    sum
}

/// Calls `sold` with each metal of a hold that a market would buy now and its price, in the order of [`bring`].
#[inline]
pub(super) fn each_sale(prices: PriceTable, market: &MetalCounts, hold: MetalCounts, mut sold: impl FnMut(Metal, u16)) {
    let mut there = *market;
    for metal in WORTHIEST {
        for _ in 0..hold.count(metal) {
            if there.count(metal) < MARKET_KIND && there.len() < MARKET_ROOM {
                sold(metal, price(prices, metal, there.count(metal)));
                there.add(metal);
            }
        }
    }
}

/// Returns the value of the metals that the free units of a hold could load from a mine.
pub(super) fn yields(p: &Position, mine: usize, free: u8) -> u32 {
    yields_of(&p.mines[mine], free)
}

/// Returns the value of the metals that this many free units could load from this mine.
pub(super) fn yields_of(mine: &Mine, free: u8) -> u32 {
    if !mine.explored {
        return UNEXPLORED * u32::from(free);
    }
    u32::from(worthiest(mine.pile.known, free).worth())
}

/// Returns the score of a place at this distance in moves.
fn score(p: &Position, spot: BoardSpot, moves: u8) -> f64 {
    let seat = p.asked();
    let me = p.me();
    let moves = f64::from(moves);
    if me.breakdown {
        return if spot.port_quadrant().is_some() && moves > 0.0 { 10_000.0 / moves } else { 0.0 };
    }
    if let Some(market) = spot.market() {
        return f64::from(bring(p.options.prices, &p.markets[market], me.hold.known)) / (moves + 1.0);
    }
    if let Some(mine) = spot.mine() {
        let free = me.room().saturating_sub(me.hold.len());
        return 0.6 * f64::from(yields(p, mine, free)) / (moves + 3.0);
    }
    let Some(quadrant) = spot.port_quadrant() else { return 0.0 };
    let wishes = wishes(me);
    let visited = p.memories[seat][quadrant.index()].round > 0;
    let better = wishes.iter().take(2).any(|upgrade| upgrade.level() > me.level(upgrade.system()));
    let affords = wishes.first().is_some_and(|first| me.credits >= u32::from(first.price()));
    if !visited && shops(p) && better && affords { 250.0 / (moves + 1.0) } else { 0.0 }
}

/// Returns the steps to the place with the highest score, or an empty list if no place is worth the trip.
fn route(p: &Position) -> Vec<MoveStep> {
    let ways = DistanceTable::of(p, p.asked());
    let mut best = (0.0, None);
    for spot in BoardSpot::all().filter(|spot| spot.place != SectorPlace::Space) {
        let Some(moves) = ways.moves(spot) else { continue };
        let score = score(p, spot, moves);
        if score > best.0 {
            best = (score, Some(spot));
        }
    }
    best.1.map(|spot| ways.steps(spot)).unwrap_or_default()
}

/// Returns the first step of the route, or the end of the turn.
fn walk(view: &View) -> Order {
    let step = route(&view.known).first().map(|&step| Order::Move(step)).filter(|order| may(view, order));
    step.unwrap_or_else(|| end(view))
}

/// Returns the end of the turn, or any legal step if ending is refused.
pub(super) fn end(view: &View) -> Order {
    let anywhere = ANYWHERE.into_iter().map(Order::Move);
    if may(view, &Order::End) {
        return Order::End;
    }
    anywhere.into_iter().find(|order| may(view, order)).unwrap_or(Order::End)
}

/// Returns the route as a row of tokens, cut off where moves or tokens run out.
fn row(p: &Position) -> MoveTokenRow {
    tokens(p, &route(p))
}

/// Returns steps as a row of tokens, cut off where moves or tokens run out. Tokens after a main axis would be lost.
pub(super) fn tokens(p: &Position, steps: &[MoveStep]) -> MoveTokenRow {
    let mut row = MoveTokenRow::default();
    let mut at = p.me().at;
    for &step in steps.iter().take(p.me().moves_left().into()) {
        if row.count(step) >= step.tokens() || !row.push(step) {
            break;
        }
        let to = at.after(step).unwrap_or(at);
        if at.crosses_axis(to) {
            break;
        }
        at = to;
    }
    row
}
