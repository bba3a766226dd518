//! How trainings tell what they came to.

/// The first line of the file that a training of any game writes beside its weights: the columns of its measurements, and an end
/// of line. Shares are 0 to 1, the loss is in nats.
pub const CURVE_HEAD: &str = "games,seconds,positions,loss,win_share_vs_simple,win_share_vs_older\n";
