//! Matches: begun, continued, loaded, played again.

use std::path::Path;

use bevy::prelude::*;

use super::game::Game;
use super::state::{Front, Play, Screen, WaitingMatch};
use super::{seats, title};
use crate::games::alien_frontiers::AlienFrontiers;
use crate::games::alien_frontiers::record::{Match, MatchInfo};
use crate::locale::{Names, text, text_args};
use crate::panels::{SaveRow, SetupDraft, called, seed};
use crate::record::save::{Latest, Store, load_file};
use crate::record::{Control, Seat};
use crate::rules::{Options, Preset, Setup};
use crate::settings::Settings;
use crate::table::{self, Aside, Saves, Table};

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

fn deal(setup: Setup, seats: Vec<Seat>, seed: Option<u64>, preset: Option<Preset>) -> Result<Match, String> {
    Match::deal(setup, seats, seed.unwrap_or_else(any_seed), preset).map_err(|error| error.to_string())
}

/// The match of the set-up screen.
///
/// # Errors
/// In plain English, when it cannot be played.
pub fn from_draft(draft: &SetupDraft) -> Result<Match, String> {
    let seed = seed(draft).map_err(crate::panels::Fault::text)?;
    let chosen = &draft.setup;
    let seats: Vec<Seat> = chosen
        .seats
        .iter()
        .map(|seat| Seat {
            colour: seat.colour,
            name: called(seat),
            control: seat.opponent().map_or(Control::Human, Control::Ai),
        })
        .collect();
    let setup = Setup { seating: seats.iter().map(|seat| seat.colour).collect(), options: chosen.options };
    let first_player = chosen.options.first_player;
    let pure = Options { first_player, ..chosen.preset.options() } == chosen.options;
    deal(setup, seats, seed, pure.then_some(chosen.preset))
}

/// The same seats again: the same deal, or a new one.
///
/// # Errors
/// In plain English, when it cannot be played.
pub fn again(info: &MatchInfo, same_deal: bool) -> Result<Match, String> {
    if same_deal {
        return Match::new(info.clone()).map_err(|error| error.to_string());
    }
    deal(info.setup.clone(), info.seats.clone(), None, info.preset)
}

/// Puts a match on the table and shows it.
pub fn open(world: &mut World, game: Match) {
    table::open_match(world, game);
    opened::<AlienFrontiers>(world);
}

/// Puts a match that waited back on the table and shows it.
pub fn open_aside<G: Game>(world: &mut World, aside: Aside<G>) {
    table::open_aside(world, aside);
    opened::<G>(world);
}

/// Shows the match that was put on the table.
fn opened<G: Game>(world: &mut World) {
    let Some(table) = world.get_resource::<Table<G>>() else { return };
    let seats = &table.info().seats;
    let names = Names::new(seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    let sits = seats::sits(seats);
    world.insert_resource(Play { names, sits, ..Play::default() });
    world.resource_mut::<Front>().overlays.clear();
    title::played(world, G::KEY);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
}

/// Takes the match off the table and shows the title.
pub fn to_title(world: &mut World) {
    table::close_match::<AlienFrontiers>(world);
    world.insert_resource(Play::default());
    world.resource_mut::<Front>().overlays.clear();
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Title);
}

/// Opens a saved match.
///
/// # Errors
/// In plain English, with file and line.
pub fn load(world: &mut World, path: &Path) -> Result<(), String> {
    let (game, _) = load_file::<AlienFrontiers>(path).map_err(|error| error.to_string())?;
    open(world, game);
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
    let called = Names::new(seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
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
        let called = Names::new(listed.summary.seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
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

/// Remembers the set-up for the next time.
pub fn remember(settings: &mut Settings, draft: &SetupDraft) {
    settings.setups.first = draft.setup.clone();
}

/// Finds out which matches can go on.
pub fn enter_title(mut front: ResMut<Front>, saves: Option<Res<Saves>>) {
    front.waiting = saves.map(|saves| waiting(&saves)).unwrap_or_default();
}
