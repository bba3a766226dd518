//! The material of all our shaders. For each type of material the engine's drawing code would be compiled again, a quarter of a
//! million lines for the code generator, so the shaders share one type.

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, BlendState, RenderPipelineDescriptor, SpecializedMeshPipelineError};
use bevy::shader::ShaderDefVal;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey};

/// The number of rows of a uniform: those of the shader that needs most.
const ROWS: usize = 36;

/// How the colours of a shader are combined with the picture below.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ShaderBlend {
    /// They replace it.
    Opaque,
    /// They cover it by their alpha.
    Alpha,
    /// They are premultiplied: with alpha 0 they add light, with alpha 1 they cover.
    Premultiplied,
}

/// A fragment shader with its definitions. Each variant is compiled once.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ShaderVariant {
    /// The shader.
    pub shader: Handle<Shader>,
    /// The definitions with which it is compiled.
    pub defs: Vec<ShaderDefVal>,
    /// How its colours are combined with the picture below.
    pub blend: ShaderBlend,
}

/// The parameters of a shader. Each row is explained in the shader that reads it, in `assets/*/shaders/`.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
#[bind_group_data(ShaderVariant)]
pub struct ShaderMaterial {
    /// The uniform, padded with zeros.
    #[uniform(0)]
    pub uniform: [Vec4; ROWS],
    /// The image of binding 1.
    #[texture(1)]
    #[sampler(2)]
    pub first: Option<Handle<Image>>,
    /// The image of binding 3, read with the sampler of the first.
    #[texture(3)]
    pub second: Option<Handle<Image>>,
    /// The image of binding 4, read with the sampler of the first.
    #[texture(4)]
    pub third: Option<Handle<Image>>,
    /// The shader.
    pub variant: ShaderVariant,
}

impl ShaderMaterial {
    /// Creates the material of a shader without definitions that replaces the picture below. `rows` is its uniform, in the order
    /// of the shader's structure.
    pub fn new(shader: Handle<Shader>, rows: impl IntoIterator<Item = Vec4>) -> Self {
        let variant = ShaderVariant { shader, defs: Vec::new(), blend: ShaderBlend::Opaque };
        ShaderMaterial { uniform: uniform(rows), first: None, second: None, third: None, variant }
    }

    /// Sets the images of the shader, in the order of its bindings.
    #[must_use]
    pub fn images(self, images: [Option<Handle<Image>>; 3]) -> Self {
        let [first, second, third] = images;
        ShaderMaterial { first, second, third, ..self }
    }

    /// Adds definitions to the shader.
    #[must_use]
    pub fn defines(mut self, defs: impl IntoIterator<Item = ShaderDefVal>) -> Self {
        self.variant.defs.extend(defs);
        self
    }

    /// Sets how the colours are combined with the picture below.
    #[must_use]
    pub fn blends(mut self, blend: ShaderBlend) -> Self {
        self.variant.blend = blend;
        self
    }
}

/// Returns the uniform of these rows.
///
/// # Panics
/// Panics if there are more rows than a uniform has.
pub fn uniform(rows: impl IntoIterator<Item = Vec4>) -> [Vec4; ROWS] {
    let mut uniform = [Vec4::ZERO; ROWS];
    for (at, row) in rows.into_iter().enumerate() {
        uniform[at] = row;
    }
    uniform
}

impl From<&ShaderMaterial> for ShaderVariant {
    fn from(material: &ShaderMaterial) -> Self {
        material.variant.clone()
    }
}

impl Material2d for ShaderMaterial {
    fn alpha_mode(&self) -> AlphaMode2d {
        match self.variant.blend {
            ShaderBlend::Opaque => AlphaMode2d::Opaque,
            ShaderBlend::Alpha | ShaderBlend::Premultiplied => AlphaMode2d::Blend,
        }
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let ShaderVariant { shader, defs, blend } = key.bind_group_data;
        let Some(fragment) = descriptor.fragment.as_mut() else { return Ok(()) };
        fragment.shader = shader;
        fragment.shader_defs.extend(defs);
        if blend == ShaderBlend::Premultiplied {
            for target in fragment.targets.iter_mut().flatten() {
                target.blend = Some(BlendState::PREMULTIPLIED_ALPHA_BLENDING);
            }
        }
        Ok(())
    }
}
