//! Compares the expectations of a scenario with the resulting position.

use super::format::{ExpectedPosition, ExpectedSeat, MetalsByMarket, MetalsByMine};
use super::words::MineKey;
use crate::rules::{BonusCard, MARKETS, Meeting, MetalCounts, Objective, PatrolToken, Position, Sector};
use orrery_core::Colour;
use orrery_core::words::{Keyword as _, QuotedKeyword, values};
use orrery_record::{ScenarioDifferences, listed};

/// Returns every difference between the expectations and the position, except for `legal`, `not_legal` and the views of seats.
pub(in super::super) fn differences(expect: &ExpectedPosition, p: &Position) -> Vec<String> {
    let mut found = ScenarioDifferences::default();
    let seat_of = |colour| p.seat_of(colour);
    found.seats("seats", &expect.seats, seat_of, |found, colour, seat, expected| {
        compare_seat(found, colour, seat, expected, p);
    });
    found.value("turn", expect.turn.map(|word| word.0), p.colour(p.asked()));
    found.value("asks", expect.asks.map(|word| word.0), p.ask);
    found.value("round", expect.round, p.round);
    for (token, line) in PatrolToken::ALL.iter().zip([expect.police, expect.alien, expect.corsair]) {
        found.value(token, line.map(|word| word.0), p.token(*token));
    }
    found.value("alien_beaten", expect.alien_beaten, p.is_beaten(PatrolToken::Alien));
    found.value("corsair_beaten", expect.corsair_beaten, p.is_beaten(PatrolToken::Corsair));
    found.value("rest", expect.rest, p.rest);
    let against = p.meeting.filter(|meeting| meeting.defender().is_none());
    match (expect.opponent, against) {
        (Some(expected), None) => found.add("opponent", expected, "none"),
        (expected, Some(meeting)) => found.value("opponent", expected, meeting.shields[1]),
        (None, None) => {}
    }
    compare_mines(&mut found, expect.mines.as_ref(), p);
    compare_markets(&mut found, expect.markets.as_ref(), p);
    for (&sector, cards) in expect.stores.iter() {
        let got = p.stores[sector.quadrant().index()].iter().collect();
        found.set(format!("stores.{sector}"), Some(cards), got);
    }
    let winners = (0..p.count()).filter(|&seat| p.winners >> seat & 1 == 1).map(|seat| p.colour(seat));
    found.over(expect.over.as_ref(), p.is_over().then(|| winners.collect()));
    found.0
}

fn compare_seat(found: &mut ScenarioDifferences, colour: Colour, seat: usize, expect: &ExpectedSeat, p: &Position) {
    let player = &p.players[seat];
    let path = |field: &str| format!("seats.{colour}.{field}");
    found.value(path("at"), expect.at.clone(), player.at.to_string());
    found.value(path("credits"), expect.credits, player.credits);
    found.set(path("cargo"), expect.cargo.as_ref(), player.hold.known.iter().collect());
    found.set(path("upgrades"), expect.upgrades.as_ref(), player.upgrades().collect());
    let hand = BonusCard::ALL.iter();
    let hand = hand.flat_map(|&card| std::iter::repeat_n(card, player.cards(card).into()));
    found.set(path("bonus"), expect.bonus.as_ref(), hand.collect());
    let objective = player.objective().map_or("none", Objective::word);
    found.value(path("objective"), expect.objective.map(|word| word.0.word()), objective);
    found.value(path("done"), expect.done, player.done);
    let quadrants = Colour::ALL.iter().copied().filter(|&quadrant| player.is_pirate_in(quadrant));
    found.set(path("pirate"), expect.pirate.as_ref(), quadrants.collect());
    found.value(path("breakdown"), expect.breakdown, player.breakdown);
    let shown = player.upgrades().filter(|upgrade| player.is_shown(upgrade.system()));
    found.set(path("shown"), expect.shown.as_ref(), shown.collect());
    found.value(path("unchecked"), expect.unchecked, player.unchecked);
    found.value(path("boost"), expect.boost, player.boosts);
    found.value(path("moves"), expect.moves, player.moves_left());
    let fights = |meeting: &Meeting| usize::from(meeting.ship) == seat || meeting.defender() == Some(seat);
    let shields = p.meeting.filter(fights).map_or(player.shields(), |meeting| meeting.shields[meeting.side(seat)]);
    found.value(path("shields"), expect.shields, shields);
    found.value(path("firsts"), expect.firsts, player.firsts);
}

/// Compares the metals of a mine or a market. `None` means an unexplored mine or an empty market.
fn compare_metals(
    found: &mut ScenarioDifferences,
    field: &str,
    expected: Option<MetalCounts>,
    got: Option<MetalCounts>,
) {
    if expected != got {
        let told =
            |metals: Option<MetalCounts>| metals.map_or_else(|| "nothing".to_owned(), |metals| listed(metals.iter()));
        found.add(field, told(expected), told(got));
    }
}

fn compare_mines(found: &mut ScenarioDifferences, expect: Option<&MetalsByMine>, p: &Position) {
    let Some(expect) = expect else { return };
    for &mine in MineKey::all() {
        let expected = expect.get(mine).map(|metals| values(metals).collect());
        let there = &p.mines[mine.index()];
        let got = there.explored.then_some(there.pile.known);
        compare_metals(found, &format!("mines.{}", mine.word()), expected, got);
    }
}

fn compare_markets(found: &mut ScenarioDifferences, expect: Option<&MetalsByMarket>, p: &Position) {
    let Some(expect) = expect else { return };
    for market in 0..MARKETS {
        let sector = Sector::of_market(market);
        let listed = |metals: &Vec<QuotedKeyword<_>>| values(metals).collect::<MetalCounts>();
        let expected = expect.get(sector).map(listed).filter(|metals| !metals.is_empty());
        let got = Some(p.markets[market]).filter(|metals| !metals.is_empty());
        compare_metals(found, &format!("markets.{sector}"), expected, got);
    }
}
