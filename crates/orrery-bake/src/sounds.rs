//! Embeds the sound files in the program.

use crate::files::{files, write};
use crate::owner::AssetOwner;

/// Writes `sounds.rs`: every sound file by its name without the extension, in alphabetical order.
pub fn carry(owner: &AssetOwner) -> Result<(), String> {
    let mut found: Vec<_> = files(&owner.watched("sound"), "ogg")?
        .into_iter()
        .map(|path| (path.file_stem().unwrap_or_default().to_owned(), path))
        .collect();
    found.sort();
    if let Some(pair) = found.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(format!("{}: {} has the same name", pair[1].1.display(), pair[0].1.display()));
    }
    let carried = |(name, path)| format!("    ({name:?}, include_bytes!({path:?}).as_slice()),\n");
    write(&owner.out, "sounds.rs", format!("&[\n{}]\n", found.into_iter().map(carried).collect::<String>()))
}
