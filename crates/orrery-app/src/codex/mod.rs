//! The codex in the program: the open page, the pages before it, and the page that the help key opens.

pub mod example;

use orrery_core::{GameFrontend, Rules as _};
use orrery_learn::codex::CodexPages as _;
use orrery_table::CurrentPendingOrder;
use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use self::example::ActiveExample;
use super::game::Game;
use super::matches;
use super::state::{MatchUiState, MenuState, Screen, Session};
use orrery_board::HoveredTargets;
use orrery_core::GameKey;
use orrery_settings::keys::{Action, KeyMap};
use orrery_table::{PendingOrder, Table};
use orrery_ui::{
    self as panels, CodexIntent, CodexTexts, CodexView, Overlay, PageMatchContext, codex_found, codex_page, page_names,
};

/// The maximum number of pages in the history of a codex.
const LONGEST: usize = 64;

/// Adds the state of the codex.
pub fn plugin(app: &mut App) {
    app.init_resource::<CodexState>();
}

/// Adds the examples of a game.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(OnExit(Session::Example), matches::forget::<ActiveExample<G>>);
}

/// The reading positions in the codex, and the state of the panel of options.
#[derive(Resource, Debug, Default)]
pub struct CodexState {
    /// The reading position of each game.
    games: BTreeMap<GameKey, ReadingPosition>,
    /// The number of the page about the button or label under the pointer in a panel of the match.
    pub(super) pointed: Option<usize>,
    /// True while the panel of options is switched on. The panel lists the ways to use the dice or other things in hand.
    options: bool,
    /// The index of the option that has the keyboard focus.
    option_at: Option<usize>,
}

/// The reading position in a game's codex. Pages are given by number.
#[derive(Debug, Default, Clone)]
pub struct ReadingPosition {
    /// The number of the open page; `None` for the table of contents.
    pub page: Option<usize>,
    /// The previous pages, the most recent last; `None` for the table of contents.
    pub past: Vec<Option<usize>>,
    /// The search text.
    query: String,
    /// The index of the marked page among the search results.
    pub cursor: usize,
    /// True if the search opened the page. The page is left again when the search finds nothing or is cleared.
    searched: bool,
}

impl ReadingPosition {
    /// Turns to a page, and adds the previous one to the history.
    pub fn turn_to<G: CodexTexts>(&mut self, page: Option<usize>) {
        if self.page != page {
            self.go(page);
        }
        self.searched = false;
        self.mark::<G>();
    }

    fn go(&mut self, page: Option<usize>) {
        let before = std::mem::replace(&mut self.page, page);
        self.past.push(before);
        let over = self.past.len().saturating_sub(LONGEST);
        self.past.drain(..over);
    }

    /// Searches for the typed text and opens the best result. Without a result, returns to the page that was open before the
    /// search.
    pub fn search<G: CodexTexts>(&mut self, query: String) {
        let typed = !query.trim().is_empty();
        self.query = query;
        self.cursor = 0;
        let found = if typed { codex_found::<G>(&self.query) } else { Vec::new() };
        match found.first() {
            Some(&best) if self.searched => self.page = Some(best),
            Some(&best) if self.page != Some(best) => {
                self.go(Some(best));
                self.searched = true;
            }
            None if self.searched => {
                self.page = self.past.pop().flatten();
                self.searched = false;
            }
            _ => {}
        }
    }

    /// Turns back to the previous page, if there is one.
    pub fn turn_back<G: CodexTexts>(&mut self) {
        if let Some(page) = self.past.pop() {
            self.page = page;
            self.query.clear();
            self.searched = false;
            self.mark::<G>();
        }
    }

    /// Marks the open page in the search results, or the first result if the page is not among them.
    fn mark<G: CodexTexts>(&mut self) {
        let found = codex_found::<G>(&self.query);
        self.cursor = self.page.and_then(|page| found.iter().position(|&number| number == page)).unwrap_or(0);
    }
}

impl CodexState {
    /// Returns the reading position in `G`'s codex.
    pub fn of<G: Game>(&mut self) -> &mut ReadingPosition {
        self.games.entry(G::Rules::KEY).or_default()
    }

    /// Reports whether the panel of options is shown. It is hidden while something else is being chosen, because it covers the
    /// board.
    pub fn shows_options<G: Game>(&self, plan: &PendingOrder<G::Rules>) -> bool {
        self.options && G::tells_options(plan)
    }
}

/// The things on the board that a page can be about.
#[derive(SystemParam)]
pub struct PageSubjects<'w, G: Game> {
    screen: Res<'w, State<Screen>>,
    table: Option<Res<'w, Table<<G as GameFrontend>::Rules>>>,
    hovered: Option<Res<'w, HoveredTargets>>,
    plan: Res<'w, CurrentPendingOrder<<G as GameFrontend>::Rules>>,
}

impl<G: Game> PageSubjects<'_, G> {
    /// Returns the page about the target under the mouse or the keyboard focus, or else about the pending order. Returns `None`
    /// if there is no such page or no match is shown.
    fn page(&self) -> Option<usize> {
        let table = self.table.as_ref().filter(|_| *self.screen.get() == Screen::Match)?;
        let target = self.hovered.as_ref().and_then(|hovered| hovered.meant()).and_then(G::target);
        let pointed = target.and_then(|target| G::page_of(target, table.seen()));
        G::Rules::number_of(pointed.or_else(|| G::page_of_draft(&self.plan))?)
    }
}

/// Carries out a request about `G`'s codex.
pub fn ask<G: Game>(
    In(ask): In<CodexIntent>,
    subjects: PageSubjects<G>,
    examples: example::ExampleParams<G>,
    mut menus: ResMut<MenuState>,
    mut desk: ResMut<CodexState>,
    mut commands: Commands,
) {
    let page = match ask {
        // The key closes the codex if it is the topmost dialogue.
        CodexIntent::Help if menus.overlays.last() == Some(&Overlay::Codex) => {
            menus.overlays.pop();
            return;
        }
        CodexIntent::Help => {
            let bare = menus.overlays.is_empty();
            desk.of::<G>().query.clear();
            desk.pointed.or_else(|| if bare { subjects.page() } else { None })
        }
        CodexIntent::Open(page) => Some(page),
        CodexIntent::Contents => None,
        CodexIntent::Back => return desk.of::<G>().turn_back::<G>(),
        CodexIntent::Query(query) => return desk.of::<G>().search::<G>(query),
        CodexIntent::Cursor(cursor) => return desk.of::<G>().cursor = cursor,
        CodexIntent::Point(page) => return desk.pointed = page,
        CodexIntent::Play(name) => return examples.open(Some(name), &mut menus, &mut commands),
        CodexIntent::Again => return examples.open(examples.name(), &mut menus, &mut commands),
        CodexIntent::Return => return examples.leave(&mut commands),
        CodexIntent::Options => {
            desk.options = !desk.options;
            desk.option_at = None;
            return;
        }
        CodexIntent::OptionAt(at) => return desk.option_at = Some(at),
    };
    menus.open(Overlay::Codex);
    desk.of::<G>().turn_to::<G>(page);
}

/// Shows the codex of `G`, with current values if a match of `G` is open.
pub fn show<G: Game>(
    ctx: &egui::Context,
    desk: &CodexState,
    play: &MatchUiState,
    table: Option<&Table<G::Rules>>,
    keys: &KeyMap,
    (games, in_lesson): (&panels::GameTabs, bool),
    out: &mut Vec<panels::UiIntent>,
) {
    let nothing = ReadingPosition::default();
    let reading = desk.games.get(&G::Rules::KEY).unwrap_or(&nothing);
    let open = table.map(|table| PageMatchContext::<G> {
        seen: table.seen(),
        options: &table.setup().options,
        mover: table.seen_mover(),
        names: &play.names,
    });
    let page = reading.page.and_then(|page| codex_page(page, open.as_ref()));
    let view = CodexView {
        games,
        page: page.as_ref(),
        found: &page_names::<G>(&codex_found::<G>(&reading.query)),
        query: &reading.query,
        cursor: reading.cursor,
        can_back: !reading.past.is_empty(),
        emblem: G::EMBLEM,
        key: &keys.shown(Action::Codex),
        can_play: !in_lesson,
        by_pad: keys.is_for_pad(),
    };
    panels::codex(ctx, &view, out);
}

/// Handles an action in the panel of options: moves the keyboard focus among the options, or chooses the focused option. Returns
/// false if the panel is not shown or does not use the action.
pub fn walked<G: Game>(
    desk: &CodexState,
    plan: &PendingOrder<G::Rules>,
    table: &Table<G::Rules>,
    action: Action,
    out: &mut Vec<panels::UiIntent>,
) -> bool {
    if !desk.shows_options::<G>(plan) || !table.local_turn() {
        return false;
    }
    let all = G::options(table.view(), plan);
    let at = desk.option_at.filter(|&at| at < all.len());
    let wanted = match (action, at) {
        _ if all.is_empty() => return false,
        (Action::Next | Action::Right | Action::Down, at) => {
            CodexIntent::OptionAt(at.map_or(0, |at| (at + 1) % all.len()))
        }
        (Action::Previous | Action::Left | Action::Up, at) => {
            CodexIntent::OptionAt(at.map_or(0, |at| (at + all.len() - 1) % all.len()))
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

/// Shows the bar over an example and the panel of options, if they are open.
pub fn show_beside<G: Game>(
    ctx: &egui::Context,
    (desk, drill, waiting): (&CodexState, Option<&ActiveExample<G>>, bool),
    view: &panels::GamePanelData<G>,
    out: &mut Vec<panels::UiIntent>,
) {
    if let Some(drill) = drill.and_then(|drill| drill.view(waiting)) {
        panels::example_bar(ctx, &drill, view, out);
    }
    let played = view.table.is_some_and(|table| table.local_turn() && table.viewed_order().is_none());
    if played && desk.shows_options::<G>(view.plan) {
        G::show_options(ctx, view, desk.option_at, out);
    }
}
