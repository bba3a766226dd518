//! The flags of `orrery train` and `orrery curve`.

use std::path::PathBuf;

use clap::Args;

use super::exit_status::usage;
use super::game::GameFlag;
use orrery_core::GameKey;

/// The flags of `orrery train`.
#[derive(Debug, Args)]
pub struct TrainFlags {
    /// The game to train.
    #[command(flatten)]
    pub game: GameFlag,
    /// Set the number of players, 2 to 4. It is required in games with one net for each number of players, and not allowed in
    /// games with one file for all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    /// Play this many matches in all, including those before an interruption.
    #[arg(long, value_name = "G", default_value_t = 30_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Set the seed for all randomness. The same seed gives the same net.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Write the weights to this file. A game that trains in rounds continues from its contents.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Continue from the checkpoint next to --out, with its own parameters. Of the other flags, only --games, --threads,
    /// --checkpoint-every and --minutes have an effect.
    #[arg(long)]
    pub resume: bool,
    /// Start with the weights of this file; additional units of a larger --width have no effect at first. The net is then always
    /// evaluated against this file. By default, start with fresh weights.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub from: Option<PathBuf>,
    /// Seat an older version, with the weights of this file, in a quarter of the matches. By default, the net plays only itself.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub meets: Option<PathBuf>,
    /// Set the number of units in the net's first hidden layer: 64, 128, 192 or 256.
    #[arg(long, value_name = "UNITS", default_value_t = 128, value_parser = width)]
    pub width: usize,
    /// Learn from this many positions of the most recent matches. By default, 120000.
    #[arg(long, value_name = "COUNT")]
    pub window: Option<usize>,
    /// Play with this many threads.
    #[arg(long, value_name = "T", default_value_t = 1)]
    pub threads: usize,
    /// Write a checkpoint every this many seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub checkpoint_every: u64,
    /// Stop with a checkpoint after this many minutes, finished or not. By default, there is no limit.
    #[arg(long, value_name = "M")]
    pub minutes: Option<f64>,
    /// Play this many matches with a handmade evaluation before those with the net. By default, a tenth of --games, but at most
    /// 1500, or 0 with --from.
    #[arg(long, value_name = "G")]
    pub warm: Option<u64>,
    /// Set the weight of the match's result in the target of a position at the start of the training; the rest is the evaluation
    /// one turn later.
    #[arg(long, value_name = "0..1", default_value_t = 0.7)]
    pub lambda_from: f32,
    /// Set the same weight at the end of the training.
    #[arg(long, value_name = "0..1", default_value_t = 0.3)]
    pub lambda_to: f32,
    /// Set the learning rate at the start of the training.
    #[arg(long, value_name = "RATE", default_value_t = 1e-3)]
    pub rate_from: f32,
    /// Set the learning rate at the end of the training.
    #[arg(long, value_name = "RATE", default_value_t = 1e-4)]
    pub rate_to: f32,
    /// Set the share of exploratory turns at the start of the training. It falls to a third of this at the end.
    #[arg(long, value_name = "0..1", default_value_t = 0.06)]
    pub exploring: f32,
    /// Search this many positions of a turn for its best end. By default, enough for whole turns.
    #[arg(long, value_name = "COUNT")]
    pub limit: Option<u32>,
    /// Evaluate the net after every this many matches, against the simple opponent and an older version. By default, a twentieth
    /// of --games, but at least 250 and at most 5000. In a game that trains in rounds, this is the number of matches per round,
    /// with a default of the game.
    #[arg(long, value_name = "G")]
    pub measure_every: Option<u64>,
    /// Play this many matches in each evaluation.
    #[arg(long, value_name = "G", default_value_t = 100)]
    pub measure_games: u64,
}

impl TrainFlags {
    /// Returns the number of players. Ends the program with a usage error if the flag was not given.
    pub fn players(&self) -> u8 {
        self.players.unwrap_or_else(|| usage("the number of players is missing: add --players 2, 3 or 4"))
    }

    /// Ends the program with a usage error if the number of players was given, because one file of `game` serves all numbers of
    /// players.
    pub fn no_players(&self, game: GameKey) {
        if self.players.is_some() {
            usage(format_args!("{game} trains for any number of players: leave out --players"));
        }
    }

    /// Ends the program with a usage error if weights to start from or to meet were given, because `game` continues from the
    /// contents of --out and plays only against itself.
    pub fn no_from(&self, game: GameKey) {
        if self.from.is_some() {
            usage(format_args!(
                "{game} continues training from the file at --out: copy the file there and leave out --from"
            ));
        }
        if self.meets.is_some() {
            usage(format_args!("{game} trains without older versions at the table: leave out --meets"));
        }
    }
}

/// The flags of `orrery curve`.
#[derive(Debug, Args)]
pub(super) struct CurveFlags {
    /// The curves of trainings: the `.csv` files next to their weights.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Write the SVG picture to this file.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

fn width(text: &str) -> Result<usize, String> {
    let units = text.parse().ok().filter(|units| [64, 128, 192, 256].contains(units));
    units.ok_or_else(|| "expected 64, 128, 192 or 256".to_owned())
}
