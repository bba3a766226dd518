//! The plugin of a game, and its [`DynGame`], which handles whole matches for callers that know the game only by its key.

use std::marker::PhantomData;
use std::path::Path;

use bevy::prelude::*;

use super::academy::{self, ActiveLesson};
use super::codex::example::OpenExample;
use super::game::Game;
use super::game_registry::{DynGame, GameRegistry, ResumeMatchFn, dyn_game_of_match, set_aside};
use super::puzzles::{self, OpenPuzzle};
use super::{
    accessibility, advance_focus, coach, codex, display, draw_panels, focus, input, language, match_log, matches,
    narrate, opponents, pick, replay, run_intents, share, sounds, statistics, thinking_line,
};
use orrery_board::GameBoardPlugin;
use orrery_cli::GameContent;
use orrery_core::Rules as _;
use orrery_core::{GameKey, OptionList as _};
use orrery_locale::text;
use orrery_record::save::load_file;
use orrery_record::{Match, share as codes};
use orrery_settings::{Folders, LastSetups};
use orrery_sound::SoundCuesPlugin;
use orrery_table::{self as table, Table, TablePlugin};
use orrery_ui::{SetupDraft, SetupPage, Toast, with_deal};

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
            .add_plugins((enter::<G>, run_intents::game_plugin::<G>, sounds::game_plugin::<G>))
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
        .add(const { &DynGameOf::<G>::new() });
}

/// The game `G` as a [`DynGame`].
pub struct DynGameOf<G>(PhantomData<fn() -> G>);

impl<G> DynGameOf<G> {
    /// Creates the [`DynGame`] of `G`.
    pub const fn new() -> Self {
        DynGameOf(PhantomData)
    }
}

impl<G> Default for DynGameOf<G> {
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
            const { &$crate::DynGameOf::<$game>::new() }
        }

        /// Returns the game for the picture gallery.
        #[inline(never)]
        pub fn gallery_game() -> &'static dyn $crate::gallery::GalleryGame {
            const { &$crate::gallery::GalleryGameOf::<$game>::new() }
        }
    };
}

impl<G: Game> DynGame for DynGameOf<G> {
    fn key(&self) -> GameKey {
        G::Rules::KEY
    }

    fn number(&self) -> u32 {
        G::Rules::NUMBER
    }

    fn add(&self, app: &mut App, folders: &Folders) -> Option<Toast> {
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

    fn start(&self, world: &mut World, draft: &SetupDraft) -> Result<(), String> {
        matches::start_of::<G>(world, draft)
    }

    fn begin_daily(&self, world: &mut World) -> Result<(), String> {
        share::begin_daily::<G>(world)
    }

    fn begin_challenge(&self, world: &mut World, challenge: usize) -> Result<(), String> {
        share::begin_challenge::<G>(world, challenge)
    }

    fn play_again(&self, world: &mut World, same_deal: bool) -> Result<(), String> {
        matches::play_again_of::<G>(world, same_deal)
    }

    fn load(&self, path: &Path) -> Result<GameContent, String> {
        load_file::<G::Rules>(path)
            .map(|(game, _)| GameContent::new::<G::Rules>(game))
            .map_err(|error| error.to_string())
    }

    fn open(&self, world: &mut World, game: GameContent) {
        if let Some(game) = game.take::<Match<G::Rules>>() {
            matches::open_read::<G>(world, game);
        }
    }

    fn begin(&self, world: &mut World, game: GameContent) {
        if let Some(mut game) = game.take::<Match<G::Rules>>() {
            opponents::introduce::<G>(&mut game);
            matches::open_read::<G>(world, game);
        }
    }

    fn open_lesson(&self, world: &mut World, lesson: GameContent) {
        if let Some(lesson) = lesson.take() {
            academy::open::<G>(world, lesson);
        }
    }

    fn open_puzzle(&self, world: &mut World, puzzle: GameContent) {
        if let Some(puzzle) = puzzle.take() {
            puzzles::open_own::<G>(world, puzzle);
        }
    }

    fn watch(&self, world: &mut World, game: GameContent, waits: Option<ResumeMatchFn>) {
        if let Some(game) = game.take::<Match<G::Rules>>() {
            replay::watch_read::<G>(world, game, waits);
        }
    }

    fn export(&self, world: &World, ron: bool) -> Option<Result<String, String>> {
        let table = world.get_resource::<Table<G::Rules>>()?;
        // A log contains the full state, and any player can read the file.
        Some(if table.disclosed().is_none() { Err(text("share-log-hides")) } else { table.export(ron) })
    }

    fn close(&self, world: &mut World) {
        table::close_match::<G::Rules>(world);
    }

    fn finish(&self, world: &mut World) {
        statistics::finish::<G>(world);
    }

    fn set_aside(&self, world: &mut World) -> Option<ResumeMatchFn> {
        replay::leave::<G>(world);
        if dyn_game_of_match(world).is_some_and(|host| host.key() != G::Rules::KEY) {
            // The match that was set aside for the replay belongs to another game.
            return set_aside(world);
        }
        if let Some(course) = world.remove_resource::<ActiveLesson<G>>() {
            return course.aside;
        }
        if let Some(play) = world.remove_resource::<OpenPuzzle<G>>() {
            return play.aside;
        }
        if let Some(drill) = world.remove_resource::<OpenExample<G>>() {
            return drill.aside;
        }
        let table =
            world.get_resource::<Table<G::Rules>>().filter(|table| !table.is_replay() && !table.is_practice())?;
        let aside = table.set_aside();
        Some(Box::new(move |world| matches::open_aside::<G>(world, aside)))
    }
}
