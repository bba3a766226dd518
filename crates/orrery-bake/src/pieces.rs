//! The file `pieces.ron` of an owner, which lists the pieces that come from each drawing.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::Deserialize;

use orrery_core::Colour;

/// The contents of `pieces.ron`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArtList {
    /// The values of each `$variable` in names, other than `$file` and `$seat`.
    pub lists: BTreeMap<String, Vec<String>>,
    pub pieces: Vec<ArtEntry>,
}

/// An entry of `pieces.ron`: the drawing, the names of the pieces, and the pixels per unit.
///
/// Each variable in `name` (`$file`, `$seat` or one of [`ArtList::lists`]) gives one piece for each of its values. If `from`
/// ends in `/*`, the entry applies to all drawings in that folder.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArtEntry {
    from: String,
    name: String,
    pub scale: f32,
    /// The usual background of the pieces. The default is dark space.
    #[serde(default)]
    pub over: ArtBackground,
    /// True if the pieces are scenery, which palettes may darken.
    #[serde(default)]
    pub scenery: bool,
}

/// The usual background of a piece, for which the blending of semi-transparent parts is adjusted.
#[derive(Deserialize, Clone, Copy, Default)]
pub enum ArtBackground {
    #[default]
    Space,
    Planet,
}

impl ArtBackground {
    /// Returns the typical grey of this background, from 0 to 1.
    pub fn grey(self) -> f32 {
        match self {
            Self::Space => 0.1,
            Self::Planet => 0.45,
        }
    }
}

impl ArtEntry {
    /// Returns the drawings of this entry, each with the pattern of its pieces' names.
    pub fn files(&self, art: &Path) -> Result<Vec<(String, String)>, String> {
        let Some(folder) = self.from.strip_suffix("/*") else {
            return Ok(vec![(self.from.clone(), self.name.clone())]);
        };
        let listing = fs::read_dir(art.join(folder)).map_err(|e| format!("pieces.ron: {}: {e}", self.from))?;
        let mut stems = Vec::new();
        for item in listing {
            let path = item.map_err(|e| format!("{folder}: {e}"))?.path();
            if path.extension().is_some_and(|e| e == "svg")
                && let Some(stem) = path.file_stem().and_then(|s| s.to_str())
            {
                stems.push(stem.to_owned());
            }
        }
        stems.sort();
        Ok(stems.into_iter().map(|stem| (format!("{folder}/{stem}"), self.name.replace("$file", &stem))).collect())
    }
}

/// Returns every combination of values for the variables in a name.
pub fn combinations(name: &str, lists: &BTreeMap<String, Vec<String>>) -> Vec<BTreeMap<String, String>> {
    let seats = ("seat".to_owned(), Colour::ALL.iter().map(|c| c.word().to_owned()).collect());
    let mut all = vec![BTreeMap::new()];
    for (variable, words) in std::iter::once(seats).chain(lists.clone()) {
        if name.contains(&format!("${variable}")) {
            let with = |known: &BTreeMap<String, String>, word: &String| {
                let mut more = known.clone();
                more.insert(variable.clone(), word.clone());
                more
            };
            all = all.iter().flat_map(|known| words.iter().map(move |word| with(known, word))).collect();
        }
    }
    all
}
