//! The trait that a game implements for `orrery train`.

use std::process::ExitCode;

use super::exit_status::usage;
use super::training::TrainFlags;
use orrery_core::Rules;

/// A game whose opponents can be trained. By default there is nothing to train, because the opponents rely on search alone.
pub trait Trainable: Rules {
    /// Trains the weights of the game's opponents and writes them as the flags request.
    fn train(asked: &TrainFlags) -> ExitCode {
        let _ = asked;
        usage(format_args!("{} has no nets to train: its opponents only search", Self::KEY))
    }
}
