//! The format of training curves.

/// The first line of a training curve, the CSV file that training writes next to its weights: the names of the columns, and a
/// newline. Shares are 0 to 1; the loss is in nats.
pub const CURVE_HEAD: &str = "games,seconds,positions,loss,win_share_vs_simple,win_share_vs_older\n";
