//! The format of training curves.

/// The first line of the CSV file that the training of any game writes next to its weights: the columns of its measurements, and a
/// newline. Shares are 0 to 1, the loss is in nats.
pub const CURVE_HEAD: &str = "games,seconds,positions,loss,win_share_vs_simple,win_share_vs_older\n";
