//! Tests of the table of Contraband: every piece is the same entity for the whole match, and no entity contains information
//! hidden from a seat.

use bevy::prelude::*;
use contraband::Contraband;
use contraband::rules::{Metal, Position, Preset, Setup, View};
use contraband_table::ContrabandFrontend;
use contraband_table::table::{CardFace, CardPlace, MetalFace, MetalPlace, ShipPosition, ShipToken};
use orrery_core::{RandomGenerator, Rules as _};
use orrery_table::mirror_view;

use orrery_pilot::mirror_matches;

/// Returns the number of components that satisfy a condition.
fn count<T: Component>(world: &mut World, is: impl Fn(&T) -> bool) -> usize {
    world.query::<&T>().iter(world).filter(|one| is(one)).count()
}

/// Checks that the entities show everything known in a view, and nothing else.
fn is_shown(world: &mut World, view: &View) {
    let p = &view.known;
    let mut ships = world.query::<(&ShipToken, &ShipPosition)>();
    for (ship, at) in ships.iter(world) {
        assert_eq!(at.0, p.players[usize::from(ship.0)].at);
    }
    for (seat, player) in (0_u8..).zip(&p.players[..p.count()]) {
        let mut metals = world.query::<(&MetalPlace, &MetalFace)>();
        let hold: Vec<Option<Metal>> = metals
            .iter(world)
            .filter(|(place, _)| matches!(place, MetalPlace::Hold(of, _) if *of == seat))
            .map(|(_, face)| face.0)
            .collect();
        assert_eq!(hold.len(), usize::from(player.hold.len()), "seat {seat}");
        let seen = hold.iter().flatten().count();
        assert_eq!(seen, usize::from(player.hold.known.len()), "what is not known has no face");
        let mut cards = world.query::<(&CardPlace, &CardFace)>();
        let hand: Vec<bool> = cards
            .iter(world)
            .filter(|(place, _)| matches!(place, CardPlace::Hand(of, _) if *of == seat))
            .map(|(_, face)| face.0.is_some())
            .collect();
        assert_eq!(hand.len(), usize::from(player.hand_len()));
        assert_eq!(hand.iter().filter(|seen| !**seen).count(), usize::from(player.hand_hidden));
    }
    let deck = count(world, |place: &MetalPlace| *place == MetalPlace::Deck);
    assert_eq!(deck, usize::from(p.deck.len()));
}

/// The number of orders after which a match that only the goal can end is abandoned.
const MOST: u32 = 1500;

/// Plays a match and compares its table with a view after every `every` orders, for each viewer in turn.
fn play(seed: u64, every: u32) {
    let mut generator = RandomGenerator::new(seed);
    let options = Preset::ALL[seed as usize / 4 % Preset::ALL.len()].options();
    let setup = Setup::plain(1 + (seed % 4) as u8, options);
    let mut position: Position = setup.position(&setup.deal(&mut generator)).expect("they can play");
    let mut world = World::new();
    mirror_view::<ContrabandFrontend>(&mut world, &Contraband::open_view(&position));
    assert_eq!(count(&mut world, |_: &MetalPlace| true), 96);
    let (mut orders, mut nth) = (Vec::new(), 0);
    while let Some(decider) = Contraband::to_act(&position).filter(|_| Contraband::ends(&options) || nth < MOST) {
        let view = Contraband::view(&position, Some(decider));
        Contraband::legal(&view, &mut orders);
        let order = orders[generator.below(orders.len() as u32) as usize];
        Contraband::apply(&mut position, &order, &mut generator, &mut ());
        nth += 1;
        if nth % every == 0 || Contraband::to_act(&position).is_none() {
            let eyes = position.seats().get(nth as usize % 5).copied();
            let view = Contraband::view(&position, eyes);
            mirror_view::<ContrabandFrontend>(&mut world, &view);
            is_shown(&mut world, &view);
        }
    }
}

#[test]
fn tokens_show_exactly_what_each_viewer_knows() {
    let each_order = mirror_matches(16);
    (0..each_order).for_each(|seed| play(seed, 1));
    // More matches, checked less often.
    (each_order..each_order + 64).for_each(|seed| play(seed, 13));
}
