//! Migration of save bodies from older formats, one step per format.
//!
//! A step moves, renames or adds entries and keeps their lines, so that errors in an old file have the correct line. The files
//! themselves are not changed; the next save of the match uses the current format.

use std::borrow::Cow;

use super::FORMAT;
use crate::fields::{RonFieldError, RonFields};
use orrery_core::ron::FileError;

/// The steps from format 1 to 2, from 2 to 3, and so on. Formats 2 and 3 differ only in the header.
const STEPS: [fn(&mut RonFields); FORMAT as usize - 1] = [name_the_rules, |_| ()];

/// Converts the body of a file of `format` to the current format.
///
/// # Errors
/// Returns the first syntax error, with its line in the body.
pub(crate) fn migrate(body: &str, format: u32) -> Result<Cow<'_, str>, FileError> {
    let steps = STEPS.get(format.saturating_sub(1) as usize..).unwrap_or_default();
    if steps.is_empty() {
        return Ok(Cow::Borrowed(body));
    }
    let mut fields =
        RonFields::read(body).map_err(|RonFieldError { line, reason }| FileError { line, message: reason })?;
    steps.iter().for_each(|step| step(&mut fields));
    Ok(Cow::Owned(fields.in_their_lines()))
}

/// Adds the rules version, which format 1 omits because there was only one. Format 1 has no practice matches either. Its undone
/// orders never involved chance, so they need no change.
fn name_the_rules(fields: &mut RonFields) {
    fields.add("rules", "1");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_older_save_format_migrates_to_the_current_one() {
        let body = "(\n  id: \"a\",\n\n  last: \"b\", // the end\n)";
        for format in 1..FORMAT {
            let migrated = migrate(body, format).expect("entries");
            let fields = RonFields::read(&migrated).expect("entries still");
            let found: Vec<(&str, usize)> = fields.names().map(|n| (n, fields.get(n).map_or(0, |e| e.line))).collect();
            assert_eq!(found[..2], [("id", 2), ("last", 4)], "every entry is in its line: {migrated}");
            assert_eq!(fields.get("rules").is_some(), format == 1, "no step is done twice: {migrated}");
        }
        assert_eq!(migrate(body, FORMAT), Ok(Cow::Borrowed(body)));
    }

    #[test]
    fn migration_error_names_its_line() {
        let error = migrate("(\n  id: \"a\",\n  seed\n)", 1).expect_err("no value");
        assert_eq!(error.line, 4, "{error:?}");
    }
}
