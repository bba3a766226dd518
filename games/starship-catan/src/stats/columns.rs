//! The figures of a seat, as columns for other programs and as lines for the screens.

use super::figures::GameStats;
use crate::rules::Adventure;

/// A figure with its word, which is also its column title. The key of its text is the word with the prefix `stats-` and with
/// hyphens for underscores.
pub type StatColumn = (&'static str, fn(&GameStats) -> u32);

/// The figures of a match, in their order on the screen.
pub const MATCH_COLUMNS: [StatColumn; 28] = [
    ("flights", GameStats::flown),
    ("cards", |s| s.flights.cards),
    ("looked", |s| s.flights.looked),
    ("deals", |s| s.flights.deals),
    ("post_deals", |s| s.post_deals),
    ("bought", |s| s.flow.bought),
    ("sold", |s| s.flow.sold),
    ("astro_in", |s| s.flow.astro_in),
    ("astro_out", |s| s.flow.astro_out),
    ("produced", |s| s.flow.produced),
    ("wasted", |s| s.flow.wasted),
    ("colonies", |s| s.flights.colonies),
    ("posts", |s| s.flights.posts),
    ("adventures", GameStats::adventures),
    ("paid", |s| s.flights.paid),
    ("fights_won", |s| s.flights.won),
    ("fights_lost", |s| s.flights.lost),
    ("prizes", |s| s.flights.prizes),
    ("ships", |s| s.yard.ships),
    ("pieces", |s| s.yard.pieces + s.yard.raised),
    ("modules", |s| s.yard.modules),
    ("level_two", |s| s.yard.level_two),
    ("modules_lost", |s| s.yard.modules_lost),
    ("cannons_lost", |s| s.yard.cannons_lost),
    ("demanded", |s| s.flow.demanded),
    ("given_up", |s| s.flow.given_up),
    ("offers", |s| s.offers),
    ("accepted", |s| s.accepted),
];

/// The figures that are also shown as totals of all matches.
pub const LIFETIME_COLUMNS: [&str; 10] = [
    "flights",
    "cards",
    "deals",
    "post_deals",
    "colonies",
    "posts",
    "adventures",
    "fights_won",
    "fights_lost",
    "level_two",
];

/// The column titles of the points by source.
const POINTS: [&str; 5] = ["points_colonies", "points_level_two", "points_adventures", "points_friend", "points_hero"];

/// Returns the titles of the columns.
pub(super) fn titles() -> Vec<String> {
    let deeds = MATCH_COLUMNS.iter().map(|(word, _)| (*word).to_owned());
    let points = POINTS.iter().map(|&word| word.to_owned());
    let faces = (1..=4).map(|face| format!("die_{face}"));
    let sectors = (1..=4).map(|sector| format!("sector_{sector}"));
    let adventures = Adventure::ALL.iter().map(|adventure| format!("adventure_{adventure}"));
    deeds.chain(points).chain(faces).chain(sectors).chain(adventures).collect()
}

/// Returns a figure for each column.
pub(super) fn row(of: &GameStats) -> Vec<u32> {
    let deeds = MATCH_COLUMNS.iter().map(|(_, figure)| figure(of));
    let rest = of.points.iter().chain(&of.dice).chain(&of.flights.sectors).chain(&of.flights.adventures);
    deeds.chain(rest.copied()).collect()
}
