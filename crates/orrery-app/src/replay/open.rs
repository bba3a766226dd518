//! Opens the replay viewer, moves it through the match, and restores the previous state when it closes.

use std::path::Path;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::viewer::{ReplayOrigin, ReplayViewer, turns_of};
use crate::coach::{self, Coach};
use crate::game::Game;
use crate::game_registry::{GameRegistry, ResumeMatchFn};
use crate::state::{MatchUiState, Screen, Screens, Session};
use crate::{matches, seats};
use orrery_core::{GameFrontend, Rules as _};
use orrery_record::Match;
use orrery_table::{self as table, CurrentPendingOrder, Table, replay_next};
use orrery_ui::{Overlay, UiIntent};

/// The replay viewer, and the match that it shows.
#[derive(SystemParam)]
pub struct Replay<'w, 's, G: Game> {
    pub(super) viewer: Option<ResMut<'w, ReplayViewer>>,
    pub(super) coach: Coach<'w, 's, G>,
    plan: ResMut<'w, CurrentPendingOrder<<G as GameFrontend>::Rules>>,
    session: Option<Res<'w, State<Session>>>,
    hosts: Res<'w, GameRegistry>,
}

impl<'w, 's, G: Game> Replay<'w, 's, G> {
    pub(super) fn commands(&mut self) -> &mut Commands<'w, 's> {
        &mut self.coach.commands
    }

    pub(super) fn seek(&mut self, entry: Option<usize>) {
        self.commands().queue(move |world: &mut World| table::seek::<G::Rules>(world, entry));
    }

    /// Pauses the replay and moves to another point. A single step forwards is shown with its motion.
    pub(super) fn go_to(&mut self, at: usize) {
        if let Some(viewer) = &mut self.viewer {
            (viewer.playing, viewer.waited) = (false, 0.0);
        }
        let now = self.coach.table.as_ref().and_then(|table| table.viewed_order());
        let steps = now.is_some_and(|now| at == now + 1);
        self.commands().queue(move |world: &mut World| {
            if !steps || !replay_next::<G::Rules>(world) {
                table::seek::<G::Rules>(world, Some(at));
            }
        });
    }

    /// Opens the viewer on the open match. A finished match is replayed from the beginning; a running match is shown at its
    /// current position.
    pub(super) fn watch(&mut self) {
        let Some(table) = self.coach.table.as_ref().filter(|_| self.viewer.is_none()) else { return };
        let (over, orders) = (table.is_over(), table.orders_given());
        self.open(if over { 0 } else { orders }, over);
    }

    /// Shows the open match before the order at this index. `None` closes the viewer and returns to the point where it was
    /// opened.
    pub(super) fn look(&mut self, entry: Option<usize>) {
        match entry {
            None => self.commands().run_system_cached(leave::<G>),
            Some(at) if self.viewer.is_some() => self.go_to(at),
            Some(at) => self.open(at, false),
        }
    }

    /// Opens the viewer, unless the match cannot be replayed: lessons, puzzles and examples cannot.
    fn open(&mut self, at: usize, playing: bool) {
        let Some(table) = self.coach.table.as_ref().filter(|table| !table.is_practice()) else { return };
        let (turns, over) = (turns_of::<G>(table), table.is_over());
        let from = match (over, self.coach.screens.menus.overlays.contains(&Overlay::Review)) {
            (true, true) => ReplayOrigin::Review,
            (true, false) => ReplayOrigin::End,
            (false, _) => ReplayOrigin::Match(self.take_hand()),
        };
        self.seek(Some(at));
        self.commands().insert_resource(ReplayViewer::new(turns, from, playing));
        self.coach.screens.show(Screen::Match);
    }

    /// Removes the player's pending order and panels from a running match. Returns the function that restores them.
    fn take_hand(&mut self) -> ResumeMatchFn {
        let plan = std::mem::take(&mut *self.plan);
        let play = &mut self.coach.screens.play;
        play.refused = None;
        let (recap, asked) = (play.recap.take(), std::mem::take(&mut play.asked));
        let guide = std::mem::take(&mut play.guide);
        Box::new(move |commands| {
            commands.queue(move |world: &mut World| {
                *world.resource_mut::<CurrentPendingOrder<G::Rules>>() = plan;
                let mut play = world.resource_mut::<MatchUiState>();
                (play.recap, play.asked, play.guide) = (recap, asked, guide);
            });
        })
    }

    /// Replays a saved match of any game from its beginning. A match of `G` on the table is set aside. Does nothing while a
    /// lesson or a puzzle is open.
    pub(super) fn open_file(&mut self, path: &Path) {
        if self.session.as_ref().is_some_and(|session| matches!(session.get(), Session::Lesson | Session::Puzzle)) {
            return;
        }
        // If the file does not name its game, reading it gives the reason.
        let Some(host) = self.hosts.of_save(path).ok().or(self.hosts.of(G::Rules::KEY)) else { return };
        if let Some(game) = self.coach.screens.menus.value_of(host.load(path)) {
            self.commands().run_system_cached(matches::set_aside);
            self.commands().run_system_cached(matches::close);
            host.watch(self.commands(), game);
        }
    }
}

/// Replays a match read from a file, from its beginning. The match on the table has been set aside.
pub fn watch_read<G: Game>(commands: &mut Commands, game: Match<G::Rules>) {
    commands.queue(move |world: &mut World| table::open_watched(world, game, 0));
    commands.run_system_cached(show_read::<G>);
}

/// Opens the viewer on the match of a file.
fn show_read<G: Game>(table: Option<Res<Table<G::Rules>>>, mut screens: Screens, mut commands: Commands) {
    let Some(table) = table else { return };
    commands.insert_resource(ReplayViewer::new(turns_of::<G>(&table), ReplayOrigin::File, true));
    screens.open(Session::Replay, seats::panels::<G>(table.seats()));
}

/// Closes the viewer and restores the screen from which it was opened, with its match. Does nothing without a viewer.
pub fn leave<G: Game>(viewer: Option<ResMut<ReplayViewer>>, mut screens: Screens, mut commands: Commands) {
    let Some(mut viewer) = viewer else { return };
    let from = std::mem::replace(&mut viewer.from, ReplayOrigin::End);
    commands.remove_resource::<ReplayViewer>();
    if matches!(from, ReplayOrigin::File) {
        return commands.run_system_cached_with(matches::resume, None);
    }
    commands.queue(|world: &mut World| table::seek::<G::Rules>(world, None));
    let reviewing = matches!(from, ReplayOrigin::Review);
    if let ReplayOrigin::Match(back) = from {
        back(&mut commands);
        screens.show(Screen::Match);
    } else {
        screens.show(Screen::End);
    }
    if reviewing {
        commands.run_system_cached_with(coach::carry_out::<G>, UiIntent::Review);
    }
}
