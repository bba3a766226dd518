//! `orrery games`: lists the games of the program.

use std::io::Write as _;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

use super::registry::GameList;

/// The flags of `orrery games`.
#[derive(Debug, Args)]
pub(super) struct GamesFlags {
    /// Print the list as JSON.
    #[arg(long)]
    pub json: bool,
}

/// The entry of a game, as printed by `--json`.
#[derive(Serialize)]
struct GameRow {
    key: &'static str,
    /// The number of the game in share codes.
    number: u32,
    least_players: u8,
    most_players: u8,
    released: bool,
}

/// Lists the games of the program: their keys, numbers of players, and whether each is released.
pub(super) fn run(games: GameList, asked: &GamesFlags) -> ExitCode {
    let mut out = std::io::stdout().lock();
    let rows: Vec<GameRow> = games
        .all()
        .map(|game| GameRow {
            key: game.key.word(),
            number: game.number,
            least_players: *game.players.start(),
            most_players: *game.players.end(),
            released: game.released,
        })
        .collect();
    let written = if asked.json {
        serde_json::to_writer(&mut out, &rows).map_err(std::io::Error::from).and_then(|()| writeln!(out))
    } else {
        let wide = rows.iter().map(|row| row.key.len()).max().unwrap_or(0);
        rows.iter().try_for_each(|GameRow { key, least_players, most_players, released, .. }| {
            let state = if *released { "released" } else { "not released" };
            let players = match least_players == most_players {
                true => format!("{most_players} players"),
                false => format!("{least_players} to {most_players} players"),
            };
            writeln!(out, "{key:<wide$}  {players:<14}  {state}")
        })
    };
    if written.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
