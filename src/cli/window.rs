//! What the window begins with, files already read.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use super::game::of_path;
use super::look::LookFlags;
use super::read::{fill, lesson, preset, seat};
use super::say::{bad_file, in_file, usage};
use crate::core::Colour;
use crate::core::{self, PresetList as _};
use crate::games::alien_frontiers::AlienFrontiers;
use crate::games::alien_frontiers::academy::LessonId;
use crate::games::alien_frontiers::puzzle::Puzzle;
use crate::games::alien_frontiers::record::{Deal, Match, Scenario};
use crate::games::{of_code, of_save};
use crate::record::save::load_file;
use crate::record::{self, Control, Scenarios, Seat, daily, share};
use crate::rules::Preset;

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

/// How much is told of what happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum Verbosity {
    /// What players do, whose turn it is, and what is refused.
    Low,
    /// Where the focus goes, screens, consequences and what everybody has, too.
    Normal,
    /// Every consequence, and what kind of thing has the focus, too.
    High,
}

/// What the command line asks of the window.
#[derive(Debug, Clone, Default)]
pub struct WindowArgs {
    /// The match to open; without one the title screen.
    pub game: Option<Match>,
    /// What chance of new matches comes from; without one, from the moment.
    pub seed: Option<u64>,
    /// Whether to begin a match with the seats and rules of last time.
    pub new: bool,
    /// How it looks and sounds, by flags and environment.
    pub look: LookFlags,
    /// The puzzle to open, proven.
    pub puzzle: Option<Box<Puzzle>>,
    /// The lesson of the Academy to open.
    pub lesson: Option<LessonId>,
    /// How much of what happens is written to standard output; without one, nothing.
    pub narrate: Option<Verbosity>,
}

impl WindowFlags {
    /// Reads the files named and sets the match up.
    ///
    /// # Errors
    /// The exit status; what is wrong has been said.
    pub(super) fn open(self) -> Result<WindowArgs, ExitCode> {
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let deal = self.deal();
        let game = match (&self.load, &self.scenario, &self.seats) {
            _ if deal.is_some() => deal.map(|deal| deal.open().unwrap_or_else(|e| usage(e))),
            (Some(path), _, _) => {
                let loaded = of_save(path).and_then(|_| load_file::<AlienFrontiers>(path));
                Some(loaded.map_err(bad_file)?.0)
            }
            (_, Some(path), _) => Some(open_scenario(path, seed).map_err(bad_file)?),
            (_, _, Some(seats)) => {
                let seats = fill(seats, self.players).unwrap_or_else(|e| usage(e));
                Some(
                    new_match::<AlienFrontiers>(&seats, self.preset.unwrap_or_default(), seed)
                        .unwrap_or_else(|e| usage(e)),
                )
            }
            _ => None,
        };
        let puzzle = self.puzzle.as_deref().map(super::puzzle::open).transpose()?;
        let new = self.new.as_ref().is_some_and(String::is_empty);
        let WindowFlags { seed, lesson, look, narrate, .. } = self;
        let look = look.with_environment(|name| std::env::var(name).ok()).unwrap_or_else(|e| usage(e));
        Ok(WindowArgs { game, seed, puzzle, lesson, new, look, narrate })
    }

    /// The deal that is asked for by its code or its day.
    fn deal(&self) -> Option<Deal> {
        let code = self.new.as_deref().filter(|code| !code.is_empty());
        if code.is_some() && self.seed.is_some() {
            usage("a share code has a seed of its own: leave --seed out");
        }
        let date = self.daily.as_deref().map(|date| match date {
            "" => daily::today(),
            date => {
                date.parse().unwrap_or_else(|e| usage(format_args!("--daily: expected a date such as 2026-11-22: {e}")))
            }
        });
        let known = |code| of_code(code).and_then(|_| share::read::<AlienFrontiers>(code).map_err(|e| e.to_string()));
        let read = |code| known(code).unwrap_or_else(|e| usage(format_args!("--new: {e}")));
        code.map(read).or_else(|| date.map(daily::deal))
    }
}

/// A seed nobody chose.
fn fresh_seed() -> u64 {
    // Short enough to be told to a friend.
    crate::record::fresh_id() & 0xffff_ffff
}

fn open_scenario(path: &Path, seed: u64) -> Result<Match, String> {
    let scenario = of_path(path).and_then(|_| Scenario::from_file(path));
    let scenario = scenario.map_err(|e| in_file(path, e.line, &e.message))?;
    let people = vec![Control::Human; scenario.set_up().seating.len()];
    let seats = seated(&scenario.set_up().seating, &people);
    Match::from_scenario(&scenario, seats, seed).map_err(|e| in_file(path, 0, &e.to_string()))
}

/// A new match of these seats, the colours in turn order.
pub(super) fn new_match<G: Scenarios>(
    seats: &[Control],
    preset: G::Preset,
    seed: u64,
) -> Result<record::Match<G>, String> {
    let setup = core::Setup::<G>::plain(seats.len() as u8, preset.options());
    let seats = seated(&setup.seating, seats);
    record::Match::deal(setup, seats, seed, Some(preset)).map_err(|e| e.to_string())
}

/// Seats named by their colours: who is not named by anybody else is so called in records.
fn seated(seating: &[Colour], controls: &[Control]) -> Vec<Seat> {
    seating.iter().zip(controls).map(|(&colour, &control)| Seat::unnamed(colour, control)).collect()
}
