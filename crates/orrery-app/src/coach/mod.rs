//! The coach in the program: asks for advice, shows plans on the board and plays them, explains turns, and reviews matches.

mod chance_reasons;
mod state;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use self::chance_reasons::outlook_text;
use self::state::PlanPlayback;
use super::game::Game;
use super::schedule::AppSystems;
use super::state::{MatchUiState, Screens, UiRequest};
use orrery_ai::GameOpponents as _;
use orrery_ai::SearchBudget;
use orrery_ai::coach::{TurnExplanation, TurnReview};
use orrery_board::{MotionActive, SuggestedOrders};
use orrery_core::chance::ReplayChance;
use orrery_core::{Colour, RandomGenerator};
use orrery_core::{GameFrontend, Rules as _};
use orrery_learn::game_types;
use orrery_locale::{PlayerNames, text, text_of};
use orrery_record::TurnRecord;
use orrery_table::{CoachTaskState, CoachTasks, OpponentEngine, SubmitOrder, Table};
use orrery_ui::{
    AdviceView, AnalysisState, CoachPanel, CoachView, ExplanationView, Overlay, TurnExplanationView, UiIntent, played,
    progress_text,
};

pub use state::CoachState;

/// Adds the systems that play the coach's plans in a game and draw them on its board.
pub fn game_plugin<G: Game>(app: &mut App) {
    let plays = resource_exists::<PlanPlayback<G>>.and_then(resource_exists::<Table<G::Rules>>);
    app.add_systems(
        Update,
        (follow::<G>.run_if(plays).in_set(AppSystems::PlayPlan), sketch::<G>.in_set(AppSystems::SketchPlan)),
    );
}

/// Reports whether the coach can be asked: a person at this screen is to move, no hand-over is pending, and there is something to
/// advise.
pub fn can_ask<G: Game>(table: &Table<G::Rules>, play: &MatchUiState) -> bool {
    let handed_over = play.recap.as_ref().is_some_and(|recap| recap.hand_over);
    table.local_turn() && !handed_over && G::can_advise(table.view())
}

/// Reports whether a turn has ended and can be explained. An explanation reveals everything that was hidden in the turn, so it
/// has to wait until nothing is hidden. Returns false while a past position is viewed, and in a game without a coach.
pub fn can_explain<G: Game>(table: &Table<G::Rules>) -> bool {
    let told = || table.disclosed().is_some_and(|game| game.entries().iter().any(|entry| entry.ends_turn));
    G::Rules::HAS_COACH && table.viewed_order().is_none() && told()
}

/// Returns the message key of the reason why no turn can be explained, or `None` if a turn can be.
pub fn why_not<G: Game>(table: &Table<G::Rules>) -> Option<&'static str> {
    let hidden = G::Rules::HAS_COACH && table.disclosed().is_none();
    (!can_explain::<G>(table)).then_some(if hidden { "ui-why-hidden" } else { "ui-why-none-yet" })
}

/// The coach, the match that it studies, and the screens that show its answers.
#[derive(SystemParam)]
pub struct Coach<'w, 's, G: Game> {
    pub(super) table: Option<Res<'w, Table<<G as GameFrontend>::Rules>>>,
    tasks: ResMut<'w, CoachTasks<<G as GameFrontend>::Rules>>,
    engine: Res<'w, OpponentEngine<<G as GameFrontend>::Rules>>,
    pub(super) screens: Screens<'w>,
    pub(super) commands: Commands<'w, 's>,
}

/// Carries out a request to the coach.
pub fn carry_out<G: Game>(In(intent): In<UiIntent>, mut coach: Coach<G>) {
    match intent {
        UiIntent::Coach => coach.ask(),
        UiIntent::CloseCoach => coach.close(),
        UiIntent::ShowPlan(index) => coach.show_plan(index),
        UiIntent::PlayPlan(index) => coach.play_plan(index),
        UiIntent::Explain(entry) => coach.explain(entry),
        UiIntent::Review => coach.review(),
        _ => {}
    }
}

impl<G: Game> Coach<'_, '_, G> {
    /// Returns the search budget of the coach. Its seed depends only on the match, so that the same match always gets the same
    /// advice.
    fn effort(&self) -> SearchBudget {
        let seed = self.table.as_ref().map_or(0, |table| table.study_seed());
        SearchBudget { budget: self.engine.budget, ..SearchBudget::usual(seed) }
    }

    /// Opens the coach's panel and asks for advice. If the panel is open with advice on this position, closes it instead.
    fn ask(&mut self) {
        let Some(table) = self.table.as_ref().filter(|table| can_ask::<G>(table, &self.screens.play)) else { return };
        let (view, eyes) = (*table.view(), table.viewpoint());
        let asked = self.tasks.advice().is_some_and(|(asked, _)| *asked == view);
        if self.screens.play.guide.open && asked {
            return self.close();
        }
        let effort = self.effort();
        self.tasks.advise(view, effort);
        self.screens.play.guide = CoachState { open: true, eyes, ..CoachState::default() };
    }

    /// Closes the coach's panel. Cancels a running study; a plan that is being played stops after its current order.
    fn close(&mut self) {
        self.screens.play.guide = CoachState::default();
        if matches!(self.tasks.advice(), Some((_, CoachTaskState::Pondering(_) | CoachTaskState::Nothing))) {
            self.tasks.drop_advice();
        }
    }

    /// Opens the plan at `index` and shows it on the board. Does nothing if there is no such plan, or while a plan is being
    /// played.
    fn show_plan(&mut self, index: usize) {
        let Some((_, CoachTaskState::Ready(advice))) = self.tasks.advice() else { return };
        let guide = &mut self.screens.play.guide;
        if index < advice.plans.len() && !guide.is_playing() {
            guide.shown = index;
        }
    }

    /// Starts to play the plan at `index`, order by order, if the plan was suggested for the current position.
    fn play_plan(&mut self, index: usize) {
        let Some(table) = &self.table else { return };
        let plan = match self.tasks.advice() {
            Some((asked, CoachTaskState::Ready(advice))) if asked == table.view() => advice.plans.get(index),
            _ => None,
        };
        let Some(plan) = plan.filter(|_| table.local_turn()) else { return };
        let orders = played::<G>(&plan.orders).iter().copied().collect();
        let guide = &mut self.screens.play.guide;
        if guide.open {
            guide.shown = index;
            guide.playing = true;
            self.commands.insert_resource(PlanPlayback::<G> { orders, at: *table.view() });
        }
    }

    /// Asks for an explanation of the turn with the order at `entry`. Without `entry`, the turn is the last of another player, or
    /// the last of any player if the match is over or no other player has moved. If no turn can be explained, shows the reason.
    fn explain(&mut self, entry: Option<usize>) {
        let Some(table) = &self.table else { return };
        if let Some(why_not) = why_not::<G>(table).filter(|_| G::Rules::HAS_COACH && table.viewed_order().is_none()) {
            return self.screens.play.refuse(text(why_not));
        }
        let mut turns = table.disclosed().map(orrery_record::Match::turns).unwrap_or_default();
        turns.retain(TurnRecord::is_whole);
        let (mover, over) = (table.mover(), table.is_over());
        let told = match entry {
            Some(entry) => turns.iter().rposition(|turn| turn.entry <= entry),
            None => turns.iter().rposition(|turn| over || turn.colour() != mover).or(turns.len().checked_sub(1)),
        };
        let Some(told) = told else { return };
        let effort = self.effort();
        self.tasks.explain(turns[told].clone(), effort);
        let guide = &mut self.screens.play.guide;
        (guide.turns, guide.told) = (turns.iter().map(|turn| turn.entry).collect(), told);
        self.screens.menus.open(Overlay::Why);
    }

    /// Opens the review of the match. Does nothing if there is no finished match.
    fn review(&mut self) {
        if self.study() {
            self.screens.menus.open(Overlay::Review);
        }
    }

    /// Starts the coach's review of the finished match. Returns false if there is no such match.
    pub fn study(&mut self) -> bool {
        let Some(table) = self.table.as_ref().filter(|table| table.is_over()) else { return false };
        let Some(game) = table.disclosed() else { return false };
        let (turns, entries) = (game.turns(), table.orders_given());
        let effort = self.effort();
        self.tasks.review(turns, entries, effort);
        true
    }

    /// Cancels the study whose overlay was closed.
    pub fn closed(&mut self, overlay: &Overlay) {
        match overlay {
            Overlay::Review => self.tasks.stop_review(),
            Overlay::Why => self.tasks.drop_explanation(),
            _ => {}
        }
    }
}

/// Gives the next order of the plan that is being played, once the previous one is done and shown. After an order that reveals
/// something, asks the coach again instead of continuing. Any other event in the match, including a refusal, ends the plan.
fn follow<G: Game>(
    (table, mut plan): (Res<Table<G::Rules>>, ResMut<PlanPlayback<G>>),
    animating: Res<MotionActive>,
    mut play: ResMut<MatchUiState>,
    mut orders: MessageWriter<SubmitOrder<G::Rules>>,
    mut asked: MessageWriter<UiRequest>,
) {
    if play.guide.again && !animating.0 && *table.view() != plan.at {
        play.guide.again = false;
        if play.guide.open && can_ask::<G>(&table, &play) {
            asked.write(UiRequest(UiIntent::Coach));
        }
        return;
    }
    if !play.guide.is_playing() || animating.0 {
        return;
    }
    if !table.local_turn() || *table.view() != plan.at {
        play.guide.playing = false;
        return;
    }
    let Some(order) = plan.orders.pop_front() else {
        // The whole plan has been played, so there is nothing left to advise.
        play.guide = CoachState::default();
        return;
    };
    orders.write(SubmitOrder::order(order));
    match after::<G>(&plan.at, &order) {
        Some(view) => plan.at = view,
        // The plan has been played, but its outcome is still open: the player has to ask for new advice.
        None if plan.orders.is_empty() => play.guide = CoachState::default(),
        // The plan continues, but a revealed outcome may change what is best: the coach is asked again once it has been shown.
        None => (play.guide.playing, play.guide.again) = (false, true),
    }
}

/// Returns the decider's view after an order from which no player learns anything new. Returns `None` if the order reveals
/// something or is not legal.
fn after<G: Game>(view: &game_types::View<G>, order: &game_types::Order<G>) -> Option<game_types::View<G>> {
    if G::Rules::is_barrier(view, order) || G::Rules::check(view, order).is_err() {
        return None;
    }
    let mut position = G::Rules::determinize(view, &mut RandomGenerator::new(0));
    let decider = G::Rules::to_act(&position);
    G::Rules::apply(&mut position, order, &mut ReplayChance::new([]), &mut ());
    Some(G::Rules::view(&position, decider))
}

/// Returns the number of orders up to and including the first that reveals something new. Returns `None` if no order follows it
/// or no order reveals anything.
fn stop<G: Game>(view: &game_types::View<G>, orders: &[game_types::Order<G>]) -> Option<usize> {
    let mut at = *view;
    for (index, order) in orders.iter().enumerate() {
        match after::<G>(&at, order) {
            Some(next) => at = next,
            None => return Some(index + 1).filter(|&count| count < orders.len()),
        }
    }
    None
}

/// Shows the open plan on the board as long as the plan fits the position. Closes the panel when the coach can no longer be
/// asked, or when the viewer is not the player who asked.
fn sketch<G: Game>(
    table: Option<Res<Table<G::Rules>>>,
    coach: Res<CoachTasks<G::Rules>>,
    mut play: ResMut<MatchUiState>,
    mut suggested: ResMut<SuggestedOrders<game_types::Order<G>>>,
) {
    let orders = match (&table, coach.advice()) {
        (Some(table), Some((asked, CoachTaskState::Ready(advice)))) if play.guide.open && asked == table.view() => {
            advice.plans.get(play.guide.shown).map(|plan| plan.orders.clone()).unwrap_or_default()
        }
        _ => Vec::new(),
    };
    suggested.set_if_neq(SuggestedOrders(orders));
    let gone = |table: &Table<G::Rules>| !can_ask::<G>(table, &play) || table.viewpoint() != play.guide.eyes;
    if play.guide.open && table.as_deref().is_some_and(gone) {
        play.guide = CoachState::default();
    }
}

/// Converts the state of a study into that of a panel, with the result in words.
fn heard<G: Game, T, W>(told: CoachTaskState<'_, T>, words: impl FnOnce(&T) -> W) -> AnalysisState<W> {
    match told {
        CoachTaskState::Pondering(progress) => AnalysisState::Pondering(progress_text(G::Rules::KEY, &progress)),
        CoachTaskState::Ready(answer) => AnalysisState::Ready(words(answer)),
        CoachTaskState::Nothing => AnalysisState::Nothing,
    }
}

/// Returns the content of the dialogue about the explained turn, or `None` if no explanation was requested.
pub fn why_view<G: Game>(coach: &CoachTasks<G::Rules>, play: &MatchUiState) -> Option<TurnExplanationView> {
    let (turn, told) = coach.explanation()?;
    let CoachState { turns, told: at, .. } = &play.guide;
    let entry = |index: usize| turns.get(index).copied();
    // Another player may have given the first order of the turn: the explanation is about the player who ended it.
    let colour = if let CoachTaskState::Ready(told) = &told { told.colour } else { turn.colour() };
    let seat = G::Rules::seats(&turn.before).iter().position(|&seat| seat == colour).unwrap_or(0);
    let reviewed = match coach.reviewed() {
        Some(CoachTaskState::Ready(review)) => {
            review.turns.iter().find(|one| one.entry == turn.entry && one.seat == seat)
        }
        _ => None,
    };
    let reviewed = reviewed.map(TurnReview::figures);
    Some(TurnExplanationView {
        game: G::Rules::KEY,
        colour,
        round: turn.round,
        told: heard::<G, _, _>(told, |told| {
            let mut shown = ExplanationView::of::<G>(told, seat, reviewed, &play.names);
            name_places::<G>(turn, told, &mut shown, &play.names);
            shown
        }),
        earlier: at.checked_sub(1).and_then(entry),
        later: entry(at + 1),
    })
}

/// Describes the orders of an explanation with their places, in the words of a plan. A description begins again after each order
/// that revealed something, because the orders after it depend on what was revealed.
fn name_places<G: Game>(
    turn: &TurnRecord<G::Rules>,
    told: &TurnExplanation<G::Rules, game_types::PlanReason<G>>,
    shown: &mut ExplanationView,
    names: &PlayerNames,
) {
    let own: Vec<usize> = (0..turn.steps.len()).filter(|&at| turn.steps[at].by == told.colour).collect();
    let own = &own[own.len().saturating_sub(told.played.orders.len())..];
    let seen = |at: usize| G::Rules::view(turn.position_before(at), Some(told.colour));
    let reveals = |at: usize| G::Rules::is_barrier(&seen(at), &turn.steps[at].order);
    shown.played.orders.clear();
    for part in own.split_inclusive(|&at| reveals(at)) {
        let orders: Vec<_> = part.iter().map(|&at| turn.steps[at].order).collect();
        shown.played.orders.extend(G::plan_briefs(&seen(part[0]), &orders, names));
    }
    if let (Some(plan), Some(shown), Some(&at)) = (&told.better, &mut shown.better, own.get(told.departs)) {
        shown.orders = G::plan_briefs(&seen(at), &plan.orders, names);
        shown.foreseen = G::foreseen(&seen(at), &plan.orders, names);
    }
}

/// Returns the coach's part of the match panels.
pub fn view<G: Game>(table: &Table<G::Rules>, coach: &CoachTasks<G::Rules>, play: &MatchUiState) -> CoachView {
    let can_ask = can_ask::<G>(table, play);
    let open = coach.advice().filter(|_| play.guide.open && can_ask).map(|(asked, told)| CoachPanel {
        told: heard::<G, _, _>(told, |advice| {
            let mut told = AdviceView::of::<G>(advice, &play.names);
            let seats: Vec<Colour> = table.seats().iter().map(|seat| seat.colour).collect();
            for (plan, shown) in advice.plans.iter().zip(&mut told.plans) {
                shown.orders = G::plan_briefs(asked, &plan.orders, &play.names);
                shown.foreseen = G::foreseen(asked, &plan.orders, &play.names);
                shown.outlook = outlook_text::<G>(asked, &seats, table.mover(), &plan.outlook, &play.names);
            }
            if let (Some(plan), Some(shown)) =
                (advice.plans.get(play.guide.shown), told.plans.get_mut(play.guide.shown))
            {
                shown.stop = stop::<G>(asked, played::<G>(&plan.orders));
            }
            // Without rivals, a game may count something other than victories.
            if G::Rules::standings(table.view()).0.len() == 1 {
                told.plans.iter_mut().for_each(|plan| plan.measure = text_of(G::Rules::KEY, G::COUNTS_ALONE));
            }
            told
        }),
        shown: play.guide.shown,
        stale: asked != table.view(),
        playing: play.guide.is_playing(),
    });
    CoachView { can_ask, can_explain: can_explain::<G>(table), open }
}
