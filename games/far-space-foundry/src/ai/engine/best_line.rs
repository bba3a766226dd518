//! Search within a turn for the leaf with the best static value, as used in simulations.

use super::evaluator::PositionEvaluator;
use super::leaves::{LeafVisitor, OrderSequence, done, visit_from_flight, visit_from_work};
use crate::rules::{DOCKS, Order, Phase, Pilot, PilotList, Position, apply, brings, legal};
use orrery_core::RandomGenerator;

/// The breadth of the search within a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SearchBreadth {
    /// True to try every number and mix of goods, false to try only the maximum number and one good fewer.
    pub(super) wide: bool,
    /// True to try rolling the die.
    pub(super) rolls: bool,
    /// Number of samples of the pilots shown in the Cantina.
    pub(super) shows: u32,
}

/// The breadth of the search within the turns of a simulation.
pub(super) const NARROW: SearchBreadth = SearchBreadth { wide: false, rolls: false, shows: 1 };

/// A line and its value. The line reaches the end of the turn, or the first order that reveals something, including that order.
#[derive(Debug, Clone, Copy)]
pub(super) struct BestLine {
    pub(super) worth: f32,
    pub(super) path: OrderSequence,
}

impl BestLine {
    const NOTHING: f32 = f32::NEG_INFINITY;

    pub(super) fn none() -> Self {
        BestLine { worth: Self::NOTHING, path: OrderSequence::default() }
    }

    fn offer(&mut self, worth: f32, path: impl FnOnce() -> OrderSequence) {
        if worth > self.worth {
            *self = BestLine { worth, path: path() };
        }
    }
}

/// A visitor that keeps the best leaf.
struct BestLineSearch<'a, 'b> {
    judge: &'a PositionEvaluator<'a>,
    breadth: SearchBreadth,
    generator: &'b mut RandomGenerator,
    found: BestLine,
}

impl LeafVisitor for BestLineSearch<'_, '_> {
    fn end(&mut self, p: &Position, path: &OrderSequence) {
        let worth = self.judge.after(p);
        self.found.offer(worth, || path.with(Order::End));
    }

    fn cantina(&mut self, p: &Position, path: &OrderSequence) {
        let worth = cantina(self.judge, p, self.breadth, self.generator);
        self.found.offer(worth, || path.with(Order::Cantina));
    }
}

/// Returns the value of using the Cantina: the mean value of the best hire, over several samples of the pilots shown.
pub(super) fn cantina(
    judge: &PositionEvaluator<'_>,
    p: &Position,
    breadth: SearchBreadth,
    generator: &mut RandomGenerator,
) -> f32 {
    let mut sum = 0.0;
    for _ in 0..breadth.shows {
        let mut shown = *p;
        // The search must not see the future pilots that the sample fixes.
        shown.named.aliens = PilotList::default();
        apply(&mut shown, &Order::Cantina, generator, &mut ());
        sum += best_line(judge, &shown, breadth, generator).worth;
    }
    sum / breadth.shows as f32
}

/// Returns the mover's best line from a position in any phase.
pub(super) fn best_line(
    judge: &PositionEvaluator<'_>,
    p: &Position,
    breadth: SearchBreadth,
    generator: &mut RandomGenerator,
) -> BestLine {
    match p.stage {
        Phase::Card => best_card(judge, p, breadth, generator),
        Phase::Fly | Phase::Work => from_here(judge, p, &OrderSequence::default(), breadth, generator),
        Phase::Hire => best_hire(judge, p, breadth, generator),
        _ => best_listed(judge, p),
    }
}

fn from_here(
    judge: &PositionEvaluator<'_>,
    p: &Position,
    path: &OrderSequence,
    breadth: SearchBreadth,
    generator: &mut RandomGenerator,
) -> BestLine {
    let mut visitor = BestLineSearch { judge, breadth, generator, found: BestLine::none() };
    match p.stage {
        Phase::Fly => visit_from_flight(p, breadth.wide, path, &mut visitor),
        _ => visit_from_work(p, breadth.wide, path, &mut visitor),
    }
    visitor.found
}

fn best_card(
    judge: &PositionEvaluator<'_>,
    p: &Position,
    breadth: SearchBreadth,
    generator: &mut RandomGenerator,
) -> BestLine {
    let mut best = BestLine::none();
    for &pilot in p.mover().hand.all() {
        let order = Order::Play { pilot, roll: false };
        let found = from_here(judge, &done(p, &order), &OrderSequence::default().with(order), breadth, generator);
        best.offer(found.worth, || found.path);
        if breadth.rolls && pilot.uses_die() {
            let worth = rolled(judge, p, pilot, breadth, generator);
            best.offer(worth, || OrderSequence::default().with(Order::Play { pilot, roll: true }));
        }
    }
    best
}

/// Returns the value of rolling the die for a pilot: the mean, over all faces, of the value of the best leaf.
pub(super) fn rolled(
    judge: &PositionEvaluator<'_>,
    p: &Position,
    pilot: Pilot,
    breadth: SearchBreadth,
    generator: &mut RandomGenerator,
) -> f32 {
    let mut played = done(p, &Order::Play { pilot, roll: false });
    let mut sum = 0.0;
    for face in 1..=DOCKS {
        played.die = face;
        sum += from_here(judge, &played, &OrderSequence::default(), breadth, generator).worth;
    }
    sum / f32::from(DOCKS)
}

fn best_hire(
    judge: &PositionEvaluator<'_>,
    p: &Position,
    breadth: SearchBreadth,
    generator: &mut RandomGenerator,
) -> BestLine {
    let mut best = BestLine::none();
    let mut offer = |order: Order| {
        let mut hired = *p;
        apply(&mut hired, &order, generator, &mut ());
        let found = from_here(judge, &hired, &OrderSequence::default(), breadth, generator);
        best.offer(found.worth, || OrderSequence::default().with(order));
    };
    for &pilot in p.shown.all() {
        offer(Order::Hire { pilot: Some(pilot), alone: false });
        if breadth.wide && brings(p, pilot).is_some() {
            offer(Order::Hire { pilot: Some(pilot), alone: true });
        }
    }
    offer(Order::Hire { pilot: None, alone: false });
    best
}

/// Returns the listed order after which the position has the best static value. Used between the halves and before a Beta-only
/// match.
fn best_listed(judge: &PositionEvaluator<'_>, p: &Position) -> BestLine {
    let mut orders = Vec::new();
    legal(p, &mut orders);
    let mut best = BestLine::none();
    for order in orders {
        let worth = if order == Order::Begin { 0.0 } else { judge.between(&done(p, &order), p.turn.into()) };
        best.offer(worth, || OrderSequence::default().with(order));
    }
    best
}
