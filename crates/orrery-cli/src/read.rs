//! Parsers for flags that several commands share.

use super::exit_status::usage;
use orrery_core::words::read_word;
use orrery_core::{Opponent, RuleOptions as _, Rules};
use orrery_record::SeatControl;

/// Returns the controller of a seat with this name in the game, or a message with the possible names.
pub(super) fn seat_of<G: Rules>(word: &str) -> Result<SeatControl, String> {
    match SeatControl::from_word::<G>(word.trim()) {
        Some(control) if control != SeatControl::Replay => Ok(control),
        _ => {
            let words: Vec<String> = Opponent::all::<G>().map(Opponent::word).collect();
            Err(format!("expected one of human, {}", words.join(", ")))
        }
    }
}

/// Returns the preset with this name, or the standard preset if no name is given. An invalid name ends the program.
pub(super) fn preset_of<G: Rules>(word: Option<&str>) -> G::Preset {
    let read = |word: &str| read_word(word).unwrap_or_else(|e| usage(format_args!("--preset: {e}")));
    word.map_or_else(G::Preset::default, read)
}

/// Applies rule options, each given as `NAME=VALUE`, to `options`.
///
/// # Errors
/// Returns a message with the possible options, or with the possible values of an option, if an entry is invalid.
pub(super) fn options_of<G: Rules>(mut options: G::Options, single: &[String]) -> Result<G::Options, String> {
    options.set_each(single).map_err(|e| format!("--option: {e}"))?;
    Ok(options)
}

pub(super) fn two_shares(text: &str) -> Result<(f64, f64), String> {
    let share = |text: &str| text.trim().parse::<f64>().ok();
    text.split_once(',')
        .and_then(|(first, second)| Some((share(first)?, share(second)?)))
        .ok_or_else(|| "expected two win shares such as 0.5,0.55".to_owned())
}

pub(super) fn threads(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|&count| count > 0).ok_or_else(|| "expected a number of threads, 1 or more".to_owned())
}

pub(super) fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |text: &str| text.parse::<u32>().ok().filter(|s| (200..=16_384).contains(s));
    text.split_once(['x', 'X'])
        .and_then(|(w, h)| Some((side(w)?, side(h)?)))
        .ok_or_else(|| "expected width and height in pixels, such as 1280x720".to_owned())
}

/// Returns the controllers of all seats. The last controller in `seats` is repeated for the remaining seats.
///
/// # Errors
/// Returns a message if more seats are listed than there are players, or if the game does not support the number of players.
pub(super) fn fill_of<G: Rules>(seats: &[SeatControl], players: Option<u8>) -> Result<Vec<SeatControl>, String> {
    let count = players.map_or(seats.len(), usize::from);
    let (least, most) = G::PLAYERS.into_inner();
    if seats.len() > count {
        return Err(format!("{} seats are listed, but there are {count} players", seats.len()));
    }
    if !(usize::from(least)..=usize::from(most)).contains(&count) {
        return Err(format!(
            "a match has {least} to {most} players, not {count}: change the list of seats or --players"
        ));
    }
    let last = seats.last().copied().unwrap_or(SeatControl::Human);
    Ok((0..count).map(|i| seats.get(i).copied().unwrap_or(last)).collect())
}
