//! Every flag and command, and their help.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use super::gallery::GalleryArgs;
use super::log::{ExportFlags, ImportFlags};
use super::look::LookFlags;
use super::puzzle::PuzzleCommand;
use super::stats::StatsCommand;
use super::training::{CurveFlags, TrainFlags};
use crate::academy::LessonId;
use crate::ai::Opponent;
use crate::arena::Asked;
use crate::record::{Control, Vocable as _};
use crate::rules::Preset;

const EXAMPLES: &str = "\
Examples:
  orrery                                        open the title screen
  orrery --seats human,simple,simple            one person against two opponents
  orrery --seats human,human --preset 2010      two people at one screen, by the 2010 rules
  orrery --scenario lesson.ron                  open the match at a scenario's position
  orrery --new 1081S-…                          begin the match of a share code
  orrery --daily                                begin the deal of the day
  orrery --puzzle good-rate                     open a puzzle of the ladder, or one of your own
  orrery scenario check assets/scenarios        run every scenario of a folder
  orrery puzzle check assets/puzzles            prove every puzzle of a folder
  orrery stats export --csv matches.csv         write the statistics for a spreadsheet
  orrery simulate --players 4 --games 1000 --seed 7
  orrery arena --seats captain,simple --blocks 200 --seed 1
  orrery replay match.orrery --check
  orrery export match.orrery > match.txt        write a match as text in the notation
  orrery import match.txt                       make a save of it
  orrery share match.orrery                     print the code that begins the same match
  orrery review match.orrery                    what decided a saved match
  orrery train --players 2 --games 30000 --seed 1 --out 2.net
  orrery curve 2.csv --out training.svg         draw how that training went

What a flag leaves open the environment may say: ORRERY_FULLSCREEN, ORRERY_WINDOWED, ORRERY_SCALE, ORRERY_SPEED,
ORRERY_REDUCED_MOTION, ORRERY_MUTE, ORRERY_LANG, ORRERY_DATA and ORRERY_BACKEND mean what the flags of these names
mean. What neither says, the options of the game do. Flags and environment count for one run and are never written
into the options.

Files live in the folder of --data-dir, else of the environment variable ORRERY_DATA, else in the
system's place for such data. WGPU_BACKEND (vulkan or gl) chooses how the graphics card is spoken to, RUST_LOG what
is told on standard error. NO_COLOR leaves colours out of all messages.

Exit status: 0 all well, 1 a check failed, 2 wrong usage, 3 no window, 4 a bad file, 101 a fault in the program.";

/// The version as `-V` tells it.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("ORRERY_GIT"), ")");

/// The version with everything that a report of a fault should name.
const LONG_VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (",
    env!("ORRERY_GIT"),
    ")\nBevy ",
    env!("ORRERY_BEVY"),
    "\nLicence: ",
    env!("CARGO_PKG_LICENSE")
);

/// Alien Frontiers, the board game of dice and colonies, at one screen.
///
/// Without a command it opens the window: for one to four people and computer opponents in any
/// mix. The commands need no display.
#[derive(Debug, Parser)]
#[command(name = "orrery", version = VERSION, long_version = LONG_VERSION, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub window: WindowFlags,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What the window begins with.
#[derive(Debug, Args)]
pub(super) struct WindowFlags {
    /// Go on with a saved match.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "seats"])]
    pub load: Option<PathBuf>,
    /// Open a match at a scenario's position, people in every seat.
    #[arg(long, value_name = "FILE", conflicts_with = "seats")]
    pub scenario: Option<PathBuf>,
    /// Begin a match with these seats, in turn order: human, or an opponent's word such as simple, captain or
    /// captain:corsair.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', value_parser = seat)]
    pub seats: Option<Vec<Control>>,
    /// How many play, 2 to 4; seats not named are like the last one named.
    #[arg(long, value_name = "N", requires = "seats", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    /// Open a puzzle: a file, or the name of one of the ladder such as good-rate. It is proven first.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["load", "scenario", "seats", "lesson"])]
    pub puzzle: Option<PathBuf>,
    /// Open a lesson of the Academy: controls, solar-converter and so on; an unknown one lists them.
    #[arg(long, value_name = "ID", value_parser = lesson, conflicts_with_all = ["load", "scenario", "seats"])]
    pub lesson: Option<LessonId>,
    /// The rules: 2011, 2010, "2011 literal" or app.
    #[arg(long, value_name = "NAME", requires = "seats", value_parser = preset)]
    pub preset: Option<Preset>,
    /// What the dice and draws of a new match come from; the same seed gives the same ones.
    #[arg(long, value_name = "NUMBER", conflicts_with = "load")]
    pub seed: Option<u64>,
    /// Begin the match of a share code; without one, a match with the seats and rules of last time.
    #[arg(long, value_name = "CODE", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["load", "scenario", "seats", "lesson"])]
    pub new: Option<String>,
    /// Begin the deal of the day, or that of another date: the same for everybody, easiest on Monday.
    #[arg(long, value_name = "YYYY-MM-DD", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["load", "scenario", "seats", "lesson", "puzzle", "new", "seed"])]
    pub daily: Option<String>,
    /// Write what happens to standard output, line by line, for those who read along.
    #[arg(long, value_name = "HOW MUCH", num_args = 0..=1, require_equals = true, default_missing_value = "normal")]
    pub narrate: Option<super::window::Verbosity>,
    #[command(flatten)]
    pub look: LookFlags,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Work with scenario files: a position, orders, and what must be true then.
    Scenario {
        #[command(subcommand)]
        what: ScenarioCommand,
    },
    /// Work with the statistics of the matches played at this screen.
    Stats {
        #[command(subcommand)]
        what: StatsCommand,
    },
    /// Prove puzzles: a position, a goal for the end of the turn, and every way the turn can end.
    Puzzle {
        #[command(subcommand)]
        what: PuzzleCommand,
    },
    /// Let computer opponents play whole matches and count what happens.
    ///
    /// Prints how many matches were finished, the rounds they took, the orders given, the wins of each seat and the
    /// speed. The position is checked against every invariant at the end of each match and, in one match of
    /// sixty-four, after every order; with --check after every order of every match. The exit status is 0 only if
    /// no check failed and every match came to its end.
    Simulate(SimulateFlags),
    /// Let computer opponents meet and say how strong they are.
    ///
    /// The unit is a block: one seed, and a match for every rotation of the seats, in which whoever sits in a seat has
    /// the same dice and cards. Prints for each player its share of the victories and the same with luck taken out,
    /// both with their 95 % interval over blocks, the share that equal players would have, the points and the time a
    /// decision takes. The same command gives the same figures, times apart, on any number of threads.
    Arena(ArenaFlags),
    /// Play a saved match again, order by order, and print the final scores.
    ///
    /// Every order must be legal, chance must answer what was recorded, and the position must have the recorded hash
    /// after every turn; the first that differs is named with its line.
    Replay(ReplayFlags),
    /// Review a saved match: the win chances over time, the luck and the error of every turn.
    ///
    /// Luck is what the roll and the cards turned up gave above the mean, an error what the choices of the turn cost
    /// against the best ones; both as parts of a win. Last come the three turns that decided the match.
    Review(ReviewFlags),
    /// Write a saved match for people or other programs: its set-up and every order with its outcome.
    ///
    /// As text in the notation (the default), which can be read and written by hand, or as RON. `orrery import` reads both.
    Export(ExportFlags),
    /// Make a save of an exported match, and print where it lies.
    ///
    /// Every order is played again first, so that a save is only made of what is legal. The match is one of its own: what
    /// it was exported from is not touched. An existing save of the same name stays, the new one gets a number.
    Import(ImportFlags),
    /// Print the share code of a saved match: a few letters that begin the same match anywhere.
    ///
    /// The code holds set-up, seats and seed, not the names. `orrery --new CODE` opens it.
    Share(ShareFlags),
    /// Train a value net: it plays against itself and learns what positions are worth.
    ///
    /// Writes the weights to --out and, beside them, a checkpoint (`.train`), the curve of its measurements (`.csv`)
    /// and at the end how it was made (`.ron`). A training may be ended at any moment, even by force: --resume goes on
    /// from the last checkpoint, and the net becomes the same as without the break. The number of threads changes
    /// nothing but the time it takes.
    Train(TrainFlags),
    /// Draw how trainings went: the curves that `orrery train` writes, as one SVG picture.
    ///
    /// Three panels over the matches played: the share of wins against simple opponents, the same against the net's
    /// older self with the shares that equals have, and the loss. Each file is one line, named in the legend.
    Curve(CurveFlags),
    /// Paint every screen and dialogue of the game as a picture, without a window.
    ///
    /// Writes a PNG file for each scene and prints its path. On one machine the same scene is the same picture every
    /// time. Needs a graphics card or a driver that paints in software, but no display.
    Gallery(GalleryArgs),
    /// Write the program's icon in every size below a folder, as an icon theme has them.
    Icons {
        /// The folder, such as /usr/share/icons/hicolor; made if it is not there.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Print the licences of every library that the program is built with.
    Licences,
    /// Write the manual pages: that of the program to standard output, or all of them into a folder.
    Man {
        /// The folder; made if it is not there.
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
    },
    /// Write the completions of a shell to standard output.
    Completions {
        /// The shell.
        #[arg(value_name = "SHELL")]
        shell: clap_complete::Shell,
    },
    /// Make every sound of the game anew from its recipe: OGG files, and their figures on standard output.
    ///
    /// Levels are decibels under full scale: the largest sample, the mean, and the loudest 50 ms. A seam of 1 or less
    /// means that a loop closes without a click.
    #[cfg(feature = "synth")]
    Synth(SynthFlags),
}

#[derive(Debug, Subcommand)]
pub(super) enum ScenarioCommand {
    /// Run scenario files and whole folders of them.
    ///
    /// Prints a line for every scenario that fails, with the order or the field that differs, and
    /// last how many passed and failed. The exit status is 0 only if none failed.
    Check {
        /// Scenario files, and folders of `.ron` files.
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
}

/// What is simulated.
#[derive(Debug, Args)]
pub(super) struct SimulateFlags {
    /// How many play, 2 to 4; as many as seats are named, but at least 2, if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    /// How many matches.
    #[arg(long, value_name = "G", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// What all chance comes from; the same seed gives the same matches.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Who plays, in turn order: opponents' words such as random, simple, parity, captain or captain:corsair; seats
    /// not named are like the last one named.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', value_parser = seat, default_value = "random")]
    pub seats: Vec<Control>,
    /// The rules: 2011, 2010, "2011 literal" or app.
    #[arg(long, value_name = "NAME", value_parser = preset, default_value = "2011")]
    pub preset: Preset,
    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
    /// Check every invariant after every order of every match (slower).
    #[arg(long)]
    pub check: bool,
    /// Keep every match as a save in this folder, to load or replay (slower).
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
}

/// Who meets in the arena.
#[derive(Debug, Args)]
pub(super) struct ArenaFlags {
    /// Who plays, 2 to 4: random, simple, parity, parity-admiral, parity-pirate, flat, mcts, cadet, pilot, captain,
    /// commodore, admiral, levels with a character such as captain:corsair, and levels with a file of weights such as
    /// captain@old.net. The same one may sit several times.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', required = true, value_parser = Asked::from_word)]
    pub seats: Vec<Asked>,
    /// How many seed blocks; each is as many matches as there are seats.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub blocks: u64,
    /// What all chance comes from; the same seed gives the same blocks.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// The rules: 2011, 2010, "2011 literal" or app.
    #[arg(long, value_name = "NAME", value_parser = preset, default_value = "2011")]
    pub preset: Preset,
    /// Stop as soon as it is clear which of these two win shares the first player has, such as 0.5,0.55 (sequential
    /// test with 5 % of either error); --blocks is then the most that are played.
    #[arg(long, value_name = "P0,P1", value_parser = two_shares)]
    pub sprt: Option<(f64, f64)>,
    /// Rolls that each roll is compared with by the value net to find how lucky it was; 0 to look at the dice alone.
    #[arg(long, value_name = "K", default_value_t = 8, value_parser = clap::value_parser!(u32).range(..=10_000))]
    pub luck: u32,
    /// Levels of this file, in the form of assets/opponents/levels.ron, instead of those that come with the program.
    #[arg(long, value_name = "FILE")]
    pub levels: Option<PathBuf>,
    /// Count what each player does: raids, cards, ships, colonies, territories.
    #[arg(long)]
    pub habits: bool,
    /// Blocks played at the same time; decisions are timed most truly with one.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = threads)]
    pub threads: usize,
    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
    /// Write the figures as JSON to this file too.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// What is reviewed.
#[derive(Debug, Args)]
pub(super) struct ReviewFlags {
    /// A saved match.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// What the sampled rolls come from; the same seed gives the same review.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// How many rolls each real one is compared with, in percent of the usual sixteen.
    #[arg(long, value_name = "PERCENT", default_value_t = 100, value_parser = clap::value_parser!(u16).range(25..=800))]
    pub budget: u16,
    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
}

/// What is shared.
#[derive(Debug, Args)]
#[command(group(clap::ArgGroup::new("what").required(true).args(["file", "code"])))]
pub(super) struct ShareFlags {
    /// A saved match.
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Tell what a code means instead: seats, rules and seed.
    #[arg(long, value_name = "CODE")]
    pub code: Option<String>,
}

/// What is replayed.
#[derive(Debug, Args)]
pub(super) struct ReplayFlags {
    /// A saved match.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Check every invariant after every order too; the hashes are always compared.
    #[arg(long)]
    pub check: bool,
}

/// Which sounds are made.
#[cfg(feature = "synth")]
#[derive(Debug, Args)]
pub(super) struct SynthFlags {
    /// The folder to write to; assets/sound is the one that the program carries.
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// Draw every sound too, its wave and its spectrum, as PNG in this folder.
    #[arg(long, value_name = "DIR")]
    pub pictures: Option<PathBuf>,
}

pub(super) fn seat(word: &str) -> Result<Control, String> {
    match Control::from_word(word.trim()) {
        Some(control) if control != Control::Replay => Ok(control),
        _ => {
            let words: Vec<&str> = Opponent::all().map(Opponent::word).collect();
            Err(format!("a seat is one of human, {}", words.join(", ")))
        }
    }
}

fn lesson(word: &str) -> Result<LessonId, String> {
    LessonId::from_word(word.trim()).ok_or_else(|| {
        let words: Vec<&str> = LessonId::all().map(LessonId::word).collect();
        format!("a lesson is one of {}", words.join(", "))
    })
}

pub(super) fn preset(word: &str) -> Result<Preset, String> {
    crate::record::read_word(word)
}

fn two_shares(text: &str) -> Result<(f64, f64), String> {
    let share = |text: &str| text.trim().parse::<f64>().ok();
    text.split_once(',')
        .and_then(|(first, second)| Some((share(first)?, share(second)?)))
        .ok_or_else(|| "expected two win shares such as 0.5,0.55".to_owned())
}

fn threads(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|&count| count > 0).ok_or_else(|| "expected how many threads, 1 or more".to_owned())
}

pub(super) fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |text: &str| text.parse::<u32>().ok().filter(|s| (200..=16_384).contains(s));
    text.split_once(['x', 'X'])
        .and_then(|(w, h)| Some((side(w)?, side(h)?)))
        .ok_or_else(|| "expected width and height in pixels, such as 1280x720".to_owned())
}

/// As many seats as play: those named, the last one repeated.
///
/// # Errors
/// More seats than players, or fewer than two.
pub(super) fn fill(seats: &[Control], players: Option<u8>) -> Result<Vec<Control>, String> {
    let count = players.map_or(seats.len(), usize::from);
    let most = crate::rules::Colour::all().len();
    if seats.len() > count {
        return Err(format!("{} seats are named, but {count} play", seats.len()));
    }
    if !(2..=most).contains(&count) {
        return Err(format!("2 to {most} play, not {count}: name more seats, or give --players"));
    }
    let last = seats.last().copied().unwrap_or(Control::Human);
    Ok((0..count).map(|i| seats.get(i).copied().unwrap_or(last)).collect())
}
