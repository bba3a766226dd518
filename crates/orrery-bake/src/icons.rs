//! The program's icon in every size that desktops ask for. The pictures are ordinary PNG files, because other programs read them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use crate::files::write;
use crate::render;
use crate::template::Drawings;

/// The sizes of the icon in pixels, according to the icon theme specification.
const SIZES: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];
/// The name of the icon's drawing.
const DRAWING: &str = "title/app-icon";

/// Renders the icon into `out` and writes `icon_table.rs` there, a list of sizes and pictures.
///
/// # Errors
/// Returns a message with the name of the faulty drawing or file and the reason.
pub fn bake(drawings: &Drawings, out: &Path) -> Result<(), String> {
    let svg = drawings.complete(DRAWING, &BTreeMap::new()).map_err(|reason| format!("assets/house/art/{reason}"))?;
    let mut table = String::from("&[\n");
    for size in SIZES {
        let file = format!("icon-{size}.png");
        let png = render::plain(&svg, size).map_err(|reason| format!("assets/house/art/{DRAWING}.svg: {reason}"))?;
        write(out, &file, png)?;
        let path = out.join(file);
        writeln!(table, "({size}, include_bytes!({path:?}).as_slice()),").map_err(|error| error.to_string())?;
    }
    table.push(']');
    write(out, "icon_table.rs", table)
}
