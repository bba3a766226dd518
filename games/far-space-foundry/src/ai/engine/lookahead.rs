//! Look-ahead: the best candidate lines are simulated in the same samples, the better ones in more samples.

use super::best_line::{SearchBreadth, best_line, cantina, rolled};
use super::data::LevelParams;
use super::evaluator::PositionEvaluator;
use super::leaves::{LeafVisitor, OrderSequence, done, visit_from_flight, visit_from_work};
use super::simulation::{SampleChance, follow, own_turn, sample_state, simulate_turns};
use crate::rules::{DOCKS, FarSpaceFoundry, Order, Phase, Position, View, check, fingerprint, legal};
use orrery_ai::{SearchBudget, SearchHandle, halve};
use orrery_core::{FnvHasher, RandomGenerator};

/// The breadth of the search for the decision itself: everything is tried.
const FULL_BREADTH: SearchBreadth = SearchBreadth { wide: true, rolls: true, shows: 8 };
/// The breadth of the search in a sample, after an order has revealed something.
const AFTERWARDS: SearchBreadth = SearchBreadth { wide: false, rolls: false, shows: 1 };
/// Leaves are dropped if they are worse than the best by more than `BEHIND` points, plus `ERRORS` times the evaluation noise of
/// the level.
const BEHIND: f32 = 4.0;
const ERRORS: f32 = 3.5;
/// Number of best lines in which a bribe of the dock master is also tried just before the end of the turn.
const BRIBED_AFTER: usize = 4;

/// A candidate line: the orders up to the end of the turn, or up to the first order that reveals something, including that order.
#[derive(Debug, Clone)]
pub(in super::super) struct CandidateLine {
    pub(in super::super) path: OrderSequence,
    /// The static value in points.
    pub(in super::super) static_value: f32,
    /// The sum of the simulated values. `played` is their number. Both include the static value, as many times as the prior
    /// weight of the level.
    pub(in super::super) sum: f64,
    pub(in super::super) played: u32,
    /// The position before the end of the turn; `None` if the line does not reach it.
    pub(in super::super) after: Option<Position>,
}

impl CandidateLine {
    /// Returns the best estimate of the line's value, in points.
    pub(in super::super) fn worth(&self) -> f32 {
        if self.played == 0 { self.static_value } else { (self.sum / f64::from(self.played)) as f32 }
    }
}

/// Candidate lines, the best first.
pub(in super::super) type CandidateLines = Vec<CandidateLine>;

/// Collects the leaves of a turn as candidate lines.
struct LineCollector<'a, 'b> {
    judge: &'a PositionEvaluator<'a>,
    generator: &'b mut RandomGenerator,
    lines: Vec<CandidateLine>,
    best: f32,
    behind: f32,
    seen: u32,
    breadth: SearchBreadth,
}

impl LineCollector<'_, '_> {
    fn offer(&mut self, static_value: f32, path: OrderSequence, after: Option<Position>) {
        self.seen += 1;
        self.best = self.best.max(static_value);
        if static_value > self.best - self.behind {
            self.lines.push(CandidateLine { path, static_value, sum: 0.0, played: 0, after });
        }
    }

    /// Sorts the lines, the best first, and keeps only one of the lines that lead to the same position.
    fn sort(&mut self) {
        self.lines.sort_by(|a, b| b.static_value.total_cmp(&a.static_value));
        self.lines.dedup_by(|b, a| a.static_value == b.static_value && a.after.is_some() && same(a, b));
    }
}

/// Reports whether two lines lead to the same position. Returns false if either line ends before the end of the turn.
fn same(a: &CandidateLine, b: &CandidateLine) -> bool {
    match (&a.after, &b.after) {
        (Some(a), Some(b)) => {
            let (one, other) = (a.mover(), b.mover());
            a.docks == b.docks
                && a.die == b.die
                && one.hand == other.hand
                && one.warehouse == other.warehouse
                && one.fleet == other.fleet
                && one.credits == other.credits
                && one.bribed == other.bribed
                && a.tokens == b.tokens
                && a.asteroids == b.asteroids
        }
        _ => false,
    }
}

impl LeafVisitor for LineCollector<'_, '_> {
    fn end(&mut self, p: &Position, path: &OrderSequence) {
        let sight = self.judge.after(p);
        self.offer(sight, path.with(Order::End), Some(*p));
    }

    fn cantina(&mut self, p: &Position, path: &OrderSequence) {
        let sight = cantina(self.judge, p, self.breadth, self.generator);
        self.offer(sight, path.with(Order::Cantina), None);
    }
}

/// Returns all candidate lines whose static value is close to the best, the best first, and the number of leaves compared. A
/// higher `noise` (in points) keeps more lines.
pub(in super::super) fn candidate_lines(
    judge: &PositionEvaluator<'_>,
    p: &Position,
    bribes: bool,
    noise: f32,
    seed: u64,
) -> (CandidateLines, u32) {
    let mut generator = RandomGenerator::new(seed ^ fingerprint(p));
    let mut all = LineCollector {
        judge,
        generator: &mut generator,
        lines: Vec::new(),
        best: f32::NEG_INFINITY,
        behind: BEHIND + ERRORS * noise,
        seen: 0,
        breadth: FULL_BREADTH,
    };
    match p.stage {
        Phase::Card | Phase::Fly => {
            flights(p, &OrderSequence::default(), &mut all);
            if bribes {
                bribed(p, &mut |bribe, after| flights(&after, &OrderSequence::default().with(bribe), &mut all));
            }
        }
        Phase::Work => visit_from_work(p, true, &OrderSequence::default(), &mut all),
        _ => listed(judge, p, &mut all),
    }
    all.sort();
    if bribes && matches!(p.stage, Phase::Card | Phase::Fly | Phase::Work) {
        let best: Vec<CandidateLine> =
            all.lines.iter().filter(|way| way.after.is_some()).take(BRIBED_AFTER).cloned().collect();
        for way in best {
            let Some(end) = way.after else { continue };
            let orders = way.path.orders();
            let begun =
                orders[..orders.len() - 1].iter().fold(OrderSequence::default(), |path, order| path.with(*order));
            bribed(&end, &mut |bribe, after| all.end(&after, &begun.with(bribe)));
        }
        all.sort();
    }
    (all.lines, all.seen)
}

/// Collects the lines of all flights of all pilots, and of all rolls.
fn flights(p: &Position, path: &OrderSequence, all: &mut LineCollector<'_, '_>) {
    if p.stage == Phase::Fly {
        return visit_from_flight(p, true, path, all);
    }
    for &pilot in p.mover().hand.all() {
        let order = Order::Play { pilot, roll: false };
        visit_from_flight(&done(p, &order), true, &path.with(order), all);
        if pilot.uses_die() {
            let breadth = SearchBreadth { shows: 2, rolls: false, wide: false };
            let sight = rolled(all.judge, p, pilot, breadth, all.generator);
            all.offer(sight, path.with(Order::Play { pilot, roll: true }), None);
        }
    }
}

/// Calls `each` with every possible bribe, and with the position after it.
fn bribed(p: &Position, each: &mut dyn FnMut(Order, Position)) {
    for dock in 1..=DOCKS {
        let order = Order::Bribe { add: !p.is_taken(dock), dock };
        if check(p, &order).is_ok() {
            each(order, done(p, &order));
        }
    }
}

/// Collects lines that consist of a single listed order: to hire, to keep aliens, or to load the fleet before Beta.
fn listed(judge: &PositionEvaluator<'_>, p: &Position, all: &mut LineCollector<'_, '_>) {
    let mut orders = Vec::new();
    legal(p, &mut orders);
    for order in orders {
        let path = OrderSequence::default().with(order);
        if let Order::Hire { .. } = order {
            let mut hired = *p;
            crate::rules::apply(&mut hired, &order, all.generator, &mut ());
            let found = best_line(judge, &hired, FULL_BREADTH, all.generator);
            all.offer(found.worth, path, None);
        } else {
            let after = done(p, &order);
            all.offer(judge.between(&after, p.turn.into()), path, None);
        }
    }
}

/// Keeps only as many of the best lines as the level allows, simulates them by successive halving, and sorts them by their values.
pub(in super::super) fn simulate_lines(
    judge: &PositionEvaluator<'_>,
    view: &View,
    ways: &mut CandidateLines,
    skill: &LevelParams,
    effort: SearchBudget,
    watch: &SearchHandle<FarSpaceFoundry>,
) {
    ways.truncate(skill.ends.max(1));
    if skill.worlds == 0 || skill.turns == 0 || ways.len() < 2 {
        return;
    }
    // The prior keeps a line from being judged by few samples, which are mostly luck.
    for way in ways.iter_mut() {
        (way.sum, way.played) = (f64::from(way.static_value) * f64::from(skill.trust), skill.trust);
    }
    let simulate = |ways: &mut [CandidateLine], number: u32| {
        let start = sample_state(view, effort.seed, number);
        for way in ways {
            way.sum += f64::from(simulated_value(judge, &start, way, skill.turns, effort.seed, number));
            way.played += 1;
            watch.count_playout();
        }
    };
    let rank = |ways: &mut [CandidateLine]| {
        ways.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
        watch.set_favourite(ways[0].path.orders());
    };
    halve(ways, (skill.worlds * u32::from(effort.budget) / 100).max(2), watch, simulate, rank);
}

/// Returns the value of a line in one sample, in points.
pub(in super::super) fn simulated_value(
    judge: &PositionEvaluator<'_>,
    start: &Position,
    way: &CandidateLine,
    turns: u32,
    seed: u64,
    number: u32,
) -> f32 {
    let seat = usize::from(start.turn);
    let (mut p, mut luck) = (*start, SampleChance::of(seed, number));
    let before = p.turn;
    follow(&mut p, way.path.orders(), &mut luck);
    let open = matches!(p.stage, Phase::Fly | Phase::Work | Phase::Hire) && p.turn == before;
    if open {
        own_turn(judge, &mut p, AFTERWARDS, &mut luck);
    }
    simulate_turns(judge, &mut p, seat, turns, &mut luck)
}

/// Returns the mean value of a line over `worlds` samples, in points.
pub(in super::super) fn mean_over_samples(
    judge: &PositionEvaluator<'_>,
    view: &View,
    way: &CandidateLine,
    turns: u32,
    seed: u64,
    worlds: u32,
) -> f32 {
    let of =
        |number: u32| f64::from(simulated_value(judge, &sample_state(view, seed, number), way, turns, seed, number));
    ((0..worlds).map(of).sum::<f64>() / f64::from(worlds)) as f32
}

/// Returns two hashes of a line: one of the pilot, the flight and the actions, and one of the goods moved.
pub(in super::super) fn ideas(path: &OrderSequence) -> [u64; 2] {
    let mut hashes = [FnvHasher::default(), FnvHasher::default()];
    for order in path.orders() {
        let deed = !matches!(order, Order::Take(_) | Order::Load(_) | Order::Unload(_));
        let text = crate::rules::notation::write_order(order);
        hashes[usize::from(!deed)].bytes(text.bytes());
    }
    hashes.map(FnvHasher::finish)
}
