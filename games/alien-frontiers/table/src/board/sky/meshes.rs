//! The meshes for the shaders. Radii are in planet radii and multiplied by `scale`.

use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::land::{CENTRE, DESERT, WEDGE};

fn mesh(points: &[Vec2], scale: f32, uv: impl Fn(Vec2) -> Vec2, faces: Vec<u32>) -> Mesh {
    let uv: Vec<[f32; 2]> = points.iter().map(|point| uv(*point).to_array()).collect();
    let at: Vec<[f32; 3]> = points.iter().map(|point| [point.x * scale, point.y * scale, 0.0]).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, at)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uv)
        .with_inserted_indices(Indices::U32(faces))
}

/// Creates a fan over the part of the disc that a territory and its soft border can cover. `reach` is the outer radius, `wide`
/// the extension beyond the straight border in radians. `uv` returns the texture coordinates of a point.
pub fn patch(number: usize, scale: f32, reach: f32, wide: f32, uv: impl Fn(Vec2) -> Vec2) -> Mesh {
    let mut points = vec![Vec2::ZERO];
    if number == DESERT {
        points.extend((0..=32).map(|i| Vec2::from_angle(i as f32 * TAU / 32.0) * (CENTRE + 0.02 + wide * 0.30)));
    } else {
        // Angles are clockwise from 12 o'clock.
        let (middle, half) = ((number as f32 - 0.5) * WEDGE, WEDGE * 0.5 + wide);
        points.extend((0..=12).rev().map(|i| {
            let a = middle + half * (i as f32 / 6.0 - 1.0);
            Vec2::new(a.sin(), a.cos()) * reach / (half / 12.0).cos()
        }));
    }
    let fan = (1..points.len() as u32 - 1).flat_map(|i| [0, i, i + 1]).collect();
    mesh(&points, scale, uv, fan)
}

/// Creates a disc that contains the circle of `radius`; its texture coordinates span the square around that circle.
pub fn disc(radius: f32, scale: f32) -> Mesh {
    let sides = 48;
    let bulge = radius / (PI / sides as f32).cos();
    let mut points = vec![Vec2::ZERO];
    points.extend((0..=sides).map(|i| Vec2::from_angle(i as f32 * TAU / sides as f32) * bulge));
    let fan = (1..points.len() as u32 - 1).flat_map(|i| [0, i, i + 1]).collect();
    mesh(&points, scale, |p| Vec2::new(p.x, -p.y) / radius * 0.5 + 0.5, fan)
}

/// Creates a ring from `inner` to `outer`; its texture coordinates span the square around the outer circle.
pub fn ring(inner: f32, outer: f32, scale: f32) -> Mesh {
    let sides = 64_u32;
    let bulge = outer / (PI / sides as f32).cos();
    let points: Vec<Vec2> = (0..sides)
        .flat_map(|i| {
            let along = Vec2::from_angle(i as f32 / sides as f32 * TAU);
            [along * inner, along * bulge]
        })
        .collect();
    let faces = (0..sides)
        .flat_map(|i| {
            let (a, b) = (i * 2, (i + 1) % sides * 2);
            [a, a + 1, b + 1, a, b + 1, b]
        })
        .collect();
    mesh(&points, scale, |p| Vec2::new(p.x, -p.y) / outer * 0.5 + 0.5, faces)
}
