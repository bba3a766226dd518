//! Checks of hidden information: samples reproduce their view, and neither orders, plans, undo nor events reveal a secret.

use orrery_core::chance::RecordingChance;
use orrery_core::{Colour, RandomGenerator, Rules, invariants};

use super::findings::CheckFailures;
use super::game::GameUnderTest;
use super::walk::{viewers, walk};

/// Checks that every sample of a view reproduces that view and the public state, and breaks no invariant unless the full state
/// breaks one. Some samples must differ from the full state in a game with secrets; none may differ in any other game.
pub fn samples_reproduce_their_view<G: Rules>(game: &GameUnderTest<G>) -> CheckFailures {
    let mut found = CheckFailures::default();
    let mut other_worlds = 0_u32;
    walk::<G>(game.matches, |moment, generator| {
        let position = moment.position;
        for viewer in viewers::<G>(position) {
            let view = G::view(position, viewer);
            let world = G::determinize(&view, generator);
            found.check(G::view(&world, viewer) == view, || {
                format!("{viewer:?} sees another world: {world:?} for {view:?}")
            });
            let public = |p: &G::Position| (G::seats(p).to_vec(), G::to_act(p), G::on_turn(p));
            found.check(public(&world) == public(position), || {
                format!("not public to {viewer:?}: {:?}", public(position))
            });
            let broken = invariants::first_violation(G::INVARIANTS, &world)
                .filter(|_| invariants::first_violation(G::INVARIANTS, position).is_none());
            found.check(broken.is_none(), || format!("no world can be so: {broken:?} in {world:?}"));
            other_worlds += u32::from(world != *position);
        }
    });
    let told = if G::HIDDEN_INFORMATION {
        "all seats know everything"
    } else {
        "something is hidden, and the game says it hides nothing"
    };
    found.check((other_worlds > 0) == G::HIDDEN_INFORMATION, || told.to_owned());
    found
}

/// Checks that legal orders, refusals, barriers, standings and plans of a seat are the same in every sample of its view.
pub fn plans_ignore_hidden_information<G: Rules>(game: &GameUnderTest<G>) -> CheckFailures {
    let mut found = CheckFailures::default();
    let mut pool: Vec<G::Order> = Vec::new();
    let mut number = 0_u32;
    walk::<G>(game.matches, |moment, generator| {
        number += 1;
        let world = G::determinize(moment.view, generator);
        let view = G::view(&world, Some(moment.decider));
        let mut orders = Vec::new();
        G::legal(&view, &mut orders);
        found
            .check(orders == moment.orders, || format!("listed here {:?}, in another world {orders:?}", moment.orders));
        for order in pool.iter().chain(moment.orders) {
            let of = |view: &G::View| {
                let refusal = G::check(view, order);
                (refusal, refusal.is_ok().then(|| G::is_barrier(view, order)))
            };
            let (here, there) = (of(moment.view), of(&view));
            found.check(here == there, || format!("{order:?}: here {here:?}, in another world {there:?}"));
        }
        if pool.len() < 60 || number.is_multiple_of(7) {
            pool.truncate(59);
            pool.insert(0, moment.orders[generator.below(moment.orders.len() as u32) as usize]);
        }
        for viewer in viewers::<G>(moment.position) {
            let view = G::view(moment.position, viewer);
            let world = G::determinize(&view, generator);
            let counted = |position| G::standings(&G::view(position, viewer));
            found.check(counted(moment.position) == counted(&world), || {
                format!("{viewer:?} counts otherwise in {world:?}")
            });
        }
        if number.is_multiple_of(40) {
            let seed = generator.next();
            let (here, there) = ((game.plans)(moment.view, seed), (game.plans)(&view, seed));
            found.check(here == there, || format!("planned here {here:?}, in another world {there:?}"));
        }
    });
    found
}

/// Checks that an order that can be undone does not involve chance. In every sample of its view, the seat that gave the order
/// must see the same events and have the same view after it.
pub fn undo_reveals_nothing<G: Rules>(game: &GameUnderTest<G>) -> CheckFailures {
    let mut found = CheckFailures::default();
    let mut free = 0_u32;
    walk::<G>(game.matches, |moment, generator| {
        let eyes = Some(moment.decider);
        for order in moment.orders.iter().filter(|order| !G::is_barrier(moment.view, order)).take(8) {
            let (mut here, mut there) = (*moment.position, G::determinize(moment.view, generator));
            let (first, asked) = carried_out::<G>(&mut here, order, generator);
            if G::ends_turn(order, &here) {
                continue;
            }
            let (second, _) = carried_out::<G>(&mut there, order, generator);
            free += 1;
            found.check(asked == 0, || format!("{order:?} can be taken back and asks chance"));
            let (one, other) = (G::view(&here, eyes), G::view(&there, eyes));
            found.check(one == other, || format!("{order:?} can be taken back and shows {one:?} or {other:?}"));
            let told =
                |events: &[G::Event], view: &G::View| events.iter().map(|e| G::redact(e, view, 0)).collect::<Vec<_>>();
            let (one, other) = (told(&first, &one), told(&second, &other));
            found.check(one == other, || format!("{order:?} can be taken back and tells {one:?} or {other:?}"));
        }
    });
    found.check(free > 0, || "no order of this game can be taken back".to_owned());
    found
}

/// Carries out an order. Returns its events and the number of chance outcomes.
fn carried_out<G: Rules>(
    position: &mut G::Position,
    order: &G::Order,
    generator: &mut RandomGenerator,
) -> (Vec<G::Event>, usize) {
    let mut recording = RecordingChance::new(generator);
    let mut events = Vec::new();
    G::apply(position, order, &mut recording, &mut events);
    (events, recording.outcomes().len())
}

/// Checks that a viewer sees the same events of an order in two states that look the same before and after it. At least one seat
/// must see each event unredacted, the seat that gave the order must see the order unredacted, and an event must be redacted in
/// the same way one turn and 40 turns later.
pub fn events_reveal_nothing_hidden<G: Rules>(game: &GameUnderTest<G>) -> CheckFailures {
    let mut found = CheckFailures::default();
    let mut compared = 0_u32;
    walk::<G>(game.matches, |moment, generator| {
        let order = moment.orders[generator.below(moment.orders.len() as u32) as usize];
        // Chance is the same in all states, because a public roll that leaves no trace is no secret.
        let chance = RandomGenerator::new(generator.below(u32::MAX).into());
        let mut here = *moment.position;
        let (events, _) = carried_out::<G>(&mut here, &order, &mut chance.clone());
        let told = |events: &[G::Event], view: &G::View| {
            let kept = events.iter().filter(|event| !(game.passes)(event));
            kept.map(|e| G::redact(e, view, 0)).collect::<Vec<_>>()
        };
        for event in &events {
            for viewer in viewers::<G>(&here) {
                let view = G::view(&here, viewer);
                let [later, last] = [1, 40].map(|ago| G::redact(event, &view, ago));
                found.check(later == last, || format!("of {event:?} {viewer:?} is told {later:?} and then {last:?}"));
                found.check(G::recall(view, 0) == view, || format!("{viewer:?} has forgotten what is"));
            }
            let knows = |seat: &Colour| G::redact(event, &G::view(&here, Some(*seat)), 0) == Some(*event);
            found.check(G::seats(&here).iter().any(knows), || format!("nobody is told {event:?}"));
        }
        let given = G::redact_order(&order, moment.decider, &G::view(&here, Some(moment.decider)), 0);
        found.check(given == Some(order), || format!("{:?} is not told its own {order:?}", moment.decider));
        for viewer in viewers::<G>(moment.position) {
            let mut there = G::determinize(&G::view(moment.position, viewer), generator);
            if G::check(&G::view(&there, Some(moment.decider)), &order).is_err() {
                continue;
            }
            let (others, _) = carried_out::<G>(&mut there, &order, &mut chance.clone());
            let (one, other) = (G::view(&here, viewer), G::view(&there, viewer));
            if one == other {
                compared += 1;
                let (one, other) = (told(&events, &one), told(&others, &other));
                found.check(one == other, || format!("{viewer:?} sees the same and is told {one:?} or {other:?}"));
            }
        }
    });
    found.check(compared > 100, || format!("only {compared} orders were compared"));
    found
}

/// Checks that a viewer who sees the same events of another seat's order in two states has the same view after it. This finds
/// views with values derived from secrets, even if samples of such a view reproduce those values.
pub fn same_events_lead_to_the_same_view<G: Rules>(game: &GameUnderTest<G>) -> CheckFailures {
    let mut found = CheckFailures::default();
    let mut compared = 0_u32;
    walk::<G>(game.matches, |moment, generator| {
        let order = moment.orders[generator.below(moment.orders.len() as u32) as usize];
        let chance = RandomGenerator::new(generator.below(u32::MAX).into());
        let mut here = *moment.position;
        let (events, _) = carried_out::<G>(&mut here, &order, &mut chance.clone());
        for viewer in viewers::<G>(moment.position).into_iter().filter(|&viewer| viewer != Some(moment.decider)) {
            let mut there = G::determinize(&G::view(moment.position, viewer), generator);
            if G::check(&G::view(&there, Some(moment.decider)), &order).is_err() {
                continue;
            }
            let (others, _) = carried_out::<G>(&mut there, &order, &mut chance.clone());
            let (one, other) = (G::view(&here, viewer), G::view(&there, viewer));
            let told =
                |events: &[G::Event], view: &G::View| events.iter().map(|e| G::redact(e, view, 0)).collect::<Vec<_>>();
            let looks = viewer.is_some_and(|seat| events.iter().any(|event| (game.looks)(event, seat)));
            // After the end of a match everything is public.
            let open = [&here, &there].map(|position| G::to_act(position).is_none());
            if open == [false; 2] && !looks && told(&events, &one) == told(&others, &other) {
                compared += 1;
                found.check(one == other, || {
                    format!("{viewer:?} is told the same of {order:?} and sees {one:?} or {other:?}")
                });
            }
        }
    });
    found.check(compared > 100, || format!("only {compared} orders were compared"));
    found
}
