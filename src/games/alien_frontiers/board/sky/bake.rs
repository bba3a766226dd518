//! Draws what never changes into pictures, once for each size and quality: ground, cloud, space and moon.
//!
//! A bake is a camera of its own with a layer of its own, which draws into an image before the board's camera does. Once every
//! shader has been made ready and has run, cameras and shapes are taken away and the images stay.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{RenderTarget, ScalingMode};
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, PipelineCache, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::shader::Shader;
use bevy::sprite_render::Material2d;

use super::light::grade;
use super::light::{MARGIN, SUN};
use super::materials::{
    BakeKey, BakeMaterial, BakeUniform, CloudMaterial, MoonMaterial, MoonUniform, SpaceMaterial, SpaceUniform, Stage,
};
use super::meshes::patch;
use super::shaders;
use crate::board;
use crate::board::instrument;
use crate::board::outlook::Outlook;
use crate::board::sky_quality::Detail;
use crate::board::view::BoardView;
use crate::games::alien_frontiers::board::layout::LAYOUT;
use crate::palette::{GRADING, Grading};
/// Half side of the moon's picture in moon radii.
const MOON_SIDE: f32 = 1.02;
/// The layer of the first bake.
const FIRST_LAYER: usize = 8;
/// Frames without a shader in the making, after which a bake has certainly been drawn.
pub const SETTLED: u32 = 4;

/// What the bakes depend on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    /// What the window shows of the plane, in units.
    pub area: Rect,
    /// The window's size in pixels.
    pub pixels: UVec2,
    /// Pixels a unit.
    pub density: f32,
    /// How fine.
    pub detail: Detail,
    /// What the palette leaves of colour and lightness.
    pub grading: Grading,
}

impl Plan {
    /// The plan for a window.
    pub fn new(view: &BoardView, detail: Detail) -> Self {
        let pixels = (view.size * view.dpi).round().max(Vec2::ONE).as_uvec2();
        Self { area: view.visible(), pixels, density: view.density(), detail, grading: *GRADING }
    }

    /// Side in pixels of the ground of a globe of this radius in units.
    fn ground_side(&self, radius: f32) -> u32 {
        (radius * 2.0 * MARGIN * self.density * self.detail.bake_scale()).ceil().clamp(16.0, 4096.0) as u32
    }
}

/// The finished pictures.
#[derive(Debug, Clone)]
pub struct Baked {
    /// What they were made for.
    pub plan: Plan,
    /// Colour of the planet's ground.
    pub albedo: Handle<Image>,
    /// Its relief.
    pub relief: Handle<Image>,
    /// High cloud, in full detail.
    pub clouds: Option<Handle<Image>>,
    /// Space and sun, of the table and of the title.
    pub space: [Handle<Image>; 2],
    /// The moon.
    pub moon: Handle<Image>,
}

impl Baked {
    /// Side of the moon's picture in units.
    pub fn moon_side() -> f32 {
        LAYOUT.moon.r * 2.0 * MOON_SIDE
    }
}

/// How many shaders are still in the making, told by the side of the program that draws.
#[derive(Resource, Clone, Default)]
pub struct InTheMaking(Arc<AtomicUsize>);

impl InTheMaking {
    /// Their number.
    pub fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Counts the shaders in the making after every frame drawn.
pub fn count_shaders(app: &mut App) {
    let counter = InTheMaking::default();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(counter.clone());
        render.add_systems(
            Render,
            (|counter: Res<InTheMaking>, cache: Res<PipelineCache>| {
                counter.0.store(cache.waiting_pipelines().count(), Ordering::Relaxed);
            })
            .in_set(RenderSystems::Cleanup),
        );
    }
    app.insert_resource(counter);
}

/// Everything that exists only while a bake runs.
#[derive(Component)]
pub struct Baking;

/// The bakes and where they stand.
#[derive(Resource, Default)]
pub struct Bakery {
    /// The last finished pictures.
    pub done: Option<Baked>,
    /// The pictures being drawn, and for how many settled frames.
    pub under_way: Option<(Baked, u32)>,
    /// What was wanted in the last frame: a window that is being resized is waited for.
    wanted: Option<Plan>,
}

impl Bakery {
    /// Whether the pictures for this plan are finished.
    pub fn is_done(&self, plan: &Plan) -> bool {
        self.done.as_ref().is_some_and(|baked| baked.plan == *plan)
    }

    /// Whether a new bake has to be started for this plan; a plan has to be wanted for two frames.
    pub fn has_to_start(&mut self, plan: &Plan) -> bool {
        let steady = self.wanted.replace(*plan) == Some(*plan);
        let busy = self.under_way.as_ref().is_some_and(|(baked, _)| baked.plan == *plan);
        steady && !busy && !self.is_done(plan)
    }

    /// Counts a frame of the bake under way; true when its pictures are finished.
    pub fn frame_passed(&mut self, making: &InTheMaking) -> bool {
        let Some((_, frames)) = &mut self.under_way else { return false };
        *frames = if making.count() == 0 { *frames + 1 } else { 0 };
        if *frames < SETTLED {
            return false;
        }
        self.done = self.under_way.take().map(|(baked, _)| baked);
        true
    }
}

/// The things a bake makes.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Kiln<'w, 's> {
    commands: Commands<'w, 's>,
    images: ResMut<'w, Assets<Image>>,
    meshes: ResMut<'w, Assets<Mesh>>,
    ground: ResMut<'w, Assets<BakeMaterial>>,
    cloud: ResMut<'w, Assets<CloudMaterial>>,
    space: ResMut<'w, Assets<SpaceMaterial>>,
    moon: ResMut<'w, Assets<MoonMaterial>>,
    shaders: ResMut<'w, Assets<Shader>>,
    /// Whether the bakes' shaders are put away.
    away: Local<'s, bool>,
}

/// The three pictures the ground of a globe is drawn in.
struct Ground {
    heights: Handle<Image>,
    relief: Handle<Image>,
    albedo: Handle<Image>,
}

impl Kiln<'_, '_> {
    /// Starts to draw everything for `plan`.
    pub fn start(&mut self, plan: Plan) -> Baked {
        if std::mem::take(&mut *self.away) {
            shaders::bring_back(&mut self.shaders);
        }
        let fine = plan.detail.fine();
        let planet = self.ground(false, plan.ground_side(LAYOUT.planet.r), fine, 1.45, FIRST_LAYER);
        let moon_ground = self.ground(true, plan.ground_side(LAYOUT.moon.r), fine, 1.5, FIRST_LAYER + 3);
        let clouds = plan.detail.has_clouds().then(|| self.clouds(plan.ground_side(LAYOUT.planet.r) / 2));
        let space = [Outlook::Table, Outlook::Title].map(|outlook| self.space(&plan, outlook));
        let moon = self.moon(&plan, moon_ground);
        Baked { plan, albedo: planet.albedo, relief: planet.relief, clouds, space, moon }
    }

    /// After the last bake: lets go what only bakes need.
    pub fn tidy(&mut self) {
        *self.away = true;
        shaders::put_away(&mut self.shaders);
    }

    fn image(&mut self, size: UVec2, format: TextureFormat) -> Handle<Image> {
        let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
        let mut image = Image::new_uninit(extent, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
        image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING;
        image.sampler = ImageSampler::linear();
        self.images.add(image)
    }

    /// A camera that draws what lies on `layer` within -1..1 into `image`; lower layers come first.
    fn camera(&mut self, image: &Handle<Image>, layer: usize) {
        let whole = ScalingMode::Fixed { width: 2.0, height: 2.0 };
        self.commands.spawn((
            Baking,
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

    fn shape<M: Material2d>(&mut self, mesh: Mesh, material: Handle<M>, layer: usize, z: f32) {
        let mesh = self.meshes.add(mesh);
        let layers = RenderLayers::layer(layer);
        let at = Transform::from_xyz(0.0, 0.0, z);
        self.commands.spawn((Baking, layers, Mesh2d(mesh), MeshMaterial2d(material), at));
    }

    fn whole<M: Material2d>(&mut self, material: Handle<M>, layer: usize) {
        self.shape(Rectangle::new(2.0, 2.0).into(), material, layer, 0.0);
    }

    /// The ground of a globe: height, then relief, then colour, on three layers from `first`.
    fn ground(&mut self, moon: bool, side: u32, fine: u32, relief_scale: f32, first: usize) -> Ground {
        let size = UVec2::splat(side);
        let heights = self.image(size, TextureFormat::Rgba16Float);
        let relief = self.image(size, TextureFormat::Rgba8Unorm);
        let albedo = self.image(size, TextureFormat::Rgba8Unorm);
        let bake = BakeUniform {
            size: Vec4::new(side as f32, MARGIN, relief_scale, 0.0),
            sun: SUN.truncate().normalize().extend(0.0).extend(0.0),
        };
        let stages = [(Stage::Height, &heights), (Stage::Relief, &relief), (Stage::Colour, &albedo)];
        for (index, (stage, image)) in stages.into_iter().enumerate() {
            let layer = first + index;
            self.camera(image, layer);
            let whole = moon || stage == Stage::Relief;
            for number in 0..if whole { 1 } else { 8 } {
                let material = self.ground.add(BakeMaterial {
                    bake,
                    heights: (stage != Stage::Height).then(|| heights.clone()),
                    relief: (stage == Stage::Colour).then(|| relief.clone()),
                    key: BakeKey { stage, landscape: (!moon).then_some(number), fine },
                });
                if whole {
                    self.whole(material, layer);
                } else {
                    let uv = |p: Vec2| Vec2::new(p.x, -p.y) / MARGIN * 0.5 + 0.5;
                    let mesh = patch(number as usize, 1.0 / MARGIN, 1.5, 0.36, uv);
                    self.shape(mesh, material, layer, number as f32);
                }
            }
        }
        Ground { heights, relief, albedo }
    }

    fn clouds(&mut self, side: u32) -> Handle<Image> {
        let image = self.image(UVec2::splat(side), TextureFormat::R8Unorm);
        self.camera(&image, FIRST_LAYER + 6);
        let material = self.cloud.add(CloudMaterial {});
        self.whole(material, FIRST_LAYER + 6);
        image
    }

    fn space(&mut self, plan: &Plan, outlook: Outlook) -> Handle<Image> {
        let title = outlook == Outlook::Title;
        let layer = FIRST_LAYER + if title { 9 } else { 7 };
        let image = self.image(plan.pixels, TextureFormat::Rgba8UnormSrgb);
        self.camera(&image, layer);
        let (corner, size) = (plan.area.min, plan.area.size());
        let sun = &LAYOUT.sun;
        let (at, radius) = match outlook {
            Outlook::Table => (Vec2::new(sun.x, sun.y), sun.r),
            Outlook::Title => (instrument::sun(plan.area), board::layout::LAYOUT.title.sun.2),
        };
        let (hub, paths) = instrument::paths(plan.area);
        let material = self.space.add(SpaceMaterial {
            space: SpaceUniform {
                area: Vec4::new(corner.x, corner.y, size.x, size.y),
                sun: at.extend(radius).extend(1.0 / plan.density),
                grade: grade(plan.grading),
                hub,
                paths,
            },
            octaves: plan.detail.fine() + 2,
            title,
        });
        self.whole(material, layer);
        image
    }

    fn moon(&mut self, plan: &Plan, ground: Ground) -> Handle<Image> {
        let side = (Baked::moon_side() * plan.density).ceil().clamp(16.0, 4096.0) as u32;
        let image = self.image(UVec2::splat(side), TextureFormat::Rgba8UnormSrgb);
        self.camera(&image, FIRST_LAYER + 8);
        let sun = Vec3::new(-0.60, 0.55, 0.42).normalize();
        let material = self.moon.add(MoonMaterial {
            moon: MoonUniform {
                sun: sun.extend(0.10),
                frame: Vec4::new(LAYOUT.moon.r * plan.density, MOON_SIDE, MARGIN, 0.0),
                grade: grade(plan.grading),
            },
            albedo: ground.albedo,
            relief: ground.relief,
        });
        self.whole(material, FIRST_LAYER + 8);
        // The heights are needed by the other stages only: they go when those do.
        drop(ground.heights);
        image
    }
}
