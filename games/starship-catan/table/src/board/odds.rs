//! How likely something is, in words.

use crate::locale::text_args;
use crate::table::Odds;

/// In whole hundredths.
fn hundredths(odds: Odds) -> String {
    format!("{:.0}", 100.0 * f64::from(odds.cases) / f64::from(odds.of.max(1)))
}

/// A chance.
#[must_use]
pub fn chance(odds: Odds) -> String {
    text_args("ui-percent", &[("value", hundredths(odds).into())])
}

/// A chance of which only the least and the greatest value is known; one number where they are the same.
#[must_use]
pub fn chances((least, most): (Odds, Odds)) -> String {
    let [from, to] = [least, most].map(hundredths);
    let value = if from == to { from } else { format!("{from}–{to}") };
    text_args("ui-percent", &[("value", value.into())])
}
