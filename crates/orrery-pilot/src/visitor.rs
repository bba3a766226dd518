//! Runs the program in the scenes of the gallery, with a simulated keyboard. Nothing is painted.

use bevy::ecs::message::MessageReader;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use bevy_egui::egui::accesskit::{Action, ActionRequest, Node, NodeId, TreeId};
use bevy_egui::egui::{self, Id};
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext};
use orrery_app::UiRequest;
use orrery_app::gallery::{GalleryApp, GalleryFlags, GalleryGames, GalleryScene, scenes_of};
use orrery_ui::UiIntent;

/// The number of frames until all effects of an input have happened.
const SETTLE: usize = 3;

/// The requests that panels and keys have made since the list was last cleared.
#[derive(Resource, Default)]
struct SceneIntents(Vec<UiIntent>);

fn listen(mut asked: MessageReader<UiRequest>, mut wishes: ResMut<SceneIntents>) {
    wishes.0.extend(asked.read().map(|asked| asked.0.clone()));
}

/// The program without a screen, in one scene of the gallery after another.
pub struct HeadlessGallery {
    studio: GalleryApp,
    scenes: Vec<GalleryScene>,
    window: Entity,
}

impl HeadlessGallery {
    /// Creates the program with these games.
    pub fn new(games: GalleryGames) -> Self {
        let mut studio = GalleryApp::blind(games, &GalleryFlags::default()).expect("the program starts");
        let world = studio.world();
        world.init_resource::<SceneIntents>();
        world.resource_mut::<Schedules>().add_systems(Last, listen);
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
        let mut visitor = Self { studio, scenes: scenes_of(games, None), window };
        visitor.frames(1);
        visitor.context().enable_accesskit();
        // Without a screen reader the program builds no accessibility tree, so the presence of a screen reader is simulated.
        visitor.world().resource_mut::<bevy::a11y::AccessibilityRequested>().set(true);
        visitor
    }

    /// Opens the scene with this name.
    pub fn visit(&mut self, name: &str) {
        let scene = self.scenes.iter().find(|scene| scene.name == name);
        self.studio.visit(scene.unwrap_or_else(|| panic!("there is a scene {name}")));
        self.frames(SETTLE);
    }

    /// Returns the ECS world of the program.
    pub fn world(&mut self) -> &mut World {
        self.studio.world()
    }

    /// Runs `count` frames.
    pub fn frames(&mut self, count: usize) {
        self.studio.pass(count);
    }

    /// Sends a request as a panel would.
    pub fn ask(&mut self, intent: UiIntent) {
        self.world().write_message(UiRequest(intent));
        self.frames(SETTLE);
    }

    /// Moves the focus to the widget `id` directly, as a screen reader does.
    pub fn stand_on(&mut self, id: Id) {
        let request = ActionRequest {
            action: Action::Focus,
            target_tree: TreeId::ROOT,
            target_node: id.accesskit_id(),
            data: None,
        };
        self.world().write_message(bevy::a11y::ActionRequest(request));
        self.frames(SETTLE);
    }

    /// Clears the recorded requests.
    pub fn forget_asked(&mut self) {
        self.world().resource_mut::<SceneIntents>().0.clear();
    }

    /// Returns the requests recorded since they were last cleared.
    pub fn asked(&mut self) -> Vec<UiIntent> {
        self.world().resource::<SceneIntents>().0.clone()
    }

    /// Returns the egui context of the panels.
    pub fn context(&mut self) -> egui::Context {
        let world = self.studio.world();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).expect("one context").get_mut().clone()
    }

    /// Returns the focused node of the accessibility tree, if there is one.
    pub fn focused(&mut self) -> Option<NodeId> {
        self.context().memory(egui::Memory::focused).map(|id| id.accesskit_id())
    }

    /// Returns all nodes of the accessibility tree.
    pub fn accessibility_tree(&mut self) -> Vec<(NodeId, Node)> {
        let world = self.studio.world();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let output = outputs.single(world).expect("one context");
        output.platform_output.accesskit_update.as_ref().map(|update| update.nodes.clone()).unwrap_or_default()
    }

    /// Presses and releases a key.
    pub fn press(&mut self, code: KeyCode, logical: &Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let text = match (logical, state) {
                (Key::Character(text), ButtonState::Pressed) => Some(text.clone()),
                _ => None,
            };
            let window = self.window;
            let key =
                KeyboardInput { key_code: code, logical_key: logical.clone(), state, text, repeat: false, window };
            self.world().write_message(key.clone());
            self.world().write_message(WindowEvent::from(key));
            self.frames(1);
        }
        self.frames(SETTLE);
    }
}
