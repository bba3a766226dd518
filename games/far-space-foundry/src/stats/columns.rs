//! The figures of a seat that the screens show.

use super::figures::GameSeatStats;
use orrery_learn::stats::{StatColumn, in_total, per_match};

/// The figures shown for one match, in the order in which the screen lists them.
pub(super) const MATCH: &[StatColumn<GameSeatStats>] = &[
    per_match("landed", |s| s.work.landed),
    per_match("lifted", |s| s.work.lifted),
    per_match("capacity", |s| s.work.capacity),
    per_match("mined", |s| s.work.mined),
    per_match("unloaded", |s| s.work.unloaded),
    in_total("loaded", |s| s.work.loaded),
    per_match("stacked", |s| s.work.stacked),
    in_total("processed", |s| s.work.processed),
    in_total("made", GameSeatStats::made),
    in_total("charged", |s| s.work.charged),
    in_total("upgraded", |s| s.work.upgraded),
    per_match("sold", |s| s.trade.sold),
    per_match("credits", |s| s.trade.credits),
    per_match("visits", |s| s.trade.visits),
    in_total("hired", |s| s.trade.hired),
    in_total("freighters", |s| s.trade.freighters),
    in_total("bribes", |s| s.trade.bribes),
    per_match("rolls", |s| s.dice.iter().sum()),
    in_total("points_raw", |s| s.points[0]),
    in_total("points_products", |s| s.points[1]),
    in_total("points_charged", |s| s.points[2]),
    in_total("points_kinds", |s| s.points[3]),
    in_total("points_credits", |s| s.points[4]),
    in_total("points_unfilled", |s| s.points[5]),
    in_total("points_plain", |s| s.points[6]),
    per_match("longest", |s| s.marks.capacity.into()),
];

/// The figures of all full solo matches: their number, the share of wins in percent, the highest number of points, and the number
/// of matches by result.
pub(super) const SOLO: &[StatColumn<GameSeatStats>] = &[
    per_match("alone", |s| s.alone.played()),
    per_match("alone_share", |s| s.alone.share()),
    per_match("alone_best", |s| s.alone.best),
    per_match("alone_short", |s| s.alone.ranks[0]),
    per_match("alone_pilot", |s| s.alone.ranks[1]),
    per_match("alone_messenger", |s| s.alone.ranks[2]),
    per_match("alone_superintendent", |s| s.alone.ranks[3]),
];
