//! The command `orrery train`: a value net learns by playing against itself.

use std::io::IsTerminal as _;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::AlienFrontiers;
use crate::ai::net::Net;
use crate::ai::train::{StrengthMeasurement, TrainingPlan, TrainingProgress, TrainingRun, TrainingRunOptions};
use orrery_cli::{TrainFlags, Trainable, bad_file};
use orrery_core::ron;

impl Trainable for AlienFrontiers {
    fn train(asked: &TrainFlags) -> ExitCode {
        run(asked)
    }
}

fn run(asked: &TrainFlags) -> ExitCode {
    let mut training = match begin(asked) {
        Ok(training) => training,
        Err(error) => return bad_file(error),
    };
    let running = TrainingRunOptions {
        out: asked.out.clone(),
        threads: asked.threads,
        checkpoint_every: Duration::from_secs(asked.checkpoint_every),
        at_most: asked.minutes.map(|minutes| Duration::from_secs_f64(minutes * 60.0)),
    };
    let bar = progress(training.plan().games, training.progress().games);
    let mut told = training.progress().measured.map(|m| m.games);
    let done = training.run(&running, |progress| {
        bar.set_position(progress.games);
        bar.set_message(message(progress));
        if progress.measured.map(|m| m.games) != told {
            told = progress.measured.map(|m| m.games);
            let line = format!("{} matches, {:.0} s, {}", progress.games, progress.seconds, message(progress));
            if bar.is_hidden() { eprintln!("{line}") } else { bar.println(line) }
        }
    });
    bar.finish_and_clear();
    let noted = done.map_err(|e| e.to_string()).and_then(|()| note(asked, &training));
    match noted {
        Ok(()) => {
            let TrainingProgress { games, seconds, .. } = training.progress();
            println!("{games} matches in {seconds:.0} s: {}", asked.out.display());
            ExitCode::SUCCESS
        }
        Err(error) => bad_file(error),
    }
}

/// Creates a new training run, or loads the one to continue.
fn begin(asked: &TrainFlags) -> Result<TrainingRun, String> {
    if asked.resume {
        return TrainingRun::resume(&asked.out, asked.games).map_err(|e| e.to_string()).and_then(|training| {
            let players = training.plan().players;
            match players == asked.players() {
                true => {
                    let guest = weights(training.plan().meets.as_deref(), players)?;
                    Ok(training.with_guest(guest))
                }
                false => Err(format!("{}: the training to continue is for {players} players", asked.out.display())),
            }
        });
    }
    let usual = TrainingPlan::usual(asked.players(), asked.games, asked.seed);
    let net = weights(asked.from.as_deref(), asked.players())?;
    let guest = weights(asked.meets.as_deref(), asked.players())?;
    let plan = TrainingPlan {
        width: net.as_ref().map_or(asked.width, |net| asked.width.max(net.width())),
        from: asked.from.clone(),
        meets: asked.meets.clone(),
        window: asked.window.unwrap_or(usual.window),
        // A net that starts from trained weights needs no handmade evaluation at first.
        warm_games: asked.warm.unwrap_or(if net.is_some() { 0 } else { usual.warm_games }),
        lambda_from: asked.lambda_from,
        lambda_to: asked.lambda_to,
        rate_from: asked.rate_from,
        rate_to: asked.rate_to,
        exploring: asked.exploring,
        limit: asked.limit.unwrap_or(usual.limit),
        measure_every: asked.measure_every.unwrap_or(usual.measure_every),
        measure_games: asked.measure_games,
        ..usual
    };
    let training = match net {
        Some(net) => TrainingRun::from_net(plan, &net),
        None => TrainingRun::new(plan),
    };
    Ok(training.with_guest(guest))
}

/// Loads the net of a file, if a file was given.
fn weights(file: Option<&Path>, players: u8) -> Result<Option<Net>, String> {
    file.map(|file| Net::load_for(file, players).map_err(|e| e.to_string())).transpose()
}

fn message(progress: &TrainingProgress) -> String {
    let loss = progress.loss;
    match progress.measured {
        None => format!("loss {loss:.4}"),
        Some(StrengthMeasurement { against_simple, against_older, .. }) => format!(
            "loss {loss:.4}, wins {:.0} % against simple, {:.0} % against its older self",
            100.0 * against_simple,
            100.0 * against_older
        ),
    }
}

/// Creates a progress bar on standard error, or a hidden one if standard error is not a terminal.
fn progress(games: u64, done: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} matches, {per_sec}, {eta} left\n{msg}");
    let bar = ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.with_position(done)
}

/// The training note, a text file written next to the weights.
#[derive(Serialize)]
struct TrainingNote<'a> {
    commands: Vec<String>,
    plan: &'a TrainingPlan,
    progress: &'a TrainingProgress,
}

/// Writes the training note: the commands, the plan and the progress that resulted in the weights.
fn note(asked: &TrainFlags, training: &TrainingRun) -> Result<(), String> {
    let path = asked.out.with_extension("ron");
    let note =
        TrainingNote { commands: commands(asked, training), plan: training.plan(), progress: training.progress() };
    let pretty = ron::PrettyConfig::default();
    let text = ron::write_strict(&note, pretty).map_err(|e| e.to_string())?;
    std::fs::write(&path, text + "\n").map_err(|e| format!("{}: {e}", path.display()))
}

/// Returns the commands that result in the same net: the first, and one for each extension.
fn commands(asked: &TrainFlags, training: &TrainingRun) -> Vec<String> {
    let out = asked.out.file_name().map_or(asked.out.as_path(), Path::new).display();
    let TrainingPlan { players, width, seed, warm_games, limit, exploring, .. } = training.plan();
    let TrainingPlan { lambda_from, lambda_to, rate_from, rate_to, .. } = training.plan();
    let TrainingPlan { measure_every, measure_games, window, .. } = training.plan();
    let longer = training.extended().iter().skip(1).map(|e| e.games).chain([training.plan().games]);
    let file =
        |flag: &str, file: Option<&Path>| file.map_or_else(String::new, |file| format!(" {flag} {}", file.display()));
    let plan = training.plan();
    let from = file("--from", plan.from.as_deref()) + &file("--meets", plan.meets.as_deref());
    let first = training.extended().first();
    let games = first.map_or(training.plan().games, |e| e.games);
    let mut commands = vec![format!(
        "orrery train --players {players} --games {games} --seed {seed} --out {out} --width {width} --window {window} --warm \
         {warm_games} --lambda-from {lambda_from} --lambda-to {lambda_to} --rate-from {rate_from} --rate-to {rate_to} --exploring \
         {exploring} --limit {limit} --measure-every {measure_every} --measure-games {measure_games}{from}"
    )];
    if first.is_some() {
        commands.extend(
            longer.map(|games| format!("orrery train --players {players} --games {games} --out {out} --resume")),
        );
    }
    commands
}
