//! Starts, continues, loads and replays matches.

use std::path::Path;

use bevy::prelude::*;

use super::game::Game;
use super::game_registry::{GameRegistry, dyn_game, dyn_game_of_match};
use super::save_settings::change_settings;
use super::state::{MatchUiState, MenuState, Screen};
use super::{opponents, seats, title};
use orrery_board::PieceImages;
use orrery_core::Rules as _;
use orrery_core::{GameKey, PresetList as _, Setup};
use orrery_learn::game_types;
use orrery_locale::{PlayerNames, text, unnamed};
use orrery_record::save::ResumeResult;
use orrery_record::{Match, Seat, any_seed, daily, share as codes};
use orrery_settings::{LastSetup, LastSetups, Settings};
use orrery_table::{self as table, MatchStatus, Saves, SuspendedMatch, Table};
use orrery_ui::{SetupDraft, SetupPage, Toast, fault, pick_fault, seed};

/// The name of the quick save in its file, the same in every language. The list of saves shows it in the current language.
pub const QUICK_SAVE: &str = "Quick save";

/// The seconds for which the message about a loaded match is shown.
const TOLD: f32 = 9.0;

fn deal<G: Game>(
    setup: Setup<G::Rules>,
    seats: Vec<Seat>,
    seed: Option<u64>,
    preset: Option<game_types::Preset<G>>,
) -> Result<Match<G::Rules>, String> {
    Match::deal(setup, seats, seed.unwrap_or_else(any_seed), preset).map_err(|error| error.to_string())
}

/// Builds the match from a draft of this game.
///
/// # Errors
/// Returns a message in plain English if the match cannot be played.
pub fn from_draft<G: Game>(draft: &SetupDraft) -> Result<Match<G::Rules>, String> {
    let seed = seed(draft).map_err(orrery_ui::SetupProblem::text)?.unwrap_or_else(any_seed);
    let chosen = draft.last::<G>();
    let mut seats = opponents::seated::<G>(&chosen.seats, seed);
    let mut setup = Setup { seating: seats.iter().map(|seat| seat.colour).collect(), options: chosen.options };
    if G::Rules::rotates_seats(&setup, seed) {
        seats = moved_on(G::Rules::KEY, &seats);
        setup.options = G::Rules::with_seats_rotated(setup.options);
    }
    // A code from an older version of the rules gives the same deal as in that version.
    let typed = codes::read::<G::Rules>(&draft.code).ok().filter(|deal| deal.seed == seed);
    let version = typed.map_or(G::Rules::RULES_VERSION, |deal| G::Rules::rules_version(&deal.setup.options));
    if version < G::Rules::RULES_VERSION {
        G::Rules::use_rules_of(version, &mut setup.options);
    }
    deal::<G>(setup, seats, Some(seed), G::is_pure(chosen.preset, &chosen.options).then_some(chosen.preset))
}

/// Builds the set-up page for a draft of this game.
pub fn setup_page_of<G: Game>(draft: &SetupDraft) -> SetupPage {
    let typed = Some(&draft.code).filter(|code| !code.trim().is_empty());
    let code = typed.map(|code| codes::read::<G::Rules>(code).map(|deal| draft.seed.trim() == deal.seed.to_string()));
    SetupPage { code, ..SetupPage::of::<G>() }
}

/// Applies a changed set-up. A typed share code of any game replaces the whole set-up.
pub fn change_draft(world: &mut World, mut draft: SetupDraft) {
    if draft.code != world.resource::<MenuState>().draft.code
        && let Some(dyn_game) = world.resource::<GameRegistry>().of_code(&draft.code)
    {
        dyn_game.read_code(&mut draft);
    }
    world.resource_mut::<MenuState>().draft = draft;
}

/// Returns the last set-up of a game, or the game's proposed preset if none is stored.
pub fn last_or_first<G: Game>(setups: &LastSetups) -> LastSetup<G::Rules> {
    setups.kept::<G::Rules>().unwrap_or_else(|| {
        let preset = G::first_preset();
        LastSetup { preset, options: preset.options(), ..LastSetup::default() }
    })
}

/// Shows the last set-up of a game on the set-up screen, unless the screen already shows that game.
pub fn show_setup(world: &mut World, game: GameKey) {
    world.resource_mut::<PieceImages>().want(game);
    if world.resource::<MenuState>().draft.game != game
        && let Some(dyn_game) = dyn_game(world, game)
    {
        let draft = dyn_game.last_setup(&world.resource::<Settings>().setups, &[]);
        world.resource_mut::<MenuState>().draft = draft;
    }
}

/// Starts the match of the set-up screen.
///
/// # Errors
/// Returns a message, in the player's language or in plain English, if the match cannot be played.
pub fn start(world: &mut World) -> Result<(), String> {
    let draft = world.resource::<MenuState>().draft.clone();
    dyn_game(world, draft.game).map_or(Ok(()), |host| host.start(world, &draft))
}

/// Starts the match of a set-up of this game; see [`start`].
///
/// # Errors
/// Returns a message in the same cases as [`start`].
pub fn start_of<G: Game>(world: &mut World, draft: &SetupDraft) -> Result<(), String> {
    if let Some(fault) = fault(draft, &G::Rules::PLAYERS).or_else(|| pick_fault::<G>(draft)) {
        return Err(fault.text());
    }
    let mut game = from_draft::<G>(draft)?;
    if draft.practice {
        game.mark_practice();
    }
    if !draft.seed.trim().is_empty() {
        game.mark_known_deal();
    }
    let mut settings = world.resource::<Settings>().clone();
    settings.setups.remember(&draft.last::<G>());
    change_settings(world, settings);
    let draft = &mut world.resource_mut::<MenuState>().draft;
    draft.seed.clear();
    draft.code.clear();
    open::<G>(world, game);
    Ok(())
}

/// Plays the open match again with the players of its set-up, with the same deal or a new one.
///
/// # Errors
/// Returns a message in plain English if the match cannot be played.
pub fn play_again(world: &mut World, same_deal: bool) -> Result<(), String> {
    dyn_game_of_match(world).map_or(Ok(()), |host| host.play_again(world, same_deal))
}

/// Plays the open match of this game again; see [`play_again`].
///
/// # Errors
/// Returns a message in the same cases as [`play_again`].
pub fn play_again_of<G: Game>(world: &mut World, same_deal: bool) -> Result<(), String> {
    let Some(table) = world.get_resource::<Table<G::Rules>>() else { return Ok(()) };
    if same_deal {
        let game = table.from_start(|game| daily::day_of(game, daily::today()).is_some())?;
        open_aside::<G>(world, game);
    } else {
        let (mut seats, mut setup) = (table.seats_as_set_up(), table.setup().clone());
        if G::Rules::ASYMMETRIC_SEATS {
            seats = moved_on(G::Rules::KEY, &seats);
            setup.options = G::Rules::with_seats_rotated(setup.options);
        }
        // The next match uses the current version of the rules.
        G::Rules::use_rules_of(G::Rules::RULES_VERSION, &mut setup.options);
        let preset = table.preset().filter(|preset| preset.options() == setup.options);
        let game = deal::<G>(setup, seats, None, preset)?;
        open::<G>(world, game);
    }
    let mut play = world.resource_mut::<MatchUiState>();
    (play.rematch, play.swapped) = (true, !same_deal && G::Rules::ASYMMETRIC_SEATS);
    Ok(())
}

/// Returns the same players, each moved to the next seat, and the last one to the first. A player without a name of their own is
/// named after the new seat.
fn moved_on(game: GameKey, seats: &[Seat]) -> Vec<Seat> {
    let mut moved = seats.to_vec();
    moved.rotate_right(1);
    for (seat, place) in moved.iter_mut().zip(seats) {
        let names = PlayerNames::in_game(game, [(seat.colour, seat.name.as_str())]);
        if names.own(seat.colour).is_none() {
            seat.name = unnamed(game, place.colour);
        }
        seat.colour = place.colour;
    }
    moved
}

/// Puts a match on the table and shows it. A match of another game is closed.
pub fn open<G: Game>(world: &mut World, game: Match<G::Rules>) {
    clear_other::<G>(world);
    table::open_match(world, game);
    opened::<G>(world);
}

/// Puts a match that was set aside back on the table and shows it.
pub fn open_aside<G: Game>(world: &mut World, aside: SuspendedMatch<G::Rules>) {
    clear_other::<G>(world);
    table::open_suspended(world, aside);
    opened::<G>(world);
}

/// Saves and closes an open match of a game other than `G`.
pub fn clear_other<G: Game>(world: &mut World) {
    if world.get_resource::<MatchStatus>().is_some_and(|now| now.key != G::Rules::KEY) {
        close(world);
    }
}

/// Shows the match that is on the table.
fn opened<G: Game>(world: &mut World) {
    let Some(table) = world.get_resource::<Table<G::Rules>>() else { return };
    let seats = table.seats();
    let names = PlayerNames::in_game(G::Rules::KEY, seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    let sits = seats::sits::<G>(seats);
    world.insert_resource(MatchUiState { names, sits, ..MatchUiState::default() });
    world.resource_mut::<MenuState>().overlays.clear();
    title::played(world, G::Rules::KEY);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
}

/// Closes the open match, whatever its game.
pub fn close(world: &mut World) {
    if let Some(dyn_game) = dyn_game_of_match(world) {
        dyn_game.close(world);
    }
}

/// Closes the match and shows the title.
pub fn to_title(world: &mut World) {
    close(world);
    world.insert_resource(MatchUiState::default());
    world.resource_mut::<MenuState>().overlays.clear();
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Title);
}

/// Opens a saved match of any game.
///
/// # Errors
/// Returns a message in plain English, with file and line, if the match cannot be read.
pub fn load(world: &mut World, path: &Path) -> Result<(), String> {
    let host = world.resource::<GameRegistry>().of_save(path)?;
    host.open(world, host.load(path)?);
    Ok(())
}

/// Opens a match read from a file. If another save continues the same match further, the opened match becomes a separate one, and
/// the player is informed.
pub fn open_read<G: Game>(world: &mut World, game: Match<G::Rules>) {
    // Closing the match on the table writes its autosave, which records how far it has been played.
    close(world);
    let (game, fork) = match world.get_resource::<Saves>() {
        Some(saves) => saves.0.match_to_continue(game),
        None => (game, ResumeResult::Same),
    };
    open::<G>(world, game);
    if fork == ResumeResult::Branch {
        let told = Toast::news(text("ui-load-practice"));
        world.resource_mut::<MenuState>().toasts.push(Toast { left: TOLD, ..told });
    }
}

/// Returns the displayed name of a save.
pub fn save_name(name: &str) -> String {
    if name == QUICK_SAVE { text("ui-quick-save") } else { name.to_owned() }
}
