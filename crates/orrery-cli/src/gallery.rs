//! The flags of `orrery gallery`.

use std::path::PathBuf;

use clap::Args;

use super::game::unknown_game;
use super::read::size;
use orrery_core::GameKey;

/// The scenes to render, their size, and the output folder.
#[derive(Debug, Clone, Args)]
pub struct GalleryFlags {
    /// Render the scenes of the game with this key; `orrery games` lists the keys. By default, those of every game on the title
    /// screen.
    #[arg(long, value_name = "KEY", env = "ORRERY_GAME", hide_env_values = true, value_parser = unknown_game)]
    pub game: Option<GameKey>,
    /// The folder for the pictures. It is created if it does not exist.
    #[arg(value_name = "DIR", required_unless_present_any = ["list", "check"], default_value = ".", hide_default_value = true)]
    pub folder: PathBuf,
    /// Set the width and height of the pictures, in pixels.
    #[arg(long, value_name = "WxH", value_parser = size, default_value = "1280x720")]
    pub size: (u32, u32),
    /// Set the language of the texts, by its code.
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub lang: String,
    /// Set the palette: default, okabe-ito, high-contrast or greyscale.
    #[arg(long, value_name = "NAME", default_value = "default")]
    pub palette: String,
    /// Set the rendering quality of planet and space: auto, full or plain.
    #[arg(long, value_name = "CHOICE", default_value = "auto")]
    pub sky: String,
    /// Scale menus and dialogues to this percentage, 75 to 250. By default, 100.
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u16).range(75..=250))]
    pub scale: Option<u16>,
    /// Render only this scene, or several separated by commas; `match*` is every scene whose name begins with `match`. By
    /// default, all.
    #[arg(long, value_name = "NAME")]
    pub scene: Option<String>,
    /// Print the names of all scenes and render none.
    #[arg(long)]
    pub list: bool,
    /// Render nothing, and report texts that are cut off, overlap, leave the window or are too small. This needs no graphics
    /// card.
    #[arg(long, conflicts_with = "list")]
    pub check: bool,
}

impl Default for GalleryFlags {
    /// Returns the arguments for all scenes at the size of the smallest window, in the current folder.
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
