//! Starts, continues, loads and replays matches.

use bevy::prelude::*;

use super::game::Game;
use super::game_registry::{GameRegistry, Suspended};
use super::save_settings::SettingsStore;
use super::state::{MatchUiState, MenuState, Screen, Screens, Session};
use super::{opponents, seats, title};
use orrery_board::ArtImages;
use orrery_core::Rules as _;
use orrery_core::{GameKey, RulePreset as _, Setup};
use orrery_learn::game_types;
use orrery_locale::{PlayerNames, text, unnamed};
use orrery_record::save::ResumeResult;
use orrery_record::{Match, Seat, any_seed, daily, share as codes};
use orrery_settings::{LastSetup, LastSetups, Settings};
use orrery_table::{self as table, MatchStatus, SharedSaveStore, SuspendedMatch, Table};
use orrery_ui::{Overlay, SetupDraft, SetupPage, Toast, fault, pick_fault, seed};

/// The name of the quick save in its file, the same in every language. The list of saves shows it in the current language.
pub const QUICK_SAVE: &str = "Quick save";

/// The time for which the message about a loaded match is shown, in seconds.
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
pub fn change_draft(menus: &mut MenuState, hosts: &GameRegistry, mut draft: SetupDraft) {
    if draft.code != menus.draft.code
        && let Some(host) = hosts.of_code(&draft.code)
    {
        host.read_code(&mut draft);
    }
    menus.draft = draft;
}

/// Returns the last set-up of a game, or the game's proposed preset if none is stored.
pub fn last_or_first<G: Game>(setups: &LastSetups) -> LastSetup<G::Rules> {
    setups.kept::<G::Rules>().unwrap_or_else(|| {
        let preset = G::first_preset();
        LastSetup { preset, options: preset.options(), ..LastSetup::default() }
    })
}

/// Shows the last set-up of a game on the set-up screen, unless the screen already shows that game.
pub fn show_setup(
    In(game): In<GameKey>,
    (settings, hosts): (Res<Settings>, Res<GameRegistry>),
    mut art: ResMut<ArtImages>,
    mut menus: ResMut<MenuState>,
) {
    art.want(game);
    if menus.draft.game != game
        && let Some(host) = hosts.of(game)
    {
        menus.draft = host.last_setup(&settings.setups, &[]);
    }
}

/// Starts the match of a set-up of this game. If the match cannot be played, shows the reason.
pub fn start_of<G: Game>(In(draft): In<SetupDraft>, mut store: SettingsStore, mut commands: Commands) {
    let fault = fault(&draft, &G::Rules::PLAYERS).or_else(|| pick_fault::<G>(&draft));
    let dealt = fault.map_or_else(|| from_draft::<G>(&draft), |fault| Err(fault.text()));
    let Some(mut game) = store.files.menus.value_of(dealt) else { return };
    if draft.practice {
        game.mark_practice();
    }
    if !draft.seed.trim().is_empty() {
        game.mark_known_deal();
    }
    let mut settings = store.settings.clone();
    settings.setups.remember(&draft.last::<G>());
    store.change(settings);
    let draft = &mut store.files.menus.draft;
    draft.seed.clear();
    draft.code.clear();
    put::<G>(&mut commands, game);
}

/// Plays the open match of this game again with the players of its set-up, with the same deal or a new one. If the match cannot
/// be played, shows the reason.
pub fn play_again_of<G: Game>(
    In(same_deal): In<bool>,
    table: Option<Res<Table<G::Rules>>>,
    mut menus: ResMut<MenuState>,
    mut commands: Commands,
) {
    let Some(table) = table else { return };
    if same_deal {
        let dealt = table.from_start(|game| daily::day_of(game, daily::today()).is_some());
        let Some(game) = menus.value_of(dealt) else { return };
        show::<G>(&mut commands, (true, false), game);
    } else {
        let (mut seats, mut setup) = (table.seats_as_set_up(), table.setup().clone());
        if G::Rules::ASYMMETRIC_SEATS {
            seats = moved_on(G::Rules::KEY, &seats);
            setup.options = G::Rules::with_seats_rotated(setup.options);
        }
        // The next match uses the current version of the rules.
        G::Rules::use_rules_of(G::Rules::RULES_VERSION, &mut setup.options);
        let preset = table.preset().filter(|preset| preset.options() == setup.options);
        let Some(game) = menus.value_of(deal::<G>(setup, seats, None, preset)) else { return };
        show::<G>(&mut commands, (true, G::Rules::ASYMMETRIC_SEATS), game.into());
    }
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
    put::<G>(&mut world.commands(), game);
    world.flush();
}

/// Puts a match on the table and shows it. A match of another game is closed.
pub fn put<G: Game>(commands: &mut Commands, game: Match<G::Rules>) {
    show::<G>(commands, (false, false), game.into());
}

/// Puts a match that was set aside back on the table and shows it.
pub fn open_aside<G: Game>(commands: &mut Commands, aside: SuspendedMatch<G::Rules>) {
    show::<G>(commands, (false, false), aside);
}

/// Puts a match on the table and shows it. `again` is passed to [`opened`].
fn show<G: Game>(commands: &mut Commands, again: (bool, bool), game: SuspendedMatch<G::Rules>) {
    commands.run_system_cached_with(close_other, G::Rules::KEY);
    commands.queue(move |world: &mut World| table::open_match(world, game));
    commands.run_system_cached_with(opened::<G>, again);
}

/// Saves and closes an open match of another game than this one.
fn close_other(
    In(key): In<GameKey>,
    status: Option<Res<MatchStatus>>,
    hosts: Res<GameRegistry>,
    mut commands: Commands,
) {
    let other = status.map(|now| now.key).filter(|&open| open != key);
    if let Some(host) = other.and_then(|other| hosts.of(other)) {
        host.close(&mut commands);
    }
}

/// Shows the match that is on the table. The input states whether the same players also played the previous match, and whether
/// they had other seats in that match.
fn opened<G: Game>(
    In((rematch, swapped)): In<(bool, bool)>,
    table: Option<Res<Table<G::Rules>>>,
    mut screens: Screens,
    mut commands: Commands,
) {
    let Some(table) = table else { return };
    screens.open(Session::Match, MatchUiState { rematch, swapped, ..seats::panels::<G>(table.seats()) });
    if table.is_over() {
        screens.show(Screen::End);
    }
    commands.run_system_cached_with(title::played, G::Rules::KEY);
}

/// Puts the match of a lesson, a puzzle or an example on the table, and shows it with these panels.
pub fn open_practice<G: Game>(commands: &mut Commands, session: Session, game: Match<G::Rules>, panels: MatchUiState) {
    commands.run_system_cached_with(close_other, G::Rules::KEY);
    commands.queue(move |world: &mut World| table::open_practice(world, game));
    commands.run_system_cached_with(show_practice, (session, panels));
}

fn show_practice(In((session, panels)): In<(Session, MatchUiState)>, mut screens: Screens) {
    screens.open(session, panels);
}

/// Sets the open match of any game aside, to make room for a lesson, a puzzle, an example or a replay. If one of these is open, the
/// match that was set aside for it remains set aside.
pub fn set_aside(
    (session, status): (Option<Res<State<Session>>>, Option<Res<MatchStatus>>),
    hosts: Res<GameRegistry>,
    mut suspended: ResMut<Suspended>,
    mut commands: Commands,
) {
    if session.is_some_and(|session| *session.get() != Session::Match) {
        return;
    }
    match status.and_then(|now| hosts.of(now.key)) {
        Some(host) => host.set_aside(&mut commands),
        None => suspended.0 = None,
    }
}

/// Restores the match that was set aside, or shows the title. Then opens `list`, if there is one.
pub fn resume(In(list): In<Option<Overlay>>, mut suspended: ResMut<Suspended>, mut commands: Commands) {
    match suspended.0.take() {
        Some(back) => back(&mut commands),
        None => commands.run_system_cached(to_title),
    }
    if let Some(list) = list {
        commands.run_system_cached_with(|In(list): In<Overlay>, mut menus: ResMut<MenuState>| menus.open(list), list);
    }
}

/// Removes the data of a session that ends.
pub fn forget<R: Resource>(mut commands: Commands) {
    commands.remove_resource::<R>();
}

/// Closes the open match, whatever its game.
pub fn close(status: Option<Res<MatchStatus>>, hosts: Res<GameRegistry>, mut commands: Commands) {
    if let Some(host) = status.and_then(|now| hosts.of(now.key)) {
        host.close(&mut commands);
    }
}

/// Closes the match and shows the title.
pub fn to_title(mut screens: Screens, mut commands: Commands) {
    *screens.play = MatchUiState::default();
    screens.show(Screen::Title);
    commands.run_system_cached(close);
}

/// Opens a match read from a file. If another save continues the same match further, the opened match becomes a separate one, and
/// the player is informed.
pub fn open_read<G: Game>(commands: &mut Commands, game: Match<G::Rules>) {
    // Closing the match on the table writes its autosave, which records how far it has been played.
    commands.run_system_cached(close);
    commands.run_system_cached_with(continue_read::<G>, game);
}

fn continue_read<G: Game>(
    In(game): In<Match<G::Rules>>,
    saves: Option<Res<SharedSaveStore>>,
    mut menus: ResMut<MenuState>,
    mut commands: Commands,
) {
    let (game, fork) = match saves {
        Some(saves) => saves.0.match_to_continue(game),
        None => (game, ResumeResult::Same),
    };
    put::<G>(&mut commands, game);
    if fork == ResumeResult::Branch {
        let told = Toast::news(text("ui-load-practice"));
        menus.toasts.push(Toast { left: TOLD, ..told });
    }
}

/// Returns the displayed name of a save.
pub fn save_name(name: &str) -> String {
    if name == QUICK_SAVE { text("ui-quick-save") } else { name.to_owned() }
}
