//! `orrery arena`: plays matches between opponents in a way that reduces the influence of luck, and prints figures with
//! confidence intervals.

use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::exit_status::{bad_file, usage};
use super::game::GameFlag;
use super::read::{preset_of, threads, two_shares};
use orrery_ai::arena::{
    ArenaGame, ArenaPlayer, BehaviourStats, CalibrationPoint, CalibrationRow, Contest, ContestFigures, ContestTally,
    Levels, PlayerFigures, PlayerSpec, SeriesProgress, SeriesSettings, Sprt, SprtFigures, play,
};
use orrery_ai::engine::GameEngine as _;
use orrery_core::words::Keyword as _;
use orrery_core::{FIRST_GAME, RulePreset as _};

/// The flags of `orrery arena`.
#[derive(Debug, Args)]
pub struct ArenaFlags {
    #[command(flatten)]
    pub game: GameFlag,
    /// Set the players, one for each seat: random, simple, cadet, pilot, captain, commodore, admiral, or another opponent of the
    /// game (in Alien Frontiers parity, parity-admiral, parity-pirate, flat, mcts). A level may have a character, such as
    /// captain:corsair, or a file of weights, such as captain@old.net. A player may have several seats.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', required = true)]
    pub seats: Vec<String>,
    /// Play this many seed blocks. A block has as many matches as there are seats.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub blocks: u64,
    /// Set the seed for all randomness. The same seed gives the same blocks.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Play by this preset of the game's rules (in Alien Frontiers 2011, 2010, "2011 literal" or app). By default, the game's
    /// standard preset.
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// Stop as soon as it is clear which of two win shares the first player has, such as 0.5,0.55; both are between 0 and 1. This
    /// is a sequential test with an error rate of 5% in both directions; --blocks is then a maximum. By default, all blocks are
    /// played.
    #[arg(long, value_name = "P0,P1", value_parser = two_shares)]
    pub sprt: Option<(f64, f64)>,
    /// Measure the luck of each roll by the value net, compared with this many other rolls, 0 to 10000. With 0, only the dice are
    /// counted.
    #[arg(long, value_name = "K", default_value_t = 8, value_parser = clap::value_parser!(u32).range(..=10_000))]
    pub luck: u32,
    /// Read the levels from this file, in the format of assets/alien-frontiers/opponents/levels.ron, instead of the built-in
    /// ones.
    #[arg(long, value_name = "FILE")]
    pub levels: Option<PathBuf>,
    /// Print behaviour statistics of each player, such as raids, fights or cards played, depending on the game.
    #[arg(long)]
    pub habits: bool,
    /// Compare each player's estimate of their chance to win with the actual results.
    #[arg(long)]
    pub chances: bool,
    /// Play this many blocks in parallel. Times per decision are most accurate with one.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = threads)]
    pub threads: usize,
    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
    /// Also write the figures as JSON to this file.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// The number of blocks between progress reports of a sequential test if standard error is not a terminal.
const TELL_AFTER: u64 = 25;

/// The figures of a contest and the command that reproduces them, as printed by `--json`.
#[derive(Serialize)]
struct ArenaReport<'a, H> {
    command: String,
    seed: u64,
    preset: &'static str,
    players: usize,
    took_s: f64,
    threads: usize,
    #[serde(flatten)]
    figures: &'a ContestFigures<H>,
}

/// Reads a file of levels. Returns a message that names the file if it cannot be read.
fn levels<G: ArenaGame>(file: &Path) -> Result<Levels<G>, String> {
    let named = |told: String| format!("{}: {told}", file.display());
    let text = std::fs::read_to_string(file).map_err(|error| named(error.to_string()))?;
    G::Engine::read_levels(text.as_bytes()).map_err(named)
}

/// Returns the players and the preset that the flags select. Invalid flags end the program with a usage error.
fn wanted<G: ArenaGame>(asked: &ArenaFlags) -> (Vec<PlayerSpec>, G::Preset) {
    let read = |word: &String| PlayerSpec::from_word::<G>(word).unwrap_or_else(|e| usage(e));
    let seats: Vec<PlayerSpec> = asked.seats.iter().map(read).collect();
    let (players, least, most) = (seats.len(), *G::PLAYERS.start(), *G::PLAYERS.end());
    if !G::PLAYERS.map(usize::from).any(|count| count == players) {
        usage(format_args!("a match has {least} to {most} players, not {players}: name one for each seat in --seats"));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    if asked.threads > cores {
        usage(format_args!("--threads {}: this machine has {cores} cores", asked.threads));
    }
    (seats, preset_of::<G>(asked.preset.as_deref()))
}

pub(super) fn run_of<G: ArenaGame>(asked: &ArenaFlags) -> ExitCode {
    let (seats, preset) = wanted::<G>(asked);
    let levels = match asked.levels.as_deref().map(levels::<G>).transpose() {
        Ok(levels) => levels,
        Err(told) => return bad_file(told),
    };
    let players: Vec<ArenaPlayer<G>> =
        match seats.iter().map(|seat| seat.player(seats.len(), levels.as_ref())).collect() {
            Ok(players) => players,
            Err(told) => return bad_file(told),
        };
    let contest = Contest { players, options: preset.options(), seed: asked.seed, luck: asked.luck };
    let sprt = asked.sprt.map(|(share0, share1)| Sprt::new(share0, share1).unwrap_or_else(|e| usage(e)));
    let names = ContestTally::new(&contest.players).names().count();
    if sprt.is_some() && names != 2 {
        usage("--sprt compares two players: name two different ones in --seats");
    }
    let series = SeriesSettings { blocks: asked.blocks, threads: asked.threads, sprt };
    let started = Instant::now();
    let bar = progress(asked.blocks);
    let tally = match play(&contest, &series, |pace| show(&bar, pace)) {
        Ok(tally) => tally,
        Err(fault) => {
            bar.abandon();
            eprintln!("error: {fault}");
            return ExitCode::FAILURE;
        }
    };
    bar.finish_and_clear();
    let mut figures = tally.figures();
    figures.sprt = sprt.map(|test| sprt_figures(test, &tally));
    if !asked.habits {
        figures.seats.iter_mut().for_each(|row| row.habits = None);
    }
    if !asked.chances {
        figures.seats.iter_mut().for_each(|row| row.chances.clear());
    }
    let report = ArenaReport {
        command: command::<G>(asked, &seats, preset),
        seed: asked.seed,
        preset: preset.word(),
        players: asked.seats.len(),
        took_s: started.elapsed().as_secs_f64(),
        threads: asked.threads,
        figures: &figures,
    };
    give_out(asked, &report)
}

/// Prints the figures to standard output and, if requested, writes them to a file.
fn give_out<H: BehaviourStats>(asked: &ArenaFlags, report: &ArenaReport<H>) -> ExitCode {
    let json = match serde_json::to_string_pretty(report) {
        Ok(json) => json + "\n",
        Err(error) => return bad_file(error),
    };
    let text = if asked.json { json.clone() } else { table(report) };
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
    match asked.out.as_deref().map(|path| write_whole(path, &json).map_err(|e| format!("{}: {e}", path.display()))) {
        Some(Err(told)) => bad_file(told),
        _ => ExitCode::SUCCESS,
    }
}

/// Writes a file atomically.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|e| e.error)?;
    Ok(())
}

/// Returns the command line that reproduces these figures, without the flag `--threads`, which does not change them.
fn command<G: ArenaGame>(asked: &ArenaFlags, seats: &[PlayerSpec], preset: G::Preset) -> String {
    let seats: Vec<String> = seats.iter().map(PlayerSpec::word).collect();
    let game = if G::KEY == FIRST_GAME { String::new() } else { format!(" --game {}", G::KEY) };
    let mut command =
        format!("orrery arena{game} --seats {} --blocks {} --seed {}", seats.join(","), asked.blocks, asked.seed);
    command += &format!(" --luck {}", asked.luck);
    let preset = preset.word();
    if preset != preset_of::<G>(None).word() {
        command +=
            &if preset.contains(' ') { format!(" --preset \"{preset}\"") } else { format!(" --preset {preset}") };
    }
    if let Some(file) = &asked.levels {
        command += &format!(" --levels \"{}\"", file.display());
    }
    if let Some((share0, share1)) = asked.sprt {
        command += &format!(" --sprt {share0},{share1}");
    }
    if asked.habits {
        command += " --habits";
    }
    if asked.chances {
        command += " --chances";
    }
    command
}

/// Creates a progress bar on standard error, if that is a terminal.
fn progress(blocks: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} blocks, {eta} left, {msg}");
    ProgressBar::new(blocks).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn show<H: BehaviourStats>(bar: &ProgressBar, pace: SeriesProgress<H>) {
    let (tally, blocks) = (pace.tally, pace.tally.blocks());
    let share = orrery_ai::arena::stats::mean(tally.shares_of_first());
    let name = tally.names().next().unwrap_or_default().to_owned();
    let ratio = pace.ratio.map_or_else(String::new, |ratio| format!(", LLR {ratio:+.2}"));
    let told = format!("{name} {:.1} %{ratio}", 100.0 * share);
    if pace.ratio.is_some() && bar.is_hidden() && blocks.is_multiple_of(TELL_AFTER) {
        eprintln!("{blocks} blocks: {told}");
    }
    bar.set_message(told);
    bar.set_position(blocks);
}

fn sprt_figures<H: BehaviourStats>(test: Sprt, tally: &ContestTally<H>) -> SprtFigures {
    let (shares, games) = (tally.shares_of_first(), tally.games_of_block());
    let (lower, upper) = test.bounds();
    SprtFigures {
        share0: test.share0,
        share1: test.share1,
        alpha: test.alpha,
        beta: test.beta,
        llr: test.ratio(shares, games),
        lower,
        upper,
        verdict: test.verdict(shares, games).word(),
    }
}

/// Returns the figures as a table for human readers.
fn table<H: BehaviourStats>(report: &ArenaReport<H>) -> String {
    let figures = report.figures;
    let mut text = format!(
        "{} blocks of {} matches, seed {}, rules {}: {} matches in {:.1} s\n{:.1} rounds on average; the first seat wins {}\n\n",
        figures.blocks,
        report.players,
        report.seed,
        report.preset,
        figures.games,
        report.took_s,
        figures.rounds_mean,
        percent(figures.first_seat_win_share),
    );
    let head = [
        "player",
        "seats",
        "equal",
        "win share (95 %)",
        "luck-adjusted",
        "points",
        "ended as loser",
        "ms p50",
        "p99",
        "max",
    ];
    let rows = figures.seats.iter().map(cells);
    text += &aligned(&std::iter::once(head.map(str::to_owned).to_vec()).chain(rows).collect::<Vec<_>>());
    if let Some(test) = &figures.sprt {
        let told = match test.verdict {
            "h0" => format!("accepted: {}", percent(test.share0)),
            "h1" => format!("accepted: {}", percent(test.share1)),
            _ => "undecided".to_owned(),
        };
        text += &format!(
            "\nSPRT of {} against {}: {told}; LLR {:+.2} ({:.2} to {:.2})\n",
            percent(test.share0),
            percent(test.share1),
            test.llr,
            test.lower,
            test.upper,
        );
    }
    if figures.seats.iter().any(|row| row.habits.is_some()) {
        text += "\nper seat and match\n";
        text += &aligned(&habits(&figures.seats));
    }
    for row in figures.seats.iter().filter(|row| !row.chances.is_empty()) {
        text += &format!("\nchances as {} thinks\n", row.name);
        text += &aligned(&chances(&row.chances));
    }
    text
}

/// Returns the table of estimated win chances and actual results, one row per class.
fn chances(rows: &[CalibrationRow]) -> Vec<Vec<String>> {
    let head = ["chance", "decisions", "thought", "won", "first third", "thought", "won"];
    let fit = |fit: Option<CalibrationPoint>| {
        let cells = |f: CalibrationPoint| [f.decisions.to_string(), percent(f.thought), percent(f.won)];
        fit.map_or_else(|| ["0", "", ""].map(str::to_owned), cells)
    };
    let line = |row: &CalibrationRow| {
        let class = format!("{:.0} to {:.0} %", 100.0 * row.from, 100.0 * row.to);
        std::iter::once(class).chain(fit(Some(row.all))).chain(fit(row.early)).collect()
    };
    std::iter::once(head.map(str::to_owned).to_vec()).chain(rows.iter().map(line)).collect()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn share_of(value: f64, low: f64, high: f64) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * value, 100.0 * low, 100.0 * high)
}

fn cells<H>(row: &PlayerFigures<H>) -> Vec<String> {
    let time = |ms: f64| if ms < 10.0 { format!("{ms:.3}") } else { format!("{ms:.0}") };
    vec![
        row.name.clone(),
        row.seats.to_string(),
        percent(row.null_share),
        share_of(row.win_share, row.ci_low, row.ci_high),
        share_of(row.adjusted_win_share, row.adjusted_ci_low, row.adjusted_ci_high),
        format!("{:.2} ({:.2} to {:.2})", row.vp_mean, row.vp_ci_low, row.vp_ci_high),
        share_of(row.ended_as_loser, row.ended_as_loser_ci_low, row.ended_as_loser_ci_high),
        time(row.decide_ms_p50),
        time(row.decide_ms_p99),
        time(row.decide_ms_max),
    ]
}

fn habits<H: BehaviourStats>(rows: &[PlayerFigures<H>]) -> Vec<Vec<String>> {
    let counted = || rows.iter().filter_map(|row| row.habits.as_ref().map(|habits| (row, habits.named())));
    let head =
        counted().next().map(|(_, named)| named.into_iter().map(|(name, _)| name.to_owned()).collect::<Vec<_>>());
    let head = std::iter::once("player".to_owned()).chain(head.into_iter().flatten()).collect();
    let lines = counted().map(|(row, named)| {
        std::iter::once(row.name.clone()).chain(named.into_iter().map(|(_, value)| format!("{value:.2}"))).collect()
    });
    std::iter::once(head).chain(lines).collect()
}

/// Aligns rows in columns: the first column to the left, all others to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| wide(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ") + "\n"
    };
    rows.iter().map(line).collect()
}
