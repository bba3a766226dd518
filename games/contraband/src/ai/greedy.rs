//! The greedy opponent, a baseline. Unlike the simple opponent, it counts in turns, considers the expected cost of patrols,
//! decides on fights by its chance to win them, and knows the value of upgrades.

use super::lookup_routes::PrecomputedRoutes;
use super::odds::{against, chance as duel};
use super::policy_weights::PolicyWeights;
use super::routes::{RouteFinder, SearchedRoutes, chance_now, spaces};
use super::simple::{
    WORTHIEST, aims_at, answer, bring, end, fight, finds_plutonium, may, played, submit, take, tokens, yields,
};
use crate::rules::{
    BoardSpot, BonusCard, DecisionKind, MeetingOpponent, Metal, MetalCounts, MoveStep, Objective, Order,
    OutlawCondition, PatrolToken, PlayerState, Position, SectorPlace, ShipSystem, Upgrade, View, price, weapons,
};

/// The chance to win above which the opponent attacks a ship, if only a successful attack counts.
const EVEN: f64 = 0.45;

/// Returns the greedy opponent's order.
pub(super) fn choose(view: &View, style: &PolicyWeights) -> Order {
    let p = &view.known;
    match p.ask {
        DecisionKind::Turn => act(view, style).unwrap_or_else(|| walk(view, style)),
        DecisionKind::Plan => {
            act(view, style).unwrap_or_else(|| Order::Plan(tokens(p, &best_route::<SearchedRoutes>(p, style).steps)))
        }
        _ => answers(view, style),
    }
}

/// Returns the opponent's order in a simulation: distances are looked up, and a route is followed to its end once it is begun.
pub(super) fn decide_fast(view: &View, style: &PolicyWeights, underway: &mut ActiveRoute) -> Order {
    let p = &view.known;
    match p.ask {
        DecisionKind::Turn => {
            if let Some(order) = act(view, style) {
                *underway = ActiveRoute::default();
                return order;
            }
            underway.step(view, style)
        }
        DecisionKind::Plan => act(view, style)
            .unwrap_or_else(|| Order::Plan(tokens(p, &best_route::<PrecomputedRoutes<'_>>(p, style).steps))),
        _ => answers(view, style),
    }
}

/// Returns the answer to any question other than those for an order of the turn and for the planning of a row.
fn answers(view: &View, style: &PolicyWeights) -> Order {
    match view.known.ask {
        DecisionKind::Act => act(view, style).unwrap_or(Order::Done),
        DecisionKind::Police => police(view, style),
        DecisionKind::Raid => raid(view, style),
        DecisionKind::Calm => calm(view, style),
        _ => answer(view),
    }
}

/// Returns the opponent's chance to win the current fight with all boosts in hand.
fn chance(p: &Position) -> f64 {
    let boosts = [p.me().cards(BonusCard::WeaponBoost), p.me().cards(BonusCard::ShieldBoost)];
    p.meeting.map_or(0.0, |meeting| chance_now(&meeting, weapons(p, &meeting), boosts))
}

fn police(view: &View, style: &PolicyWeights) -> Order {
    let p = &view.known;
    let me = p.me();
    let chance = chance(p);
    let fights = chance > style.police[0] && aims_at(me, Objective::PoliceBane)
        || chance > style.police[1] && finds_plutonium(me);
    if p.meeting.is_some_and(|meeting| meeting.sight) {
        return if fights { fight(view) } else { answer(view) };
    }
    if fights {
        return fight(view);
    }
    let flees = finds_plutonium(me) && me.shields() >= 3 && may(view, &Order::Flee);
    if flees { Order::Flee } else { submit(me) }
}

fn raid(view: &View, style: &PolicyWeights) -> Order {
    let p = &view.known;
    let least = style.raid[usize::from(!aims_at(p.me(), Objective::RaiderBane))];
    if chance(p) > least {
        return fight(view);
    }
    played(view, BonusCard::FriendlyAlien).unwrap_or_else(|| fight(view))
}

fn calm(view: &View, style: &PolicyWeights) -> Order {
    let p = &view.known;
    let raiders = p.meeting.is_some_and(|meeting| meeting.foe == MeetingOpponent::Raiders);
    let fights = if raiders {
        chance(p) > style.raid[usize::from(!aims_at(p.me(), Objective::RaiderBane))]
    } else {
        p.me().hold.is_empty()
    };
    if fights { fight(view) } else { Order::Leave }
}

/// Returns the value of an upgrade to the opponent, in credits.
fn wish(p: &Position, upgrade: Upgrade, style: &PolicyWeights) -> f64 {
    let me = p.me();
    let fights = p.options.outlaw == OutlawCondition::Win && aims_at(me, Objective::Outlaw);
    let bane = fights || aims_at(me, Objective::PoliceBane) || aims_at(me, Objective::RaiderBane);
    let alone = |upgrade: Upgrade| match upgrade {
        _ if aims_at(me, Objective::Shipwright) && me.level(upgrade.system()) == 0 => style.shipwright,
        Upgrade::Weapon1 | Upgrade::Weapon2 if bane => style.bane[usize::from(upgrade.level()) - 1],
        Upgrade::Shields1 | Upgrade::Shields2 if bane && me.level(ShipSystem::Weapon) > 0 => style.bane[2],
        _ if f64::from(p.round) > style.early => 0.0,
        _ => style.wishes[upgrade.index()],
    };
    let level = me.level(upgrade.system());
    if upgrade.level() <= level {
        return 0.0;
    }
    let built = if level > 0 { alone(Upgrade::of(upgrade.system(), level)) } else { 0.0 };
    alone(upgrade) - built
}

/// Returns the most valuable upgrade that the opponent can pay for and that is worth its price; of equal ones, the cheaper.
fn best_wish(p: &Position, style: &PolicyWeights, upgrades: impl Iterator<Item = Upgrade>) -> Option<(f64, Upgrade)> {
    let payable = upgrades.filter(|upgrade| p.me().credits >= u32::from(upgrade.price()));
    let wishes = payable.map(|upgrade| (wish(p, upgrade, style), upgrade));
    let worth = wishes.filter(|&(wish, upgrade)| wish >= style.least * f64::from(upgrade.price()));
    worth.max_by(|one, other| one.0.total_cmp(&other.0).then(other.1.price().cmp(&one.1.price())))
}

/// Returns the opponent's action at the current place, if any.
fn act(view: &View, style: &PolicyWeights) -> Option<Order> {
    let p = &view.known;
    let me = p.me();
    if let Some(order) = played(view, BonusCard::Credits) {
        return Some(order);
    }
    if aims_at(me, Objective::Outlaw) {
        let prey = (0..p.count()).filter(|&other| is_prey(p, other));
        let attack = prey.map(|other| Order::Attack(p.colour(other))).find(|order| may(view, order));
        if attack.is_some() {
            return attack;
        }
    }
    if let Some(quadrant) = p.port_of(p.asked()) {
        let (_, upgrade) = best_wish(p, style, p.stores[quadrant.index()].kinds())?;
        return Some(Order::Install(upgrade)).filter(|order| may(view, order));
    }
    if let Some(mine) = p.mine_of(p.asked()) {
        return take(view, p.mines[mine].pile.known);
    }
    let market = p.market_of(p.asked())?;
    let dear = |metal| is_dear(p, &p.markets[market], metal, style);
    WORTHIEST.into_iter().filter(|&metal| dear(metal)).map(Order::Sell).find(|order| may(view, order))
}

/// Reports whether a market pays enough for a metal.
fn is_dear(p: &Position, market: &MetalCounts, metal: Metal, style: &PolicyWeights) -> bool {
    let pays = f64::from(price(p.options.prices, metal, market.count(metal)));
    f64::from(p.round) > style.early || pays >= style.dear * f64::from(metal.worth())
}

/// Returns the total that a market would pay for the metals that the opponent would sell there.
fn sale(p: &Position, market: &MetalCounts, style: &PolicyWeights) -> f64 {
    let hold = p.me().hold.known;
    if f64::from(p.round) > style.early {
        return f64::from(bring(p.options.prices, market, hold));
    }
    let mut sold = *market;
    let mut kept = hold;
    for metal in WORTHIEST {
        while kept.has(metal) && sold.count(metal) < 3 && is_dear(p, &sold, metal, style) {
            sold.add(metal);
            kept.take(metal);
        }
    }
    f64::from(bring(p.options.prices, market, hold.minus(kept)))
}

/// Returns the value of a spot, and the number of turns to add to those of the route.
fn draw(p: &Position, spot: BoardSpot, style: &PolicyWeights) -> (f64, f64) {
    let me = p.me();
    if me.breakdown {
        return if spot.port_quadrant().is_some() { (10_000.0, 0.1) } else { (0.0, 1.0) };
    }
    if spot.place == SectorPlace::Space {
        return if is_hunted(p, spot, style) { (style.hunt, 1.0) } else { (0.0, 1.0) };
    }
    if let Some(market) = spot.market() {
        return (sale(p, &p.markets[market], style), style.sale);
    }
    if let Some(mine) = spot.mine() {
        let free = me.room().saturating_sub(me.hold.len());
        let yields =
            if p.mines[mine].explored { f64::from(yields(p, mine, free)) } else { style.unexplored * f64::from(free) };
        return (style.mined * yields, style.mine);
    }
    let Some(quadrant) = spot.port_quadrant() else { return (0.0, 1.0) };
    let memory = &p.memories[p.asked()][quadrant.index()];
    let (share, best) = if memory.round > 0 {
        (1.0, best_wish(p, style, memory.cards.kinds()))
    } else {
        (style.hoped, best_wish(p, style, Upgrade::ALL.iter().copied()))
    };
    (best.map_or(0.0, |(wish, _)| share * wish), 1.0)
}

/// Reports whether an open space is within reach of a token that the opponent hunts, or contains a ship that the opponent would
/// attack.
fn is_hunted(p: &Position, spot: BoardSpot, style: &PolicyWeights) -> bool {
    let me = p.me();
    let seat = p.asked();
    let hunts = |token: PatrolToken, foe: MeetingOpponent, aim: Objective, least: f64| {
        let reaches = p.reaches(token, spot.sector) && !me.has_met(token) && !p.is_beaten(token);
        aims_at(me, aim) && reaches && against(foe, weapon(me), shields(me)) > least
    };
    let police = hunts(PatrolToken::Police, MeetingOpponent::Police, Objective::PoliceBane, style.police[0]);
    let alien = !p.reaches(PatrolToken::Police, spot.sector)
        && hunts(PatrolToken::Alien, MeetingOpponent::Raiders, Objective::RaiderBane, style.raid[0]);
    let ship =
        |other: usize| other != seat && p.players[other].at == spot && !p.players[other].breakdown && is_prey(p, other);
    police || alien || aims_at(me, Objective::Outlaw) && (0..p.count()).any(ship)
}

/// Reports whether the opponent would attack a ship: any ship or, if only a successful attack counts, a ship that it beats with a
/// chance above [`EVEN`].
fn is_prey(p: &Position, other: usize) -> bool {
    let (me, them) = (p.me(), &p.players[other]);
    let lead = i32::from(weapon(me)) - i32::from(them.weapon());
    p.options.outlaw == OutlawCondition::Attack || duel(lead, shields(me), them.shields()) > EVEN
}

const fn weapon(me: &PlayerState) -> u8 {
    me.weapon() + me.cards(BonusCard::WeaponBoost)
}

const fn shields(me: &PlayerState) -> u8 {
    me.shields() + me.cards(BonusCard::ShieldBoost)
}

/// The opponent's destination and the steps of this turn towards it. There are no steps if the opponent waits or if no
/// destination is worth the trip.
#[derive(Debug, Default)]
struct Route {
    to: Option<BoardSpot>,
    steps: Vec<MoveStep>,
}

/// Returns the route to the spot with the highest score.
fn best_route<'a, R: RouteFinder<'a>>(p: &'a Position, style: &PolicyWeights) -> Route {
    let roads = R::of(p, p.asked(), style);
    let places = BoardSpot::all().filter(|spot| spot.place != SectorPlace::Space);
    let mut best = (0.0, None);
    for spot in places.chain(spaces()).filter(|&spot| spot != p.me().at) {
        let (worth, beside) = draw(p, spot, style);
        if worth <= 0.0 {
            continue;
        }
        let Some(turns) = roads.turns(spot) else { continue };
        let score = worth / (turns + beside);
        if score > best.0 {
            best = (score, Some(spot));
        }
    }
    Route { to: best.1, steps: best.1.map(|spot| roads.steps(spot)).unwrap_or_default() }
}

/// Returns the first step of the route, or the end of the turn.
fn walk(view: &View, style: &PolicyWeights) -> Order {
    let steps = best_route::<SearchedRoutes>(&view.known, style).steps;
    let step = steps.first().map(|&step| Order::Move(step)).filter(|order| may(view, order));
    step.unwrap_or_else(|| end(view))
}

/// A route begun in this turn.
#[derive(Debug, Default)]
pub(super) struct ActiveRoute {
    way: Route,
    taken: usize,
    /// The seat, round and spot at which the ship is expected if nothing interferes.
    at: Option<(usize, u16, BoardSpot)>,
}

impl ActiveRoute {
    /// Returns the next step of the route, or the end of the turn. A new route is searched if there is none, if it has ended, or
    /// if the ship is not where it should be.
    fn step(&mut self, view: &View, style: &PolicyWeights) -> Order {
        let p = &view.known;
        let (seat, at) = (p.asked(), p.me().at);
        if self.at != Some((seat, p.round, at)) || self.way.to == Some(at) {
            *self = ActiveRoute { way: best_route::<PrecomputedRoutes<'_>>(p, style), ..ActiveRoute::default() };
        }
        let next = self.way.steps.get(self.taken).map(|&step| (step, Order::Move(step)));
        if let Some((step, order)) = next.filter(|(_, order)| may(view, order)) {
            self.taken += 1;
            self.at = at.after(step).map(|to| (seat, p.round, to));
            return order;
        }
        *self = ActiveRoute::default();
        end(view)
    }
}
