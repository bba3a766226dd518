//! Openings of *Far Space Foundry* in which few pilots are unknown.

use orrery::core::{RandomGenerator, Rules as _};
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::far_space_foundry::record::Scenario;
use orrery::games::far_space_foundry::rules::Position;
use orrery::record::Scenarios as _;

/// The mode and seats of the two openings. In the first, green draws from a deck of known pilots. In the second, with Beta only,
/// one alien of that deck was drawn blind and is one of two.
const SEATS: [&str; 2] = [
    "setup: (), seats: {\"red\": (hand: [\"8\"]), \
     \"green\": (hand: [\"4\"], deck: [\"5\", \"6\", \"Commander\", \"AmberForger\"])}",
    "setup: (mode: \"beta only\"), seats: {\"red\": (hand: [\"8\"], \
     played: [\"AmberTrucker\", \"AmberMechanic\", \"AmberOperative\", \"AmberNavigator\"]), \
     \"green\": (hand: [\"4\"], deck: [\"5\", \"6\", \"Commander\", \"AmberForger\"])}",
];

/// Returns the position after green plays their only pilot and draws three. Red does not know which pilots green drew, whereas
/// red's pilots are public.
pub fn opening(number: u64) -> Position {
    let mut generator = RandomGenerator::of_series(23, number);
    let fields = SEATS[number as usize % SEATS.len()];
    let text = format!(
        "(game: \"far-space-foundry\", title: \"t\", half: \"beta\", turn: \"green\", shuffled: true, {fields}, \
         play: [], expect: ())"
    );
    let scenario = Scenario::from_text(&text).expect("a scenario");
    let mut position = FarSpaceFoundry::first_position(&scenario).expect("a position");
    for line in ["play 4", "land 4", "end"] {
        let order = FarSpaceFoundry::read(line).expect("an order");
        FarSpaceFoundry::apply(&mut position, &order, &mut generator, &mut ());
    }
    position
}
