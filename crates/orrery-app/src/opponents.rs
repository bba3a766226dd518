//! The opponents of a new match: their randomly dealt characters and their names.

use super::game::Game;
use orrery_core::Rules as _;
use orrery_core::{Opponent, OpponentCharacter, RandomGenerator};
use orrery_locale::{rival_name, unnamed};
use orrery_record::{Match, Seat, SeatControl};
use orrery_settings::SeatChoice;

/// The value that separates the random numbers for characters from those of the match; both start from the match's seed.
const CHARACTERS: u64 = 0x7269_7661_6c73_2121;

/// Returns the seats of a match with this seed. The same choices and seed give the same opponents.
pub fn seated<G: Game>(choices: &[SeatChoice], seed: u64) -> Vec<Seat> {
    let opponents = opponents::<G>(choices, seed);
    let mut seats: Vec<Seat> = Vec::new();
    for (choice, opponent) in choices.iter().zip(&opponents) {
        let taken = |name: &str| {
            let typed = choices.iter().any(|other| other.name.trim().to_lowercase() == name.to_lowercase());
            typed || seats.iter().any(|seat| seat.name == name)
        };
        let name = match choice.name.trim() {
            "" => own_name::<G>(*opponent, &opponents).filter(|name| !taken(name)),
            typed => Some(typed.to_owned()),
        };
        seats.push(Seat {
            colour: choice.colour,
            name: name.unwrap_or_else(|| unnamed(G::Rules::KEY, choice.colour)),
            control: opponent.map_or(SeatControl::Human, SeatControl::Ai),
        });
    }
    seats
}

/// Returns the opponent that plays a seat, or `None` for any other controller.
pub const fn in_control(control: SeatControl) -> Option<Opponent> {
    match control {
        SeatControl::Ai(opponent) => Some(opponent),
        SeatControl::Human | SeatControl::Replay => None,
    }
}

/// Names unnamed opponents after their characters, if the match has not begun.
pub fn introduce<G: Game>(game: &mut Match<G::Rules>) {
    if !game.entries().is_empty() {
        return;
    }
    let seats = game.info().seats.clone();
    let opponents: Vec<Option<Opponent>> = seats.iter().map(|seat| in_control(seat.control)).collect();
    for (seat, opponent) in seats.iter().zip(&opponents) {
        let own = own_name::<G>(*opponent, &opponents).filter(|name| seats.iter().all(|other| other.name != *name));
        if let (true, Some(name)) = (*seat == Seat::unnamed(seat.colour, seat.control), own) {
            game.set_name(seat.colour, name);
        }
    }
}

/// Returns the name of an opponent's character. Returns `None` for a person, if the game does not name the character, or if
/// another seat has the same character.
fn own_name<G: Game>(opponent: Option<Opponent>, all: &[Option<Opponent>]) -> Option<String> {
    let character = opponent?.character()?;
    let alike = all.iter().flatten().filter(|other| other.character() == Some(character)).count();
    if alike > 1 { None } else { rival_name::<G>(character) }
}

/// Returns the opponent at each seat, or `None` for a person. A character is dealt twice only if all others are in use.
fn opponents<G: Game>(choices: &[SeatChoice], seed: u64) -> Vec<Option<Opponent>> {
    let chosen: Vec<Option<Opponent>> = choices.iter().map(SeatChoice::opponent::<G::Rules>).collect();
    let of_choice = choices.iter().zip(&chosen).filter(|(choice, _)| !choice.is_by_chance());
    let mut seated: Vec<OpponentCharacter> = of_choice.filter_map(|(_, opponent)| (*opponent)?.character()).collect();
    let mut generator = RandomGenerator::new(seed ^ CHARACTERS);
    let mut deal = |choice: &SeatChoice, opponent: Opponent| match opponent {
        Opponent::Engine { level, .. } if choice.is_by_chance() => {
            let mut left: Vec<OpponentCharacter> =
                OpponentCharacter::all::<G::Rules>().filter(|one| !seated.contains(one)).collect();
            if left.is_empty() {
                left = OpponentCharacter::all::<G::Rules>().collect();
            }
            let character = left[generator.below(left.len() as u32) as usize];
            seated.push(character);
            Opponent::Engine { level, character }
        }
        other => other,
    };
    choices.iter().zip(&chosen).map(|(choice, opponent)| opponent.map(|opponent| deal(choice, opponent))).collect()
}
