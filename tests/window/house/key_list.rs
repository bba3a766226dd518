//! Tests that the list of keys shows only those that have a meaning in the match.

use orrery::app::open;
use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan_table::StarshipCatanFrontend;
use orrery::panels::{Overlay, UiIntent};
use orrery::record::SeatControl;
use orrery::settings::keys::Action as KeyAction;
use orrery_pilot::hot_seat::deal;

use super::pilot::{Program, settle_settings};

#[test]
fn key_list_omits_keys_without_meaning_in_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    open::<StarshipCatanFrontend>(program.world_mut(), deal::<StarshipCatan>(2, 3, |_| SeatControl::Human));
    program.frames(4);
    let (dice, coach) = (KeyAction::DiceOptions.words(), KeyAction::Coach.words());
    let listed = |program: &mut Program, words: &str| {
        program.ask(UiIntent::Open(Overlay::Keys));
        let listed = {
            program.frames(4);
            program.widgets().iter().any(|widget| widget.label.starts_with(words) || widget.value.starts_with(words))
        };
        program.ask(UiIntent::Close);
        listed
    };
    assert!(!listed(&mut program, &dice), "there are no dice that could do anything");
    assert!(listed(&mut program, &coach));
    program.open(deal(2, 1, |_| SeatControl::Human));
    assert!(listed(&mut program, &dice) && listed(&mut program, &coach), "in Alien Frontiers both do something");
}
