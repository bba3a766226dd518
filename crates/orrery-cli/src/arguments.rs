//! The root of the command line: its commands, and their help.

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

/// Play space board games at one screen: Alien Frontiers, Starship Catan, Far Space Foundry, Contraband.
///
/// Without a command, open the window, for one to four people and computer opponents in any mix. The commands need no display.
#[derive(Debug, Parser)]
#[command(name = "orrery", after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub window: WindowFlags,
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Arguments {
    /// Returns the description of this program's command line.
    pub fn of(program: &Program) -> clap::Command {
        let command = Arguments::command().version(program.version).long_version(program.long_version);
        knowing(program.games, command)
    }
}

/// Makes `--game` of a command and all its subcommands accept these games.
fn knowing(games: Games, mut command: clap::Command) -> clap::Command {
    if command.get_arguments().any(|argument| argument.get_id() == "game") {
        command = command.mut_arg("game", |flag| flag.value_parser(move |word: &str| games.named(word)));
    }
    command.mut_subcommands(|below| knowing(games, below))
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// List the games of the program: key, number of players, and whether the game is released.
    Games(GamesFlags),
    /// Work with scenario files: a position, orders, and conditions on the result.
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
    /// Prove puzzles: a position, a goal for the end of the turn, and every possible end of the turn.
    Puzzle {
        #[command(subcommand)]
        what: PuzzleCommand,
    },
    /// Let computer opponents play whole matches, and print statistics.
    ///
    /// Prints the number of finished matches, the rounds and orders they took, the victories of each seat, and the speed. The
    /// position is checked against every invariant at the end of each match and, in one of sixty-four matches, after every order;
    /// with --check, after every order of every match. The exit status is 0 only if no check failed and every match came to its
    /// end.
    Simulate(SimulateFlags),
    /// Let computer opponents play against each other, and print their strength.
    ///
    /// The unit is a block: one seed, and one match for every rotation of the seats. Within a block, each seat has the same dice
    /// and cards in every match. For each player, prints the share of victories with and without luck, both with a 95% confidence
    /// interval over blocks, the share expected of equal players, the points, and the time per decision. The same command gives the
    /// same figures, except times, with any number of threads.
    Arena(ArenaFlags),
    /// Replay a saved match, order by order, and print the final scores.
    ///
    /// Every order must be legal, chance must give the recorded results, and the position must have the recorded hash after every
    /// turn. The first difference is reported with its line.
    Replay(ReplayFlags),
    /// Review a saved match: the chances to win over time, and the luck and error of every turn.
    ///
    /// Luck is the gain from the roll and the revealed cards above the mean. An error is the loss through the choices of the turn,
    /// compared with the best ones. Both are fractions of a win. The last lines are the three turns that decided the match.
    Review(ReviewFlags),
    /// Export a saved match for people or other programs: its set-up, and every order with its outcome.
    ///
    /// The format is text in the notation (the default), which can be read and written by hand, or RON. `orrery import` reads both.
    Export(ExportFlags),
    /// Import an exported match as a save, and print its path.
    ///
    /// Every order is replayed first, so that the save is legal. It is a new match: the original one stays unchanged. An existing
    /// save of the same name is kept, and the new one gets a number.
    Import(ImportFlags),
    /// Print the share code of a saved match: a short text with which the same match can be started anywhere.
    ///
    /// The code contains set-up, seats and seed, but no names. `orrery --new CODE` opens it.
    Share(ShareFlags),
    /// Train a value net by self-play.
    ///
    /// Writes the weights to --out and, in files next to it, a checkpoint (`.train`), the curve of its evaluations (`.csv`) and, at
    /// the end, its origin (`.ron`). A training can be stopped at any time, even by force: --resume continues from the last
    /// checkpoint and gives the same net as an uninterrupted training. The number of threads affects only the time.
    Train(TrainFlags),
    /// Draw the curves written by `orrery train` as one SVG picture.
    ///
    /// It has three panels over the matches played: the share of wins against simple opponents; the share of wins against an older
    /// version of the net, with the shares of equal players; and the loss. Each file is one line, named in the legend.
    Curve(CurveFlags),
    /// Render every screen and dialogue of the program as a picture, without a window.
    ///
    /// Writes a PNG file for each scene and prints its path. On the same machine, a scene always gives the same picture. This needs
    /// a graphics card, or a driver that renders in software, but no display.
    Gallery(GalleryArgs),
    /// Write the program's icon in every size below a folder, in the layout of an icon theme.
    Icons {
        /// The folder, such as /usr/share/icons/hicolor. It is created if it does not exist.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Print the licences of every library used by the program.
    Licences,
    /// Write the manual pages: the program's to standard output, or all of them to a folder.
    Man {
        /// The folder for all pages. It is created if it does not exist. By default, one page is written to standard output.
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
    },
    /// Print the completions for a shell.
    Completions {
        /// The shell.
        #[arg(value_name = "SHELL")]
        shell: clap_complete::Shell,
    },
    /// Render every sound from its recipe to OGG files, and print the measurements.
    ///
    /// Levels are in decibels relative to full scale: the peak, the mean, and the loudest 50 ms. A seam of 1 or less means that a
    /// loop closes without a click.
    #[cfg(feature = "synth")]
    Synth(SynthFlags),
}

#[derive(Debug, Subcommand)]
pub(super) enum ScenarioCommand {
    /// Run scenario files, and folders of them.
    ///
    /// Prints a line for every scenario that fails, with the order or the field that differs, and finally the numbers of passed and
    /// failed ones. The exit status is 0 only if none failed.
    Check {
        /// The scenario files, or folders of `.ron` files.
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    /// Reads a file of the repository, which contains the crate at some depth.
    fn at_the_root(name: &str) -> String {
        let folders = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
        let file = folders.map(|folder| folder.join(name)).find(|file| file.is_file());
        std::fs::read_to_string(file.expect("the file is there")).expect("it is text")
    }

    /// Returns every command, including `help`.
    fn commands() -> Vec<String> {
        let mut program = Arguments::command();
        program.build();
        program.get_subcommands().map(|command| command.get_name().to_owned()).collect()
    }

    #[test]
    fn play_script_lists_every_windowless_command() {
        let script = at_the_root("scripts/play");
        let (_, list) = script.split_once("without_window=(").expect("the list");
        let (list, _) = list.split_once(')').expect("its end");
        let mut told: Vec<&str> = list.split_whitespace().collect();
        told.sort_unstable();
        // Only a program built with the feature `synth` has that command.
        let mut known = commands();
        known.retain(|command| command != "synth");
        known.sort_unstable();
        assert_eq!(told, known);
    }

    #[test]
    fn docs_page_lists_every_command_and_exit_status() {
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
