//! Wakes the sleeping program for input that the window system does not report: from gamepads and screen readers.
//!
//! While the program sleeps, no frame is drawn and no gamepad is polled. On Linux one thread per gamepad waits for its device
//! file, which costs nothing, and wakes the program when a button or a stick is moved. Where that is not possible, the gamepad is
//! polled: often while it is in use, otherwise rarely. Presses between two polls are not lost.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::WinitActionRequestHandlers;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// The maximum time for which the program sleeps. Rendering a picture in software takes a tenth of a second, and an idle program
/// may use at most 2% of a processor.
const SLEEP: Duration = Duration::from_secs(10);
/// The polling interval of a gamepad in use for which no thread can wait.
const IN_USE: Duration = Duration::from_millis(60);
/// The polling interval of a gamepad no longer in use.
const LATER: Duration = Duration::from_millis(200);
/// The time without a press after which a gamepad is no longer in use, in seconds.
const LAID_DOWN: f32 = 10.0;

/// The polling intervals for screen readers: for requests while a reader is connected, and for a new connection otherwise.
const READERS: (Duration, Duration) = (Duration::from_millis(40), Duration::from_millis(400));

/// The gamepads for which threads wait, and the time at which any gamepad was last used.
#[derive(Resource, Debug, Clone, Default)]
pub struct GamepadWatcher {
    files: Arc<Mutex<BTreeSet<PathBuf>>>,
    /// The time of the last use of a gamepad, in seconds since the program's start.
    used: f32,
}

impl GamepadWatcher {
    /// Records the use of a gamepad, `now` seconds after the program's start.
    pub const fn touched(&mut self, now: f32) {
        self.used = now;
    }

    /// Returns how long the program may sleep with `pads` gamepads connected, `now` seconds after its start.
    pub fn rest(&self, pads: usize, now: f32) -> Duration {
        let watched = self.files.lock().map_or(0, |files| files.len());
        match () {
            () if watched >= pads => SLEEP,
            () if now - self.used < LAID_DOWN => IN_USE,
            () => LATER,
        }
    }
}

/// Starts a thread for each newly connected gamepad.
pub fn watch_pads(
    new: Query<(), Added<Gamepad>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    watch: Res<GamepadWatcher>,
) {
    let Some(proxy) = proxy.filter(|_| !new.is_empty()) else { return };
    for path in device_files(Path::new("/dev/input/by-path")) {
        let Ok(file) = std::fs::File::open(&path) else { continue };
        let fresh = watch.files.lock().is_ok_and(|mut files| files.insert(path.clone()));
        if !fresh {
            continue;
        }
        let (proxy, files) = ((**proxy).clone(), watch.files.clone());
        let waits = std::thread::Builder::new().name("gamepad".to_owned()).spawn({
            let path = path.clone();
            move || {
                // If the program has ended, there is nothing to wake.
                follow(file, || proxy.send_event(WinitUserEvent::WakeUp).is_ok());
                if let Ok(mut files) = files.lock() {
                    files.remove(&path);
                }
            }
        });
        if waits.is_err()
            && let Ok(mut files) = watch.files.lock()
        {
            files.remove(&path);
        }
    }
}

/// Returns the device files of gamepads in `folder`, or an empty list if there is no such folder.
fn device_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = entries
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().ends_with("-event-joystick")))
        .filter_map(|path| path.canonicalize().ok())
        .collect();
    files.sort();
    files.dedup();
    files
}

/// The size of an event of the Linux kernel in bytes: two machine words for the time, then type, code and value.
const EVENT: usize = 2 * size_of::<usize>() + 8;

/// Returns the type, code and value of an event.
fn moved(event: &[u8; EVENT]) -> (u16, u16, i32) {
    let at = EVENT - 8;
    let short = |at: usize| u16::from_ne_bytes([event[at], event[at + 1]]);
    let value = i32::from_ne_bytes([event[at + 4], event[at + 5], event[at + 6], event[at + 7]]);
    (short(at), short(at + 2), value)
}

/// Reads events until the device disappears or `wake` returns false because the program has ended. Calls `wake` for each event
/// that matters.
fn follow(mut device: impl Read, mut wake: impl FnMut() -> bool) {
    let mut event = [0; EVENT];
    let mut axes: Vec<(u16, i32)> = Vec::new();
    while device.read_exact(&mut event).is_ok() {
        if matters(moved(&event), &mut axes) && !wake() {
            return;
        }
    }
}

/// Reports whether an event is from a button, or from an axis that is new or far from its previous position. A trembling stick
/// does not wake the program.
fn matters((kind, code, value): (u16, u16, i32), axes: &mut Vec<(u16, i32)>) -> bool {
    const BUTTON: u16 = 1;
    const AXIS: u16 = 3;
    match kind {
        BUTTON => true,
        AXIS => {
            let known = axes.iter_mut().find(|(axis, _)| *axis == code);
            let Some((_, last)) = known else {
                axes.push((code, value));
                return true;
            };
            let far = (value - *last).abs();
            // D-pads have a range of 1, old sticks of 255, others of 32767.
            let range = match code {
                0x10..=0x17 => 1,
                _ if value.abs().max(last.abs()) <= 255 => 40,
                _ => 8000,
            };
            if far >= range {
                *last = value;
            }
            far >= range
        }
        _ => false,
    }
}

/// Starts polling for requests of screen readers once there is a window.
pub fn watch_readers(
    handlers: Option<Res<WinitActionRequestHandlers>>,
    requested: Res<AccessibilityRequested>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut begun: Local<bool>,
) {
    let (Some(handlers), Some(proxy)) = (handlers, proxy) else { return };
    if *begun || handlers.is_empty() {
        return;
    }
    *begun = true;
    let waiting: Vec<_> = handlers.values().cloned().collect();
    let (requested, proxy) = (requested.clone(), (**proxy).clone());
    let look = move || {
        let mut known = requested.get();
        loop {
            std::thread::park_timeout(if known { READERS.0 } else { READERS.1 });
            let asked = waiting.iter().any(|handler| handler.lock().is_ok_and(|wishes| !wishes.is_empty()));
            let came = std::mem::replace(&mut known, requested.get()) != known;
            if (asked || came) && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    };
    if let Err(error) = std::thread::Builder::new().name("screen readers".to_owned()).spawn(look) {
        warn!("screen readers are noticed late: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(kind: u16, code: u16, value: i32) -> Vec<u8> {
        let mut bytes = vec![0; EVENT - 8];
        bytes.extend(kind.to_ne_bytes());
        bytes.extend(code.to_ne_bytes());
        bytes.extend(value.to_ne_bytes());
        bytes
    }

    #[test]
    fn gamepad_buttons_and_large_moves_wake_but_jitter_does_not() {
        let told = [
            event(1, 0x130, 1),
            event(0, 0, 0),
            event(3, 0, 120),
            event(3, 0, 130),
            event(3, 0, 220),
            event(3, 0x10, 0),
            event(3, 0x10, 1),
            event(3, 1, 300),
            event(3, 1, 4000),
            event(3, 1, 20000),
        ];
        let mut woken = 0;
        follow(told.concat().as_slice(), || {
            woken += 1;
            true
        });
        // The button; each axis when it is first seen; the stick far away, the D-pad, the other stick far away.
        assert_eq!(woken, 1 + 3 + 1 + 1 + 1);
    }

    #[test]
    fn gamepad_watch_ends_when_its_listener_is_gone() {
        let mut woken = 0;
        follow([event(1, 1, 1), event(1, 1, 0)].concat().as_slice(), || {
            woken += 1;
            false
        });
        assert_eq!(woken, 1);
    }

    #[test]
    fn only_unwatched_gamepads_shorten_the_sleep() {
        let watch = GamepadWatcher::default();
        assert_eq!(watch.rest(0, 100.0), SLEEP);
        assert_eq!(watch.rest(1, 1.0), IN_USE);
        assert_eq!(watch.rest(1, 100.0), LATER);
        if let Ok(mut files) = watch.files.lock() {
            files.insert(PathBuf::from("event7"));
        }
        assert_eq!(watch.rest(1, 100.0), SLEEP);
        assert_eq!(watch.rest(2, 100.0), LATER);
    }

    #[test]
    fn gamepads_are_found_by_device_file_name() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["pci-0-event-joystick", "pci-0-joystick", "pci-1-event-mouse"] {
            std::fs::write(folder.path().join(name), "").expect("a file");
        }
        let found = device_files(folder.path());
        assert!(found.len() == 1 && found[0].ends_with("pci-0-event-joystick"), "{found:?}");
        assert!(device_files(&folder.path().join("none")).is_empty());
    }
}
