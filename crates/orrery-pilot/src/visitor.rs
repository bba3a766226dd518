//! The program in the scenes of the gallery, with a keyboard, nothing painted.

use bevy::ecs::message::MessageReader;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use bevy_egui::egui::accesskit::{Action, ActionRequest, Node, NodeId, TreeId};
use bevy_egui::egui::{self, Id};
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext};
use orrery_app::Asked;
use orrery_app::gallery::{GalleryArgs, GalleryGames, Scene, Studio, scenes_of};
use orrery_ui::UiIntent;

/// Frames until everything an input leads to has been done.
const SETTLE: usize = 3;

/// What panels and keys asked for since it was last forgotten.
#[derive(Resource, Default)]
struct Wishes(Vec<UiIntent>);

fn listen(mut asked: MessageReader<Asked>, mut wishes: ResMut<Wishes>) {
    wishes.0.extend(asked.read().map(|asked| asked.0.clone()));
}

/// Goes from scene to scene.
pub struct Visitor {
    studio: Studio,
    scenes: Vec<Scene>,
    window: Entity,
}

impl Visitor {
    /// The program with these games.
    pub fn new(games: GalleryGames) -> Self {
        let mut studio = Studio::blind(games, &GalleryArgs::default()).expect("the program starts");
        let world = studio.world();
        world.init_resource::<Wishes>();
        world.resource_mut::<Schedules>().add_systems(Last, listen);
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
        let mut visitor = Self { studio, scenes: scenes_of(games, None), window };
        visitor.frames(1);
        visitor.context().enable_accesskit();
        // As if a screen reader were there: else the program tells none.
        visitor.world().resource_mut::<bevy::a11y::AccessibilityRequested>().set(true);
        visitor
    }

    /// Goes to the scene of this name.
    pub fn visit(&mut self, name: &str) {
        let scene = self.scenes.iter().find(|scene| scene.name == name);
        self.studio.visit(scene.unwrap_or_else(|| panic!("there is a scene {name}")));
        self.frames(SETTLE);
    }

    /// The world the program lives in.
    pub fn world(&mut self) -> &mut World {
        self.studio.world()
    }

    /// Lets `count` frames pass.
    pub fn frames(&mut self, count: usize) {
        self.studio.pass(count);
    }

    /// Asks for something as a panel would.
    pub fn ask(&mut self, intent: UiIntent) {
        self.world().write_message(Asked(intent));
        self.frames(SETTLE);
    }

    /// Moves the focus as whoever has the screen read out does: at once, wherever it is.
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

    /// Forgets what was asked for.
    pub fn forget_asked(&mut self) {
        self.world().resource_mut::<Wishes>().0.clear();
    }

    /// What was asked for since.
    pub fn asked(&mut self) -> Vec<UiIntent> {
        self.world().resource::<Wishes>().0.clone()
    }

    /// The interface of the panels.
    pub fn context(&mut self) -> egui::Context {
        let world = self.studio.world();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).expect("one context").get_mut().clone()
    }

    /// What has the focus, as screen readers know it.
    pub fn focused(&mut self) -> Option<NodeId> {
        self.context().memory(egui::Memory::focused).map(|id| id.accesskit_id())
    }

    /// Everything screen readers are told.
    pub fn told(&mut self) -> Vec<(NodeId, Node)> {
        let world = self.studio.world();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let output = outputs.single(world).expect("one context");
        output.platform_output.accesskit_update.as_ref().map(|update| update.nodes.clone()).unwrap_or_default()
    }

    /// Presses and lets go of a key.
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
