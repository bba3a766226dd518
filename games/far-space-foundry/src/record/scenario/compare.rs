//! Comparison of a scenario's expectations with the final position.

use super::format::{ExpectedFreighter, ExpectedPosition, ExpectedSeat};
use super::goods::ScenarioGoods;
use crate::rules::notation::{write_recorded, write_redacted};
use crate::rules::{Asteroid, DOCKS, FarSpaceFoundry, FreighterKind, PlayerState, Position, open_view};
use orrery_core::words::KeywordMap;
use orrery_core::{Colour, Rules as _};
use orrery_record::{RecordedOrder, ScenarioDifferences, same};

/// Returns all differences between the expected and the actual position. `played` contains the orders that were applied. Does not
/// check `legal` and `not_legal`.
pub(in super::super) fn differences(
    expect: &ExpectedPosition,
    position: &Position,
    played: &[RecordedOrder<FarSpaceFoundry>],
) -> Vec<String> {
    let p = position;
    let mut found = ScenarioDifferences::default();
    let seat_of = |colour| p.seat_of(colour);
    found.seats("seats", &expect.seats, seat_of, |found, colour, seat, expected| {
        compare_seat(found, colour, expected, p, seat);
    });
    found.value("half", expect.half.map(|word| word.0), p.half);
    found.value("stage", expect.stage.map(|word| word.0), p.stage);
    found.value("turn", expect.turn.map(|word| word.0), p.colour());
    found.value("die", expect.die, p.die);
    found.value("bank", expect.bank, p.bank);
    found.value("capacity", expect.capacity, p.now.capacity);
    found.value("asteroids.skyrite", expect.asteroids.skyrite, p.asteroids[Asteroid::Skyrite.index()]);
    found.value("asteroids.rubion", expect.asteroids.rubion, p.asteroids[Asteroid::Rubion.index()]);
    let docks: Vec<u8> = (1..=DOCKS).filter(|&dock| p.is_taken(dock)).collect();
    if let Some(expected) = expect.docks.as_ref().filter(|expected| !same(expected, &docks)) {
        found.add("docks", format_args!("{expected:?}"), format_args!("{docks:?}"));
    }
    for (&product, &tokens) in expect.tokens.iter() {
        found.value(format!("tokens.{product}"), Some(tokens), p.tokens[product.index()]);
    }
    for (&alien, &size) in expect.tops.iter() {
        found.value(format!("tops.{alien}"), Some(size), p.piles[alien.index()].top);
    }
    let winners = || FarSpaceFoundry::standings(&open_view(p)).winners().collect();
    found.over(expect.over.as_ref(), p.is_over().then(winners));
    for (&colour, lines) in expect.log.iter() {
        compare_log(&mut found, colour, lines, p, played);
    }
    found.0
}

fn compare_seat(found: &mut ScenarioDifferences, colour: Colour, expect: &ExpectedSeat, p: &Position, seat: usize) {
    let player = &p.players[seat];
    let path = |field: &str| format!("seats.{colour}.{field}");
    found.set(path("hand"), expect.hand.as_ref(), player.hand.all().to_vec());
    found.set(path("played"), expect.played.as_ref(), player.played.all().to_vec());
    found.value(path("deck"), expect.deck, player.in_deck());
    found.value(path("credits"), expect.credits, player.credits);
    found.value(path("bribed"), expect.bribed, player.bribed);
    found.text(path("warehouse"), expect.warehouse, ScenarioGoods(player.warehouse));
    if let Some(expected) = &expect.freighters {
        compare_fleet(found, &path("freighters"), expected, player);
    }
    found.value(path("points"), expect.points, p.points(seat).total());
}

fn compare_fleet(
    found: &mut ScenarioDifferences,
    field: &str,
    expected: &KeywordMap<FreighterKind, ExpectedFreighter>,
    player: &PlayerState,
) {
    for &ship in FreighterKind::ALL {
        let field = format!("{field}.{ship}");
        match (expected.get(ship), player.has(ship)) {
            (None, true) => found.add(field, "none", format_args!("one of {}", player.ship(ship).size)),
            (Some(_), false) => found.add(field, "one", "none"),
            (Some(expected), true) => {
                let got = player.ship(ship);
                found.value(format!("{field}.size"), expected.size, got.size);
                found.value(format!("{field}.upgraded"), Some(expected.upgraded), got.upgraded);
                found.text(format!("{field}.goods"), Some(expected.goods), ScenarioGoods(got.hold));
            }
            (None, false) => {}
        }
    }
}

/// Compares the orders, as a seat sees them, with the log expected for that seat. After the match, the seat sees everything
/// (FSF-HID-4).
fn compare_log(
    found: &mut ScenarioDifferences,
    colour: Colour,
    expected: &[String],
    p: &Position,
    played: &[RecordedOrder<FarSpaceFoundry>],
) {
    let line = |entry: &RecordedOrder<FarSpaceFoundry>| match p.is_over() {
        true => write_recorded(&entry.order, &entry.outcomes),
        false => write_redacted(&entry.order, &entry.outcomes, entry.by, Some(colour)),
    };
    let seen: Vec<String> = played.iter().map(line).collect();
    for at in 0..expected.len().max(seen.len()) {
        let line = |lines: &[String]| lines.get(at).map_or_else(|| "nothing".to_owned(), String::clone);
        found.text(format!("log.{colour}.{}", at + 1), Some(line(expected)), line(&seen));
    }
}
