//! Odds as text.

use crate::locale::text_args;
use crate::table::Odds;

/// Returns odds in whole percent, without the percent sign.
fn hundredths(odds: Odds) -> String {
    format!("{:.0}", 100.0 * f64::from(odds.cases) / f64::from(odds.of.max(1)))
}

/// Returns odds as a percentage.
pub fn chance(odds: Odds) -> String {
    text_args("ui-percent", &[("value", hundredths(odds).into())])
}

/// Returns a range of odds as percentages, or one percentage if both ends are equal.
pub fn chances((least, most): (Odds, Odds)) -> String {
    let [from, to] = [least, most].map(hundredths);
    let value = if from == to { from } else { format!("{from}–{to}") };
    text_args("ui-percent", &[("value", value.into())])
}
