//! The root of the command line: its commands, and their help.

use std::path::PathBuf;

use clap::{CommandFactory as _, Parser, Subcommand};

use super::arena::ArenaFlags;
use super::gallery::GalleryFlags;
use super::games::GamesFlags;
use super::lesson::LessonCommand;
use super::log::{ExportFlags, ImportFlags};
use super::puzzle::PuzzleCommand;
use super::registry::{GameList, ProgramInfo};
use super::replay::ReplayFlags;
use super::review::ReviewFlags;
use super::share::ShareFlags;
use super::simulate::SimulateFlags;
use super::stats::StatsCommand;
#[cfg(feature = "synth")]
use super::synth::SynthFlags;
use super::training::{CurveFlags, TrainFlags};
use super::window::WindowFlags;

/// The text at the end of `orrery --help`.
const EXAMPLES: &str = "\
Examples:
  orrery                                 open the title screen
  orrery --game KEY                      set up a match of the game with this key
  orrery --seats human,captain,captain   play against two opponents
  orrery --seats human,human --preset 2010
                                         play with two people by the rules of 2010
  orrery --daily                         play today's deal
  orrery --new 1081S-…                   start the match of a share code
  orrery --puzzle good-rate              open a puzzle of the program, or a file
  orrery --load match.orrery             continue a saved match
  orrery arena --help                    show the flags of a command, with an example

Environment:
  ORRERY_FULLSCREEN, ORRERY_WINDOWED, ORRERY_SCALE, ORRERY_SPEED, ORRERY_REDUCED_MOTION,
  ORRERY_MUTE, ORRERY_LANG, ORRERY_DATA and ORRERY_BACKEND set the flags of the same names.
  A flag takes precedence over its variable, and both over the options of the game, which
  they never change. ORRERY_GAME sets the --game of commands. RUST_LOG sets which messages
  appear on standard error, and NO_COLOR turns off their colours.

Exit status: 0 success, 1 a check failed, 2 wrong usage, 3 no window, 4 a bad file, 101 an internal error.";

/// Play space board games at one screen: Alien Frontiers, Starship Catan, Far Space Foundry, Contraband.
///
/// Without a command, open the window, for one to four people and computer opponents in any mix. The commands need no display.
#[derive(Debug, Parser)]
#[command(name = "orrery", bin_name = "orrery", after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub window: WindowFlags,
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

impl Arguments {
    /// Returns the description of this program's command line.
    pub fn of(program: &ProgramInfo) -> clap::Command {
        let command = Arguments::command().version(program.version).long_version(program.long_version);
        knowing(program.games, command)
    }
}

/// Makes `--game` accept the games of the program, in a command and all its subcommands.
fn knowing(games: GameList, mut command: clap::Command) -> clap::Command {
    if command.get_arguments().any(|argument| argument.get_id() == "game") {
        command = command.mut_arg("game", |flag| flag.value_parser(move |word: &str| games.named(word)));
    }
    command.mut_subcommands(|below| knowing(games, below))
}

#[derive(Debug, Subcommand)]
pub(super) enum CliCommand {
    /// List the games: keys, numbers of players, released or not.
    #[command(after_help = "Example:\n  orrery games --json")]
    Games(GamesFlags),
    /// Check scenario files.
    ///
    /// A scenario is a position, orders, and conditions on the result.
    #[command(after_help = "Example:\n  orrery scenario check FOLDER")]
    Scenario {
        #[command(subcommand)]
        what: ScenarioCommand,
    },
    /// Export the statistics of the matches played at this screen.
    #[command(after_help = "Example:\n  orrery stats export --csv matches.csv")]
    Stats {
        #[command(subcommand)]
        what: StatsCommand,
    },
    /// Check lessons of the Academy.
    #[command(after_help = "Example:\n  orrery lesson check FOLDER")]
    Lesson {
        #[command(subcommand)]
        what: LessonCommand,
    },
    /// Solve, check and find puzzles.
    ///
    /// A puzzle is a position and a goal for the end of the turn. It is proven by searching every possible end of the turn.
    #[command(after_help = "Example:\n  orrery puzzle solve good-rate.ron")]
    Puzzle {
        #[command(subcommand)]
        what: PuzzleCommand,
    },
    /// Let computer opponents play whole matches, and print statistics.
    ///
    /// Prints the number of finished matches, the rounds and orders they took, the victories of each seat, and the speed. The
    /// position is checked against every invariant at the end of each match and, in one of sixty-four matches, after every order;
    /// with --check, after every order of every match. The exit status is 0 only if no check failed and every match ended.
    #[command(after_help = "Example:\n  orrery simulate --players 4 --games 1000 --seed 7")]
    Simulate(SimulateFlags),
    /// Measure the strength of computer opponents against each other.
    ///
    /// The unit is a block: one seed, and one match for every rotation of the seats. Within a block, each seat has the same dice
    /// and cards in every match. For each player, prints the share of victories with and without luck, both with a 95% confidence
    /// interval over blocks, the share expected of equal players, the points, and the time per decision. The same command gives
    /// the same figures, except times, with any number of threads.
    #[command(after_help = "Example:\n  orrery arena --seats captain,simple --blocks 200 --seed 1")]
    Arena(ArenaFlags),
    /// Replay a saved match, order by order, and print the final scores.
    ///
    /// Every order must be legal, chance must give the recorded results, and the position must have the recorded hash after every
    /// turn. The first difference is reported with its line.
    #[command(after_help = "Example:\n  orrery replay match.orrery --check")]
    Replay(ReplayFlags),
    /// Review a saved match: win chances, luck and errors of every turn.
    ///
    /// Luck is the gain from the roll and the revealed cards above the mean. An error is the loss through the choices of the
    /// turn, compared with the best ones. Both are fractions of a win. The last lines are the three turns that decided the match.
    #[command(after_help = "Example:\n  orrery review match.orrery")]
    Review(ReviewFlags),
    /// Export a saved match as text or RON.
    ///
    /// The log contains the set-up, and every order with its outcome. The format is text in the notation (the default), which can
    /// be read and written by hand, or RON. `orrery import` reads both.
    #[command(after_help = "Example:\n  orrery export match.orrery --out match.txt")]
    Export(ExportFlags),
    /// Import an exported match as a save, and print its path.
    ///
    /// Every order is replayed first, so that the save is legal. It is a new match: the original one stays unchanged. An existing
    /// save of the same name is kept, and the new one gets a number.
    #[command(after_help = "Example:\n  orrery import match.txt")]
    Import(ImportFlags),
    /// Print the share code of a saved match, or the contents of a code.
    ///
    /// A share code is a short text with which the same match can be started anywhere. It contains set-up, seats and seed, but no
    /// names. `orrery --new CODE` opens it.
    #[command(after_help = "Examples:\n  orrery share match.orrery\n  orrery share --code 1081S-…")]
    Share(ShareFlags),
    /// Train a value net by self-play.
    ///
    /// Writes the weights to --out and, in files next to it, a checkpoint (`.train`), the curve of its evaluations (`.csv`) and,
    /// at the end, its origin (`.ron`). A training can be stopped at any time, even by force: --resume continues from the last
    /// checkpoint and gives the same net as an uninterrupted training. The number of threads affects only the time.
    #[command(
        after_help = "Examples:\n  orrery train --players 2 --games 30000 --seed 1 --out two.net\n  orrery train --resume --out two.net"
    )]
    Train(TrainFlags),
    /// Draw the curves of trainings as one SVG picture.
    ///
    /// The picture has three panels, plotted against the number of matches played: the share of wins against simple opponents;
    /// the share of wins against an older version of the net, with the shares of equal players; and the loss. Each file is one
    /// line, named in the legend.
    #[command(after_help = "Example:\n  orrery curve two.csv --out training.svg")]
    Curve(CurveFlags),
    /// Render every screen and dialogue as a picture, without a window.
    ///
    /// Writes a PNG file for each scene and prints its path. On the same machine, a scene always gives the same picture. This
    /// needs a graphics card, or a driver that renders in software, but no display.
    #[command(after_help = "Example:\n  orrery gallery --scene title pictures")]
    Gallery(GalleryFlags),
    /// Write the program's icon in every size, as an icon theme.
    #[command(after_help = "Example:\n  orrery icons /usr/share/icons/hicolor")]
    Icons {
        /// The folder, such as /usr/share/icons/hicolor. It is created if it does not exist.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Print the licences of every library used by the program.
    #[command(after_help = "Example:\n  orrery licences | less")]
    Licences,
    /// Write the manual pages.
    #[command(after_help = "Example:\n  orrery man /usr/share/man/man1")]
    Man {
        /// The folder for all pages. It is created if it does not exist. By default, one page is written to standard output.
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
    },
    /// Print the completions for a shell.
    #[command(after_help = "Example:\n  orrery completions bash > /usr/share/bash-completion/completions/orrery")]
    Completions {
        /// The shell for which to print completions.
        #[arg(value_name = "SHELL")]
        shell: clap_complete::Shell,
    },
    /// Render every sound from its recipe, and print the measurements.
    ///
    /// Levels are in decibels relative to full scale: the peak, the mean, and the loudest 50 ms. A seam of 1 or less means that a
    /// loop closes without a click.
    #[cfg(feature = "synth")]
    #[command(after_help = "Example:\n  orrery synth sounds")]
    Synth(SynthFlags),
}

#[derive(Debug, Subcommand)]
pub(super) enum ScenarioCommand {
    /// Run scenario files, or all scenario files in a folder.
    ///
    /// Prints each scenario that fails, with the order or the field that differs, then the number of scenarios that passed and
    /// failed. The exit status is 0 only if all passed.
    #[command(after_help = "Example:\n  orrery scenario check FOLDER")]
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

    /// Reads a file of the repository. The crate may be at any depth below the root.
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
        // Only a program built with the feature `synth` has the command `synth`.
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
