//! Shares matches: share codes, logs as files, the daily deal, and challenges.

use std::path::PathBuf;

use bevy::prelude::*;

use super::game::Game;
use super::game_registry::{DynGame, dyn_game, dyn_game_of_match};
use super::state::MenuState;
use super::{matches, title};
use orrery_core::GameFrontend;
use orrery_core::Rules as _;
use orrery_core::{Colour, PresetList as _, Setup};
use orrery_learn::stats::GameProfile;
use orrery_learn::stats::Statistics as _;
use orrery_locale::{text, text_args, unnamed};
use orrery_record::share::NoShareCodeReason;
use orrery_record::{Match, MatchInfo, Seat, SeatControl, any_seed, daily};
use orrery_settings::{Folders, Settings};
use orrery_table::{Playable, Table};
use orrery_ui::{ChallengeView, DailyView, ShareIntent, ShareView, Toast, player_name};

/// The seconds for which the message about a written file is shown.
const TOLD: f32 = 9.0;

/// Returns the content of the share dialogue for a match.
pub fn view<G: GameFrontend<Rules: Playable>>(table: &Table<G::Rules>, folders: Option<&Folders>) -> ShareView {
    let code = table.code().map_err(|why| {
        text(match why {
            NoShareCodeReason::Scenario => "share-no-code-scenario",
            NoShareCodeReason::Start => "share-no-code-start",
        })
    });
    let folder = folders.map(|folders| folders.documents.display().to_string()).unwrap_or_default();
    ShareView { code, folder, hides: table.disclosed().is_none() }
}

/// Carries out a request of the share dialogue.
pub fn wish(world: &mut World, wish: ShareIntent) {
    let toast = match wish {
        ShareIntent::Copied => Toast::news(text("share-copied")),
        ShareIntent::Export(ron) => match export_log(world, ron) {
            Ok(file) => {
                let words = text_args("share-exported", &[("file", file.display().to_string().into())]);
                Toast { left: TOLD, ..Toast::news(words) }
            }
            Err(reason) => Toast::trouble(text_args("share-not-exported", &[("reason", reason.into())])),
        },
        ShareIntent::Daily => return begun(world, |host, world| host.begin_daily(world)),
        ShareIntent::Challenge(at) => return begun(world, |host, world| host.begin_challenge(world, at)),
    };
    world.resource_mut::<MenuState>().toasts.push(toast);
}

/// Starts a match of the game to which the keys of the title apply. An error is shown as a message.
fn begun(world: &mut World, begin: impl FnOnce(&dyn DynGame, &mut World) -> Result<(), String>) {
    let Some(dyn_game) = dyn_game(world, title::playable(world)) else { return };
    if let Err(reason) = begin(dyn_game, world) {
        world.resource_mut::<MenuState>().toasts.push(Toast::trouble(reason));
    }
}

/// Writes the log of the match to a new file in the player's documents folder, and returns its path. Returns a message if there
/// is no match, if the log would reveal hidden information, or if it cannot be written.
fn export_log(world: &World, ron: bool) -> Result<PathBuf, String> {
    let log = dyn_game_of_match(world).and_then(|host| host.export(world, ron));
    let (Some(log), Some(folders)) = (log, world.get_resource::<Folders>()) else {
        return Err(text("stats-none"));
    };
    let words = log?;
    let moment = jiff::Zoned::now().strftime("%Y-%m-%d-%H%M%S");
    let ending = if ron { "ron" } else { "txt" };
    let folder = &folders.documents;
    let free = |count: u32| {
        let more = if count == 0 { String::new() } else { format!("-{count}") };
        let file = folder.join(format!("orrery-{moment}{more}.{ending}"));
        (!file.exists()).then_some(file)
    };
    let file = (0..1000).find_map(free).ok_or_else(|| folder.display().to_string())?;
    let told = |error: std::io::Error| format!("{}: {error}", file.display());
    std::fs::create_dir_all(folder).map_err(told)?;
    std::fs::write(&file, words).map_err(told)?;
    Ok(file)
}

/// Starts the daily deal of a game. The person keeps the name from the game's last match.
///
/// # Errors
/// Returns a message in plain English if the match cannot be played.
pub fn begin_daily<G: Game>(world: &mut World) -> Result<(), String> {
    let deal = daily::deal::<G::Rules>(daily::today());
    let game = deal.open().map_err(|error| error.to_string())?;
    open_called::<G>(world, game.info().clone())
}

/// Starts a match for the challenge at this index, if there is one. The person keeps the name from the game's last match.
///
/// # Errors
/// Returns a message in plain English if the match cannot be played.
pub fn begin_challenge<G: Game>(world: &mut World, challenge: usize) -> Result<(), String> {
    let Some(challenge) = G::Rules::CHALLENGES.get(challenge) else { return Ok(()) };
    let setup = Setup::<G::Rules>::plain(1, challenge.preset.options());
    let seat = |&colour: &Colour| Seat { colour, name: String::new(), control: SeatControl::Human };
    let seats = setup.seating.iter().map(seat).collect();
    let dealt = Match::<G::Rules>::deal(setup, seats, any_seed(), Some(challenge.preset));
    let game = dealt.map_err(|error| error.to_string())?;
    open_called::<G>(world, game.info().clone())
}

/// Opens a match in which the person keeps the name from the game's last match, and the other players are named after their
/// colours.
fn open_called<G: Game>(world: &mut World, mut info: MatchInfo<G::Rules>) -> Result<(), String> {
    let last = world.resource::<Settings>().setups.of::<G::Rules>();
    let person = last.seats.iter().find(|seat| seat.is_person());
    let named = person.map(|seat| seat.name.trim().to_owned()).unwrap_or_default();
    for seat in &mut info.seats {
        seat.name = match seat.control {
            SeatControl::Human if !named.is_empty() => named.clone(),
            _ => unnamed(G::Rules::KEY, seat.colour),
        };
    }
    let game = Match::new(info).map_err(|error| error.to_string())?;
    matches::open::<G>(world, game);
    Ok(())
}

/// Returns the content of the dialogue for a game's daily deal and challenges.
pub fn daily_view<G: Game>(profile: &GameProfile<G::Rules>) -> DailyView {
    let today = daily::today();
    let deal = daily::deal::<G::Rules>(today);
    let opponent = |control: &SeatControl| match control {
        SeatControl::Ai(opponent) => Some(player_name::<G>(Some(*opponent))),
        SeatControl::Human | SeatControl::Replay => None,
    };
    let seats = deal.setup.seating.iter().zip(&deal.controls).map(|(&colour, control)| (colour, opponent(control)));
    let day = today.to_string();
    let result = profile.matches().iter().find(|one| one.day == day).and_then(|first| {
        let person = first.seats.iter().find(|seat| seat.is_person())?;
        Some((person.points, first.best_other(person), person.winner))
    });
    let date = (today.day(), today.month(), today.year());
    let challenges = G::Rules::CHALLENGES.iter().map(|one| ChallengeView {
        name: G::text(&format!("challenge-{}", one.word)),
        help: G::text(&format!("challenge-{}-help", one.word)),
        tried: one.best_result(profile.matches()),
    });
    DailyView { date, seats: seats.collect(), result, times: profile.times(&day), challenges: challenges.collect() }
}

/// Returns the date and the result of the daily deal in words. The flag is true if the deal has not been played yet.
pub fn daily_told<G: Game>(profile: &GameProfile<G::Rules>) -> (String, bool) {
    let view = daily_view::<G>(profile);
    (format!("{}. {}", view.date_text(), view.result_text()), view.times == 0)
}
