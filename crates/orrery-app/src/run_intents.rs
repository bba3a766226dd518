//! Carries out the requests of panels and keys, each by the feature to which it belongs.

use crate::game::Game;
use bevy::app::AppExit;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use super::academy::ActiveLesson;
use super::game_registry::GameRegistry;
use super::input::rebind;
use super::puzzles::ActivePuzzle;
use super::save_list::SaveLists;
use super::save_settings::SettingsStore;
use super::schedule::AppSystems;
use super::state::{ActiveGame, MatchUiState, MenuState, PendingConfirmation, Screen, Session, UiRequest};
use super::{
    academy, coach, codex, interruptions, matches, pick, puzzles, replay, screenshot, seats, share, sounds, statistics,
    title, window,
};
use orrery_board::{HighlightedPlaces, TitleOrrery};
use orrery_learn::academy::LessonId;
use orrery_locale::{text, text_args};
use orrery_settings::{ConfirmationId, Settings};
use orrery_sound::PlaySound;
use orrery_table::{LossWarning, MatchIntent, MatchStatus, Playable, SharedSaveStore, SubmitOrder, Table, seek};
use orrery_ui::{
    LessonIntent, LossConfirmation, Overlay, PuzzleIntent, Recap, RemapState, ScreenRequest, ShareIntent, Toast,
    UiIntent,
};

/// Adds the systems that carry out requests and handle the window's close button.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (act.in_set(AppSystems::RunIntents), close_requested.in_set(AppSystems::CloseWindow)));
}

/// Carries out every request, in order. The screen, the session and the active game change before the next request.
fn act(mut requests: ResMut<Messages<UiRequest>>, mut commands: Commands) {
    for UiRequest(intent) in requests.drain() {
        commands.run_system_cached_with(hand_over, intent);
        commands.run_schedule(StateTransition);
    }
}

/// Hands a request to the active game.
fn hand_over(In(intent): In<UiIntent>, active: Res<ActiveGame>, hosts: Res<GameRegistry>, mut commands: Commands) {
    if let Some(host) = hosts.of(active.0) {
        host.carry_out(&mut commands, intent);
    }
}

/// Plays the sound of a request, and hands the request to its feature. A lesson or a puzzle takes over some requests about the match.
pub fn carry_out<G: Game>(
    In(intent): In<UiIntent>,
    (lesson, session): (Option<Res<ActiveLesson<G>>>, Option<Res<State<Session>>>),
    (settings, mut menus): (Res<Settings>, ResMut<MenuState>),
    mut sounds: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    sounds.write_batch(sounds::cue_of(&intent, &menus, &settings).map(PlaySound));
    let lesson = lesson.is_some_and(|lesson| lesson.steps());
    let puzzle = session.is_some_and(|session| *session.get() == Session::Puzzle);
    let intent = if lesson || puzzle { taken_over(intent, lesson, &mut menus) } else { Some(intent) };
    let Some(intent) = intent else { return };
    match intent {
        UiIntent::Codex(ask) => commands.run_system_cached_with(codex::ask::<G>, ask),
        UiIntent::Practise(number) => {
            if let Some(id) = LessonId::from_number(number) {
                academy::open::<G>(&mut commands, id);
            }
        }
        UiIntent::Puzzle(wish) => commands.run_system_cached_with(puzzles::wish::<G>, wish),
        UiIntent::Stats(wish) => commands.run_system_cached_with(statistics::wish::<G>, wish),
        UiIntent::Lesson(wish) => commands.run_system_cached_with(academy::wish::<G>, wish),
        UiIntent::FirstStart(choice) => commands.run_system_cached_with(academy::first::<G>, choice),
        UiIntent::Pick(target) => commands.run_system_cached_with(pick::pick::<G>, target),
        UiIntent::Order(index) => commands.run_system_cached_with(pick::order::<G>, index),
        UiIntent::Seat(colour, player) => commands.run_system_cached_with(seats::give::<G>, (colour, player, false)),
        UiIntent::TakeSeat(colour) => commands.run_system_cached_with(seats::give::<G>, (colour, None, true)),
        UiIntent::Coach
        | UiIntent::CloseCoach
        | UiIntent::ShowPlan(..)
        | UiIntent::PlayPlan(..)
        | UiIntent::Explain(..)
        | UiIntent::Review => commands.run_system_cached_with(coach::carry_out::<G>, intent),
        UiIntent::Look(..) | UiIntent::Replay(..) => commands.run_system_cached_with(replay::carry_out::<G>, intent),
        UiIntent::Close | UiIntent::SaveAs(..) | UiIntent::Answer(..) | UiIntent::Spot(..) => {
            commands.run_system_cached_with(in_match::<G>, intent);
        }
        UiIntent::Go(ScreenRequest::Board) => {
            commands.queue(|world: &mut World| seek::<G::Rules>(world, None));
            commands.run_system_cached_with(in_any_game, intent);
        }
        _ => commands.run_system_cached_with(in_any_game, intent),
    }
}

/// Replaces a request about the match with the corresponding request of the lesson if `lesson` is true, or else of the puzzle.
/// Returns `None` for a request that is not possible there, and any other request unchanged.
fn taken_over(intent: UiIntent, lesson: bool, menus: &mut MenuState) -> Option<UiIntent> {
    Some(match intent {
        UiIntent::ResetTurn if lesson => UiIntent::Lesson(LessonIntent::Reset),
        UiIntent::ResetTurn => UiIntent::Puzzle(PuzzleIntent::Reset),
        UiIntent::Coach if lesson => UiIntent::Lesson(LessonIntent::ShowMe),
        UiIntent::Coach => UiIntent::Puzzle(PuzzleIntent::Hint),
        UiIntent::SaveAs(_) | UiIntent::Open(Overlay::Save) => {
            menus.toasts.push(Toast::news(text(if lesson { "academy-not-saved" } else { "puzzles-not-saved" })));
            return None;
        }
        UiIntent::Seat(..)
        | UiIntent::TakeSeat(..)
        | UiIntent::SameDeal
        | UiIntent::Open(Overlay::Restart | Overlay::Players(_)) => return None,
        intent => intent,
    })
}

/// Carries out the requests about a match of this game that belong to no other feature.
fn in_match<G: Game>(
    In(intent): In<UiIntent>,
    mut coach: coach::Coach<G>,
    puzzle: Option<Res<ActivePuzzle<G>>>,
    mut pending: ResMut<PendingConfirmation<G>>,
    mut spotlight: ResMut<HighlightedPlaces<G::LogAnchor>>,
    saves: Option<Res<SharedSaveStore>>,
) {
    match intent {
        UiIntent::Close => {
            // Closing a dialogue also ends a key assignment.
            coach.screens.menus.remap = RemapState::Rest;
            let Some(overlay) = coach.screens.menus.overlays.pop() else { return };
            coach.closed(&overlay);
            // Nothing is left to do in a solved puzzle.
            if overlay == Overlay::PuzzleDone && puzzle.is_some_and(|puzzle| puzzle.is_solved()) {
                coach.commands.run_system_cached_with(matches::resume, Some(Overlay::Puzzles));
            }
        }
        UiIntent::SaveAs(name) => {
            if let (Some(table), Some(saves)) = (&coach.table, saves) {
                coach.screens.menus.toasts.push(save_as(table, &saves, &name));
            }
        }
        UiIntent::Answer(yes) => answer::<G>(&mut pending, &mut coach.screens.play, &mut coach.commands, yes),
        UiIntent::Spot(spots) => {
            let spots = spots.into_iter().filter_map(G::anchor).collect();
            spotlight.set_if_neq(HighlightedPlaces(spots));
        }
        _ => {}
    }
}

/// Saves a match under a name. Returns the message about it.
fn save_as<G: Playable>(table: &Table<G>, saves: &SharedSaveStore, name: &str) -> Toast {
    // Only the quick save overwrites its previous file.
    let saved = match name {
        matches::QUICK_SAVE => table.save_as(&saves.0, name).map(|()| name.to_owned()),
        name => table.save_new(&saves.0, name),
    };
    match saved {
        Ok(name) => Toast::news(text_args("ui-saved", &[("name", matches::save_name(&name).into())])),
        Err(error) => Toast::trouble(error.to_string()),
    }
}

/// Carries out the answer to the question before an order. The question is not asked again if the player has ticked that.
fn answer<G: Game>(pending: &mut PendingConfirmation<G>, play: &mut MatchUiState, commands: &mut Commands, yes: bool) {
    let confirm = pending.0.take();
    let unasked = std::mem::take(&mut play.unasked);
    let asked = std::mem::take(&mut play.asked);
    let Some(confirm) = confirm.filter(|_| asked && yes) else { return };
    if unasked {
        let kind = confirm.warning.kind();
        let question = G::QUESTIONS.iter().find(|question| question.loses == kind).map(LossConfirmation::of::<G>);
        commands.run_system_cached_with(stop_asking, question);
    }
    commands.write_message(SubmitOrder::<G::Rules>::order(confirm.order));
}

/// Stores that a question is not asked any more.
fn stop_asking(In(question): In<Option<ConfirmationId>>, mut store: SettingsStore) {
    let mut settings = store.settings.clone();
    question.into_iter().for_each(|question| settings.unasked.insert(question));
    store.change(settings);
}

/// The data that requests read or change if they are the same in every game; see [`in_any_game`].
#[derive(SystemParam)]
pub struct IntentParams<'w, 's> {
    store: SettingsStore<'w>,
    play: ResMut<'w, MatchUiState>,
    next: ResMut<'w, NextState<Screen>>,
    title: Res<'w, TitleOrrery>,
    lists: SaveLists<'w>,
    hosts: Res<'w, GameRegistry>,
    status: Option<Res<'w, MatchStatus>>,
    intents: MessageWriter<'w, MatchIntent>,
    commands: Commands<'w, 's>,
}

/// Carries out the requests that need no knowledge of the game.
fn in_any_game(In(intent): In<UiIntent>, mut params: IntentParams) {
    let play = &mut params.play;
    match intent {
        UiIntent::Undo => params.send(MatchIntent::Undo),
        UiIntent::Redo => params.send(MatchIntent::Redo),
        UiIntent::ResetTurn => params.send(MatchIntent::ResetTurn),
        UiIntent::UndoTo(entries) => params.send(MatchIntent::BackTo(entries)),
        UiIntent::StepOpponent => params.send(MatchIntent::Step),
        UiIntent::Note(notes) => params.send(MatchIntent::Note(notes)),
        UiIntent::Unask(unasked) => play.unasked = unasked,
        UiIntent::CloseBanner => params.close_banner(),
        UiIntent::CloseMoment => interruptions::close(play),
        UiIntent::Counted => play.counting = None,
        UiIntent::RecapAt(_) | UiIntent::OpenRecap(_) | UiIntent::RecapRead => {
            play.recap.iter_mut().for_each(|recap| read_recap(recap, &intent));
        }
        intent => params.in_menus(intent),
    }
}

fn read_recap(recap: &mut Recap, intent: &UiIntent) {
    match *intent {
        UiIntent::RecapAt(index) => recap.at = Some(index.min(recap.lines.len().saturating_sub(1))),
        UiIntent::OpenRecap(open) => (recap.open, recap.at) = (open, recap.at.filter(|_| open)),
        _ => (recap.open, recap.at, recap.read) = (false, None, true),
    }
}

impl IntentParams<'_, '_> {
    fn send(&mut self, intent: MatchIntent) {
        if self.status.is_some() {
            self.intents.write(intent);
        }
    }

    /// Closes the banner. After a curtain, the recap bar shows the changes.
    fn close_banner(&mut self) {
        if self.status.as_ref().is_some_and(|now| now.covered) {
            self.intents.write(MatchIntent::Uncover);
            return;
        }
        match &mut self.play.recap {
            Some(recap) if recap.cover && !recap.lines.is_empty() => (recap.cover, recap.hand_over) = (false, false),
            recap => *recap = None,
        }
    }

    /// Carries out a request about screens, dialogues, settings and save files. Errors are shown as messages.
    fn in_menus(&mut self, intent: UiIntent) {
        let menus = &mut self.store.files.menus;
        match intent {
            UiIntent::Go(place) => self.go(place),
            UiIntent::Open(overlay) => self.open(overlay),
            UiIntent::CloseToast(index) if index < menus.toasts.len() => drop(menus.toasts.remove(index)),
            UiIntent::Draft(draft) => matches::change_draft(menus, &self.hosts, draft),
            UiIntent::SaveName(name) => menus.save_name = name,
            UiIntent::Settings(changed) => self.store.change(*changed),
            UiIntent::Turn(wish) => self.commands.run_system_cached_with(title::turn, wish),
            UiIntent::Mute => self.mute(),
            UiIntent::Options(intent) => rebind::act(&mut self.store, intent),
            UiIntent::Screenshot => self.commands.run_system_cached(screenshot::take),
            UiIntent::Start => {
                if let Some(host) = self.hosts.of(menus.draft.game) {
                    host.start(&mut self.commands, menus.draft.clone());
                }
            }
            UiIntent::Rematch | UiIntent::SameDeal => {
                if let Some(host) = self.status.as_ref().and_then(|now| self.hosts.of(now.key)) {
                    host.play_again(&mut self.commands, intent == UiIntent::SameDeal);
                }
            }
            UiIntent::Continue | UiIntent::Load(_) | UiIntent::Delete(_) => {
                let done = match intent {
                    UiIntent::Load(path) => self.load(&path),
                    UiIntent::Delete(path) => self.delete(&path),
                    _ => self.continue_latest(),
                };
                self.store.files.menus.value_of(done);
            }
            UiIntent::Share(wish) => self.share(wish),
            UiIntent::Quit => self.commands.run_system_cached(quit),
            _ => {}
        }
    }

    fn go(&mut self, place: ScreenRequest) {
        self.store.files.menus.overlays.clear();
        let screen = match place {
            ScreenRequest::Title => return self.commands.run_system_cached(matches::to_title),
            ScreenRequest::Setup => {
                self.commands.run_system_cached(matches::close);
                let game = title::playable(&self.title, &self.hosts);
                self.commands.run_system_cached_with(matches::show_setup, game);
                *self.play = MatchUiState::default();
                Screen::Setup
            }
            ScreenRequest::Board => {
                self.play.looked = true;
                Screen::Match
            }
            ScreenRequest::End => Screen::End,
        };
        NextState::set_if_neq(&mut self.next, screen);
    }

    fn open(&mut self, overlay: Overlay) {
        let menus = &mut self.store.files.menus;
        if matches!(overlay, Overlay::Load | Overlay::Delete(_)) {
            self.lists.find_saved(menus);
        }
        if overlay == Overlay::Save {
            menus.save_name.clear();
        }
        menus.open(overlay);
    }

    /// Opens a saved match of any game.
    fn load(&mut self, path: &std::path::Path) -> Result<(), String> {
        let host = self.hosts.of_save(path)?;
        host.open(&mut self.commands, host.load(path)?);
        Ok(())
    }

    fn continue_latest(&mut self) -> Result<(), String> {
        let waiting = self.lists.saves.as_ref().map(|saves| saves.0.waiting()).unwrap_or_default();
        let near = title::near(&self.title);
        // After a crash there may be no match of the nearest game to continue; then the newest match is continued.
        match waiting.iter().find(|latest| Some(latest.game) == near).or(waiting.first()) {
            Some(latest) => self.load(&latest.path),
            None => Err(text("ui-continue-gone")),
        }
    }

    fn delete(&mut self, path: &std::path::Path) -> Result<(), String> {
        let Some(saves) = &self.lists.saves else { return Ok(()) };
        let deleted = saves.0.delete(path).map_err(|error| error.to_string());
        self.lists.find_saved(&mut self.store.files.menus);
        self.lists.find_waiting(&mut self.store.files.menus);
        deleted
    }

    /// Carries out a request of the share dialogue.
    fn share(&mut self, wish: ShareIntent) {
        let menus = &mut self.store.files.menus;
        let challenge = match wish {
            ShareIntent::Copied => return menus.toasts.push(Toast::news(text("share-copied"))),
            ShareIntent::Export(ron) => {
                return match self.status.as_ref().and_then(|now| self.hosts.of(now.key)) {
                    Some(host) => host.export(&mut self.commands, ron),
                    None => menus.toasts.push(share::exported(None, None, ron)),
                };
            }
            ShareIntent::Daily => None,
            ShareIntent::Challenge(at) => Some(at),
        };
        if let Some(host) = self.hosts.of(title::playable(&self.title, &self.hosts)) {
            host.begin_deal(&mut self.commands, challenge);
        }
    }

    /// Switches the sound off or on, and shows a message about it.
    fn mute(&mut self) {
        let mut settings = self.store.settings.clone();
        settings.mute = !settings.mute;
        let words = text(if settings.mute { "ui-muted" } else { "ui-unmuted" });
        self.store.change(settings);
        let toasts = &mut self.store.files.menus.toasts;
        toasts.retain(|toast| toast.words != text("ui-muted") && toast.words != text("ui-unmuted"));
        toasts.push(Toast::news(words));
    }
}

/// Quits the program: saves the match, writes the statistics and the progress in the Academy, and stores the window's size and
/// screen.
fn quit(hosts: Res<GameRegistry>, mut commands: Commands) {
    commands.run_system_cached(matches::close);
    hosts.all().into_iter().for_each(|host| host.finish(&mut commands));
    commands.run_system_cached(academy::finish);
    commands.run_system_cached(window::remember);
    commands.write_message(AppExit::Success);
}

/// Quits the program when the window's close button is pressed, as the menu entry does.
fn close_requested(mut requests: ResMut<Messages<WindowCloseRequested>>, mut commands: Commands) {
    if requests.drain().next().is_some() {
        commands.run_system_cached(quit);
    }
}
