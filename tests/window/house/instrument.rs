//! Tests of the title's orrery with the games' drawings for it.

use bevy::math::{Rect, Vec2};
use orrery::art;
use orrery::board::title_orrery::{OrreryPart, compose, is_of_game, sun};
use orrery::board::{Emblem, OrreryBody, TitleOrrery};
use orrery::core::{FIRST_GAME, GameKey};

const SCREEN: Rect = Rect { min: Vec2::ZERO, max: Vec2::new(1600.0, 900.0) };

/// Returns the first game that has an emblem and a body among the drawings.
fn with_drawings() -> GameKey {
    let keys = art::names().filter_map(|name| name.strip_prefix("title-over-")).map(GameKey::new);
    keys.into_iter().find(|&key| Emblem::of(key) == Emblem::Drawn).expect("a game has an emblem")
}

fn composed(keys: &[GameKey], near: usize) -> Vec<OrreryPart> {
    let bodies = keys.iter().map(|&key| OrreryBody { key, emblem: Emblem::of(key) }).collect();
    compose(&TitleOrrery::new(bodies, near, false), SCREEN)
}

#[test]
fn game_shows_its_emblem_far_and_its_body_near() {
    let key = with_drawings();
    let drawn = |parts: &[OrreryPart]| -> Vec<(String, f32)> {
        let own = parts.iter().filter(|part| is_of_game(&part.piece));
        own.map(|part| (part.piece.clone(), part.alpha)).collect()
    };
    let far = drawn(&composed(&[FIRST_GAME, key], 0));
    assert_eq!(far, [(format!("title-emblem-{key}"), 1.0)]);
    let near = drawn(&composed(&[FIRST_GAME, key], 1));
    assert_eq!(near, ["body", "over"].map(|part| (format!("title-{part}-{key}"), 1.0)));
    assert!(near.iter().all(|(piece, _)| art::get(piece).is_some()), "{near:?}");
}

#[test]
fn emblem_left_of_the_sun_is_mirrored() {
    let key = with_drawings();
    let parts = composed(&[FIRST_GAME, key], 0);
    let emblem = parts.iter().find(|part| is_of_game(&part.piece)).expect("it is there");
    assert_eq!(emblem.size.x < 0.0, emblem.at.x < sun(SCREEN).x);
    let own = composed(&[key], 0);
    assert!(own.iter().filter(|part| is_of_game(&part.piece)).all(|part| part.size.x > 0.0), "the near one is right");
}

#[test]
fn lens_flight_fades_the_game_drawings_first() {
    let key = with_drawings();
    let bodies = vec![OrreryBody { key, emblem: Emblem::Drawn }];
    let mut instrument = TitleOrrery::new(bodies, 0, false);
    instrument.pass_lens(true);
    instrument.pass(0.3);
    let parts = compose(&instrument, SCREEN);
    assert!(parts.iter().filter(|part| is_of_game(&part.piece)).all(|part| part.alpha <= 0.0));
    assert!(parts.iter().any(|part| part.alpha > 0.5), "the instrument is still there");
}
