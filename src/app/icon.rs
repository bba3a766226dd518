//! The picture the system shows for the window, in its bar and where windows are chosen.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

use crate::art::{self, Fineness};

/// Gives the window its icon as soon as there is a window. Systems without icons leave it away.
pub fn wear(_main_thread: NonSendMarker, windows: Query<Entity, With<PrimaryWindow>>, mut worn: Local<bool>) {
    let (false, Ok(window)) = (*worn, windows.single()) else { return };
    WINIT_WINDOWS.with_borrow(|all| {
        if let Some(window) = all.get_window(window) {
            *worn = true;
            match icon() {
                Some(icon) => window.set_window_icon(Some(icon)),
                None => warn!("the window has no icon: its picture cannot be read"),
            }
        }
    });
}

/// The icon's picture as the window system wants it.
fn icon() -> Option<Icon> {
    let picture = art::get("app-icon")?.image(Fineness::Half)?;
    let (width, height) = (picture.width(), picture.height());
    let mut pixels = picture.data?;
    // The smaller sizes that follow are not wanted.
    pixels.truncate((width * height * 4) as usize);
    Icon::from_rgba(pixels, width, height).ok()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_icon_can_be_read() {
        assert!(super::icon().is_some());
    }
}
