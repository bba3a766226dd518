//! Comparison of a scenario's expectations with the final position.

use super::format::{ExpectedFreighter, ExpectedPosition, ExpectedSeat};
use crate::rules::notation::{write_recorded, write_redacted, write_store};
use crate::rules::{Asteroid, DOCKS, FarSpaceFoundry, FreighterKind, GoodsStore, PlayerState, Position, open_view};
use orrery_core::words::KeywordMap;
use orrery_core::{Colour, Rules as _};
use orrery_record::RecordedOrder;
use orrery_record::{ExpectedMatchEnd, ScenarioDifferences, same};

/// Returns all differences between the expected and the actual position. `played` are the orders that were applied. Does not
/// check `legal` and `not_legal`.
pub(in super::super) fn differences(
    expect: &ExpectedPosition,
    position: &Position,
    played: &[RecordedOrder<FarSpaceFoundry>],
) -> Vec<String> {
    let p = position;
    let mut found = ScenarioDifferences::default();
    for (&colour, expected) in expect.seats.iter() {
        match p.seat_of(colour) {
            Some(seat) => compare_seat(&mut found, colour, expected, p, seat),
            None => found.0.push(format!("seats.{colour}: does not play")),
        }
    }
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
        found.0.push(format!("docks: expected {expected:?}, got {docks:?}"));
    }
    for (&product, &tokens) in expect.tokens.iter() {
        found.value(format!("tokens.{product}"), Some(tokens), p.tokens[product.index()]);
    }
    for (&alien, &size) in expect.tops.iter() {
        found.value(format!("tops.{alien}"), Some(size), p.piles[alien.index()].top);
    }
    compare_over(&mut found, expect.over.as_ref(), p);
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
    if let Some(expected) = &expect.warehouse {
        store(found, &path("warehouse"), &expected.0, &player.warehouse);
    }
    if let Some(expected) = &expect.freighters {
        compare_fleet(found, &path("freighters"), expected, player);
    }
    found.value(path("points"), expect.points, p.points(seat).total());
}

fn store(found: &mut ScenarioDifferences, field: &str, expected: &GoodsStore, got: &GoodsStore) {
    if expected != got {
        found.0.push(format!("{field}: expected `{}`, got `{}`", write_store(expected), write_store(got)));
    }
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
            (None, true) => found.0.push(format!("{field}: expected none, got one of {}", player.ship(ship).size)),
            (Some(_), false) => found.0.push(format!("{field}: expected one, got none")),
            (Some(expected), true) => {
                let got = player.ship(ship);
                found.value(format!("{field}.size"), expected.size, got.size);
                found.value(format!("{field}.upgraded"), Some(expected.upgraded), got.upgraded);
                store(found, &format!("{field}.goods"), &expected.goods.0, &got.hold);
            }
            (None, false) => {}
        }
    }
}

fn compare_over(found: &mut ScenarioDifferences, expect: Option<&ExpectedMatchEnd>, p: &Position) {
    let winners: Vec<Colour> = FarSpaceFoundry::standings(&open_view(p)).winners().collect();
    let told = |seats: &[Colour]| {
        let words: Vec<&str> = seats.iter().map(|seat| seat.word()).collect();
        format!("[{}]", words.join(" "))
    };
    match expect {
        Some(ExpectedMatchEnd::No) if p.is_over() => {
            found.0.push(format!("over: expected false, got {}", told(&winners)));
        }
        Some(ExpectedMatchEnd::WonBy(seats)) if !p.is_over() => {
            found.0.push(format!("over: expected {}, got false", told(seats)));
        }
        Some(ExpectedMatchEnd::WonBy(seats)) if !same(seats, &winners) => {
            found.0.push(format!("over: expected {}, got {}", told(seats), told(&winners)));
        }
        _ => {}
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
        let nothing = "nothing".to_owned();
        let (expected, got) = (expected.get(at).unwrap_or(&nothing), seen.get(at).unwrap_or(&nothing));
        if expected != got {
            found.0.push(format!("log.{colour}.{}: expected `{expected}`, got `{got}`", at + 1));
        }
    }
}

impl ExpectedPosition {
    /// Reports whether a position meets the expectations, apart from `legal`, `not_legal` and `log`.
    pub fn is_met(&self, position: &Position) -> bool {
        let silent = ExpectedPosition { log: KeywordMap::default(), ..self.clone() };
        differences(&silent, position, &[]).is_empty()
    }
}
