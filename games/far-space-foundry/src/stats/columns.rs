//! The statistics as columns for export, and as lines on the screens.

use super::figures::GameStats;
use crate::rules::{DOCKS, Product};

/// The name of a figure, and a function that returns its value. The name is the title of a column. With the prefix `stats-`, and
/// with hyphens instead of underscores, it is the key of a message.
pub type StatColumn = (&'static str, fn(&GameStats) -> u32);

/// The figures shown for one match, in the order in which the screen lists them.
pub const MATCH_COLUMNS: [StatColumn; 26] = [
    ("landed", |s| s.work.landed),
    ("lifted", |s| s.work.lifted),
    ("capacity", |s| s.work.capacity),
    ("mined", |s| s.work.mined),
    ("unloaded", |s| s.work.unloaded),
    ("loaded", |s| s.work.loaded),
    ("stacked", |s| s.work.stacked),
    ("processed", |s| s.work.processed),
    ("made", GameStats::made),
    ("charged", |s| s.work.charged),
    ("upgraded", |s| s.work.upgraded),
    ("sold", |s| s.trade.sold),
    ("credits", |s| s.trade.credits),
    ("visits", |s| s.trade.visits),
    ("hired", |s| s.trade.hired),
    ("freighters", |s| s.trade.freighters),
    ("bribes", |s| s.trade.bribes),
    ("rolls", |s| s.dice.iter().sum()),
    ("points_raw", |s| s.points[0]),
    ("points_products", |s| s.points[1]),
    ("points_charged", |s| s.points[2]),
    ("points_kinds", |s| s.points[3]),
    ("points_credits", |s| s.points[4]),
    ("points_unfilled", |s| s.points[5]),
    ("points_plain", |s| s.points[6]),
    ("longest", |s| s.marks.capacity.into()),
];

/// The names of the figures that are also shown as totals over all matches.
pub const LIFETIME_COLUMNS: [&str; 15] = [
    "loaded",
    "processed",
    "made",
    "charged",
    "upgraded",
    "hired",
    "freighters",
    "bribes",
    "points_raw",
    "points_products",
    "points_charged",
    "points_kinds",
    "points_credits",
    "points_unfilled",
    "points_plain",
];

/// The figures of all full solo matches: their number, the share of wins in percent, the highest number of points, and the number
/// of matches by result.
pub const SOLO_COLUMNS: [StatColumn; 7] = [
    ("alone", |s| s.alone.played()),
    ("alone_share", |s| s.alone.share()),
    ("alone_best", |s| s.alone.best),
    ("alone_short", |s| s.alone.ranks[0]),
    ("alone_pilot", |s| s.alone.ranks[1]),
    ("alone_messenger", |s| s.alone.ranks[2]),
    ("alone_superintendent", |s| s.alone.ranks[3]),
];

/// Returns the titles of the columns.
pub(super) fn titles() -> Vec<String> {
    let deeds = MATCH_COLUMNS.iter().map(|(word, _)| (*word).to_owned());
    let faces = (1..=DOCKS).map(|face| format!("die_{face}"));
    let docks = (1..=DOCKS).map(|dock| format!("dock_{dock}"));
    let made = Product::ALL.iter().map(|product| format!("made_{product}"));
    deeds.chain(faces).chain(docks).chain(made).collect()
}

/// Returns the values of all columns, in the order of [`titles`].
pub(super) fn row(of: &GameStats) -> Vec<u32> {
    let deeds = MATCH_COLUMNS.iter().map(|(_, figure)| figure(of));
    let rest = of.dice.iter().chain(&of.work.docks).chain(&of.work.made);
    deeds.chain(rest.copied()).collect()
}
