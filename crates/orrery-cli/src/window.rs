//! The flags of the window, and its arguments after all files have been read.

use std::path::{Path, PathBuf};

use clap::Args;
use jiff::civil::Date;

use super::exit_status::{in_file, usage};
use super::game::unknown_game;
use super::game_value::AnyGameValue;
use super::look::AppearanceFlags;
use super::read::{fill_of, options_of, preset_of, seat_of};
use orrery_core::{self as core, Colour, GameKey, RulePreset as _, Rules, ron};
use orrery_record::save::load_file;
use orrery_record::{
    self as record, LARGEST_SCENARIO, ScenarioFile as _, Scenarios, Seat, SeatControl, ShareCodeSetup, daily, share,
};

/// The flags of the window.
#[derive(Debug, Args)]
#[command(next_help_heading = "Match")]
pub struct WindowFlags {
    /// Continue a saved match.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "seats"])]
    pub load: Option<PathBuf>,
    /// Open a match at a scenario's position, with people in every seat.
    #[arg(long, value_name = "FILE", conflicts_with = "seats")]
    pub scenario: Option<PathBuf>,
    /// Select the game of --seats, of --daily and of the last set-up, by its key; `orrery games` lists the keys. Without any of
    /// these, open the set-up of a new match of that game. By default, it is Alien Frontiers.
    #[arg(long, value_name = "KEY", value_parser = unknown_game)]
    pub game: Option<GameKey>,
    /// Start a match with these seats, in turn order: human, or the name of an opponent, such as simple, captain or
    /// captain:corsair.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',')]
    pub seats: Option<Vec<String>>,
    /// Set the number of players. The last seat is repeated for the others. By default, the number of named seats.
    #[arg(long, value_name = "N", requires = "seats")]
    pub players: Option<u8>,
    /// Open a puzzle: a file, or the name of a puzzle on the ladder, such as good-rate. Its solution is proven first.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["load", "scenario", "seats", "lesson"])]
    pub puzzle: Option<PathBuf>,
    /// Open a lesson of the Academy: controls, solar-converter and so on; an unknown id lists them. If several games have a
    /// lesson with this id, --game selects one.
    #[arg(long, value_name = "ID", conflicts_with_all = ["load", "scenario", "seats"])]
    pub lesson: Option<String>,
    /// Play by this preset of the game's rules (in Alien Frontiers 2011, 2010, "2011 literal" or app). By default, the game's
    /// standard preset.
    #[arg(long, value_name = "NAME", requires = "seats")]
    pub preset: Option<String>,
    /// Set a single rule option, such as mode=full, instead of that of the preset or the last match; may be repeated. An invalid
    /// one lists the valid ones. In Far Space Foundry, products=Robot,Drone,Helmet chooses the product cards.
    #[arg(long = "option", value_name = "NAME=VALUE", conflicts_with_all = ["load", "scenario", "lesson", "puzzle", "daily"])]
    pub options: Vec<String>,
    /// Set the seed of the dice and draws of a new match. The same seed gives the same dice and draws. By default, it is random.
    #[arg(long, value_name = "NUMBER", conflicts_with = "load")]
    pub seed: Option<u64>,
    /// Start the match of a share code or, without a value, a match with the last seats and rules.
    #[arg(long, value_name = "CODE", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["load", "scenario", "seats", "lesson"])]
    pub new: Option<String>,
    /// Start the daily deal of today, or of another date: the same for all players, easiest on Monday.
    #[arg(long, value_name = "YYYY-MM-DD", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["load", "scenario", "seats", "lesson", "puzzle", "new", "seed"])]
    pub daily: Option<String>,
    /// Write the events to standard output, line by line, for screen readers and other programs. Without a value, normal; by
    /// default, none.
    #[arg(long, value_name = "HOW MUCH", num_args = 0..=1, require_equals = true, default_missing_value = "normal")]
    pub narrate: Option<super::window::Verbosity>,
    #[command(flatten)]
    pub look: AppearanceFlags,
}

/// The amount of narration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum Verbosity {
    /// Players' orders, turns and refusals.
    Low,
    /// Also focus, screens, the main consequences and players' goods.
    Normal,
    /// Also every consequence, and the kind of each focused widget.
    High,
}

/// The arguments of the window, after all files have been read.
#[derive(Debug)]
pub struct WindowArgs {
    /// The match to open, or `None` for the title screen.
    pub game: Option<AnyGameValue>,
    /// The selected game. It is on the title screen even if it is not released, and its set-up opens if nothing else is
    /// requested. If `None`, the set-up of the first game is prepared.
    pub named: Option<GameKey>,
    /// The seed of new matches, or `None` for a random seed.
    pub seed: Option<u64>,
    /// True if a match with the last seats and rules is to start.
    pub new: bool,
    /// Rule options, each given as `NAME=VALUE`, that replace those of the last set-up. They are valid in the game of the set-up.
    pub options: Vec<String>,
    /// The appearance and sound from flags and environment.
    pub look: AppearanceFlags,
    /// The puzzle to open, which is already proven.
    pub puzzle: Option<AnyGameValue>,
    /// The lesson of the Academy to open.
    pub lesson: Option<AnyGameValue>,
    /// The amount of narration on standard output, or `None` for no narration.
    pub narrate: Option<Verbosity>,
}

impl Default for WindowArgs {
    /// Returns arguments that open the title screen.
    fn default() -> Self {
        WindowArgs {
            game: None,
            named: None,
            seed: None,
            new: false,
            options: Vec::new(),
            look: AppearanceFlags::default(),
            puzzle: None,
            lesson: None,
            narrate: None,
        }
    }
}

impl WindowArgs {
    /// Returns true if something is to open directly on the table.
    pub fn opens(&self) -> bool {
        self.game.is_some() || self.new || self.lesson.is_some() || self.puzzle.is_some()
    }
}

impl WindowFlags {
    /// Returns a match with these seats, or a message if a seat or an option is invalid.
    pub(super) fn seated<G: Scenarios>(&self, seats: &[String], seed: u64) -> Result<AnyGameValue, String> {
        let seats: Vec<SeatControl> = seats.iter().map(|word| seat_of::<G>(word)).collect::<Result<_, _>>()?;
        let seats = fill_of::<G>(&seats, self.players)?;
        let preset = preset_of::<G>(self.preset.as_deref());
        let options = options_of::<G>(preset.options(), &self.options)?;
        let mut dealt = new_match::<G>(&seats, preset, options, seed)?;
        if self.seed.is_some() {
            dealt.mark_known_deal();
        }
        Ok(AnyGameValue::new::<G>(dealt))
    }
}

/// Checks single options by the rules of the game `G`. Returns a message if an option is invalid.
pub(super) fn check_options_of<G: Rules>(options: &[String]) -> Result<(), String> {
    options_of::<G>(Default::default(), options).map(|_| ())
}

/// Returns a match with the daily deal of this date.
pub(super) fn of_day<G: Scenarios>(date: Date) -> AnyGameValue {
    let deal: ShareCodeSetup<G> = daily::deal(date);
    AnyGameValue::new::<G>(deal.open().unwrap_or_else(|e| usage(e)))
}

/// Returns the match of a share code, marked as having a known deal. An invalid code ends the program.
pub(super) fn of_code<G: Scenarios>(code: &str) -> AnyGameValue {
    let deal: ShareCodeSetup<G> = share::read(code).unwrap_or_else(|e| usage(format_args!("--new: {e}")));
    let mut dealt = deal.open().unwrap_or_else(|e| usage(e));
    dealt.mark_known_deal();
    AnyGameValue::new::<G>(dealt)
}

/// Loads the match saved at `path`. Returns a message with file and line if the save cannot be read.
pub(super) fn load<G: Scenarios>(path: &Path) -> Result<AnyGameValue, String> {
    load_file::<G>(path).map(|(game, _)| AnyGameValue::new::<G>(game)).map_err(|e| e.to_string())
}

/// Returns a match that starts at a scenario's position, with human players in all seats. Returns a message with file and line if
/// the scenario cannot be read.
pub(super) fn open_scenario<G: Scenarios>(path: &Path, seed: u64) -> Result<AnyGameValue, String> {
    let scenario = ron::text_of(path, LARGEST_SCENARIO).and_then(|text| ron::read::<G::Scenario>(&text));
    let scenario = scenario.map_err(|e| in_file(path, e.line, &e.message))?;
    let seating = scenario.setup().seating;
    let people = vec![SeatControl::Human; seating.len()];
    let opened = record::Match::<G>::from_scenario(&scenario, seated(&seating, &people), seed);
    opened.map(AnyGameValue::new::<G>).map_err(|e| in_file(path, 0, &e.to_string()))
}

/// Returns a new match with one seat per controller, in turn order, or a message if the match cannot be dealt. The options may
/// differ from those of the preset.
fn new_match<G: Scenarios>(
    seats: &[SeatControl],
    preset: G::Preset,
    options: G::Options,
    seed: u64,
) -> Result<record::Match<G>, String> {
    let preset = Some(preset).filter(|preset| preset.options() == options);
    let setup = core::Setup::<G>::plain(seats.len() as u8, options);
    let seats = seated(&setup.seating, seats);
    record::Match::deal(setup, seats, seed, preset).map_err(|e| e.to_string())
}

/// Returns unnamed seats, whose players are named after their colours.
fn seated(seating: &[Colour], controls: &[SeatControl]) -> Vec<Seat> {
    seating.iter().zip(controls).map(|(&colour, &control)| Seat::unnamed(colour, control)).collect()
}
