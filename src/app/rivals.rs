//! Who opponents of a new match are: the characters that chance deals, and the names these go by.

use super::game::Game;
use crate::core::{Character, Generator, Opponent};
use crate::locale::{rival_name, unnamed};
use crate::record::{Control, Match, Seat};
use crate::settings::SeatChoice;

/// Tells the chance that deals characters from the one that deals the match: both begin with the match's seed.
const CHARACTERS: u64 = 0x7269_7661_6c73_2121;

/// The seats of a match of this seed: the same seed seats the same opponents.
#[must_use]
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
            name: name.unwrap_or_else(|| unnamed(G::KEY, choice.colour)),
            control: opponent.map_or(Control::Human, Control::Ai),
        });
    }
    seats
}

/// Has opponents of a match that is to begin go by their own names, whom nobody named yet.
pub fn introduce<G: Game>(game: &mut Match<G>) {
    if !game.entries().is_empty() {
        return;
    }
    let seats = game.info().seats.clone();
    let opponents: Vec<Option<Opponent>> = seats
        .iter()
        .map(|seat| match seat.control {
            Control::Ai(opponent) => Some(opponent),
            Control::Human | Control::Replay => None,
        })
        .collect();
    for (seat, opponent) in seats.iter().zip(&opponents) {
        let own = own_name::<G>(*opponent, &opponents).filter(|name| seats.iter().all(|other| other.name != *name));
        if let (true, Some(name)) = (*seat == Seat::unnamed(seat.colour, seat.control), own) {
            game.set_name(seat.colour, name);
        }
    }
}

/// The name of an opponent's character, where no other seat has the same: who is like another goes by the colour.
fn own_name<G: Game>(opponent: Option<Opponent>, all: &[Option<Opponent>]) -> Option<String> {
    let character = opponent?.character()?;
    let alike = all.iter().flatten().filter(|other| other.character() == Some(character)).count();
    if alike > 1 { None } else { rival_name::<G>(character) }
}

/// By seat who plays it; nobody where a person does. No two are dealt the same character while there are others.
fn opponents<G: Game>(choices: &[SeatChoice], seed: u64) -> Vec<Option<Opponent>> {
    let chosen: Vec<Option<Opponent>> = choices.iter().map(SeatChoice::opponent::<G>).collect();
    let of_choice = choices.iter().zip(&chosen).filter(|(choice, _)| !choice.is_by_chance());
    let mut seated: Vec<Character> = of_choice.filter_map(|(_, opponent)| (*opponent)?.character()).collect();
    let mut generator = Generator::new(seed ^ CHARACTERS);
    let mut deal = |choice: &SeatChoice, opponent: Opponent| match opponent {
        Opponent::Engine { level, .. } if choice.is_by_chance() => {
            let mut left: Vec<Character> = Character::all::<G>().filter(|one| !seated.contains(one)).collect();
            if left.is_empty() {
                left = Character::all::<G>().collect();
            }
            let character = left[generator.below(left.len() as u32) as usize];
            seated.push(character);
            Opponent::Engine { level, character }
        }
        other => other,
    };
    choices.iter().zip(&chosen).map(|(choice, opponent)| opponent.map(|opponent| deal(choice, opponent))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Colour, Level, Rules as _, Setup};
    use crate::games::alien_frontiers::AlienFrontiers;
    use crate::games::alien_frontiers::rules::Preset;

    fn seats(players: &[&str]) -> Vec<SeatChoice> {
        let seat = |(&colour, player): (&Colour, &&str)| SeatChoice {
            colour,
            name: String::new(),
            player: (*player).to_owned(),
        };
        Colour::ALL.iter().zip(players).map(seat).collect()
    }

    fn characters(players: &[&str], seed: u64) -> Vec<Option<Character>> {
        let all = opponents::<AlienFrontiers>(&seats(players), seed);
        all.into_iter().map(|opponent| opponent.and_then(Opponent::character)).collect()
    }

    #[test]
    fn chance_deals_everybody_another_and_the_same_again_for_the_same_match() {
        let players = ["human", "pilot:chance", "captain:chance", "pilot:chance"];
        let mut met = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let all = characters(&players, seed);
            assert_eq!(all, characters(&players, seed));
            let dealt: std::collections::BTreeSet<Character> = all.iter().flatten().copied().collect();
            assert_eq!((all[0], dealt.len()), (None, 3), "seed {seed}");
            met.extend(dealt);
        }
        assert_eq!(met.len(), Character::all::<AlienFrontiers>().count(), "everybody comes at times");
        let levels: Vec<Option<Level>> = opponents::<AlienFrontiers>(&seats(&players), 1)
            .into_iter()
            .map(|one| one.and_then(Opponent::level))
            .collect();
        assert_eq!(levels, [None, Some(Level::Pilot), Some(Level::Captain), Some(Level::Pilot)]);
    }

    #[test]
    fn who_was_chosen_stays_and_is_not_dealt_again() {
        let corsair = Character::of::<AlienFrontiers>("corsair");
        for seed in 0..40 {
            let all = characters(&["pilot:chance", "pilot:corsair", "pilot"], seed);
            assert_eq!((all[1], all[2]), (corsair, Some(Character::PLAIN)));
            assert!(all[0] != corsair && all[0] != Some(Character::PLAIN), "seed {seed}");
        }
    }

    #[test]
    fn opponents_named_on_the_command_line_are_introduced_before_the_first_order() {
        let control = |word: &str| Control::from_word::<AlienFrontiers>(word).expect(word);
        let setup = Setup::<AlienFrontiers>::plain(3, Preset::default().options());
        let words = ["human", "pilot:corsair", "pilot"];
        let seats =
            setup.seating.iter().zip(words).map(|(&colour, word)| Seat::unnamed(colour, control(word))).collect();
        let mut game = Match::deal(setup, seats, 1, None).expect("three can play");
        let mut later = game.clone();
        introduce(&mut game);
        let corsair = Character::of::<AlienFrontiers>("corsair").expect("it has one");
        let name = |character| rival_name::<AlienFrontiers>(character).expect("it has a name");
        let names = |game: &Match<_>| game.info().seats.iter().map(|seat| seat.name.clone()).collect::<Vec<String>>();
        assert_eq!(names(&game), ["Red".to_owned(), name(corsair), name(Character::PLAIN)]);
        let view = AlienFrontiers::view(later.position(), AlienFrontiers::to_act(later.position()));
        let mut orders = Vec::new();
        AlienFrontiers::legal(&view, &mut orders);
        later.give(orders[0]).expect("it is legal");
        introduce(&mut later);
        assert_eq!(names(&later), ["Red", "Green", "Blue"], "who has begun keeps his name");
    }

    #[test]
    fn opponents_go_by_their_names_and_who_is_like_another_by_the_colour() {
        let named = |choices: &[SeatChoice]| -> Vec<String> {
            seated::<AlienFrontiers>(choices, 5).into_iter().map(|seat| seat.name).collect()
        };
        let corsair = Character::of::<AlienFrontiers>("corsair").expect("it has one");
        let name = rival_name::<AlienFrontiers>(corsair).expect("it has a name");
        assert_eq!(named(&seats(&["human", "pilot:corsair", "simple"])), ["Red", name.as_str(), "Blue"]);
        assert_eq!(named(&seats(&["human", "pilot", "captain"])), ["Red", "Green", "Blue"]);
        let mut taken = seats(&["human", "pilot:corsair"]);
        taken[0].name = format!(" {name} ");
        assert_eq!(named(&taken), [name.as_str(), "Green"]);
    }
}
