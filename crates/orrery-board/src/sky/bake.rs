//! Bakes constant scenery into pictures, once for each size and quality.
//!
//! A bake is a camera with a layer of its own, which renders into an image before the board's camera does. Once every shader has
//! been compiled and has run, its cameras and shapes are removed and the images stay. The board bakes stars and sun, and a game
//! bakes the scenery of its table.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{RenderTarget, ScalingMode};
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, PipelineCache, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::renderer::RenderDevice;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::sprite_render::Material2d;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::window::RequestRedraw;

use super::memory;
use crate::pieces::PieceImages;
use crate::sky_quality::{DetailLevel, SkyDetail, SkyReady};
use crate::view::{BoardCamera, BoardView};
use orrery_settings::palette::{GRADING, Grading};

/// The layer of the first bake. A bake takes one layer for each of its cameras, and lower layers are drawn first.
pub const FIRST_LAYER: usize = 8;
/// The number of frames without a shader being compiled, after which a bake has certainly been drawn.
pub const SETTLED: u32 = 4;

/// The parameters of all bakes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BakeParams {
    /// The area of the plane that the window shows, in units.
    pub area: Rect,
    /// The window's size in pixels.
    pub pixels: UVec2,
    /// Pixels per unit.
    pub density: f32,
    /// The level of detail.
    pub detail: DetailLevel,
    /// The fractions of colour and lightness that the palette leaves.
    pub grading: Grading,
}

impl BakeParams {
    /// Creates the plan for a window.
    #[must_use]
    pub fn new(view: &BoardView, detail: DetailLevel) -> Self {
        let pixels = (view.size * view.dpi).round().max(Vec2::ONE).as_uvec2();
        Self { area: view.visible(), pixels, density: view.density(), detail, grading: *GRADING }
    }
}

/// The number of shaders that are still being compiled, written by the render world.
#[derive(Resource, Clone, Default)]
pub struct PendingPipelines(Arc<AtomicUsize>);

impl PendingPipelines {
    /// Returns the number.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Adds the system that counts pending shaders after every rendered frame.
pub fn count_shaders(app: &mut App) {
    let counter = PendingPipelines::default();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(counter.clone());
        render.add_systems(
            Render,
            (|counter: Res<PendingPipelines>, cache: Res<PipelineCache>| {
                counter.0.store(cache.waiting_pipelines().count(), Ordering::Relaxed);
            })
            .in_set(RenderSystems::Cleanup),
        );
    }
    app.insert_resource(counter);
}

/// Marks entities that exist only while a bake runs, with the name of the bake.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BakeMarker(pub &'static str);

/// The bakes by name, each with whether it is finished. The sky is ready when all are.
#[derive(Resource, Debug, Clone, Default)]
pub struct BakeStatus(BTreeMap<&'static str, bool>);

/// The pictures of one bake and their progress. `P` is the type of its parameters, `T` that of the pictures.
#[derive(Resource)]
pub struct BakeCache<P: Copy + PartialEq + Send + Sync + 'static, T: Send + Sync + 'static> {
    /// The last finished pictures.
    pub done: Option<(P, T)>,
    /// The pictures being drawn.
    pub under_way: Option<(P, T)>,
    /// The number of settled frames for which they have been drawn.
    frames: u32,
    /// The parameters requested in the last frame. A window that is being resized is waited for.
    wanted: Option<P>,
}

impl<P: Copy + PartialEq + Send + Sync + 'static, T: Send + Sync + 'static> Default for BakeCache<P, T> {
    fn default() -> Self {
        BakeCache { done: None, under_way: None, frames: 0, wanted: None }
    }
}

/// The action of a bake in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BakeStep {
    /// The pictures must be drawn from the beginning.
    Begin,
    /// The pictures are finished, and what only the bake needs must be removed.
    Finish,
    /// The pictures are being drawn, or there is nothing to do.
    Wait,
}

impl<P: Copy + PartialEq + Send + Sync + 'static, T: Send + Sync + 'static> BakeCache<P, T> {
    /// Reports whether the pictures for this plan are finished.
    #[must_use]
    pub fn is_done(&self, plan: &P) -> bool {
        self.done.as_ref().is_some_and(|(known, _)| known == plan)
    }

    /// Returns the pictures to show meanwhile: the finished ones or, before the first are finished, those that are being drawn.
    #[must_use]
    pub fn best(&self) -> Option<&(P, T)> {
        self.done.as_ref().or(self.under_way.as_ref())
    }

    /// Begins to draw `pictures`.
    pub fn begin(&mut self, plan: P, pictures: T) {
        (self.under_way, self.frames) = (Some((plan, pictures)), 0);
    }

    /// Lets a frame pass. A plan has to be requested for two frames before its bake begins.
    pub fn turn(&mut self, plan: &P, making: &PendingPipelines) -> BakeStep {
        let steady = self.wanted.replace(*plan) == Some(*plan);
        let busy = self.under_way.as_ref().is_some_and(|(known, _)| known == plan);
        if steady && !busy && !self.is_done(plan) {
            return BakeStep::Begin;
        }
        if self.under_way.is_none() {
            return BakeStep::Wait;
        }
        self.frames = if making.count() == 0 { self.frames + 1 } else { 0 };
        if self.frames < SETTLED {
            return BakeStep::Wait;
        }
        self.done = self.under_way.take();
        BakeStep::Finish
    }
}

/// The input of a bake, and its status.
#[derive(bevy::ecs::system::SystemParam)]
pub struct BakeInputs<'w, 's> {
    view: Res<'w, BoardView>,
    detail: Res<'w, SkyDetail>,
    cameras: Query<'w, 's, (), With<BoardCamera>>,
    /// The shaders being compiled.
    pub making: Res<'w, PendingPipelines>,
    old: Query<'w, 's, (Entity, &'static BakeMarker)>,
    bakes: ResMut<'w, BakeStatus>,
    ready: ResMut<'w, SkyReady>,
    commands: Commands<'w, 's>,
    device: Option<Res<'w, RenderDevice>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl BakeInputs<'_, '_> {
    /// Returns the current parameters of the bakes, or `None` while there is nothing to draw on.
    pub fn plan(&mut self) -> Option<BakeParams> {
        if self.device.is_none() {
            // Without rendering there is nothing to wait for.
            self.ready.set_if_neq(SkyReady(true));
            return None;
        }
        (!self.cameras.is_empty()).then(|| BakeParams::new(&self.view, self.detail.0))
    }

    /// Removes the entities that only the bake called `name` needed.
    pub fn clear(&mut self, name: &'static str) {
        let mine = self.old.iter().filter(|(_, baking)| baking.0 == name);
        mine.for_each(|(entity, _)| self.commands.entity(entity).despawn());
    }

    /// Records whether the bake called `name` is finished. Frames continue until it is, and while a `new` picture has not been
    /// shown.
    pub fn tell(&mut self, name: &'static str, done: bool, new: bool) {
        self.bakes.0.insert(name, done);
        let ready = self.bakes.0.values().all(|done| *done);
        self.ready.set_if_neq(SkyReady(ready));
        if !done || new {
            self.redraw.write(RequestRedraw);
        }
    }
}

/// Keeps frames running while shaders are compiled, and returns the memory to the system after that and after drawings were
/// decoded. Compiling shaders allocates and frees more memory than anything else in the program.
pub fn settle(
    making: Res<PendingPipelines>,
    pieces: Res<PieceImages>,
    device: Option<Res<RenderDevice>>,
    // Frames until the freed memory can be returned.
    mut untidy: Local<u32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if device.is_none() {
        return;
    }
    if making.count() > 0 || pieces.is_decoding() {
        *untidy = SETTLED;
    } else if *untidy > 0 {
        *untidy -= 1;
        if *untidy == 0 {
            AsyncComputeTaskPool::get().spawn(async { memory::trim_memory() }).detach();
        }
    }
    if *untidy > 0 || making.count() > 0 {
        redraw.write(RequestRedraw);
    }
}

/// The means to draw pictures.
#[derive(bevy::ecs::system::SystemParam)]
pub struct BakeTarget<'w, 's> {
    commands: Commands<'w, 's>,
    images: ResMut<'w, Assets<Image>>,
    meshes: ResMut<'w, Assets<Mesh>>,
}

impl BakeTarget<'_, '_> {
    /// Creates an image to draw into.
    pub fn image(&mut self, size: UVec2, format: TextureFormat) -> Handle<Image> {
        let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
        let mut image = Image::new_uninit(extent, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
        image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING;
        image.sampler = ImageSampler::linear();
        self.images.add(image)
    }

    /// Adds a camera for the bake called `name`, which renders what is on `layer` within -1..1 into `image`. Lower layers are
    /// rendered first.
    pub fn camera(&mut self, name: &'static str, image: &Handle<Image>, layer: usize) {
        let whole = ScalingMode::Fixed { width: 2.0, height: 2.0 };
        self.commands.spawn((
            BakeMarker(name),
            Camera2d,
            Msaa::Off,
            RenderLayers::layer(layer),
            Camera { order: layer as isize - 1000, clear_color: ClearColorConfig::Custom(Color::NONE), ..default() },
            RenderTarget::Image(image.clone().into()),
            Projection::Orthographic(OrthographicProjection {
                scaling_mode: whole,
                ..OrthographicProjection::default_2d()
            }),
        ));
    }

    /// Adds a shape on a layer.
    pub fn shape<M: Material2d>(
        &mut self,
        name: &'static str,
        mesh: Mesh,
        material: Handle<M>,
        (layer, z): (usize, f32),
    ) {
        let mesh = self.meshes.add(mesh);
        let layers = RenderLayers::layer(layer);
        let at = Transform::from_xyz(0.0, 0.0, z);
        self.commands.spawn((BakeMarker(name), layers, Mesh2d(mesh), MeshMaterial2d(material), at));
    }

    /// Adds a shape that fills the whole picture of a layer.
    pub fn whole<M: Material2d>(&mut self, name: &'static str, material: Handle<M>, layer: usize) {
        self.shape(name, Rectangle::new(2.0, 2.0).into(), material, (layer, 0.0));
    }
}
