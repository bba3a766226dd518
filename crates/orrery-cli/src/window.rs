//! What the window begins with, files already read.

use std::path::{Path, PathBuf};

use clap::Args;
use jiff::civil::Date;

use super::game::unknown_game;
use super::look::LookFlags;
use super::of_game::OfGame;
use super::read::{fill_of, options_of, preset_of, seat_of};
use super::say::{in_file, usage};
use orrery_core::{self as core, Colour, GameKey, PresetList as _, Rules, ron};
use orrery_record::save::load_file;
use orrery_record::{self as record, Control, Deal, LARGEST_SCENARIO, Scenarios, Seat, daily, share};

/// What the window begins with.
#[derive(Debug, Args)]
pub struct WindowFlags {
    /// Go on with a saved match.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "seats"])]
    pub load: Option<PathBuf>,
    /// Open a match at a scenario's position, people in every seat.
    #[arg(long, value_name = "FILE", conflicts_with = "seats")]
    pub scenario: Option<PathBuf>,
    /// The game of --seats, --daily and of a match as it was set up last, by its key; `orrery games` lists them. Left out, it
    /// is Alien Frontiers. By itself it opens the set-up of a new match of that game.
    #[arg(long, value_name = "KEY", value_parser = unknown_game)]
    pub game: Option<GameKey>,
    /// Begin a match with these seats, in turn order: human, or an opponent's word such as simple, captain or
    /// captain:corsair.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',')]
    pub seats: Option<Vec<String>>,
    /// How many play; seats not named are like the last one named.
    #[arg(long, value_name = "N", requires = "seats")]
    pub players: Option<u8>,
    /// Open a puzzle: a file, or the name of one of the ladder such as good-rate. It is proven first.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["load", "scenario", "seats", "lesson"])]
    pub puzzle: Option<PathBuf>,
    /// Open a lesson of the Academy: controls, solar-converter and so on; an unknown one lists them. Several games have one of
    /// the same name: --game says whose.
    #[arg(long, value_name = "ID", conflicts_with_all = ["load", "scenario", "seats"])]
    pub lesson: Option<String>,
    /// The rules, by a preset of the game; of Alien Frontiers 2011, 2010, "2011 literal" or app. Left out, the usual ones.
    #[arg(long, value_name = "NAME", requires = "seats")]
    pub preset: Option<String>,
    /// A single rule option by its name and value, such as mode=full, in place of what the preset or the last match says; of Far Space
    /// Foundry products=Robot,Drone,Helmet picks the product cards. May be given several times; a wrong one lists what there is.
    #[arg(long = "option", value_name = "NAME=VALUE", conflicts_with_all = ["load", "scenario", "lesson", "puzzle", "daily"])]
    pub options: Vec<String>,
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
#[derive(Debug)]
pub struct WindowArgs {
    /// The match to open; without one the title screen.
    pub game: Option<OfGame>,
    /// The game that is named: it is on the title whether it is released or not, and where nothing else is asked for its set-up
    /// opens. Without one the first game's set-up is at hand.
    pub named: Option<GameKey>,
    /// What chance of new matches comes from; without one, from the moment.
    pub seed: Option<u64>,
    /// Whether to begin a match with the seats and rules of last time.
    pub new: bool,
    /// Single rule options in place of those of last time, each `NAME=VALUE`; the game knows them all.
    pub options: Vec<String>,
    /// How it looks and sounds, by flags and environment.
    pub look: LookFlags,
    /// The puzzle to open, proven.
    pub puzzle: Option<OfGame>,
    /// The lesson of the Academy to open.
    pub lesson: Option<OfGame>,
    /// How much of what happens is written to standard output; without one, nothing.
    pub narrate: Option<Verbosity>,
}

impl Default for WindowArgs {
    /// Nothing is asked for.
    fn default() -> Self {
        WindowArgs {
            game: None,
            named: None,
            seed: None,
            new: false,
            options: Vec::new(),
            look: LookFlags::default(),
            puzzle: None,
            lesson: None,
            narrate: None,
        }
    }
}

impl WindowArgs {
    /// Whether it asks for something that lies on the table at once.
    #[must_use]
    pub fn opens(&self) -> bool {
        self.game.is_some() || self.new || self.lesson.is_some() || self.puzzle.is_some()
    }
}

impl WindowFlags {
    /// A match of these seats.
    pub(super) fn seated<G: Scenarios>(&self, seats: &[String], seed: u64) -> Result<OfGame, String> {
        let seats: Vec<Control> = seats.iter().map(|word| seat_of::<G>(word)).collect::<Result<_, _>>()?;
        let seats = fill_of::<G>(&seats, self.players)?;
        let preset = preset_of::<G>(self.preset.as_deref());
        let options = options_of::<G>(preset.options(), &self.options)?;
        let mut dealt = new_match::<G>(&seats, preset, options, seed)?;
        if self.seed.is_some() {
            dealt.mark_known_deal();
        }
        Ok(OfGame::new::<G>(dealt))
    }
}

/// What is wrong with single options of the game `G`, if anything is.
pub(super) fn check_options_of<G: Rules>(options: &[String]) -> Result<(), String> {
    options_of::<G>(Default::default(), options).map(|_| ())
}

/// The match of the deal of a day.
pub(super) fn of_day<G: Scenarios>(date: Date) -> OfGame {
    let deal: Deal<G> = daily::deal(date);
    OfGame::new::<G>(deal.open().unwrap_or_else(|e| usage(e)))
}

/// The match of a share code, whose deal somebody chose; a wrong code ends the program.
pub(super) fn of_code<G: Scenarios>(code: &str) -> OfGame {
    let deal: Deal<G> = share::read(code).unwrap_or_else(|e| usage(format_args!("--new: {e}")));
    let mut dealt = deal.open().unwrap_or_else(|e| usage(e));
    dealt.mark_known_deal();
    OfGame::new::<G>(dealt)
}

/// The match that is saved at `path`.
pub(super) fn load<G: Scenarios>(path: &Path) -> Result<OfGame, String> {
    load_file::<G>(path).map(|(game, _)| OfGame::new::<G>(game)).map_err(|e| e.to_string())
}

/// A match at a scenario's position, people in every seat.
pub(super) fn open_scenario<G: Scenarios>(path: &Path, seed: u64) -> Result<OfGame, String> {
    let scenario = ron::text_of(path, LARGEST_SCENARIO).and_then(|text| ron::read::<G::Scenario>(&text));
    let scenario = scenario.map_err(|e| in_file(path, e.line, &e.message))?;
    let seating = G::setup(&scenario).seating;
    let people = vec![Control::Human; seating.len()];
    let opened = record::Match::<G>::from_scenario(&scenario, seated(&seating, &people), seed);
    opened.map(OfGame::new::<G>).map_err(|e| in_file(path, 0, &e.to_string()))
}

/// A new match of these seats, the colours in turn order, by options of which single ones may be others than those of the preset.
fn new_match<G: Scenarios>(
    seats: &[Control],
    preset: G::Preset,
    options: G::Options,
    seed: u64,
) -> Result<record::Match<G>, String> {
    let preset = Some(preset).filter(|preset| preset.options() == options);
    let setup = core::Setup::<G>::plain(seats.len() as u8, options);
    let seats = seated(&setup.seating, seats);
    record::Match::deal(setup, seats, seed, preset).map_err(|e| e.to_string())
}

/// Seats named by their colours: who is not named by anybody else is so called in records.
fn seated(seating: &[Colour], controls: &[Control]) -> Vec<Seat> {
    seating.iter().zip(controls).map(|(&colour, &control)| Seat::unnamed(colour, control)).collect()
}
