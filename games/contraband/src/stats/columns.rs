//! The figures of a seat that the screens show.

use super::figures::GameSeatStats;
use orrery_learn::stats::{StatColumn, in_total, per_match};

/// The figures of a match, in the order in which the screen shows them.
pub(super) const MATCH: &[StatColumn<GameSeatStats>] = &[
    per_match("steps", |s| s.ways.steps),
    per_match("gates", |s| s.ways.gates),
    per_match("lost_tokens", |s| s.ways.lost),
    per_match("cards", |s| s.ways.cards),
    in_total("firsts", |s| s.trade.firsts),
    per_match("mined", |s| s.trade.mined),
    per_match("sold", GameSeatStats::sold),
    in_total("sold_carbon", |s| s.trade.sold[0]),
    in_total("sold_iron", |s| s.trade.sold[1]),
    in_total("sold_plutonium", |s| s.trade.sold[2]),
    in_total("sales", |s| s.trade.sales),
    per_match("bought", |s| s.trade.bought),
    per_match("thrown", |s| s.trade.thrown),
    in_total("upgrades", |s| s.trade.upgrades),
    per_match("police", |s| s.trouble.police),
    in_total("cleared", |s| s.trouble.cleared),
    per_match("hidden", |s| s.trouble.hidden),
    in_total("caught", |s| s.trouble.caught),
    in_total("fines", |s| s.trade.fines),
    per_match("aliens", |s| s.trouble.aliens),
    per_match("fled", |s| s.trouble.fled),
    per_match("fights_won", GameSeatStats::won),
    in_total("won_police", |s| s.trouble.won[0]),
    in_total("won_raiders", |s| s.trouble.won[1]),
    in_total("won_miners", |s| s.trouble.won[2]),
    per_match("won_corsair", |s| s.trouble.won[3]),
    in_total("won_ships", |s| s.trouble.won[4]),
    in_total("breakdowns", |s| s.trouble.breakdowns),
    in_total("attacks", |s| s.trouble.attacks),
    in_total("looted", |s| s.trouble.looted),
    per_match("robbed", |s| s.trouble.robbed),
    per_match("flags", |s| s.marks.flags.into()),
];

/// The figures of all solo matches: their number, the most credits, and the ranks.
pub(super) const SOLO: &[StatColumn<GameSeatStats>] = &[
    per_match("alone", |s| s.alone.played()),
    per_match("alone_best", |s| s.alone.best),
    per_match("alone_legend", |s| s.alone.ranks[0]),
    per_match("alone_captain", |s| s.alone.ranks[1]),
    per_match("alone_smuggler", |s| s.alone.ranks[2]),
    per_match("alone_trader", |s| s.alone.ranks[3]),
    per_match("alone_hauler", |s| s.alone.ranks[4]),
    per_match("alone_stranded", |s| s.alone.ranks[5]),
];
