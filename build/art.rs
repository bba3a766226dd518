//! From `assets/OWNER/art` to pictures, the owner being the house or a game: `pieces.ron` says which drawing becomes which pieces, a
//! drawing is completed with the palette (`template`), rendered (`render`) and entered in a table that `src/art.rs` includes. A
//! game's drawings may include those of the house.

#[path = "icons.rs"]
mod icons;
#[path = "palette.rs"]
mod palette;
#[path = "render.rs"]
mod render;
#[path = "../src/core/seat.rs"]
#[allow(dead_code, reason = "only the list of seats is needed here")]
mod seat;
#[path = "template.rs"]
mod template;
#[path = "../src/core/vocabulary.rs"]
mod vocabulary;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use palette::Palette;
use seat::Colour;
use serde::Deserialize;
use template::Drawings;

/// The owner of the drawings that every game has, and of the palettes.
const HOUSE: &str = "house";

/// The file of all pictures in the output folder.
const PICTURES: &str = "art.bin";

/// The drawings of the house or of a game.
struct Art {
    owner: String,
    folder: PathBuf,
    pieces: Pieces,
}

/// `pieces.ron`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pieces {
    /// The words a name's `$variable` stands for, beside `$file` and `$seat`.
    lists: BTreeMap<String, Vec<String>>,
    pieces: Vec<Entry>,
}

/// A line of `pieces.ron`: the drawing, the pieces' names, and pixels to the unit.
///
/// `$file`, `$seat` and the names of lists in `name` make one piece for each; `from` may end in `/*` for all files of a folder.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    from: String,
    name: String,
    scale: f32,
    /// What it mostly lies on; dark space if left out.
    #[serde(default)]
    over: Ground,
    /// Whether it is scenery, which palettes may darken.
    #[serde(default)]
    scenery: bool,
}

/// What a piece mostly lies on. Half-clear parts are mixed to look right there.
#[derive(Deserialize, Clone, Copy, Default)]
enum Ground {
    #[default]
    Space,
    Planet,
}

impl Ground {
    /// A typical grey, 0 to 1.
    fn grey(self) -> f32 {
        match self {
            Self::Space => 0.1,
            Self::Planet => 0.45,
        }
    }
}

/// A drawing ready to render.
#[derive(Clone)]
pub struct Job {
    /// The piece's name.
    pub name: String,
    /// Whose it is: the house's, or a game's by its key.
    owner: String,
    /// The file it comes from, for messages.
    pub file: String,
    /// The finished SVG.
    pub svg: String,
    /// Left, top, width and height in units.
    pub view: [f32; 4],
    /// Pixels to the unit.
    pub scale: f32,
    /// The grey it mostly lies on, 0 to 1.
    pub over: f32,
    /// Whether it is scenery.
    scenery: bool,
}

/// The folders of drawings in `assets`, the house's first.
///
/// # Errors
/// `assets` cannot be read.
pub fn places(assets: &Path) -> Result<Vec<PathBuf>, String> {
    let owners = fs::read_dir(assets).map_err(|e| format!("{}: {e}", assets.display()))?;
    let mut found: Vec<PathBuf> = owners.flatten().map(|owner| owner.path().join("art")).collect();
    found.retain(|folder| folder.is_dir());
    let house = assets.join(HOUSE).join("art");
    found.sort_by_key(|folder| (*folder != house, folder.clone()));
    Ok(found)
}

/// Renders every piece in every palette into `out` (a picture that is the same in several is made once) and writes them as
/// one file with `art_table.rs` there.
///
/// # Errors
/// Names the file and the reason if a data file or a drawing is wrong.
pub fn bake(assets: &Path, out: &Path) -> Result<(), String> {
    let owner = |folder: &Path| folder.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy().into();
    let read_art = |folder: PathBuf| {
        Ok::<Art, String>(Art { owner: owner(&folder), pieces: read(&folder.join("pieces.ron"))?, folder })
    };
    let all: Vec<Art> = places(assets)?.into_iter().map(read_art).collect::<Result<_, _>>()?;
    let house = assets.join(HOUSE).join("art");
    let mut jobs = Vec::new();
    let read_palette = |file: &str| {
        let path = house.join(format!("{file}.ron"));
        let palette: Palette = read(&path)?;
        palette.check().map_err(|reason| format!("{}: {reason}", path.display()))?;
        Ok::<Palette, String>(palette)
    };
    let palettes = palette::FILES.map(read_palette).into_iter().collect::<Result<Vec<Palette>, _>>()?;
    let first = &palettes[0];
    // Outside the game nobody knows which palette is worn.
    icons::bake(&Drawings::new(&[&house], first, first)?, out)?;
    for palette in &palettes {
        jobs.extend(in_palette(&house, &all, palette, first)?);
    }
    let half = |job: &Job| Job { scale: job.scale / 2.0, ..job.clone() };
    let halves: Vec<Job> = jobs.iter().map(half).collect();
    let pictures = render::all(&[halves.as_slice(), jobs.as_slice()].concat(), &out.join("art"))?;
    let (half, full) = pictures.split_at(jobs.len());
    let carried = Carried::new(&jobs, [half, full], &out.join("art"))?;
    let table = table(&jobs, [half, full], &carried)?;
    fs::write(out.join(PICTURES), &carried.bytes).map_err(|e| format!("{PICTURES}: {e}"))?;
    fs::write(out.join("art_table.rs"), table).map_err(|e| format!("art_table.rs: {e}"))
}

/// Every piece of every owner with the colours of one palette; `first` is the one that paint is drawn for.
fn in_palette(house: &Path, all: &[Art], palette: &Palette, first: &Palette) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for art in all {
        let mut folders = vec![house, &art.folder];
        folders.dedup();
        let drawings = Drawings::new(&folders, palette, first)?;
        for entry in &art.pieces.pieces {
            for (file, name) in entry.files(&art.folder)? {
                for words in combinations(&name, &art.pieces.lists) {
                    jobs.push(job(&art.owner, &drawings, &file, &name, &words, entry)?);
                }
            }
        }
    }
    let mut seen = BTreeSet::new();
    match jobs.iter().find(|job| !seen.insert(job.name.as_str())) {
        Some(twice) => Err(format!("assets/{}/art/pieces.ron: {} is made twice", twice.owner, twice.name)),
        None => Ok(jobs),
    }
}

/// Reads a RON file, naming file, line and reason if it is wrong.
fn read<T: serde::de::DeserializeOwned>(path: &Path) -> Result<T, String> {
    let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    ron::from_str(&text).map_err(|e| format!("{}:{e}", path.display()))
}

impl Entry {
    /// The files of this entry with the name pattern of each.
    fn files(&self, art: &Path) -> Result<Vec<(String, String)>, String> {
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

/// Every way to fill the name's variables.
fn combinations(name: &str, lists: &BTreeMap<String, Vec<String>>) -> Vec<BTreeMap<String, String>> {
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

/// Completes one drawing.
fn job(
    owner: &str,
    drawings: &Drawings,
    file: &str,
    name: &str,
    words: &BTreeMap<String, String>,
    entry: &Entry,
) -> Result<Job, String> {
    let svg = drawings.complete(file, words).map_err(|reason| format!("assets/{owner}/art/{reason}"))?;
    let path = format!("{owner}/art/{file}.svg");
    let view = template::view_box(&svg).ok_or_else(|| format!("assets/{path}: no viewBox of four numbers"))?;
    let (scale, over) = (entry.scale, entry.over.grey());
    let name = template::fill(name, words);
    Ok(Job { name, owner: owner.to_owned(), file: path, svg, view, scale, over, scenery: entry.scenery })
}

/// The pictures in one file, and where each lies in it.
#[derive(Default)]
struct Carried {
    bytes: Vec<u8>,
    /// Where a picture begins and how long it is, by the name of its file.
    places: BTreeMap<String, (usize, usize)>,
}

impl Carried {
    /// All pictures, those together that are shown together: by fineness, by whose they are (what the title shows first) and by
    /// the palette that needs them first. The system reads a program's file in pieces of several pictures and keeps what it
    /// has read: scattered, the pictures of one game brought those of all others into memory.
    fn new(jobs: &[Job], pictures: [&[String]; 2], folder: &Path) -> Result<Self, String> {
        // The jobs are in the order of palettes, and within each of them in that of owners, the house's first.
        let mut first: BTreeMap<&str, usize> = BTreeMap::new();
        for job in jobs {
            let owners = first.len() + 1;
            first.entry(&job.owner).or_insert(owners);
        }
        let shown_with = |job: &Job| if job.name.starts_with("title-") { 0 } else { first[job.owner.as_str()] };
        let mut carried = Self::default();
        for list in pictures {
            let mut order: Vec<usize> = (0..jobs.len()).collect();
            order.sort_by_key(|&index| shown_with(&jobs[index]));
            for index in order {
                carried.add(&list[index], folder)?;
            }
        }
        Ok(carried)
    }

    fn add(&mut self, picture: &str, folder: &Path) -> Result<(), String> {
        if !self.places.contains_key(picture) {
            let png = fs::read(folder.join(picture)).map_err(|e| format!("{picture}: {e}"))?;
            self.places.insert(picture.to_owned(), (self.bytes.len(), png.len()));
            self.bytes.extend(png);
        }
        Ok(())
    }
}

/// The Rust source of the table, sorted by name: the file of pictures, then the pieces with their pictures, half as fine and
/// whole, in each palette.
fn table(jobs: &[Job], pictures: [&[String]; 2], carried: &Carried) -> Result<String, String> {
    let mut pieces: BTreeMap<&str, (&Job, [Vec<(usize, usize)>; 2])> = BTreeMap::new();
    for (index, job) in jobs.iter().enumerate() {
        let piece = pieces.entry(&job.name).or_insert_with(|| (job, [Vec::new(), Vec::new()]));
        for (list, pictures) in piece.1.iter_mut().zip(pictures) {
            list.push(carried.places[&pictures[index]]);
        }
    }
    let mut text = String::from("&[\n");
    for (name, (job, in_palettes)) in pieces {
        let [left, top, width, height] = job.view;
        let (owner, scale, scenery) = (&job.owner, job.scale, job.scenery);
        let list = |places: &Vec<(usize, usize)>| {
            places.iter().map(|(start, length)| format!("({start}, {length})")).collect::<Vec<_>>().join(", ")
        };
        let [half, full] = in_palettes.each_ref().map(list);
        writeln!(
            text,
            "Piece {{ name: {name:?}, owner: {owner:?}, left: {left:?}, top: {top:?}, width: {width:?}, height: {height:?}, scale: {scale:?}, \
             scenery: {scenery}, places: [[{half}], [{full}]] }},"
        )
        .map_err(|e| e.to_string())?;
    }
    text.push_str("]\n");
    Ok(text)
}
