//! Tests of choosing loot, trading, giving up goods, and launching.

use alien_frontiers::rules::{Card, Facility, Loot, Order, RaidHaul, Refusal, Ships, Territory};
use alien_frontiers::table::plan::{
    ClickResult, ClickTarget, FollowUpChoice, OrderEntryMode, PendingOrder, ShedGoodsDraft,
};
use orrery_core::Colour;

use super::{docked, rich, table, with_card};

const GREEN_FUEL: ClickTarget = ClickTarget::Resource { colour: Colour::Green, fuel: true };
const GREEN_ORE: ClickTarget = ClickTarget::Resource { colour: Colour::Green, fuel: false };
const BLUE_FUEL: ClickTarget = ClickTarget::Resource { colour: Colour::Blue, fuel: true };

#[test]
fn raid_loot_is_built_click_by_click() {
    let position = rich(rich(table(&[1, 2, 3]), Colour::Green, 4, 1), Colour::Blue, 3, 0);
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&position, ClickTarget::Facility(Facility::RaidersOutpost)), ClickResult::More);
    for target in [GREEN_FUEL, GREEN_FUEL, GREEN_ORE] {
        assert_eq!(plan.pick(&position, target), ClickResult::More);
    }
    let less = Refusal::VictimHasLess { colour: Colour::Green, fuel: 4, ore: 1 };
    assert_eq!(plan.pick(&position, GREEN_ORE), ClickResult::Refused(less));
    assert_eq!(plan.pick(&position, BLUE_FUEL), ClickResult::More);
    assert_eq!(plan.pick(&position, BLUE_FUEL), ClickResult::Refused(Refusal::RaidTooMuch { asked: 5 }));
    assert_eq!(plan.pick(&position, ClickTarget::Return { colour: Colour::Green, fuel: true }), ClickResult::More);
    assert_eq!(plan.pick(&position, ClickTarget::Return { colour: Colour::Blue, fuel: false }), ClickResult::Nothing);
    let OrderEntryMode::Loot(draft) = plan.mode() else { panic!("still choosing") };
    assert_eq!((draft.left(), draft.victims.len()), (1, 2));
    let haul = RaidHaul::NOTHING.with(Colour::Green, 1, 1).with(Colour::Blue, 1, 0);
    let raid = Order::Raid { ships: Ships::of(&[1, 2, 3]), loot: Loot::Resources(haul) };
    assert_eq!(plan.pick(&position, ClickTarget::Confirm), ClickResult::Order(raid));
}

#[test]
fn proposed_loot_takes_ore_first_and_the_leader_first() {
    let proposed = |position: &alien_frontiers::rules::Position| {
        let mut plan = PendingOrder::default();
        plan.pick(position, ClickTarget::Facility(Facility::RaidersOutpost));
        plan.propose(position);
        let OrderEntryMode::Loot(draft) = plan.mode().clone() else { panic!("choosing the loot") };
        assert_eq!(
            plan.pick(position, ClickTarget::Confirm),
            ClickResult::Order(Order::Raid { ships: draft.ships, loot: draft.loot })
        );
        draft.loot
    };
    let haul = |green: (u8, u8), blue: (u8, u8)| {
        Loot::Resources(RaidHaul::NOTHING.with(Colour::Green, green.0, green.1).with(Colour::Blue, blue.0, blue.1))
    };
    let even = rich(rich(table(&[1, 2, 3]), Colour::Green, 3, 1), Colour::Blue, 3, 2);
    assert_eq!(proposed(&even), haul((1, 1), (0, 2)), "of equals the earlier seat");
    let mut led = even;
    led.players[Colour::Blue.index()].colonies[Territory::LemBadlands.index()] = 1;
    led.control[Territory::LemBadlands.index()] = Some(Colour::Blue);
    assert_eq!(proposed(&led), haul((0, 1), (1, 2)), "the leader's first");
    let rich_in_ore = rich(even, Colour::Blue, 0, 6);
    assert_eq!(proposed(&rich_in_ore), haul((0, 1), (0, 3)), "four at most");
    let poor = rich(rich(table(&[1, 2, 3]), Colour::Green, 0, 0), Colour::Blue, 0, 0);
    assert_eq!(proposed(&poor), haul((0, 0), (0, 0)), "there is nothing");
    let cards = with_card(with_card(poor, Colour::Red, Card::BoosterPod), Colour::Green, Card::BoosterPod);
    let cards = with_card(cards, Colour::Blue, Card::PlasmaCannon);
    let cannon = Loot::Card { from: Colour::Blue, card: Card::PlasmaCannon };
    assert_eq!(proposed(&cards), cannon, "a card that the raider does not hold");
    let guarded = with_card(with_card(even, Colour::Green, Card::HolographicDecoy), Colour::Green, Card::DataCrystal);
    assert_eq!(proposed(&guarded), haul((0, 0), (2, 2)), "nothing that is protected");
}

#[test]
fn raid_for_a_card_takes_no_resources() {
    let position = with_card(rich(table(&[4, 5, 6]), Colour::Green, 4, 1), Colour::Green, Card::PlasmaCannon);
    let cannon = ClickTarget::HeldCard { colour: Colour::Green, card: Card::PlasmaCannon };
    let mut plan = PendingOrder::default();
    plan.begin(&position, FollowUpChoice::Raid { ships: Ships::of(&[4, 5, 6]) });
    plan.pick(&position, GREEN_FUEL);
    assert_eq!(plan.pick(&position, cannon), ClickResult::More);
    let loot = Loot::Card { from: Colour::Green, card: Card::PlasmaCannon };
    let OrderEntryMode::Loot(draft) = plan.mode() else { panic!("still choosing") };
    assert_eq!((draft.loot, draft.haul()), (loot, RaidHaul::NOTHING));
    let raid = Order::Raid { ships: Ships::of(&[4, 5, 6]), loot };
    assert_eq!(plan.clone().pick(&position, ClickTarget::Confirm), ClickResult::Order(raid));
    plan.pick(&position, cannon);
    let OrderEntryMode::Loot(draft) = plan.mode() else { panic!("still choosing") };
    assert_eq!(draft.loot, Loot::Resources(RaidHaul::NOTHING), "clicked again it is put back");
}

#[test]
fn decoy_is_the_only_loot_of_its_holder() {
    let mut position = with_card(rich(table(&[4, 5, 6]), Colour::Green, 4, 1), Colour::Green, Card::HolographicDecoy);
    position = with_card(position, Colour::Green, Card::DataCrystal);
    let mut plan = PendingOrder::default();
    plan.pick(&position, ClickTarget::Facility(Facility::RaidersOutpost));
    let OrderEntryMode::Loot(draft) = plan.mode() else { panic!("choosing the loot") };
    let green = &draft.victims[0];
    assert_eq!((green.fuel, green.ore, green.decoy), (0, 0, true));
    assert_eq!(green.cards, [Card::HolographicDecoy]);
    assert_eq!(
        plan.pick(&position, GREEN_FUEL),
        ClickResult::Refused(Refusal::DecoyProtects { colour: Colour::Green })
    );
    let crystal = ClickTarget::HeldCard { colour: Colour::Green, card: Card::DataCrystal };
    assert_eq!(plan.pick(&position, crystal), ClickResult::Refused(Refusal::DecoyFirst { colour: Colour::Green }));
}

#[test]
fn trade_amount_is_limited_by_fuel() {
    let mut position = rich(docked(table(&[6]), Colour::Red, Facility::OrbitalMarket, &[2, 2]), Colour::Red, 5, 0);
    position.turn.best_pair = 2;
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&position, ClickTarget::Trade), ClickResult::More);
    assert_eq!(plan.mode(), &OrderEntryMode::Trade { n: 1, max: 2, rate: 2 });
    assert!(!plan.targets(&position).contains(&ClickTarget::Less));
    assert_eq!(plan.pick(&position, ClickTarget::More), ClickResult::More);
    assert!(matches!(plan.pick(&position, ClickTarget::More), ClickResult::Refused(Refusal::Price { fuel: 6, .. })));
    assert_eq!(plan.pick(&position, ClickTarget::Confirm), ClickResult::Order(Order::Trade(2)));
    assert_eq!(
        PendingOrder::default().begin(&table(&[6]), FollowUpChoice::Trade),
        ClickResult::Refused(Refusal::NoPair)
    );
}

#[test]
fn shedding_always_keeps_eight_resources() {
    let position = rich(table(&[]), Colour::Red, 9, 2);
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&position, ClickTarget::End), ClickResult::More, "ending over the limit asks what to give up");
    assert_eq!(plan.mode(), &OrderEntryMode::Shed(ShedGoodsDraft { fuel: 3, ore: 0, most_fuel: 3, most_ore: 2 }));
    let (fuel, ore) = [true, false].map(|fuel| ClickTarget::Resource { colour: Colour::Red, fuel }).into();
    assert_eq!(plan.pick(&position, fuel), ClickResult::Nothing, "three fuel is the most");
    assert_eq!(plan.pick(&position, ore), ClickResult::More);
    assert_eq!(plan.pick(&position, ore), ClickResult::More);
    assert_eq!(plan.pick(&position, ore), ClickResult::Nothing, "there are two ore");
    assert_eq!(plan.pick(&position, fuel), ClickResult::More);
    assert_eq!(plan.pick(&position, ClickTarget::Confirm), ClickResult::Order(Order::Shed { fuel: 2, ore: 1 }));
    let poor = rich(position, Colour::Red, 8, 0);
    assert_eq!(plan.pick(&poor, ClickTarget::Shed), ClickResult::Refused(Refusal::NothingToShed { held: 8 }));
}

#[test]
fn finished_colony_launches_to_the_clicked_territory() {
    let mut position = rich(table(&[]), Colour::Red, 1, 1);
    let red = &mut position.players[Colour::Red.index()];
    (red.hub, red.unplaced) = (7, red.unplaced - 1);
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&position, ClickTarget::Launch(Colour::Green)), ClickResult::Nothing, "not his colony");
    assert_eq!(plan.pick(&position, ClickTarget::Launch(Colour::Red)), ClickResult::More);
    let badlands = Territory::LemBadlands;
    assert_eq!(plan.pick(&position, ClickTarget::Territory(badlands)), ClickResult::Order(Order::Launch(badlands)));
    let nothing = plan.begin(&table(&[]), FollowUpChoice::Launch);
    assert_eq!(nothing, ClickResult::Refused(Refusal::NothingToLaunch { circle: 0 }));
}
