//! Tests of the contract with the shared crates, and openings in which few cards are unknown.

use crate::random_matches::{census, offer};
use orrery_ai::SearchBudget;
use orrery_core::{Level, Opponent};
use orrery_core::{RandomGenerator, Rules as _};
use orrery_record::Match;
use orrery_record::Scenarios as _;
use orrery_testkit::contract::game::{GameUnderTest, plans_of};
use orrery_testkit::contract_tests;
use orrery_testkit::long_runs::{many_positions, whole_matches};
use orrery_testkit::matches::{any_listed, dealt};
use starship_catan::StarshipCatan;
use starship_catan::record::Scenario;
use starship_catan::rules::{Card, Phase, Position};
use starship_catan::rules::{Event, Order, View};

const GAME: GameUnderTest<StarshipCatan> = GameUnderTest {
    // Nothing is hidden before the first flight, and forty unknown cards allow too many full states, so only four cards are
    // unknown.
    opening,
    // Victorious pirates leave the row, and no view keeps their identity.
    passes: |event| matches!(event, Event::Fought { won: false, .. }),
    ..GameUnderTest::new(8, plans)
};

fn plans(view: &View, seed: u64) -> Vec<String> {
    let quick = [Opponent::Random, Opponent::Simple, Opponent::Baseline("greedy"), Opponent::engine(Level::Cadet)];
    plans_of::<StarshipCatan>(view, &quick, SearchBudget { budget: 1, ..SearchBudget::usual(seed) })
}

contract_tests!(StarshipCatan, GAME);

/// Returns a random order for a match that is not over: a listed order or, occasionally, an offer.
fn any_flight(game: &Match<StarshipCatan>, generator: &mut RandomGenerator) -> Order {
    let proposed = Order::Offer(offer(generator));
    let offered = generator.below(4) == 0 && StarshipCatan::check(&game.view(), &proposed).is_ok();
    if offered { proposed } else { any_listed(game, generator) }
}

#[test]
fn random_matches_round_trip_through_records() {
    whole_matches::<StarshipCatan>(dealt, any_flight, |game| {
        assert_eq!(census(game.position()), 68, "{:?}", game.entries().last());
    });
}

#[test]
fn undo_and_redo_restore_many_positions() {
    many_positions::<StarshipCatan>(dealt, any_flight);
}

/// The four unknown cards, which are in sector 1.
const UNKNOWN: [Card; 4] = [Card::Hades, Card::Granary, Card::Pirates2, Card::Pirates3];

/// Returns the position after an opening in which both players know all sector cards but four. Moon either looks at two of these
/// with the Sensor and puts them back, or reveals some without a Sensor, perhaps pirates.
fn opening(number: u64) -> Position {
    let mut generator = RandomGenerator::of_series(23, number);
    let mut position = first(number.is_multiple_of(2));
    let mut orders = Vec::new();
    StarshipCatan::apply(&mut position, &StarshipCatan::read("fly 1").expect("an order"), &mut generator, &mut ());
    for _ in 0..2 {
        let Some(decider) = StarshipCatan::to_act(&position) else { break };
        StarshipCatan::legal(&StarshipCatan::view(&position, Some(decider)), &mut orders);
        // The choice must not depend on revealed cards, so cards are put back in any order, and the flight continues if it can.
        let way = number / 2 % orders.len() as u64;
        let next = StarshipCatan::read("next").expect("an order");
        let order = if orders.contains(&next) { next } else { orders[way as usize] };
        let arranges = StarshipCatan::write(&order).starts_with("arrange");
        StarshipCatan::apply(&mut position, &order, &mut generator, &mut ());
        if arranges || position.phase == Phase::Pirates || position.drawn(0).len() > 1 {
            break;
        }
    }
    position
}

fn first(sensor: bool) -> Position {
    let others: Vec<Card> = Card::ALL
        .iter()
        .copied()
        .flat_map(|card| std::iter::repeat_n(card, card.dealt().into()))
        .filter(|card| !UNKNOWN.contains(card))
        .collect();
    let sector = |at: usize| {
        let words: Vec<String> = others[12 * at..12 * (at + 1)].iter().map(|card| format!("\"{card}\"")).collect();
        format!("\"{}\": [{}]", at + 2, words.join(", "))
    };
    let known = [0, 1, 2].map(sector).join(", ");
    let modules = if sensor { "modules: {\"Sensor\": 1}," } else { "" };
    let text = format!(
        "(game: \"starship-catan\", title: \"t\", phase: \"fly\", \
         seats: {{\"moon\": ({modules} knows: {{{known}}}), \"sun\": (knows: {{{known}}})}}, \
         sizes: {{\"1\": 4, \"2\": 12, \"3\": 12, \"4\": 12}}, play: [], expect: ())"
    );
    let scenario = Scenario::from_text(&text).expect("a scenario");
    StarshipCatan::first_position(&scenario).expect("a position")
}
