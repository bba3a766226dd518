//! Tests of the occasions for opponents' remarks.

use orrery::app::banter::occasions;
use orrery::core::{Colour, Setup};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::rules::{Card, Event, Position, Preset};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::locale::PlayerNames;
use orrery::panels::RemarkOccasion;
use orrery::record::{Match, Seat, SeatControl};
use orrery::table::{ChangeCause, TableChange};

const RED: Colour = Colour::Red;
const GREEN: Colour = Colour::Green;

/// Returns a position in which each of these seats has a card worth a point.
fn with_points(seats: &[Colour]) -> Position {
    let setup = Setup::<AlienFrontiers>::plain(2, Preset::default().options());
    let all: Vec<Seat> = setup.seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
    let mut position = *Match::deal(setup, all, 1, None).expect("a set-up that can be played").position();
    for &seat in &[RED, GREEN] {
        position.players[seat as usize].cards = Default::default();
    }
    for (seat, card) in seats.iter().zip([Card::AlienCity, Card::AlienMonument]) {
        position.players[*seat as usize].cards.insert(card);
    }
    position
}

/// Returns the occasions after an order of Green's with these events. After the order, each of the seats in `after` has a card
/// worth a point. `led` is the latest leader, and is updated.
fn of(events: Vec<Event>, after: &[Colour], led: &mut Option<Colour>) -> Vec<(Colour, RemarkOccasion)> {
    let (before, after) = (with_points(&[]), with_points(after));
    let one = TableChange {
        serial: 1,
        cause: ChangeCause::Order(None),
        mover: GREEN,
        events,
        before,
        after,
        next: GREEN,
        over_before: false,
        over_after: false,
    };
    occasions::<AlienFrontiersFrontend>(&one, (&[RED, GREEN], &PlayerNames::default()), led)
}

#[test]
fn raids_and_lead_changes_prompt_remarks() {
    let raid = vec![Event::Stolen { from: RED, to: GREEN, fuel: 2, ore: 0 }];
    assert_eq!(of(raid, &[], &mut None), [(GREEN, RemarkOccasion::Raid), (RED, RemarkOccasion::Raided)]);
    let empty = vec![Event::Stolen { from: RED, to: GREEN, fuel: 0, ore: 0 }];
    assert_eq!(of(empty, &[], &mut None), []);
    let mut led = None;
    assert_eq!(of(Vec::new(), &[RED], &mut led), [], "the first to lead has passed nobody");
    assert_eq!(of(Vec::new(), &[RED, GREEN], &mut led), [], "nobody leads alone");
    assert_eq!(of(Vec::new(), &[GREEN], &mut led), [(GREEN, RemarkOccasion::Lead)]);
    assert_eq!(of(Vec::new(), &[GREEN], &mut led), []);
    assert_eq!(led, Some(GREEN));
}
