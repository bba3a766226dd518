//! Matches for tests.

use orrery_core::{Level, Opponent, OptionList as _, PresetList as _, RandomGenerator};
use orrery_record::{Match, Scenarios, Seat, SeatControl};

use crate::contract::walk::any_setup;

/// Deals the match with this number, with a random set-up. Its seats cycle through a person, a random opponent and an engine.
pub fn dealt<G: Scenarios>(number: u64) -> Match<G> {
    let mut generator = RandomGenerator::of_series(37, number);
    let setup = any_setup::<G>(&mut generator);
    let preset = G::Preset::default();
    let preset = (setup.options.differences(&preset.options()).is_empty()).then_some(preset);
    let kinds =
        [SeatControl::Human, SeatControl::Ai(Opponent::Random), SeatControl::Ai(Opponent::engine(Level::Pilot))];
    let seat = |(nth, &colour): (usize, _)| Seat { colour, name: format!("{colour} \"Ы\""), control: kinds[nth % 3] };
    let seats = setup.seating.iter().enumerate().map(seat).collect();
    Match::deal(setup, seats, generator.next() >> 16, preset).expect("it can be played")
}

/// Returns a random legal order for a match that is not over.
pub fn any_listed<G: Scenarios>(game: &Match<G>, generator: &mut RandomGenerator) -> G::Order {
    let mut orders = Vec::new();
    G::legal(&game.view(), &mut orders);
    orders[generator.below(orders.len() as u32) as usize]
}

/// Gives up to `orders` random legal orders.
pub fn play_randomly<G: Scenarios>(game: &mut Match<G>, orders: usize, generator: &mut RandomGenerator) {
    for _ in 0..orders {
        if game.is_over() {
            return;
        }
        let order = any_listed(game, generator);
        game.give(order).expect("a listed order is taken");
    }
}
