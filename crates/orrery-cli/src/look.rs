//! The appearance and sound of the window in this run, set by flags, otherwise by the environment, otherwise by the settings.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use super::read::size;

/// The values of `--speed`, in the order of the settings.
pub const SPEEDS: [&str; 5] = ["off", "slow", "normal", "fast", "fastest"];

/// The values of `--backend`: the window systems of Linux.
pub const BACKENDS: [&str; 2] = ["x11", "wayland"];

/// The appearance and sound of the window.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
#[command(next_help_heading = "Window, sound and files")]
pub struct AppearanceFlags {
    /// Open a window of this size in pixels or, without a value, of the last size. By default, the settings decide.
    #[arg(long, value_name = "WxH", value_parser = size)]
    pub windowed: Option<Option<(u32, u32)>>,
    /// Open the window on the whole screen. By default, the settings decide.
    #[arg(long, conflicts_with = "windowed")]
    pub fullscreen: bool,
    /// Scale menus and dialogues to this percentage, 75 to 250. By default, the settings decide.
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u16).range(75..=250))]
    pub scale: Option<u16>,
    /// Set the speed of pieces on the board. By default, the settings decide.
    #[arg(long, value_name = "SPEED", value_parser = SPEEDS)]
    pub speed: Option<String>,
    /// Turn off shaking, tumbling and drifting. By default, the settings decide.
    #[arg(long)]
    pub reduced_motion: bool,
    /// Turn off all sound. By default, the settings decide.
    #[arg(long)]
    pub mute: bool,
    /// Use the language with this code, such as en, it or ru; en-XA is longer English, for tests of layouts. By default, the
    /// settings decide.
    #[arg(long, value_name = "CODE")]
    pub lang: Option<String>,
    /// Keep saves and settings in this folder. The default is the folder in the environment variable ORRERY_DATA, or else the
    /// system's folders.
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
    /// Open the window with this window system. By default, one that is available.
    #[arg(long, value_name = "SYSTEM", value_parser = BACKENDS)]
    pub backend: Option<String>,
    /// Write a screenshot of the window to this PNG file as soon as everything is loaded.
    #[arg(long, value_name = "FILE")]
    pub screenshot: Option<PathBuf>,
    /// Quit after the screenshot.
    #[arg(long, requires = "screenshot")]
    pub then_quit: bool,
}

impl AppearanceFlags {
    /// Fills in the flags that were not given, with values from the environment. `read` returns the value of a variable. A path
    /// may contain characters that are not valid Unicode.
    ///
    /// # Errors
    /// Returns a message with the first variable whose value is invalid, and the valid values.
    pub fn with_environment(mut self, read: impl Fn(&str) -> Option<OsString>) -> Result<Self, String> {
        // Invalid Unicode makes the value invalid. The message then shows as much of the value as possible.
        let text = |name: &str| read(name).map(|value| value.to_string_lossy().trim().to_owned());
        let get = |name: &str| text(name).filter(|value| !value.is_empty());
        let wrong = |name: &str, value: &str, wanted: &str| format!("{name} is `{value}`; expected {wanted}");
        let yes = |name: &str| match get(name).as_deref() {
            None | Some("0" | "false" | "no" | "off") => Ok(false),
            Some("1" | "true" | "yes" | "on") => Ok(true),
            Some(other) => Err(wrong(name, other, "1 or 0")),
        };
        let one_of = |name: &str, known: &[&str]| match get(name) {
            Some(value) if !known.contains(&value.as_str()) => Err(wrong(name, &value, &known.join(", "))),
            value => Ok(value),
        };
        if self.windowed.is_none() && !self.fullscreen {
            self.fullscreen = yes("ORRERY_FULLSCREEN")?;
            if let Some(value) = get("ORRERY_WINDOWED").filter(|_| !self.fullscreen) {
                self.windowed = Some(Some(size(&value).map_err(|reason| format!("ORRERY_WINDOWED: {reason}"))?));
            }
        }
        if self.scale.is_none()
            && let Some(value) = get("ORRERY_SCALE")
        {
            let percent = value.parse().ok().filter(|percent| (75..=250).contains(percent));
            self.scale = Some(percent.ok_or_else(|| wrong("ORRERY_SCALE", &value, "75 to 250"))?);
        }
        self.speed = self.speed.or(one_of("ORRERY_SPEED", &SPEEDS)?);
        self.backend = self.backend.or(one_of("ORRERY_BACKEND", &BACKENDS)?);
        self.reduced_motion |= yes("ORRERY_REDUCED_MOTION")?;
        self.mute |= yes("ORRERY_MUTE")?;
        self.lang = self.lang.or_else(|| get("ORRERY_LANG"));
        self.data_dir =
            self.data_dir.or_else(|| read("ORRERY_DATA").filter(|value| !value.is_empty()).map(PathBuf::from));
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(given: &'static [(&'static str, &'static str)]) -> impl Fn(&str) -> Option<OsString> {
        move |name| given.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into())
    }

    /// The commands read the variable in the same way, so that they use the same folder.
    #[test]
    fn data_folder_is_taken_verbatim_from_the_environment() {
        let folder = |value: OsString| {
            let read = |name: &str| (name == "ORRERY_DATA").then(|| value.clone());
            AppearanceFlags::default().with_environment(read).expect("a folder may be called anything").data_dir
        };
        assert_eq!(folder(" games ".into()), Some(PathBuf::from(" games ")));
        #[cfg(unix)]
        {
            use std::os::unix::ffi::OsStringExt as _;
            let name = OsString::from_vec(b"spiele-\xff".to_vec());
            assert_eq!(folder(name.clone()), Some(PathBuf::from(name)));
        }
    }

    #[test]
    fn flags_override_environment_variables() {
        let flags = AppearanceFlags { scale: Some(150), windowed: Some(None), ..AppearanceFlags::default() };
        let given = [
            ("ORRERY_SCALE", "200"),
            ("ORRERY_FULLSCREEN", "1"),
            ("ORRERY_SPEED", "fast"),
            ("ORRERY_MUTE", "yes"),
            ("ORRERY_LANG", "it"),
            ("ORRERY_DATA", ""),
        ];
        let given: &'static [(&str, &str)] = Box::leak(Box::new(given));
        let look = flags.with_environment(read(given)).expect("every value means something");
        assert_eq!((look.scale, look.windowed, look.fullscreen), (Some(150), Some(None), false));
        assert_eq!((look.speed.as_deref(), look.mute, look.lang.as_deref()), (Some("fast"), true, Some("it")));
        assert_eq!((look.data_dir, look.reduced_motion), (None, false));
    }

    #[test]
    fn invalid_variable_error_lists_the_accepted_values() {
        let wrong = |given| AppearanceFlags::default().with_environment(read(given)).expect_err("it means nothing");
        assert!(wrong(&[("ORRERY_SCALE", "huge")]).contains("ORRERY_SCALE is `huge`; expected 75 to 250"));
        assert!(wrong(&[("ORRERY_SCALE", "20")]).contains("75 to 250"));
        assert!(wrong(&[("ORRERY_SPEED", "warp")]).contains("off, slow, normal, fast, fastest"));
        assert!(wrong(&[("ORRERY_MUTE", "maybe")]).contains("1 or 0"));
        assert!(wrong(&[("ORRERY_WINDOWED", "1280")]).contains("1280x720"));
        assert!(wrong(&[("ORRERY_BACKEND", "cocoa")]).contains("x11, wayland"));
    }
}
