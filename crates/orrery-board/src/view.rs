//! Converts between board units and pixels: fits the 16:9 area into the window, and provides the camera.

use bevy::camera::{RenderTarget, ScalingMode};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowRef};

use super::layout::LAYOUT;
use super::palette::PALETTE;

/// Marks the board's camera, which exists as long as the program runs.
#[derive(Component)]
pub struct BoardCamera;

/// The position and scale of the 16:9 area of 1600 by 900 units in the window, in logical pixels.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct BoardViewport {
    /// Logical pixels per unit.
    pub scale: f32,
    /// The upper left corner of the 16:9 area in the window, in logical pixels.
    pub offset: Vec2,
    /// The size of the whole window, in logical pixels.
    pub size: Vec2,
    /// Physical pixels per logical pixel.
    pub dpi: f32,
}

impl Default for BoardViewport {
    fn default() -> Self {
        Self::fitted(Vec2::new(1280.0, 720.0), 1.0)
    }
}

impl BoardViewport {
    /// Creates the view of a window of `size` logical pixels, with the largest possible 16:9 area in its middle.
    pub fn fitted(size: Vec2, dpi: f32) -> Self {
        let size = size.max(Vec2::ONE);
        let scale = (size.x / LAYOUT.width).min(size.y / LAYOUT.height);
        let offset = (size - scale * Vec2::new(LAYOUT.width, LAYOUT.height)) / 2.0;
        Self { scale, offset, size, dpi }
    }

    /// Converts a position in units to logical pixels from the upper left corner of the window.
    pub fn to_screen(&self, units: Vec2) -> Vec2 {
        self.offset + units * self.scale
    }

    /// Converts logical pixels from the upper left corner of the window to a position in units.
    pub fn to_units(&self, screen: Vec2) -> Vec2 {
        (screen - self.offset) / self.scale
    }

    /// Returns the physical pixels per unit.
    pub fn density(&self) -> f32 {
        self.scale * self.dpi
    }

    /// Returns the nearest position, in units, that is on the corner of a physical pixel, so that thin lines and letters are
    /// sharp.
    pub fn snapped(&self, units: Vec2) -> Vec2 {
        let pixels = (self.to_screen(units) * self.dpi).round();
        self.to_units(pixels / self.dpi)
    }

    /// Returns the part of the board plane that the window shows, in units. The part is larger than the 16:9 area unless the
    /// window is 16:9.
    pub fn visible(&self) -> Rect {
        Rect::from_corners(self.to_units(Vec2::ZERO), self.to_units(self.size))
    }
}

/// Converts a position in units to the engine's coordinates, with the origin in the middle and y pointing up.
pub fn world(units: Vec2, z: f32) -> Vec3 {
    Vec3::new(units.x - LAYOUT.width / 2.0, LAYOUT.height / 2.0 - units.y, z)
}

/// Returns the components of the camera, which shows the whole 16:9 area in a window of any shape.
pub fn camera() -> impl Bundle {
    (
        BoardCamera,
        Camera2d,
        Camera { clear_color: ClearColorConfig::Custom(PALETTE.space[0].colour()), ..default() },
        Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::AutoMin { min_width: LAYOUT.width, min_height: LAYOUT.height },
            ..OrthographicProjection::default_2d()
        }),
        // Every edge is antialiased when it is drawn, so multisampling would only cost time.
        Msaa::Off,
    )
}

/// Spawns the board's camera, unless the app already has one, as offscreen apps do.
pub fn spawn_camera(mut commands: Commands, cameras: Query<(), With<BoardCamera>>) {
    if cameras.is_empty() {
        commands.spawn(camera());
    }
}

/// Sets the background of the screen to the darkest colour of the active palette.
pub fn follow_palette(mut cameras: Query<&mut Camera, With<BoardCamera>>) {
    let darkest = PALETTE.space[0].colour();
    for mut camera in &mut cameras {
        if !matches!(camera.clear_color, ClearColorConfig::Custom(colour) if colour == darkest) {
            camera.clear_color = ClearColorConfig::Custom(darkest);
        }
    }
}

/// Updates the view after the size of the window or picture has changed.
pub fn follow_window(
    camera: Query<(&Camera, &RenderTarget), With<BoardCamera>>,
    windows: Query<&Window>,
    primary: Query<&Window, With<PrimaryWindow>>,
    mut view: ResMut<BoardViewport>,
) {
    let Ok((camera, target)) = camera.single() else { return };
    let (size, dpi) = match target {
        RenderTarget::Window(WindowRef::Entity(entity)) => match windows.get(*entity) {
            Ok(window) => (window.resolution.size(), window.resolution.scale_factor()),
            Err(_) => return,
        },
        RenderTarget::Window(WindowRef::Primary) => match primary.single() {
            Ok(window) => (window.resolution.size(), window.resolution.scale_factor()),
            Err(_) => return,
        },
        _ => match camera.logical_target_size() {
            Some(size) => (size, camera.target_scaling_factor().unwrap_or(1.0)),
            None => return,
        },
    };
    if size.min_element() < 1.0 {
        return;
    }
    view.set_if_neq(BoardViewport::fitted(size, dpi));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn board_fits_and_is_centred_in_any_window() {
        for size in [Vec2::new(1280.0, 720.0), Vec2::new(2560.0, 1080.0), Vec2::new(1280.0, 1024.0)] {
            let view = BoardViewport::fitted(size, 1.0);
            let corner = view.to_screen(Vec2::new(LAYOUT.width, LAYOUT.height));
            assert!(view.offset.min_element() >= 0.0);
            assert!((corner + view.offset - size).abs().max_element() < 0.01, "in the middle of {size}");
            let there = Vec2::new(630.0, 454.0);
            assert!((view.to_units(view.to_screen(there)) - there).length() < 0.01);
        }
    }

    #[test]
    fn snapped_positions_fall_on_whole_pixels() {
        let view = BoardViewport::fitted(Vec2::new(1280.0, 720.0), 1.5);
        let pixels = view.to_screen(view.snapped(Vec2::new(123.4, 56.7))) * 1.5;
        assert!((pixels - pixels.round()).abs().max_element() < 1e-3);
    }
}
