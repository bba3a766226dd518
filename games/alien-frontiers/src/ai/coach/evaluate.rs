//! Evaluates the possible results of a turn: leaves by the net, and reveals (orders with a chance outcome) by the mean over
//! sampled outcomes.

use super::super::engine::{all_played_out, likely};
use super::super::net::{PositionEvaluator, embedded_net};
use super::super::turn::{LeafEnumerator, RevealOption, SearchLimits, find_leaves};
use super::signature::PlanSignature;
use crate::ai::types::SearchHandle;
use crate::rules::{Card, CardCounts, DiceAndCardSource, Order, Phase, Position, apply_unchecked};
use orrery_ai::{Evaluation, SearchBudget, SearchPhase};
use orrery_core::RandomGenerator;

/// Number of leaves on which deferred discards and other hauls are tried.
const REFINED: usize = 16;
/// Maximum number of reveals that are evaluated by samples.
const REVEALS: usize = 8;
/// Number of plans played out in addition to those requested.
const EXTRA_PLANS: usize = 5;
/// Number of playouts of each plan at the usual budget.
const PLAYOUTS: u32 = 16;
/// Number of outcomes sampled for a reveal.
pub(super) const SAMPLES: u64 = 6;
/// Amount subtracted from the value of a reveal, in win chances. The mean of the sampled best leaves is too optimistic by about
/// this much.
const CURIOSITY: f32 = 0.004;
/// Maximum number of positions visited after each sampled outcome.
const SAMPLE_NODES: u32 = 20_000;
/// Maximum number of leaves examined in the search for different plans.
const MAX_LEAVES_EXAMINED: usize = 4000;

/// A plan and its value.
#[derive(Debug, Clone)]
pub(super) struct EvaluatedPlan {
    /// The orders of the plan; the last may be a reveal.
    pub orders: Vec<Order>,
    /// The position after the orders; `None` if the last order is a reveal.
    pub after: Option<Position>,
    /// The last certain position: `after`, or the position before the reveal.
    pub certain: Position,
    /// The position at the end of the turn; if the last order is a reveal, one possible end.
    pub end: Position,
    pub outlook: Evaluation,
    /// The seat of the player whose turn it is.
    pub seat: u8,
    /// The win chance of the player at `seat`.
    pub win: f32,
}

impl EvaluatedPlan {
    /// Changes the player's win chance by `gain`, and scales those of the other players to match.
    fn raise(&mut self, gain: f32) {
        let others = 1.0 - self.win;
        self.win = (self.win + gain).clamp(0.0, 1.0);
        let scale = if others > 0.0 { (1.0 - self.win) / others } else { 0.0 };
        self.outlook.win = self.outlook.win.map(|win| win * scale);
        self.outlook.win[usize::from(self.seat)] = self.win;
    }
}

/// An evaluator of plans and turns, with its working space.
pub struct PlanEvaluator {
    judge: PositionEvaluator,
    found: LeafEnumerator,
    wins: Vec<f32>,
    effort: SearchBudget,
}

/// A generator for pairs of samples: the second sample of a pair rolls the opposite dice, so that the mean of both is closer to
/// the expected value.
struct AntitheticChance {
    generator: RandomGenerator,
    opposite: bool,
}

impl DiceAndCardSource for AntitheticChance {
    fn die(&mut self) -> u8 {
        let die = self.generator.die();
        if self.opposite { 7 - die } else { die }
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        self.generator.draw(deck)
    }
}

/// Returns the source of chance for sample number `index` in `position`.
fn sample(seed: u64, position: &Position, index: u64) -> impl DiceAndCardSource {
    let generator = RandomGenerator::of_series(seed ^ position.fingerprint(), index / 2);
    AntitheticChance { generator, opposite: index % 2 == 1 }
}

impl PlanEvaluator {
    /// Creates an evaluator for this number of players with the embedded net; `None` if there is no such net.
    pub(super) fn of_players(players: u8, effort: SearchBudget) -> Option<Self> {
        let judge = PositionEvaluator::new(embedded_net(players)?);
        Some(PlanEvaluator { judge, found: LeafEnumerator::default(), wins: Vec::new(), effort })
    }

    pub(super) const fn judge(&mut self) -> &mut PositionEvaluator {
        &mut self.judge
    }

    pub(super) const fn effort(&self) -> SearchBudget {
        self.effort
    }

    /// Evaluates a position in which the turn has ended.
    pub(super) fn outlook(&mut self, position: &Position) -> Evaluation {
        self.judge.outlook(position)
    }

    /// Returns the win chance of `seat` if the mover of `position`, who has rolled, plays the best leaf. If the turn has ended,
    /// evaluates the position as it is.
    pub(super) fn best(&mut self, position: &Position, seat: usize, nodes: u32) -> f32 {
        if position.phase != Phase::Orders {
            return self.judge.win(position, seat);
        }
        find_leaves(position, SearchLimits::nodes(nodes), self.effort.seed, &mut self.found);
        let judge = &mut self.judge;
        let best = self.found.leaves.iter().map(|end| judge.win(&end.position, seat)).fold(f32::MIN, f32::max);
        // There is always a leaf, but the limit may be reached before one is found.
        if best > f32::MIN { best } else { judge.win(&idle(position), seat) }
    }

    /// Returns the mean of [`Self::best`] over `samples` outcomes of `order` when it is given in `position`.
    pub(super) fn mean(&mut self, position: &Position, order: Order, seat: usize, samples: u64, nodes: u32) -> f32 {
        let mut sum = 0.0;
        for index in 0..samples {
            let mut after = *position;
            apply_unchecked(&mut after, order, &mut sample(self.effort.seed, position, index), &mut ());
            sum += self.best(&after, seat, nodes);
        }
        sum / samples.max(1) as f32
    }

    /// Returns up to `most` plans for the mover, each a different idea, best first, and the number of leaves compared. Plans are
    /// evaluated by playouts, or by samples if they end in a reveal. Returns `None` if no plan was found or `watch` was stopped.
    pub(super) fn plans(
        &mut self,
        position: &Position,
        most: usize,
        nodes: u32,
        watch: &SearchHandle,
    ) -> Option<(Vec<EvaluatedPlan>, u32)> {
        let (mut plans, compared) = self.find(position, most + EXTRA_PLANS, nodes, watch)?;
        if plans.first().is_some_and(|plan| plan.end.is_over() && plan.win >= 1.0) {
            plans.truncate(most);
            return Some((plans, compared));
        }
        let gain = self.play_on(&mut plans, watch)?;
        for mut plan in self.reveals(position, watch)? {
            plan.raise(gain - CURIOSITY);
            insert(position, &mut plans, plan);
        }
        plans.truncate(most);
        Some((plans, compared))
    }

    /// Returns the plan whose value [`Self::best`] returns for the same `nodes`, so that the value of a turn agrees with its
    /// explanation. Returns `None` if nothing is left to decide, if no leaf was found, or if `watch` was stopped.
    pub(super) fn best_plan(&mut self, position: &Position, nodes: u32, watch: &SearchHandle) -> Option<EvaluatedPlan> {
        if position.phase != Phase::Orders {
            return None;
        }
        find_leaves(position, SearchLimits::nodes(nodes), self.effort.seed, &mut self.found);
        let best = *self.rank(usize::from(position.mover_seat), watch)?.first()?;
        let end = self.found.leaves[best];
        let (orders, outlook) = (self.found.orders(&end), self.judge.outlook(&end.position));
        Some(evaluated_plan(position, orders, end.position, outlook, self.wins[best]))
    }

    /// Returns up to `most` plans that are best by static evaluation, without reveals, each a different idea, and the number of
    /// leaves compared. Returns `None` if `watch` was stopped.
    fn find(
        &mut self,
        position: &Position,
        most: usize,
        nodes: u32,
        watch: &SearchHandle,
    ) -> Option<(Vec<EvaluatedPlan>, u32)> {
        let seat = usize::from(position.mover_seat);
        watch.set_phase(SearchPhase::Finding);
        find_leaves(position, SearchLimits::nodes(nodes), self.effort.seed, &mut self.found);
        watch.found(self.found.leaves.len());
        watch.set_phase(SearchPhase::Judging);
        let mut ranked = self.rank(seat, watch)?;
        ranked.truncate(REFINED);
        self.found.refine(position, self.effort.seed, &ranked);
        let ranked = self.rank(seat, watch)?;
        Some((self.different(position, &ranked, most), ranked.len() as u32))
    }

    /// Plays out every plan and sorts them, the best first. Returns the value of the best plan after the playouts minus the
    /// static evaluation of the plan that was first before them; `None` if there are no plans or `watch` was stopped.
    fn play_on(&mut self, plans: &mut [EvaluatedPlan], watch: &SearchHandle) -> Option<f32> {
        watch.set_phase(SearchPhase::PlayingOn);
        let sight = plans.first()?.win;
        let seat = usize::from(plans.first()?.seat);
        let ends: Vec<(Position, Evaluation)> = plans.iter().map(|plan| (plan.end, plan.outlook)).collect();
        let times = PLAYOUTS * u32::from(self.effort.budget) / 100;
        let outlooks = all_played_out(&ends, &self.judge, times, self.effort.seed, watch);
        for (plan, outlook) in plans.iter_mut().zip(outlooks) {
            plan.win = outlook.win[seat];
            plan.outlook = outlook;
        }
        plans.sort_by(|a, b| b.win.total_cmp(&a.win));
        (!watch.stopped()).then(|| plans[0].win - sight)
    }

    /// Returns the indices of the leaves in order of the win chance of `seat`, the best first. Returns `None` if `watch` was
    /// stopped.
    fn rank(&mut self, seat: usize, watch: &SearchHandle) -> Option<Vec<usize>> {
        self.wins.clear();
        for end in &self.found.leaves {
            if watch.stopped() {
                return None;
            }
            self.wins.push(self.judge.win(&end.position, seat));
        }
        let wins = &self.wins;
        let mut ranked: Vec<usize> = (0..wins.len()).collect();
        ranked.sort_by(|&a, &b| wins[b].total_cmp(&wins[a]));
        Some(ranked)
    }

    /// Returns up to `most` of the best-ranked leaves with different [`PlanSignature`]s, as plans.
    fn different(&mut self, position: &Position, ranked: &[usize], most: usize) -> Vec<EvaluatedPlan> {
        let mut ideas: Vec<PlanSignature> = Vec::new();
        let mut plans = Vec::new();
        for &index in ranked.iter().take(MAX_LEAVES_EXAMINED) {
            let end = self.found.leaves[index];
            let orders = self.found.orders(&end);
            let won = end.position.is_over() && self.wins[index] >= 1.0;
            let idea = if won { PlanSignature::win() } else { PlanSignature::of(position, &orders, self.wins[index]) };
            if ideas.iter().any(|known| idea.is_like(known)) {
                continue;
            }
            ideas.push(idea);
            let outlook = self.judge.outlook(&end.position);
            plans.push(evaluated_plan(position, orders, end.position, outlook, self.wins[index]));
            if plans.len() == most {
                break;
            }
        }
        plans
    }

    /// Returns the most promising plans that end in a reveal, each evaluated by samples. Returns `None` if `watch` was stopped.
    fn reveals(&mut self, position: &Position, watch: &SearchHandle) -> Option<Vec<EvaluatedPlan>> {
        let mut reveals: Vec<(RevealOption, Vec<Order>)> =
            likely(&self.found).map(|reveal| (reveal, self.found.orders_to(&reveal))).collect();
        let mut ideas: Vec<(PlanSignature, Order)> = Vec::new();
        reveals.retain(|(reveal, orders)| {
            let idea = (PlanSignature::of(position, orders, 0.0), reveal.order);
            let new = ideas.len() < REVEALS && !ideas.iter().any(|known| idea.0.is_like(&known.0) && idea.1 == known.1);
            if new {
                ideas.push(idea);
            }
            new
        });
        let mut plans = Vec::new();
        for (reveal, orders) in reveals {
            if watch.stopped() {
                return None;
            }
            plans.push(self.weigh_reveal(&reveal, orders));
        }
        Some(plans)
    }

    fn weigh_reveal(&mut self, reveal: &RevealOption, orders: Vec<Order>) -> EvaluatedPlan {
        let seat = usize::from(reveal.position.mover_seat);
        let mut outlook = Evaluation::default();
        let mut shown = None;
        for index in 0..SAMPLES {
            let mut after = reveal.position;
            apply_unchecked(&mut after, reveal.order, &mut sample(self.effort.seed, &reveal.position, index), &mut ());
            let end = self.best_end(&after, seat);
            add(&mut outlook, &self.judge.outlook(&end), 1.0 / SAMPLES as f32);
            shown.get_or_insert(end);
        }
        let certain = reveal.position;
        let win = outlook.win[seat];
        let seat = reveal.position.mover_seat;
        EvaluatedPlan { orders, after: None, certain, end: shown.unwrap_or(certain), outlook, seat, win }
    }

    /// Returns the position at the best leaf for `seat`, whose turn it is.
    fn best_end(&mut self, position: &Position, seat: usize) -> Position {
        find_leaves(position, SearchLimits::nodes(SAMPLE_NODES), self.effort.seed, &mut self.found);
        let judge = &mut self.judge;
        let worth = self.found.leaves.iter().map(|end| (judge.win(&end.position, seat), end.position));
        worth.reduce(|best, end| if end.0 > best.0 { end } else { best }).map_or_else(|| idle(position), |best| best.1)
    }
}

/// Creates a plan from a leaf. If the orders claim a card that is only guessed to be on display, the plan ends after its first
/// claim.
fn evaluated_plan(
    start: &Position,
    mut orders: Vec<Order>,
    end: Position,
    outlook: Evaluation,
    win: f32,
) -> EvaluatedPlan {
    let seat = start.mover_seat;
    let guessed = |order: &Order| matches!(order, Order::Claim(card) if !start.display.contains(&Some(*card)));
    let first = orders.iter().position(|order| matches!(order, Order::Claim(_)));
    let (Some(first), true) = (first, orders.iter().any(guessed)) else {
        return EvaluatedPlan { orders, after: Some(end), certain: end, end, outlook, seat, win };
    };
    let mut certain = *start;
    for &order in &orders[..first] {
        apply_unchecked(&mut certain, order, &mut RandomGenerator::new(0), &mut ());
    }
    orders.truncate(first + 1);
    EvaluatedPlan { orders, after: None, certain, end, outlook, seat, win }
}

/// Adds `outlook`, multiplied by `part`, to `sum`.
fn add(sum: &mut Evaluation, outlook: &Evaluation, part: f32) {
    for seat in 0..4 {
        sum.win[seat] += outlook.win[seat] * part;
        sum.margin[seat] += outlook.margin[seat] * part;
    }
    sum.rounds += outlook.rounds * part;
}

/// Inserts a plan at its rank, unless a better plan has the same idea. Removes worse plans with the same idea.
fn insert(position: &Position, plans: &mut Vec<EvaluatedPlan>, plan: EvaluatedPlan) {
    let of = |plan: &EvaluatedPlan| PlanSignature::of(position, &plan.orders, plan.win);
    let idea = of(&plan);
    let place = plans.iter().position(|other| other.win < plan.win).unwrap_or(plans.len());
    if plans[..place].iter().any(|better| of(better).is_like(&idea)) {
        return;
    }
    plans.insert(place, plan);
    let mut at = 0;
    plans.retain(|other| {
        at += 1;
        at <= place + 1 || !of(other).is_like(&idea)
    });
}

/// Returns the position after ending the turn at once: all ships in hand go to the Bay, regardless of the duty to dock.
pub(super) fn idle(position: &Position) -> Position {
    let mut after = *position;
    if after.phase == Phase::Orders {
        apply_unchecked(&mut after, Order::End, &mut RandomGenerator::new(0), &mut ());
    }
    after
}
