//! `orrery review`: the luck and error of every turn in a saved match.

use std::io::{IsTerminal as _, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::exit_status::{bad_file, hides};
use orrery_ai::coach::{Review, TurnReview, TurningPointCause};
use orrery_ai::{GameOpponents, SearchBudget, SearchHandle};
use orrery_core::Colour;
use orrery_record::save::load_file;
use orrery_record::{Scenarios, SeatControl};

/// The review of a match, as printed by `--json`. Win chances, luck and errors are fractions of a win.
#[derive(Serialize)]
struct ReviewJson {
    seats: Vec<&'static str>,
    turns: Vec<TurnReviewJson>,
    players: Vec<PlayerReviewJson>,
    decisive: Vec<TurningPointJson>,
}

#[derive(Serialize)]
struct TurnReviewJson {
    round: u32,
    colour: &'static str,
    /// The number of the turn's first order in the record, from 1.
    order: usize,
    before: Vec<f32>,
    after: Vec<f32>,
    expected: f32,
    rolled: f32,
    luck: f32,
    error: f32,
    settled: f32,
}

#[derive(Serialize)]
struct PlayerReviewJson {
    colour: &'static str,
    turns: u32,
    luck: f32,
    error: f32,
    error_rate: f32,
}

#[derive(Serialize)]
struct TurningPointJson {
    round: u32,
    colour: &'static str,
    order: usize,
    why: &'static str,
    swing: f32,
}

/// Reviews a saved match and prints the result.
pub(super) fn run_of<G: GameOpponents + Scenarios>(asked: &ReviewFlags) -> ExitCode {
    let game = match load_file::<G>(&asked.file) {
        Ok((game, _)) => game,
        Err(error) => return bad_file(error),
    };
    if !G::HAS_COACH {
        return bad_file(format_args!("{}: {} has no coach to review a match", asked.file.display(), G::KEY));
    }
    if let Some(reason) = hides(&game, &asked.file).filter(|_| !asked.unfinished) {
        return bad_file(reason);
    }
    let turns = game.turns();
    let bar = progress(turns.len());
    let seed = asked.seed.unwrap_or_else(|| game.study_seed());
    let effort = SearchBudget { budget: asked.budget, ..SearchBudget::usual(seed) };
    let review = G::review(&turns, effort, &SearchHandle::default(), &mut |_| bar.inc(1));
    bar.finish_and_clear();
    let Some(review) = review else {
        return bad_file(format_args!("{}: no turn is complete, so there is nothing to review", asked.file.display()));
    };
    let people = game.info().seats.iter().filter(|seat| seat.control == SeatControl::Human);
    let people: Vec<Colour> = people.map(|seat| seat.colour).collect();
    let review = review.for_people(&people);
    let mut out = std::io::stdout().lock();
    let written = if asked.json { write_json(&mut out, &review) } else { write_table(&mut out, &review) };
    if written.is_err() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Creates a progress bar on standard error, if that is a terminal.
fn progress(turns: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} turns, {eta} left");
    ProgressBar::new(turns as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn percent(share: f32) -> f32 {
    share * 100.0
}

fn write_table(out: &mut impl Write, review: &Review) -> std::io::Result<()> {
    write!(out, "{:>5} {:>6} {:<7}", "round", "order", "player")?;
    review.seats.iter().try_for_each(|colour| write!(out, " {:>7}", colour.word()))?;
    writeln!(out, " {:>7} {:>7}", "luck", "error")?;
    for turn in &review.turns {
        write!(out, "{:>5} {:>6} {:<7}", turn.round, turn.entry + 1, turn.colour.word())?;
        let after = &turn.after[..review.seats.len()];
        after.iter().try_for_each(|&win| write!(out, " {:>6.1}%", percent(win)))?;
        let shown = turn.figures().shown();
        writeln!(out, " {:>+7.1} {:>7.1}", percent(shown.luck()), percent(shown.error()))?;
    }
    writeln!(out, "\n{:<7} {:>5} {:>7} {:>7} {:>13}", "player", "turns", "luck", "error", "error a turn")?;
    for player in &review.players {
        let (colour, turns) = (player.colour.word(), player.turns);
        let (luck, error, rate) = (percent(player.luck), percent(player.error), percent(player.error_rate));
        writeln!(out, "{colour:<7} {turns:>5} {luck:>+7.1} {error:>7.1} {rate:>13.2}")?;
    }
    writeln!(out, "\nwhat decided it")?;
    for moment in &review.decisive {
        let TurnReview { round, colour, entry, .. } = review.turns[moment.turn];
        let swing = percent(moment.swing);
        writeln!(out, "round {round}, {colour}, order {}: {} of {swing:.1}", entry + 1, why(moment.why))?;
    }
    writeln!(out, "\nwin chances after each turn in percent; luck and error in percent of a win")
}

const fn why(why: TurningPointCause) -> &'static str {
    match why {
        TurningPointCause::GoodLuck => "good luck",
        TurningPointCause::BadLuck => "bad luck",
        TurningPointCause::Error => "an error",
    }
}

fn write_json(out: &mut impl Write, review: &Review) -> std::io::Result<()> {
    let seats = review.seats.len();
    let figures = ReviewJson {
        seats: review.seats.iter().map(|colour| colour.word()).collect(),
        turns: review
            .turns
            .iter()
            .map(|turn| TurnReviewJson {
                round: turn.round,
                colour: turn.colour.word(),
                order: turn.entry + 1,
                before: turn.before[..seats].to_vec(),
                after: turn.after[..seats].to_vec(),
                expected: turn.expected,
                rolled: turn.rolled,
                luck: turn.luck,
                error: turn.error,
                settled: turn.settled,
            })
            .collect(),
        players: review
            .players
            .iter()
            .map(|player| PlayerReviewJson {
                colour: player.colour.word(),
                turns: player.turns,
                luck: player.luck,
                error: player.error,
                error_rate: player.error_rate,
            })
            .collect(),
        decisive: review
            .decisive
            .iter()
            .map(|moment| {
                let turn = &review.turns[moment.turn];
                TurningPointJson {
                    round: turn.round,
                    colour: turn.colour.word(),
                    order: turn.entry + 1,
                    why: moment.why.key(),
                    swing: moment.swing,
                }
            })
            .collect(),
    };
    serde_json::to_writer_pretty(&mut *out, &figures)?;
    writeln!(out)
}

/// The flags of `orrery review`.
#[derive(Debug, Args)]
pub struct ReviewFlags {
    /// The saved match.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Set the seed of the sampled rolls. The same seed gives the same review; without it, the review is that of the game.
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Set the number of rolls with which each real one is compared, in percent of the usual sixteen, 25 to 800.
    #[arg(long, value_name = "PERCENT", default_value_t = 100, value_parser = clap::value_parser!(u16).range(25..=800))]
    pub budget: u16,
    /// Allow a match that is not over and has hidden information, on which the win chances are based.
    #[arg(long)]
    pub unfinished: bool,
    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
}
