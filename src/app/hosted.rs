//! What the program does with the whole matches of a game, for whoever knows it by its key alone.

use std::marker::PhantomData;
use std::path::Path;

use bevy::prelude::*;

use super::academy::Course;
use super::codex::example::Drill;
use super::game::Game;
use super::hosts::{Back, Host, Hosts, host_of_match, set_aside};
use super::puzzles::PuzzlePlay;
use super::{matches, replay, share, statistics};
use crate::cli::OfGame;
use crate::core::GameKey;
use crate::locale::text;
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
        SetupDraft::of(matches::last_or_first::<G>(setups))
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

    fn begin_challenge(&self, world: &mut World, challenge: usize) -> Result<(), String> {
        share::begin_challenge::<G>(world, challenge)
    }

    fn play_again(&self, world: &mut World, same_deal: bool) -> Result<(), String> {
        matches::play_again_of::<G>(world, same_deal)
    }

    fn load(&self, path: &Path) -> Result<OfGame, String> {
        load_file::<G>(path).map(|(game, _)| OfGame::new::<G>(game)).map_err(|error| error.to_string())
    }

    fn open(&self, world: &mut World, game: OfGame) {
        if let Some(game) = game.take::<Match<G>>() {
            matches::open_read(world, game);
        }
    }

    fn watch(&self, world: &mut World, game: OfGame, waits: Option<Back>) {
        if let Some(game) = game.take::<Match<G>>() {
            replay::watch_read(world, game, waits);
        }
    }

    fn export(&self, world: &World, ron: bool) -> Option<Result<String, String>> {
        let table = world.get_resource::<Table<G>>()?;
        // A log holds the truth, and everybody can read it.
        Some(if table.disclosed().is_none() { Err(text("share-log-hides")) } else { table.export(ron) })
    }

    fn close(&self, world: &mut World) {
        table::close_match::<G>(world);
    }

    fn finish(&self, world: &mut World) {
        statistics::finish::<G>(world);
    }

    fn set_aside(&self, world: &mut World) -> Option<Back> {
        replay::leave::<G>(world);
        if host_of_match(world).is_some_and(|host| host.key() != G::KEY) {
            // Of another game is what waited behind the match that was watched.
            return set_aside(world);
        }
        if let Some(course) = world.remove_resource::<Course<G>>() {
            return course.aside;
        }
        if let Some(play) = world.remove_resource::<PuzzlePlay<G>>() {
            return play.aside;
        }
        if let Some(drill) = world.remove_resource::<Drill<G>>() {
            return drill.aside;
        }
        let table = world.get_resource::<Table<G>>().filter(|table| !table.is_replay() && !table.is_practice())?;
        let aside = table.set_aside();
        Some(Box::new(move |world| matches::open_aside(world, aside)))
    }
}
