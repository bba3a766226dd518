//! The codex in the program: which page lies open, where it came from, and what F1 opens.

pub mod example;

use bevy::prelude::*;
use bevy_egui::egui;

use self::example::Drill;
use super::game::Game;
use super::schedule::AppSystems;
use super::state::{Front, Play, Screen};
use crate::board::Hovered;
use crate::games::alien_frontiers::AlienFrontiers;
use crate::games::alien_frontiers::board::target_of;
use crate::games::alien_frontiers::codex::Topic;
use crate::panels::{self, CodexAsk, CodexView, Overlay, codex_found};
use crate::settings::keys::{Action, KeyMap};
use crate::table::{Plan, Table};

/// How many pages back one can go.
const LONGEST: usize = 64;

/// What the codex remembers, and the example that is open.
pub fn plugin(app: &mut App) {
    app.init_resource::<Desk>().add_systems(Update, example::closed.in_set(AppSystems::DropClosed));
}

/// What the codex remembers.
#[derive(Resource, Debug, Default)]
pub struct Desk {
    /// The page that is open; the contents without one.
    page: Option<Topic>,
    /// The pages before, the last one last.
    past: Vec<Option<Topic>>,
    /// What is searched for.
    query: String,
    /// The marked place of the pages found.
    cursor: usize,
    /// What is pointed at in a panel.
    pub(super) pointed: Option<Topic>,
    /// Whether what the dice in hand could do is shown.
    options: bool,
    /// What of it the keyboard stands on.
    option_at: Option<usize>,
}

impl Desk {
    /// Turns to a page; where it came from is remembered.
    fn turn_to(&mut self, page: Option<Topic>) {
        if self.page != page {
            let before = std::mem::replace(&mut self.page, page);
            self.past.push(before);
            let over = self.past.len().saturating_sub(LONGEST);
            self.past.drain(..over);
        }
        self.mark();
    }

    /// Whether what the dice could do is in sight: while something else is chosen the board is needed.
    #[must_use]
    pub fn shows_options<G: Game>(&self, plan: &Plan<G>) -> bool {
        self.options && G::tells_options(plan)
    }

    /// The mark stands on the open page, if it is among those found.
    fn mark(&mut self) {
        let found = codex_found(&self.query);
        self.cursor = self.page.and_then(|page| found.iter().position(|&topic| topic == page)).unwrap_or(0);
    }
}

/// Does what was asked of the codex.
pub fn ask(world: &mut World, ask: CodexAsk) {
    match ask {
        CodexAsk::Help => help(world),
        CodexAsk::Open(topic) => open(world, Some(topic)),
        CodexAsk::Contents => open(world, None),
        CodexAsk::Back => {
            let mut desk = world.resource_mut::<Desk>();
            if let Some(page) = desk.past.pop() {
                desk.page = page;
                desk.query.clear();
                desk.mark();
            }
        }
        CodexAsk::Query(query) => {
            let mut desk = world.resource_mut::<Desk>();
            desk.query = query;
            desk.cursor = 0;
        }
        CodexAsk::Cursor(cursor) => world.resource_mut::<Desk>().cursor = cursor,
        CodexAsk::Point(topic) => world.resource_mut::<Desk>().pointed = topic,
        CodexAsk::Play(name) => example::open(world, name),
        CodexAsk::Again => example::again(world),
        CodexAsk::Return => example::leave(world),
        CodexAsk::Options => {
            let mut desk = world.resource_mut::<Desk>();
            desk.options = !desk.options;
            desk.option_at = None;
        }
        CodexAsk::OptionAt(at) => world.resource_mut::<Desk>().option_at = Some(at),
    }
}

/// Opens the page of what is pointed at, or puts the codex away.
fn help(world: &mut World) {
    let mut front = world.resource_mut::<Front>();
    if front.overlays.last() == Some(&Overlay::Codex) {
        front.overlays.pop();
        return;
    }
    let bare = front.overlays.is_empty();
    let pointed = world.resource::<Desk>().pointed;
    let topic = pointed.or_else(|| if bare { on_the_board(world) } else { None });
    world.resource_mut::<Desk>().query.clear();
    open(world, topic);
}

/// What mouse or keys point at on the board, or what the player is in the middle of.
fn on_the_board(world: &World) -> Option<Topic> {
    if *world.resource::<State<Screen>>().get() != Screen::Match {
        return None;
    }
    let table = world.get_resource::<Table<AlienFrontiers>>()?;
    let target = world.get_resource::<Hovered>().and_then(Hovered::meant).and_then(target_of);
    target
        .map(|target| Topic::of(target, table.seen()))
        .or_else(|| Topic::of_plan(world.get_resource::<Plan<AlienFrontiers>>()?))
}

fn open(world: &mut World, page: Option<Topic>) {
    let mut front = world.resource_mut::<Front>();
    if front.overlays.last() != Some(&Overlay::Codex) {
        front.overlays.push(Overlay::Codex);
    }
    world.resource_mut::<Desk>().turn_to(page);
}

/// Shows the dialogue.
pub fn show(
    ctx: &egui::Context,
    desk: &Desk,
    play: &Play,
    table: Option<&Table<AlienFrontiers>>,
    keys: &KeyMap,
    in_lesson: bool,
    out: &mut Vec<panels::UiIntent>,
) {
    let view = CodexView {
        page: desk.page,
        query: &desk.query,
        cursor: desk.cursor,
        can_back: !desk.past.is_empty(),
        position: table.map(Table::seen),
        names: &play.names,
        key: &keys.shown(Action::Codex),
        can_play: !in_lesson,
    };
    panels::codex(ctx, &view, out);
}

/// While what the dice could do is shown, the keys that go from one thing to the next go along it, and choose of it. Whether
/// this was one of them.
pub fn walked<G: Game>(
    desk: &Desk,
    plan: &Plan<G>,
    table: &Table<G>,
    action: Action,
    out: &mut Vec<panels::UiIntent>,
) -> bool {
    if !desk.shows_options(plan) || !table.local_turn() {
        return false;
    }
    let all = G::options(table.view(), plan);
    let at = desk.option_at.filter(|&at| at < all.len());
    let wanted = match (action, at) {
        _ if all.is_empty() => return false,
        (Action::Next | Action::Right | Action::Down, at) => {
            CodexAsk::OptionAt(at.map_or(0, |at| (at + 1) % all.len()))
        }
        (Action::Previous | Action::Left | Action::Up, at) => {
            CodexAsk::OptionAt(at.map_or(0, |at| (at + all.len() - 1) % all.len()))
        }
        (Action::Confirm, Some(at)) => {
            out.push(all[at].clone());
            return true;
        }
        _ => return false,
    };
    out.push(panels::UiIntent::Codex(wanted));
    true
}

/// Shows the strip over an example, and what the player's means could do.
pub fn show_beside<G: Game>(
    ctx: &egui::Context,
    (desk, drill): (&Desk, Option<&Drill>),
    view: &panels::GameView<G>,
    out: &mut Vec<panels::UiIntent>,
) {
    if let Some(drill) = drill {
        panels::drill_strip(ctx, &drill.view(), view, out);
    }
    let played = view.table.is_some_and(|table| table.local_turn() && table.viewed_order().is_none());
    if played && desk.shows_options(view.plan) {
        G::show_options(ctx, view, desk.option_at, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::alien_frontiers::codex::Basic;
    use crate::rules::Facility;

    #[test]
    fn the_way_back_is_the_way_come() {
        let mut desk = Desk::default();
        let (mine, turn) = (Topic::Facility(Facility::LunarMine), Topic::Basic(Basic::Turn));
        desk.turn_to(Some(mine));
        desk.turn_to(Some(mine));
        desk.turn_to(Some(turn));
        assert_eq!(desk.past, [None, Some(mine)]);
        assert_eq!(codex_found("")[desk.cursor], turn);
        (0..200).for_each(|index| desk.turn_to(Some(if index % 2 == 0 { mine } else { turn })));
        assert!(desk.past.len() <= LONGEST);
    }
}
