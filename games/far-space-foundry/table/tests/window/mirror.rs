//! Tests of the table of Far Space Foundry: every token is the same entity for the whole match.

use bevy::prelude::*;
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{Good, Position, Preset, Setup};
use far_space_foundry_table::FarSpaceFoundryFrontend;
use far_space_foundry_table::table::{GoodFace, GoodPlace, ShuttlePlace};
use orrery_core::{RandomGenerator, Rules as _};
use orrery_table::mirror_view;

use orrery_pilot::mirror_matches;

/// Returns the number of components for which `is` returns true.
fn count<T: Component>(world: &mut World, is: impl Fn(&T) -> bool) -> usize {
    world.query::<&T>().iter(world).filter(|one| is(one)).count()
}

/// Asserts that the entities show the known position.
fn is_shown(world: &mut World, p: &Position) {
    let taken = p.docks.count_ones() as usize;
    assert_eq!(count(world, |place: &ShuttlePlace| matches!(place, ShuttlePlace::Dock(_))), taken, "{p:?}");
    assert_eq!(count(world, |place: &ShuttlePlace| matches!(place, ShuttlePlace::Orbit(_))), 8 - taken);
    let stored = |place: GoodPlace| matches!(place, GoodPlace::Warehouse(..) | GoodPlace::Hold(..));
    for &good in Good::ALL {
        let of = |player: &far_space_foundry::rules::PlayerState| {
            let holds: u8 = player.ships().map(|(_, ship)| ship.hold.count(good)).sum();
            usize::from(player.warehouse.count(good) + holds)
        };
        let wanted: usize = p.playing().map(of).sum();
        let mut tokens = world.query::<(&GoodPlace, &GoodFace)>();
        let there = tokens.iter(world).filter(|(place, face)| stored(**place) && face.0 == good).count();
        assert_eq!(there, wanted, "{good} in {p:?}");
    }
}

#[test]
fn tokens_show_the_position_through_whole_matches() {
    for seed in 0..mirror_matches(4) {
        let mut generator = RandomGenerator::new(seed);
        let preset = Preset::ALL[seed as usize / 4 % Preset::ALL.len()];
        let setup = Setup::plain(1 + (seed % 4) as u8, preset.options());
        let mut position = setup.position(&setup.deal(&mut generator)).expect("they can play");
        let mut world = World::new();
        mirror_view::<FarSpaceFoundryFrontend>(&mut world, &FarSpaceFoundry::open_view(&position));
        assert_eq!(count(&mut world, |_: &GoodPlace| true), 108);
        let mut orders = Vec::new();
        while let Some(decider) = FarSpaceFoundry::to_act(&position) {
            let view = FarSpaceFoundry::view(&position, Some(decider));
            FarSpaceFoundry::legal(&view, &mut orders);
            let order = orders[generator.below(orders.len() as u32) as usize];
            FarSpaceFoundry::apply(&mut position, &order, &mut generator, &mut ());
            mirror_view::<FarSpaceFoundryFrontend>(&mut world, &FarSpaceFoundry::open_view(&position));
            is_shown(&mut world, &position);
        }
    }
}
