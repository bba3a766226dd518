//! Tests of the shared crates with every game of the registry.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use orrery::academy::LessonId;
use orrery::app::gallery::{GalleryScene, scenes_of};
use orrery::app::{CodexState, Game, LessonCoach, ReadingPosition, match_of_example};
use orrery::board::art;
use orrery::codex::CodexExample;
use orrery::gallery::{person_at, reached};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::contraband_table::ContrabandFrontend;
use orrery::games::far_space_foundry_table::FarSpaceFoundryFrontend;
use orrery::games::starship_catan_table::StarshipCatanFrontend;
use orrery::games::{GALLERY, GAMES};
use orrery::locale::speaking;
use orrery::panels::{codex_found, hardness, page_names};
use orrery::puzzle::{BuiltInPuzzle, ladder};
use orrery_core::Rules as _;
use orrery_learn::codex::CodexPages as _;
use orrery_learn::game_types;
use orrery_learn::stats::AchievementKind as _;

/// Calls a generic function for each game.
macro_rules! with_each {
    ($check:ident($($argument:expr),*)) => {
        $check::<AlienFrontiersFrontend>($($argument),*);
        $check::<StarshipCatanFrontend>($($argument),*);
        $check::<FarSpaceFoundryFrontend>($($argument),*);
        $check::<ContrabandFrontend>($($argument),*);
    };
}

/// A game missing from [`with_each`] would not be tested.
#[test]
fn with_each_covers_every_registered_game() {
    fn note<G: Game>(keys: &mut Vec<orrery::core::GameKey>) {
        keys.push(G::Rules::KEY);
    }
    let mut keys = Vec::new();
    with_each!(note(&mut keys));
    assert_eq!(keys, GAMES.all().map(|game| game.key).collect::<Vec<_>>());
}

#[test]
fn codex_back_returns_along_visited_pages() {
    with_each!(way_back());
}

fn way_back<G: Game>() {
    let (mut reading, some, other) = (ReadingPosition::default(), 7, 2);
    reading.turn_to::<G>(Some(some));
    reading.turn_to::<G>(Some(some));
    reading.turn_to::<G>(Some(other));
    assert_eq!(reading.past, [None, Some(some)]);
    assert_eq!(codex_found::<G>("")[reading.cursor], other);
    reading.turn_back::<G>();
    assert_eq!((reading.page, reading.cursor), (Some(some), some));
    (0..200).for_each(|index| reading.turn_to::<G>(Some(if index % 2 == 0 { other } else { some })));
    let way: BTreeSet<_> = reading.past.iter().collect();
    assert!(reading.past.len() < 200 && way.len() == 2, "the way is of some length: {}", reading.past.len());
}

#[test]
fn codex_search_opens_the_best_page_and_closes_it_when_cleared() {
    with_each!(searched());
}

fn searched<G: Game>() {
    let all = codex_found::<G>("");
    let title = page_names::<G>(&all[3..4]).remove(0).title;
    let wanted = codex_found::<G>(&title)[0];
    let mut reading = ReadingPosition::default();
    for end in 1..=title.chars().count() {
        reading.search::<G>(title.chars().take(end).collect());
    }
    assert_eq!((reading.page, reading.past.len()), (Some(wanted), 1), "one step, however much was typed");
    reading.search::<G>(String::new());
    assert_eq!((reading.page, reading.past.len()), (None, 0));
    reading.search::<G>(title);
    reading.turn_to::<G>(Some(wanted));
    reading.search::<G>(String::new());
    assert_eq!(reading.page, Some(wanted), "a page that was chosen stays");
}

#[test]
fn open_codex_page_is_separate_for_each_game() {
    fn turn<G: Game>(desk: &mut CodexState) {
        desk.of::<G>().turn_to::<G>(Some(G::Rules::NUMBER as usize));
    }
    fn lies<G: Game>(desk: &mut CodexState) {
        assert_eq!(desk.of::<G>().page, Some(G::Rules::NUMBER as usize), "{}", G::Rules::KEY);
    }
    let mut desk = CodexState::default();
    with_each!(turn(&mut desk));
    with_each!(lies(&mut desk));
}

#[test]
fn every_codex_page_has_a_picture_and_is_found_by_its_title() {
    with_each!(pages_are_complete());
}

fn pages_are_complete<G: Game>() {
    assert!(art::get(G::EMBLEM).is_some(), "{}", G::EMBLEM);
    for topic in G::Rules::topics() {
        let (title, picture) = (G::title(topic), G::emblem(topic));
        assert!(art::get(&picture).is_some(), "{topic:?}: {picture}");
        let found = codex_found::<G>(&title);
        assert_eq!(found.first().and_then(|&first| G::Rules::topic(first)).map(G::title), Some(title), "{topic:?}");
    }
    assert!(codex_found::<G>("zzz").is_empty());
}

#[test]
fn every_codex_example_opens_as_a_match() {
    with_each!(examples());
}

fn examples<G: Game>() {
    for scene in G::Rules::examples() {
        let scene: &CodexExample<game_types::Topic<G>> = scene;
        let game = match_of_example::<G>(scene).unwrap_or_else(|reason| panic!("{}: {reason}", scene.name));
        assert!(game.entries().is_empty() && !game.is_over(), "{}", scene.name);
    }
}

#[test]
fn coach_says_nothing_twice_in_a_turn() {
    with_each!(speaks_once());
}

fn speaks_once<G: Game>() {
    let glows = LessonId::<G::Rules>::all().flat_map(|id| &id.lesson().steps).find_map(|step| step.glow.first());
    let Some(glow) = glows else { return };
    let mut coach = LessonCoach::<G>::greeting("greeting".to_owned(), Vec::new());
    coach.say(("word", glow.clone()));
    assert_eq!(coach.says.as_deref(), Some("greeting"), "first things first");
    coach.fall_silent();
    coach.say(("word", glow.clone()));
    assert_eq!((coach.says.as_deref(), coach.glow.len()), (Some("word"), 1));
    coach.fall_silent();
    coach.say(("word", glow.clone()));
    assert_eq!(coach.says, None);
    reminds_twice(&mut coach, glow);
}

/// Tests that the coach gives a reminder in exactly two of five turns of a match, although its remarks are forgotten after each
/// turn.
fn reminds_twice<G: Game>(coach: &mut LessonCoach<G>, glow: &game_types::Highlight<G>) {
    let mut said = 0;
    for _ in 0..5 {
        coach.said.clear();
        coach.remind(("next", glow.clone()));
        said += u32::from(coach.says.is_some());
        coach.fall_silent();
    }
    assert_eq!(said, 2);
}

#[test]
fn chapters_are_named_in_every_language() {
    with_each!(chapters_are_named());
}

fn chapters_are_named<G: Game>() {
    for language in ["en", "it", "ru"] {
        speaking(language, || {
            for id in LessonId::<G::Rules>::all() {
                let name = G::chapter(id.lesson().chapter);
                assert!(!name.contains("academy-") && !name.is_empty(), "{language}: {name}");
            }
        });
    }
}

#[test]
fn first_puzzle_is_among_the_easiest() {
    with_each!(first_is_easy());
}

fn first_is_easy<G: Game>() {
    let stars =
        |rung: &BuiltInPuzzle<G::Rules>| rung.puzzle.proven.map_or(0, |proven| hardness((proven.solving, proven.ends)));
    let all: Vec<usize> = ladder::<G::Rules>().iter().map(stars).collect();
    assert_eq!(all.first(), all.iter().min(), "{}: {all:?}", G::Rules::KEY);
}

#[test]
fn every_figure_has_a_unique_title_in_every_language() {
    with_each!(figures_have_titles());
}

fn figures_have_titles<G: Game>() {
    let figures = game_types::GameSeatStats::<G>::default();
    for language in ["en", "it", "ru"] {
        speaking(language, || {
            for counts in [G::places(&[&figures, &figures]), G::actions(&[&figures, &figures])].into_iter().flatten() {
                let titles: BTreeSet<&String> = counts.lines.iter().map(|(title, _)| title).collect();
                assert_eq!(titles.len(), counts.lines.len(), "{language}: {titles:?}");
                for (title, seats) in &counts.lines {
                    assert!(!title.contains("stats-") && !title.contains(['{', '$']), "{language}: {title}");
                    assert_eq!(seats.len(), 2);
                }
            }
        });
    }
}

#[test]
fn every_achievement_has_a_picture() {
    with_each!(achievements_have_pictures());
}

fn achievements_have_pictures<G: Game>() {
    for achievement in game_types::GameAchievement::<G>::all() {
        let picture = format!("medal-{}", achievement.word());
        assert!(orrery::art::get(&picture).is_some(), "{}: {picture}", G::Rules::KEY);
    }
}

/// Pictures are files named after their scenes, so two scenes with the same name would share one picture.
#[test]
fn gallery_scene_names_are_unique() {
    let all = scenes_of(GALLERY, None);
    let names: BTreeSet<&str> = all.iter().map(|scene| scene.name.as_str()).collect();
    assert_eq!(names.len(), all.len(), "scenes");
}

#[test]
fn every_gallery_scenario_opens_as_a_running_match() {
    with_each!(scenarios_open());
}

fn scenarios_open<G: Game>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/{}/gallery", G::Rules::KEY));
    for file in fs::read_dir(folder).expect("the scenarios of the scenes").flatten() {
        let text = fs::read_to_string(file.path()).expect("a scenario");
        let game = reached::<G::Rules>(&text, person_at(0));
        assert!(game.is_some_and(|game| !game.is_over()), "{}", file.path().display());
    }
}

#[test]
fn game_gallery_has_its_own_and_shared_scenes() {
    with_each!(has_its_scenes());
}

fn has_its_scenes<G: Game>() {
    let scenes = scenes_of(GALLERY, Some(G::Rules::KEY));
    assert!(scenes.iter().all(|scene: &GalleryScene| scene.game == G::Rules::KEY), "{}", G::Rules::KEY);
    let has = |name: &str| scenes.iter().any(|scene| scene.name == name);
    assert!(has("title") && has("menu") && has("end"), "{} has the house's", G::Rules::KEY);
    for part in G::SCENES {
        assert!(has(part.after), "{}: the house has no scene {}", G::Rules::KEY, part.after);
        assert!(part.scenes.iter().all(|own| has(own.name)), "{} has its own", G::Rules::KEY);
    }
}
