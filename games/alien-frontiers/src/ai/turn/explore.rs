//! The enumeration itself: depth first and complete if it fits the limit, otherwise layer by layer, keeping the best positions of
//! each layer.

use super::choices::{thin, waits};
use super::key::{InsertResult, VisitedKeys, key, others_key};
use super::sequence::{FloorReset, OrderRank, bonuses, rank, reveals};
use super::static_eval::static_eval;
use crate::rules::{
    Card, CardCounts, CardPower, DiceAndCardSource, DiscardPower, Order, Phase, Position, apply_unchecked, check, legal,
};
use orrery_core::Colour;
use orrery_core::RandomGenerator;

/// The limits of an enumeration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchLimits {
    /// Maximum number of positions to visit; near this limit only the more promising positions are followed.
    pub nodes: u32,
    /// True to try discards that may help later orders also before the dockings, not only on the best leaves.
    pub early_discards: bool,
}

impl SearchLimits {
    /// Number of positions that suffices for the whole turn of all but the largest fleets. With a fifth of this number, a turn
    /// with four or more ships is decided half-way by static evaluation. Training and playouts with such turns do more harm than
    /// good (docs/research/alien-frontiers.md).
    pub const WHOLE_TURN: u32 = 6000;

    /// Returns limits with this number of positions, and with early discards.
    pub const fn nodes(nodes: u32) -> Self {
        SearchLimits { nodes, early_discards: true }
    }
}

/// A leaf: one way in which the turn may end.
#[derive(Debug, Clone, Copy)]
pub struct SearchLeaf {
    /// The position at the end of the turn: the next player is to roll, or the match is over.
    pub position: Position,
    step: u32,
}

/// An opportunity to reveal new information: a new display, or ships rolled again.
#[derive(Debug, Clone, Copy)]
pub struct RevealOption {
    /// The position before the revealing order.
    pub position: Position,
    /// The order that reveals.
    pub order: Order,
    step: u32,
}

#[derive(Debug, Clone, Copy)]
struct PathStep {
    parent: u32,
    order: Order,
}

/// The step index of the position at which the enumeration began.
const ROOT: u32 = u32::MAX;

/// The result of an enumeration and its working space; reuse one for many turns.
#[derive(Debug, Default)]
pub struct LeafEnumerator {
    /// All distinct leaves, in the order they were found.
    pub leaves: Vec<SearchLeaf>,
    /// The opportunities to reveal something, in the order they were found.
    pub reveals: Vec<RevealOption>,
    /// Number of positions visited; if there were two passes, in the second.
    pub nodes: u32,
    /// Number of positions visited in all passes, including an abandoned depth-first pass.
    pub visited: u32,
    /// True if everything was visited; false if the limit was reached.
    pub complete: bool,
    steps: Vec<PathStep>,
    seen: VisitedKeys,
    lists: Vec<Vec<Order>>,
    layer: Vec<BeamSearchNode>,
    next: Vec<BeamSearchNode>,
}

/// A position of a layer, with its path and its static evaluation.
#[derive(Debug, Clone, Copy)]
struct BeamSearchNode {
    position: Position,
    path: PathState,
    static_eval: i32,
}

/// The last step of the path to a position, with the floor after it and a part of the position's key.
#[derive(Debug, Clone, Copy)]
struct PathState {
    step: u32,
    floor: u8,
    /// The part of the key that covers the other players.
    others: u64,
}

/// A source of chance whose draws depend only on the deck and a seed, so that an order has only one outcome in a position. The
/// draws are guesses of cards that the mover does not know.
#[derive(Debug, Clone, Copy)]
pub(super) struct GuessedChance {
    pub(super) seed: u64,
}

impl DiceAndCardSource for GuessedChance {
    fn die(&mut self) -> u8 {
        RandomGenerator::new(self.seed).die()
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        let counts = Card::ALL.iter().fold(0u64, |sum, &card| sum << 2 | u64::from(deck.of(card)));
        RandomGenerator::new(self.seed ^ counts).draw(deck)
    }
}

/// With more than four ships in hand and a limit below this number of positions, the depth-first pass is skipped.
const LARGE_FLEET: u32 = 6_000;

/// Finds the leaves of the mover's turn in `position`, which is in [`Phase::Orders`], and writes them into `found`, which is
/// cleared first.
///
/// Cards added to the display after a claim are guessed from `seed`.
pub fn find_leaves(position: &Position, limits: SearchLimits, seed: u64, found: &mut LeafEnumerator) {
    found.clear();
    if position.phase != Phase::Orders {
        return;
    }
    let turn = EnumerationContext { limits, guess: GuessedChance { seed }, mover: position.mover() };
    let path = PathState { step: ROOT, floor: 0, others: others_key(position, turn.mover) };
    // With a large fleet and a low limit the depth-first pass never completes.
    let hopeless = position.hand().len() > 4 && limits.nodes < LARGE_FLEET;
    found.complete = !hopeless && found.dive(position, path, None, &turn, 0);
    found.visited = found.nodes;
    if !found.complete {
        found.clear();
        found.by_layers(position, path, &turn);
        found.visited += found.nodes;
    }
}

/// The constants of one enumeration.
#[derive(Debug, Clone, Copy)]
struct EnumerationContext {
    limits: SearchLimits,
    guess: GuessedChance,
    mover: Colour,
}

impl LeafEnumerator {
    fn clear(&mut self) {
        self.leaves.clear();
        self.reveals.clear();
        self.steps.clear();
        self.seen.clear();
        self.nodes = 0;
        self.complete = false;
    }

    /// Returns the orders that lead to `end`.
    pub fn orders(&self, end: &SearchLeaf) -> Vec<Order> {
        self.path(end.step)
    }

    /// Returns the orders that lead to `end`, up to and including the first with a chance outcome. The card added to the display
    /// after a claim is only guessed, so the rest is planned again when that card is known.
    pub fn orders_known(&self, end: &SearchLeaf) -> Vec<Order> {
        let mut orders = self.orders(end);
        if let Some(reveal) = orders.iter().position(Order::asks_chance) {
            orders.truncate(reveal + 1);
        }
        orders
    }

    /// Returns the orders that lead to `reveal`, including the revealing order.
    pub fn orders_to(&self, reveal: &RevealOption) -> Vec<Order> {
        let mut orders = self.path(reveal.step);
        orders.push(reveal.order);
        orders
    }

    /// Returns the number of orders that lead to `reveal`.
    pub fn depth(&self, reveal: &RevealOption) -> usize {
        self.path(reveal.step).len()
    }

    fn path(&self, step: u32) -> Vec<Order> {
        let mut orders = Vec::new();
        let mut at = step;
        while let Some(step) = self.steps.get(at as usize) {
            orders.push(step.order);
            at = step.parent;
        }
        orders.reverse();
        orders
    }

    /// Visits all positions below `position`, depth first. Returns false if the limit was reached.
    fn dive(
        &mut self,
        position: &Position,
        path: PathState,
        before: Option<(&Position, Order)>,
        turn: &EnumerationContext,
        depth: usize,
    ) -> bool {
        if self.nodes >= turn.limits.nodes {
            return false;
        }
        let mut orders = self.list(position, path.floor, before, turn, depth);
        let mut whole = true;
        for order in orders.drain(..) {
            let mut after = *position;
            let Some(path) = self.follow(position, &mut after, &path, order, turn) else { continue };
            if !self.dive(&after, path, Some((position, order)), turn, depth + 1) {
                whole = false;
                break;
            }
        }
        orders.clear();
        self.lists[depth] = orders;
        whole
    }

    /// Visits layer after layer, and in each layer only the most promising positions.
    fn by_layers(&mut self, position: &Position, path: PathState, turn: &EnumerationContext) {
        /// Number of layers that share the limit: about the number of orders in a turn.
        const LAYERS: u32 = 9;
        let mut layer = std::mem::take(&mut self.layer);
        let mut next = std::mem::take(&mut self.next);
        let mut order_of = Vec::new();
        layer.clear();
        layer.push(BeamSearchNode { position: *position, path, static_eval: 0 });
        let share = (turn.limits.nodes / LAYERS).max(64);
        while !layer.is_empty() {
            next.clear();
            let stop = self.nodes + share;
            // Sorts the indices instead of the positions, which are large.
            order_of.clear();
            order_of
                .extend(layer.iter().enumerate().map(|(at, node)| (std::cmp::Reverse(node.static_eval), at as u32)));
            order_of.sort_unstable();
            for &(_, at) in &order_of {
                if self.nodes >= stop {
                    break;
                }
                let node = &layer[at as usize];
                let mut orders = self.list(&node.position, node.path.floor, None, turn, 0);
                for order in orders.drain(..) {
                    next.push(*node);
                    let Some(new) = next.last_mut() else { continue };
                    match self.follow(&node.position, &mut new.position, &node.path, order, turn) {
                        Some(path) => (new.path, new.static_eval) = (path, static_eval(&new.position)),
                        None => _ = next.pop(),
                    }
                }
                self.lists[0] = orders;
            }
            std::mem::swap(&mut layer, &mut next);
        }
        self.layer = layer;
        self.next = next;
    }

    /// Returns the orders of this node that are worth following.
    fn list(
        &mut self,
        position: &Position,
        floor: u8,
        before: Option<(&Position, Order)>,
        turn: &EnumerationContext,
        depth: usize,
    ) -> Vec<Order> {
        while self.lists.len() <= depth {
            self.lists.push(Vec::new());
        }
        let mut orders = std::mem::take(&mut self.lists[depth]);
        legal(position, &mut orders);
        let last = may_end_match(position);
        orders.retain(|order| {
            let open = |rank: OrderRank| rank.at >= floor || (last && matches!(order, Order::Launch(_)));
            rank(order).is_some_and(open)
        });
        if !position.me().cards.is_empty() || orders.iter().any(|o| matches!(o, Order::Raid { .. })) {
            let early = turn.limits.early_discards && !position.turn.discarded;
            let discards: Vec<Order> = match early {
                true => orders.iter().copied().filter(|o| opens_more(position, o)).collect(),
                false => Vec::new(),
            };
            thin(position, &mut orders);
            orders.extend(discards);
            if let Some((parent, last)) = before {
                orders.retain(|order| !is_covered_earlier(order, parent, position, last));
            }
        }
        orders
    }

    /// Applies `order` to `after`, a copy of `position`, and returns the path to `after`; `None` if the position was already seen
    /// or has no orders to follow. Records a leaf if the turn has ended, and a reveal instead of applying a revealing order.
    #[inline]
    fn follow(
        &mut self,
        position: &Position,
        after: &mut Position,
        path: &PathState,
        order: Order,
        turn: &EnumerationContext,
    ) -> Option<PathState> {
        let rank = rank(&order)?;
        if reveals(&order) {
            self.reveals.push(RevealOption { position: *position, order, step: path.step });
            return None;
        }
        let mut guess = turn.guess;
        apply_unchecked(after, order, &mut guess, &mut ());
        self.nodes += 1;
        let ended = after.phase != Phase::Orders;
        let others = if touches_others(&order, after, position) { others_key(after, turn.mover) } else { path.others };
        let floor = match rank.resets {
            _ if ended => 0,
            FloorReset::Always => 0,
            // If the relic ship returns to Burroughs Desert, its dock becomes free.
            FloorReset::WithBonus if bonuses(after) != bonuses(position) || after.relic != position.relic => 0,
            FloorReset::WithBonus | FloorReset::Never => rank.then,
        };
        if self.seen.enter(key(after, turn.mover, others), floor) == InsertResult::Known {
            return None;
        }
        let at = self.steps.len() as u32;
        self.steps.push(PathStep { parent: path.step, order });
        if ended {
            self.leaves.push(SearchLeaf { position: *after, step: at });
            return None;
        }
        Some(PathState { step: at, floor, others })
    }

    /// Tries the deferred discards on the leaves with these indices, and other hauls if the turn contains a raid. Appends new
    /// leaves and returns their number.
    ///
    /// `position` and `seed` must be those of the enumeration.
    pub fn refine(&mut self, position: &Position, seed: u64, best: &[usize]) -> usize {
        let before = self.leaves.len();
        let turn = EnumerationContext {
            limits: SearchLimits::nodes(u32::MAX),
            guess: GuessedChance { seed },
            mover: position.mover(),
        };
        let mut orders = Vec::new();
        for &index in best {
            let Some(end) = self.leaves.get(index).copied() else { continue };
            self.late_discards(position, &end, &turn, &mut orders);
            self.other_hauls(position, &end, &turn);
        }
        self.leaves.len() - before
    }

    /// Tries every deferred discard immediately before the end of the turn that leads to the leaf `end`.
    fn late_discards(&mut self, root: &Position, end: &SearchLeaf, turn: &EnumerationContext, orders: &mut Vec<Order>) {
        let Some(&PathStep { parent, order }) = self.steps.get(end.step as usize) else { return };
        let Some(before) = self.replay(root, parent, turn) else { return };
        if order != Order::End || before.turn.discarded || before.me().cards.is_empty() {
            return;
        }
        legal(&before, orders);
        for &discard in orders.iter().filter(|o| matches!(o, Order::Discard(power) if waits(power))) {
            let path = PathState { step: parent, floor: 0, others: others_key(&before, turn.mover) };
            let mut after = before;
            let Some(path) = self.follow(&before, &mut after, &path, discard, turn) else { continue };
            if check(&after, Order::End).is_ok() {
                let mut ended = after;
                self.follow(&after, &mut ended, &path, Order::End, turn);
            }
        }
    }

    /// Tries the turn of the leaf `end` with every other haul of its raid, as long as the orders after the raid are still legal.
    fn other_hauls(&mut self, root: &Position, end: &SearchLeaf, turn: &EnumerationContext) {
        let path = self.path(end.step);
        let Some(at) = path.iter().position(|o| matches!(o, Order::Raid { .. })) else { return };
        let mut position = *root;
        let mut step = ROOT;
        for &order in &path[..at] {
            let Some(next) = self.retrace(&mut position, step, order, turn) else { return };
            step = next;
        }
        let mut orders = Vec::new();
        legal(&position, &mut orders);
        let same_run = |o: &&Order| o.docked_ships() == path[at].docked_ships() && matches!(o, Order::Raid { .. });
        for &raid in orders.iter().filter(same_run).filter(|&&o| o != path[at]) {
            let (mut after, mut last) = (position, step);
            let mut fits = true;
            for &order in std::iter::once(&raid).chain(&path[at + 1..]) {
                if after.phase != Phase::Orders || check(&after, order).is_err() {
                    fits = false;
                    break;
                }
                let Some(next) = self.retrace(&mut after, last, order, turn) else { break };
                last = next;
            }
            if fits
                && after.phase != Phase::Orders
                && self.seen.enter(key(&after, turn.mover, others_key(&after, turn.mover)), 0) == InsertResult::New
            {
                self.leaves.push(SearchLeaf { position: after, step: last });
            }
        }
    }

    /// Applies one more order to a replayed path and records the order as a new step. Returns the index of the step; `None` if
    /// there are too many steps to count.
    fn retrace(&mut self, position: &mut Position, step: u32, order: Order, turn: &EnumerationContext) -> Option<u32> {
        let mut guess = turn.guess;
        apply_unchecked(position, order, &mut guess, &mut ());
        self.nodes += 1;
        let at = u32::try_from(self.steps.len()).ok()?;
        self.steps.push(PathStep { parent: step, order });
        Some(at)
    }

    /// Returns the position after the orders up to and including `step`; `None` if one of them is no longer legal.
    fn replay(&self, root: &Position, step: u32, turn: &EnumerationContext) -> Option<Position> {
        let mut position = *root;
        for order in self.path(step) {
            let mut guess = turn.guess;
            check(&position, order).ok()?;
            apply_unchecked(&mut position, order, &mut guess, &mut ());
        }
        Some(position)
    }
}

/// Returns true if `order`, which led from `before` to `after`, may have changed another player's possessions.
fn touches_others(order: &Order, after: &Position, before: &Position) -> bool {
    matches!(order, Order::Raid { .. } | Order::Use(CardPower::PlasmaCannon { .. }) | Order::Discard(_))
        || after.relic != before.relic
}

/// Returns true if a launch may end the match, so that all other orders have to precede it.
fn may_end_match(position: &Position) -> bool {
    let me = position.me();
    position.vp_target().is_some() || me.unplaced + u8::from(me.hub > 0) <= 1
}

/// Returns true if a deferred discard is worth trying early: it gives the mover a bonus now, opens a territory to the mover's
/// colonies, or recovers a card whose power the mover may be able to pay.
fn opens_more(position: &Position, order: &Order) -> bool {
    let Order::Discard(power) = order else { return false };
    if matches!(power, DiscardPower::PlasmaCannon { .. }) {
        return false;
    }
    if let DiscardPower::TemporalWarper(card) = power {
        return card.power_price().is_some_and(|price| price <= position.me().fuel + 3);
    }
    let mut after = *position;
    apply_unchecked(&mut after, *order, &mut GuessedChance { seed: 0 }, &mut ());
    let repulsor = crate::rules::Field::Repulsor;
    bonuses(&after) & !bonuses(position) != 0
        || (position.field(repulsor).is_some() && position.field(repulsor) != after.field(repulsor))
}

/// Returns true if `order` uses a card and has the same result after `last` (a docking, a trade or the purchase of the relic
/// ship) as before it, since the sequence with the card first is already covered.
fn is_covered_earlier(order: &Order, parent: &Position, position: &Position, last: Order) -> bool {
    let card = matches!(order, Order::Use(_) | Order::Discard(_));
    let docking = matches!(last, Order::Dock { .. } | Order::Settle { .. } | Order::Trade(_) | Order::BuyRelic);
    let same_price = match order {
        Order::Use(power) => parent.power_price(*power) == position.power_price(*power),
        _ => true,
    };
    card && docking
        && same_price
        && parent.turn.teleported == position.turn.teleported
        && check(parent, *order).is_ok()
        && bonuses(parent) == bonuses(position)
}
