//! Finds orders with a wanted event by playing random matches.

use orrery::core::Opponent;
use orrery::core::RandomGenerator;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Event, Order, Position, Preset, Setup};
use orrery::record::Seat;
use orrery::record::SeatControl;

/// An order with its events and the positions before and after it.
#[derive(Debug, Clone)]
pub struct OrderTransition {
    pub before: Position,
    pub order: Order,
    pub events: Vec<Event>,
    pub after: Position,
}

/// Plays matches of `players` people with the seeds 1 to 3999 and partly random orders, until `look` returns true. `look` is
/// called with each match and its last order.
pub fn moments(players: u8, mut look: impl FnMut(&Match, &OrderTransition) -> bool) {
    for seed in 1..4000 {
        let setup = Setup::plain(players, Preset::Rules2011.options());
        let seat = |&colour| Seat { colour, name: String::new(), control: SeatControl::Human };
        let seats = setup.seating.iter().map(seat).collect();
        let mut game = Match::deal(setup, seats, seed, None).expect("a set-up that can be played");
        let mut whims = RandomGenerator::new(seed ^ 77);
        for _ in 0..900 {
            let before = *game.position();
            if before.is_over() {
                break;
            }
            let opponent = if whims.below(3) == 0 { Opponent::Random } else { Opponent::Simple };
            let order = decide(&before, opponent, u64::from(whims.below(1 << 30)));
            let events = game.give(order).expect("a decided order is legal").to_vec();
            if look(&game, &OrderTransition { before, order, events, after: *game.position() }) {
                return;
            }
        }
    }
}

/// Returns the first order that fits, together with the match before that order.
pub fn first(players: u8, fits: impl Fn(&OrderTransition) -> bool) -> (Match, OrderTransition) {
    let mut found = None;
    moments(players, |game, moment| {
        if fits(moment) {
            let mut before = game.from_the_start();
            let earlier = game.entries().len() - 1;
            for entry in game.entries().iter().take(earlier) {
                before.give(entry.order).expect("a recorded order is legal");
            }
            assert_eq!(before.position(), &moment.before);
            found = Some((before, moment.clone()));
        }
        found.is_some()
    });
    found.expect("it happens in a few thousand matches")
}
