//! Tests that the matches for the gallery's scenes reach the requested points and seat the requested players, and that they are
//! the same every time.

use orrery::core::{Colour, Opponent};
use orrery::gallery::{GalleryScenes as _, first_turn_of_round, played, played_out};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::record::{Match, SeatControl};

fn people(_: usize) -> SeatControl {
    SeatControl::Human
}

#[test]
fn gallery_matches_reach_their_stated_point() {
    let at_the_turn = |game: &Match<AlienFrontiers>| first_turn_of_round(game, 3);
    let game = played(3, people, at_the_turn).expect("a match");
    assert_eq!((game.round(), game.to_act(), game.info().seats.len()), (3, Some(Colour::ALL[0]), 3));
    assert!(game.entries().len() > 12, "eight turns were played");
    let again = played(3, people, at_the_turn).expect("a match");
    assert_eq!(game.fingerprint(), again.fingerprint(), "the same one every time");
    let over = played_out::<AlienFrontiers>(2, 1, people).expect("a match");
    assert!(over.is_over() && over.round() > 3);
}

#[test]
fn middle_game_seats_the_requested_players() {
    let control = |seat| if seat == 1 { SeatControl::Ai(Opponent::Simple) } else { SeatControl::Human };
    let game = AlienFrontiersFrontend::middle_game(&control).expect("the scene is a position");
    let seats: Vec<SeatControl> = game.info().seats.iter().map(|seat| seat.control).collect();
    assert_eq!(seats, (0..4).map(control).collect::<Vec<_>>());
}
