//! The whole program without a screen. It receives all input, but nothing is painted.

use std::marker::PhantomData;
use std::path::Path;
use std::time::Duration;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::window::{ExitCondition, PrimaryWindow, WindowResized};
use bevy::winit::WinitPlugin;
use bevy_egui::egui::accesskit::NodeId;
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext, egui};
use orrery_app::gallery::{hear, said};
use orrery_app::{MatchUiState, MenuState, PendingConfirmation, Screen, UiRequest, assemble};
use orrery_board::{
    ArtImages, BoardScene as _, BoardViewport, DrawnPiece, HitAreas, HoveredTargets, lines_now, places_of, shown_now,
};
use orrery_cli::{AnyGameValue, AppearanceFlags, WindowArgs};
use orrery_core::interaction::{PendingOrder, PerfectInformation};
use orrery_core::{GameKey, Opponent, Rules as _};
use orrery_record::Match;
use orrery_settings::{self as settings, AnimationSpeed, AppFolders, InterruptionPause, OpponentPace, Settings};
use orrery_table::{
    CurrentPendingOrder, LossConfirmationRequest, MatchStatus, OpponentEngine, OrderGate, SubmitOrder, Table,
};
use orrery_ui::{Overlay, UiIntent};

use crate::widget::{AccessibleWidget, widget};
use crate::{ClickTarget, Order, ProgramUnderTest, RulesOf, View};

/// The window's size in pixels.
const SIZE: (u32, u32) = (1280, 720);

/// The languages that come with the program.
pub const LANGUAGES: [&str; 3] = ["en", "it", "ru"];

/// The time step of one frame.
pub const FRAME: Duration = Duration::from_millis(16);

/// The number of frames until all effects of an input have happened.
pub const SETTLE: usize = 3;

/// The maximum number of frames to wait for a condition. It is large, because opponents compute their orders in the background.
pub const PATIENCE: usize = 4000;

/// The whole program, running without a screen.
pub struct TestProgram<P> {
    pub(crate) app: App,
    pub(crate) window: Entity,
    left: bool,
    pub(crate) pad: Option<Entity>,
    pilot: PhantomData<P>,
}

/// Writes settings without animation and without pauses, and a last set-up in which the first seat is a person and all other
/// seats are simple opponents. [`ProgramUnderTest::quick`] then shortens the set-up.
pub fn settle_settings<P: ProgramUnderTest>(folder: &Path) {
    let mut quick = Settings {
        animation: AnimationSpeed::Off,
        pace: OpponentPace::Instant,
        moments: InterruptionPause::Off,
        ..Settings::default()
    };
    let mut last = quick.setups.of::<RulesOf<P>>();
    for seat in &mut last.seats[1..] {
        Opponent::Simple.word().clone_into(&mut seat.player);
    }
    P::quick(&mut last);
    quick.setups.remember(&last);
    settings::save(&AppFolders::new(Some(folder)), &quick).expect("settings can be written");
}

impl<P: ProgramUnderTest> TestProgram<P> {
    /// Starts the program with its files below `folder`, as the command line would, with an optional `seed` and open match.
    pub fn start(folder: &Path, seed: Option<u64>, game: Option<Match<RulesOf<P>>>) -> Self {
        Self::start_with(folder, seed, game, |_| {})
    }

    /// Starts the program like [`Self::start`], with the additions that `more` makes to the app.
    pub fn start_with(
        folder: &Path,
        seed: Option<u64>,
        game: Option<Match<RulesOf<P>>>,
        more: impl FnOnce(&mut App),
    ) -> Self {
        let mut program = Self::build(folder, seed, game, more);
        program.wait_for_art();
        program
    }

    /// Starts the program as if the game `named` had been given on the command line.
    pub fn start_naming(folder: &Path, named: GameKey) -> Self {
        let mut program = Self::assembled(folder, WindowArgs { named: Some(named), ..default() }, |_| ());
        program.wait_for_art();
        program
    }

    fn build(folder: &Path, seed: Option<u64>, game: Option<Match<RulesOf<P>>>, more: impl FnOnce(&mut App)) -> Self {
        let game = game.map(AnyGameValue::new::<RulesOf<P>>);
        Self::assembled(folder, WindowArgs { game, seed, ..default() }, more)
    }

    fn assembled(folder: &Path, args: WindowArgs, more: impl FnOnce(&mut App)) -> Self {
        let lang = Some("en".to_owned());
        let look = AppearanceFlags { windowed: Some(Some(SIZE)), mute: true, lang, ..default() };
        let args = WindowArgs { look, ..args };
        let mut app = assemble(P::games().registry, args, AppFolders::new(Some(folder)), |app, window| {
            let nothing = WgpuSettings { backends: None, ..default() };
            let render = RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(nothing)), ..default() };
            let window =
                WindowPlugin { primary_window: Some(window), exit_condition: ExitCondition::DontExit, ..default() };
            app.add_plugins(
                DefaultPlugins
                    .set(render)
                    .set(window)
                    .disable::<WinitPlugin>()
                    .disable::<PipelinedRenderingPlugin>()
                    .disable::<bevy::log::LogPlugin>(),
            );
        });
        more(&mut app);
        hear(app.world_mut());
        // Removed sprites notify the renderer. There is no renderer here, but the notification must work.
        app.add_plugins(SyncWorldPlugin);
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("one window");
        let mut program = TestProgram { app, window, left: false, pad: None, pilot: PhantomData };
        program.frames(2);
        let mut contexts = program.app.world_mut().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(program.app.world_mut()).expect("one context");
        context.get_mut().enable_accesskit();
        program.frames(SETTLE);
        program
    }

    /// Starts the program and returns as soon as the art of its title screen is decoded.
    pub fn start_at_once(folder: &Path) -> Self {
        let mut program = Self::build(folder, None, None, |_| ());
        while !program.app.world().resource::<ArtImages>().title_ready() {
            std::thread::yield_now();
            program.frames(1);
        }
        program
    }

    /// Waits until all art is decoded, so that the board can be clicked. Decoding takes real time, in any number of frames.
    fn wait_for_art(&mut self) {
        self.app.world_mut().resource_mut::<ArtImages>().want(RulesOf::<P>::KEY);
        while !self.app.world().resource::<ArtImages>().all_ready() {
            std::thread::yield_now();
            self.frames(1);
        }
    }

    /// Starts the program in a folder of its own with `game` on the table.
    pub fn opened(game: Match<RulesOf<P>>) -> (tempfile::TempDir, Self) {
        let folder = tempfile::tempdir().expect("a folder");
        settle_settings::<P>(folder.path());
        let mut program = Self::start(folder.path(), Some(3), None);
        orrery_app::open::<P::Game>(program.world_mut(), game);
        program.frames(4);
        (folder, program)
    }

    /// Types a letter, and waits until it has taken effect.
    pub fn letter(&mut self, code: KeyCode, letter: &str) {
        self.press(code, &Key::Character(letter.into()), &[]);
        self.frames(6);
    }

    /// Checks that the name of every widget, or its value if it has no name, is a complete text.
    pub fn labels_are_whole(&mut self) {
        self.frames(4);
        for widget in self.widgets() {
            let label = if widget.label.is_empty() { widget.value } else { widget.label };
            let raw = |word: &str| ["access-", "ui-", "tag-"].iter().any(|key| word.starts_with(key));
            assert!(!label.split_whitespace().any(raw) && !label.contains(['{', '$']), "{label:?}");
        }
    }

    /// Opens a match, as the command line does.
    pub fn open(&mut self, game: Match<RulesOf<P>>) {
        orrery_app::open::<P::Game>(self.app.world_mut(), game);
        self.frames(SETTLE);
    }

    /// Sends a request to the table, as the board and the panels do.
    pub fn write(&mut self, wish: impl Message) {
        self.app.world_mut().write_message(wish);
    }

    /// Replaces the engine of the opponents.
    pub fn think(&mut self, mind: OpponentEngine<RulesOf<P>>) {
        self.app.insert_resource(mind);
    }

    /// Returns the gate that delays opponents' orders during animations.
    pub fn gate(&self) -> OrderGate {
        *self.app.world().resource::<OrderGate>()
    }

    /// Resizes the window to `width` × `height` pixels, as if a player dragged its corner.
    pub fn resize(&mut self, width: u32, height: u32) {
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("the window");
        window.resolution.set_physical_resolution(width, height);
        let (width, height) = (window.resolution.width(), window.resolution.height());
        self.app.world_mut().write_message(WindowResized { window: self.window, width, height });
        self.frames(SETTLE);
    }

    /// Runs `count` frames.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
            self.left |= self.app.should_exit().is_some();
        }
    }

    /// Runs frames until `done` returns true, but at most [`PATIENCE`] frames. `what` names the awaited condition in the panic
    /// message.
    pub fn until(&mut self, what: &str, done: impl Fn(&mut Self) -> bool) {
        for _ in 0..PATIENCE {
            if done(self) {
                return;
            }
            self.frames(1);
        }
        panic!("waited in vain for {what}; {}", self.report());
    }

    /// Describes the state of the program, for the message of a failed check.
    pub fn report(&mut self) -> String {
        let named = self.widgets().into_iter().filter(|widget| !widget.label.is_empty());
        let sign = |widget: &AccessibleWidget| match (widget.enabled, widget.covered) {
            (false, _) => "off",
            (true, true) => "covered",
            (true, false) => "on",
        };
        let labels: Vec<String> =
            named.map(|widget| format!("{} {} {}", widget.label, sign(&widget), widget.at.round())).collect();
        let hovered = *self.app.world().resource::<HoveredTargets>();
        let play = self.app.world().resource::<MatchUiState>();
        format!(
            "screen {:?}, plan {:?}, refused {:?}, asked {:?}, {hovered:?}, widgets {labels:?}",
            self.screen(),
            self.app.world().get_resource::<CurrentPendingOrder<RulesOf<P>>>().map(|plan| &***plan),
            play.refused,
            play.asked,
        )
    }

    /// Returns the ECS world of the program.
    pub fn world(&self) -> &World {
        self.app.world()
    }

    /// Sends a request as a panel would.
    pub fn ask(&mut self, intent: UiIntent) {
        self.app.world_mut().write_message(UiRequest(intent));
        self.frames(SETTLE);
    }

    /// Switches to the language with this code, as if the player chose it.
    pub fn speak(&mut self, code: &str) {
        let settings = Settings { language: Some(code.to_owned()), ..self.app.world().resource::<Settings>().clone() };
        self.ask(UiIntent::Settings(Box::new(settings)));
        self.frames(SETTLE);
    }

    /// Returns the overlays that are open over the screen.
    pub fn overlays(&self) -> &[Overlay] {
        &self.app.world().resource::<MenuState>().overlays
    }

    /// Runs frames until `done` is true, for results that are computed in the background. The limit is much higher than that of
    /// [`Self::until`]. `what` names the awaited condition in the panic message.
    pub fn wait(&mut self, what: &str, done: impl Fn(&World) -> bool) {
        for _ in 0..PATIENCE * 50 {
            if done(self.app.world()) {
                self.frames(SETTLE);
                return;
            }
            std::thread::yield_now();
            self.frames(1);
        }
        panic!("waited in vain for {what}; {}", self.report());
    }

    /// Returns the current screen.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Reports whether the program has asked to be closed.
    pub const fn left(&self) -> bool {
        self.left
    }

    /// Returns the table, or `None` if no match is open.
    pub fn table(&self) -> Option<&Table<RulesOf<P>>> {
        self.app.world().get_resource()
    }

    /// Returns the view of the table's viewer.
    pub fn view(&self) -> View<P> {
        *self.table().expect("a match is open").view()
    }

    /// Returns the part of the match's state that does not depend on the game.
    pub fn now(&self) -> &MatchStatus {
        self.app.world().resource()
    }

    /// Returns the number of orders in the match; 0 if no match is open.
    pub fn entries(&self) -> usize {
        self.table().map_or(0, Table::orders_given)
    }

    /// Returns the order that the player is putting together.
    pub fn plan(&self) -> &PendingOrder<RulesOf<P>> {
        self.app.world().resource::<CurrentPendingOrder<RulesOf<P>>>()
    }

    /// Returns the open question before an order, if there is one.
    pub fn confirm(&self) -> Option<LossConfirmationRequest<RulesOf<P>>> {
        self.world().resource::<PendingConfirmation<P::Game>>().0.filter(|_| self.play().asked)
    }

    /// Returns the state of the match panels.
    pub fn play(&self) -> &MatchUiState {
        self.app.world().resource::<MatchUiState>()
    }

    /// Reports whether a person at this screen may give an order, and nothing covers the board.
    pub fn human_may_order(&self) -> bool {
        self.screen() == Screen::Match && self.table().is_some_and(Table::local_turn)
    }

    /// Returns the targets under the mouse and at the keyboard mark.
    pub fn hovered(&self) -> HoveredTargets {
        *self.app.world().resource::<HoveredTargets>()
    }

    /// Returns the target under the keyboard focus while it is explained, otherwise `None`.
    pub fn keys_on(&self) -> Option<ClickTarget<P>> {
        self.hovered().keys.and_then(P::Game::target)
    }

    /// Returns the target under the mouse, if there is one.
    pub fn mouse_on(&self) -> Option<ClickTarget<P>> {
        self.hovered().mouse.and_then(P::Game::target)
    }

    /// Returns positions in the window at which a click could mean `target`, the most likely first.
    pub fn places(&self, target: ClickTarget<P>) -> Vec<Vec2> {
        let view = self.app.world().resource::<BoardViewport>();
        let places = places_of(&self.app.world().resource::<HitAreas>().0, P::Game::id(target));
        places.into_iter().map(|place| view.to_screen(place)).collect()
    }

    /// Returns the widgets of the panels that are laid out and have a name or a value, and all text fields.
    pub fn widgets(&mut self) -> Vec<AccessibleWidget> {
        let mut contexts =
            self.app.world_mut().query_filtered::<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>();
        let Ok((mut context, output)) = contexts.single_mut(self.app.world_mut()) else { return Vec::new() };
        let Some(update) = &output.platform_output.accesskit_update else { return Vec::new() };
        let scale = output.pixels_per_point;
        let ctx = context.get_mut();
        update.nodes.iter().filter_map(|(node, told)| widget(ctx, *node, told, scale)).collect()
    }

    /// Returns the widget with the keyboard focus, if there is one.
    pub fn focused(&mut self) -> Option<AccessibleWidget> {
        let mut outputs = self.app.world_mut().query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let output = outputs.single(self.app.world()).ok()?;
        let focus = output.platform_output.accesskit_update.as_ref()?.focus;
        self.widgets().into_iter().find(|widget| widget.node == focus)
    }

    /// Returns the focused node of the accessibility tree, if there is one.
    pub fn focused_node(&mut self) -> Option<NodeId> {
        self.context().memory(egui::Memory::focused).map(|id| id.accesskit_id())
    }

    /// Returns the egui context of the panels.
    pub fn context(&mut self) -> egui::Context {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).expect("one context").get_mut().clone()
    }

    /// Sends the request of a screen reader: `action` on the widget with this node.
    pub fn reader_asks(&mut self, action: egui::accesskit::Action, node: NodeId) {
        let request = egui::accesskit::ActionRequest {
            action,
            target_tree: egui::accesskit::TreeId::ROOT,
            target_node: node,
            data: None,
        };
        self.app.world_mut().write_message(bevy::a11y::ActionRequest(request));
        self.frames(SETTLE);
    }

    /// Returns the ECS world of the program, mutably.
    pub fn world_mut(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Gives an order as a person would, without an input device.
    pub fn order(&mut self, order: Order<P>) {
        self.app.world_mut().write_message(SubmitOrder::<RulesOf<P>>::order(order));
        self.frames(1);
    }

    /// Returns the pieces on the board, and the number of transient objects.
    pub fn shown_now(&mut self) -> (Vec<DrawnPiece>, usize) {
        shown_now(self.app.world_mut())
    }

    /// Returns the texts of the panels, in no particular order.
    pub fn said(&self) -> Vec<String> {
        said(self.app.world())
    }

    /// Returns the texts on the board, in alphabetical order.
    pub fn words_now(&mut self) -> Vec<String> {
        let mut words: Vec<String> = lines_now(self.app.world_mut()).into_iter().map(|line| line.text).collect();
        words.sort();
        words
    }
}

impl<P: ProgramUnderTest> TestProgram<P>
where
    RulesOf<P>: PerfectInformation,
{
    /// Returns the match, or `None` if no match is open.
    pub fn game(&self) -> Option<&Match<RulesOf<P>>> {
        self.table().map(Table::record)
    }

    /// Returns the position of the match.
    pub fn position(&self) -> <RulesOf<P> as orrery_core::Rules>::Position {
        *self.game().expect("a match is open").position()
    }
}
