//! Tests of drafts: amounts counted, rewards taken, cards put back and exchanges offered, click by click.

use starship_catan::rules::{
    Adventure, Card, CardArrangement, Commodity, CommodityCounts, Module, Offer, Order, Phase, Position, Refusal,
    Resource, TradeDeal,
};
use starship_catan::table::plan::PendingOrder;
use starship_catan::table::{
    AdjustableAmount, CardArrangementDraft, ClickResult, ClickTarget, DealDraft, DealSide, OrderDraft,
};

use super::{moons, table, visiting};

/// Gives Moon 20 Astro and one unit of every resource.
fn stocked(mut position: Position) -> Position {
    position.players[0].astro = 20;
    position.players[0].cargo = [1; Resource::COUNT];
    position
}

fn counted(plan: &PendingOrder) -> CommodityCounts {
    match **plan {
        OrderDraft::Deal(deal) => deal.things,
        ref other => panic!("no deal is counted: {other:?}"),
    }
}

#[test]
fn deal_counts_up_and_down_and_switches_sides() {
    let view = moons(&stocked(visiting(table(Phase::Flight), Card::Granary)));
    let (buy, sell) = (AdjustableAmount::Buy(Commodity::Food), AdjustableAmount::Sell(Commodity::Food));
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&view, ClickTarget::More(buy)), ClickResult::More);
    assert_eq!(counted(&plan), CommodityCounts::of(Commodity::Food, 1));
    let full = Refusal::NoRoom { thing: Commodity::Food, capacity: 2 };
    assert_eq!(
        plan.pick(&view, ClickTarget::More(buy)),
        ClickResult::Refused(full),
        "a bay holds two, and there is one"
    );
    assert_eq!(
        plan.pick(&view, ClickTarget::All(sell)),
        ClickResult::More,
        "choosing the other side starts a new draft"
    );
    assert_eq!(
        *plan,
        OrderDraft::Deal(DealDraft {
            post: None,
            side: DealSide::Sell,
            things: CommodityCounts::of(Commodity::Food, 1)
        })
    );
    assert_eq!(plan.pick(&view, ClickTarget::Less(sell)), ClickResult::More);
    assert_eq!(*plan, OrderDraft::Nothing);
    assert_eq!(plan.pick(&view, ClickTarget::Confirm), ClickResult::Nothing);
    let ore = Refusal::NotSold { card: Card::Granary, thing: Commodity::Ore };
    assert_eq!(plan.why_not(&view, ClickTarget::More(AdjustableAmount::Buy(Commodity::Ore))), Some(ore));
}

#[test]
fn single_thing_deal_replaces_the_counted_thing() {
    let view = moons(&stocked(visiting(table(Phase::Flight), Card::DiplomatPlanet)));
    let mut plan = PendingOrder::default();
    plan.pick(&view, ClickTarget::More(AdjustableAmount::Buy(Commodity::Ore)));
    plan.pick(&view, ClickTarget::More(AdjustableAmount::Buy(Commodity::Food)));
    assert_eq!(counted(&plan), CommodityCounts::of(Commodity::Food, 1));
    let many = Refusal::TooMany { card: Card::DiplomatPlanet, most: 1 };
    assert_eq!(plan.why_not(&view, ClickTarget::More(AdjustableAmount::Buy(Commodity::Food))), Some(many));
}

#[test]
fn post_click_toggles_it_and_proposes_its_only_deal() {
    let mut position = stocked(table(Phase::Build));
    position.players[0].science = 1;
    [Card::GreenOutpost, Card::Median, Card::Verdania].into_iter().for_each(|card| position.players[0].posts.add(card));
    let view = moons(&position);
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick_with_proposal(&view, ClickTarget::Post(Card::GreenOutpost)), ClickResult::More);
    assert_eq!(counted(&plan), CommodityCounts::of(Commodity::Science, 1), "the Green Folk buy one science");
    let sold =
        Order::Use { post: Card::GreenOutpost, deal: TradeDeal::Sell(CommodityCounts::of(Commodity::Science, 1)) };
    assert_eq!(plan.clone().pick(&view, ClickTarget::Confirm), ClickResult::Order(sold));
    assert_eq!(plan.pick(&view, ClickTarget::Post(Card::GreenOutpost)), ClickResult::More);
    assert_eq!(*plan, OrderDraft::Nothing);
    assert_eq!(plan.pick_with_proposal(&view, ClickTarget::Post(Card::Verdania)), ClickResult::More);
    assert!(counted(&plan).is_empty(), "Food may be bought or sold");
    assert_eq!(plan.why_not(&view, ClickTarget::Confirm), Some(Refusal::NothingTraded));
    assert_eq!(plan.why_not(&view, ClickTarget::Post(Card::Median)), Some(Refusal::NoTrade { card: Card::Median }));
    position.now.posts.add(Card::Verdania);
    let used = Refusal::PostUsed { card: Card::Verdania };
    assert_eq!(PendingOrder::default().why_not(&moons(&position), ClickTarget::Post(Card::Verdania)), Some(used));
}

/// Returns a position in which Moon visits the planet of this adventure, which is face up.
fn at(adventure: Adventure) -> Position {
    let mut position = stocked(table(Phase::Flight));
    position.adventures.up[0] = Some(adventure);
    position.adventures.pile &= !adventure.bit();
    visiting(position, adventure.spec().planet)
}

#[test]
fn full_reward_replaces_the_first_picked_resource() {
    let view = moons(&at(Adventure::Council));
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&view, ClickTarget::Adventure(Adventure::Council)), ClickResult::More);
    for resource in [Resource::Ore, Resource::Fuel, Resource::Food] {
        assert_eq!(plan.pick(&view, ClickTarget::More(AdjustableAmount::Take(resource))), ClickResult::More);
    }
    let take = CommodityCounts::of(Commodity::Fuel, 1).and(Commodity::Food, 1);
    let order = Order::Adventure { adventure: Adventure::Council, take };
    assert_eq!(plan.clone().pick(&view, ClickTarget::Confirm), ClickResult::Order(order));
    let full = Refusal::NoRoom { thing: Commodity::Food, capacity: 2 };
    assert_eq!(plan.why_not(&view, ClickTarget::More(AdjustableAmount::Take(Resource::Food))), Some(full));
    plan.pick(&view, ClickTarget::Less(AdjustableAmount::Take(Resource::Food)));
    plan.pick(&view, ClickTarget::Less(AdjustableAmount::Take(Resource::Fuel)));
    let nothing = Order::Adventure { adventure: Adventure::Council, take: CommodityCounts::NONE };
    assert_eq!(plan.pick(&view, ClickTarget::Confirm), ClickResult::Order(nothing), "it may be left");
}

#[test]
fn reward_proposal_takes_the_scarcest_resources() {
    let mut position = at(Adventure::Council);
    position.players[0].cargo[Resource::Carbon.index()] = 0;
    let view = moons(&position);
    let mut plan = PendingOrder::default();
    plan.pick_with_proposal(&view, ClickTarget::Adventure(Adventure::Council));
    let take = CommodityCounts::of(Commodity::Ore, 1).and(Commodity::Carbon, 1);
    let order = Order::Adventure { adventure: Adventure::Council, take };
    assert_eq!(plan.clone().pick(&view, ClickTarget::Confirm), ClickResult::Order(order));
    plan.pick_with_proposal(&view, ClickTarget::Less(AdjustableAmount::Take(Resource::Ore)));
    let less = Order::Adventure { adventure: Adventure::Council, take: CommodityCounts::of(Commodity::Carbon, 1) };
    assert_eq!(plan.pick(&view, ClickTarget::Confirm), ClickResult::Order(less), "what was taken out stays out");
}

#[test]
fn unavailable_adventure_gives_its_refusal() {
    let mut position = at(Adventure::Reconstruction);
    position.adventures.up[1] = Some(Adventure::Rescue);
    let plan = PendingOrder::default();
    let elsewhere = Refusal::OnAnotherPlanet { adventure: Adventure::Rescue, planet: Card::Picasso };
    assert_eq!(plan.why_not(&moons(&position), ClickTarget::Adventure(Adventure::Rescue)), Some(elsewhere));
    position.players[0].astro = 9;
    let poor = Refusal::Lacking { thing: Commodity::Astro, needed: 10, has: 9 };
    assert_eq!(plan.why_not(&moons(&position), ClickTarget::Adventure(Adventure::Reconstruction)), Some(poor));
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
    let mut plan = PendingOrder::default();
    for target in [ClickTarget::ToTop(1), ClickTarget::ToBottom(2), ClickTarget::ToTop(3), ClickTarget::ToTop(1)] {
        assert_eq!(plan.pick(&view, target), ClickResult::More);
    }
    assert_eq!(*plan, OrderDraft::Look(CardArrangementDraft { top: vec![3, 1], bottom: vec![2] }));
    assert_eq!(plan.pick(&view, ClickTarget::ToTop(1)), ClickResult::Nothing, "there it lies");
    assert_eq!(plan.pick(&view, ClickTarget::LookCard(2)), ClickResult::More);
    assert_eq!(plan.why_not(&view, ClickTarget::Confirm), Some(Refusal::NotEachOnce { looked_at: 3 }));
    assert!(plan.outlook(&view).expect("it is begun").partial);
    plan.pick(&view, ClickTarget::ToBottom(2));
    let order = Order::Arrange(CardArrangement::new(&[3, 1], &[2]).expect("three cards"));
    assert_eq!(plan.pick(&view, ClickTarget::Confirm), ClickResult::Order(order));
}

#[test]
fn offer_is_built_click_by_click_and_sent() {
    let mut position = stocked(table(Phase::Build));
    position.players[1].cargo[Resource::Fuel.index()] = 2;
    let view = moons(&position);
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&view, ClickTarget::Offer), ClickResult::More);
    assert_eq!(plan.why_not(&view, ClickTarget::Confirm), Some(Refusal::OneSided));
    assert_eq!(plan.pick(&view, ClickTarget::All(AdjustableAmount::Give(Commodity::Astro))), ClickResult::More);
    assert_eq!(plan.pick(&view, ClickTarget::All(AdjustableAmount::Want(Commodity::Fuel))), ClickResult::More);
    let offer =
        Offer { give: CommodityCounts::of(Commodity::Astro, 20), want: CommodityCounts::of(Commodity::Fuel, 1) };
    assert_eq!(*plan, OrderDraft::Offer(offer), "no more than one finds room");
    let both = Refusal::OnBothSides { thing: Commodity::Fuel };
    assert_eq!(plan.why_not(&view, ClickTarget::More(AdjustableAmount::Give(Commodity::Fuel))), Some(both));
    let lacks = Refusal::OtherLacks { thing: Commodity::Ore, needed: 1, has: 0 };
    assert_eq!(plan.why_not(&view, ClickTarget::More(AdjustableAmount::Want(Commodity::Ore))), Some(lacks));
    assert_eq!(plan.clone().pick(&view, ClickTarget::Confirm), ClickResult::Order(Order::Offer(offer)));
    plan.pick(&view, ClickTarget::Cancel);
    assert_eq!(*plan, OrderDraft::Nothing);
    position.now.offers = 3;
    let done = Refusal::OffersDone { most: 3 };
    assert_eq!(PendingOrder::default().why_not(&moons(&position), ClickTarget::Offer), Some(done));
}
