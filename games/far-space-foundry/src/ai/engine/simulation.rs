//! Samples of the states that a seat considers possible (determinizations), and simulation in them.

use super::best_line::{NARROW, SearchBreadth, best_line};
use super::evaluator::PositionEvaluator;
use crate::rules::{
    ChanceOutcome, ChanceQuestion, DOCKS, NAMED_DICE, Order, Phase, Pilot, PilotList, PilotSet, Position, View, apply,
    determinize, legal,
};
use orrery_core::RandomGenerator;

/// Returns a determinization: a full state that agrees with the view. Its future dice and pilots are fixed, so that all lines
/// tried in the same sample have the same luck.
pub(super) fn sample_state(view: &View, seed: u64, number: u32) -> Position {
    let mut generator = RandomGenerator::of_series(seed, number.into());
    let mut p = determinize(view, &mut generator);
    // The first roll cycles through all faces from one sample to the next.
    let turned = RandomGenerator::new(seed).below(DOCKS.into());
    for (at, die) in p.named.dice.iter_mut().enumerate().take(NAMED_DICE) {
        let face = if at == 0 { (number + turned) % u32::from(DOCKS) } else { generator.below(DOCKS.into()) };
        *die = face as u8 + 1;
    }
    for seat in 0..usize::from(p.count) {
        p.named.decks[seat] = shuffled(p.players[seat].deck, &mut generator);
        let fresh = PilotSet::FEDERAL.and(PilotSet::ALIENS);
        p.named.beta[seat] = shuffled(fresh, &mut generator);
    }
    p.named.aliens = shuffled(p.aliens, &mut generator);
    p
}

fn shuffled<const N: usize>(mut set: PilotSet, generator: &mut RandomGenerator) -> PilotList<N> {
    let mut row = PilotList::default();
    while !set.is_empty() {
        let Some(pilot) = set.nth(generator.below(set.len().into())) else { break };
        set.take(pilot);
        row.push(pilot);
    }
    row
}

/// The chance source of a simulation. Outcomes that the sample does not fix come from a generator.
pub(super) struct SampleChance {
    generator: RandomGenerator,
}

impl SampleChance {
    pub(super) fn of(seed: u64, number: u32) -> Self {
        SampleChance { generator: RandomGenerator::of_series(!seed, number.into()) }
    }

    pub(super) const fn generator(&mut self) -> &mut RandomGenerator {
        &mut self.generator
    }
}

impl orrery_core::Chance<ChanceQuestion> for SampleChance {
    fn resolve(&mut self, node: ChanceQuestion) -> ChanceOutcome {
        self.generator.resolve(node)
    }
}

/// Applies orders one after another.
pub(super) fn follow(p: &mut Position, orders: &[Order], luck: &mut SampleChance) {
    for order in orders {
        apply(p, order, luck, &mut ());
    }
}

/// Plays the mover's turn to its end, with the line of the best static value.
pub(super) fn own_turn(
    judge: &PositionEvaluator<'_>,
    p: &mut Position,
    breadth: SearchBreadth,
    luck: &mut SampleChance,
) {
    loop {
        let found = best_line(judge, p, breadth, luck.generator());
        if found.path.orders().is_empty() {
            return;
        }
        follow(p, found.path.orders(), luck);
        if matches!(found.path.orders().last(), Some(Order::End | Order::Keep(_) | Order::Begin | Order::Stow(_))) {
            return;
        }
    }
}

/// Plays the turn of another seat: a random pilot and a random flight, without goods or actions. Before and between the halves,
/// gives the first listed order.
pub(super) fn others_turn(p: &mut Position, luck: &mut SampleChance) {
    if p.stage != Phase::Card {
        let mut orders = Vec::new();
        legal(p, &mut orders);
        if let Some(order) = orders.first() {
            apply(p, order, luck, &mut ());
        }
        return;
    }
    let hand = p.mover().hand.all();
    let Some(&pilot) = hand.get(luck.generator.below(hand.len().max(1) as u32) as usize) else { return };
    if pilot.uses_die() && luck.generator.below(2) == 0 {
        p.die = luck.generator.below(DOCKS.into()) as u8 + 1;
    }
    flown_at_random(p, pilot, luck);
    apply(p, &Order::End, luck, &mut ());
}

fn flown_at_random(p: &mut Position, pilot: Pilot, luck: &mut SampleChance) {
    let mover = p.mover_mut();
    mover.hand.take(pilot);
    mover.played.push(pilot);
    let landing = luck.generator.below(2) == 0;
    for way in [landing, !landing] {
        let capacities = crate::rules::capacities(p.docks, pilot, p.die, way);
        let docks = || (1..=DOCKS).zip(capacities).filter(|&(_, capacity)| capacity > 0).map(|(dock, _)| dock);
        let count = docks().count();
        if count > 0 {
            let nth = luck.generator.below(count as u32) as usize;
            if let Some(dock) = docks().nth(nth) {
                p.toggle(dock);
            }
            return;
        }
    }
}

/// Simulates until `seat` has had `turns` more turns, or the match is over. Returns the static value for that seat, in points.
pub(super) fn simulate_turns(
    judge: &PositionEvaluator<'_>,
    p: &mut Position,
    seat: usize,
    turns: u32,
    luck: &mut SampleChance,
) -> f32 {
    let mut had = 0;
    while !p.is_over() && had < turns {
        if usize::from(p.turn) == seat {
            let counts = p.stage == Phase::Card;
            own_turn(judge, p, NARROW, luck);
            had += u32::from(counts);
        } else {
            others_turn(p, luck);
        }
    }
    judge.between(p, seat)
}
