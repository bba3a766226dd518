//! Tests of an opponent's thinking line: it reveals no secrets, and in step-by-step mode it shows the last action and that
//! another action is waiting.

use orrery::ai::SearchPhase;
use orrery::app::thinking_line::{ready, told_of};
use orrery::games::alien_frontiers::rules::Order;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::key_map;
use orrery::locale::{PlayerNames, SearchStatus, text_args, thought_text};

#[test]
fn thinking_line_reveals_no_secret_plans() {
    let think = |ends, favourite, open| {
        let thought = SearchStatus::<AlienFrontiersFrontend> {
            busy: SearchPhase::PlayingOn,
            ends,
            playouts: 40 * ends,
            favourite,
        };
        thought_text(&told_of::<AlienFrontiersFrontend>(thought, open), "Blue", &PlayerNames::default())
    };
    let (one, other) = ((7, vec![Order::End]), (90, Vec::new()));
    assert_ne!(think(one.0, one.1.clone(), true), think(other.0, other.1.clone(), true));
    let told = think(one.0, one.1, false);
    assert_eq!(told, think(other.0, other.1, false));
    assert_eq!(told, text_args("think-begins", &[("name", "Blue".into())]), "no count of nought");
}

#[test]
fn step_line_shows_the_last_action_and_the_key_to_continue() {
    let keys = key_map();
    let told = ready::<AlienFrontiersFrontend>("Blue", 1107, &keys, "Blue rolled 2 3 6");
    assert_eq!(told, "Blue rolled 2 3 6. Blue weighed 1,107 plans (Space)");
    assert_eq!(ready::<AlienFrontiersFrontend>("Blue", 0, &keys, ""), "Blue has decided (Space)");
}
