//! Matches: begun, continued, loaded, played again.

use std::path::Path;

use bevy::prelude::*;

use super::game::Game;
use super::hosts::{Hosts, host, host_of_match};
use super::save_settings::change_settings;
use super::state::{Front, Play, Screen, WaitingMatch};
use super::{rivals, seats, title};
use crate::board::Pieces;
use crate::core::{GameKey, PresetList as _, Setup};
use crate::locale::{Names, text, text_args, unnamed};
use crate::panels::{SaveRow, SetupDraft, SetupPage, fault, seed};
use crate::record::save::{Latest, Store};
use crate::record::{Match, Seat, share as codes};
use crate::settings::Settings;
use crate::table::{self, Aside, MatchNow, Saves, Table};

/// The match that the title offers to go on with.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), enter_title);
}

/// What the quick save is called in its file, whatever the language; the list shows it in the language in use.
pub const QUICK_SAVE: &str = "Quick save";

/// A seed nobody chose, short enough to be read out.
pub fn any_seed() -> u64 {
    (jiff::Timestamp::now().as_nanosecond().unsigned_abs() % 1_000_000_000) as u64
}

fn deal<G: Game>(
    setup: Setup<G>,
    seats: Vec<Seat>,
    seed: Option<u64>,
    preset: Option<G::Preset>,
) -> Result<Match<G>, String> {
    Match::deal(setup, seats, seed.unwrap_or_else(any_seed), preset).map_err(|error| error.to_string())
}

/// The match of the set-up screen, which must show this game.
///
/// # Errors
/// In plain English, when it cannot be played.
pub fn from_draft<G: Game>(draft: &SetupDraft) -> Result<Match<G>, String> {
    let seed = seed(draft).map_err(crate::panels::Fault::text)?.unwrap_or_else(any_seed);
    let chosen = draft.last::<G>();
    let seats = rivals::seated::<G>(&chosen.seats, seed);
    let setup = Setup { seating: seats.iter().map(|seat| seat.colour).collect(), options: chosen.options };
    deal(setup, seats, Some(seed), G::is_pure(chosen.preset, &chosen.options).then_some(chosen.preset))
}

/// What the set-up screen offers of a game, which it must show.
#[must_use]
pub fn setup_page_of<G: Game>(draft: &SetupDraft) -> SetupPage {
    let typed = Some(&draft.code).filter(|code| !code.trim().is_empty());
    let code = typed.map(|code| codes::read::<G>(code).map(|deal| draft.seed.trim() == deal.seed.to_string()));
    SetupPage { code, ..SetupPage::of::<G>() }
}

/// Takes a set-up that was changed. A code that was typed sets everything up, whatever game it is of.
pub fn change_draft(world: &mut World, mut draft: SetupDraft) {
    if draft.code != world.resource::<Front>().draft.code
        && let Some(host) = world.resource::<Hosts>().of_code(&draft.code)
    {
        host.read_code(&mut draft);
    }
    world.resource_mut::<Front>().draft = draft;
}

/// Has the set-up screen show a game as it was set up last, unless it shows it already.
pub fn show_setup(world: &mut World, game: GameKey) {
    world.resource_mut::<Pieces>().want(game);
    if world.resource::<Front>().draft.game != game
        && let Some(host) = host(world, game)
    {
        let draft = host.last_setup(&world.resource::<Settings>().setups);
        world.resource_mut::<Front>().draft = draft;
    }
}

/// Begins the match of the set-up screen.
///
/// # Errors
/// In the player's words or in plain English, when it cannot be played.
pub fn start(world: &mut World) -> Result<(), String> {
    let draft = world.resource::<Front>().draft.clone();
    host(world, draft.game).map_or(Ok(()), |host| host.start(world, &draft))
}

/// As [`start`], of a set-up that shows this game.
///
/// # Errors
/// As [`start`].
pub fn start_of<G: Game>(world: &mut World, draft: &SetupDraft) -> Result<(), String> {
    if let Some(fault) = fault(draft, &G::PLAYERS) {
        return Err(fault.text());
    }
    let mut game = from_draft::<G>(draft)?;
    if draft.practice {
        game.mark_practice();
    }
    let mut settings = world.resource::<Settings>().clone();
    settings.setups.remember(&draft.last::<G>());
    change_settings(world, settings);
    let draft = &mut world.resource_mut::<Front>().draft;
    draft.seed.clear();
    draft.code.clear();
    open(world, game);
    Ok(())
}

/// Plays the match that is open again, by whom it was set up with: the same deal, or a new one.
///
/// # Errors
/// In plain English, when it cannot be played.
pub fn play_again(world: &mut World, same_deal: bool) -> Result<(), String> {
    host_of_match(world).map_or(Ok(()), |host| host.play_again(world, same_deal))
}

/// As [`play_again`], of a match of this game.
///
/// # Errors
/// As [`play_again`].
pub fn play_again_of<G: Game>(world: &mut World, same_deal: bool) -> Result<(), String> {
    let Some(table) = world.get_resource::<Table<G>>() else { return Ok(()) };
    if same_deal {
        let game = table.from_start()?;
        open_aside(world, game);
    } else {
        let (mut seats, mut setup) = (table.seats_as_set_up(), table.setup().clone());
        if G::UNLIKE_SEATS {
            seats = moved_on(G::KEY, &seats);
            setup.options = G::moved_on(setup.options);
        }
        let preset = table.preset().filter(|preset| preset.options() == setup.options);
        let game = deal(setup, seats, None, preset)?;
        open(world, game);
    }
    Ok(())
}

/// The same players, each one seat further; the last in the first. Who is called by his seat alone is called by the new one.
fn moved_on(game: GameKey, seats: &[Seat]) -> Vec<Seat> {
    let mut moved = seats.to_vec();
    moved.rotate_right(1);
    for (seat, place) in moved.iter_mut().zip(seats) {
        let names = Names::in_game(game, [(seat.colour, seat.name.as_str())]);
        if names.own(seat.colour).is_none() {
            seat.name = unnamed(game, place.colour);
        }
        seat.colour = place.colour;
    }
    moved
}

/// Puts a match on the table and shows it. One of another game is cleared away.
pub fn open<G: Game>(world: &mut World, game: Match<G>) {
    clear_other::<G>(world);
    table::open_match(world, game);
    opened::<G>(world);
}

/// Puts a match that waited back on the table and shows it.
pub fn open_aside<G: Game>(world: &mut World, aside: Aside<G>) {
    clear_other::<G>(world);
    table::open_aside(world, aside);
    opened::<G>(world);
}

/// A match of another game than `G` makes room; it is saved.
pub fn clear_other<G: Game>(world: &mut World) {
    if world.get_resource::<MatchNow>().is_some_and(|now| now.key != G::KEY) {
        close(world);
    }
}

/// Shows the match that was put on the table.
fn opened<G: Game>(world: &mut World) {
    let Some(table) = world.get_resource::<Table<G>>() else { return };
    let seats = table.seats();
    let names = Names::in_game(G::KEY, seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    let sits = seats::sits::<G>(seats);
    world.insert_resource(Play { names, sits, ..Play::default() });
    world.resource_mut::<Front>().overlays.clear();
    title::played(world, G::KEY);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
}

/// Clears the table, whatever game lies on it.
pub fn close(world: &mut World) {
    if let Some(host) = host_of_match(world) {
        host.close(world);
    }
}

/// Takes the match off the table and shows the title.
pub fn to_title(world: &mut World) {
    close(world);
    world.insert_resource(Play::default());
    world.resource_mut::<Front>().overlays.clear();
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Title);
}

/// Opens a saved match, whatever game it is of.
///
/// # Errors
/// In plain English, with file and line.
pub fn load(world: &mut World, path: &Path) -> Result<(), String> {
    let host = world.resource::<Hosts>().of_save(path)?;
    host.open(world, host.load(path)?);
    Ok(())
}

/// When something was saved, in the player's own time.
fn when(moment: jiff::Timestamp) -> String {
    moment.to_zoned(jiff::tz::TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}

/// The matches that can go on, the newest first.
#[must_use]
pub fn waiting(saves: &Saves) -> Vec<WaitingMatch> {
    saves.0.unfinished().iter().map(told).collect()
}

fn told(latest: &Latest) -> WaitingMatch {
    let seats = &latest.summary.seats;
    let called = Names::in_game(latest.game, seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    let names: Vec<String> = seats.iter().map(|seat| called.of(seat.colour)).collect();
    let names = names.join(&text("list-comma"));
    let (round, when) = (latest.summary.round, when(latest.meta.created));
    let args = [("names", names.as_str().into()), ("round", round.into()), ("when", when.as_str().into())];
    WaitingMatch {
        game: latest.game,
        path: latest.path.clone(),
        words: text_args("ui-latest", &args),
        names,
        round,
        when,
    }
}

/// The saved matches as the list shows them.
#[must_use]
pub fn save_rows(store: &Store) -> Vec<SaveRow> {
    use crate::record::save::State;
    let row = |listed: crate::record::save::Listed| {
        let points = |colour| listed.summary.points.iter().find(|(c, _)| *c == colour).map_or(0, |(_, points)| *points);
        let names = listed.summary.seats.iter().map(|seat| (seat.colour, seat.name.as_str()));
        let called = match listed.game {
            Some(game) => Names::in_game(game, names),
            None => Names::new(names),
        };
        let players: Vec<String> = listed
            .summary
            .seats
            .iter()
            .map(|seat| format!("{} {}", called.of(seat.colour), points(seat.colour)))
            .collect();
        let name = if listed.auto && listed.state == State::Ok {
            text_args("ui-autosave", &[("round", listed.summary.round.into())])
        } else {
            save_name(&listed.name)
        };
        SaveRow {
            name: if listed.summary.over { text_args("ui-save-over", &[("name", name.into())]) } else { name },
            when: listed.when.map(when).unwrap_or_default(),
            players: players.join(&text("list-comma")),
            broken: match &listed.state {
                State::Ok => None,
                State::Broken(reason) => Some(reason.clone()),
            },
            path: listed.path,
        }
    };
    store.list().into_iter().map(row).collect()
}

/// What a save is called on the screen.
#[must_use]
pub fn save_name(name: &str) -> String {
    if name == QUICK_SAVE { text("ui-quick-save") } else { name.to_owned() }
}

/// Finds out which matches can go on.
pub fn enter_title(mut front: ResMut<Front>, saves: Option<Res<Saves>>) {
    front.waiting = saves.map(|saves| waiting(&saves)).unwrap_or_default();
}
