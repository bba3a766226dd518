//! The figures of a seat that the screens show, and the column titles of its points in exported tables.

use super::figures::GameSeatStats;
use orrery_learn::stats::{StatColumn, in_total, per_match};

/// The figures of a match, in their order on the screen.
pub(super) const MATCH: &[StatColumn<GameSeatStats>] = &[
    in_total("flights", GameSeatStats::flown),
    in_total("cards", |s| s.flights.cards),
    per_match("looked", |s| s.flights.looked),
    in_total("deals", |s| s.flights.deals),
    in_total("post_deals", |s| s.post_deals),
    per_match("bought", |s| s.flow.bought),
    per_match("sold", |s| s.flow.sold),
    per_match("astro_in", |s| s.flow.astro_in),
    per_match("astro_out", |s| s.flow.astro_out),
    per_match("produced", |s| s.flow.produced),
    per_match("wasted", |s| s.flow.wasted),
    in_total("colonies", |s| s.flights.colonies),
    in_total("posts", |s| s.flights.posts),
    in_total("adventures", GameSeatStats::adventures),
    per_match("paid", |s| s.flights.paid),
    in_total("fights_won", |s| s.flights.won),
    in_total("fights_lost", |s| s.flights.lost),
    per_match("prizes", |s| s.flights.prizes),
    per_match("ships", |s| s.yard.ships),
    per_match("pieces", |s| s.yard.pieces + s.yard.raised),
    per_match("modules", |s| s.yard.modules),
    in_total("level_two", |s| s.yard.level_two),
    per_match("modules_lost", |s| s.yard.modules_lost),
    per_match("cannons_lost", |s| s.yard.cannons_lost),
    per_match("demanded", |s| s.flow.demanded),
    per_match("given_up", |s| s.flow.given_up),
    per_match("offers", |s| s.offers),
    per_match("accepted", |s| s.accepted),
];

/// The column titles of the points by source.
pub(super) const POINTS: [&str; 5] =
    ["points_colonies", "points_level_two", "points_adventures", "points_friend", "points_hero"];
