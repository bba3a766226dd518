//! The materials of this game's shaders. Each field is explained in the shader that reads it, in `assets/*/shaders/`.

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, BlendState, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::{ShaderDefVal, ShaderRef};
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey};

use super::shaders;
use alien_frontiers::rules::Field;
use orrery_board::sky::{define, shaders as house};

/// Uses premultiplied alpha: with alpha 0 the colour adds light, with alpha 1 it covers.
fn premultiplied(descriptor: &mut RenderPipelineDescriptor) {
    let targets = descriptor.fragment.iter_mut().flat_map(|fragment| &mut fragment.targets);
    for target in targets.flatten() {
        target.blend = Some(BlendState::PREMULTIPLIED_ALPHA_BLENDING);
    }
}

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

/// The variant of the bake shader for a stage, a landscape and a level of detail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BakeKey {
    /// The stage to draw.
    pub stage: BakeStage,
    /// The landscape; `None` for the moon.
    pub landscape: Option<u32>,
    /// The level of detail: 0 (sketch) to 3.
    pub fine: u32,
}

/// The uniform of a ground bake. `size`: side of the texture in pixels, extent of the ground in disc radii, relief exaggeration;
/// `sun`: azimuth towards the sun in `xy`.
#[derive(Debug, Clone, Copy, ShaderType)]
pub struct BakeUniform {
    pub size: Vec4,
    pub sun: Vec4,
}

/// The material that draws a stage of a globe's ground.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
#[bind_group_data(BakeKey)]
pub struct BakeMaterial {
    #[uniform(0)]
    pub bake: BakeUniform,
    #[texture(1)]
    #[sampler(2)]
    pub heights: Option<Handle<Image>>,
    #[texture(3)]
    pub relief: Option<Handle<Image>>,
    pub key: BakeKey,
}

impl From<&BakeMaterial> for BakeKey {
    fn from(material: &BakeMaterial) -> Self {
        material.key
    }
}

impl Material2d for BakeMaterial {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Handle(shaders::BAKE)
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        // Landscapes overlap at their borders.
        let overlaps = self.key.landscape.is_some() && self.key.stage != BakeStage::Relief;
        if overlaps { AlphaMode2d::Blend } else { AlphaMode2d::Opaque }
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let key = key.bind_group_data;
        let stage = match key.stage {
            BakeStage::Height => "BAKE_HEIGHT",
            BakeStage::Relief => "BAKE_RELIEF",
            BakeStage::Colour => "BAKE_COLOUR",
        };
        let body = match key.landscape {
            Some(number) => ShaderDefVal::UInt("LANDSCAPE".into(), number),
            None => "BODY_MOON".into(),
        };
        define(descriptor, [stage.into(), ShaderDefVal::UInt("FINE".into(), key.fine), body]);
        Ok(())
    }
}

/// The uniform of the planet; its arrays are by seat (0: no player) and by territory.
#[derive(Debug, Clone, Copy, PartialEq, Default, ShaderType)]
pub struct PlanetUniform {
    pub sun: Vec4,
    pub frame: Vec4,
    pub look: Vec4,
    pub act: Vec4,
    pub grade: Vec4,
    pub plain: [Vec4; 5],
    pub light: [Vec4; 5],
    pub deep: [Vec4; 5],
    pub held: [Vec4; 8],
    pub lit: [Vec4; 8],
}

/// The quality of the shaders of a frame: 0 plain, 1 full.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct QualityKey(pub u32);

impl QualityKey {
    fn define(self) -> ShaderDefVal {
        ShaderDefVal::UInt("QUALITY".into(), self.0)
    }
}

/// The material of the planet's disc.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
#[bind_group_data(QualityKey)]
pub struct PlanetMaterial {
    #[uniform(0)]
    pub planet: PlanetUniform,
    #[texture(1)]
    #[sampler(2)]
    pub albedo: Handle<Image>,
    #[texture(3)]
    pub relief: Handle<Image>,
    #[texture(4)]
    pub clouds: Option<Handle<Image>>,
    pub quality: u32,
}

impl From<&PlanetMaterial> for QualityKey {
    fn from(material: &PlanetMaterial) -> Self {
        QualityKey(material.quality)
    }
}

impl Material2d for PlanetMaterial {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Handle(shaders::PLANET)
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        premultiplied(descriptor);
        define(descriptor, [key.bind_group_data.define()]);
        Ok(())
    }
}

/// The uniform of the halo: the air and the instrument ring.
#[derive(Debug, Clone, Copy, PartialEq, Default, ShaderType)]
pub struct HaloUniform {
    pub sun: Vec4,
    pub look: Vec4,
    pub brass: Vec4,
    pub bright: Vec4,
    pub grade: Vec4,
}

/// The material of the air and the instrument ring around the planet.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
pub struct HaloMaterial {
    #[uniform(0)]
    pub halo: HaloUniform,
}

impl Material2d for HaloMaterial {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Handle(shaders::HALO)
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        premultiplied(descriptor);
        Ok(())
    }
}

/// The uniform of a field over a territory.
#[derive(Debug, Clone, Copy, PartialEq, Default, ShaderType)]
pub struct FieldUniform {
    pub sun: Vec4,
    pub frame: Vec4,
    pub light: Vec4,
    pub tint: Vec4,
    pub deep: Vec4,
}

/// The variant of the field shader. Each field has its own variant, since Mesa's older software driver would recompile a shader
/// that depends on a uniform every time the shader is bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FieldKey {
    /// The field to draw.
    pub kind: Field,
    /// The quality of the shader.
    pub quality: QualityKey,
}

/// The material of a field over a territory.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
#[bind_group_data(FieldKey)]
pub struct FieldMaterial {
    #[uniform(0)]
    pub field: FieldUniform,
    pub kind: Field,
    pub quality: u32,
}

impl From<&FieldMaterial> for FieldKey {
    fn from(material: &FieldMaterial) -> Self {
        FieldKey { kind: material.kind, quality: QualityKey(material.quality) }
    }
}

impl Material2d for FieldMaterial {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Handle(shaders::FIELD)
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        premultiplied(descriptor);
        let FieldKey { kind, quality } = key.bind_group_data;
        let field = match kind {
            Field::Isolation => "ISOLATION",
            Field::Positron => "POSITRON",
            Field::Repulsor => "REPULSOR",
        };
        define(descriptor, [field.into(), quality.define()]);
        Ok(())
    }
}

/// The uniform of the moon bake.
#[derive(Debug, Clone, Copy, ShaderType)]
pub struct MoonUniform {
    pub sun: Vec4,
    pub frame: Vec4,
    pub grade: Vec4,
}

/// The material that draws the moon from its baked ground into an image.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
pub struct MoonMaterial {
    #[uniform(0)]
    pub moon: MoonUniform,
    #[texture(1)]
    #[sampler(2)]
    pub albedo: Handle<Image>,
    #[texture(3)]
    pub relief: Handle<Image>,
}

impl Material2d for MoonMaterial {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Handle(house::MOON)
    }
}

/// The material that draws high clouds into an image. It has no uniform.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
pub struct CloudMaterial {}

impl Material2d for CloudMaterial {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Handle(shaders::CLOUDS)
    }
}

/// The material that draws the territory numbers as greys over a square around the disc. A test compares the numbers with the
/// territories that the mouse finds.
#[derive(Asset, TypePath, AsBindGroup, Clone, Default)]
pub struct TerritoryNumberMaterial {}

impl Material2d for TerritoryNumberMaterial {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Handle(shaders::PICK)
    }
}
