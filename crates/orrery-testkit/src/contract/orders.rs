//! Checks of orders, matches and chance. Listed orders are legal, keep every invariant, can be written and read, and have the
//! same effect on a copy. Matches end. Chance nodes accept their own outcomes.

use orrery_core::chance::{RecordingChance, ReplayChance};
use orrery_core::{Chance, ChanceNode, RandomGenerator, Rules, invariants};

use super::findings::CheckFailures;
use super::game::GameUnderTest;
use super::walk::{DecisionPoint, any_setup, most_orders, walk};

/// Checks that every listed order is legal, is listed once, and survives writing and reading.
pub fn listed_orders_are_legal_and_round_trip<G: Rules>(game: &GameUnderTest<G>) -> CheckFailures {
    let mut found = CheckFailures::default();
    walk::<G>(game.matches, |moment, _| {
        let seats = G::seats(moment.position);
        found.check(G::PLAYERS.contains(&(seats.len() as u8)), || format!("{} play", seats.len()));
        let sit = seats.contains(&moment.decider) && seats.contains(&G::on_turn(moment.position));
        found.check(sit, || format!("who decides or is on turn does not play: {seats:?}"));
        for (at, order) in moment.orders.iter().enumerate() {
            let taken = G::check(moment.view, order);
            found.check(taken.is_ok(), || format!("{order:?} is listed and refused: {taken:?}"));
            found.check(!moment.orders[..at].contains(order), || format!("{order:?} is listed twice"));
            let (line, read) = (G::write(order), G::read(&G::write(order)));
            found.check(read.as_ref() == Ok(order), || format!("{order:?} is written `{line}` and read {read:?}"));
        }
    });
    found
}

/// Checks that an order keeps every invariant, that the same chance outcomes give the same position and events on a copy, and
/// that the order with its outcomes survives writing and reading. Different positions must have different fingerprints, an order
/// that involves chance must be a barrier, and a position may occupy at most 2 KiB.
pub fn orders_have_the_same_effect_on_a_copy<G: Rules>(game: &GameUnderTest<G>) -> CheckFailures {
    let mut found = CheckFailures::default();
    walk::<G>(game.matches, |moment, generator| {
        for _ in 0..3 {
            let order = moment.orders[generator.below(moment.orders.len() as u32) as usize];
            goes_the_same_way(moment, &order, generator, &mut found);
        }
    });
    found
}

fn goes_the_same_way<G: Rules>(
    moment: &DecisionPoint<G>,
    order: &G::Order,
    generator: &mut RandomGenerator,
    found: &mut CheckFailures,
) {
    let (before, mut here, mut there) = (*moment.position, *moment.position, *moment.position);
    let (mut told, mut again) = (Vec::new(), Vec::new());
    let mut recording = RecordingChance::new(generator);
    G::apply(&mut here, order, &mut recording, &mut told);
    let outcomes = recording.outcomes();
    let mut recorded = ReplayChance::<G::Node>::new(outcomes.iter().copied());
    G::apply(&mut there, order, &mut recorded, &mut again);
    let fault = recorded.fault();
    found.check(fault.is_none(), || format!("{order:?} asks otherwise a second time: {fault:?}"));
    found
        .check(here == there && told == again, || format!("{order:?} goes another way on a copy: {here:?}, {there:?}"));
    let broken = invariants::first_new_violation(G::INVARIANTS, &before, &here);
    found.check(broken.is_none(), || format!("after {order:?}: {broken:?}"));
    let same = G::fingerprint(&here) == G::fingerprint(&before);
    found.check(same == (here == before), || format!("{order:?}: the hash does not tell {before:?} from {here:?}"));
    let line = G::write_recorded(order, &outcomes);
    let read = G::read_recorded(&line);
    let as_written = read.as_ref().is_ok_and(|(read, answers)| read == order && *answers == outcomes);
    found.check(as_written, || format!("{order:?} with {outcomes:?} is written `{line}` and read {read:?}"));
    found.check(outcomes.is_empty() || G::is_barrier(moment.view, order), || {
        format!("{order:?} asks chance and is no barrier")
    });
    let size = size_of::<G::Position>();
    found.check(size <= 2048, || format!("a position has {size} bytes"));
}

/// Checks that a match ends within [`Rules::MAX_ORDERS`] orders if its options guarantee an end. No seat may have won before the
/// end. At the end, a match with several players must have a winner, all viewers must see the same standings, and no seat may
/// have a legal order.
pub fn random_matches_end_within_the_limit<G: Rules>(game: &GameUnderTest<G>) -> CheckFailures {
    let mut found = CheckFailures::default();
    for number in 0..game.matches {
        let mut generator = RandomGenerator::of_series(29, number);
        let setup = any_setup::<G>(&mut generator);
        let start = setup.deal(&mut generator);
        let Ok(mut position) = setup.position(&start) else {
            found.check(false, || format!("{setup:?} cannot be played from {start:?}"));
            continue;
        };
        let (mut orders, mut last) = (Vec::new(), None);
        for _ in 0..most_orders::<G>(&setup.options) {
            let Some(decider) = G::to_act(&position) else { break };
            let view = G::view(&position, Some(decider));
            let won = G::standings(&view).winners().count();
            found.check(won == 0, || format!("{won} have won while the match continues"));
            G::legal(&view, &mut orders);
            found.check(!orders.is_empty(), || format!("{decider} is stuck in {position:?}"));
            let Some(&order) = orders.get(generator.below(orders.len() as u32) as usize) else { break };
            G::apply(&mut position, &order, &mut generator, &mut ());
            last = Some((order, decider));
        }
        let over = G::to_act(&position).is_none() || !G::ends(&setup.options);
        found.check(over, || format!("match {number} is longer than {} orders", G::MAX_ORDERS));
        is_at_its_end::<G>(&position, last, &mut found);
    }
    found
}

fn is_at_its_end<G: Rules>(
    position: &G::Position,
    last: Option<(G::Order, orrery_core::Colour)>,
    found: &mut CheckFailures,
) {
    if G::to_act(position).is_some() {
        return;
    }
    let view = G::view(position, None);
    let mut orders = Vec::new();
    for viewer in super::walk::viewers::<G>(position) {
        let view = G::view(position, viewer);
        G::legal(&view, &mut orders);
        found.check(orders.is_empty(), || format!("{orders:?} are listed after the end"));
        let refused = last.is_none_or(|(order, _)| G::check(&view, &order).is_err());
        found.check(refused, || format!("{last:?} is taken after the end"));
    }
    let standings = G::standings(&view);
    let seats: Vec<_> = standings.0.iter().map(|standing| standing.seat).collect();
    found.check(seats == G::seats(position), || format!("the standings are of {seats:?}, not in turn order"));
    for viewer in super::walk::viewers::<G>(position) {
        let counted = G::standings(&G::view(position, viewer));
        found.check(counted == standings, || {
            format!("{viewer:?} counts {counted:?} at the end, all seats {standings:?}")
        });
    }
    let first = standings.ranking().first().map(|standing| standing.rank);
    found.check(first == Some(1), || format!("the best place is {first:?}"));
    let won = standings.winners().count();
    found.check(won > 0 || seats.len() == 1, || "several played and nobody has won".to_owned());
    let worse = standings.0.iter().any(|standing| standing.winner && standing.rank > 1);
    found.check(!worse, || format!("one of a worse place has won: {standings:?}"));
}

/// A source of chance that checks every node it resolves.
struct CheckedChance<'a> {
    generator: RandomGenerator,
    found: &'a mut CheckFailures,
}

impl<N: ChanceNode> Chance<N> for CheckedChance<'_> {
    fn resolve(&mut self, node: N) -> N::Outcome {
        question(&node, self.found);
        self.generator.resolve(node)
    }
}

/// Checks a chance node: it must accept each of its outcomes and assign it to its own channel.
pub fn question<N: ChanceNode>(node: &N, found: &mut CheckFailures) {
    found.check(node.outcome_count() > 0, || format!("{node:?} has no answer"));
    found.check(node.channel() < N::CHANNELS.len(), || format!("{node:?} is answered by no list"));
    for n in 0..node.outcome_count().min(200) {
        let outcome = node.outcome(n);
        found.check(node.accept(&outcome) == Some(outcome), || {
            format!("{node:?} does not take its own answer {outcome:?}")
        });
        let list = N::channel_of(&outcome);
        found.check(list == node.channel(), || format!("{outcome:?} of {node:?} stands in the list {list}"));
    }
    let beyond = node.outcome(u32::MAX);
    found.check(node.accept(&beyond) == Some(beyond), || format!("{node:?} gives {beyond:?} beyond its last way"));
}

/// Checks every chance node of random matches.
pub fn chance_nodes_accept_their_own_outcomes<G: Rules>(game: &GameUnderTest<G>) -> CheckFailures {
    let mut found = CheckFailures::default();
    for number in 0..game.matches {
        let mut generator = RandomGenerator::of_series(31, number);
        let setup = any_setup::<G>(&mut generator);
        let mut chance = CheckedChance { generator: generator.clone(), found: &mut found };
        let start = setup.deal(&mut chance);
        let mut position = setup.position(&start).expect("what was dealt can be played");
        let mut orders = Vec::new();
        for _ in 0..most_orders::<G>(&setup.options) {
            let Some(decider) = G::to_act(&position) else { break };
            G::legal(&G::view(&position, Some(decider)), &mut orders);
            let Some(&order) = orders.get(generator.below(orders.len() as u32) as usize) else { break };
            G::apply(&mut position, &order, &mut chance, &mut ());
        }
    }
    found
}
