//! The parts of this game's sky that do not change, baked into images: ground and clouds of the planet, and the moon.

use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::shader::Shader;

use super::light::{MARGIN, SUN};
use super::materials::{self, BakePart, BakeStage};
use super::meshes::patch;
use super::shaders;
use crate::board::layout::LAYOUT;
use orrery_board::sky::bake::{BakeCache, BakeCommands, BakeParams, FIRST_LAYER};
use orrery_board::sky::shaders as house;
use orrery_board::sky::{ShaderMaterial, grade};

/// The name of this bake.
pub const NAME: &str = "planet";
/// Half the side of the moon's image, in moon radii.
const MOON_SIDE: f32 = 1.02;

/// Returns the side, in pixels, of the ground image of a globe whose radius is given in units.
fn ground_side(plan: &BakeParams, radius: f32) -> u32 {
    (radius * 2.0 * MARGIN * plan.density * plan.detail.bake_scale()).ceil().clamp(16.0, 4096.0) as u32
}

/// The baked images for a plan.
#[derive(Debug, Clone)]
pub struct GlobeImages {
    /// The colours of the planet's ground.
    pub albedo: Handle<Image>,
    /// The slopes and horizons of the planet's ground.
    pub relief: Handle<Image>,
    /// The high clouds; only in full detail.
    pub clouds: Option<Handle<Image>>,
    /// The finished image of the moon.
    pub moon: Handle<Image>,
}

/// The baked images with the plan for which they were drawn.
pub type GlobeBakeCache = BakeCache<BakeParams, GlobeImages>;

/// Returns the side of the moon's image, in units.
pub fn moon_side() -> f32 {
    LAYOUT.moon.r * 2.0 * MOON_SIDE
}

/// The materials and shaders of a bake.
#[derive(bevy::ecs::system::SystemParam)]
pub struct BakeAssets<'w, 's> {
    materials: ResMut<'w, Assets<ShaderMaterial>>,
    shaders: ResMut<'w, Assets<Shader>>,
    /// True while the shaders of the bake are unloaded.
    away: Local<'s, bool>,
}

/// The three images of a globe's ground.
struct GroundImages {
    heights: Handle<Image>,
    relief: Handle<Image>,
    albedo: Handle<Image>,
}

/// The shaders that only this bake uses: its own two, and the shared shader of the moon.
const BAKING: [Handle<Shader>; 3] = [shaders::BAKE, shaders::CLOUDS, house::MOON];

impl BakeAssets<'_, '_> {
    /// Starts to draw all images for `plan`.
    pub fn start(&mut self, kiln: &mut BakeCommands, plan: BakeParams) -> GlobeImages {
        if std::mem::take(&mut *self.away) {
            [shaders::ALL, house::ALL].into_iter().for_each(|all| house::bring_back(&mut self.shaders, all, &BAKING));
        }
        let fine = plan.detail.fine();
        let planet = self.ground(kiln, (false, ground_side(&plan, LAYOUT.planet.r)), fine, 1.45, FIRST_LAYER);
        let moon_ground = self.ground(kiln, (true, ground_side(&plan, LAYOUT.moon.r)), fine, 1.5, FIRST_LAYER + 3);
        let clouds = plan.detail.has_clouds().then(|| self.clouds(kiln, ground_side(&plan, LAYOUT.planet.r) / 2));
        let moon = self.moon(kiln, &plan, moon_ground);
        GlobeImages { albedo: planet.albedo, relief: planet.relief, clouds, moon }
    }

    /// Unloads the shaders that only bakes need, after a bake has finished.
    pub fn tidy(&mut self) {
        *self.away = true;
        [shaders::ALL, house::ALL].into_iter().for_each(|all| house::put_away(&mut self.shaders, all, &BAKING));
    }

    /// Draws the ground of a globe: height, then relief, then colour, on three layers from `first`.
    fn ground(
        &mut self,
        kiln: &mut BakeCommands,
        (moon, side): (bool, u32),
        fine: u32,
        relief_scale: f32,
        first: usize,
    ) -> GroundImages {
        let size = UVec2::splat(side);
        let heights = kiln.image(size, TextureFormat::Rgba16Float);
        let relief = kiln.image(size, TextureFormat::Rgba8Unorm);
        let albedo = kiln.image(size, TextureFormat::Rgba8Unorm);
        let sun = SUN.truncate().normalize().extend(0.0).extend(0.0);
        let uniform = [Vec4::new(side as f32, MARGIN, relief_scale, 0.0), sun];
        let stages = [(BakeStage::Height, &heights), (BakeStage::Relief, &relief), (BakeStage::Colour, &albedo)];
        for (index, (stage, image)) in stages.into_iter().enumerate() {
            let layer = first + index;
            kiln.camera(NAME, image, layer);
            let whole = moon || stage == BakeStage::Relief;
            for number in 0..if whole { 1 } else { 8 } {
                let part = BakePart { stage, landscape: (!moon).then_some(number), fine };
                let material = self.materials.add(materials::ground(part, uniform, &heights, &relief));
                if whole {
                    kiln.whole(NAME, material, layer);
                } else {
                    let uv = |p: Vec2| Vec2::new(p.x, -p.y) / MARGIN * 0.5 + 0.5;
                    let mesh = patch(number as usize, 1.0 / MARGIN, 1.5, 0.36, uv);
                    kiln.shape(NAME, mesh, material, (layer, number as f32));
                }
            }
        }
        GroundImages { heights, relief, albedo }
    }

    fn clouds(&mut self, kiln: &mut BakeCommands, side: u32) -> Handle<Image> {
        let image = kiln.image(UVec2::splat(side), TextureFormat::R8Unorm);
        kiln.camera(NAME, &image, FIRST_LAYER + 6);
        let material = self.materials.add(materials::clouds());
        kiln.whole(NAME, material, FIRST_LAYER + 6);
        image
    }

    fn moon(&mut self, kiln: &mut BakeCommands, plan: &BakeParams, ground: GroundImages) -> Handle<Image> {
        let side = (moon_side() * plan.density).ceil().clamp(16.0, 4096.0) as u32;
        let image = kiln.image(UVec2::splat(side), TextureFormat::Rgba8UnormSrgb);
        kiln.camera(NAME, &image, FIRST_LAYER + 8);
        let sun = Vec3::new(-0.60, 0.55, 0.42).normalize();
        let frame = Vec4::new(LAYOUT.moon.r * plan.density, MOON_SIDE, MARGIN, 0.0);
        let uniform = [sun.extend(0.10), frame, grade(plan.grading)];
        let material = self.materials.add(materials::moon(uniform, ground.albedo, ground.relief));
        kiln.whole(NAME, material, FIRST_LAYER + 8);
        // Only the other stages read the heights, so no handle to them is kept.
        drop(ground.heights);
        image
    }
}
