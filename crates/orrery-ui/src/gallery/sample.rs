//! Sample matches for the scenes, identical every time.

use orrery_ai::{GameOpponents, decide_with};
use orrery_core::{Colour, Opponent, RandomGenerator, RulePreset as _, Setup};
use orrery_record::{Match, ScenarioFile as _, Scenarios, Seat, SeatControl};

/// The seed of the sample matches that are not dealt from a given seed.
pub const SEED: u64 = 7;

/// The names of the players in the scenes.
pub const NAMES: [&str; 4] = ["Vera", "Tomas", "Ilse", "Kenji"];

/// Returns seats of these colours, each with a player's name. `control` returns the controller of each seat.
pub fn seats(colours: &[Colour], control: impl Fn(usize) -> SeatControl) -> Vec<Seat> {
    let seat = |(index, &colour): (usize, &Colour)| Seat {
        colour,
        name: NAMES[index % NAMES.len()].to_owned(),
        control: control(index),
    };
    colours.iter().enumerate().map(seat).collect()
}

/// Returns the controllers of a match in which a person plays the seat `person`, and simple opponents play the others.
pub fn person_at(person: usize) -> impl Fn(usize) -> SeatControl {
    move |seat| if seat == person { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) }
}

/// Creates a match that begins from the position of a scenario. Returns `None` if that is not possible.
pub fn arranged<G: Scenarios>(scenario: &G::Scenario, control: impl Fn(usize) -> SeatControl) -> Option<Match<G>> {
    let seats = seats(&scenario.setup().seating, control);
    Match::from_scenario(scenario, seats, SEED).ok()
}

/// Deals a match of `players` players with the default preset. Returns `None` if the game does not allow that number.
pub fn dealt<G: Scenarios>(players: u8, seed: u64, control: impl Fn(usize) -> SeatControl) -> Option<Match<G>> {
    let preset = G::Preset::default();
    let setup = Setup::plain(players, preset.options());
    let seats = seats(&setup.seating, control);
    Match::deal(setup, seats, seed, Some(preset)).ok()
}

/// Returns a match of `players` seats that simple opponents have played until `stop` returns true, regardless of the controllers
/// of its seats. Returns `None` if the match cannot be dealt or played.
pub fn played<G: GameOpponents + Scenarios>(
    players: u8,
    control: impl Fn(usize) -> SeatControl,
    stop: impl Fn(&Match<G>) -> bool,
) -> Option<Match<G>> {
    play_on(dealt(players, SEED, control)?, SEED, stop)
}

/// Returns a match of `players` seats, dealt from `seed`, that simple opponents have played to the end, regardless of the
/// controllers of its seats. Returns `None` if the match cannot be dealt or played.
pub fn played_out<G: GameOpponents + Scenarios>(
    players: u8,
    seed: u64,
    control: impl Fn(usize) -> SeatControl,
) -> Option<Match<G>> {
    play_on(dealt(players, seed, control)?, seed, |_| false)
}

fn play_on<G: GameOpponents + Scenarios>(
    mut game: Match<G>,
    seed: u64,
    stop: impl Fn(&Match<G>) -> bool,
) -> Option<Match<G>> {
    let (mut generator, mut orders) = (RandomGenerator::new(seed), Vec::new());
    while !game.is_over() && !stop(&game) {
        let order = decide_with::<G>(&game.view(), Opponent::Simple, &mut generator, &mut orders)?;
        game.give(order).ok()?;
    }
    Some(game)
}

/// Reports whether the first seat's turn is about to begin, in round `round` or a later one.
pub fn first_turn_of_round<G: Scenarios>(game: &Match<G>, round: u32) -> bool {
    let begins = game.entries().last().is_none_or(|entry| entry.ends_turn);
    let first = G::seats(game.position()).first() == Some(&G::on_turn(game.position()));
    begins && first && game.round() >= round
}
