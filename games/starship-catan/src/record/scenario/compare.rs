//! The comparison of a scenario's expectations with the position reached.

use super::format::{ExpectedPosition, ExpectedSeat};
use super::words::{ExpectedMatchEnd, ScenarioCardFace, ScenarioMedal, ScenarioPieces, SectorKey};
use crate::rules::{Card, CardCounts, Module, Phase, Position, Resource, Seat, Ship, View, VisibleFace, view};
use orrery_core::words::{KeywordMap, QuotedKeyword, values};
use orrery_record::{ScenarioDifferences, same};

/// Returns every difference between the expectation and the position. The fields `legal` and `not_legal` are ignored.
pub(in super::super) fn differences(expect: &ExpectedPosition, position: &Position) -> Vec<String> {
    let mut found = ScenarioDifferences::default();
    for (&seat, expected) in expect.seats.iter() {
        compare_holdings(&mut found, seat, expected, position);
        compare_standing(&mut found, seat, expected, position);
    }
    found.value("turn", expect.turn.map(|word| word.0), position.turn);
    found.value("phase", expect.phase.map(|word| word.0), position.phase);
    found.value("decider", expect.decider.map(|word| word.0), position.decider);
    found.value("roll", expect.roll, position.now.roll);
    compare_flight(&mut found, expect, position);
    found.set("adventures", expect.adventures.as_ref(), position.adventures.face_up().collect());
    let beside = Module::ALL.iter().copied().filter(|&module| position.level_two_holder(module).is_none());
    found.set("level2", expect.level2.as_ref(), beside.collect());
    found.value("reserve", expect.reserve, position.reserve.len());
    for &sector in SectorKey::ALL {
        let at = sector.index();
        found.value(format!("sizes.{sector}"), expect.sizes.get(sector).copied(), position.sectors[at].size);
        if let Some(cards) = expect.contains.get(sector) {
            let missing = counted(cards).minus(position.drawn(at));
            if !missing.is_empty() {
                found.0.push(format!("contains.{sector}: {} are not there", named(missing)));
            }
        }
    }
    compare_over(&mut found, expect.over.as_ref(), position);
    found.0
}

fn counted(cards: &[QuotedKeyword<Card>]) -> CardCounts {
    values(cards).collect()
}

fn named(cards: CardCounts) -> String {
    let words: Vec<&str> = cards.iter().map(Card::word).collect();
    format!("[{}]", words.join(" "))
}

/// Adds a difference if a bag does not consist of exactly the expected cards.
fn bag(found: &mut ScenarioDifferences, field: String, expected: Option<&Vec<QuotedKeyword<Card>>>, got: CardCounts) {
    if let Some(expected) = expected
        && (counted(expected) != got || expected.len() != usize::from(got.len()))
    {
        let words: Vec<&str> = values(expected).map(Card::word).collect();
        found.0.push(format!("{field}: expected [{}], got {}", words.join(" "), named(got)));
    }
}

fn compare_holdings(found: &mut ScenarioDifferences, seat: Seat, expect: &ExpectedSeat, position: &Position) {
    let player = position.player(seat);
    let path = |field: &str| format!("seats.{seat}.{field}");
    found.value(path("astro"), expect.astro, player.astro);
    found.value(path("science"), expect.science, player.science);
    let some = |count: u8| (count > 0).then_some(count);
    if let Some(cargo) = &expect.cargo {
        let expected = |resource: Resource| cargo.get(resource).copied().and_then(some);
        found.map(path("cargo"), expected, |resource| some(player.resource(resource)));
    }
    if let Some(modules) = &expect.modules {
        let expected = |module: Module| modules.get(module).copied().and_then(some);
        found.map(path("modules"), expected, |module| some(player.level(module)));
    }
    let ships = |ship: Ship| std::iter::repeat_n(ship, player.ships(ship).into());
    found.set(path("hangar"), expect.hangar.as_ref(), Ship::ALL.iter().flat_map(|&ship| ships(ship)).collect());
    for (field, expected, got) in
        [("boosters", expect.boosters, player.boosters), ("cannons", expect.cannons, player.cannons)]
    {
        if let Some(expected) = expected.filter(|expected| expected.0 != got) {
            found.0.push(format!("{}: expected `{expected}`, got `{}`", path(field), ScenarioPieces(got)));
        }
    }
    bag(found, path("colonies"), expect.colonies.as_ref(), player.colonies);
    bag(found, path("posts"), expect.posts.as_ref(), player.posts);
    if let Some(expected) = &expect.won {
        let won = player.beaten.iter().map(ScenarioMedal::Pirates).chain(player.kept().map(ScenarioMedal::Adventure));
        let won: Vec<ScenarioMedal> = won.collect();
        if !same(expected, &won) {
            let words = |won: &[ScenarioMedal]| won.iter().map(|won| won.word()).collect::<Vec<_>>().join(" ");
            found.0.push(format!("{}: expected [{}], got [{}]", path("won"), words(expected), words(&won)));
        }
    }
}

fn compare_standing(found: &mut ScenarioDifferences, seat: Seat, expect: &ExpectedSeat, position: &Position) {
    let path = |field: &str| format!("seats.{seat}.{field}");
    let player = position.player(seat);
    for (sector, cards) in expect.knows.iter().flat_map(KeywordMap::iter) {
        let known = position.knows[seat.index()][sector.index()];
        bag(found, path(&format!("knows.{sector}")), Some(cards), known);
    }
    found.value(path("vp"), expect.vp, position.points(seat));
    found.value(path("fame"), expect.fame, player.fame());
    found.value(path("friendship"), expect.friendship, player.friendship());
    found.value(path("friend"), expect.friend, position.friend() == Some(seat));
    found.value(path("hero"), expect.hero, position.hero() == Some(seat));
    if let Some(expected) = &expect.looks {
        let seen = view(position, Some(seat));
        let looks: Vec<ScenarioCardFace> = seen
            .looked_at()
            .iter()
            .map(|card| ScenarioCardFace(card.map_or(VisibleFace::Back, VisibleFace::Card)))
            .collect();
        if !same(expected, &looks) {
            found.0.push(format!("{}: expected {}, got {}", path("looks"), faces(expected), faces(&looks)));
        }
    }
}

fn faces(faces: &[ScenarioCardFace]) -> String {
    let words: Vec<&str> = faces.iter().map(|face| face.word()).collect();
    format!("[{}]", words.join(" "))
}

fn compare_flight(found: &mut ScenarioDifferences, expect: &ExpectedPosition, position: &Position) {
    let phase = position.phase;
    if phase == Phase::Fly || phase.in_flight() {
        found.value("speed", expect.speed, position.now.speed);
    }
    if phase.in_flight() && phase != Phase::Arrange {
        found.value("actions", expect.actions, position.flight.actions);
    }
    let public: View = view(position, None);
    let row: Vec<ScenarioCardFace> = public.row().map(ScenarioCardFace).collect();
    if let Some(expected) = expect.row.as_ref().filter(|expected| **expected != row) {
        found.0.push(format!("row: expected {}, got {}", faces(expected), faces(&row)));
    }
    let turned: Vec<u8> =
        (1..=position.flight.len()).filter(|place| position.flight.turned >> (place - 1) & 1 == 1).collect();
    if let Some(expected) = expect.turned.as_ref().filter(|expected| !same(expected, &turned)) {
        found.0.push(format!("turned: expected {expected:?}, got {turned:?}"));
    }
}

fn compare_over(found: &mut ScenarioDifferences, expect: Option<&ExpectedMatchEnd>, position: &Position) {
    let winners: Vec<Seat> = Seat::ALL.iter().copied().filter(|seat| position.winners[seat.index()]).collect();
    let told = |seats: &[Seat]| {
        let words: Vec<&str> = seats.iter().map(|seat| seat.word()).collect();
        format!("[{}]", words.join(" "))
    };
    match expect {
        Some(ExpectedMatchEnd::No) if position.is_over() => {
            found.0.push(format!("over: expected false, got {}", told(&winners)));
        }
        Some(ExpectedMatchEnd::WonBy(seats)) if !position.is_over() => {
            found.0.push(format!("over: expected {}, got false", told(seats)));
        }
        Some(ExpectedMatchEnd::WonBy(seats)) if !same(seats, &winners) => {
            found.0.push(format!("over: expected {}, got {}", told(seats), told(&winners)));
        }
        _ => {}
    }
}

impl ExpectedPosition {
    /// Reports whether a position meets the expectation. The fields `legal` and `not_legal` are ignored.
    pub fn is_met(&self, position: &Position) -> bool {
        differences(self, position).is_empty()
    }
}
