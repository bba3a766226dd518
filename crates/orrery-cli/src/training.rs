//! What `orrery train` and `orrery curve` are asked for.

use std::path::PathBuf;

use clap::Args;

use super::game::GameFlag;
use super::say::usage;
use orrery_core::GameKey;

/// What is trained.
#[derive(Debug, Args)]
pub struct TrainFlags {
    /// Which game.
    #[command(flatten)]
    pub game: GameFlag,
    /// How many play, 2 to 4, where a net judges matches of one number of players; to be left out where one file
    /// judges all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    /// How many matches in all, those before a break among them.
    #[arg(long, value_name = "G", default_value_t = 30_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// What all chance comes from; the same seed makes the same net.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// The file of weights to write; a game that trains by rounds goes on from what it holds.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Go on from the checkpoint beside --out, by its own plan; of the other flags only --games, --threads,
    /// --checkpoint-every and --minutes count.
    #[arg(long)]
    pub resume: bool,
    /// Begin with the weights of this file instead of fresh ones; where --width is more than its own, what is new keeps silent
    /// at first. It then stays the one that the net is measured against.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub from: Option<PathBuf>,
    /// Weights of an older self that sits at the table in a quarter of the matches.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub meets: Option<PathBuf>,
    /// Units of the net's first hidden layer: 64, 128, 192 or 256.
    #[arg(long, value_name = "UNITS", default_value_t = 128, value_parser = width)]
    pub width: usize,
    /// Positions of the last matches that it learns from.
    #[arg(long, value_name = "COUNT")]
    pub window: Option<usize>,
    /// Threads that play.
    #[arg(long, value_name = "T", default_value_t = 1)]
    pub threads: usize,
    /// Seconds between two checkpoints.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub checkpoint_every: u64,
    /// Stop after so many minutes with a checkpoint, done or not.
    #[arg(long, value_name = "M")]
    pub minutes: Option<f64>,
    /// Matches at the beginning that are played by a hand-made value instead of the net.
    #[arg(long, value_name = "G")]
    pub warm: Option<u64>,
    /// How much a position is judged by how the match ended rather than by what was thought a turn later, at the
    /// beginning.
    #[arg(long, value_name = "0..1", default_value_t = 0.7)]
    pub lambda_from: f32,
    /// The same at the end.
    #[arg(long, value_name = "0..1", default_value_t = 0.3)]
    pub lambda_to: f32,
    /// Size of a step at the beginning.
    #[arg(long, value_name = "RATE", default_value_t = 1e-3)]
    pub rate_from: f32,
    /// The same at the end.
    #[arg(long, value_name = "RATE", default_value_t = 1e-4)]
    pub rate_to: f32,
    /// Share of turns not played as thought best, at the beginning; a third of it at the end.
    #[arg(long, value_name = "0..1", default_value_t = 0.06)]
    pub exploring: f32,
    /// Moments of a turn looked at for the best end of it; left out, what holds whole turns.
    #[arg(long, value_name = "COUNT")]
    pub limit: Option<u32>,
    /// Matches between two measurements against the simple opponent and the older self; of a game that trains by
    /// rounds, matches of a round.
    #[arg(long, value_name = "G")]
    pub measure_every: Option<u64>,
    /// Matches of each measurement.
    #[arg(long, value_name = "G", default_value_t = 100)]
    pub measure_games: u64,
}

impl TrainFlags {
    /// How many play; the program ends with a usage error where that was left out.
    pub fn players(&self) -> u8 {
        self.players.unwrap_or_else(|| usage("the number of players is needed: --players 2, 3 or 4"))
    }

    /// Ends the program with a usage error where a number of players was named, since one file of `game` judges all.
    pub fn no_players(&self, game: GameKey) {
        if self.players.is_some() {
            usage(format_args!(
                "what {game} is trained by judges matches of any number of players: leave --players out"
            ));
        }
    }

    /// Ends the program with a usage error where weights to begin with or to meet were named, since `game` goes on from what
    /// --out holds and plays only itself.
    pub fn no_from(&self, game: GameKey) {
        if self.from.is_some() {
            usage(format_args!(
                "the training of {game} goes on from what --out holds: copy the file there and leave --from out"
            ));
        }
        if self.meets.is_some() {
            usage(format_args!("in the training of {game} nobody else sits at the table: leave --meets out"));
        }
    }
}

/// What is drawn.
#[derive(Debug, Args)]
pub(super) struct CurveFlags {
    /// Curves of trainings, the `.csv` beside their weights.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The picture to write, SVG.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

fn width(text: &str) -> Result<usize, String> {
    let units = text.parse().ok().filter(|units| [64, 128, 192, 256].contains(units));
    units.ok_or_else(|| "expected 64, 128, 192 or 256".to_owned())
}
