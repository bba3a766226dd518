//! The forecast of Trade and Build: the best buildings one after the other, with missing things bought at trading posts or from
//! the other player. It must be fast, because every step of every simulated flight uses it.

use super::value::PositionEvaluator;
use crate::ai::goals::{BuildGoal, goals, lacking};
use crate::rules::{
    BuildableItem, Card, CardKind, Commodity, CommodityCounts, DEMAND_PRICE, EquipmentCounts, EquipmentKind, Module,
    Order, POST_USES, Position, Seat, TradeDeal, Upgrade, price,
};

/// The maximum number of buildings in one turn, which is more than a full ship can pay for.
const STEPS: usize = 6;

/// The position after the buildings that the forecast expects of the mover, with its value.
#[derive(Debug, Clone, Copy)]
pub(super) struct BuildForecast {
    /// The position with everything built. Its phase and its flight row are unchanged.
    pub(super) after: Position,
    /// The value of the position to the mover.
    pub(super) worth: f64,
}

impl PositionEvaluator {
    /// Returns the value of the position to a seat, with the mover's best buildings included.
    pub(in super::super) fn worth(&self, p: &Position, seat: Seat) -> f64 {
        if p.is_over() {
            return self.difference(p, seat);
        }
        let prospect = self.forecast(p, &mut |_| ());
        if p.turn == seat { prospect.worth } else { self.difference(&prospect.after, seat) }
    }

    /// Builds the best goals one after the other, and passes each order to `told`.
    pub(super) fn forecast(&self, p: &Position, told: &mut impl FnMut(Order)) -> BuildForecast {
        let mut best = BuildForecast { after: *p, worth: self.difference(p, p.turn) };
        let mut orders = Vec::new();
        for _ in 0..STEPS {
            let mut better = None;
            for goal in goals(&best.after, p.turn) {
                let Some((after, bought)) = built(&best.after, goal) else { continue };
                let worth = self.difference(&after, p.turn);
                if worth > best.worth
                    && better.as_ref().is_none_or(|(known, ..): &(BuildForecast, _, _)| worth > known.worth)
                {
                    better = Some((BuildForecast { after, worth }, bought, goal));
                }
            }
            let Some((prospect, bought, goal)) = better else { break };
            best = prospect;
            orders.extend(bought.into_iter().flatten());
            orders.push(goal.order());
        }
        orders.into_iter().for_each(told);
        best
    }
}

/// The maximum number of purchases for one building, which costs at most four units.
const PURCHASES: usize = 4;

/// Returns the position after buying the missing things and building a goal, with the purchases. Returns `None` if a missing
/// thing cannot be bought.
fn built(p: &Position, goal: BuildGoal) -> Option<(Position, [Option<Order>; PURCHASES])> {
    let needed = goal.price(p);
    let player = p.mover();
    let trades = player.level(Module::Trade) > p.now.demands || !player.posts.is_empty();
    if !trades && lacking(player, needed).next().is_some() {
        return None;
    }
    let mut after = *p;
    let mut bought = [None; PURCHASES];
    let mut next = 0;
    for (thing, count) in lacking(p.mover(), needed) {
        let mut left = count;
        while left > 0 {
            let (order, got) = purchase(&mut after, thing, left)?;
            *bought.get_mut(next)? = Some(order);
            next += 1;
            left -= got;
        }
    }
    let player = after.player_mut(p.turn);
    needed.iter().for_each(|(thing, count)| player.spend(thing, count));
    let raise = |pieces: &mut EquipmentCounts| {
        pieces.ones -= 1;
        pieces.twos += 1;
    };
    match goal {
        BuildGoal::Build(BuildableItem::Ship(ship)) => player.hangar[ship.index()] += 1,
        BuildGoal::Build(BuildableItem::Booster) => player.pieces_mut(EquipmentKind::Booster).ones += 1,
        BuildGoal::Build(BuildableItem::Cannon) => player.pieces_mut(EquipmentKind::Cannon).ones += 1,
        BuildGoal::Build(BuildableItem::Module(module)) => player.modules[module.index()] = 1,
        BuildGoal::Raise(Upgrade::Booster) => raise(player.pieces_mut(EquipmentKind::Booster)),
        BuildGoal::Raise(Upgrade::Cannon) => raise(player.pieces_mut(EquipmentKind::Cannon)),
        BuildGoal::Raise(Upgrade::Module(module)) => player.modules[module.index()] = 2,
    }
    Some((after, bought))
}

/// Buys up to `wanted` of a thing: a resource with the Trade module if possible, otherwise at the cheapest post. Returns the
/// order and the amount bought, or `None` if the thing cannot be bought.
fn purchase(p: &mut Position, thing: Commodity, wanted: u8) -> Option<(Order, u8)> {
    let mover = p.turn;
    let player = *p.mover();
    if player.space(thing) < wanted {
        return None;
    }
    if let Some(resource) = thing.resource()
        && p.now.demands < player.level(Module::Trade)
        && player.astro >= DEMAND_PRICE.into()
        && p.player(mover.other()).resource(resource) > 0
    {
        p.now.demands += 1;
        p.player_mut(mover.other()).spend(thing, 1);
        p.player_mut(mover.other()).gain(Commodity::Astro, DEMAND_PRICE);
        p.player_mut(mover).spend(Commodity::Astro, DEMAND_PRICE);
        p.player_mut(mover).gain(thing, 1);
        return Some((Order::Demand(resource), 1));
    }
    if p.now.posts.len() >= POST_USES {
        return None;
    }
    let sells = |post: Card| {
        let one = matches!(post.kind(), CardKind::Diplomats | CardKind::Scientists);
        let count = if one { 1 } else { wanted };
        let cost = price(post, TradeDeal::Buy(CommodityCounts::of(thing, count)))? * count;
        (player.astro >= cost.into()).then_some((cost, post, count))
    };
    let unused = player.posts.minus(p.now.posts);
    let (cost, post, count) =
        unused.kinds().filter_map(sells).min_by_key(|&(cost, post, count)| (cost / count, post))?;
    p.now.posts.add(post);
    p.player_mut(mover).spend(Commodity::Astro, cost);
    p.player_mut(mover).gain(thing, count);
    Some((Order::Use { post, deal: TradeDeal::Buy(CommodityCounts::of(thing, count)) }, count))
}
