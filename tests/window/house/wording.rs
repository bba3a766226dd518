//! Tests that every game can describe its matches, its opponents, and itself in every language.

use orrery::core::{Opponent, RandomGenerator, RulePreset as _, Setup};
use orrery::locale::{self, MatchTexts, PSEUDO, PlayerNames};
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_learn::puzzle::{Puzzles, ladder};

/// Reports whether a text is complete: a missing message appears as its key, and a missing argument as its name.
fn whole(words: &str) -> bool {
    let key = |word: &str| word.contains('-') && word.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9' | '-'));
    !words.is_empty() && !words.contains(['{', '$']) && !words.split_whitespace().any(key)
}

/// Returns the missing or incomplete texts of orders and events in random matches.
fn untold_matches<G: MatchTexts>(matches: u64) -> Vec<String> {
    let names = PlayerNames::default();
    let mut untold = Vec::new();
    let mut note = |what: String, words: &str| {
        if !whole(words) {
            untold.push(format!("{what}: {words}"));
        }
    };
    for number in 0..matches {
        let mut generator = RandomGenerator::of_series(23, number);
        let setup: Setup<G::Rules> =
            Setup::plain(*G::Rules::PLAYERS.end(), game_types::Preset::<G>::default().options());
        let start = setup.deal(&mut generator);
        let mut position = setup.position(&start).expect("what was dealt can be played");
        let mut orders = Vec::new();
        for _ in 0..G::Rules::MAX_ORDERS {
            let Some(decider) = G::Rules::to_act(&position) else { break };
            G::Rules::legal(&G::Rules::view(&position, Some(decider)), &mut orders);
            let order = orders[generator.below(orders.len() as u32) as usize];
            let mut events = Vec::new();
            G::Rules::apply(&mut position, &order, &mut generator, &mut events);
            note(format!("{order:?}"), &G::order_brief(&order, &names));
            note(format!("{order:?}"), &G::order_text(decider, &order, &events, &names));
            events.iter().for_each(|event| note(format!("{event:?}"), &G::event_text(event, &names)));
        }
    }
    untold
}

/// Returns the texts about opponents and about the game itself that are missing or incomplete.
fn untold_opponents<G: MatchTexts>() -> Vec<String> {
    let opponents = Opponent::all::<G::Rules>().flat_map(|opponent| {
        let names = [locale::opponent_name::<G>(opponent), locale::opponent_about::<G>(opponent)];
        names.map(|words| (opponent.word(), words))
    });
    let titles = ["", "-line", "-credit"].map(|what| format!("game-{}{what}", G::Rules::KEY));
    let keys = titles.map(|key| (key.clone(), G::text(&key)));
    opponents.chain(keys).filter(|(_, words)| !whole(words)).map(|(what, words)| format!("{what}: {words}")).collect()
}

/// Returns the titles and hints of puzzles that are missing or incomplete.
fn untold_puzzles<G: MatchTexts<Rules: Puzzles>>() -> Vec<String> {
    let puzzles = ladder::<G::Rules>().iter().map(|puzzle| puzzle.name);
    let words = |name| [locale::puzzle_title::<G>(name), locale::puzzle_hint::<G>(name).unwrap_or_default()];
    puzzles.filter(|&name| !words(name).iter().all(|words| whole(words))).map(|name| format!("puzzle {name}")).collect()
}

fn told<G: MatchTexts<Rules: Puzzles>>() {
    for language in locale::codes().iter().map(String::as_str).chain([PSEUDO]) {
        let untold = locale::speaking(language, || {
            [untold_matches::<G>(3), untold_opponents::<G>(), untold_puzzles::<G>()].concat()
        });
        assert!(untold.is_empty(), "{language}:\n{}", untold.join("\n"));
    }
}

/// Defines a test for each game, in a module named after the game, so that it runs with the other tests of that game.
macro_rules! told_of_each {
    ($($game:ident: $table:ident::$name:ident),*) => {
        $(mod $game {
            #[test]
            fn has_complete_wording_in_every_language() {
                super::told::<orrery::games::$table::$name>();
            }
        })*
    };
}

told_of_each! {
    alien_frontiers: alien_frontiers_table::AlienFrontiersFrontend,
    contraband: contraband_table::ContrabandFrontend,
    far_space_foundry: far_space_foundry_table::FarSpaceFoundryFrontend,
    starship_catan: starship_catan_table::StarshipCatanFrontend
}
