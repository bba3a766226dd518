//! Tests of drafts: things counted, taken, put back and offered, click by click.

use orrery::games::starship_catan::rules::{
    Adventure, Arrangement, Card, Deal, Module, Offer, Order, Phase, Position, Refusal, Resource, Thing, Things,
};
use orrery::games::starship_catan::table::plan::Plan;
use orrery::games::starship_catan::table::{Counter, DealDraft, Draft, LookDraft, Side, Step, Target};

use super::{moons, table, visiting};

/// Moon with 20 Astro and one of every resource.
fn stocked(mut position: Position) -> Position {
    position.players[0].astro = 20;
    position.players[0].cargo = [1; Resource::COUNT];
    position
}

fn counted(plan: &Plan) -> Things {
    match **plan {
        Draft::Deal(deal) => deal.things,
        ref other => panic!("no deal is counted: {other:?}"),
    }
}

#[test]
fn deal_counts_up_and_down_and_switches_sides() {
    let view = moons(&stocked(visiting(table(Phase::Flight), Card::Granary)));
    let (buy, sell) = (Counter::Buy(Thing::Food), Counter::Sell(Thing::Food));
    let mut plan = Plan::default();
    assert_eq!(plan.pick(&view, Target::More(buy)), Step::More);
    assert_eq!(counted(&plan), Things::of(Thing::Food, 1));
    let full = Refusal::NoRoom { thing: Thing::Food, capacity: 2 };
    assert_eq!(plan.pick(&view, Target::More(buy)), Step::Refused(full), "a bay holds two, and there is one");
    assert_eq!(plan.pick(&view, Target::All(sell)), Step::More, "the other side begins anew");
    assert_eq!(*plan, Draft::Deal(DealDraft { post: None, side: Side::Sell, things: Things::of(Thing::Food, 1) }));
    assert_eq!(plan.pick(&view, Target::Less(sell)), Step::More);
    assert_eq!(*plan, Draft::Nothing);
    assert_eq!(plan.pick(&view, Target::Confirm), Step::Nothing);
    let ore = Refusal::NotSold { card: Card::Granary, thing: Thing::Ore };
    assert_eq!(plan.why_not(&view, Target::More(Counter::Buy(Thing::Ore))), Some(ore));
}

#[test]
fn single_thing_deal_replaces_the_counted_thing() {
    let view = moons(&stocked(visiting(table(Phase::Flight), Card::DiplomatPlanet)));
    let mut plan = Plan::default();
    plan.pick(&view, Target::More(Counter::Buy(Thing::Ore)));
    plan.pick(&view, Target::More(Counter::Buy(Thing::Food)));
    assert_eq!(counted(&plan), Things::of(Thing::Food, 1));
    let many = Refusal::TooMany { card: Card::DiplomatPlanet, most: 1 };
    assert_eq!(plan.why_not(&view, Target::More(Counter::Buy(Thing::Food))), Some(many));
}

#[test]
fn post_click_toggles_it_and_proposes_its_only_deal() {
    let mut position = stocked(table(Phase::Build));
    position.players[0].science = 1;
    [Card::GreenOutpost, Card::Median, Card::Verdania].into_iter().for_each(|card| position.players[0].posts.add(card));
    let view = moons(&position);
    let mut plan = Plan::default();
    assert_eq!(plan.pick_with_proposal(&view, Target::Post(Card::GreenOutpost)), Step::More);
    assert_eq!(counted(&plan), Things::of(Thing::Science, 1), "the Green Folk buy one science");
    let sold = Order::Use { post: Card::GreenOutpost, deal: Deal::Sell(Things::of(Thing::Science, 1)) };
    assert_eq!(plan.clone().pick(&view, Target::Confirm), Step::Order(sold));
    assert_eq!(plan.pick(&view, Target::Post(Card::GreenOutpost)), Step::More);
    assert_eq!(*plan, Draft::Nothing);
    assert_eq!(plan.pick_with_proposal(&view, Target::Post(Card::Verdania)), Step::More);
    assert!(counted(&plan).is_empty(), "Food may be bought or sold");
    assert_eq!(plan.why_not(&view, Target::Confirm), Some(Refusal::NothingTraded));
    assert_eq!(plan.why_not(&view, Target::Post(Card::Median)), Some(Refusal::NoTrade { card: Card::Median }));
    position.now.posts.add(Card::Verdania);
    let used = Refusal::PostUsed { card: Card::Verdania };
    assert_eq!(Plan::default().why_not(&moons(&position), Target::Post(Card::Verdania)), Some(used));
}

/// Moon at the planet of this adventure, which is face up.
fn at(adventure: Adventure) -> Position {
    let mut position = stocked(table(Phase::Flight));
    position.adventures.up[0] = Some(adventure);
    position.adventures.pile &= !adventure.bit();
    visiting(position, adventure.quest().planet)
}

#[test]
fn full_reward_replaces_the_first_picked_resource() {
    let view = moons(&at(Adventure::Council));
    let mut plan = Plan::default();
    assert_eq!(plan.pick(&view, Target::Adventure(Adventure::Council)), Step::More);
    for resource in [Resource::Ore, Resource::Fuel, Resource::Food] {
        assert_eq!(plan.pick(&view, Target::More(Counter::Take(resource))), Step::More);
    }
    let take = Things::of(Thing::Fuel, 1).and(Thing::Food, 1);
    let order = Order::Adventure { adventure: Adventure::Council, take };
    assert_eq!(plan.clone().pick(&view, Target::Confirm), Step::Order(order));
    let full = Refusal::NoRoom { thing: Thing::Food, capacity: 2 };
    assert_eq!(plan.why_not(&view, Target::More(Counter::Take(Resource::Food))), Some(full));
    plan.pick(&view, Target::Less(Counter::Take(Resource::Food)));
    plan.pick(&view, Target::Less(Counter::Take(Resource::Fuel)));
    let nothing = Order::Adventure { adventure: Adventure::Council, take: Things::NONE };
    assert_eq!(plan.pick(&view, Target::Confirm), Step::Order(nothing), "it may be left");
}

#[test]
fn reward_proposal_takes_the_scarcest_resources() {
    let mut position = at(Adventure::Council);
    position.players[0].cargo[Resource::Carbon.index()] = 0;
    let view = moons(&position);
    let mut plan = Plan::default();
    plan.pick_with_proposal(&view, Target::Adventure(Adventure::Council));
    let take = Things::of(Thing::Ore, 1).and(Thing::Carbon, 1);
    let order = Order::Adventure { adventure: Adventure::Council, take };
    assert_eq!(plan.clone().pick(&view, Target::Confirm), Step::Order(order));
    plan.pick_with_proposal(&view, Target::Less(Counter::Take(Resource::Ore)));
    let less = Order::Adventure { adventure: Adventure::Council, take: Things::of(Thing::Carbon, 1) };
    assert_eq!(plan.pick(&view, Target::Confirm), Step::Order(less), "what was taken out stays out");
}

#[test]
fn unavailable_adventure_gives_its_refusal() {
    let mut position = at(Adventure::Reconstruction);
    position.adventures.up[1] = Some(Adventure::Rescue);
    let plan = Plan::default();
    let elsewhere = Refusal::OnAnotherPlanet { adventure: Adventure::Rescue, planet: Card::Picasso };
    assert_eq!(plan.why_not(&moons(&position), Target::Adventure(Adventure::Rescue)), Some(elsewhere));
    position.players[0].astro = 9;
    let poor = Refusal::Lacking { thing: Thing::Astro, needed: 10, has: 9 };
    assert_eq!(plan.why_not(&moons(&position), Target::Adventure(Adventure::Reconstruction)), Some(poor));
}

#[test]
fn cards_looked_at_are_arranged_click_by_click() {
    let mut position = table(Phase::Arrange);
    position.players[0].modules[Module::Sensor.index()] = 2;
    for card in [Card::Hades, Card::Loam, Card::Bazaar] {
        position.dealt.take(card);
        position.sectors[0].unseen[0] -= 1;
        position.flight.look.push(Some(card));
    }
    let view = moons(&position);
    let mut plan = Plan::default();
    for target in [Target::ToTop(1), Target::ToBottom(2), Target::ToTop(3), Target::ToTop(1)] {
        assert_eq!(plan.pick(&view, target), Step::More);
    }
    assert_eq!(*plan, Draft::Look(LookDraft { top: vec![3, 1], bottom: vec![2] }));
    assert_eq!(plan.pick(&view, Target::ToTop(1)), Step::Nothing, "there it lies");
    assert_eq!(plan.pick(&view, Target::LookCard(2)), Step::More);
    assert_eq!(plan.why_not(&view, Target::Confirm), Some(Refusal::NotEachOnce { looked_at: 3 }));
    assert!(plan.outlook(&view).expect("it is begun").partial);
    plan.pick(&view, Target::ToBottom(2));
    let order = Order::Arrange(Arrangement::new(&[3, 1], &[2]).expect("three cards"));
    assert_eq!(plan.pick(&view, Target::Confirm), Step::Order(order));
}

#[test]
fn offer_is_built_click_by_click_and_sent() {
    let mut position = stocked(table(Phase::Build));
    position.players[1].cargo[Resource::Fuel.index()] = 2;
    let view = moons(&position);
    let mut plan = Plan::default();
    assert_eq!(plan.pick(&view, Target::Offer), Step::More);
    assert_eq!(plan.why_not(&view, Target::Confirm), Some(Refusal::OneSided));
    assert_eq!(plan.pick(&view, Target::All(Counter::Give(Thing::Astro))), Step::More);
    assert_eq!(plan.pick(&view, Target::All(Counter::Want(Thing::Fuel))), Step::More);
    let offer = Offer { give: Things::of(Thing::Astro, 20), want: Things::of(Thing::Fuel, 1) };
    assert_eq!(*plan, Draft::Offer(offer), "no more than one finds room");
    let both = Refusal::OnBothSides { thing: Thing::Fuel };
    assert_eq!(plan.why_not(&view, Target::More(Counter::Give(Thing::Fuel))), Some(both));
    let lacks = Refusal::OtherLacks { thing: Thing::Ore, needed: 1, has: 0 };
    assert_eq!(plan.why_not(&view, Target::More(Counter::Want(Thing::Ore))), Some(lacks));
    assert_eq!(plan.clone().pick(&view, Target::Confirm), Step::Order(Order::Offer(offer)));
    plan.pick(&view, Target::Cancel);
    assert_eq!(*plan, Draft::Nothing);
    position.now.offers = 3;
    let done = Refusal::OffersDone { most: 3 };
    assert_eq!(Plan::default().why_not(&moons(&position), Target::Offer), Some(done));
}
