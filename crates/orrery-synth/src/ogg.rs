//! Writes sounds as OGG Vorbis files.

use std::fs::File;
use std::io::BufWriter;
use std::num::{NonZeroU8, NonZeroU32};
use std::path::Path;

use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisEncoderBuilder};

use super::clip::Clip;

/// Writes a sound to a file. `quality` ranges from 0 (small file) to 1. The same sound always gives the same file.
///
/// # Errors
/// Returns a message with the path and the reason if the file cannot be written.
pub fn write(path: &Path, clip: &Clip, quality: f32) -> Result<(), String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let file = BufWriter::new(File::create(path).map_err(|error| told(&error))?);
    let rate = NonZeroU32::new(clip.rate).ok_or_else(|| told(&"no sample rate"))?;
    let channels = NonZeroU8::new(2).expect("two is not zero");
    let mut builder = VorbisEncoderBuilder::new_with_serial(rate, channels, file, 1);
    builder.bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr { target_quality: quality });
    let mut encoder = builder.build().map_err(|error| told(&error))?;
    for start in (0..clip.len()).step_by(4096) {
        let end = (start + 4096).min(clip.len());
        encoder.encode_audio_block([&clip.left[start..end], &clip.right[start..end]]).map_err(|error| told(&error))?;
    }
    encoder.finish().map_err(|error| told(&error))?;
    Ok(())
}
