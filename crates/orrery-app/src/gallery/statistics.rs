//! The scenes of statistics and achievements.

use super::app::{GalleryApp, GalleryScene, scenes};
use crate::game::Game;
use crate::statistics::StatisticsState;
use orrery_core::Rules as _;
use orrery_core::{Level, Opponent};
use orrery_learn::game_types;
use orrery_learn::stats::{AchievementKind as _, GameProfile, MatchStats};
use orrery_record::{Match, SeatControl};
use orrery_ui::gallery::{SEED, played_out};
use orrery_ui::{LifetimeStatsTab, MatchStatsTab, Overlay, StatsIntent, UiIntent};

/// Returns the scenes of statistics and achievements that the game has.
pub fn scenes<G: Game>() -> Vec<GalleryScene> {
    let none = game_types::GameSeatStats::<G>::default();
    let dice = G::dice(&none).is_some();
    let places = G::places(&[&none]).is_some();
    let mut all = scenes![G: "stats-points" => |studio| game::<G>(studio, MatchStatsTab::Points)];
    if dice {
        all.extend(scenes![G: "stats-dice" => |studio| game::<G>(studio, MatchStatsTab::Dice)]);
    }
    if places {
        all.extend(scenes![G: "stats-facilities" => |studio| game::<G>(studio, MatchStatsTab::Places)]);
    }
    if G::actions(&[&none]).is_some() {
        all.extend(scenes![G: "stats-deeds" => |studio| game::<G>(studio, MatchStatsTab::Actions)]);
    }
    all.extend(scenes![G:
        "statistics-none" => |studio| {
            book::<G>(studio, 0);
            studio.ask(UiIntent::Open(Overlay::Statistics));
        },
        "statistics" => |studio| life::<G>(studio, LifetimeStatsTab::Matches),
    ]);
    if dice {
        all.extend(scenes![G: "statistics-dice" => |studio| life::<G>(studio, LifetimeStatsTab::Dice)]);
    }
    if places {
        all.extend(scenes![G: "statistics-facilities" => |studio| life::<G>(studio, LifetimeStatsTab::Places)]);
    }
    if !game_types::GameAchievement::<G>::all().is_empty() {
        all.extend(scenes![G: "achievements" => |studio| life::<G>(studio, LifetimeStatsTab::Achievements)]);
    }
    all
}

/// Plays a match to its end with the simple opponent in every seat. Its record names a person in the first seat, and opponents of
/// `level` in the others.
fn finished<G: Game>(seed: u64, players: u8, level: Level) -> Option<Match<G::Rules>> {
    let opponent = SeatControl::Ai(Opponent::engine(level));
    played_out(players, seed, |seat| if seat == 0 { SeatControl::Human } else { opponent })
}

fn game<G: Game>(studio: &mut GalleryApp, tab: MatchStatsTab) {
    studio.open::<G>(finished::<G>(SEED, *G::Rules::PLAYERS.end(), Level::Captain));
    studio.ask(UiIntent::Stats(StatsIntent::Game));
    studio.ask(UiIntent::Stats(StatsIntent::Tab(tab)));
}

/// Replaces the stored profile with one that contains this number of finished matches.
fn book<G: Game>(studio: &mut GalleryApp, matches: u64) {
    let mut profile = GameProfile::<G::Rules>::default();
    for (seed, players) in (0..matches).zip(G::Rules::PLAYERS.cycle()) {
        let level = Level::FIVE[seed as usize % Level::FIVE.len()];
        let game = finished::<G>(seed + 1, players, level);
        let moment = jiff::Timestamp::UNIX_EPOCH + jiff::SignedDuration::from_hours(24 * (15_300 + seed as i64));
        game.iter().for_each(|game| _ = profile.count(MatchStats::of(game), moment));
    }
    studio.world().resource_mut::<StatisticsState<G>>().profile = profile;
}

fn life<G: Game>(studio: &mut GalleryApp, tab: LifetimeStatsTab) {
    book::<G>(studio, 12);
    studio.ask(UiIntent::Open(Overlay::Statistics));
    studio.ask(UiIntent::Stats(StatsIntent::Life(tab)));
}
