//! The icon of the window, for the taskbar and the window switcher.

use std::path::Path;
use std::process::ExitCode;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

use orrery_board::art::{self, ArtResolution};
use orrery_cli::BAD_FILE;

/// The icon as PNG files by their side length in pixels, baked by `build.rs`.
const SIZES: &[(u32, &[u8])] = include!(concat!(env!("OUT_DIR"), "/house/icon_table.rs"));

/// The side lengths in pixels that an icon file for Windows contains.
const WINDOWS_SIZES: [u32; 7] = [16, 24, 32, 48, 64, 128, 256];

/// Writes the icon in all sizes below `folder`, in the layout of an icon theme, such as `48x48/apps/orrery.png`, and `orrery.ico`
/// for Windows. Returns the exit status of the program.
pub fn write_all(folder: &Path) -> ExitCode {
    let themed = SIZES.iter().map(|(size, png)| (format!("{size}x{size}/apps/orrery.png"), png.to_vec()));
    for (name, contents) in themed.chain([("orrery.ico".to_owned(), windows_icon())]) {
        let path = folder.join(name);
        let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        if let Err(error) = made.and_then(|()| std::fs::write(&path, contents)) {
            eprintln!("error: {}: {error}", path.display());
            return ExitCode::from(BAD_FILE);
        }
    }
    ExitCode::SUCCESS
}

/// Returns an icon file for Windows: a list of sizes, each with the place of its PNG file, and then these files.
fn windows_icon() -> Vec<u8> {
    let pictures: Vec<_> = SIZES.iter().filter(|(size, _)| WINDOWS_SIZES.contains(size)).collect();
    let mut file: Vec<u8> = [0, 1, pictures.len() as u16].iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut place = (6 + 16 * pictures.len()) as u32;
    for (size, png) in &pictures {
        // The length 256 is written as 0. One plane of 32 bits follows.
        let side = (size % 256) as u8;
        file.extend([side, side, 0, 0, 1, 0, 32, 0]);
        file.extend((png.len() as u32).to_le_bytes());
        file.extend(place.to_le_bytes());
        place += png.len() as u32;
    }
    file.extend(pictures.iter().flat_map(|(_, png)| png.iter()));
    file
}

/// Gives the window its icon as soon as the window is open. Window systems without icons ignore it.
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

/// Returns the icon in the window system's format, or `None` if its picture cannot be read.
fn icon() -> Option<Icon> {
    let picture = art::get("app-icon")?.image(ArtResolution::Half)?;
    let (width, height) = (picture.width(), picture.height());
    let mut pixels = picture.data?;
    // The icon file contains smaller sizes after the first, which are not needed.
    pixels.truncate((width * height * 4) as usize);
    Icon::from_rgba(pixels, width, height).ok()
}

#[cfg(test)]
mod tests {
    use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
    use bevy::prelude::*;

    #[test]
    fn window_icon_decodes() {
        assert!(super::icon().is_some());
    }

    #[test]
    fn icon_of_the_windows_program_is_the_current_one() {
        let kept = include_bytes!("../../../../assets/desktop/orrery.ico");
        assert!(super::windows_icon() == kept, "run `orrery icons DIR` and copy DIR/orrery.ico to assets/desktop");
    }

    #[test]
    fn icon_files_have_their_declared_size_and_are_filled() {
        for (size, png) in super::SIZES {
            let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
            let picture = Image::from_buffer(png, kind, formats, true, ImageSampler::Default, default()).unwrap();
            assert_eq!(picture.size(), UVec2::splat(*size));
            let seen = |x: u32| picture.get_color_at(x, size / 2).unwrap().alpha() > 0.9;
            assert!(seen(size / 2) && seen(1), "{size}");
        }
    }
}
