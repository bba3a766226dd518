//! The simple opponent. It follows fixed rules, does not look ahead, and knows nothing that its seat does not know.

use super::goals::{goals, lacking, scarcest};
use crate::rules::{
    Adventure, AdventureCondition, Card, CardArrangement, CardCounts, CardKind, Commodity, CommodityCounts,
    DEMAND_PRICE, LOOK, Module, Order, POST_USES, Phase, PirateClass, PlayerState, Position, SECTORS,
    START_COLONY_NUMBER, Ship, TradeDeal, View, class_to_settle, meets, price,
};

/// The highest price in Astro at which the simple opponent buys at trade planets.
const CHEAP: u8 = 2;
/// The lowest price in Astro at which the simple opponent sells at trade planets.
const DEAR: u8 = 4;
/// The Astro that the simple opponent keeps when it buys at trade planets.
const KEPT_ASTRO: u16 = 6;
/// The number of goals for which the simple opponent buys things.
const GOALS: usize = 3;
/// The modules in the order in which the simple opponent prefers to lose them.
const LOST: [Module; 6] =
    [Module::Trade, Module::Sensor, Module::Production, Module::Science, Module::Command, Module::Logistics];

/// Chooses the simple opponent's order. It never makes an offer, and refuses every offer.
pub(super) fn choose(view: &View) -> Order {
    let p = &view.known;
    match p.phase {
        Phase::Module => Order::Module(Module::Logistics),
        Phase::Roll | Phase::Over => Order::Roll,
        Phase::Produce => produce(p),
        Phase::Fly => fly(view),
        Phase::Arrange => Order::Arrange(unchanged_order(p.flight.look.len())),
        Phase::Flight => flight(p),
        Phase::Pirates => settle_pirates(p),
        Phase::Take => Order::Take(scarcest(p.mover(), |_| true)),
        Phase::Lose => Order::Lose(lost(p.mover())),
        Phase::Build => build(p),
        Phase::Answer => Order::Refuse,
    }
}

/// Returns the order to produce a resource: the scarcest of those that the decider's colonies can produce on the current roll.
fn produce(p: &Position) -> Order {
    let player = p.player(p.decider);
    let start = (p.now.roll == START_COLONY_NUMBER).then(|| p.decider.start_colony());
    let founded: Vec<_> = player.colonies.kinds().filter_map(Card::colony).collect();
    let produced = |resource| start == Some(resource) || founded.contains(&(resource, p.now.roll));
    scarcest(player, produced).map_or(Order::Roll, Order::Produce)
}

/// Returns the order to fly to the sector with the highest score: two for each unknown card, plus the value of each known card.
fn fly(view: &View) -> Order {
    let p = &view.known;
    let player = p.mover();
    let count = |at: usize| {
        let known = view.knows(at);
        let unknown = i32::from(p.sectors[at].size) - i32::from(known.len());
        2 * unknown + known.iter().map(|card| worth(p, player, card)).sum::<i32>()
    };
    let best = (0..SECTORS).rev().max_by_key(|&at| count(at)).unwrap_or(0);
    Order::Fly(best as u8 + 1)
}

fn worth(p: &Position, player: &PlayerState, card: Card) -> i32 {
    match card.kind() {
        CardKind::Colony { .. } => 6 * i32::from(player.ships(Ship::ColonyShip) > 0),
        CardKind::Pirates { strength, .. } => {
            if player.firepower() >= strength {
                1
            } else {
                -3
            }
        }
        kind => {
            let post = 3 * i32::from(card.has_post() && player.ships(Ship::TradeShip) > 0);
            let else_worth = match kind {
                CardKind::Trade { resource, price } if price <= CHEAP => 2 * i32::from(player.room(resource) > 0),
                CardKind::Trade { resource, price } if price >= DEAR => 3 * i32::from(player.resource(resource) > 0),
                CardKind::Adventures => {
                    let possible = |adventure: Adventure| {
                        adventure.spec().planet == card && meets(player, adventure.spec()).is_ok()
                    };
                    5 * i32::from(p.adventures.face_up().any(possible))
                }
                _ => 0,
            };
            post.max(else_worth)
        }
    }
}

/// Returns the arrangement that puts all cards back on top, in their present order.
pub(super) fn unchanged_order(looked_at: u8) -> CardArrangement {
    let numbers: [u8; LOOK] = std::array::from_fn(|at| at as u8 + 1);
    CardArrangement::new(&numbers[..usize::from(looked_at)], &[]).unwrap_or_default()
}

fn flight(p: &Position) -> Order {
    if let Some(order) = p.flight.visited().and_then(|card| at_card(p, card)) {
        return order;
    }
    if p.now.speed > 0 && p.cards_left() > 0 { Order::Next } else { Order::Stop }
}

/// Returns the order with which the simple opponent uses the visited card, or `None` if it has no use for the card.
fn at_card(p: &Position, card: Card) -> Option<Order> {
    let player = p.mover();
    let kind = card.kind();
    if kind == CardKind::Adventures {
        return adventure(p, card);
    }
    if p.flight.is_turned() {
        return None;
    }
    if card.colony().is_some() && player.ships(Ship::ColonyShip) > 0 {
        return Some(Order::Settle);
    }
    if card.has_post() && player.ships(Ship::TradeShip) > 0 {
        return Some(Order::Found);
    }
    let CardKind::Trade { resource, price } = kind else { return None };
    let held = player.resource(resource);
    if price >= DEAR && held > 0 {
        return Some(Order::Trade(TradeDeal::Sell(CommodityCounts::of(resource.into(), held))));
    }
    let affordable = player.astro.saturating_sub(KEPT_ASTRO) / u16::from(price);
    let count = affordable.min(player.room(resource).into()) as u8;
    (price <= CHEAP && count > 0).then(|| Order::Trade(TradeDeal::Buy(CommodityCounts::of(resource.into(), count))))
}

/// Returns the order for the first adventure that the mover can do at the visited planet, starting with the one turned up longest
/// ago, or `None` if there is none.
fn adventure(p: &Position, card: Card) -> Option<Order> {
    let player = p.mover();
    let possible = |adventure: &Adventure| {
        let quest = adventure.spec();
        quest.planet == card && p.flight.arrived & adventure.bit() != 0 && meets(player, quest).is_ok()
    };
    let adventure = p.adventures.face_up().find(possible)?;
    Some(Order::Adventure { adventure, take: reward(player, adventure) })
}

/// Returns the resources to take as the reward of an adventure after its price is paid: the scarcest that the reward allows.
pub(super) fn reward(player: &PlayerState, adventure: Adventure) -> CommodityCounts {
    let quest = adventure.spec();
    let mut after = *player;
    if let AdventureCondition::Pay(price) = quest.condition {
        price.iter().for_each(|(thing, count)| after.spend(thing, count));
    }
    let mut take = CommodityCounts::NONE;
    for _ in 0..quest.resources {
        if let Some(resource) = scarcest(&after, |resource| Some(resource) != quest.except) {
            after.gain(resource.into(), 1);
            take = take.and(resource.into(), 1);
        }
    }
    take
}

fn settle_pirates(p: &Position) -> Order {
    let class = class_to_settle(p).unwrap_or(PirateClass::Pirates);
    let enough = match class {
        PirateClass::Pirates => 3,
        PirateClass::Corsairs => 6,
    };
    let player = p.mover();
    let fights = player.firepower() >= enough || player.astro < class.ransom().into();
    if fights { Order::Fight } else { Order::Pay }
}

/// Returns the module to give up a level: the first in [`LOST`] among those of the lowest level.
pub(super) fn lost(player: &PlayerState) -> Module {
    let held = LOST.into_iter().filter(|&module| player.level(module) > 0);
    held.min_by_key(|&module| player.level(module)).unwrap_or(Module::Logistics)
}

/// Returns the order for the first goal that the mover can pay for; otherwise the first purchase for one of the first three
/// goals; otherwise the end of the turn.
pub(super) fn build(p: &Position) -> Order {
    let player = p.mover();
    if let Some(goal) = goals(p, p.turn).find(|goal| lacking(player, goal.price(p)).next().is_none()) {
        return goal.order();
    }
    let purchase = goals(p, p.turn).take(GOALS).find_map(|goal| first_purchase(p, goal.price(p)));
    purchase.unwrap_or(Order::End)
}

/// The money, resources, Trade module uses and trading posts left for purchases in this turn. Each planned purchase reduces them.
struct PurchaseBudget {
    player: PlayerState,
    other: PlayerState,
    demands: u8,
    posts: CardCounts,
    uses: u8,
}

/// Returns the first of the purchases that together provide everything missing for a price, or `None` if a missing thing cannot
/// be bought.
fn first_purchase(p: &Position, needed: CommodityCounts) -> Option<Order> {
    let player = *p.mover();
    let mut means = PurchaseBudget {
        player,
        other: *p.player(p.turn.other()),
        demands: player.level(Module::Trade).saturating_sub(p.now.demands),
        posts: player.posts.minus(p.now.posts),
        uses: POST_USES.saturating_sub(p.now.posts.len()),
    };
    let mut first = None;
    for (thing, count) in lacking(&player, needed) {
        let order = means.demand(thing, count).or_else(|| means.buy(thing, count))?;
        first = first.or(Some(order));
    }
    first
}

impl PurchaseBudget {
    /// Plans to use the Trade module to take `count` units of a resource from the other player. Returns the first order, or
    /// `None` if that is not possible.
    fn demand(&mut self, thing: Commodity, count: u8) -> Option<Order> {
        let resource = thing.resource()?;
        let price = u16::from(DEMAND_PRICE) * u16::from(count);
        let possible = self.demands >= count
            && self.other.resource(resource) >= count
            && self.player.astro >= price
            && self.player.room(resource) >= count;
        if !possible {
            return None;
        }
        self.demands -= count;
        self.other.spend(thing, count);
        self.player.astro -= price;
        self.player.gain(thing, count);
        Some(Order::Demand(resource))
    }

    /// Plans to buy `count` units of a commodity at one trading post. Returns the order, or `None` if no unused post sells them
    /// at a price that the player can pay.
    fn buy(&mut self, thing: Commodity, count: u8) -> Option<Order> {
        let deal = TradeDeal::Buy(CommodityCounts::of(thing, count));
        let sells = |post: Card| {
            let price = price(post, deal)?;
            let enough = count == 1 || !matches!(post.kind(), CardKind::Diplomats | CardKind::Scientists);
            let cost = u16::from(price) * u16::from(count);
            (enough && self.player.astro >= cost && self.player.space(thing) >= count).then_some((post, cost))
        };
        let (post, cost) = self.posts.kinds().filter(|_| self.uses > 0).find_map(sells)?;
        self.posts.take(post);
        self.uses -= 1;
        self.player.astro -= cost;
        self.player.gain(thing, count);
        Some(Order::Use { post, deal })
    }
}
