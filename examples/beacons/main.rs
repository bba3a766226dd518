//! *Beacons*, a small game that shows how a game is added to Orrery; `docs/adding-a-game.md` explains these files. It is a
//! program of its own, so it is not on the title screen of Orrery.
//!
//! `cargo run --example beacons` opens it; `cargo run --example beacons -- arena --game beacons --seats captain,simple` plays
//! matches between opponents.

mod files;
mod learned;
mod parts;
mod rules;
#[cfg(test)]
mod tests;
mod window;

use std::process::ExitCode;
use std::sync::LazyLock;

use orrery::app::GameManifest;
use orrery::app::gallery::GalleryGames;
use orrery::cli::{CommandLineResult, GameList, ProgramInfo, RegistryEntry};
use orrery::settings::SetupReader;
use orrery::settings::keys::GameKeyBindings as _;

use rules::Beacons;

orrery::cli::commands!(Beacons);
orrery::settings::setup_reader!(Beacons);
orrery::app::host!(Beacons);

static ENTRIES: &[RegistryEntry] = &[RegistryEntry { commands, released: true }];
static GAMES: GameList = GameList::new(ENTRIES);
static SETUPS: LazyLock<Vec<SetupReader>> = LazyLock::new(|| vec![setup()]);
static PROGRAM: ProgramInfo = ProgramInfo { games: GAMES, version: "example", long_version: "example" };
const REGISTRY: GameManifest =
    GameManifest { games: GAMES, hosts: &[host], setups: || &SETUPS, keys: &[Beacons::ROWS] };

static GALLERY: GalleryGames = GalleryGames { registry: REGISTRY, shown: &[gallery_game] };

fn main() -> ExitCode {
    match orrery::cli::run(&PROGRAM) {
        CommandLineResult::Done(status) => status,
        CommandLineResult::Window(args) => orrery::app::run(REGISTRY, *args),
        CommandLineResult::Gallery(args) => orrery::app::gallery::run(GALLERY, &args),
        CommandLineResult::Icons(folder) => orrery::app::icon::write_all(&folder),
    }
}
