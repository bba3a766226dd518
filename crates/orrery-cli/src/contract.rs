//! What the command line asks of a game beside what the rest of the house does.

use std::process::ExitCode;

use super::say::usage;
use super::training::TrainFlags;
use orrery_core::Rules;

/// A game whose opponents may learn. By default there is nothing to train: they judge by searching alone.
pub trait Trainable: Rules {
    /// Trains what its opponents judge by, and writes it where it is `asked`.
    fn train(asked: &TrainFlags) -> ExitCode {
        let _ = asked;
        usage(format_args!("{} has no nets to train: its opponents judge by searching alone", Self::KEY))
    }
}
