//! The content of the statistics screens.

use super::profile::StatisticsState;
use crate::game::Game;
use orrery_core::Rules as _;
use orrery_core::words::Keyword as _;
use orrery_core::{Level, Opponent};
use orrery_learn::game_types;
use orrery_learn::stats::{AchievementKind as _, MatchGroup, MatchGrouping, lifetime_stats, progress};
use orrery_locale::{PlayerNames, level_name, opponent_name, text, text_args};
use orrery_ui::{
    AchievementView, GameTabs, LifetimeStatsContent, LifetimeStatsTab, LifetimeStatsTotals, LifetimeStatsView,
    MatchStatsContent, MatchStatsTab, MatchStatsView, StatsSeat,
};

/// Returns the content of the match statistics, or `None` if they have not been requested.
pub fn game_view<G: Game>(book: &StatisticsState<G>, names: &PlayerNames) -> Option<MatchStatsView> {
    let stats = book.game.as_ref()?;
    let own: Vec<&game_types::GameSeatStats<G>> = stats.seats.iter().map(|seat| &seat.own).collect();
    let dice: Option<Vec<_>> = own.iter().map(|one| G::dice(one)).collect();
    let (places, deeds) = (G::places(&own), G::actions(&own));
    let tabs = [
        Some((MatchStatsTab::Points, G::text("ui-score-total"))),
        dice.as_ref().map(|_| (MatchStatsTab::Dice, text("stats-tab-dice"))),
        places.as_ref().map(|places| (MatchStatsTab::Places, places.title.clone())),
        deeds.as_ref().map(|deeds| (MatchStatsTab::Actions, deeds.title.clone())),
    ];
    let chosen = match book.tab {
        MatchStatsTab::Points => None,
        MatchStatsTab::Dice => dice.map(MatchStatsContent::Dice),
        MatchStatsTab::Places => places.map(MatchStatsContent::Places),
        MatchStatsTab::Actions => deeds.map(MatchStatsContent::Actions),
    };
    let (tab, part) = match chosen {
        Some(part) => (book.tab, part),
        None => (MatchStatsTab::Points, MatchStatsContent::Points(stats.curve.clone())),
    };
    let seat = |seat: &orrery_learn::stats::SeatStats<game_types::GameSeatStats<G>>| {
        let colour = seat.colour.0;
        StatsSeat { colour, name: names.of(colour), points: seat.points }
    };
    Some(MatchStatsView {
        tabs: tabs.into_iter().flatten().collect(),
        tab,
        seats: stats.seats.iter().map(seat).collect(),
        part,
    })
}

/// Returns the statistics of all matches.
pub fn life_view<G: Game>(book: &StatisticsState<G>, games: GameTabs) -> LifetimeStatsView {
    let profile = &book.profile;
    let none = game_types::GameSeatStats::<G>::default();
    let tabs = [
        Some((LifetimeStatsTab::Matches, text("stats-tab-matches"))),
        G::dice(&none).map(|_| (LifetimeStatsTab::Dice, text("stats-tab-dice"))),
        G::places(&[&none]).map(|places| (LifetimeStatsTab::Places, places.title)),
        (!game_types::GameAchievement::<G>::all().is_empty())
            .then(|| (LifetimeStatsTab::Achievements, text("stats-tab-achievements"))),
    ];
    let tabs: Vec<(LifetimeStatsTab, String)> = tabs.into_iter().flatten().collect();
    let tab = if tabs.iter().any(|(tab, _)| *tab == book.life) { book.life } else { LifetimeStatsTab::Matches };
    // All people at this screen share their achievements.
    let people = if tab == LifetimeStatsTab::Achievements { Vec::new() } else { profile.people() };
    LifetimeStatsView {
        games,
        tabs,
        tab,
        people: people.into_iter().map(str::to_owned).collect(),
        person: book.person.clone(),
        any: !profile.matches().is_empty(),
        part: part(book, tab),
    }
}

fn part<G: Game>(book: &StatisticsState<G>, tab: LifetimeStatsTab) -> LifetimeStatsContent {
    if tab == LifetimeStatsTab::Achievements {
        return LifetimeStatsContent::Medals(
            game_types::GameAchievement::<G>::all().iter().map(|&one| medal(book, one)).collect(),
        );
    }
    if book.profile.matches().is_empty() {
        return LifetimeStatsContent::Nothing;
    }
    let life = lifetime_stats::<G::Rules>(book.profile.matches(), book.split, book.person.as_deref());
    let chosen = match tab {
        LifetimeStatsTab::Dice => G::dice(&life.own).map(LifetimeStatsContent::Dice),
        LifetimeStatsTab::Places => G::places(&[&life.own]).map(LifetimeStatsContent::Places),
        LifetimeStatsTab::Matches | LifetimeStatsTab::Achievements => None,
    };
    chosen.unwrap_or_else(|| {
        let sums = G::sums(&life.own);
        let groups = life.groups.into_iter().map(|group| (what::<G>(&group, book.split), group)).collect();
        LifetimeStatsContent::Matches(LifetimeStatsTotals {
            game: G::Rules::KEY,
            all: life.all,
            split: book.split,
            groups,
            sums,
        })
    })
}

fn medal<G: Game>(book: &StatisticsState<G>, achievement: game_types::GameAchievement<G>) -> AchievementView {
    let word = achievement.word();
    let day =
        |earned: &orrery_learn::stats::EarnedAchievement| earned.when.split('T').next().unwrap_or_default().to_owned();
    AchievementView {
        name: G::text(&format!("achievement-{word}")),
        help: G::text(&format!("achievement-{word}-help")),
        picture: format!("medal-{word}"),
        earned: book.profile.earned(achievement).map(day),
        far: progress(achievement, book.profile.matches()),
    }
}

/// Describes the common property of the matches in a group, such as the number of players.
fn what<G: Game>(group: &MatchGroup, split: MatchGrouping) -> String {
    let number = group.what.parse::<u32>().unwrap_or(0);
    match split {
        MatchGrouping::Opponent => {
            let level = Level::ALL.iter().copied().find(|level| level.word() == group.what);
            let named = level.map(level_name);
            let named = named.or_else(|| Opponent::from_word::<G::Rules>(&group.what).map(opponent_name::<G>));
            named.unwrap_or_else(|| text("opponent-human"))
        }
        MatchGrouping::Seat => text_args("stats-seat", &[("seat", number.into())]),
        MatchGrouping::Players => text_args("stats-players", &[("count", number.into())]),
        MatchGrouping::Preset => {
            let preset = game_types::Preset::<G>::all().iter().find(|preset| preset.word() == group.what);
            preset.map_or_else(|| text("stats-preset-own"), |&preset| G::preset_name(preset))
        }
    }
}
