//! The materials of this game's shaders. Each row of a uniform is explained in the shader that reads it, in `assets/*/shaders/`.

use bevy::prelude::*;
use bevy::shader::ShaderDefVal;

use super::shaders;
use alien_frontiers::rules::Field;
use orrery_board::sky::{ShaderBlend, ShaderMaterial, shaders as house};

/// The stages of a bake; each reads the results of the previous ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BakeStage {
    /// The height of the ground.
    Height,
    /// The slope of the ground, and the height of the horizon towards the sun.
    Relief,
    /// The colour of the ground.
    Colour,
}

/// The part of a globe's ground that one shape of a bake draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BakePart {
    /// The stage to draw.
    pub stage: BakeStage,
    /// The landscape; `None` for the moon.
    pub landscape: Option<u32>,
    /// The level of detail: 0 (sketch) to 3.
    pub fine: u32,
}

/// Returns the material that draws a part of a globe's ground.
pub fn ground(part: BakePart, uniform: [Vec4; 2], heights: &Handle<Image>, relief: &Handle<Image>) -> ShaderMaterial {
    let BakePart { stage, landscape, fine } = part;
    let defined = match stage {
        BakeStage::Height => "BAKE_HEIGHT",
        BakeStage::Relief => "BAKE_RELIEF",
        BakeStage::Colour => "BAKE_COLOUR",
    };
    let body = match landscape {
        Some(number) => ShaderDefVal::UInt("LANDSCAPE".into(), number),
        None => "BODY_MOON".into(),
    };
    // Landscapes overlap at their borders.
    let overlaps = landscape.is_some() && stage != BakeStage::Relief;
    let heights = (stage != BakeStage::Height).then(|| heights.clone());
    let relief = (stage == BakeStage::Colour).then(|| relief.clone());
    ShaderMaterial::new(shaders::BAKE, uniform)
        .images([heights, relief, None])
        .defines([defined.into(), ShaderDefVal::UInt("FINE".into(), fine), body])
        .blends(if overlaps { ShaderBlend::Alpha } else { ShaderBlend::Opaque })
}

/// Returns the definition for the quality of the shaders of a frame: 0 plain, 1 full.
fn quality_def(quality: u32) -> ShaderDefVal {
    ShaderDefVal::UInt("QUALITY".into(), quality)
}

/// Returns the material of the planet's disc. `images` are the colours and the slopes of the ground, and the clouds if there are
/// any.
pub fn planet(
    uniform: impl IntoIterator<Item = Vec4>,
    images: [Option<Handle<Image>>; 3],
    quality: u32,
) -> ShaderMaterial {
    ShaderMaterial::new(shaders::PLANET, uniform)
        .images(images)
        .defines([quality_def(quality)])
        .blends(ShaderBlend::Premultiplied)
}

/// Returns the material of the air and the instrument ring around the planet.
pub fn halo(uniform: [Vec4; 5]) -> ShaderMaterial {
    ShaderMaterial::new(shaders::HALO, uniform).blends(ShaderBlend::Premultiplied)
}

/// Returns the material of a field over a territory. Each kind of field is a variant of the shader, since Mesa's older software
/// driver would recompile a shader that depends on a uniform every time the shader is bound.
pub fn field(uniform: [Vec4; 5], kind: Field, quality: u32) -> ShaderMaterial {
    let defined = match kind {
        Field::Isolation => "ISOLATION",
        Field::Positron => "POSITRON",
        Field::Repulsor => "REPULSOR",
    };
    ShaderMaterial::new(shaders::FIELD, uniform)
        .defines([defined.into(), quality_def(quality)])
        .blends(ShaderBlend::Premultiplied)
}

/// Returns the material that draws the moon from its baked ground into an image.
pub fn moon(uniform: [Vec4; 3], albedo: Handle<Image>, relief: Handle<Image>) -> ShaderMaterial {
    ShaderMaterial::new(house::MOON, uniform).images([Some(albedo), Some(relief), None])
}

/// Returns the material that draws high clouds into an image. It has no uniform.
pub fn clouds() -> ShaderMaterial {
    ShaderMaterial::new(shaders::CLOUDS, [])
}

/// Returns the material that draws the territory numbers as greys over a square around the disc. A test compares the numbers with
/// the territories that the mouse finds.
pub fn territory_numbers() -> ShaderMaterial {
    ShaderMaterial::new(shaders::PICK, [])
}
