//! Every flag and command, and their help.

use std::path::PathBuf;

use clap::{CommandFactory as _, Parser, Subcommand};

use super::arena::ArenaFlags;
use super::gallery::GalleryArgs;
use super::games::GamesFlags;
use super::lesson::LessonCommand;
use super::log::{ExportFlags, ImportFlags};
use super::puzzle::PuzzleCommand;
use super::registry::{Games, Program};
use super::replay::ReplayFlags;
use super::review::ReviewFlags;
use super::share::ShareFlags;
use super::simulate::SimulateFlags;
use super::stats::StatsCommand;
#[cfg(feature = "synth")]
use super::synth::SynthFlags;
use super::training::{CurveFlags, TrainFlags};
use super::window::WindowFlags;

const EXAMPLES: &str = "\
Examples:
  orrery                                        open the title screen
  orrery --seats human,simple,simple            one person against two opponents
  orrery --seats human,human --preset 2010      two people at one screen, by the 2010 rules
  orrery --scenario lesson.ron                  open the match at a scenario's position
  orrery --new 1081S-…                          begin the match of a share code
  orrery --daily                                begin the deal of the day
  orrery --puzzle good-rate                     open a puzzle of the ladder, or one of your own
  orrery games                                  list the games, by the keys that --game takes
  orrery scenario check FOLDER                  run every scenario of a folder
  orrery lesson check FOLDER                    prove every lesson of a folder
  orrery puzzle check FOLDER                    prove every puzzle of a folder
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
into the options. ORRERY_GAME means what --game means, for the commands that have it.

Files live in the folder of --data-dir, else of the environment variable ORRERY_DATA, else in the
system's place for such data. RUST_LOG says what is told on standard error. NO_COLOR leaves colours out of all messages.

Exit status: 0 all well, 1 a check failed, 2 wrong usage, 3 no window, 4 a bad file, 101 a fault in the program.";

/// Space board games at one screen: Alien Frontiers, Starship Catan, Far Space Foundry, Contraband.
///
/// Without a command it opens the window: for one to four people and computer opponents in any
/// mix. The commands need no display.
#[derive(Debug, Parser)]
#[command(name = "orrery", after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub window: WindowFlags,
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Arguments {
    /// The description of the command line of this program.
    pub fn of(program: &Program) -> clap::Command {
        let command = Arguments::command().version(program.version).long_version(program.long_version);
        knowing(program.games, command)
    }
}

/// A command and all commands below it whose `--game` is one of these games.
fn knowing(games: Games, mut command: clap::Command) -> clap::Command {
    if command.get_arguments().any(|argument| argument.get_id() == "game") {
        command = command.mut_arg("game", |flag| flag.value_parser(move |word: &str| games.named(word)));
    }
    command.mut_subcommands(|below| knowing(games, below))
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// List the games of the program: key, how many play, and whether a game is released.
    Games(GamesFlags),
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
    /// Prove lessons of the Academy.
    Lesson {
        #[command(subcommand)]
        what: LessonCommand,
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

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    /// A file of the repository, whichever of its folders holds the crate.
    fn at_the_root(name: &str) -> String {
        let folders = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
        let file = folders.map(|folder| folder.join(name)).find(|file| file.is_file());
        std::fs::read_to_string(file.expect("the file is there")).expect("it is text")
    }

    /// Every command, `help` among them.
    fn commands() -> Vec<String> {
        let mut program = Arguments::command();
        program.build();
        program.get_subcommands().map(|command| command.get_name().to_owned()).collect()
    }

    #[test]
    fn play_opens_no_window_for_any_command() {
        let script = at_the_root("scripts/play");
        let (_, list) = script.split_once("without_window=(").expect("the list");
        let (list, _) = list.split_once(')').expect("its end");
        let mut told: Vec<&str> = list.split_whitespace().collect();
        told.sort_unstable();
        // Sounds are made anew by a program that was built for it.
        let mut known = commands();
        known.retain(|command| command != "synth");
        known.sort_unstable();
        assert_eq!(told, known);
    }

    #[test]
    fn the_page_of_the_command_line_lists_every_command_and_status() {
        let page = at_the_root("docs/command-line.md");
        for command in commands().iter().filter(|command| !["help", "synth"].contains(&command.as_str())) {
            assert!(
                page.contains(&format!("\norrery {command}")),
                "docs/command-line.md: `orrery {command}` is missing"
            );
        }
        let statuses = |text: &str| -> Vec<String> {
            let (_, list) = text.split_once("Exit status: ").expect("the statuses");
            let list = list.lines().next().expect("a line").trim_end_matches('.');
            list.split(", ").filter_map(|status| status.split(' ').next()).map(str::to_owned).collect()
        };
        assert_eq!(statuses(&page), statuses(EXAMPLES));
        assert_eq!(statuses(EXAMPLES), ["0", "1", "2", "3", "4", "101"]);
    }
}
