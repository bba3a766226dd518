//! Comparison of a scenario's expectations with the position that results.

use super::format::{ExpectedPosition, ExpectedRelicPlace, ExpectedSeat};
use crate::rules::{Card, Facility, Field, Position, Ships, Territory};
use orrery_core::Colour;
use orrery_core::words::values;
use orrery_record::{ScenarioDifferences, listed};

/// Returns every difference between the expectations and the position, except `legal` and `not_legal`.
pub(in super::super) fn differences(expect: &ExpectedPosition, position: &Position) -> Vec<String> {
    let mut found = ScenarioDifferences::default();
    let plays = |colour| position.plays(colour).then_some(());
    found.seats("seats", &expect.seats, plays, |found, colour, (), seat| compare_seat(found, colour, seat, position));
    found.value("turn", expect.turn.map(|w| w.0), position.mover());
    if let Some(fields) = &expect.fields {
        found.map("fields", |f: Field| fields.get(f).map(|w| w.0), |f| position.field(f));
    }
    let display: Vec<Card> = position.display.iter().flatten().copied().collect();
    if let Some(expected) = &expect.display {
        let expected: Vec<Card> = values(expected).collect();
        if expected != display {
            found.add("display", listed(expected), listed(display));
        }
    }
    found.set("discards", expect.discards.as_ref(), position.discards.iter().collect());
    if let Some(relic) = expect.relic {
        let owner = |relic| match relic {
            ExpectedRelicPlace::Desert => None,
            ExpectedRelicPlace::With(colour) => Some(colour),
        };
        if owner(relic) != position.relic_owner() {
            let text = |c: Option<Colour>| c.map_or("Desert", Colour::word);
            found.add("relic", text(owner(relic)), text(position.relic_owner()));
        }
    }
    found.over(expect.over.as_ref(), position.is_over().then(|| position.winning().collect()));
    found.0
}

fn compare_seat(found: &mut ScenarioDifferences, colour: Colour, expect: &ExpectedSeat, position: &Position) {
    let player = position.player(colour);
    let path = |field: &str| format!("seats.{colour}.{field}");
    let hand = if colour == position.mover() { position.hand() } else { Ships::NONE };
    found.value(path("fuel"), expect.fuel, player.fuel);
    found.value(path("ore"), expect.ore, player.ore);
    found.set(path("cards"), expect.cards.as_ref(), player.cards.iter().collect());
    if let Some(colonies) = &expect.colonies {
        let some = |n: u8| (n > 0).then_some(n);
        let expected = |t: Territory| colonies.get(t).copied().and_then(some);
        found.map(path("colonies"), expected, |t| some(player.colonies_on(t)));
    }
    found.value(path("hub"), expect.hub, player.hub);
    if let Some(docked) = &expect.docked {
        let some = |s: Ships| (!s.is_empty()).then_some(s);
        let expected = |f: Facility| docked.get(f).and_then(|s| some(s.0));
        found.map(path("docked"), expected, |f| some(player.docked_at(f)));
    }
    found.value(path("bay"), expect.bay, player.bay);
    found.text(path("hand"), expect.hand.map(|ships| ships.0), hand);
    found.value(path("vp"), expect.vp, position.score(colour).total());
    found.value(path("unplaced"), expect.unplaced, player.unplaced);
    found.value(path("stock"), expect.stock, player.stock);
    let controls = Territory::ALL.iter().copied().filter(|&t| position.controller(t) == Some(colour));
    found.set(path("controls"), expect.controls.as_ref(), controls.collect());
}

impl ExpectedPosition {
    /// Returns true if the position meets the expectations, except `legal` and `not_legal`.
    pub fn is_met(&self, position: &Position) -> bool {
        differences(self, position).is_empty()
    }
}
