//! `orrery share`: share codes of saved matches.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;

use super::exit_status::{in_file, usage};
use orrery_core::RulePreset as _;
use orrery_core::words::Keyword as _;
use orrery_record::save::load_file;
use orrery_record::{Scenarios, ShareCodeSetup, share};

/// The flags of `orrery share`.
#[derive(Debug, Args)]
#[command(group(clap::ArgGroup::new("what").required(true).args(["file", "code"])))]
pub(super) struct ShareFlags {
    /// The saved match.
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Print the contents of this code instead: seats, rules and seed.
    #[arg(long, value_name = "CODE")]
    pub code: Option<String>,
}

/// Returns the share code of a saved match. Returns a message if the save cannot be read, or if its match has no share code.
pub(super) fn code_of<G: Scenarios>(file: &Path) -> Result<String, String> {
    let (played, _) = load_file::<G>(file).map_err(|e| e.to_string())?;
    share::code(&played).map_err(|e| in_file(file, 0, &e.to_string()))
}

/// Prints the contents of a share code. An invalid code ends the program.
pub(super) fn tell<G: Scenarios>(code: &str) {
    let deal: ShareCodeSetup<G> = share::read(code).unwrap_or_else(|e| usage(format_args!("--code: {e}")));
    let mut out = std::io::stdout().lock();
    for (colour, control) in deal.setup.seating.iter().zip(&deal.controls) {
        let _ = writeln!(out, "{:<7} {}", G::seat_word(*colour), control.word());
    }
    let own = deal.preset.is_none_or(|preset| preset.options() != deal.setup.options);
    let preset = deal.preset.map_or("", |preset| preset.word());
    let _ = writeln!(out, "rules   {}", [preset, "with options of its own"][..1 + usize::from(own)].join(" ").trim());
    let _ = writeln!(out, "seed    {}", deal.seed);
}
