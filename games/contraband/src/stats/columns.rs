//! The statistics as columns for other programs and as lines for the screens.

use super::figures::GameStats;

/// A figure with its word: the title of the column and, with hyphens and the prefix `stats-`, the key of a message.
pub type StatColumn = (&'static str, fn(&GameStats) -> u32);

/// The figures of a match, in the order in which the screen shows them.
pub const MATCH_COLUMNS: [StatColumn; 32] = [
    ("steps", |s| s.ways.steps),
    ("gates", |s| s.ways.gates),
    ("lost_tokens", |s| s.ways.lost),
    ("cards", |s| s.ways.cards),
    ("firsts", |s| s.trade.firsts),
    ("mined", |s| s.trade.mined),
    ("sold", GameStats::sold),
    ("sold_carbon", |s| s.trade.sold[0]),
    ("sold_iron", |s| s.trade.sold[1]),
    ("sold_plutonium", |s| s.trade.sold[2]),
    ("sales", |s| s.trade.sales),
    ("bought", |s| s.trade.bought),
    ("thrown", |s| s.trade.thrown),
    ("upgrades", |s| s.trade.upgrades),
    ("police", |s| s.trouble.police),
    ("cleared", |s| s.trouble.cleared),
    ("hidden", |s| s.trouble.hidden),
    ("caught", |s| s.trouble.caught),
    ("fines", |s| s.trade.fines),
    ("aliens", |s| s.trouble.aliens),
    ("fled", |s| s.trouble.fled),
    ("fights_won", GameStats::won),
    ("won_police", |s| s.trouble.won[0]),
    ("won_raiders", |s| s.trouble.won[1]),
    ("won_miners", |s| s.trouble.won[2]),
    ("won_corsair", |s| s.trouble.won[3]),
    ("won_ships", |s| s.trouble.won[4]),
    ("breakdowns", |s| s.trouble.breakdowns),
    ("attacks", |s| s.trouble.attacks),
    ("looted", |s| s.trouble.looted),
    ("robbed", |s| s.trouble.robbed),
    ("flags", |s| s.marks.flags.into()),
];

/// The figures that are also summed over all matches.
pub const LIFETIME_COLUMNS: [&str; 16] = [
    "firsts",
    "sold_carbon",
    "sold_iron",
    "sold_plutonium",
    "sales",
    "upgrades",
    "cleared",
    "caught",
    "fines",
    "won_police",
    "won_raiders",
    "won_miners",
    "won_ships",
    "breakdowns",
    "attacks",
    "looted",
];

/// The figures of all solo matches: their number, the most credits, and the ranks.
pub const SOLO_COLUMNS: [StatColumn; 8] = [
    ("alone", |s| s.alone.played()),
    ("alone_best", |s| s.alone.best),
    ("alone_legend", |s| s.alone.ranks[0]),
    ("alone_captain", |s| s.alone.ranks[1]),
    ("alone_smuggler", |s| s.alone.ranks[2]),
    ("alone_trader", |s| s.alone.ranks[3]),
    ("alone_hauler", |s| s.alone.ranks[4]),
    ("alone_stranded", |s| s.alone.ranks[5]),
];

/// Returns the titles of the columns.
pub(super) fn titles() -> Vec<String> {
    MATCH_COLUMNS.iter().map(|(word, _)| (*word).to_owned()).collect()
}

/// Returns the figures of all columns.
pub(super) fn row(of: &GameStats) -> Vec<u32> {
    MATCH_COLUMNS.iter().map(|(_, figure)| figure(of)).collect()
}
