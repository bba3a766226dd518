//! The data of training curves.

/// One evaluation of a net during its training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct CurvePoint {
    /// The number of matches played before the evaluation.
    pub games: f64,
    /// The mean loss of the predicted win chances, in nats.
    pub loss: f64,
    /// The share of wins against simple opponents, 0 to 1.
    pub simple: f64,
    /// The share of wins against an older version of the net, 0 to 1.
    pub older: f64,
}

/// The evaluations of one training run, in order.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TrainingCurve {
    /// The name of the training run in the legend.
    pub name: String,
    pub points: Vec<CurvePoint>,
}
