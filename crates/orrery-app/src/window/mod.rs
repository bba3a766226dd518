//! The mode of the window, and its screen.

pub mod icon;

use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, OnMonitor, PrimaryWindow, VideoModeSelection, WindowMode, WindowPosition,
};

use super::save_settings::SettingsStore;
use super::schedule::AppSystems;
use orrery_settings::{Settings, WindowKind};

/// Adds the systems for the window's icon, mode and screen.
pub fn plugin(app: &mut App) {
    app.init_resource::<MonitorNames>()
        .add_systems(Update, (icon::wear, count_screens, be_sane, follow).chain().in_set(AppSystems::TakeIn));
}

/// Returns the engine's window mode for a kind of window on a screen.
pub const fn mode(kind: WindowKind, on: MonitorSelection) -> WindowMode {
    match kind {
        WindowKind::Windowed => WindowMode::Windowed,
        WindowKind::Borderless => WindowMode::BorderlessFullscreen(on),
        WindowKind::Fullscreen => WindowMode::Fullscreen(on, VideoModeSelection::Current),
    }
}

/// Returns the kind of window after a press of the full-screen key.
pub const fn toggled(kind: WindowKind) -> WindowKind {
    match kind {
        WindowKind::Windowed => WindowKind::Borderless,
        WindowKind::Borderless | WindowKind::Fullscreen => WindowKind::Windowed,
    }
}

/// Returns the name of a screen, or its size in pixels if the system gives it no name.
fn name(monitor: &Monitor) -> String {
    match &monitor.name {
        Some(name) if !name.is_empty() => name.clone(),
        _ => format!("{} × {}", monitor.physical_width, monitor.physical_height),
    }
}

/// The names of the available screens, from left to right.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct MonitorNames(pub Vec<String>);

/// Updates the names of the available screens.
pub fn count_screens(monitors: Query<&Monitor>, changed: Query<(), Added<Monitor>>, mut screens: ResMut<MonitorNames>) {
    if changed.is_empty() && monitors.iter().count() == screens.0.len() {
        return;
    }
    let mut all: Vec<&Monitor> = monitors.iter().collect();
    all.sort_by_key(|monitor| (monitor.physical_position.x, monitor.physical_position.y));
    screens.0 = all.into_iter().map(name).collect();
}

/// Applies the mode and the screen in the settings to the window. If the screen is missing, the window stays on its current
/// screen.
pub fn follow(
    settings: Res<Settings>,
    monitors: Query<(Entity, &Monitor)>,
    mut windows: Query<(&mut Window, Option<&OnMonitor>), With<PrimaryWindow>>,
    mut done: Local<Option<(WindowKind, Option<String>, usize, bool)>>,
) {
    let Ok((mut window, on)) = windows.single_mut() else { return };
    let wanted = (settings.window_kind, settings.monitor.clone(), monitors.iter().count(), on.is_some());
    if done.as_ref() == Some(&wanted) {
        return;
    }
    let screen = settings.monitor.as_ref().and_then(|wanted| monitors.iter().find(|(_, m)| name(m) == *wanted));
    let elsewhere = screen.is_some_and(|(entity, _)| on.is_none_or(|on| on.0 != entity));
    let screen = screen.map(|(entity, _)| entity).or_else(|| on.map(|on| on.0));
    let selection = screen.map_or(MonitorSelection::Current, MonitorSelection::Entity);
    let kind = match settings.window_kind {
        // The engine fails until it knows the screen.
        WindowKind::Fullscreen if screen.is_none() => WindowKind::Borderless,
        kind => kind,
    };
    if kind == WindowKind::Windowed && elsewhere {
        window.position = WindowPosition::Centered(selection);
    }
    let same = std::mem::discriminant(&window.mode) == std::mem::discriminant(&mode(kind, selection));
    if !same || (elsewhere && kind != WindowKind::Windowed) {
        window.mode = mode(kind, selection);
    }
    *done = Some(wanted);
}

/// Stores the window in the settings: its size if it is not full-screen, and its screen if there are several.
pub fn remember(
    windows: Query<(&Window, Option<&OnMonitor>), With<PrimaryWindow>>,
    monitors: Query<&Monitor>,
    screens: Res<MonitorNames>,
    mut store: SettingsStore,
) {
    let mut settings = store.settings.clone();
    if let Ok((window, on)) = windows.single() {
        if window.mode == WindowMode::Windowed {
            let size = window.resolution.physical_size();
            settings.window = (size.x, size.y);
        }
        let screen = on.and_then(|on| monitors.get(on.0).ok()).map(name);
        if screens.0.len() > 1 {
            settings.monitor = screen.or_else(|| settings.monitor.take());
        }
    }
    store.change(settings);
}

/// Returns a plausible scale factor to replace an implausible one, or `None` if the factor is plausible. Some systems report many
/// times the real factor, and handhelds with 1280 × 800 pixels have no room for scaling.
pub fn sane_factor(claimed: f32, monitor: Option<UVec2>) -> Option<f32> {
    let handheld = monitor.is_some_and(|size| size == UVec2::new(1280, 800) || size == UVec2::new(800, 1280));
    (claimed > 3.0 || (handheld && claimed != 1.0)).then_some(1.0)
}

/// Corrects an implausible scale factor.
pub fn be_sane(
    mut windows: Query<(&mut Window, Option<&OnMonitor>), (With<PrimaryWindow>, Changed<Window>)>,
    monitors: Query<&Monitor>,
) {
    let Ok((mut window, on)) = windows.single_mut() else { return };
    let monitor = on.and_then(|on| monitors.get(on.0).ok()).map(Monitor::physical_size);
    let wanted = sane_factor(window.resolution.base_scale_factor(), monitor);
    if wanted.is_some() && window.resolution.scale_factor_override() != wanted {
        warn!("the system reports a scale factor of {}; 1 is used", window.resolution.base_scale_factor());
        window.resolution.set_scale_factor_override(wanted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn implausible_scale_factors_are_replaced_by_one() {
        assert_eq!(sane_factor(9.75, None), Some(1.0));
        assert_eq!(sane_factor(3.0, Some(UVec2::new(3840, 2160))), None);
        assert_eq!(sane_factor(1.5, Some(UVec2::new(1280, 800))), Some(1.0));
        assert_eq!(sane_factor(1.0, Some(UVec2::new(800, 1280))), None);
        assert_eq!(sane_factor(1.25, Some(UVec2::new(1920, 1080))), None);
    }

    fn screen(name: &str, x: i32) -> Monitor {
        Monitor {
            name: Some(name.to_owned()),
            physical_height: 1080,
            physical_width: 1920,
            physical_position: IVec2::new(x, 0),
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        }
    }

    #[test]
    fn window_mode_follows_the_setting_and_the_toggle_key() {
        let mut app = App::new();
        app.insert_resource(Settings::default()).add_systems(Update, follow);
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        let shown = |app: &mut App, kind| {
            app.world_mut().resource_mut::<Settings>().window_kind = kind;
            app.update();
            app.world().get::<Window>(window).expect("the window").mode
        };
        let nowhere = shown(&mut app, WindowKind::Fullscreen);
        assert_eq!(nowhere, mode(WindowKind::Borderless, MonitorSelection::Current), "no screen is known yet");
        let monitor = app.world_mut().spawn(screen("one", 0)).id();
        app.world_mut().entity_mut(window).insert(OnMonitor(monitor));
        for kind in [WindowKind::Fullscreen, WindowKind::Windowed, WindowKind::Borderless] {
            assert_eq!(shown(&mut app, kind), mode(kind, MonitorSelection::Entity(monitor)));
        }
        assert_eq!(toggled(toggled(WindowKind::Windowed)), WindowKind::Windowed);
        assert_eq!(toggled(WindowKind::Fullscreen), WindowKind::Windowed);
    }

    #[test]
    fn window_moves_to_the_monitor_chosen_in_the_settings() {
        let mut app = App::new();
        app.insert_resource(Settings { monitor: Some("right".to_owned()), ..Settings::default() });
        app.add_systems(Update, follow);
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        app.update();
        assert_eq!(app.world().get::<Window>(window).expect("the window").position, WindowPosition::Automatic);
        app.world_mut().spawn(screen("left", 0));
        let right = app.world_mut().spawn(screen("right", 1920)).id();
        app.update();
        let wanted = WindowPosition::Centered(MonitorSelection::Entity(right));
        assert_eq!(app.world().get::<Window>(window).expect("the window").position, wanted);
    }
}
