//! Tests of the daily deal: the same for all players, different for every date, and recognised in any match started from it.

use std::collections::BTreeSet;

use jiff::civil::Date;
use orrery::core::Opponent;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::record::ShareCodeSetup;
use orrery::record::{SeatControl, daily};

fn deal(date: Date) -> ShareCodeSetup {
    daily::deal::<AlienFrontiers>(date)
}

fn date(text: &str) -> Date {
    text.parse().expect("a date")
}

#[test]
fn every_date_has_its_own_fixed_deal() {
    let mut seeds = BTreeSet::new();
    let mut players = [0; 5];
    for day in date("2026-01-01").series(jiff::Span::new().days(1)).take(3653) {
        let deal = deal(day);
        assert_eq!(deal, daily::deal::<AlienFrontiers>(day));
        deal.open().expect("it can be played");
        seeds.insert(deal.seed);
        players[deal.controls.len()] += 1;
        let opponents: BTreeSet<_> = deal.controls[1..].iter().map(|c| c.word()).collect();
        assert_eq!(opponents.len(), deal.controls.len() - 1, "{day}: nobody sits twice");
    }
    assert_eq!(seeds.len(), 3653, "no day of ten years has the deal of another");
    assert!(players[2..].iter().all(|&days| days > 1000), "{players:?}");
}

#[test]
fn sunday_is_harder_than_monday() {
    let levels: BTreeSet<_> = ["2026-11-23", "2026-11-22"].iter().map(|d| deal(date(d)).controls[1].word()).collect();
    assert!(levels.iter().any(|w| w.starts_with("cadet")) && levels.iter().any(|w| w.starts_with("admiral")));
}

/// The deal of a past day never changes: friends with different releases play the same deal.
#[test]
fn past_daily_deals_never_change() {
    let codes: Vec<String> =
        ["2026-11-22", "2026-11-23", "2028-02-29", "1999-12-31"].iter().map(|d| deal(date(d)).code()).collect();
    // The first group contains the versions, including the version of the rules, and the last characters are a checksum.
    // Everything between never changes.
    let given_out = [
        "1082C-8C05X-0N075-4X2MC-QM001-0C6YK",
        "1082C-CDG1F-010NQ-0DV70-K94W4-ERDBG",
        "1082C-CDG1F-25290-2DZ71-8PD5F-GG00A-0TXMS",
        "1082C-480J7-4YYMQ-2E8DN-G4KS0",
    ];
    assert_eq!(codes, given_out);
}

#[test]
fn daily_deal_is_recognised_for_some_weeks() {
    let game = daily::deal::<AlienFrontiers>(date("2026-11-22")).open().expect("it can be played");
    assert_eq!(daily::day_of(&game, date("2026-11-22")), Some(date("2026-11-22")));
    assert_eq!(daily::day_of(&game, date("2026-11-30")), Some(date("2026-11-22")));
    assert_eq!(daily::day_of(&game, date("2026-11-21")), Some(date("2026-11-22")), "the clock was set back");
    assert_eq!(daily::day_of(&game, date("2027-01-30")), None);
    let mut taken_over = game.clone();
    let colour = game.info().seats[1].colour;
    taken_over.delegate(colour, SeatControl::Human);
    assert_eq!(daily::day_of(&taken_over, date("2026-11-22")), Some(date("2026-11-22")));
}

#[test]
fn daily_deal_with_other_players_is_not_recognised() {
    let sunday = date("2026-11-22");
    let game = daily::deal::<AlienFrontiers>(sunday).open().expect("it can be played");
    let mut weaker = game.clone();
    weaker.set_control(game.info().seats[1].colour, SeatControl::Ai(Opponent::Random));
    assert_eq!(daily::day_of(&weaker, sunday), None);
    let mut two = game.clone();
    two.set_control(game.info().seats[1].colour, SeatControl::Human);
    assert_eq!(daily::day_of(&two, sunday), None, "two people play another one");
}
