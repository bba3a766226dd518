//! What is at stake in a fight, in words.

use super::{listed, text, text_args};
use crate::games::contraband::table::Stake;

/// A line of what is won, if that is more than credits, and one of what is lost.
#[must_use]
pub fn stake_lines(stake: &Stake) -> Vec<String> {
    let metals = |count: u8| (count > 0).then(|| text_args("stake-metals", &[("count", count.into())]));
    let line = |key, parts: &[String]| text_args(key, &[("what", listed(parts).into())]);
    let won = metals(stake.won).map(|told| line("tag-won", &[told]));
    let lost: Vec<String> = [
        Some(text("stake-breakdown")),
        metals(stake.hold),
        stake.upgrade.then(|| text("stake-upgrade")),
        (stake.fine > 0).then(|| text_args("stake-fine", &[("fine", stake.fine.into())])),
    ]
    .into_iter()
    .flatten()
    .collect();
    won.into_iter().chain([line("tag-lost", &lost)]).collect()
}
