//! `orrery share`.

use crate::games::alien_frontiers::AlienFrontiers;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::say::{bad_file, in_file, usage};
use crate::games::alien_frontiers::record::Deal;
use crate::record::save::load_file;
use crate::record::share;
use crate::rules::{Colour, Preset};

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

/// Prints the code of a saved match, or what a code means.
pub(super) fn run(asked: &ShareFlags) -> ExitCode {
    if let Some(code) = &asked.code {
        let deal = share::read::<AlienFrontiers>(code).unwrap_or_else(|e| usage(format_args!("--code: {e}")));
        tell(&deal);
        return ExitCode::SUCCESS;
    }
    let Some(file) = &asked.file else { usage("name a saved match") };
    let coded = load_file::<AlienFrontiers>(file).map_err(|e| e.to_string());
    match coded.and_then(|(game, _)| share::code(&game).map_err(|e| in_file(file, 0, &e.to_string()))) {
        Ok(code) => {
            let _ = writeln!(std::io::stdout().lock(), "{code}");
            ExitCode::SUCCESS
        }
        Err(reason) => bad_file(reason),
    }
}

fn tell(deal: &Deal) {
    let mut out = std::io::stdout().lock();
    for (colour, control) in deal.setup.seating.iter().zip(&deal.controls) {
        let _ = writeln!(out, "{:<7} {}", Colour::word(*colour), control.word());
    }
    let own = deal.preset.is_none_or(|preset| preset.options() != deal.setup.options);
    let preset = deal.preset.map_or("", Preset::word);
    let _ = writeln!(out, "rules   {}", [preset, "with options of its own"][..1 + usize::from(own)].join(" ").trim());
    let _ = writeln!(out, "seed    {}", deal.seed);
}
