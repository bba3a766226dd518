//! The plugin of a game, and its [`DynGame`], which handles whole matches for callers that know the game only by its key.

use std::marker::PhantomData;
use std::path::Path;

use bevy::prelude::*;

use super::game::Game;
use super::game_registry::{DynGame, GameRegistry, ResumeMatchFn, Suspended};
use super::{
    academy, accessibility, advance_focus, coach, codex, display, draw_panels, focus, input, language, match_log,
    matches, narrate, opponents, pick, puzzles, replay, run_intents, share, sounds, statistics, thinking_line,
};
use orrery_board::GameBoardPlugin;
use orrery_cli::AnyGameValue;
use orrery_core::Rules as _;
use orrery_core::{GameKey, RuleOptions as _};
use orrery_record::save::load_file;
use orrery_record::{Match, share as codes};
use orrery_settings::{AppFolders, LastSetups};
use orrery_sound::SoundCuesPlugin;
use orrery_table::{self as table, Table, TablePlugin};
use orrery_ui::{SetupDraft, SetupPage, Toast, UiIntent, with_deal};

/// The plugin that adds a game to the program: its table, its board, its sounds, and its part of every feature that shows
/// matches. Requires [`super::AppPlugin`].
pub struct GamePlugin<G>(PhantomData<fn() -> G>);

impl<G> Default for GamePlugin<G> {
    fn default() -> Self {
        GamePlugin(PhantomData)
    }
}

impl<G: Game> Plugin for GamePlugin<G> {
    fn build(&self, app: &mut App) {
        app.add_plugins((TablePlugin::<G>::default(), SoundCuesPlugin::<G>::default()));
        app.add_plugins(GameBoardPlugin::<G>::default());
        G::install(app);
        app.add_plugins((display::game_plugin::<G>, draw_panels::game_plugin::<G>, focus::game_plugin::<G>))
            .add_plugins((input::game_plugin::<G>, language::game_plugin::<G>, match_log::game_plugin::<G>))
            .add_plugins((accessibility::game_plugin::<G>, narrate::game_plugin::<G>))
            .add_plugins((pick::game_plugin::<G>, advance_focus::game_plugin::<G>))
            .add_plugins((enter::<G>, sounds::game_plugin::<G>))
            .add_plugins((
                academy::game_plugin::<G>,
                codex::game_plugin::<G>,
                coach::game_plugin::<G>,
                replay::game_plugin::<G>,
                thinking_line::game_plugin::<G>,
                puzzles::game_plugin::<G>,
                statistics::game_plugin::<G>,
            ));
    }
}

/// Registers a game with the program.
fn enter<G: Game>(app: &mut App) {
    app.init_resource::<GameRegistry>()
        .world_mut()
        .resource_mut::<GameRegistry>()
        .add(const { &DynGameAdapter::<G>::new() });
}

/// The game `G` as a [`DynGame`].
pub struct DynGameAdapter<G>(PhantomData<fn() -> G>);

impl<G> DynGameAdapter<G> {
    /// Creates the [`DynGame`] of `G`.
    pub const fn new() -> Self {
        DynGameAdapter(PhantomData)
    }
}

impl<G> Default for DynGameAdapter<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// Defines the values of a game for the registry, at the end of its window crate: `host!(ItsTypeInTheWindow);`.
///
/// `inline(never)` keeps the generic code of the shared crates compiled in the game's crate. If these functions were inlined, the
/// program's crate would compile all of it again.
#[macro_export]
macro_rules! host {
    ($game:ty) => {
        /// Returns the game for the window.
        #[inline(never)]
        pub fn host() -> &'static dyn $crate::DynGame {
            const { &$crate::DynGameAdapter::<$game>::new() }
        }

        /// Returns the game for the picture gallery.
        #[inline(never)]
        pub fn gallery_game() -> &'static dyn $crate::gallery::GalleryGame {
            const { &$crate::gallery::GalleryGameAdapter::<$game>::new() }
        }
    };
}

impl<G: Game> DynGame for DynGameAdapter<G> {
    fn key(&self) -> GameKey {
        G::Rules::KEY
    }

    fn number(&self) -> u32 {
        G::Rules::NUMBER
    }

    fn add(&self, app: &mut App, folders: &AppFolders) -> Option<Toast> {
        let (book, problem) = statistics::load::<G>(folders);
        app.add_plugins(GamePlugin::<G>::default()).insert_resource(book);
        problem
    }

    fn last_setup(&self, setups: &LastSetups, options: &[String]) -> SetupDraft {
        let mut last = matches::last_or_first::<G>(setups);
        // Invalid options were already reported when the command line was read.
        let _ = last.options.set_each(options);
        SetupDraft::of::<G>(last)
    }

    fn setup_page(&self, draft: &SetupDraft) -> SetupPage {
        matches::setup_page_of::<G>(draft)
    }

    fn read_code(&self, draft: &mut SetupDraft) {
        if let Ok(deal) = codes::read::<G::Rules>(&draft.code) {
            with_deal::<G>(draft, &deal);
        }
    }

    fn carry_out(&self, commands: &mut Commands, intent: UiIntent) {
        commands.run_system_cached_with(run_intents::carry_out::<G>, intent);
    }

    fn start(&self, commands: &mut Commands, draft: SetupDraft) {
        commands.run_system_cached_with(matches::start_of::<G>, draft);
    }

    fn begin_deal(&self, commands: &mut Commands, challenge: Option<usize>) {
        commands.run_system_cached_with(share::begin_deal::<G>, challenge);
    }

    fn play_again(&self, commands: &mut Commands, same_deal: bool) {
        commands.run_system_cached_with(matches::play_again_of::<G>, same_deal);
    }

    fn load(&self, path: &Path) -> Result<AnyGameValue, String> {
        load_file::<G::Rules>(path)
            .map(|(game, _)| AnyGameValue::new::<G::Rules>(game))
            .map_err(|error| error.to_string())
    }

    fn open(&self, commands: &mut Commands, game: AnyGameValue) {
        if let Some(game) = game.take::<Match<G::Rules>>() {
            matches::open_read::<G>(commands, game);
        }
    }

    fn begin(&self, commands: &mut Commands, game: AnyGameValue) {
        if let Some(mut game) = game.take::<Match<G::Rules>>() {
            opponents::introduce::<G>(&mut game);
            matches::open_read::<G>(commands, game);
        }
    }

    fn open_lesson(&self, commands: &mut Commands, lesson: AnyGameValue) {
        if let Some(lesson) = lesson.take() {
            academy::open::<G>(commands, lesson);
        }
    }

    fn open_puzzle(&self, commands: &mut Commands, puzzle: AnyGameValue) {
        if let Some(puzzle) = puzzle.take() {
            puzzles::open_own::<G>(commands, puzzle);
        }
    }

    fn watch(&self, commands: &mut Commands, game: AnyGameValue) {
        if let Some(game) = game.take::<Match<G::Rules>>() {
            replay::watch_read::<G>(commands, game);
        }
    }

    fn export(&self, commands: &mut Commands, ron: bool) {
        commands.run_system_cached_with(share::export::<G>, ron);
    }

    fn close(&self, commands: &mut Commands) {
        commands.queue(table::close_match::<G::Rules>);
    }

    fn finish(&self, commands: &mut Commands) {
        commands.run_system_cached(statistics::finish::<G>);
    }

    fn set_aside(&self, commands: &mut Commands) {
        commands.run_system_cached(suspend::<G>);
    }
}

/// Sets aside the match on the table, unless it replays a record.
fn suspend<G: Game>(table: Option<Res<Table<G::Rules>>>, mut suspended: ResMut<Suspended>) {
    suspended.0 = table.filter(|table| !table.is_replay()).map(|table| -> ResumeMatchFn {
        let aside = table.set_aside();
        Box::new(move |commands| matches::open_aside::<G>(commands, aside))
    });
}
