//! Tests that results of dice are reported only after they have been shown, whatever happens in the meantime.

use orrery::app::suspense::{BoardMotion, WithheldTableChanges};
use orrery::board::BoardScene as _;
use orrery::core::{Colour, Rules as _, Setup};
use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan::rules::{Card, Event, Preset, Seat, first_position};
use orrery::games::starship_catan_table::StarshipCatanFrontend;
use orrery::table::{ChangeCause, TableChange};

const QUIET: BoardMotion = BoardMotion { moves: false, hurried: false, passed: 0.1, speed: Some(1.0) };
const MOVING: BoardMotion = BoardMotion { moves: true, ..QUIET };

fn told(cause: ChangeCause<StarshipCatan>, events: Vec<Event>) -> TableChange<StarshipCatan> {
    let position = first_position(&Setup::plain(2, Preset::default().options())).expect("two may play");
    let view = StarshipCatan::open_view(&position);
    let (mover, next) = (Colour::Red, Colour::Red);
    TableChange {
        serial: 1,
        cause,
        mover,
        events,
        before: view,
        after: view,
        next,
        over_before: false,
        over_after: false,
    }
}

fn fought() -> TableChange<StarshipCatan> {
    let (seat, card, place) = (Seat::Moon, Card::Pirates2, 1);
    let fight = Event::Fought { seat, card, die: 2, firepower: 3, pirate_die: 1, strength: 2, won: true, place };
    told(ChangeCause::Order(None), vec![fight])
}

fn frames(withheld: &mut WithheldTableChanges<StarshipCatanFrontend>, stage: BoardMotion, count: usize) -> usize {
    (0..count).map(|_| withheld.pass(Vec::new(), &stage).len()).sum()
}

#[test]
fn dice_results_wait_until_the_board_rests() {
    let mut withheld = WithheldTableChanges::<StarshipCatanFrontend>::default();
    assert_eq!(withheld.pass(vec![fought()], &QUIET).len(), 0);
    assert!(withheld.waits() && withheld.first().is_some());
    let after = told(ChangeCause::Order(None), Vec::new());
    assert_eq!(withheld.pass(vec![after], &MOVING).len(), 0, "what came after it waits too");
    assert_eq!(frames(&mut withheld, MOVING, 50), 0, "while the board moves");
    assert_eq!(frames(&mut withheld, QUIET, 2), 0, "the board may be about to begin");
    assert_eq!(frames(&mut withheld, QUIET, 1), 2, "both, in their order");
    assert!(!withheld.waits());
}

#[test]
fn dice_results_are_released_by_a_press_or_in_time() {
    let mut withheld = WithheldTableChanges::<StarshipCatanFrontend>::default();
    let least = StarshipCatanFrontend::suspense(&fought().events[0]);
    withheld.pass(vec![fought()], &BoardMotion { hurried: true, ..QUIET });
    assert_eq!(frames(&mut withheld, QUIET, 4), 0, "the press that gave the order hurries nothing");
    assert!(least > 0.5, "{least}");
    assert_eq!(frames(&mut withheld, BoardMotion { hurried: true, ..QUIET }, 1), 1);
    withheld.pass(vec![fought()], &QUIET);
    assert_eq!(frames(&mut withheld, MOVING, 100), 1);
}

#[test]
fn only_animated_dice_results_are_withheld() {
    let mut withheld = WithheldTableChanges::<StarshipCatanFrontend>::default();
    assert_eq!(withheld.pass(vec![told(ChangeCause::Order(None), Vec::new())], &QUIET).len(), 1);
    assert_eq!(withheld.pass(vec![fought()], &BoardMotion { speed: None, ..QUIET }).len(), 1);
    withheld.pass(vec![fought()], &QUIET);
    assert_eq!(
        withheld.pass(vec![told(ChangeCause::Undo, Vec::new())], &QUIET).len(),
        2,
        "a step back shows all at once"
    );
    withheld.pass(vec![fought()], &QUIET);
    assert_eq!(withheld.pass(vec![told(ChangeCause::Opened, Vec::new())], &QUIET).len(), 1, "of another match");
}
