//! The character map of a TrueType font: its characters and their glyphs. The build also uses it to check texts.

use std::collections::BTreeSet;

/// Reads a big-endian 16-bit number at this offset of a font file. Returns `None` past the end.
pub fn u16_at(data: &[u8], at: usize) -> Option<u16> {
    data.get(at..at + 2).map(|b| u16::from_be_bytes([b[0], b[1]]))
}

fn u32_at(data: &[u8], at: usize) -> Option<u32> {
    data.get(at..at + 4).map(|b| u32::from_be_bytes([b[0], b[1], b[2], b[3]]))
}

/// Returns the offset of the table with this name in a font file, if there is one.
pub fn table(data: &[u8], name: &[u8; 4]) -> Option<usize> {
    let count = usize::from(u16_at(data, 4)?);
    (0..count).map(|i| 12 + i * 16).find(|&at| data.get(at..at + 4) == Some(name)).and_then(|at| {
        let start = u32_at(data, at + 8)?;
        usize::try_from(start).ok()
    })
}

/// Returns each character in the font's basic character map with its glyph, in character order. Returns `None` if the font has no
/// such map.
pub fn glyphs(data: &[u8]) -> Option<Vec<(u32, u16)>> {
    let cmap = table(data, b"cmap")?;
    let maps = usize::from(u16_at(data, cmap + 2)?);
    let map = (0..maps).find_map(|i| {
        let start = cmap + usize::try_from(u32_at(data, cmap + 8 + i * 8)?).ok()?;
        (u16_at(data, start)? == 4).then_some(start)
    })?;
    mapped(data, map)
}

/// Returns the characters and glyphs of a format 4 character map that starts at the offset `map`, or `None` if the map is
/// incomplete.
fn mapped(data: &[u8], map: usize) -> Option<Vec<(u32, u16)>> {
    let segments = usize::from(u16_at(data, map + 6)?) / 2;
    let (ends, starts) = (map + 14, map + 16 + segments * 2);
    let (deltas, offsets) = (starts + segments * 2, starts + segments * 4);
    let mut found = Vec::new();
    for segment in 0..segments {
        let (first, last) = (u16_at(data, starts + segment * 2)?, u16_at(data, ends + segment * 2)?);
        let delta = u16_at(data, deltas + segment * 2)?;
        let offset_at = offsets + segment * 2;
        let offset = usize::from(u16_at(data, offset_at)?);
        for code in first..=last {
            if code == u16::MAX {
                break;
            }
            let glyph = if offset == 0 {
                code.wrapping_add(delta)
            } else {
                match u16_at(data, offset_at + offset + usize::from(code - first) * 2)? {
                    0 => 0,
                    glyph => glyph.wrapping_add(delta),
                }
            };
            found.push((u32::from(code), glyph));
        }
    }
    Some(found)
}

/// Returns the characters for which all these fonts have a glyph.
pub fn letters(fonts: &[&[u8]]) -> BTreeSet<char> {
    let of = |font: &&[u8]| -> BTreeSet<char> {
        let shown = glyphs(font).unwrap_or_default().into_iter().filter(|&(_, glyph)| glyph != 0);
        shown.filter_map(|(code, _)| char::from_u32(code)).collect()
    };
    fonts.iter().map(of).reduce(|all, more| &all & &more).unwrap_or_default()
}
