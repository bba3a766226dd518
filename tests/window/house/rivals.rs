//! Tests of the opponents of a new match: the characters dealt by chance, and their names.

use orrery::app::opponents::{introduce, seated};
use orrery::core::{Colour, Level, Opponent, OpponentCharacter, Rules as _, Setup};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::rules::Preset;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::contraband_table::ContrabandFrontend;
use orrery::games::far_space_foundry_table::FarSpaceFoundryFrontend;
use orrery::games::starship_catan_table::StarshipCatanFrontend;
use orrery::locale::{MatchTexts, rival_name, text};
use orrery::panels::{OpponentChoices, UNKNOWN_FACE};
use orrery::record::{Match, Seat, SeatControl};
use orrery::settings::SeatChoice;

/// Returns the opponent at each seat; `None` for a person.
fn opponents(choices: &[SeatChoice], seed: u64) -> Vec<Option<Opponent>> {
    let played_by = |seat: Seat| match seat.control {
        SeatControl::Ai(opponent) => Some(opponent),
        SeatControl::Human | SeatControl::Replay => None,
    };
    seated::<AlienFrontiersFrontend>(choices, seed).into_iter().map(played_by).collect()
}

fn seats(players: &[&str]) -> Vec<SeatChoice> {
    let seat =
        |(&colour, player): (&Colour, &&str)| SeatChoice { colour, name: String::new(), player: (*player).to_owned() };
    Colour::ALL.iter().zip(players).map(seat).collect()
}

fn characters(players: &[&str], seed: u64) -> Vec<Option<OpponentCharacter>> {
    let all = opponents(&seats(players), seed);
    all.into_iter().map(|opponent| opponent.and_then(Opponent::character)).collect()
}

#[test]
fn random_characters_differ_and_repeat_for_a_seed() {
    let players = ["human", "pilot:chance", "captain:chance", "pilot:chance"];
    let mut met = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let all = characters(&players, seed);
        assert_eq!(all, characters(&players, seed));
        let dealt: std::collections::BTreeSet<OpponentCharacter> = all.iter().flatten().copied().collect();
        assert_eq!((all[0], dealt.len()), (None, 3), "seed {seed}");
        met.extend(dealt);
    }
    assert_eq!(met.len(), OpponentCharacter::all::<AlienFrontiers>().count(), "every character is met");
    let levels: Vec<Option<Level>> =
        opponents(&seats(&players), 1).into_iter().map(|one| one.and_then(Opponent::level)).collect();
    assert_eq!(levels, [None, Some(Level::Pilot), Some(Level::Captain), Some(Level::Pilot)]);
}

#[test]
fn chosen_character_is_kept_and_not_dealt_twice() {
    let corsair = OpponentCharacter::of::<AlienFrontiers>("corsair");
    for seed in 0..40 {
        let all = characters(&["pilot:chance", "pilot:corsair", "pilot"], seed);
        assert_eq!((all[1], all[2]), (corsair, Some(OpponentCharacter::PLAIN)));
        assert!(all[0] != corsair && all[0] != Some(OpponentCharacter::PLAIN), "seed {seed}");
    }
}

#[test]
fn chosen_characters_have_a_face_in_the_set_up_and_others_a_silhouette() {
    fn check<G: MatchTexts>(chosen: &str, face: &str) {
        let choices = OpponentChoices::of_game::<G>();
        let seats = seats(&["human", chosen, "pilot:chance", "random"]);
        let faces: Vec<Option<String>> = seats.iter().map(|seat| choices.face(seat)).collect();
        assert_eq!(faces, [None, Some(face.to_owned()), Some(UNKNOWN_FACE.to_owned()), None], "{chosen}");
        let about = choices.face_about(&seats[2]);
        assert_eq!(about, Some(text("ui-character-chance-help")), "{chosen}: the tip says that it is drawn");
        assert!(choices.face_about(&seats[1]).is_some_and(|told| Some(told) != about), "{chosen}: its own tip");
    }
    assert!(orrery::art::get(UNKNOWN_FACE).is_some());
    check::<AlienFrontiersFrontend>("pilot:corsair", "portrait-alien-frontiers-corsair");
    check::<StarshipCatanFrontend>("pilot:settler", "portrait-starship-catan-settler");
    check::<FarSpaceFoundryFrontend>("pilot:miner", "portrait-far-space-foundry-miner");
    check::<ContrabandFrontend>("pilot:warden", "portrait-contraband-warden");
}

#[test]
fn command_line_opponents_are_named_before_the_first_order() {
    let control = |word: &str| SeatControl::from_word::<AlienFrontiers>(word).expect(word);
    let setup = Setup::<AlienFrontiers>::plain(3, Preset::default().options());
    let words = ["human", "pilot:corsair", "pilot"];
    let seats = setup.seating.iter().zip(words).map(|(&colour, word)| Seat::unnamed(colour, control(word))).collect();
    let mut game = Match::deal(setup, seats, 1, None).expect("three can play");
    let mut later = game.clone();
    introduce::<AlienFrontiersFrontend>(&mut game);
    let corsair = OpponentCharacter::of::<AlienFrontiers>("corsair").expect("it has one");
    let name = |character| rival_name::<AlienFrontiersFrontend>(character).expect("it has a name");
    let names = |game: &Match<_>| game.info().seats.iter().map(|seat| seat.name.clone()).collect::<Vec<String>>();
    assert_eq!(names(&game), ["Red".to_owned(), name(corsair), name(OpponentCharacter::PLAIN)]);
    let view = AlienFrontiers::view(later.position(), AlienFrontiers::to_act(later.position()));
    let mut orders = Vec::new();
    AlienFrontiers::legal(&view, &mut orders);
    later.give(orders[0]).expect("it is legal");
    introduce::<AlienFrontiersFrontend>(&mut later);
    assert_eq!(names(&later), ["Red", "Green", "Blue"], "who has begun keeps his name");
}

#[test]
fn opponents_with_a_shared_name_are_named_by_colour() {
    let named = |choices: &[SeatChoice]| -> Vec<String> {
        seated::<AlienFrontiersFrontend>(choices, 5).into_iter().map(|seat| seat.name).collect()
    };
    let corsair = OpponentCharacter::of::<AlienFrontiers>("corsair").expect("it has one");
    let name = rival_name::<AlienFrontiersFrontend>(corsair).expect("it has a name");
    assert_eq!(named(&seats(&["human", "pilot:corsair", "simple"])), ["Red", name.as_str(), "Blue"]);
    assert_eq!(named(&seats(&["human", "pilot", "captain"])), ["Red", "Green", "Blue"]);
    let mut taken = seats(&["human", "pilot:corsair"]);
    taken[0].name = format!(" {name} ");
    assert_eq!(named(&taken), [name.as_str(), "Green"]);
}
