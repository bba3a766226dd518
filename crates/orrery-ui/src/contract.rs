//! What the house asks of a game for the panels of its matches.

use bevy::math::Rect;
use bevy_egui::egui::{Context, Ui};

use super::intent::UiIntent;
use super::layout::Places;
use super::mirror::{Mirrored, Stands, Telling};
use super::table::{Attack, DoneTo, GameView, Hint, Past, RecapLine, Triumph, Weight};
use orrery_board::{Bit, BoardScene, Hit, SpotId};
use orrery_core::WindowGame;
use orrery_core::{Colour, Rules, Setup, Standings};
use orrery_learn::of;
use orrery_locale::{Names, Wording, text, text_args};
use orrery_settings::Question;
use orrery_settings::keys::{Action, KeyMap, Own};
use orrery_table::{Announced, Loses, Plan, Table};

/// What a key that only one game has leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed<T> {
    /// This is picked.
    Pick(T),
    /// The keys stand on this.
    Stand(T),
    /// The player's own notes are opened.
    Notes,
}

/// What a key finds on the table.
pub struct Keyed<'a, G: BoardScene> {
    /// What whoever looks knows.
    pub view: &'a of::View<G>,
    /// What was picked so far.
    pub plan: &'a Plan<G::Rules>,
    /// What can be clicked.
    pub targets: &'a [of::Target<G>],
    /// What the keys were last on.
    pub focus: Option<of::Target<G>>,
    /// Whether they stand on it now.
    pub stands: bool,
    /// Whether the key is held down and repeats.
    pub repeat: bool,
}

/// A question that is asked before something is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LossQuestion<Kind: 'static> {
    /// Its word in the file of the settings: an identifier, which the game never gives to another.
    pub word: &'static str,
    /// The key of the game's message for what it is asked before.
    pub key: &'static str,
    /// What would be lost.
    pub loses: Kind,
}

impl<Kind> LossQuestion<Kind> {
    /// As settings keep it.
    #[must_use]
    pub const fn of<G: WindowGame>(&self) -> Question {
        Question { game: G::Rules::KEY, word: self.word }
    }
}

/// The questions of a game, each with what it is asked before.
#[must_use]
pub fn questions_of<G: MatchPanels>() -> Vec<(Question, String)> {
    G::QUESTIONS.iter().map(|one| (one.of::<G>(), G::text(one.key))).collect()
}

/// A game whose matches have panels. By default they are rows of words: who has how many points, and the orders there are.
pub trait MatchPanels: BoardScene + Wording {
    /// What goes on: the first of these that can be clicked is what the key for it picks.
    const ADVANCE: &'static [of::Target<Self>] = &[];
    /// What ends the turn.
    const END: Option<of::Target<Self>> = None;
    /// What means that the draft is meant so.
    const CONFIRM: Option<of::Target<Self>> = None;
    /// What gives the draft up.
    const CANCEL: Option<of::Target<Self>> = None;
    /// The questions before a loss that players can have left out, in the order of the settings.
    const QUESTIONS: &'static [LossQuestion<<of::Warning<Self> as Loses>::Kind>] = &[];
    /// Whether there is a panel that tells what the player's means could do ([`MatchPanels::show_options`]). Without one its key is
    /// not among those of the game.
    const HAS_OPTIONS: bool = false;

    /// Where its panels stand where so many play.
    fn panel_places(players: usize) -> &'static Places {
        let _ = players;
        &Places::PLAIN
    }

    /// Shows what everybody has, and says that it did; where the game does not, the house shows a row of words for each player.
    fn players(ctx: &Context, view: &GameView<Self>, out: &mut Vec<UiIntent>) -> bool {
        let _ = (ctx, view, out);
        false
    }

    /// Shows what the mover has in hand, and the buttons, and says that it did; where the game does not, the house shows a key for
    /// each order there is. Not while a match is watched.
    fn hand(ctx: &Context, view: &GameView<Self>, out: &mut Vec<UiIntent>) -> bool {
        let _ = (ctx, view, out);
        false
    }

    /// Asks what the draft still needs, and shows what lies beside the board; by default nothing.
    fn asked(ctx: &Context, view: &GameView<Self>, out: &mut Vec<UiIntent>) {
        let _ = (ctx, view, out);
    }

    /// Shows what whoever looks wrote down for himself, [`Table::notes`], in a dialogue where it can be changed
    /// ([`UiIntent::Note`]). It is opened by the game's own panels and keys; by default nothing is written down.
    fn notes(ctx: &Context, table: &Table<Self::Rules>, out: &mut Vec<UiIntent>) {
        let _ = (ctx, table, out);
    }

    /// Whether what the player's means could do can be told of in the middle of this draft: that panel lies over the board.
    fn tells_options(plan: &Plan<Self::Rules>) -> bool {
        let _ = plan;
        false
    }

    /// What choosing each thing of that panel asks for, in the order of the panel.
    fn options(view: &of::View<Self>, plan: &Plan<Self::Rules>) -> Vec<UiIntent> {
        let _ = (view, plan);
        Vec::new()
    }

    /// Shows that panel; the keys stand on the thing of this number.
    fn show_options(ctx: &Context, view: &GameView<Self>, at: Option<usize>, out: &mut Vec<UiIntent>) {
        let _ = (ctx, view, at, out);
    }

    /// Whether what a draft needs is asked in a dialogue, which has the size that the player chose.
    fn asks_in_a_dialogue(view: &of::View<Self>, plan: &Plan<Self::Rules>) -> bool {
        let _ = (view, plan);
        false
    }

    /// Whether that dialogue shows all that can be clicked, so that keys find nothing on the board.
    fn hides_the_board(plan: &Plan<Self::Rules>) -> bool {
        let _ = plan;
        false
    }

    /// Whether the line at the foot has a key that confirms the draft and one that gives it up.
    fn confirms_at_the_foot(plan: &Plan<Self::Rules>) -> bool {
        let _ = plan;
        false
    }

    /// Whether keys that begin a word jump to it: something is chosen from, and no letter means anything else.
    fn jumps(plan: &Plan<Self::Rules>) -> bool {
        let _ = plan;
        false
    }

    /// Whether `target` begins with this letter, a capital, where the keys have this meaning for it.
    fn begins_with(target: of::Target<Self>, letter: char, meant: Option<Action>) -> bool {
        let _ = (target, letter, meant);
        false
    }

    /// What the mover, called `name`, can do now.
    fn hint(
        view: &of::View<Self>,
        plan: &Plan<Self::Rules>,
        targets: &[of::Target<Self>],
        name: &str,
        keys: &KeyMap,
    ) -> Hint {
        let _ = (view, plan, targets, keys);
        Hint::plain(text_args("access-turn", &[("name", name.into())]))
    }

    /// What something lost means, as a question before the order.
    fn warning_text(warning: of::Warning<Self>, names: &Names) -> String {
        let _ = (warning, names);
        String::new()
    }

    /// What is done all the same, as the button says it.
    fn warning_action(warning: of::Warning<Self>) -> String {
        let _ = warning;
        String::new()
    }

    /// The page of the codex that tells more of what an action does, by its number; by default none does.
    fn tip_page(action: Action) -> Option<usize> {
        let _ = action;
        None
    }

    /// What ending the turn does now.
    fn end_words(view: &GameView<Self>) -> String {
        let _ = view;
        text("ui-end-turn-help")
    }

    /// Why the turn cannot be ended, where that is so; by default nobody is told.
    fn end_refused(view: &GameView<Self>) -> Option<String> {
        let _ = view;
        None
    }

    /// What is pointed out on the board while the pointer rests on the key that ends the turn; by default nothing.
    fn spots_of_the_end(view: &GameView<Self>) -> Vec<SpotId> {
        let _ = view;
        Vec::new()
    }

    /// What a key of the game's own leads to.
    fn keyed(action: Own, of: &Keyed<Self>) -> Option<Deed<of::Target<Self>>> {
        let _ = (action, of);
        None
    }

    /// What the keys can stand on beside what can be clicked: what other keys of the game work on.
    fn reachable(
        plan: &Plan<Self::Rules>,
        view: &of::View<Self>,
        targets: &[of::Target<Self>],
    ) -> Vec<of::Target<Self>> {
        let _ = (plan, view, targets);
        Vec::new()
    }

    /// Whether the draft asks for something it did not ask for `before`: who plays by keys is taken there.
    fn asks_anew(before: &Plan<Self::Rules>, after: &Plan<Self::Rules>) -> bool {
        let _ = (before, after);
        false
    }

    /// Whether the table asks whoever looks for something else than before an order, or before the screen changed hands: who plays
    /// by keys is taken to what can be done. By default the keys stay where they are.
    fn asks_for_more(before: &of::View<Self>, after: &of::View<Self>) -> bool {
        let _ = (before, after);
        false
    }

    /// What can be clicked in words, for readers; by default nothing is said.
    fn target_text(view: &of::View<Self>, target: of::Target<Self>, names: &Names) -> String {
        let _ = (view, target, names);
        String::new()
    }

    /// The things of the board in words, in an order to go along.
    fn mirrored(of: &Telling<Self>) -> Vec<Mirrored> {
        let told = |hit: &Hit| {
            let label = Self::target_text(of.view, Self::target(hit.target)?, of.names);
            Some(Mirrored { stands: Stands::For(hit.target), area: area_of(hit.zone.area()), label })
        };
        of.hits.iter().filter_map(told).collect()
    }

    /// What whoever decides is asked in the middle of a turn, for the cover before he takes the screen: what everybody may know of
    /// it. By default nothing: it is his turn.
    fn cover_question(view: &of::View<Self>, names: &Names) -> Option<String> {
        let _ = (view, names);
        None
    }

    /// What a seat has, in a sentence.
    fn standing(view: &of::View<Self>, seat: Colour, names: &Names) -> String {
        let Standings(standings) = Self::Rules::standings(view);
        let points = standings.iter().find(|standing| standing.seat == seat).map_or(0, orrery_core::Standing::total);
        text_args("access-standing", &[("name", names.of(seat).into()), ("points", points.into())])
    }

    /// Whether an order has a line of its own in the log, is told of in captions, and counts in what is told of a turn.
    fn is_told(order: &of::Order<Self>) -> bool {
        let _ = order;
        true
    }

    /// Where on the board an order and what it brought about happened; by default nowhere.
    fn spots_of(mover: Colour, order: &of::Order<Self>, events: &[of::Event<Self>]) -> Vec<SpotId> {
        let _ = (mover, order, events);
        Vec::new()
    }

    /// Where on the board an event happened; by default nowhere.
    fn spots_of_event(event: &of::Event<Self>) -> Vec<SpotId> {
        let _ = event;
        Vec::new()
    }

    /// Where what is told of an order happened; of one that whoever looks is not told, where what came of it did.
    fn told_spots(mover: Colour, order: Option<&of::Order<Self>>, events: &[of::Event<Self>]) -> Vec<SpotId> {
        let came = || events.iter().flat_map(Self::spots_of_event).collect();
        order.map_or_else(came, |order| Self::spots_of(mover, order, events))
    }

    /// How a match began, line by line: who goes first and why, what everybody has. `start` is what was dealt, in a game that hides
    /// nothing. By default nothing is told.
    fn opening(
        view: &of::View<Self>,
        setup: &Setup<Self::Rules>,
        start: Option<&of::Start<Self>>,
        names: &Names,
    ) -> Vec<String> {
        let _ = (view, setup, start, names);
        Vec::new()
    }

    /// What a player has, in the dialogue that a click on his panel opens, and says that it told it; where the game does not, the
    /// house tells what he has in a sentence.
    fn about_player(ui: &mut Ui, view: &GameView<Self>, seat: Colour) -> bool {
        let _ = (ui, view, seat);
        false
    }

    /// What an order of somebody else did to the player of `seat` that he should not miss, as whoever looks is told it; the match
    /// stops for it. By default nothing does.
    fn done_to(seat: Colour, told: &Announced<Self::Rules>, names: &Names) -> Option<DoneTo> {
        let _ = (seat, told, names);
        None
    }

    /// What an order of his own brought upon whoever gave it, by dice or cards, that he should not miss; it is told when the board
    /// has come to rest. By default nothing is.
    fn befell(told: &Announced<Self::Rules>, names: &Names) -> Option<DoneTo> {
        let _ = (told, names);
        None
    }

    /// What an order changed for everybody, line by line: how the second part of a match differs from the first. It is told when the
    /// board has come to rest. By default nothing is.
    fn changes(told: &Announced<Self::Rules>, names: &Names) -> Option<DoneTo> {
        let _ = (told, names);
        None
    }

    /// Whether this player can end the match in the turn that he has or has next, as far as whoever looks knows; by default nobody
    /// is said to.
    fn can_end(view: &of::View<Self>, seat: Colour) -> bool {
        let _ = (view, seat);
        false
    }

    /// Whether an order attacked somebody, as everybody sees: who did it and who suffered may say something then. By default none does.
    fn attack(told: &Past<Self>) -> Option<Attack> {
        let _ = told;
        None
    }

    /// What an order brought its player that is worth a moment of its own with a picture: a title, an adventure, a new place. It is
    /// shown when the board has come to rest. By default nothing is.
    fn triumph(told: &Announced<Self::Rules>, names: &Names) -> Option<Triumph> {
        let _ = (told, names);
        None
    }

    /// What wins this match, in one sentence for who plays the seat of `seat`, or for everybody: with the numbers of its options and,
    /// of a seat, how far it has come. It opens the match and stays at hand on the table. By default nothing is said.
    fn goal(view: &of::View<Self>, seat: Option<Colour>, names: &Names) -> Option<String> {
        let _ = (view, seat, names);
        None
    }

    /// The same in a few words, which stand over the log: `First to 10 points`. By default a question stands there, and its tip answers.
    fn goal_short(view: &of::View<Self>) -> Option<String> {
        let _ = view;
        None
    }

    /// How the order that ended the match decided it, as the headline of its end: `Kasimir's sixth colony breaks Juno's hold on Van
    /// Vogt`. By default nothing is said, and the house tells by how much and since when the winner led.
    fn decided(last: &Past<Self>, names: &Names) -> Option<String> {
        let _ = (last, names);
        None
    }

    /// Who alone leads, as far as everybody knows: an opponent may say something when it comes to. By default who has most points
    /// where nothing is hidden, and elsewhere nobody.
    fn leads(view: &of::View<Self>) -> Option<Colour> {
        if Self::Rules::HIDES {
            return None;
        }
        let Standings(all) = Self::Rules::standings(view);
        let most = all.iter().map(orrery_core::Standing::total).max()?;
        let mut best = all.iter().filter(|standing| standing.total() == most);
        best.next().filter(|_| best.next().is_none()).map(|standing| standing.seat)
    }

    /// Where the panel of a player stands on the screen: what its opponent says is shown beside it. By default at the upper edge.
    fn seat_place(view: &GameView<Self>, seat: Colour) -> Option<bevy_egui::egui::Rect> {
        let _ = (view, seat);
        None
    }

    /// What the orders since the last turn of `colour` come to; by default a line for each. Of a player whose turn has none it is told
    /// that he did nothing.
    fn recap(colour: Colour, past: &[Past<Self>], names: &Names) -> Vec<RecapLine> {
        let _ = colour;
        let line = |one: &Past<Self>| {
            let words = Self::told_text(one.mover, one.order.as_ref(), &one.events, names);
            let spots = Self::told_spots(one.mover, one.order.as_ref(), &one.events);
            RecapLine { colour: one.mover, bits: vec![Bit::Text(words.clone())], words, spots, weight: Weight::Turn }
        };
        let told = |one: &&Past<Self>| one.order.as_ref().map_or(!one.events.is_empty(), Self::is_told);
        past.iter().filter(told).map(line).collect()
    }
}

/// A rectangle of the board in those of the panels.
#[must_use]
pub fn area_of(area: Rect) -> bevy_egui::egui::Rect {
    use bevy_egui::egui::pos2;
    bevy_egui::egui::Rect::from_min_max(pos2(area.min.x, area.min.y), pos2(area.max.x, area.max.y))
}
