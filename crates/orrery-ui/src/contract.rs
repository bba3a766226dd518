//! The panel interface of a game: its panels, keys and texts during a match.

use bevy::math::Rect;
use bevy_egui::egui::{Context, Ui};

use super::accessibility::{AccessibilityContext, AccessibleItem, AccessibleRole};
use super::intent::UiIntent;
use super::layout::MatchPanelLayout;
use super::table::{
    Attack, EffectText, GamePanelData, HintLine, MilestoneNotice, PastOrder, RecapImportance, RecapLine,
};
use orrery_board::{BoardScene, HitArea, InlineItem, LogAnchorId};
use orrery_core::GameFrontend;
use orrery_core::{Colour, Rules, Setup, Standings};
use orrery_learn::game_types;
use orrery_locale::{MatchTexts, PlayerNames, text, text_args};
use orrery_settings::ConfirmationId;
use orrery_settings::keys::{Action, GameInputAction, KeyMap};
use orrery_table::{LossWarning, PendingOrder, Table, TableChange};

/// The effect of a key that only one game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyEffect<T> {
    /// Picks this target.
    Pick(T),
    /// Marks this target.
    Stand(T),
    /// Opens the player's own notes.
    Notes,
}

/// The state of the table when a key is pressed.
pub struct KeyContext<'a, G: BoardScene> {
    /// The match as the viewer sees it.
    pub view: &'a game_types::View<G>,
    /// The order that the player is putting together.
    pub plan: &'a PendingOrder<G::Rules>,
    /// The targets that the keyboard can reach: those that can be clicked, and those of [`MatchPanels::reachable`].
    pub targets: &'a [game_types::ClickTarget<G>],
    /// The target that the keyboard last marked.
    pub focus: Option<game_types::ClickTarget<G>>,
    /// True if the marked target still has the keyboard focus.
    pub stands: bool,
    /// True if the key is being held down and repeats.
    pub repeat: bool,
}

/// A question asked before an order by which the player would lose something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LossConfirmation<Kind: 'static> {
    /// The keyword of the question in the settings file: an identifier that the game never uses for another question.
    pub word: &'static str,
    /// The key of the game's message that describes the occasion of the question.
    pub key: &'static str,
    /// The kind of loss that the question is about.
    pub loses: Kind,
}

impl<Kind> LossConfirmation<Kind> {
    /// Creates a question with its keyword, the key of its message, and the loss that it is about.
    pub const fn new(word: &'static str, key: &'static str, loses: Kind) -> Self {
        LossConfirmation { word, key, loses }
    }

    /// Returns the identifier of the question in the settings.
    pub const fn of<G: GameFrontend>(&self) -> ConfirmationId {
        ConfirmationId { game: G::Rules::KEY, word: self.word }
    }
}

/// Returns the questions of a game, each with a description of when it is asked.
pub fn questions_of<G: MatchPanels>() -> Vec<(ConfirmationId, String)> {
    G::QUESTIONS.iter().map(|one| (one.of::<G>(), G::text(one.key))).collect()
}

/// A game whose matches have panels. The default panels are plain: a row of text for each player, and a button for each available
/// order.
pub trait MatchPanels: BoardScene + MatchTexts {
    /// The targets that advance the match. The key for advancing picks the first one that can be clicked.
    const ADVANCE: &'static [game_types::ClickTarget<Self>] = &[];
    /// The target that ends the turn.
    const END: Option<game_types::ClickTarget<Self>> = None;
    /// The target that confirms the draft.
    const CONFIRM: Option<game_types::ClickTarget<Self>> = None;
    /// The target that cancels the draft.
    const CANCEL: Option<game_types::ClickTarget<Self>> = None;
    /// The questions before a loss that players can switch off, in the order of the settings.
    const QUESTIONS: &'static [LossConfirmation<<game_types::Warning<Self> as LossWarning>::Kind>] = &[];
    /// True if the game has a panel of the player's options ([`MatchPanels::show_options`]). Only such games have a key for the
    /// panel.
    const HAS_OPTIONS: bool = false;

    /// Returns the positions of the panels in a match of `players` players.
    fn panel_places(players: usize) -> &'static MatchPanelLayout {
        let _ = players;
        &MatchPanelLayout::PLAIN
    }

    /// Shows the panels of all players. Returns false if the game has none; the shared code then shows a row of text for each
    /// player.
    fn players(ctx: &Context, view: &GamePanelData<Self>, out: &mut Vec<UiIntent>) -> bool {
        let _ = (ctx, view, out);
        false
    }

    /// Shows the mover's hand, unless it is on the board. Returns false if the game has no panel for it; the shared code then
    /// shows a button for each available order. Not called while a match is watched.
    fn hand(ctx: &Context, view: &GamePanelData<Self>, out: &mut Vec<UiIntent>) -> bool {
        let _ = (ctx, view, out);
        false
    }

    /// Shows the open question of the draft, and the panels next to the board. By default there are none.
    fn asked(ctx: &Context, view: &GamePanelData<Self>, out: &mut Vec<UiIntent>) {
        let _ = (ctx, view, out);
    }

    /// Shows the viewer's private notes, [`Table::notes`], in a dialogue where they can be changed ([`UiIntent::Note`]). The
    /// game's own panels and keys open it. By default there are no notes.
    fn notes(ctx: &Context, table: &Table<Self::Rules>, out: &mut Vec<UiIntent>) {
        let _ = (ctx, table, out);
    }

    /// Reports whether the panel of options, which covers the board, may be shown while the order `plan` is being put together.
    /// By default it may not.
    fn tells_options(plan: &PendingOrder<Self::Rules>) -> bool {
        let _ = plan;
        false
    }

    /// Returns the request of each entry in the panel of options, from top to bottom. By default there are no entries.
    fn options(view: &game_types::View<Self>, plan: &PendingOrder<Self::Rules>) -> Vec<UiIntent> {
        let _ = (view, plan);
        Vec::new()
    }

    /// Shows the panel of options with the entry `at` marked.
    fn show_options(ctx: &Context, view: &GamePanelData<Self>, at: Option<usize>, out: &mut Vec<UiIntent>) {
        let _ = (ctx, view, at, out);
    }

    /// Reports whether the open question of the draft is asked in a dialogue, which is shown at the scale that the player chose
    /// for dialogues.
    fn asks_in_a_dialogue(view: &game_types::View<Self>, plan: &PendingOrder<Self::Rules>) -> bool {
        let _ = (view, plan);
        false
    }

    /// Reports whether the draft's dialogue shows everything that can be clicked, so that keys find no targets on the board.
    fn hides_the_board(plan: &PendingOrder<Self::Rules>) -> bool {
        let _ = plan;
        false
    }

    /// Reports whether the line at the foot of the board has buttons that confirm and cancel the draft.
    fn confirms_at_the_foot(plan: &PendingOrder<Self::Rules>) -> bool {
        let _ = plan;
        false
    }

    /// Reports whether letter keys jump to targets by name: the player has something to choose, and no letter has another
    /// meaning.
    fn jumps(plan: &PendingOrder<Self::Rules>) -> bool {
        let _ = plan;
        false
    }

    /// Reports whether the letter key `letter`, a capital, jumps to `target`, usually because the target's name begins with that
    /// letter. `meant` is the action of the key, if it has one.
    fn begins_with(target: game_types::ClickTarget<Self>, letter: char, meant: Option<Action>) -> bool {
        let _ = (target, letter, meant);
        false
    }

    /// Describes the possible actions of the mover, who is called `name`.
    fn hint(
        view: &game_types::View<Self>,
        plan: &PendingOrder<Self::Rules>,
        targets: &[game_types::ClickTarget<Self>],
        name: &str,
        keys: &KeyMap,
    ) -> HintLine {
        let _ = (view, plan, targets, keys);
        HintLine::plain(text_args("access-turn", &[("name", name.into())]))
    }

    /// Returns the question about a loss, which is asked before the order is given.
    fn warning_text(warning: game_types::Warning<Self>, names: &PlayerNames) -> String {
        let _ = (warning, names);
        String::new()
    }

    /// Returns the label of the button that proceeds with the loss.
    fn warning_action(warning: game_types::Warning<Self>) -> String {
        let _ = warning;
        String::new()
    }

    /// Returns the number of the codex page about an action, for its tip. By default there is none.
    fn tip_page(action: Action) -> Option<usize> {
        let _ = action;
        None
    }

    /// Describes the current effect of ending the turn.
    fn end_words(view: &GamePanelData<Self>) -> String {
        let _ = view;
        text("ui-end-turn-help")
    }

    /// Returns the reason why the turn cannot be ended, or `None` if it can, as by default.
    fn end_refused(view: &GamePanelData<Self>) -> Option<String> {
        let _ = view;
        None
    }

    /// Returns the spots that are highlighted on the board while the pointer rests on the button that ends the turn. By default
    /// there are none.
    fn end_turn_anchors(view: &GamePanelData<Self>) -> Vec<LogAnchorId> {
        let _ = view;
        Vec::new()
    }

    /// Returns the effect of one of the game's own keys, or `None` if it has no effect now.
    fn key_effect(action: GameInputAction, of: &KeyContext<Self>) -> Option<KeyEffect<game_types::ClickTarget<Self>>> {
        let _ = (action, of);
        None
    }

    /// Returns the targets that the keyboard can mark in addition to those that can be clicked, because other keys of the game
    /// act on them.
    fn reachable(
        plan: &PendingOrder<Self::Rules>,
        view: &game_types::View<Self>,
        targets: &[game_types::ClickTarget<Self>],
    ) -> Vec<game_types::ClickTarget<Self>> {
        let _ = (plan, view, targets);
        Vec::new()
    }

    /// Reports whether the draft `after` asks for something that the draft `before` did not ask for. If so, the keyboard cursor
    /// moves there. By default it never does.
    fn asks_anew(before: &PendingOrder<Self::Rules>, after: &PendingOrder<Self::Rules>) -> bool {
        let _ = (before, after);
        false
    }

    /// Reports whether the table asks the viewer for something other than it did in `before`, the view before an order or before
    /// the screen changed hands. If so, the keyboard cursor moves to the possible actions. By default it never does.
    fn asks_for_more(before: &game_types::View<Self>, after: &game_types::View<Self>) -> bool {
        let _ = (before, after);
        false
    }

    /// Describes a target for screen readers. By default there is no text.
    fn target_text(
        view: &game_types::View<Self>,
        target: game_types::ClickTarget<Self>,
        names: &PlayerNames,
    ) -> String {
        let _ = (view, target, names);
        String::new()
    }

    /// Describes the things on the board, in reading order. By default these are the targets that have a hit area.
    fn accessible_items(of: &AccessibilityContext<Self>) -> Vec<AccessibleItem> {
        let told = |hit: &HitArea| {
            let label = Self::target_text(of.view, Self::target(hit.target)?, of.names);
            Some(AccessibleItem { stands: AccessibleRole::For(hit.target), area: area_of(hit.zone.area()), label })
        };
        of.hits.iter().filter_map(told).collect()
    }

    /// Returns the question for a decider in the middle of another player's turn, for the hot-seat curtain. The question contains
    /// only public information. By default there is none, as when the decider's own turn begins.
    fn cover_question(view: &game_types::View<Self>, names: &PlayerNames) -> Option<String> {
        let _ = (view, names);
        None
    }

    /// Describes the holdings of a seat in a sentence. By default it gives only the points.
    fn standing(view: &game_types::View<Self>, seat: Colour, names: &PlayerNames) -> String {
        let Standings(standings) = Self::Rules::standings(view);
        let points = standings.iter().find(|standing| standing.seat == seat).map_or(0, orrery_core::Standing::total);
        text_args("access-standing", &[("name", names.of(seat).into()), ("points", points.into())])
    }

    /// Reports whether an order has its own log line, gets a caption, and counts in summaries of a turn. By default every order
    /// does.
    fn has_log_line(order: &game_types::Order<Self>) -> bool {
        let _ = order;
        true
    }

    /// Returns the spots where an order and its effects happened. By default there are none.
    fn anchors_of(
        mover: Colour,
        order: &game_types::Order<Self>,
        events: &[game_types::Event<Self>],
    ) -> Vec<LogAnchorId> {
        let _ = (mover, order, events);
        Vec::new()
    }

    /// Returns the spots where an event happened. By default there are none.
    fn anchors_of_event(event: &game_types::Event<Self>) -> Vec<LogAnchorId> {
        let _ = event;
        Vec::new()
    }

    /// Returns the spots of an order or, if the order is hidden from the viewer, those of its events.
    fn visible_anchors(
        mover: Colour,
        order: Option<&game_types::Order<Self>>,
        events: &[game_types::Event<Self>],
    ) -> Vec<LogAnchorId> {
        let came = || events.iter().flat_map(Self::anchors_of_event).collect();
        order.map_or_else(came, |order| Self::anchors_of(mover, order, events))
    }

    /// Describes the beginning of a match, line by line: the first player with the reason, and the initial holdings of all
    /// players. `start` is the deal, or `None` in a game with hidden information. By default there are no lines, and a shared
    /// text names the first player.
    fn opening(
        view: &game_types::View<Self>,
        setup: &Setup<Self::Rules>,
        start: Option<&game_types::StartOutcomes<Self>>,
        names: &PlayerNames,
    ) -> Vec<String> {
        let _ = (view, setup, start, names);
        Vec::new()
    }

    /// Shows a player's holdings in the dialogue that a click on their panel opens. Returns false if the game shows none; the
    /// shared dialogue then describes them in a sentence.
    fn about_player(ui: &mut Ui, view: &GamePanelData<Self>, seat: Colour) -> bool {
        let _ = (ui, view, seat);
        false
    }

    /// Describes an effect of another player's order that the player of `seat` should not miss, without information hidden from
    /// the viewer. The match pauses while the description is shown. By default there is none.
    fn effect_on_player(seat: Colour, told: &TableChange<Self::Rules>, names: &PlayerNames) -> Option<EffectText> {
        let _ = (seat, told, names);
        None
    }

    /// Describes a setback of the mover, by dice or cards, that they should not miss. It is shown when the board is at rest. By
    /// default there is none.
    fn setback(told: &TableChange<Self::Rules>, names: &PlayerNames) -> Option<EffectText> {
        let _ = (told, names);
        None
    }

    /// Describes the changes that an order brings for all players, line by line, for example the rules that differ in the second
    /// part of a match. They are shown when the board is at rest. By default there are none.
    fn changes(told: &TableChange<Self::Rules>, names: &PlayerNames) -> Option<EffectText> {
        let _ = (told, names);
        None
    }

    /// Reports whether the player of `seat` can end the match in their current or next turn, as far as the viewer knows. By
    /// default no player can.
    fn can_end(view: &game_types::View<Self>, seat: Colour) -> bool {
        let _ = (view, seat);
        false
    }

    /// Returns the attack in an order, if there is one that all players see. Attacker and victim may then comment on it. By
    /// default there is none.
    fn attack(told: &PastOrder<Self>) -> Option<Attack> {
        let _ = told;
        None
    }

    /// Returns the loser of a fight that an order ended, if all players see it. The loser may then comment on it. By default there
    /// is none.
    fn beaten(told: &PastOrder<Self>) -> Option<Colour> {
        let _ = told;
        None
    }

    /// Returns the achievement gained by an order if it deserves a notice with a picture, for example a title, an adventure or a
    /// new place. The notice is shown when the board is at rest. By default there is none.
    fn triumph(told: &TableChange<Self::Rules>, names: &PlayerNames) -> Option<MilestoneNotice> {
        let _ = (told, names);
        None
    }

    /// Describes in a sentence how this match is won, for the player of `seat` or for all players. The sentence contains the
    /// numbers from the options and, for a seat, its progress. It is shown at the beginning and remains available during the
    /// match. By default there is no text.
    fn goal(view: &game_types::View<Self>, seat: Option<Colour>, names: &PlayerNames) -> Option<String> {
        let _ = (view, seat, names);
        None
    }

    /// Describes the goal in a few words above the log, for example `First to 10 points`. By default the message `ui-goal-what`
    /// is shown there, whose tip describes the goal.
    fn goal_short(view: &game_types::View<Self>) -> Option<String> {
        let _ = view;
        None
    }

    /// Returns the headline of the end screen: how the last order decided the match, for example `Kasimir's sixth colony breaks
    /// Juno's hold on Van Vogt`. By default there is none, and a shared text states how far ahead the winner was and since when,
    /// or how a tie was broken.
    fn decided(last: &PastOrder<Self>, names: &PlayerNames) -> Option<String> {
        let _ = (last, names);
        None
    }

    /// Returns the player in sole lead according to public information. An opponent may comment when it takes the lead. By
    /// default it is the player with the most points, or `None` in games with hidden information.
    fn leads(view: &game_types::View<Self>) -> Option<Colour> {
        if Self::Rules::HIDDEN_INFORMATION {
            return None;
        }
        let Standings(all) = Self::Rules::standings(view);
        let most = all.iter().map(orrery_core::Standing::total).max()?;
        let mut best = all.iter().filter(|standing| standing.total() == most);
        best.next().filter(|_| best.next().is_none()).map(|standing| standing.seat)
    }

    /// Returns the area of a player's panel on the screen, next to which their banter is shown. If this is `None`, the default,
    /// the banter is shown at the upper edge.
    fn seat_place(view: &GamePanelData<Self>, seat: Colour) -> Option<bevy_egui::egui::Rect> {
        let _ = (view, seat);
        None
    }

    /// Summarises the orders in `past`, those since the last turn of the player `colour`. By default there is a line for each
    /// order that has a log line of its own, and for each hidden order with visible events.
    fn recap(colour: Colour, past: &[PastOrder<Self>], names: &PlayerNames) -> Vec<RecapLine> {
        let _ = colour;
        let line = |one: &PastOrder<Self>| {
            let words = Self::told_text(one.mover, one.order.as_ref(), &one.events, names);
            let spots = Self::visible_anchors(one.mover, one.order.as_ref(), &one.events);
            RecapLine {
                colour: one.mover,
                bits: vec![InlineItem::Text(words.clone())],
                words,
                spots,
                weight: RecapImportance::Turn,
            }
        };
        let told = |one: &&PastOrder<Self>| one.order.as_ref().map_or(!one.events.is_empty(), Self::has_log_line);
        past.iter().filter(told).map(line).collect()
    }

    /// Returns the name of an icon of the recap, for its tip and for screen readers. By default icons have no name, because the
    /// words of their line are enough.
    fn icon_name(icon: &str) -> Option<String> {
        let _ = icon;
        None
    }
}

/// Converts a rectangle on the board to egui's type.
pub fn area_of(area: Rect) -> bevy_egui::egui::Rect {
    use bevy_egui::egui::pos2;
    bevy_egui::egui::Rect::from_min_max(pos2(area.min.x, area.min.y), pos2(area.max.x, area.max.y))
}
