//! Tests that the entities of the table represent exactly the position, after every order of many random matches.

use std::collections::BTreeSet;

use bevy::prelude::*;
use orrery::core::Colour;
use orrery::core::Rules as _;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::rules::{
    Card, CardCounts, CardSet, Facility, Field, Options, Order, Phase, PlayerState, Position, Preset, RelicPlace,
    Setup, Ship, Ships, TeleportedShip, Territory, bare_position, legal,
};
use orrery::games::alien_frontiers_table::table::plan::tray;
use orrery::games::alien_frontiers_table::table::{
    CardPlace, CardToken, ColonyPlace, ColonyToken, FieldPlace, FieldToken, OrderRefused, RelicOwner, ShipPlace,
    ShipToken, ShipValue, SubmitOrder, Table, TableChange,
};
use orrery::table::{MatchIntent, TableEntityMarker, TableSchedule, open_match};

use super::table::{app, below, human_match};
use orrery_pilot::mirror_matches;

/// Returns the position with everything that entities represent reset to its default.
fn bare(position: &Position) -> Position {
    let mut bare = *position;
    for player in &mut bare.players {
        *player = PlayerState { fuel: player.fuel, ore: player.ore, ..PlayerState::default() };
    }
    bare.turn.hand = Ships::NONE;
    bare.turn.teleported = None;
    bare.relic = RelicPlace::Desert;
    bare.display = [None; 3];
    bare.deck = CardCounts::EMPTY;
    bare.discards = CardCounts::EMPTY;
    bare.fields = [None; Field::COUNT];
    bare
}

/// The queries used after every order.
struct MirrorQueries {
    ships: QueryState<(&'static ShipToken, &'static ShipPlace, &'static ShipValue, Option<&'static RelicOwner>)>,
    colonies: QueryState<(&'static ColonyToken, &'static ColonyPlace)>,
    cards: QueryState<(&'static CardToken, &'static CardPlace)>,
    fields: QueryState<(&'static FieldToken, &'static FieldPlace)>,
}

impl MirrorQueries {
    fn new(world: &mut World) -> Self {
        MirrorQueries { ships: world.query(), colonies: world.query(), cards: world.query(), fields: world.query() }
    }
}

/// Returns the position as represented by the entities.
fn seen(world: &World, pieces: &mut MirrorQueries, position: &Position) -> Position {
    let mut seen = bare(position);
    see_ships(world, pieces, position, &mut seen);
    for (token, place) in pieces.colonies.iter(world) {
        let player = &mut seen.players[token.colour.index()];
        match *place {
            ColonyPlace::Unplaced => player.unplaced += 1,
            ColonyPlace::Hub(circle) => {
                assert_eq!(player.hub, 0, "two colonies on one track");
                player.hub = circle;
            }
            ColonyPlace::On(territory) => player.colonies[territory.index()] += 1,
        }
    }
    for (token, place) in pieces.cards.iter(world) {
        match *place {
            CardPlace::Deck => seen.deck.add(token.0),
            CardPlace::Discards => seen.discards.add(token.0),
            CardPlace::Display(slot) => assert_eq!(seen.display[usize::from(slot)].replace(token.0), None),
            CardPlace::Held(colour) => {
                let cards = &mut seen.players[colour.index()].cards;
                assert!(!cards.has(token.0));
                cards.insert(token.0);
            }
        }
    }
    for (field, place) in pieces.fields.iter(world) {
        seen.fields[field.0.index()] = place.0;
    }
    seen
}

fn see_ships(world: &World, pieces: &mut MirrorQueries, position: &Position, seen: &mut Position) {
    for (token, place, value, relic_owner) in pieces.ships.iter(world) {
        let owner = token.colour.or(relic_owner.and_then(|owner| owner.0));
        let ship = Ship { value: value.0, relic: token.colour.is_none() };
        let Some(owner) = owner else {
            assert_eq!(*place, ShipPlace::Desert);
            continue;
        };
        let player = &mut seen.players[owner.index()];
        match *place {
            ShipPlace::Desert => panic!("{owner} has a ship on the Desert"),
            ShipPlace::Stock => player.stock += 1,
            ShipPlace::Bay if ship.relic => seen.relic = RelicPlace::Bay(owner),
            ShipPlace::Bay => player.bay += 1,
            ShipPlace::Docked(facility, _) => {
                let docked = &mut player.docked[facility.index()];
                *docked = docked.plus(ship.ships());
                if ship.relic {
                    seen.relic = RelicPlace::Docked(owner, facility);
                }
            }
            ShipPlace::Hand { index, teleported } => {
                assert_eq!(owner, position.mover());
                assert_eq!(tray(position)[usize::from(index)], (ship, teleported));
                if ship.relic {
                    seen.relic = RelicPlace::Hand;
                }
                match (teleported, position.turn.teleported) {
                    (true, Some(TeleportedShip { from, .. })) => {
                        seen.turn.teleported = Some(TeleportedShip { ship, from });
                    }
                    _ => seen.turn.hand = seen.turn.hand.plus(ship.ships()),
                }
            }
        }
    }
}

/// Checks that no two ships are in the same dock or in the same place of the tray.
fn check_places(world: &World, pieces: &mut MirrorQueries, position: &Position) {
    let (mut docks, mut tray) = (BTreeSet::new(), BTreeSet::new());
    for (token, place, _, relic_owner) in pieces.ships.iter(world) {
        match *place {
            ShipPlace::Docked(facility, index) => {
                let owner = token.colour.or(relic_owner.and_then(|owner| owner.0));
                let track = owner.filter(|_| facility == Facility::ColonistHub);
                assert!(docks.insert((facility, track, index)), "two ships in dock {index} of {facility}");
                let usable = facility.groups_usable(position.player_count());
                let fits = usable.is_none_or(|groups| index < groups * facility.group_size());
                assert!(fits, "a ship under a dummy in dock {index} of {facility}");
            }
            ShipPlace::Hand { index, .. } => assert!(tray.insert(index), "two dice in place {index} of the tray"),
            ShipPlace::Stock | ShipPlace::Bay | ShipPlace::Desert => {}
        }
    }
    assert!(tray.iter().copied().eq(0..tray.len() as u8));
}

fn tokens(world: &mut World) -> BTreeSet<Entity> {
    world.query_filtered::<Entity, With<TableEntityMarker>>().iter(world).collect()
}

/// Plays random matches, and compares the entities with the position after every order. Some orders are undone and redone.
fn play(preset: Preset, matches: u64) {
    let mut app = app();
    let mut orders: Vec<Order> = Vec::new();
    let mut pieces = MirrorQueries::new(app.world_mut());
    for seed in 0..matches {
        let players = 2 + (seed % 3) as u8;
        let setup = Setup::plain(players, preset.options());
        open_match(app.world_mut(), human_match(setup, seed));
        let world = app.world_mut();
        let all = tokens(world);
        let mut state = seed;
        loop {
            world.run_schedule(TableSchedule(AlienFrontiers::KEY));
            let position = *world.resource::<Table>().view();
            assert_eq!(seen(world, &mut pieces, &position), position);
            check_places(world, &mut pieces, &position);
            if position.is_over() {
                break;
            }
            legal(&position, &mut orders);
            let order = orders[below(&mut state, orders.len())];
            world.resource_mut::<Messages<MatchIntent>>().clear();
            world.resource_mut::<Messages<SubmitOrder>>().clear();
            match below(&mut state, 12) {
                0 => drop(world.write_message(MatchIntent::Undo)),
                1 => drop(world.write_message(MatchIntent::Redo)),
                2 if below(&mut state, 8) == 0 => drop(world.write_message(MatchIntent::ResetTurn)),
                _ => drop(world.write_message(SubmitOrder::order(order))),
            }
        }
        assert_eq!(tokens(world), all, "tokens live as long as the match");
        // No frame ever ends here, so nothing else clears the messages.
        world.resource_mut::<Messages<TableChange>>().clear();
        world.resource_mut::<Messages<OrderRefused>>().clear();
        world.clear_trackers();
    }
}

#[test]
fn entities_match_the_position_under_2011() {
    play(Preset::Rules2011, mirror_matches(500));
}

#[test]
fn entities_match_the_position_under_2010() {
    play(Preset::Rules2010, mirror_matches(500));
}

#[test]
fn entities_match_the_position_under_2011_literal() {
    play(Preset::Literal2011, mirror_matches(500));
}

#[test]
fn entities_match_the_position_under_app() {
    play(Preset::App, mirror_matches(500));
}

/// Returns a position of two players in which the first player holds `hand` and everything else is as at the start.
fn rolled(hand: &[u8]) -> Position {
    let mut position = bare_position(&Setup::plain(2, Options::default())).expect("two may play");
    position.phase = Phase::Orders;
    position.turn.hand = Ships::of(hand);
    position.players[Colour::Red.index()].bay = 0;
    position.players[Colour::Red.index()].stock = 6 - hand.len() as u8;
    position
}

fn show(position: Position) -> App {
    let mut app = app();
    open_match(app.world_mut(), super::table::human_match_at(position));
    app.update();
    app
}

fn give(app: &mut App, order: Order) {
    app.world_mut().write_message(SubmitOrder::order(order));
    app.update();
}

fn ship_at(app: &mut App, wanted: impl Fn(ShipPlace, u8) -> bool) -> Vec<Entity> {
    let world = app.world_mut();
    let mut ships = world.query::<(Entity, &ShipToken, &ShipPlace, &ShipValue)>();
    let red = ships.iter(world).filter(|(_, ship, ..)| ship.colour == Some(Colour::Red));
    red.filter(|(_, _, place, value)| wanted(**place, value.0)).map(|(entity, ..)| entity).collect()
}

#[test]
fn docked_die_keeps_its_entity() {
    let mut app = show(rolled(&[2, 4, 5]));
    let four = ship_at(&mut app, |place, value| matches!(place, ShipPlace::Hand { index: 1, .. }) && value == 4);
    assert_eq!(four.len(), 1);
    give(&mut app, Order::Dock { facility: Facility::LunarMine, ships: Ships::one(4) });
    let docked = ship_at(&mut app, |place, _| place == ShipPlace::Docked(Facility::LunarMine, 0));
    assert_eq!(docked, four);
    app.world_mut().write_message(MatchIntent::Undo);
    app.update();
    let back = ship_at(&mut app, |place, _| matches!(place, ShipPlace::Hand { index: 1, .. }));
    assert_eq!(back, four, "and when it is taken back");
}

#[test]
fn staying_ships_keep_their_dock_entities() {
    let mut app = show(rolled(&[1, 3, 3, 6]));
    give(&mut app, Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(6) });
    let six = ship_at(&mut app, |place, _| place == ShipPlace::Docked(Facility::SolarConverter, 0));
    give(&mut app, Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(1) });
    let still = ship_at(&mut app, |place, value| place == ShipPlace::Docked(Facility::SolarConverter, 0) && value == 6);
    assert_eq!(still, six);
    give(&mut app, Order::Dock { facility: Facility::OrbitalMarket, ships: Ships::equal(3, 2) });
    for index in 0..2 {
        let there = ship_at(&mut app, |place, _| place == ShipPlace::Docked(Facility::OrbitalMarket, index));
        assert_eq!(there.len(), 1);
    }
}

#[test]
fn launched_colony_keeps_its_entity_from_the_hub() {
    let mut position = rolled(&[3]);
    let red = &mut position.players[Colour::Red.index()];
    (red.hub, red.unplaced, red.fuel, red.ore) = (7, red.unplaced - 1, 1, 1);
    let mut app = show(position);
    let colony = |app: &mut App, place: ColonyPlace| -> Vec<Entity> {
        let world = app.world_mut();
        let mut colonies = world.query::<(Entity, &ColonyPlace)>();
        colonies.iter(world).filter(|(_, at)| **at == place).map(|(entity, _)| entity).collect()
    };
    let finished = colony(&mut app, ColonyPlace::Hub(7));
    give(&mut app, Order::Launch(Territory::LemBadlands));
    assert_eq!(colony(&mut app, ColonyPlace::On(Territory::LemBadlands)), finished);
}

#[test]
fn claimed_card_keeps_its_entity_from_the_display() {
    let mut position = rolled(&[4, 5]);
    position.display = [Some(Card::BoosterPod), Some(Card::DataCrystal), Some(Card::StasisBeam)];
    position.display.iter().flatten().for_each(|&card| assert!(position.deck.take(card)));
    let mut app = show(position);
    let at = |app: &mut App, place: CardPlace| -> Vec<Entity> {
        let world = app.world_mut();
        let mut cards = world.query::<(Entity, &CardPlace)>();
        cards.iter(world).filter(|(_, at)| **at == place).map(|(entity, _)| entity).collect()
    };
    let crystal = at(&mut app, CardPlace::Display(1));
    give(&mut app, Order::Dock { facility: Facility::AlienArtifact, ships: Ships::of(&[4, 5]) });
    give(&mut app, Order::Claim(Card::DataCrystal));
    assert_eq!(at(&mut app, CardPlace::Held(Colour::Red)), crystal);
    let held: CardSet = app.world().resource::<Table>().view().me().cards;
    assert!(held.has(Card::DataCrystal));
}
