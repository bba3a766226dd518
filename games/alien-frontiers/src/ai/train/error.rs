//! Errors of training.

use std::path::PathBuf;

use crate::ai::net::WeightsError;

/// The reason why training cannot start or continue.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// A file cannot be written.
    #[error("{}: {source}", path.display())]
    Write {
        /// The path of the file.
        path: PathBuf,
        /// The error reported by the operating system.
        source: std::io::Error,
    },
    /// The checkpoint cannot be used.
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
    /// The weights in the checkpoint cannot be used.
    #[error(transparent)]
    Weights(#[from] WeightsError),
}

/// The reason why a checkpoint cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The file cannot be read.
    #[error("{}: {source}: there is no training to continue; leave out --resume to start one", path.display())]
    Read {
        /// The path of the checkpoint.
        path: PathBuf,
        /// The error reported by the operating system.
        source: std::io::Error,
    },
    /// The contents of the file are not valid.
    #[error("{}: {what}; leave out --resume to start again", path.display())]
    Damaged {
        /// The path of the checkpoint.
        path: PathBuf,
        /// The fault in the contents.
        what: &'static str,
    },
}
