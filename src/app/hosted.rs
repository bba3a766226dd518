//! What the program does with the whole matches of a game, for whoever knows it by its key alone.

use std::marker::PhantomData;
use std::path::Path;

use bevy::prelude::*;

use super::game::Game;
use super::hosts::{Back, Host, Hosts};
use super::{matches, replay, share};
use crate::cli::OfGame;
use crate::core::GameKey;
use crate::panels::{SetupDraft, SetupPage, with_deal};
use crate::record::save::load_file;
use crate::record::{Match, share as codes};
use crate::settings::Setups;
use crate::table::{self, Table};

/// Enters a game among those of the program.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.init_resource::<Hosts>().world_mut().resource_mut::<Hosts>().add(&Hosted::<G>(PhantomData));
}

/// A game as a [`Host`].
struct Hosted<G>(PhantomData<fn() -> G>);

impl<G: Game> Host for Hosted<G> {
    fn key(&self) -> GameKey {
        G::KEY
    }

    fn number(&self) -> u32 {
        G::NUMBER
    }

    fn last_setup(&self, setups: &Setups) -> SetupDraft {
        SetupDraft::of(setups.of::<G>())
    }

    fn setup_page(&self, draft: &SetupDraft) -> SetupPage {
        matches::setup_page_of::<G>(draft)
    }

    fn read_code(&self, draft: &mut SetupDraft) {
        if let Ok(deal) = codes::read::<G>(&draft.code) {
            with_deal(draft, &deal);
        }
    }

    fn start(&self, world: &mut World, draft: &SetupDraft) -> Result<(), String> {
        matches::start_of::<G>(world, draft)
    }

    fn begin_daily(&self, world: &mut World) -> Result<(), String> {
        share::begin_daily::<G>(world)
    }

    fn play_again(&self, world: &mut World, same_deal: bool) -> Result<(), String> {
        matches::play_again_of::<G>(world, same_deal)
    }

    fn load(&self, path: &Path) -> Result<OfGame, String> {
        load_file::<G>(path).map(|(game, _)| OfGame::new::<G>(game)).map_err(|error| error.to_string())
    }

    fn open(&self, world: &mut World, game: OfGame) {
        if let Some(game) = game.take::<Match<G>>() {
            matches::open(world, game);
        }
    }

    fn watch(&self, world: &mut World, game: OfGame, waits: Option<Back>) {
        if let Some(game) = game.take::<Match<G>>() {
            replay::watch_read(world, game, waits);
        }
    }

    fn export(&self, world: &World, ron: bool) -> Option<Result<String, String>> {
        world.get_resource::<Table<G>>().map(|table| table.export(ron))
    }

    fn close(&self, world: &mut World) {
        table::close_match::<G>(world);
    }
}
