//! The archive of an owner's pictures, and the table of its pieces.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::render::RenderJob;

/// All pictures in one file, and the location of each.
#[derive(Default)]
pub struct PictureArchive {
    pub bytes: Vec<u8>,
    /// The offset and length of each picture in bytes, by the name of its file.
    places: BTreeMap<String, (usize, usize)>,
}

impl PictureArchive {
    /// Joins all pictures so that pictures used together are next to each other: by resolution, those of the title screen first,
    /// then by the first palette that needs them. The operating system reads the program's file in blocks of several pictures and
    /// keeps them in memory, so a scattered order would keep unused pictures in memory.
    ///
    /// The jobs are in the order of palettes. `pictures` holds the names of their files in `folder`, by resolution.
    pub fn new(jobs: &[RenderJob], pictures: [&[String]; 2], folder: &Path) -> Result<Self, String> {
        let mut carried = Self::default();
        for list in pictures {
            let mut order: Vec<usize> = (0..jobs.len()).collect();
            order.sort_by_key(|&index| !jobs[index].name.starts_with("title-"));
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

    /// Returns the Rust source of the table of pieces, sorted by name. Each piece of `owner` has its pictures at half and full
    /// resolution in each palette. The including code must define the bytes as `PICTURES`.
    pub fn table(&self, owner: &str, jobs: &[RenderJob], pictures: [&[String]; 2]) -> Result<String, String> {
        let mut pieces: BTreeMap<&str, (&RenderJob, [Vec<(usize, usize)>; 2])> = BTreeMap::new();
        for (index, job) in jobs.iter().enumerate() {
            let piece = pieces.entry(&job.name).or_insert_with(|| (job, [Vec::new(), Vec::new()]));
            for (list, pictures) in piece.1.iter_mut().zip(pictures) {
                list.push(self.places[&pictures[index]]);
            }
        }
        let mut text = String::from("&[\n");
        for (name, (job, in_palettes)) in pieces {
            let [left, top, width, height] = job.view;
            let (scale, scenery) = (job.scale, job.scenery);
            let list = |places: &Vec<(usize, usize)>| {
                places.iter().map(|(start, length)| format!("({start}, {length})")).collect::<Vec<_>>().join(", ")
            };
            let [half, full] = in_palettes.each_ref().map(list);
            writeln!(
                text,
                "ArtPiece {{ name: {name:?}, owner: {owner:?}, left: {left:?}, top: {top:?}, width: {width:?}, height: {height:?}, \
                 scale: {scale:?}, scenery: {scenery}, pictures: PICTURES, places: [[{half}], [{full}]] }},"
            )
            .map_err(|e| e.to_string())?;
        }
        text.push_str("]\n");
        Ok(text)
    }
}
