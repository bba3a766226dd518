//! The comparison of a scenario's expectations with the position reached.

use super::format::{ExpectedPosition, ExpectedSeat};
use super::words::{ScenarioCardFace, ScenarioMedal, ScenarioPieces, SectorKey};
use crate::rules::{Card, CardCounts, Module, Phase, Position, Resource, Seat, Ship, View, VisibleFace, view};
use orrery_core::words::{KeywordMap, values};
use orrery_record::{ScenarioDifferences, bracketed, listed, same};

/// Returns a description of every difference between the expectation and the position. The fields `legal` and `not_legal` are
/// ignored.
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
            let missing = values(cards).collect::<CardCounts>().minus(position.drawn(at));
            if !missing.is_empty() {
                found.0.push(format!("contains.{sector}: {} are not there", listed(missing.iter())));
            }
        }
    }
    let winners = Seat::ALL.iter().copied().filter(|seat| position.winners[seat.index()]);
    found.over(expect.over.as_ref(), position.is_over().then(|| winners.collect()));
    found.0
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
    found.text(path("boosters"), expect.boosters, ScenarioPieces(player.boosters));
    found.text(path("cannons"), expect.cannons, ScenarioPieces(player.cannons));
    found.set(path("colonies"), expect.colonies.as_ref(), player.colonies.iter().collect());
    found.set(path("posts"), expect.posts.as_ref(), player.posts.iter().collect());
    if let Some(expected) = &expect.won {
        let won = player.beaten.iter().map(ScenarioMedal::Pirates).chain(player.kept().map(ScenarioMedal::Adventure));
        found.list(path("won"), expected, &won.collect::<Vec<_>>(), ScenarioMedal::word);
    }
}

fn compare_standing(found: &mut ScenarioDifferences, seat: Seat, expect: &ExpectedSeat, position: &Position) {
    let path = |field: &str| format!("seats.{seat}.{field}");
    let player = position.player(seat);
    for (sector, cards) in expect.knows.iter().flat_map(KeywordMap::iter) {
        let known = position.knows[seat.index()][sector.index()];
        found.set(path(&format!("knows.{sector}")), Some(cards), known.iter().collect());
    }
    found.value(path("vp"), expect.vp, position.points(seat));
    found.value(path("fame"), expect.fame, player.fame());
    found.value(path("friendship"), expect.friendship, player.friendship());
    found.value(path("friend"), expect.friend, position.friend() == Some(seat));
    found.value(path("hero"), expect.hero, position.hero() == Some(seat));
    if let Some(expected) = &expect.looks {
        let seen = view(position, Some(seat));
        let face = |card: &Option<Card>| ScenarioCardFace(card.map_or(VisibleFace::Back, VisibleFace::Card));
        let looks: Vec<ScenarioCardFace> = seen.looked_at().iter().map(face).collect();
        found.list(path("looks"), expected, &looks, ScenarioCardFace::word);
    }
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
        let faces = |row: &[ScenarioCardFace]| bracketed(row.iter().map(|face| face.word()));
        found.add("row", faces(expected), faces(&row));
    }
    let turned: Vec<u8> =
        (1..=position.flight.len()).filter(|place| position.flight.turned >> (place - 1) & 1 == 1).collect();
    if let Some(expected) = expect.turned.as_ref().filter(|expected| !same(expected, &turned)) {
        found.add("turned", format_args!("{expected:?}"), format_args!("{turned:?}"));
    }
}
