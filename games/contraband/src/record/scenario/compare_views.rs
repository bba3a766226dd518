//! Compares the expected views of seats with the actual ones: their views of the orders given, and of the table.

use super::format::{Scenario, ScenarioView, ScenarioViewSeat};
use super::words::ExpectedMoveTokenRow;
use crate::rules::notation::{DrawingSeat, write_redacted};
use crate::rules::{
    BonusCard, ChanceOutcome, ChanceQuestion, Contraband, DecisionKind, Event, Meeting, MoveStep, Position,
    SecretObjective, ShipSystem, Upgrade, View, view,
};
use orrery_core::chance::ReplayChance;
use orrery_core::{Colour, Rules as _};
use orrery_record::{RecordedOrder, ScenarioDifferences, bracketed};

/// Returns every difference between the expected views of the seats and the actual ones.
pub(in super::super) fn view_differences(
    scenario: &Scenario,
    played: &[RecordedOrder<Contraband>],
    p: &Position,
) -> Vec<String> {
    let mut found = ScenarioDifferences::default();
    let seat_of = |colour| p.seat_of(colour);
    found.seats("seen", &scenario.expect.seen, seat_of, |found, colour, seat, expected| {
        let lines = redacted_lines(scenario, played, seat);
        if lines != *expected {
            let at = lines.iter().zip(expected).take_while(|(got, expected)| got == expected).count();
            let line =
                |lines: &[String]| lines.get(at).map_or_else(|| "nothing".to_owned(), |line| format!("`{line}`"));
            found.add(format_args!("seen.{colour}: line {}", at + 1), line(expected), line(&lines));
        }
    });
    found.seats("sees", &scenario.expect.sees, seat_of, |found, colour, seat, expected| {
        compare_view(found, colour, &view(p, Some(seat)), expected);
    });
    found.0
}

/// Returns the orders as a seat saw them, each in the position in which it was given.
fn redacted_lines(scenario: &Scenario, played: &[RecordedOrder<Contraband>], viewer: usize) -> Vec<String> {
    let Ok(mut p) = scenario.position() else { return Vec::new() };
    let told = played.iter().map(|entry| {
        let before = p;
        let mut events = Vec::new();
        let mut chance = ReplayChance::<ChanceQuestion>::new(entry.outcomes.iter().copied());
        Contraband::apply(&mut p, &entry.order, &mut chance, &mut events);
        write_redacted(&before, &entry.order, &drawn(&before, entry, &events), viewer)
    });
    told.collect()
}

/// Returns the outcomes of an order, each with the seat that drew it. The seats are taken from the events, because every draw has
/// one.
fn drawn(p: &Position, entry: &RecordedOrder<Contraband>, events: &[Event]) -> Vec<(ChanceOutcome, DrawingSeat)> {
    let mut drawers = events.iter().filter_map(|event| match *event {
        Event::BonusDrawn { seat, .. } | Event::Found { seat, .. } | Event::PrizeWon { seat, .. } => p.seat_of(seat),
        _ => None,
    });
    let mut drawer =
        |outcome: &ChanceOutcome| if matches!(outcome, ChanceOutcome::Die(_)) { None } else { drawers.next() };
    entry.outcomes.iter().map(|outcome| (*outcome, drawer(outcome))).collect()
}

fn compare(found: &mut ScenarioDifferences, field: &str, expected: Option<&Vec<String>>, mut got: Vec<String>) {
    let Some(expected) = expected else { return };
    let mut sorted = expected.clone();
    sorted.sort_unstable();
    got.sort_unstable();
    if sorted != got {
        let text = |words: &[String]| bracketed(words.iter().map(String::as_str));
        found.add(field, text(&sorted), text(&got));
    }
}

fn covered(count: u8) -> impl Iterator<Item = String> {
    std::iter::repeat_n("?".to_owned(), count.into())
}

fn compare_view(found: &mut ScenarioDifferences, colour: Colour, seen: &View, expected: &ScenarioView) {
    let p = &seen.known;
    let path = format!("sees.{colour}.seats");
    found.seats(
        &path,
        &expected.seats,
        |whose| p.seat_of(whose),
        |found, whose, seat, wanted| {
            compare_seat(found, &format!("{path}.{whose}"), seen, seat, wanted);
        },
    );
    for (&mine, wanted) in expected.mines.iter() {
        let pile = &p.mines[mine.index()].pile;
        let got = pile.known.iter().map(|metal| metal.to_string()).chain(covered(pile.hidden));
        compare(found, &format!("sees.{colour}.mines.{}", mine.spot()), Some(wanted), got.collect());
    }
    for (&sector, wanted) in expected.stores.iter() {
        let store = &p.stores[sector.quadrant().index()];
        let looks = seen.open || seen.seat().and_then(|seat| p.port_of(seat)) == Some(sector.quadrant());
        let cards = store.iter().map(|upgrade| upgrade.to_string()).chain(covered(store.hidden));
        let got = if looks { cards.collect() } else { covered(store.len()).collect() };
        compare(found, &format!("sees.{colour}.stores.{sector}"), Some(wanted), got);
    }
}

fn compare_seat(found: &mut ScenarioDifferences, path: &str, seen: &View, seat: usize, wanted: &ScenarioViewSeat) {
    let p = &seen.known;
    let player = &p.players[seat];
    let own = seen.open || seen.seat() == Some(seat);
    compare(found, &format!("{path}.cargo"), wanted.cargo.as_ref(), cargo(seen, seat));
    let hand = BonusCard::ALL.iter().flat_map(|&card| std::iter::repeat_n(card.to_string(), player.cards(card).into()));
    let hand = if own { hand.collect() } else { covered(player.hand_len()).collect() };
    compare(found, &format!("{path}.bonus"), wanted.bonus.as_ref(), hand);
    let backs =
        (1..).zip(player.backs).flat_map(|(level, count)| std::iter::repeat_n(format!("?{level}"), count.into()));
    let shown = |upgrade: &Upgrade| {
        let system: ShipSystem = upgrade.system();
        own || player.is_shown(system)
    };
    let upgrades = player.upgrades().filter(shown).map(|upgrade| upgrade.to_string()).chain(backs);
    compare(found, &format!("{path}.upgrades"), wanted.upgrades.as_ref(), upgrades.collect());
    let objective = match player.aim {
        SecretObjective::Nothing => "none",
        SecretObjective::Hidden => "?",
        SecretObjective::Is(objective) => objective.word(),
    };
    found.value(format_args!("{path}.objective"), wanted.objective.as_deref(), objective);
    let step = |step: &Option<_>| step.map_or_else(|| "?".to_owned(), |step: MoveStep| step.to_string());
    let plan = player
        .row
        .map_or(ExpectedMoveTokenRow::NotLaid, |row| ExpectedMoveTokenRow::Row(row.steps().iter().map(step).collect()));
    if !wanted.plan.is_unnamed() && wanted.plan != plan {
        found.add(format_args!("{path}.plan"), format_args!("{:?}", wanted.plan), format_args!("{plan:?}"));
    }
}

/// Returns the metals of a hold in this view. Metals of other players are face down, except for a robber who sees the hold.
fn cargo(seen: &View, seat: usize) -> Vec<String> {
    let p = &seen.known;
    let hold = &p.players[seat].hold;
    let open = if seen.open || seen.seat() == Some(seat) {
        hold.known
    } else {
        let looks = |meeting: &Meeting| {
            p.ask == DecisionKind::Loot && meeting.defender() == Some(seat) && seen.seat() == Some(meeting.ship.into())
        };
        p.meeting.filter(looks).map(|meeting| meeting.seen).unwrap_or_default()
    };
    open.iter().map(|metal| metal.to_string()).chain(covered(hold.len() - open.len())).collect()
}
