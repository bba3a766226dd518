//! Screenshots, taken with a key or, for scripts, requested on the command line.

use std::path::{Path, PathBuf};

use bevy::app::AppExit;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use super::schedule::AppSystems;
use super::state::MenuState;
use orrery_board::SkyReady;
use orrery_board::{ArtImages, BoardCamera, BoardViewport, MotionActive};
use orrery_cli::BAD_FILE;
use orrery_locale::text_args;
use orrery_settings::AppFolders;
use orrery_table::MatchStatus;
use orrery_ui::Toast;

/// Adds the systems for screenshots.
pub fn plugin(app: &mut App) {
    app.init_resource::<PendingScreenshots>().add_systems(
        Update,
        (
            finish.in_set(AppSystems::TakeIn),
            portrait.run_if(resource_exists::<ScreenshotRequest>).after(AppSystems::TurnTitle),
        ),
    );
}

/// The highest number added to the file name of a screenshot; screenshots of the same second are numbered.
const MOST: u32 = 99;

/// The screenshots that have not been written yet.
#[derive(Resource, Default)]
pub struct PendingScreenshots {
    /// The number of screenshots that were requested from the renderer and not received yet.
    waiting: usize,
    /// The tasks that write screenshots to their files.
    writing: Vec<Task<Result<PathBuf, String>>>,
}

/// Takes a screenshot of the window. The message about the screenshot is not in the picture.
pub fn take(
    folders: Res<AppFolders>,
    status: Option<Res<MatchStatus>>,
    cameras: Query<&RenderTarget, With<BoardCamera>>,
    mut shots: ResMut<PendingScreenshots>,
    commands: Commands,
) {
    let file = free_file(&folders.pictures, &name(status.as_deref()));
    let written = move |captured: On<ScreenshotCaptured>, mut shots: ResMut<PendingScreenshots>| {
        let (image, file) = (captured.image.clone(), file.clone());
        shots.waiting = shots.waiting.saturating_sub(1);
        shots.writing.push(AsyncComputeTaskPool::get().spawn(async move { write(image, &file).map(|()| file) }));
    };
    shots.waiting += usize::from(shoot(cameras.iter().next(), commands, written));
}

/// Requests a picture of the window's camera from the renderer. Returns false if there is no camera.
fn shoot<M>(
    target: Option<&RenderTarget>,
    mut commands: Commands,
    then: impl bevy::ecs::system::IntoObserverSystem<ScreenshotCaptured, (), M>,
) -> bool {
    let Some(target) = target else { return false };
    commands.spawn(Screenshot(target.clone())).observe(then);
    true
}

/// Builds the name of a screenshot from the time and, in a match, the round and the turn.
fn name(status: Option<&MatchStatus>) -> String {
    let moment = jiff::Zoned::now().strftime("%Y-%m-%d %H.%M.%S");
    match status {
        Some(now) => format!("Orrery {moment} round {} turn {}", now.round, now.turns),
        None => format!("Orrery {moment}"),
    }
}

/// Returns the first path that is not in use, numbered if necessary. If all are in use, returns the path with the number
/// [`MOST`].
fn free_file(folder: &Path, name: &str) -> PathBuf {
    let numbered = |number: u32| {
        let more = if number == 1 { String::new() } else { format!(" {number}") };
        folder.join(format!("{name}{more}.png"))
    };
    (1..=MOST).map(numbered).find(|file| !file.exists()).unwrap_or_else(|| numbered(MOST))
}

fn write(image: Image, file: &Path) -> Result<(), String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).map_err(|error| told(&error))?;
    }
    let picture = image.try_into_dynamic().map_err(|error| told(&error))?;
    picture.to_rgb8().save(file).map_err(|error| told(&error))
}

/// Reports where finished screenshots were written, or why they could not be written.
pub fn finish(
    mut shots: ResMut<PendingScreenshots>,
    mut front: ResMut<MenuState>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if shots.waiting == 0 && shots.writing.is_empty() {
        return;
    }
    redraw.write(RequestRedraw);
    shots.writing.retain_mut(|task| {
        let Some(done) = block_on(poll_once(task)) else { return true };
        front.toasts.push(match done {
            Ok(file) => Toast::news(text_args("shot-taken", &[("file", file.display().to_string().into())])),
            Err(reason) => Toast::trouble(text_args("shot-failed", &[("reason", reason.into())])),
        });
        false
    });
}

/// A screenshot requested on the command line.
#[derive(Resource, Debug, Clone)]
pub struct ScreenshotRequest {
    /// The path of the file to write.
    pub file: PathBuf,
    /// True if the program quits after the file has been written.
    pub quit: bool,
    /// The number of frames for which everything has been loaded and at rest; `None` once the screenshot has been taken.
    pub ready: Option<u32>,
}

/// The number of frames needed to draw everything that is loaded.
const DRAWN: u32 = 8;

/// Takes the screenshot requested on the command line as soon as everything is loaded and at rest.
pub fn portrait(
    mut request: ResMut<ScreenshotRequest>,
    (view, pieces, sky, motion): (Res<BoardViewport>, Res<ArtImages>, Res<SkyReady>, Res<MotionActive>),
    mut shots: ResMut<PendingScreenshots>,
    mut redraw: MessageWriter<RequestRedraw>,
    cameras: Query<&RenderTarget, With<BoardCamera>>,
    commands: Commands,
) {
    let Some(ready) = request.ready else { return };
    redraw.write(RequestRedraw);
    if ready < DRAWN {
        let still = pieces.is_up_to_date(view.density()) && sky.0 && !motion.0;
        request.ready = Some(if still { ready + 1 } else { 0 });
        return;
    }
    request.ready = None;
    shots.waiting += 1;
    let (file, quit) = (request.file.clone(), request.quit);
    let written = move |captured: On<ScreenshotCaptured>,
                        mut shots: ResMut<PendingScreenshots>,
                        mut exit: MessageWriter<AppExit>| {
        shots.waiting = shots.waiting.saturating_sub(1);
        let status = match write(captured.image.clone(), &file) {
            Ok(()) => AppExit::Success,
            Err(reason) => {
                eprintln!("error: {reason}");
                AppExit::from_code(BAD_FILE)
            }
        };
        if quit {
            exit.write(status);
        }
    };
    shoot(cameras.iter().next(), commands, written);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screenshot_does_not_overwrite_an_existing_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = free_file(folder.path(), "Orrery now");
        assert_eq!(first, folder.path().join("Orrery now.png"));
        std::fs::write(&first, "").expect("the folder can be written");
        assert_eq!(free_file(folder.path(), "Orrery now"), folder.path().join("Orrery now 2.png"));
    }

    #[test]
    fn failed_screenshot_error_names_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "").expect("the folder can be written");
        let reason = write(Image::default(), &file.join("below.png")).expect_err("a file is no folder");
        assert!(reason.contains("below.png"), "{reason}");
    }
}
