//! The parameters of the shared shaders. Every field is explained in the shader that reads it, in `assets/house/shaders/`.

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::{ShaderDefVal, ShaderRef};
use bevy::sprite_render::{Material2d, Material2dKey};

use super::shaders;

/// Adds shader definitions to a fragment shader.
pub fn define(descriptor: &mut RenderPipelineDescriptor, defs: impl IntoIterator<Item = ShaderDefVal>) {
    if let Some(fragment) = descriptor.fragment.as_mut() {
        fragment.shader_defs.extend(defs);
    }
}

/// The uniform of the space shader.
#[derive(Debug, Clone, Copy, ShaderType)]
pub struct SpaceUniform {
    pub area: Vec4,
    pub sun: Vec4,
    pub grade: Vec4,
    pub hub: Vec4,
    pub paths: [Vec4; 4],
}

/// The variant of the space shader: the number of octaves of haze, and a flag that is true for the title's sky.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SpaceMaterialKey(pub u32, pub bool);

/// The material that draws space and the sun into a picture.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
#[bind_group_data(SpaceMaterialKey)]
pub struct SpaceMaterial {
    #[uniform(0)]
    pub space: SpaceUniform,
    pub octaves: u32,
    pub title: bool,
}

impl From<&SpaceMaterial> for SpaceMaterialKey {
    fn from(material: &SpaceMaterial) -> Self {
        SpaceMaterialKey(material.octaves, material.title)
    }
}

impl Material2d for SpaceMaterial {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Handle(shaders::SPACE)
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let SpaceMaterialKey(octaves, title) = key.bind_group_data;
        define(descriptor, [ShaderDefVal::UInt("OCTAVES".into(), octaves)]);
        define(descriptor, title.then(|| "TITLE".into()));
        Ok(())
    }
}
