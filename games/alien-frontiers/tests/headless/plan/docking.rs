//! Tests of picking dice and clicking facilities.

use alien_frontiers::rules::{Card, Facility, Field, Order, Refusal, Ship, Ships, TeleportedShip, Territory};
use alien_frontiers::table::plan::{
    ClickResult, ClickTarget, FollowUpChoice, OrderEntryMode, PendingOrder, TerritoryPurpose, tray,
};
use orrery_core::Colour;

use super::{die, docked, picked, rich, ship, table, with_relic};

#[test]
fn tray_lists_own_ships_then_relic_then_teleported_ship() {
    let mut position = with_relic(table(&[5, 2]), 4);
    position.turn.teleported = Some(TeleportedShip { ship: ship(1), from: Facility::LunarMine });
    let relic = Ship { value: 4, relic: true };
    assert_eq!(tray(&position), [(ship(2), false), (ship(5), false), (relic, false), (ship(1), true)]);
}

#[test]
fn clicking_a_die_toggles_its_selection() {
    let position = table(&[3, 3, 6]);
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&position, die(&position, 1)), ClickResult::More);
    assert_eq!(plan.pick(&position, die(&position, 2)), ClickResult::More);
    assert_eq!((plan.selected(), plan.selected_indices()), (Ships::of(&[3, 6]), &[1, 2][..]));
    plan.pick(&position, die(&position, 1));
    assert_eq!((plan.selected(), plan.selected_indices()), (Ships::one(6), &[2][..]));
    assert_eq!(
        plan.pick(&position, ClickTarget::HandShip { index: 2, ship: ship(1) }),
        ClickResult::Nothing,
        "there is no such die"
    );
    assert_eq!(plan.pick(&position, ClickTarget::Cancel), ClickResult::More);
    assert_eq!(plan, PendingOrder::default());
}

#[test]
fn only_facilities_that_take_the_picked_dice_can_be_clicked() {
    let position = table(&[3, 3, 6]);
    let plan = picked(&position, &[0, 1]);
    let targets = plan.targets(&position);
    let lit: Vec<Facility> =
        Facility::ALL.iter().copied().filter(|&facility| targets.contains(&ClickTarget::Facility(facility))).collect();
    use Facility::{AlienArtifact, ColonistHub, LunarMine, OrbitalMarket, SolarConverter};
    assert_eq!(lit, [SolarConverter, LunarMine, OrbitalMarket, ColonistHub, AlienArtifact]);
    assert_eq!(
        plan.why_not(&position, ClickTarget::Facility(Facility::Shipyard)),
        Some(Refusal::Price { fuel: 1, ore: 1, have_fuel: 0, have_ore: 0 })
    );
}

#[test]
fn a_click_docks_the_picked_dice_and_empties_the_plan() {
    let position = table(&[3, 3, 6]);
    let mut plan = picked(&position, &[0, 1]);
    let order = Order::Dock { facility: Facility::OrbitalMarket, ships: Ships::equal(3, 2) };
    assert_eq!(plan.pick(&position, ClickTarget::Facility(Facility::OrbitalMarket)), ClickResult::Order(order));
    assert_eq!(plan, PendingOrder::default());
}

#[test]
fn refused_click_leaves_the_plan_unchanged() {
    let position = docked(table(&[3, 6]), Colour::Green, Facility::LunarMine, &[5]);
    let mut plan = picked(&position, &[0]);
    let before = plan.clone();
    let refused = plan.pick(&position, ClickTarget::Facility(Facility::LunarMine));
    assert_eq!(refused, ClickResult::Refused(Refusal::MineTooLow { value: 3, highest: 5 }));
    assert_eq!(plan, before);
}

#[test]
fn facility_click_without_dice_takes_the_only_docking() {
    let position = rich(table(&[3, 3, 5, 6]), Colour::Red, 1, 1);
    let mut plan = PendingOrder::default();
    let order = Order::Dock { facility: Facility::OrbitalMarket, ships: Ships::equal(3, 2) };
    assert_eq!(plan.pick(&position, ClickTarget::Facility(Facility::OrbitalMarket)), ClickResult::Order(order));
    assert_eq!(
        plan.pick(&position, ClickTarget::Facility(Facility::SolarConverter)),
        ClickResult::Refused(Refusal::NoShips)
    );
    assert_eq!(plan.pick(&position, ClickTarget::Facility(Facility::TerraformingStation)), ClickResult::More);
    let purpose = TerritoryPurpose::Settle { facility: Facility::TerraformingStation, ships: Ships::one(6) };
    assert_eq!(plan.mode(), &OrderEntryMode::Territory { purpose, options: Territory::ALL.to_vec() });
}

#[test]
fn refusal_without_picked_dice_names_what_is_missing() {
    let position = table(&[3, 3, 5]);
    let plan = PendingOrder::default();
    let why = |facility| plan.why_not(&position, ClickTarget::Facility(facility));
    let price = Refusal::Price { fuel: 1, ore: 1, have_fuel: 0, have_ore: 0 };
    assert_eq!(why(Facility::Shipyard), Some(price), "the pair of 3 lacks the price; that 3 and 5 differ is no news");
    assert_eq!(why(Facility::RaidersOutpost), Some(Refusal::NotARun));
    let two = table(&[3, 3]);
    let few = Refusal::GroupSize { facility: Facility::RaidersOutpost, needed: 3, given: 2 };
    assert_eq!(plan.why_not(&two, ClickTarget::Facility(Facility::RaidersOutpost)), Some(few));
    let mut not_rolled = two;
    not_rolled.phase = alien_frontiers::rules::Phase::Roll;
    not_rolled.turn.hand = Ships::NONE;
    assert_eq!(plan.why_not(&not_rolled, ClickTarget::Facility(Facility::Shipyard)), Some(Refusal::RollFirst));
    assert_eq!(plan.targets(&not_rolled), [ClickTarget::Roll]);
}

#[test]
fn territory_click_places_the_colony() {
    let mut position = rich(table(&[4, 4, 4]), Colour::Red, 0, 3);
    position.fields[Field::Repulsor.index()] = Some(Territory::LemBadlands);
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&position, ClickTarget::Facility(Facility::ColonyConstructor)), ClickResult::More);
    assert_eq!(plan.targets(&position).len(), 7);
    let repulsed = Refusal::Repulsed { territory: Territory::LemBadlands };
    assert_eq!(plan.pick(&position, ClickTarget::Territory(Territory::LemBadlands)), ClickResult::Refused(repulsed));
    assert_eq!(plan.pick(&position, ClickTarget::Relic), ClickResult::Nothing, "not now");
    let settle =
        |territory| Order::Settle { facility: Facility::ColonyConstructor, ships: Ships::equal(4, 3), territory };
    let crater = Territory::AsimovCrater;
    assert_eq!(plan.pick(&position, ClickTarget::Territory(crater)), ClickResult::Order(settle(crater)));

    let mut at_once = picked(&position, &[0, 1, 2]);
    assert_eq!(at_once.pick(&position, ClickTarget::Territory(crater)), ClickResult::Order(settle(crater)));
    let mut begun = PendingOrder::default();
    let ships = Ships::equal(4, 3);
    assert_eq!(
        begun.begin(&position, FollowUpChoice::Settle { facility: Facility::ColonyConstructor, ships }),
        ClickResult::More
    );
}

#[test]
fn one_click_targets_give_orders_or_refusals() {
    let mut position = docked(table(&[2]), Colour::Red, Facility::AlienArtifact, &[3, 5]);
    position.turn.uncounted = Ships::of(&[3, 5]);
    position.turn.cycles = 2;
    position.deck.take(Card::DataCrystal);
    position.display[1] = Some(Card::DataCrystal);
    let mut plan = PendingOrder::default();
    assert_eq!(plan.pick(&position, ClickTarget::Cycle), ClickResult::Order(Order::Cycle));
    assert_eq!(plan.pick(&position, ClickTarget::DisplayCard(1)), ClickResult::Order(Order::Claim(Card::DataCrystal)));
    assert_eq!(plan.pick(&position, ClickTarget::DisplayCard(0)), ClickResult::Nothing);
    let desert = Territory::BurroughsDesert;
    assert_eq!(
        plan.pick(&position, ClickTarget::Relic),
        ClickResult::Refused(Refusal::NoControl { territory: desert })
    );
    assert_eq!(plan.pick(&position, ClickTarget::Roll), ClickResult::Refused(Refusal::AlreadyRolled));
    let duty = Refusal::MustDock { ship: ship(2), facility: Facility::SolarConverter };
    assert_eq!(plan.pick(&position, ClickTarget::End), ClickResult::Refused(duty));
    position.turn.hand = Ships::NONE;
    position.players[Colour::Red.index()].bay += 1;
    assert_eq!(plan.pick(&position, ClickTarget::End), ClickResult::Order(Order::End));
}
