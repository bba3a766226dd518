//! `orrery synth`: renders every sound of the program.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use super::exit_status::bad_file;
use orrery_synth::{self as synth, Clip, SoundManifest, figures, ogg, picture};

/// The flags of `orrery synth`.
#[cfg(feature = "synth")]
#[derive(Debug, Args)]
pub(super) struct SynthFlags {
    /// The folder for the sounds. Those in `assets` are embedded in the program.
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// Draw every sound, its waveform and its spectrum, as PNG in this folder. By default, none.
    #[arg(long, value_name = "DIR")]
    pub pictures: Option<PathBuf>,
}

/// The OGG quality of effects, from 0 to 1.
const EFFECT_QUALITY: f32 = 0.5;
const MUSIC_QUALITY: f32 = 0.5;

/// Renders all sounds, writes them to files and prints their measurements.
pub(super) fn run(asked: &SynthFlags) -> ExitCode {
    match all(asked) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => bad_file(reason),
    }
}

fn all(asked: &SynthFlags) -> Result<(), String> {
    for folder in std::iter::once(&asked.folder).chain(&asked.pictures) {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let manifest = SoundManifest::own();
    println!(
        "{:<32} {:>7} {:>7} {:>7} {:>7} {:>6} {:>7}",
        "sound", "seconds", "peak", "mean", "50 ms", "seam", "bytes"
    );
    let mut bytes = 0;
    for (name, entry) in &manifest.effects {
        for variant in 0..entry.variants {
            let clip = synth::effect(&manifest, name, variant).ok_or_else(|| no_recipe(name))?;
            let file = format!("{name}-{}", variant + 1);
            bytes += one(asked, &manifest.place(&file), &clip, &clip, EFFECT_QUALITY, false)?;
        }
    }
    for name in manifest.music.layers.keys() {
        let clip = synth::layer(&manifest, name).ok_or_else(|| no_recipe(name))?;
        let wide = synth::with_margins(&clip, manifest.music.margin);
        bytes += one(asked, &manifest.place(&format!("music-{name}")), &clip, &wide, MUSIC_QUALITY, true)?;
    }
    println!("{bytes} bytes in {} files", manifest.files().len());
    for game in manifest.games() {
        println!("{} bytes are decoded in a match of {game}", manifest.memory(Some(game)));
    }
    Ok(())
}

fn no_recipe(name: &str) -> String {
    format!("a list of sounds has {name}, but orrery-synth has no recipe with that name")
}

/// Writes one sound to the path `place` below the folder and prints a line about it. Returns the size of the file in bytes.
fn one(asked: &SynthFlags, place: &str, clip: &Clip, wide: &Clip, quality: f32, round: bool) -> Result<u64, String> {
    let path: &Path = &asked.folder.join(place);
    let file = path.file_stem().unwrap_or_default().to_string_lossy();
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    ogg::write(path, wide, quality)?;
    if let Some(pictures) = &asked.pictures {
        picture::write(&pictures.join(format!("{file}.png")), clip, round)?;
    }
    let bytes = std::fs::metadata(path).map_err(|error| format!("{}: {error}", path.display()))?.len();
    let f = figures(clip);
    println!(
        "{file:<32} {:>7.2} {:>7.1} {:>7.1} {:>7.1} {:>6.2} {bytes:>7}",
        f.seconds, f.peak, f.level, f.loudest, f.seam
    );
    Ok(bytes)
}
