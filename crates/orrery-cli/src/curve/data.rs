//! What a training measured.

/// One measurement of a training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Point {
    /// Matches played until then.
    pub games: f64,
    /// Mean loss of the chances to win, in nats.
    pub loss: f64,
    /// Share of wins against simple opponents, 0 to 1.
    pub simple: f64,
    /// Share of wins against the older self, 0 to 1.
    pub older: f64,
}

/// One training.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Curve {
    /// What the legend calls it.
    pub name: String,
    pub points: Vec<Point>,
}
