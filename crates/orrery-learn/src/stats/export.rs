//! Export of statistics for other programs: a CSV table with a row for each player of each match, or everything as JSON.

use serde::Serialize;

use super::achievements::progress;
use super::contract::{AchievementKind as _, SeatGameStats as _, Statistics};
use super::figures::{MatchStats, SeatStats};
use super::profile::GameProfile;
use orrery_core::FileGameKey;

/// The columns that every game has. A game's own columns follow.
const FIRST: [&str; 13] = [
    "match", "when", "preset", "rounds", "players", "seat", "colour", "name", "control", "points", "place", "winner",
    "turns",
];

/// Returns the CSV table: a heading, then a row for each player of each match.
///
/// # Errors
/// Returns a message in plain English if the table cannot be written.
pub fn csv_text<G: Statistics>(profile: &GameProfile<G>) -> Result<String, String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let told = |error: csv::Error| error.to_string();
    let first = FIRST.iter().map(|&title| title.to_owned());
    let own = G::Figures::default().table().into_iter().map(|(title, _)| title);
    writer.write_record(first.chain(own)).map_err(told)?;
    for stats in profile.matches() {
        for seat in &stats.seats {
            writer.write_record(row::<G>(stats, seat)).map_err(told)?;
        }
    }
    let bytes = writer.into_inner().map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|error| error.to_string())
}

fn row<G: Statistics>(stats: &MatchStats<G::Figures>, seat: &SeatStats<G::Figures>) -> Vec<String> {
    let preset = stats.preset.as_deref().unwrap_or_default();
    let words = [&stats.id, &stats.when, preset].map(str::to_owned);
    let numbers = [stats.rounds, stats.players() as u32, u32::from(seat.seat)].map(|n| n.to_string());
    let who = [seat.colour.0.word().to_owned(), plain(&seat.name), seat.control.clone(), seat.points.to_string()];
    let rest = [u32::from(seat.place), u32::from(seat.winner), seat.turns];
    let counts =
        rest.into_iter().chain(seat.own.table().into_iter().map(|(_, count)| count)).map(|count| count.to_string());
    words.into_iter().chain(numbers).chain(who).chain(counts).collect()
}

/// Returns the name in a form that spreadsheets do not treat as a formula.
fn plain(name: &str) -> String {
    if name.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{name}") } else { name.to_owned() }
}

#[derive(Serialize)]
struct ExportedStats<'a, E> {
    format: &'static str,
    version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'static str>,
    matches: Vec<ExportedMatch<'a, E>>,
    achievements: Vec<ExportedAchievement>,
}

#[derive(Serialize)]
struct ExportedMatch<'a, E> {
    id: &'a str,
    when: &'a str,
    preset: Option<&'a str>,
    rounds: u32,
    tie_break: bool,
    points_by_turn: &'a [Vec<i32>],
    seats: Vec<ExportedSeat<'a, E>>,
}

#[derive(Serialize)]
struct ExportedSeat<'a, E> {
    colour: &'static str,
    name: &'a str,
    control: &'a str,
    seat: u8,
    points: i32,
    place: u8,
    winner: bool,
    turns: u32,
    #[serde(flatten)]
    own: E,
}

#[derive(Serialize)]
struct ExportedAchievement {
    name: &'static str,
    reached: u32,
    goal: u32,
    earned: Option<String>,
}

/// Returns all statistics of a game as JSON.
///
/// # Errors
/// Returns a message in plain English if the text cannot be written.
pub fn json_text<G: Statistics>(profile: &GameProfile<G>) -> Result<String, String> {
    let goals = G::Achievement::all().iter().map(|&one| {
        let done = progress(one, profile.matches());
        let earned = profile.earned(one).map(|earned| earned.when.clone());
        ExportedAchievement { name: one.word(), reached: done.reached, goal: done.goal, earned }
    });
    let all = ExportedStats {
        format: "Orrery statistics",
        version: 1,
        game: FileGameKey::<G>::named().map(|_| G::KEY.word()),
        matches: profile.matches().iter().map(played::<G>).collect(),
        achievements: goals.collect(),
    };
    serde_json::to_string_pretty(&all).map(|text| text + "\n").map_err(|error| error.to_string())
}

fn played<G: Statistics>(stats: &MatchStats<G::Figures>) -> ExportedMatch<'_, impl Serialize> {
    ExportedMatch {
        id: &stats.id,
        when: &stats.when,
        preset: stats.preset.as_deref(),
        rounds: stats.rounds,
        tie_break: stats.tie_break,
        points_by_turn: &stats.curve,
        seats: stats.seats.iter().map(seat_of::<G>).collect(),
    }
}

fn seat_of<G: Statistics>(seat: &SeatStats<G::Figures>) -> ExportedSeat<'_, impl Serialize> {
    ExportedSeat {
        colour: G::seat_word(seat.colour.0),
        name: &seat.name,
        control: &seat.control,
        seat: seat.seat,
        points: seat.points,
        place: seat.place,
        winner: seat.winner,
        turns: seat.turns,
        own: seat.own.export(),
    }
}
