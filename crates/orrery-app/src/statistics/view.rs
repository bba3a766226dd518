//! The content of the statistics screens, in the words of the game.

use super::book::ProfileStore;
use crate::game::Game;
use orrery_core::Rules as _;
use orrery_core::words::Keyword as _;
use orrery_core::{Level, Opponent};
use orrery_learn::game_types;
use orrery_learn::stats::{AchievementKind as _, GroupBy, MatchGroup, lifetime_stats, progress};
use orrery_locale::{Names, level_name, opponent_name, text, text_args};
use orrery_ui::{GamePart, GameStatsView, GameTab, GameTabs, LifePart, LifeTab, LifeView, Matches, Medal, StatsSeat};

/// Returns the statistics of the selected match; `None` while none is selected.
#[must_use]
pub fn game_view<G: Game>(book: &ProfileStore<G>, names: &Names) -> Option<GameStatsView> {
    let stats = book.game.as_ref()?;
    let own: Vec<&game_types::GameFigures<G>> = stats.seats.iter().map(|seat| &seat.own).collect();
    let dice: Option<Vec<_>> = own.iter().map(|one| G::dice(one)).collect();
    let (places, deeds) = (G::places(&own), G::deeds(&own));
    let tabs = [
        Some((GameTab::Points, G::text("ui-score-total"))),
        dice.as_ref().map(|_| (GameTab::Dice, text("stats-tab-dice"))),
        places.as_ref().map(|places| (GameTab::Places, places.title.clone())),
        deeds.as_ref().map(|deeds| (GameTab::Deeds, deeds.title.clone())),
    ];
    let chosen = match book.tab {
        GameTab::Points => None,
        GameTab::Dice => dice.map(GamePart::Dice),
        GameTab::Places => places.map(GamePart::Places),
        GameTab::Deeds => deeds.map(GamePart::Deeds),
    };
    let (tab, part) = match chosen {
        Some(part) => (book.tab, part),
        None => (GameTab::Points, GamePart::Points(stats.curve.clone())),
    };
    let seat = |seat: &orrery_learn::stats::SeatStats<game_types::GameFigures<G>>| {
        let colour = seat.colour.0;
        StatsSeat { colour, name: names.of(colour), points: seat.points }
    };
    Some(GameStatsView {
        tabs: tabs.into_iter().flatten().collect(),
        tab,
        seats: stats.seats.iter().map(seat).collect(),
        part,
    })
}

/// Returns the statistics of all matches.
#[must_use]
pub fn life_view<G: Game>(book: &ProfileStore<G>, games: GameTabs) -> LifeView {
    let profile = &book.profile;
    let none = game_types::GameFigures::<G>::default();
    let tabs = [
        Some((LifeTab::Matches, text("stats-tab-matches"))),
        G::dice(&none).map(|_| (LifeTab::Dice, text("stats-tab-dice"))),
        G::places(&[&none]).map(|places| (LifeTab::Places, places.title)),
        (!game_types::GameAchievement::<G>::all().is_empty())
            .then(|| (LifeTab::Achievements, text("stats-tab-achievements"))),
    ];
    let tabs: Vec<(LifeTab, String)> = tabs.into_iter().flatten().collect();
    let tab = if tabs.iter().any(|(tab, _)| *tab == book.life) { book.life } else { LifeTab::Matches };
    // Achievements are shared by all people.
    let people = if tab == LifeTab::Achievements { Vec::new() } else { profile.people() };
    LifeView {
        games,
        tabs,
        tab,
        people: people.into_iter().map(str::to_owned).collect(),
        person: book.person.clone(),
        any: !profile.matches().is_empty(),
        part: part(book, tab),
    }
}

fn part<G: Game>(book: &ProfileStore<G>, tab: LifeTab) -> LifePart {
    if tab == LifeTab::Achievements {
        return LifePart::Medals(game_types::GameAchievement::<G>::all().iter().map(|&one| medal(book, one)).collect());
    }
    if book.profile.matches().is_empty() {
        return LifePart::Nothing;
    }
    let life = lifetime_stats::<G::Rules>(book.profile.matches(), book.split, book.person.as_deref());
    let chosen = match tab {
        LifeTab::Dice => G::dice(&life.own).map(LifePart::Dice),
        LifeTab::Places => G::places(&[&life.own]).map(LifePart::Places),
        LifeTab::Matches | LifeTab::Achievements => None,
    };
    chosen.unwrap_or_else(|| {
        let sums = G::sums(&life.own);
        let groups = life.groups.into_iter().map(|group| (what::<G>(&group, book.split), group)).collect();
        LifePart::Matches(Matches { game: G::Rules::KEY, all: life.all, split: book.split, groups, sums })
    })
}

fn medal<G: Game>(book: &ProfileStore<G>, achievement: game_types::GameAchievement<G>) -> Medal {
    let word = achievement.word();
    let day =
        |earned: &orrery_learn::stats::EarnedAchievement| earned.when.split('T').next().unwrap_or_default().to_owned();
    Medal {
        name: G::text(&format!("achievement-{word}")),
        help: G::text(&format!("achievement-{word}-help")),
        picture: format!("medal-{word}"),
        earned: book.profile.earned(achievement).map(day),
        far: progress(achievement, book.profile.matches()),
    }
}

/// Describes in words what the matches of a group have in common.
fn what<G: Game>(group: &MatchGroup, split: GroupBy) -> String {
    let number = group.what.parse::<u32>().unwrap_or(0);
    match split {
        GroupBy::Opponent => {
            let level = Level::ALL.iter().copied().find(|level| level.word() == group.what);
            let named = level.map(level_name);
            let named = named.or_else(|| Opponent::from_word::<G::Rules>(&group.what).map(opponent_name::<G>));
            named.unwrap_or_else(|| text("opponent-human"))
        }
        GroupBy::Seat => text_args("stats-seat", &[("seat", number.into())]),
        GroupBy::Players => text_args("stats-players", &[("count", number.into())]),
        GroupBy::Preset => {
            let preset = game_types::Preset::<G>::all().iter().find(|preset| preset.word() == group.what);
            preset.map_or_else(|| text("stats-preset-own"), |&preset| G::preset_name(preset))
        }
    }
}
