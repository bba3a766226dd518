//! Drawings with placeholders: `{{…}}` is filled from the palette or another drawing.
//!
//! | placeholder | replacement |
//! |---|---|
//! | `{{colour}}` `{{light}}` `{{dark}}` `{{deep}}` `{{pips}}` … | a colour of the piece's seat |
//! | `{{act}}` `{{ivory}}` … | a colour by its meaning |
//! | `{{coat SEAT #rrggbb}}` | a paint shade of that seat in the first palette, converted to the current palette |
//! | `{{mix A B 0.4}}` | 40% of the way from A to B (names or `#rrggbb`) |
//! | `{{shape R}}` | the outline of the seat's mark at radius R |
//! | `{{shape_drop R}}` | the distance by which the mark at radius R must be lowered to look centred |
//! | `{{include FILE}}` | the content of another drawing |

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::palette::{Palette, SeatColours, channels};
use orrery_core::Colour;

/// The maximum depth of nested includes.
const DEPTH: usize = 4;

/// All drawings that can be completed or included, and the palette that fills their placeholders.
pub struct Drawings<'a> {
    /// The path and the text of each drawing, by its name without the extension.
    files: BTreeMap<String, (PathBuf, String)>,
    /// The paths of the drawings used so far.
    used: RefCell<BTreeSet<PathBuf>>,
    palette: &'a Palette,
    /// The palette whose shades of paint the drawings use.
    first: &'a Palette,
}

/// Returns `text` with each `$NAME` replaced by the value of that name in `words`, if it has one.
pub fn fill(text: &str, words: &BTreeMap<String, String>) -> String {
    words.iter().fold(text.to_owned(), |text, (name, word)| text.replace(&format!("${name}"), word))
}

/// Returns the left, top, width and height of a drawing, or `None` if it has no valid `viewBox`.
pub fn view_box(svg: &str) -> Option<[f32; 4]> {
    let numbers = svg.split_once("viewBox=\"")?.1.split_once('"')?.0;
    let numbers: Vec<f32> = numbers.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    numbers.try_into().ok()
}

impl<'a> Drawings<'a> {
    /// Reads every SVG file below these folders.
    ///
    /// # Errors
    /// Returns a message if a file cannot be read, or if two files have the same name.
    pub fn new(folders: &[&Path], palette: &'a Palette, first: &'a Palette) -> Result<Self, String> {
        let mut files = BTreeMap::new();
        for folder in folders {
            collect(folder, "", &mut files)?;
        }
        Ok(Self { files, used: RefCell::default(), palette, first })
    }

    /// Returns the drawing `file` (without extension) with its placeholders filled. `words` are the values of the piece's
    /// variables.
    ///
    /// # Errors
    /// Returns a message with the file and the placeholder if a placeholder cannot be filled, or if there is no such drawing.
    pub fn complete(&self, file: &str, words: &BTreeMap<String, String>) -> Result<String, String> {
        self.expand(file, words, 0)
    }

    /// Returns the paths of all drawings completed so far, and of those that they include.
    pub fn used(&self) -> BTreeSet<PathBuf> {
        self.used.borrow().clone()
    }

    fn expand(&self, file: &str, words: &BTreeMap<String, String>, depth: usize) -> Result<String, String> {
        let (path, text) = self.files.get(file).ok_or_else(|| format!("{file}.svg: there is no such drawing"))?;
        self.used.borrow_mut().insert(path.clone());
        let mut done = String::with_capacity(text.len());
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once("{{") {
            let (gap, after) = after.split_once("}}").ok_or_else(|| format!("{file}.svg: a gap is not closed"))?;
            done.push_str(before);
            let gap = fill(gap, words);
            done.push_str(
                &self.gap(&gap, words, depth).map_err(|reason| format!("{file}.svg: {{{{{gap}}}}}: {reason}"))?,
            );
            rest = after;
        }
        done.push_str(rest);
        Ok(done)
    }

    fn gap(&self, gap: &str, words: &BTreeMap<String, String>, depth: usize) -> Result<String, String> {
        let parts: Vec<&str> = gap.split_whitespace().collect();
        let number = |text: &str| text.parse::<f32>().map_err(|_| format!("{text} is not a number"));
        match parts.as_slice() {
            ["include", file] if depth < DEPTH => {
                let svg = self.expand(file, words, depth + 1)?;
                inner(&svg).map(str::to_owned).ok_or_else(|| format!("{file}.svg is not a drawing"))
            }
            ["include", _] => Err("drawings include each other too deeply".to_owned()),
            ["coat", seat, shade] => self.coat(seat, shade),
            ["mix", a, b, t] => mix(&self.colour(a, words)?, &self.colour(b, words)?, number(t)?),
            ["shape", r] => Ok(self.seat(words)?.shape.outline(number(r)?)),
            ["shape_drop", r] => Ok((self.seat(words)?.shape.drop() * number(r)?).to_string()),
            [name] => self.colour(name, words),
            _ => Err("unknown gap".to_owned()),
        }
    }

    /// Converts a shade of a seat's paint from the first palette to the current one. In the first palette, the lightness of
    /// `shade` is between two of the seat's colours. The result is the same fraction of the way between those two colours of the
    /// current palette.
    fn coat(&self, seat: &str, shade: &str) -> Result<String, String> {
        let colour = Colour::from_word(seat).ok_or("there is no such seat")?;
        let (drawn, worn) = (self.first.paint(colour)?, self.palette.paint(colour)?);
        if drawn == worn {
            return Ok(shade.to_owned());
        }
        let steps = drawn.iter().map(|step| lightness(step)).collect::<Result<Vec<f32>, _>>()?;
        let lightness = lightness(shade)?;
        let at = (0..steps.len() - 1).rfind(|&step| steps[step] <= lightness).unwrap_or(0);
        mix(worn[at], worn[at + 1], (lightness - steps[at]) / (steps[at + 1] - steps[at]).max(1.0))
    }

    fn seat(&self, words: &BTreeMap<String, String>) -> Result<&SeatColours, String> {
        let colour = words.get("seat").and_then(|word| Colour::from_word(word)).ok_or("the piece has no $seat")?;
        self.palette.seats.get(&colour).ok_or_else(|| format!("the palette has no seat {colour:?}"))
    }

    fn colour(&self, name: &str, words: &BTreeMap<String, String>) -> Result<String, String> {
        if name.starts_with('#') {
            return Ok(name.to_owned());
        }
        if let Some(colour) = self.palette.general(name) {
            return Ok(colour.to_owned());
        }
        self.seat(words)?.value(name).ok_or_else(|| "unknown name".to_owned())
    }
}

/// Returns the text between the outer tags of an SVG file.
fn inner(svg: &str) -> Option<&str> {
    let (_, body) = svg.get(svg.find("<svg")?..)?.split_once('>')?;
    Some(body.rsplit_once("</svg>")?.0)
}

/// Returns the perceived lightness of a colour, from 0 to 255, with the weights of Rec. 709.
fn lightness(colour: &str) -> Result<f32, String> {
    let [red, green, blue] = channels(colour)?.map(f32::from);
    Ok(0.2126 * red + 0.7152 * green + 0.0722 * blue)
}

/// Returns the colour at the fraction `t` of the way from `a` to `b`.
fn mix(a: &str, b: &str, t: f32) -> Result<String, String> {
    let (a, b) = (channels(a)?, channels(b)?);
    let mut text = String::from("#");
    for (from, to) in a.into_iter().zip(b) {
        let value = (f32::from(from) + (f32::from(to) - f32::from(from)) * t).round().clamp(0.0, 255.0);
        text.push_str(&format!("{:02x}", value as u8));
    }
    Ok(text)
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, (PathBuf, String)>) -> Result<(), String> {
    let wrong = |e: std::io::Error| format!("{}: {e}", folder.display());
    for item in fs::read_dir(folder).map_err(wrong)? {
        let path = item.map_err(wrong)?.path();
        let Some(stem) = path.file_stem().and_then(|s| s.to_str()) else { continue };
        if path.is_dir() {
            collect(&path, &format!("{prefix}{stem}/"), files)?;
        } else if path.extension().is_some_and(|e| e == "svg") {
            let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            if let Some((other, _)) = files.insert(format!("{prefix}{stem}"), (path.clone(), text)) {
                return Err(format!("{}: {} has the same name", path.display(), other.display()));
            }
        }
    }
    Ok(())
}
