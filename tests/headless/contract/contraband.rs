//! Openings of *Contraband* in which few things are unknown.

use orrery::core::{RandomGenerator, Rules as _};
use orrery::games::contraband::Contraband;
use orrery::games::contraband::record::Scenario;
use orrery::games::contraband::rules::{Objective, Position, SecretObjective};
use orrery::record::Scenarios as _;

/// Returns the position after an opening in which all metals but six are known. Red finds three of these, and a bonus card, in one
/// of the two unknown mines. Each player has a secret objective. The stores are empty.
pub fn opening(number: u64) -> Position {
    let mut generator = RandomGenerator::of_series(23, number);
    let mut position = first();
    let mut objectives = Objective::ALL.to_vec();
    for seat in 0..2 {
        let objective = objectives.remove(generator.below(objectives.len() as u32) as usize);
        position.players[seat].aim = SecretObjective::Is(objective);
    }
    let order = Contraband::read("move mine1").expect("an order");
    Contraband::apply(&mut position, &order, &mut generator, &mut ());
    position
}

/// Returns the first position. Thirty mines have three known metals each, and two metals of each kind are unknown.
fn first() -> Position {
    let kinds = [("Carbon", 33), ("Iron", 33), ("Plutonium", 24)];
    let metals: Vec<&str> = kinds.iter().flat_map(|&(kind, count)| std::iter::repeat_n(kind, count)).collect();
    let mut mines = Vec::new();
    for (at, three) in metals.chunks(3).enumerate() {
        let at = at + 2;
        let sector = ["R", "G", "B", "Y"][at / 8];
        let named: Vec<String> = three.iter().map(|kind| format!("\"{kind}\"")).collect();
        mines.push(format!("\"{sector}{} mine{}\": [{}]", at / 2 % 4 + 1, at % 2 + 1, named.join(", ")));
    }
    let text = format!(
        "(game: \"contraband\", title: \"t\", setup: (players: 2), police: \"B2|B3\", alien: \"B3|B4\", \
         stores: {{\"R2\": [], \"G2\": [], \"B2\": [], \"Y2\": []}}, seats: {{\"red\": (at: \"R1\")}}, \
         mines: {{{}}}, play: [], expect: ())",
        mines.join(", ")
    );
    let scenario = Scenario::from_text(&text).expect("a scenario");
    Contraband::first_position(&scenario).expect("a position")
}
