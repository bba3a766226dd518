//! Tests of previews of the effect of a click, and of warnings of losses.

use alien_frontiers::rules::{Card, Facility, Loot, Order, RaidHaul, Ships, Territory, check};
use alien_frontiers::table::plan::{ClickTarget, OrderPreview, PendingOrder, PlayerChange, Warning, preview, warnings};
use orrery_core::Colour;

use super::{docked, picked, rich, ship, table, with_card};

fn of(preview: &OrderPreview, colour: Colour) -> PlayerChange {
    preview.deltas.iter().find(|(who, _)| *who == colour).map_or(PlayerChange::default(), |(_, delta)| *delta)
}

#[test]
fn preview_shows_the_exact_result_of_a_docking() {
    let position = table(&[3, 5]);
    let seen =
        picked(&position, &[1]).hover(&position, ClickTarget::Facility(Facility::SolarConverter)).expect("a docking");
    assert_eq!(seen.order, Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(5) });
    assert_eq!(seen.deltas, [(Colour::Red, PlayerChange { fuel: 3, ..PlayerChange::default() })]);
    assert!(seen.undoable && !seen.partial && !seen.ends_game && seen.warning.is_none());
    assert!(!seen.events.is_empty());
    let refused = picked(&position, &[1]).hover(&position, ClickTarget::Facility(Facility::Shipyard));
    assert_eq!(refused, None);
}

#[test]
fn preview_without_a_territory_shows_only_common_effects() {
    let mut position = rich(table(&[4, 4, 4]), Colour::Red, 0, 3);
    let crater = Territory::AsimovCrater;
    let green = &mut position.players[Colour::Green.index()];
    (green.colonies[crater.index()], green.unplaced) = (1, green.unplaced - 1);
    position.control[crater.index()] = Some(Colour::Green);
    let mut plan = PendingOrder::default();
    let seen = plan.hover(&position, ClickTarget::Facility(Facility::ColonyConstructor)).expect("a triple");
    assert!(seen.partial);
    assert_eq!(
        of(&seen, Colour::Red),
        PlayerChange { ore: -3, colonies: 1, ..PlayerChange::default() },
        "points differ"
    );
    assert_eq!(of(&seen, Colour::Green), PlayerChange::default());
    plan.pick(&position, ClickTarget::Facility(Facility::ColonyConstructor));
    let there = plan.hover(&position, ClickTarget::Territory(crater)).expect("an option");
    assert_eq!((of(&there, Colour::Red).vp, of(&there, Colour::Green).vp), (1, -1), "control is lost, not won");
    assert_eq!(plan.outlook(&position).map(|seen| seen.deltas), Some(seen.deltas));
}

#[test]
fn chance_preview_shows_no_result_and_no_undo() {
    let mut position = docked(table(&[]), Colour::Red, Facility::AlienArtifact, &[6, 6]);
    position.turn.uncounted = Ships::equal(6, 2);
    position.turn.cycles = 2;
    position.deck.take(Card::AlienCity);
    position.display[0] = Some(Card::AlienCity);
    let cycle = preview(&position, Order::Cycle).expect("two cycles");
    assert!(!cycle.undoable && cycle.events.is_empty() && cycle.deltas.is_empty());
    let claim = preview(&position, Order::Claim(Card::AlienCity)).expect("twelve are enough");
    assert_eq!(of(&claim, Colour::Red), PlayerChange { cards: 1, vp: 1, ..PlayerChange::default() });
    assert!(!claim.undoable);
    let mut waiting = position;
    waiting.phase = alien_frontiers::rules::Phase::Roll;
    let roll = PendingOrder::default().hover(&waiting, ClickTarget::Roll).expect("to roll");
    assert!(roll.deltas.is_empty() && !roll.undoable);
}

#[test]
fn loot_draft_previews_the_chosen_resources() {
    let position = rich(table(&[1, 2, 3]), Colour::Green, 4, 0);
    let mut plan = PendingOrder::default();
    plan.pick(&position, ClickTarget::Facility(Facility::RaidersOutpost));
    let fuel = ClickTarget::Resource { colour: Colour::Green, fuel: true };
    let seen = plan.hover(&position, fuel).expect("one fuel");
    assert_eq!((of(&seen, Colour::Red).fuel, of(&seen, Colour::Green).fuel), (1, -1));
    plan.pick(&position, fuel);
    plan.pick(&position, fuel);
    assert_eq!(plan.outlook(&position).map(|seen| of(&seen, Colour::Red).fuel), Some(2));
}

#[test]
fn card_previews_its_price_before_its_target() {
    let position = rich(with_card(table(&[2, 4]), Colour::Red, Card::GravityManipulator), Colour::Red, 2, 0);
    let held = ClickTarget::HeldCard { colour: Colour::Red, card: Card::GravityManipulator };
    let seen = PendingOrder::default().hover(&position, held).expect("two dice");
    assert_eq!(of(&seen, Colour::Red), PlayerChange { fuel: -2, ..PlayerChange::default() });
    assert!(seen.partial && seen.undoable);
}

#[test]
fn ending_warns_of_dice_that_could_still_dock() {
    let mut position = rich(table(&[6]), Colour::Red, 0, 0);
    position.options.docking_duty = alien_frontiers::rules::DockingDuty::Free;
    assert_eq!(warnings(&position, Order::End), [Warning::EndWithUndocked { ships: Ships::one(6) }]);
    position.turn.hand = Ships::NONE;
    position.players[Colour::Red.index()].bay = 1;
    assert_eq!(warnings(&position, Order::End), []);
}

#[test]
fn ending_warns_of_a_forgotten_launch_or_claim() {
    let mut position = rich(docked(table(&[]), Colour::Red, Facility::AlienArtifact, &[4, 4]), Colour::Red, 1, 1);
    let red = &mut position.players[Colour::Red.index()];
    (red.hub, red.unplaced) = (7, red.unplaced - 1);
    position.turn.uncounted = Ships::equal(4, 2);
    position.deck.take(Card::DataCrystal);
    position.display[2] = Some(Card::DataCrystal);
    assert_eq!(warnings(&position, Order::End), [Warning::LaunchForgotten, Warning::ClaimForgotten]);
    let poor = rich(position, Colour::Red, 1, 0);
    assert_eq!(warnings(&poor, Order::End), [Warning::ClaimForgotten], "it could not be paid");
}

#[test]
fn empty_raid_warns_only_if_there_is_loot() {
    let empty = Order::Raid { ships: Ships::of(&[1, 2, 3]), loot: Loot::Resources(RaidHaul::NOTHING) };
    let poor = rich(rich(table(&[1, 2, 3]), Colour::Green, 0, 0), Colour::Blue, 0, 0);
    assert_eq!(warnings(&poor, empty), []);
    assert_eq!(warnings(&rich(poor, Colour::Blue, 1, 0), empty), [Warning::EmptyRaid]);
    assert_eq!(warnings(&with_card(poor, Colour::Green, Card::DataCrystal), empty), [Warning::EmptyRaid]);
    let one =
        Order::Raid { ships: Ships::of(&[1, 2, 3]), loot: Loot::Resources(RaidHaul::NOTHING.with(Colour::Blue, 1, 0)) };
    assert_eq!(warnings(&rich(poor, Colour::Blue, 1, 0), one), []);
}

#[test]
fn terraforming_station_warns_that_it_spends_the_ship() {
    let position = rich(table(&[1, 2, 3, 6]), Colour::Red, 1, 1);
    let order = Order::Settle {
        facility: Facility::TerraformingStation,
        ships: Ships::one(6),
        territory: Territory::LemBadlands,
    };
    assert_eq!(check(&position, order), Ok(()));
    assert_eq!(warnings(&position, order), [Warning::SpendsShip { ship: ship(6) }]);
}

#[test]
fn last_colony_warns_a_player_who_would_not_win() {
    let mut position = rich(table(&[]), Colour::Red, 1, 1);
    let red = &mut position.players[Colour::Red.index()];
    (red.hub, red.unplaced) = (7, 0);
    red.colonies[Territory::AsimovCrater.index()] = 6;
    position.control[Territory::AsimovCrater.index()] = Some(Colour::Red);
    let launch = Order::Launch(Territory::AsimovCrater);
    let winning = preview(&position, launch).expect("it is paid");
    assert!(winning.ends_game && winning.warning.is_none());
    let green = &mut position.players[Colour::Green.index()];
    green.unplaced -= 5;
    for &territory in &Territory::ALL[1..6] {
        green.colonies[territory.index()] = 1;
        position.control[territory.index()] = Some(Colour::Green);
    }
    let losing = Warning::LastColonyWhileBehind { mine: 8, leader: Colour::Green, best: 10 };
    assert_eq!(warnings(&position, launch), [losing]);
}
