//! Pictures of sounds, for review without listening: the waveform at the top, and the spectrum over time below.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use super::clip::Clip;

/// The height of the waveform, in pixels. `SPECTRUM` is the height of the spectrum, and `WIDEST` the maximum width of the
/// picture.
const WAVE: usize = 160;
const SPECTRUM: usize = 320;
const WIDEST: usize = 1400;
/// The number of samples in one spectrum, a power of two.
const BLOCK: usize = 1024;
/// The lowest level that is drawn, in decibels relative to full scale.
const FLOOR: f32 = -100.0;

/// Draws a sound to a PNG file. If `twice`, the sound is drawn two times in a row, so that the seam of a loop is in the middle.
///
/// # Errors
/// Returns a message with the path and the reason if the file cannot be written.
pub fn write(path: &Path, clip: &Clip, twice: bool) -> Result<(), String> {
    let mut mono: Vec<f32> = clip.left.iter().zip(&clip.right).map(|(l, r)| 0.5 * (l + r)).collect();
    if twice {
        mono.extend_from_within(..);
    }
    let width = (mono.len() * 1000 / clip.rate as usize).clamp(300, WIDEST);
    let mut pixels = vec![8u8; width * (WAVE + SPECTRUM) * 3];
    draw_wave(&mono, width, &mut pixels);
    draw_spectrum(&mono, width, &mut pixels);
    save(path, width, WAVE + SPECTRUM, &pixels).map_err(|error| format!("{}: {error}", path.display()))
}

fn put(pixels: &mut [u8], width: usize, x: usize, y: usize, colour: [u8; 3]) {
    let at = (y * width + x) * 3;
    pixels[at..at + 3].copy_from_slice(&colour);
}

fn draw_wave(mono: &[f32], width: usize, pixels: &mut [u8]) {
    let largest = mono.iter().fold(1e-6f32, |most, sample| most.max(sample.abs()));
    for x in 0..width {
        let (from, to) = (x * mono.len() / width, ((x + 1) * mono.len() / width).max(x * mono.len() / width + 1));
        let part = &mono[from..to.min(mono.len())];
        let low = part.iter().fold(0.0f32, |least, sample| least.min(*sample)) / largest;
        let high = part.iter().fold(0.0f32, |most, sample| most.max(*sample)) / largest;
        let row = |value: f32| ((0.5 - 0.48 * value) * WAVE as f32) as usize;
        for y in row(high)..=row(low) {
            put(pixels, width, x, y.min(WAVE - 1), [230, 196, 120]);
        }
    }
}

/// Draws the spectrum over time on a logarithmic frequency axis, up to half the sample rate.
fn draw_spectrum(mono: &[f32], width: usize, pixels: &mut [u8]) {
    for x in 0..width {
        let middle = x * mono.len() / width;
        let bins = spectrum(mono, middle);
        for y in 0..SPECTRUM {
            let share = 1.0 - y as f32 / SPECTRUM as f32;
            let bin = (2.0 * (BLOCK as f32 / 4.0).powf(share)).min(bins.len() as f32 - 1.0) as usize;
            let heat = ((bins[bin] - FLOOR) / -FLOOR).clamp(0.0, 1.0);
            let colour = [heat.powf(0.8) * 255.0, heat * heat * 220.0, (0.15 + heat * (1.0 - heat) * 2.0) * 160.0];
            put(pixels, width, x, WAVE + y, colour.map(|c| c.clamp(0.0, 255.0) as u8));
        }
    }
}

/// Returns the levels of all frequencies around the sample at `middle`, in decibels.
fn spectrum(mono: &[f32], middle: usize) -> Vec<f32> {
    let mut re: Vec<f32> = (0..BLOCK)
        .map(|i| {
            let window = 0.5 - 0.5 * (std::f32::consts::TAU * i as f32 / BLOCK as f32).cos();
            let at = (middle + i).checked_sub(BLOCK / 2);
            at.and_then(|at| mono.get(at)).copied().unwrap_or(0.0) * window
        })
        .collect();
    let mut im = vec![0.0f32; BLOCK];
    transform(&mut re, &mut im);
    (0..BLOCK / 2).map(|i| super::dsp::decibels((re[i] * re[i] + im[i] * im[i]).sqrt() * 4.0 / BLOCK as f32)).collect()
}

/// Computes the fast Fourier transform in place. The length has to be a power of two.
fn transform(re: &mut [f32], im: &mut [f32]) {
    let n = re.len();
    let mut j = 0;
    for i in 1..n {
        let mut bit = n >> 1;
        while j & bit != 0 {
            j ^= bit;
            bit >>= 1;
        }
        j |= bit;
        if i < j {
            re.swap(i, j);
            im.swap(i, j);
        }
    }
    let mut length = 2;
    while length <= n {
        let angle = -std::f32::consts::TAU / length as f32;
        for start in (0..n).step_by(length) {
            for k in 0..length / 2 {
                let (sin, cos) = (angle * k as f32).sin_cos();
                let (a, b) = (start + k, start + k + length / 2);
                let (tr, ti) = (re[b] * cos - im[b] * sin, re[b] * sin + im[b] * cos);
                (re[b], im[b]) = (re[a] - tr, im[a] - ti);
                (re[a], im[a]) = (re[a] + tr, im[a] + ti);
            }
        }
        length *= 2;
    }
}

/// Writes an uncompressed PNG file. A picture is viewed only once, so no compressor is needed.
fn save(path: &Path, width: usize, height: usize, pixels: &[u8]) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    file.write_all(b"\x89PNG\r\n\x1a\n")?;
    let mut head = Vec::new();
    head.extend((width as u32).to_be_bytes());
    head.extend((height as u32).to_be_bytes());
    // Eight bits per channel, RGB, no interlacing.
    head.extend([8, 2, 0, 0, 0]);
    chunk(&mut file, b"IHDR", &head)?;
    let rows: Vec<u8> =
        pixels.chunks(width * 3).flat_map(|row| std::iter::once(0).chain(row.iter().copied())).collect();
    chunk(&mut file, b"IDAT", &stored(&rows))?;
    chunk(&mut file, b"IEND", &[])?;
    file.flush()
}

fn chunk(file: &mut impl Write, kind: &[u8; 4], data: &[u8]) -> std::io::Result<()> {
    let mut sum = crc32fast::Hasher::new();
    sum.update(kind);
    sum.update(data);
    file.write_all(&(data.len() as u32).to_be_bytes())?;
    file.write_all(kind)?;
    file.write_all(data)?;
    file.write_all(&sum.finalize().to_be_bytes())
}

/// Wraps data in the zlib format without compression.
fn stored(data: &[u8]) -> Vec<u8> {
    let mut out = vec![0x78, 0x01];
    let blocks = data.chunks(0xffff).count();
    for (index, block) in data.chunks(0xffff).enumerate() {
        let length = block.len() as u16;
        out.push(u8::from(index + 1 == blocks));
        out.extend(length.to_le_bytes());
        out.extend((!length).to_le_bytes());
        out.extend(block);
    }
    let (mut a, mut b) = (1u32, 0u32);
    for &byte in data {
        a = (a + u32::from(byte)) % 65_521;
        b = (b + a) % 65_521;
    }
    out.extend(((b << 16) | a).to_be_bytes());
    out
}
