//! Rendering of the drawings in `assets/OWNER/art`. `pieces.ron` lists the pieces that come from each drawing. A drawing is
//! completed with the palette (`template`), rendered (`render`) and entered in a table that the owner's crate includes. The
//! drawings of a game may include the shared ones, and the palettes are shared.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::files::write;
use crate::owner::{AssetOwner, watch};
use crate::palette::{self, Palette};
use crate::picture_archive::PictureArchive;
use crate::pieces::{ArtEntry, ArtList, combinations};
use crate::render::RenderJob;
use crate::template::{self, Drawings};
use crate::{files, icons, render};

/// Renders every piece of an owner in every palette into its output folder, and writes the pictures as one file with a table. A
/// picture that is the same in several palettes is rendered once.
pub fn bake(owner: &AssetOwner) -> Result<(), String> {
    let folder = owner.watched("art");
    let list = folder.join("pieces.ron");
    let own = if list.is_file() { read(&list)? } else { ArtList { lists: BTreeMap::new(), pieces: Vec::new() } };
    let palettes = palettes(owner)?;
    let mut jobs = Vec::new();
    for palette in &palettes {
        jobs.extend(in_palette(owner, &folder, &own, palette, &palettes[0])?);
    }
    let half = |job: &RenderJob| RenderJob { scale: job.scale / 2.0, ..job.clone() };
    let halves: Vec<RenderJob> = jobs.iter().map(half).collect();
    let rendered = owner.out.join("art");
    let pictures = render::all(&[halves.as_slice(), jobs.as_slice()].concat(), &rendered)?;
    let (half, full) = pictures.split_at(jobs.len());
    let carried = PictureArchive::new(&jobs, [half, full], &rendered)?;
    write(&owner.out, "art_table.rs", carried.table(&owner.key, &jobs, [half, full])?)?;
    write(&owner.out, "art.bin", carried.bytes)
}

/// Renders the program's icon, which is a shared drawing.
pub fn bake_icons(owner: &AssetOwner) -> Result<(), String> {
    // The icon has the colours of the default palette, because other programs do not know the current one.
    let palettes = palettes(owner)?;
    let drawings = Drawings::new(&[&owner.of_house("art")], &palettes[0], &palettes[0])?;
    icons::bake(&drawings, &owner.out)?;
    drawings.used().iter().for_each(|path| watch(path));
    Ok(())
}

/// Reads the palettes. The shades of paint in drawings are those of the first palette.
fn palettes(owner: &AssetOwner) -> Result<Vec<Palette>, String> {
    let read_palette = |file: &str| {
        let path = owner.of_house("art").join(format!("{file}.ron"));
        watch(&path);
        let palette: Palette = read(&path)?;
        palette.check().map_err(|reason| format!("{}: {reason}", path.display()))?;
        Ok::<Palette, String>(palette)
    };
    palette::FILES.map(read_palette).into_iter().collect()
}

/// Returns a render job for every piece of an owner in one palette. The drawings are in `art`. The shades of paint in them are
/// those of the palette `first`.
fn in_palette(
    owner: &AssetOwner,
    art: &Path,
    own: &ArtList,
    palette: &Palette,
    first: &Palette,
) -> Result<Vec<RenderJob>, String> {
    let house = owner.of_house("art");
    let mut folders: Vec<&Path> = vec![&house, art];
    folders.dedup();
    folders.retain(|folder| folder.is_dir());
    let drawings = Drawings::new(&folders, palette, first)?;
    let mut jobs = Vec::new();
    for entry in &own.pieces {
        for (file, name) in entry.files(art)? {
            for words in combinations(&name, &own.lists) {
                jobs.push(job(&owner.key, &drawings, &file, &name, &words, entry)?);
            }
        }
    }
    // Only the shared drawings in use are watched, so that a change in an unused one does not rebuild the game.
    let others: Vec<PathBuf> = drawings.used().into_iter().filter(|path| !path.starts_with(art)).collect();
    others.iter().for_each(|path| watch(path));
    let mut seen = BTreeSet::new();
    match jobs.iter().find(|job| !seen.insert(job.name.as_str())) {
        Some(twice) => Err(format!("assets/{}/art/pieces.ron: {} is defined twice", owner.key, twice.name)),
        None => Ok(jobs),
    }
}

/// Reads a RON file. An error message contains the file, the line and the reason.
fn read<T: serde::de::DeserializeOwned>(path: &Path) -> Result<T, String> {
    ron::from_str(&files::read(path)?).map_err(|e| format!("{}:{e}", path.display()))
}

/// Completes a drawing for one piece and returns the job to render it.
fn job(
    owner: &str,
    drawings: &Drawings,
    file: &str,
    name: &str,
    words: &BTreeMap<String, String>,
    entry: &ArtEntry,
) -> Result<RenderJob, String> {
    let svg = drawings.complete(file, words).map_err(|reason| format!("assets/{owner}/art/{reason}"))?;
    let path = format!("{owner}/art/{file}.svg");
    let view = template::view_box(&svg).ok_or_else(|| format!("assets/{path}: expected a viewBox of four numbers"))?;
    let (scale, over) = (entry.scale, entry.over.grey());
    let name = template::fill(name, words);
    Ok(RenderJob { name, file: path, svg, view, scale, over, scenery: entry.scenery })
}
