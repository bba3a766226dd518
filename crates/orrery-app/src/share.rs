//! Shares matches: share codes, logs as files, the daily deal, and challenges.

use std::path::PathBuf;

use bevy::prelude::*;

use super::game::Game;
use super::matches;
use super::opponents::in_control;
use super::state::MenuState;
use orrery_core::GameFrontend;
use orrery_core::Rules as _;
use orrery_core::{Colour, RulePreset as _, Setup};
use orrery_learn::stats::GameProfile;
use orrery_learn::stats::Statistics as _;
use orrery_locale::{text, text_args, unnamed};
use orrery_record::share::NoShareCodeReason;
use orrery_record::{Match, MatchInfo, Seat, SeatControl, any_seed, daily};
use orrery_settings::{AppFolders, LastSetups, Settings};
use orrery_table::{Playable, Table};
use orrery_ui::{ChallengeView, DailyDealView, ShareView, Toast, player_name};

/// The time for which the message about a written file is shown, in seconds.
const TOLD: f32 = 9.0;

/// Returns the content of the share dialogue for a match.
pub fn view<G: GameFrontend<Rules: Playable>>(table: &Table<G::Rules>, folders: Option<&AppFolders>) -> ShareView {
    let code = table.code().map_err(|why| {
        text(match why {
            NoShareCodeReason::Scenario => "share-no-code-scenario",
            NoShareCodeReason::Start => "share-no-code-start",
        })
    });
    let folder = folders.map(|folders| folders.documents.display().to_string()).unwrap_or_default();
    ShareView { code, folder, hides: table.disclosed().is_none() }
}

/// Exports the log of the match of this game, as RON if `ron` is true, otherwise as text, and shows the path of its file or the
/// reason for a failure.
pub fn export<G: Game>(
    In(ron): In<bool>,
    table: Option<Res<Table<G::Rules>>>,
    folders: Option<Res<AppFolders>>,
    mut menus: ResMut<MenuState>,
) {
    let told = |table: Res<Table<G::Rules>>| {
        // A log contains the full state, and any player can read the file.
        if table.disclosed().is_none() { Err(text("share-log-hides")) } else { table.export(ron) }
    };
    menus.toasts.push(exported(table.map(told), folders.as_deref(), ron));
}

/// Writes a log, and returns the message about it. Without a match, the message says so.
pub fn exported(log: Option<Result<String, String>>, folders: Option<&AppFolders>, ron: bool) -> Toast {
    let written = match (log, folders) {
        (Some(log), Some(folders)) => log.and_then(|words| write_log(folders, &words, ron)),
        _ => Err(text("stats-none")),
    };
    match written {
        Ok(file) => {
            let words = text_args("share-exported", &[("file", file.display().to_string().into())]);
            Toast { left: TOLD, ..Toast::news(words) }
        }
        Err(reason) => Toast::trouble(text_args("share-not-exported", &[("reason", reason.into())])),
    }
}

/// Writes a log to a new file in the player's documents folder, and returns its path. Returns a message if it cannot be written.
fn write_log(folders: &AppFolders, words: &str, ron: bool) -> Result<PathBuf, String> {
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

/// Starts the challenge at this index, if there is one, or for `None` the daily deal. The person keeps the name from the game's
/// last match, and the other players are named after their colours. If the match cannot be played, shows the reason.
pub fn begin_deal<G: Game>(
    In(challenge): In<Option<usize>>,
    settings: Res<Settings>,
    mut menus: ResMut<MenuState>,
    mut commands: Commands,
) {
    let dealt = match challenge {
        None => daily::deal::<G::Rules>(daily::today()).open().map_err(|error| error.to_string()),
        Some(at) => {
            let Some(challenge) = G::Rules::CHALLENGES.get(at) else { return };
            let setup = Setup::<G::Rules>::plain(1, challenge.preset.options());
            let seat = |&colour: &Colour| Seat { colour, name: String::new(), control: SeatControl::Human };
            let seats = setup.seating.iter().map(seat).collect();
            let dealt = Match::<G::Rules>::deal(setup, seats, any_seed(), Some(challenge.preset));
            dealt.map_err(|error| error.to_string())
        }
    };
    let called = dealt.and_then(|game| {
        Match::new(called::<G>(game.info().clone(), &settings.setups)).map_err(|error| error.to_string())
    });
    if let Some(game) = menus.value_of(called) {
        matches::put::<G>(&mut commands, game);
    }
}

/// Names the person as in the game's last match, and the other players after their colours.
fn called<G: Game>(mut info: MatchInfo<G::Rules>, setups: &LastSetups) -> MatchInfo<G::Rules> {
    let last = setups.of::<G::Rules>();
    let person = last.seats.iter().find(|seat| seat.is_person());
    let named = person.map(|seat| seat.name.trim().to_owned()).unwrap_or_default();
    for seat in &mut info.seats {
        seat.name = match seat.control {
            SeatControl::Human if !named.is_empty() => named.clone(),
            _ => unnamed(G::Rules::KEY, seat.colour),
        };
    }
    info
}

/// Returns the content of the dialogue for a game's daily deal and challenges.
pub fn daily_view<G: Game>(profile: &GameProfile<G::Rules>) -> DailyDealView {
    let today = daily::today();
    let deal = daily::deal::<G::Rules>(today);
    let opponent = |control: &SeatControl| in_control(*control).map(|opponent| player_name::<G>(Some(opponent)));
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
    DailyDealView { date, seats: seats.collect(), result, times: profile.times(&day), challenges: challenges.collect() }
}

/// Returns the date and the result of the daily deal in words. The flag is true if the deal has not been played yet.
pub fn daily_told<G: Game>(profile: &GameProfile<G::Rules>) -> (String, bool) {
    let view = daily_view::<G>(profile);
    (format!("{}. {}", view.date_text(), view.result_text()), view.times == 0)
}
