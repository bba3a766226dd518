//! Tests of previews, which agree with the result of the order and reveal no outcome of chance.

use orrery_core::{Rules, SeededChance};
use starship_catan::rules::{
    Card, Commodity, HonourCard, MemoryAid, Module, Order, Phase, PirateClass, Position, Resource, Seat, Ship,
    StarshipCatan,
};
use starship_catan::table::plan::{PendingOrder, preview, reminded};
use starship_catan::table::{
    AdjustableAmount, ClickTarget, CombatForecast, DefeatPenalty, HonourChange, NextCardForecast, Odds, OrderPreview,
    PlayerChange,
};

use super::{RandomMatch, deciders, moons, reminding, table, visiting};

fn change(before: &Position, after: &Position, seat: Seat) -> PlayerChange {
    let (old, new) = (before.player(seat), after.player(seat));
    PlayerChange {
        things: std::array::from_fn(|at| new.count(Commodity::ALL[at]) as i16 - old.count(Commodity::ALL[at]) as i16),
        ships: std::array::from_fn(|at| new.hangar[at] as i8 - old.hangar[at] as i8),
        modules: std::array::from_fn(|at| new.modules[at] as i8 - old.modules[at] as i8),
        boost: new.boost() as i8 - old.boost() as i8,
        firepower: new.firepower() as i8 - old.firepower() as i8,
        friendship: new.friendship() as i8 - old.friendship() as i8,
        fame: new.fame() as i8 - old.fame() as i8,
        points: after.points(seat) as i8 - before.points(seat) as i8,
    }
}

/// Returns all numbers in a change.
fn numbers(change: &PlayerChange) -> Vec<i16> {
    let small = [change.boost, change.firepower, change.friendship, change.fame, change.points];
    let small = change.ships.iter().chain(&change.modules).chain(&small).map(|&number| i16::from(number));
    change.things.iter().copied().chain(small).collect()
}

fn agrees(preview: &OrderPreview, order: Order, before: &Position, after: &Position) {
    let open = matches!(order, Order::Roll | Order::Fight);
    for &seat in Seat::ALL {
        let (told, came) = (preview.of(seat), change(before, after, seat));
        let same = |(told, came): (i16, i16)| told == came || open && told == 0;
        let all = numbers(told).into_iter().zip(numbers(&came));
        assert!(all.clone().all(same), "{order:?} of {seat}: {told:?}, but {came:?}");
    }
    let moved =
        [(HonourCard::Friend, before.friend(), after.friend()), (HonourCard::Hero, before.hero(), after.hero())];
    let moved = moved.into_iter().filter(|(_, from, to)| from != to);
    let moved: Vec<HonourChange> = moved.map(|(honour, from, to)| HonourChange { honour, from, to }).collect();
    let on = after.phase.in_flight();
    let ends_flight = before.phase.in_flight() && !on;
    if open {
        assert!(preview.honours.iter().all(|honour| moved.contains(honour)));
        assert!(!preview.ends_flight || ends_flight);
        assert!(!preview.ends_match || after.is_over());
        return;
    }
    assert_eq!(preview.honours, moved, "{order:?}");
    assert_eq!(preview.speed, on.then_some(after.now.speed), "{order:?}");
    assert_eq!(preview.actions, on.then(|| after.mover().actions() - after.flight.actions), "{order:?}");
    assert_eq!((preview.ends_flight, preview.ends_match), (ends_flight, after.is_over()), "{order:?}");
}

#[test]
fn previews_agree_with_the_result_of_the_order() {
    let mut looked_at = 0;
    for seed in 0..16 {
        let mut walk = RandomMatch::new(100 + seed);
        for turn in 0..1_200 {
            if walk.is_over() {
                break;
            }
            let view = deciders(&walk.position);
            let mut orders = if turn % 5 == 0 { walk.legal() } else { Vec::new() };
            let next = walk.pick();
            orders.push(next);
            for order in orders {
                let told = preview(&view, &order).expect("a legal order has a preview");
                assert_eq!((told.order, told.partial), (order, false));
                assert_eq!(told.barrier, StarshipCatan::is_barrier(&view, &order));
                assert_eq!(told.ahead.is_some(), order == Order::Next);
                assert_eq!(told.combat.is_some(), order == Order::Fight);
                let mut after = walk.position;
                StarshipCatan::apply(&mut after, &order, &mut SeededChance::new(seed, turn), &mut ());
                agrees(&told, order, &walk.position, &after);
                looked_at += 1;
            }
            walk.give(next);
        }
    }
    assert!(looked_at > 10_000, "{looked_at} previews");
}

#[test]
fn a_refused_order_has_no_preview() {
    assert_eq!(preview(&moons(&table(Phase::Build)), &Order::Roll), None);
}

#[test]
fn deal_draft_previews_its_gain_and_cost() {
    let mut position = visiting(table(Phase::Flight), Card::Granary);
    position.players[0].astro = 9;
    let view = moons(&position);
    let mut plan = PendingOrder::default();
    plan.pick(&view, ClickTarget::All(AdjustableAmount::Buy(Commodity::Food)));
    let told = plan.outlook(&view).expect("a deal is counted");
    assert_eq!((told.of(Seat::Moon).thing(Commodity::Food), told.of(Seat::Moon).thing(Commodity::Astro)), (2, -2));
    assert_eq!((told.speed, told.actions, told.ends_flight, told.barrier), (Some(3), Some(1), false, false));
}

#[test]
fn third_post_previews_the_friend_honour() {
    let mut position = visiting(table(Phase::Flight), Card::Verdania);
    position.players[0].hangar[Ship::TradeShip.index()] = 1;
    [Card::Galenor, Card::Ignis].into_iter().for_each(|card| position.players[0].posts.add(card));
    let told = preview(&moons(&position), &Order::Found).expect("there is a trade ship");
    let friend = HonourChange { honour: HonourCard::Friend, from: None, to: Some(Seat::Moon) };
    assert_eq!(told.honours, [friend]);
    let mine = told.of(Seat::Moon);
    assert_eq!((mine.friendship, mine.points, mine.ships[Ship::TradeShip.index()]), (1, 1, -1));
    assert!(told.barrier, "the replacement comes to light");
}

/// Lets Moon meet the pirates of this card, with firepower 1.
fn meeting(mut position: Position, card: Card) -> Position {
    position.players[0].cannons.ones = 1;
    position.players[0].astro = 9;
    position.decide(Phase::Pirates);
    visiting(position, card)
}

fn combat(position: &Position) -> CombatForecast {
    preview(&moons(position), &Order::Fight).and_then(|told| told.combat).expect("there are pirates")
}

#[test]
fn combat_preview_rules_out_pirates_seen_elsewhere() {
    let mut position = meeting(table(Phase::Roll), Card::Pirates3);
    let told = combat(&position);
    assert_eq!((told.class, told.own, told.strength), (PirateClass::Pirates, (2, 5), (2, 3)));
    assert_eq!((told.theirs, told.penalty), ((3, 7), DefeatPenalty::None));
    assert!(told.wins.0.cases < told.wins.1.cases, "it is likelier against the weakest: {:?}", told.wins);
    position.players[1].beaten.add(Card::Pirates2);
    let told = combat(&position);
    assert_eq!((told.strength, told.theirs), ((3, 3), (4, 7)));
    assert_eq!(
        told.wins,
        (Odds { cases: 5, of: 36 }, Odds { cases: 5, of: 36 }),
        "both Pirates2 but the beaten one are still in the reserve"
    );
    position.reserve.pile[0] -= 1;
    assert_eq!(combat(&position).strength, (2, 4), "a card of group I was laid");
}

#[test]
fn combat_preview_shows_what_corsairs_can_take() {
    let mut position = meeting(table(Phase::Roll), Card::Corsairs4);
    position.reserve.pile[0] = 0;
    position.reserve.pile[1] -= 2;
    let told = combat(&position);
    assert_eq!((told.class, told.strength), (PirateClass::Corsairs, (4, 5)));
    assert_eq!(told.penalty, DefeatPenalty::CannonOrModule);
    position.players[0].beaten.add(Card::Corsairs5);
    assert_eq!((combat(&position).strength, combat(&position).penalty), ((4, 4), DefeatPenalty::Cannon));
    position.reserve.pile[1] = 0;
    position.reserve.pile[2] -= 1;
    assert_eq!(combat(&position).strength, (4, 6), "the other Corsairs5 may have come");
}

#[test]
fn combat_preview_is_exact_for_pirates_seen_before() {
    let mut position = meeting(table(Phase::Roll), Card::Pirates3);
    position.flight.foreseen = true;
    assert_eq!(combat(&position).wins, (Odds { cases: 5, of: 36 }, Odds { cases: 5, of: 36 }));
}

#[test]
fn next_card_preview_uses_only_open_memory() {
    let look = |position: &Position| preview(&moons(position), &Order::Next).and_then(|told| told.ahead);
    let forgetful = visiting(table(Phase::Flight), Card::Granary);
    assert_eq!(look(&forgetful), Some(NextCardForecast { cards: 9, unknown: 9, reminds: false, pirates: None }));
    let mut position = visiting(reminding(Phase::Flight), Card::Granary);
    let even = Some(Odds { cases: 9 * 2, of: 9 * 39 });
    assert_eq!(look(&position), Some(NextCardForecast { cards: 9, unknown: 9, reminds: true, pirates: even }));
    // One card is known to be there, and it is pirates.
    position.dealt.take(Card::Pirates2);
    position.sectors[0].unseen[0] -= 1;
    position.sectors[0].lying.add(Card::Pirates2);
    position.knows[0][0].add(Card::Pirates2);
    assert_eq!(
        look(&position),
        Some(NextCardForecast {
            cards: 9,
            unknown: 8,
            reminds: true,
            pirates: Some(Odds { cases: 38 + 8, of: 9 * 38 })
        })
    );
    assert_eq!(reminded(&moons(&position), 0), [Card::Pirates2].into_iter().collect());
    position.options.memory = MemoryAid::None;
    assert!(reminded(&moons(&position), 0).is_empty());
}

#[test]
fn post_preview_shows_what_all_its_deals_share() {
    let mut position = table(Phase::Build);
    position.players[0].posts.add(Card::DiplomatOutpost);
    position.players[0].astro = 3;
    let view = moons(&position);
    let mut plan = PendingOrder::default();
    plan.pick(&view, ClickTarget::Post(Card::DiplomatOutpost));
    let told = plan.outlook(&view).expect("a post is picked");
    let mine = told.of(Seat::Moon);
    assert!(told.partial);
    assert_eq!((mine.thing(Commodity::Astro), mine.thing(Commodity::Ore)), (-3, 0));
    let raised = Module::Logistics;
    position.players[0].modules[raised.index()] = 1;
    (position.players[0].cargo[Resource::Ore.index()], position.players[0].cargo[Resource::Carbon.index()]) = (1, 1);
    position.players[0].cargo[Resource::Food.index()] = 2;
    let told = PendingOrder::default().hover(&moons(&position), ClickTarget::Module(raised)).expect("it can be raised");
    assert_eq!((told.of(Seat::Moon).modules[raised.index()], told.of(Seat::Moon).points), (1, 1));
}
