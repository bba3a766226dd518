//! What the command line asks of the gallery.

use std::path::PathBuf;

use clap::Args;

use super::game::unknown_game;
use super::read::size;
use orrery_core::GameKey;

/// Which scenes are painted, how large and where to.
#[derive(Debug, Clone, Args)]
pub struct GalleryArgs {
    /// The game they are of, by its key; `orrery games` lists them. Left out, the scenes of every game on the title are painted.
    #[arg(long, value_name = "KEY", env = "ORRERY_GAME", hide_env_values = true, value_parser = unknown_game)]
    pub game: Option<GameKey>,
    /// The folder for the pictures; made if it is not there.
    #[arg(value_name = "DIR", required_unless_present_any = ["list", "check"], default_value = ".", hide_default_value = true)]
    pub folder: PathBuf,
    /// Width and height of the pictures in pixels.
    #[arg(long, value_name = "WxH", value_parser = size, default_value = "1280x720")]
    pub size: (u32, u32),
    /// The language of the words, by its code.
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub lang: String,
    /// The palette: default, okabe-ito, high-contrast or greyscale.
    #[arg(long, value_name = "NAME", default_value = "default")]
    pub palette: String,
    /// How finely planet and space are drawn: auto, full or plain.
    #[arg(long, value_name = "CHOICE", default_value = "auto")]
    pub sky: String,
    /// Size of menus and dialogues in percent.
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u16).range(75..=250))]
    pub scale: Option<u16>,
    /// Paint only this scene, or several with commas between them; `match*` is all that begin so.
    #[arg(long, value_name = "NAME")]
    pub scene: Option<String>,
    /// Print the names of all scenes and paint none.
    #[arg(long)]
    pub list: bool,
    /// Paint nothing; tell of words that are cut off, overlap, leave the window or are too small. Needs no graphics card.
    #[arg(long, conflicts_with = "list")]
    pub check: bool,
}

impl Default for GalleryArgs {
    /// All scenes at the size of the smallest window, into the current folder.
    fn default() -> Self {
        Self {
            game: None,
            folder: PathBuf::from("."),
            size: (1280, 720),
            lang: "en".to_owned(),
            palette: "default".to_owned(),
            sky: "auto".to_owned(),
            scale: None,
            scene: None,
            list: false,
            check: false,
        }
    }
}
