//! Bakes constant scenery into pictures, once for each window size and quality.
//!
//! A bake is a camera with its own layer, which renders into an image before the board's camera renders. Once all shaders have
//! been compiled and used, the bake's cameras and shapes are removed and the images remain. The board bakes the stars and the
//! sun; a game bakes the scenery of its table.

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
use bevy::tasks::AsyncComputeTaskPool;
use bevy::window::RequestRedraw;

use super::materials::ShaderMaterial;
use super::memory;
use crate::pieces::ArtImages;
use crate::sky_quality::{DetailLevel, SkyDetail, SkyReady};
use crate::view::{BoardCamera, BoardViewport};
use orrery_settings::palette::{ColourGrading, GRADING};

/// The layer of the first bake. Each bake uses one layer per camera; lower layers are drawn first.
pub const FIRST_LAYER: usize = 8;
/// The number of frames without a compiling shader after which a bake has certainly been drawn.
pub const SETTLED: u32 = 4;

/// The parameters that all bakes share.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BakeParams {
    /// The area of the board plane that the window shows, in units.
    pub area: Rect,
    /// The window's size in pixels.
    pub pixels: UVec2,
    /// Pixels per unit.
    pub density: f32,
    /// The level of detail.
    pub detail: DetailLevel,
    /// The fractions of colour and of light that the palette keeps.
    pub grading: ColourGrading,
}

impl BakeParams {
    /// Creates the parameters for a window.
    pub fn new(view: &BoardViewport, detail: DetailLevel) -> Self {
        let pixels = (view.size * view.dpi).round().max(Vec2::ONE).as_uvec2();
        Self { area: view.visible(), pixels, density: view.density(), detail, grading: *GRADING }
    }
}

/// The number of shaders that are being compiled. Written by the render world.
#[derive(Resource, Clone, Default)]
pub struct PendingPipelines(Arc<AtomicUsize>);

impl PendingPipelines {
    /// Returns the number of shaders that are being compiled.
    pub fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Adds the system that counts the compiling shaders after every rendered frame.
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

/// Marks an entity that exists only while the bake with this name runs.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BakeMarker(pub &'static str);

/// The bakes by name, each with a flag that is true once the bake is finished. The sky is ready when all bakes are finished.
#[derive(Resource, Debug, Clone, Default)]
pub struct BakeStatus(BTreeMap<&'static str, bool>);

/// The pictures of one bake and their progress. `P` is the type of its parameters, `T` that of the pictures.
#[derive(Resource)]
pub struct BakeCache<P: Copy + PartialEq + Send + Sync + 'static, T: Send + Sync + 'static> {
    /// The pictures that were finished last, with their parameters.
    pub done: Option<(P, T)>,
    /// The pictures that are being drawn, with their parameters.
    pub under_way: Option<(P, T)>,
    /// The number of successive frames in which the pictures were drawn while no shader was being compiled.
    frames: u32,
    /// The parameters requested in the last frame. While the window is being resized, no bake begins.
    wanted: Option<P>,
}

impl<P: Copy + PartialEq + Send + Sync + 'static, T: Send + Sync + 'static> Default for BakeCache<P, T> {
    fn default() -> Self {
        BakeCache { done: None, under_way: None, frames: 0, wanted: None }
    }
}

/// The next action of a bake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BakeStep {
    /// Draw the pictures from the beginning.
    Begin,
    /// Use the finished pictures, and remove the entities that only the bake needed.
    Finish,
    /// Wait: the pictures are being drawn, or there is nothing to do.
    Wait,
}

impl<P: Copy + PartialEq + Send + Sync + 'static, T: Send + Sync + 'static> BakeCache<P, T> {
    /// Reports whether the pictures with these parameters are finished.
    pub fn is_done(&self, plan: &P) -> bool {
        self.done.as_ref().is_some_and(|(known, _)| known == plan)
    }

    /// Returns the pictures to show for now: the last finished pictures or, if there are none, the pictures being drawn. Returns
    /// `None` before the first bake begins.
    pub fn best(&self) -> Option<&(P, T)> {
        self.done.as_ref().or(self.under_way.as_ref())
    }

    /// Starts to draw `pictures`.
    pub fn begin(&mut self, plan: P, pictures: T) {
        (self.under_way, self.frames) = (Some((plan, pictures)), 0);
    }

    /// Advances the bake by a frame, and returns its next action. The same parameters have to be requested for two frames before
    /// a bake begins.
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

/// The resources on which a bake depends, and its status.
#[derive(bevy::ecs::system::SystemParam)]
pub struct BakeInputs<'w, 's> {
    view: Res<'w, BoardViewport>,
    detail: Res<'w, SkyDetail>,
    cameras: Query<'w, 's, (), With<BoardCamera>>,
    /// The number of shaders that are being compiled.
    pub making: Res<'w, PendingPipelines>,
    old: Query<'w, 's, (Entity, &'static BakeMarker)>,
    bakes: ResMut<'w, BakeStatus>,
    ready: ResMut<'w, SkyReady>,
    commands: Commands<'w, 's>,
    device: Option<Res<'w, RenderDevice>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl BakeInputs<'_, '_> {
    /// Returns the current parameters of the bakes, or `None` while there is nothing to render to.
    pub fn plan(&mut self) -> Option<BakeParams> {
        if self.device.is_none() {
            // Without rendering, the sky counts as ready.
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

    /// Records whether the bake called `name` is finished. Requests frames until the bake is finished, and while a `new` picture
    /// has not been shown.
    pub fn tell(&mut self, name: &'static str, done: bool, new: bool) {
        self.bakes.0.insert(name, done);
        let ready = self.bakes.0.values().all(|done| *done);
        self.ready.set_if_neq(SkyReady(ready));
        if !done || new {
            self.redraw.write(RequestRedraw);
        }
    }
}

/// Requests frames while shaders are being compiled. Afterwards, and after drawings were decoded, returns freed memory to the
/// system: compiling shaders allocates and frees more memory than anything else in the program.
pub fn settle(
    making: Res<PendingPipelines>,
    pieces: Res<ArtImages>,
    device: Option<Res<RenderDevice>>,
    // The number of frames until the freed memory can be returned.
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

/// The resources needed to add the images, cameras and shapes of a bake.
#[derive(bevy::ecs::system::SystemParam)]
pub struct BakeCommands<'w, 's> {
    commands: Commands<'w, 's>,
    images: ResMut<'w, Assets<Image>>,
    meshes: ResMut<'w, Assets<Mesh>>,
}

impl BakeCommands<'_, '_> {
    /// Creates an image as the target of a bake.
    pub fn image(&mut self, size: UVec2, format: TextureFormat) -> Handle<Image> {
        let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
        let mut image = Image::new_uninit(extent, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
        image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING;
        image.sampler = ImageSampler::linear();
        self.images.add(image)
    }

    /// Adds a camera for the bake called `name`. It renders the part of `layer` from -1 to 1 in both axes into `image`. Lower
    /// layers are rendered first.
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

    /// Adds a shape to a layer of a bake.
    pub fn shape(
        &mut self,
        name: &'static str,
        mesh: Mesh,
        material: Handle<ShaderMaterial>,
        (layer, z): (usize, f32),
    ) {
        let mesh = self.meshes.add(mesh);
        let layers = RenderLayers::layer(layer);
        let at = Transform::from_xyz(0.0, 0.0, z);
        self.commands.spawn((BakeMarker(name), layers, Mesh2d(mesh), MeshMaterial2d(material), at));
    }

    /// Adds a shape that fills the whole picture of a layer.
    pub fn whole(&mut self, name: &'static str, material: Handle<ShaderMaterial>, layer: usize) {
        self.shape(name, Rectangle::new(2.0, 2.0).into(), material, (layer, 0.0));
    }
}
