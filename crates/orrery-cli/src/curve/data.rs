//! The evaluations of a training.

/// One evaluation of a training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct CurvePoint {
    /// The number of matches played before it.
    pub games: f64,
    /// The mean loss of the predicted chances to win, in nats.
    pub loss: f64,
    /// The share of wins against simple opponents, 0 to 1.
    pub simple: f64,
    /// The share of wins against an older version, 0 to 1.
    pub older: f64,
}

/// The curve of one training.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TrainingCurve {
    /// The name in the legend.
    pub name: String,
    pub points: Vec<CurvePoint>,
}
