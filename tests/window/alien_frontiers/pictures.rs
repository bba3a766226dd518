//! Tests of the board in pixels: everything that must be visible is visible in its place.

use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::table::CurrentPendingOrder;

use bevy::prelude::*;
use bevy::sprite::Text2d;
use bevy::text::TextLayoutInfo;
use orrery::board::SkyReady;
use orrery::board::{
    ArtImages, BoardPlugin, DrawnText, GameBoardPlugin, HoveredTargets, MotionSettings, lines_now, world,
};
use orrery::core::Colour;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Facility, Phase, Preset, Setup, Territory};
use orrery::games::alien_frontiers_table::board::AlienFrontiersSkyPlugin;
use orrery::games::alien_frontiers_table::board::layout::LAYOUT;
use orrery::games::alien_frontiers_table::gallery::crowded_match;
use orrery::games::alien_frontiers_table::table::Table;
use orrery::games::alien_frontiers_table::table::plan::{ClickTarget, tray};
use orrery::record::{Seat, SeatControl};
use orrery::table::{TablePlugin, open_match};

use orrery_pilot::offscreen::{TestOffscreenApp, pixel};
pub use orrery_pilot::reference_pictures::turn;

/// The maximum number of frames until the art is decoded.
const PATIENCE: usize = 4000;

/// Returns a board of `width` × `height` pixels on which nothing moves.
pub fn board(width: u32, height: u32, game: Option<Match>) -> TestOffscreenApp {
    let mut painter = TestOffscreenApp::new(width, height, |app| {
        app.add_plugins((TablePlugin::<AlienFrontiersFrontend>::default(), BoardPlugin, AlienFrontiersSkyPlugin))
            .add_plugins(GameBoardPlugin::<AlienFrontiersFrontend>::default());
        app.insert_resource(MotionSettings { speed: 0.0, reduced: true });
    });
    let target = painter.target();
    let camera = painter.world().spawn((orrery::board::camera(), target)).id();
    // The camera is off at first, so that nothing is painted before it is needed.
    look(&mut painter, camera, false);
    if let Some(game) = game {
        open_match(painter.world(), game);
    }
    let ready = (0..PATIENCE).any(|_| {
        painter.pass(1);
        painter.world().resource::<ArtImages>().all_ready() && painter.world().resource::<SkyReady>().0
    });
    assert!(ready, "art and sky are there within {PATIENCE} frames");
    painter.pass(3);
    look(&mut painter, camera, true);
    // In the first frame nothing has a size in pixels yet.
    painter.pass(2);
    painter
}

fn look(painter: &mut TestOffscreenApp, camera: Entity, open: bool) {
    painter.world().get_mut::<Camera>(camera).expect("the board's camera").is_active = open;
}

/// Returns the crowded middle game of the gallery.
pub fn crowded() -> Match {
    crowded_match().expect("the scene is a position")
}

/// Writes a picture to the folder in `ORRERY_PICTURE_DIR`, for inspection.
pub fn keep(image: &Image, name: &str) {
    if let Some(folder) = std::env::var_os("ORRERY_PICTURE_DIR") {
        let path = std::path::PathBuf::from(folder).join(format!("{name}.png"));
        let picture = image.clone().try_into_dynamic().expect("the picture has pixels");
        picture.to_rgb8().save(&path).expect("the picture is written");
    }
}

pub fn at(image: &Image, units: Vec2) -> [u8; 3] {
    let scale = image.width() as f32 / LAYOUT.width;
    pixel(image, (units.x * scale) as u32, (units.y * scale) as u32)
}

pub fn apart(a: [u8; 3], b: [u8; 3]) -> i32 {
    a.iter().zip(b).map(|(&a, b)| (i32::from(a) - i32::from(b)).abs()).sum()
}

#[test]
fn crowded_board_draws_ships_in_berths_and_dice_in_the_tray() {
    let Some(_turn) = turn() else { return };
    let picture = board(1280, 720, Some(crowded())).picture();
    keep(&picture, "crowded-720");
    let red = |colour: [u8; 3]| colour[0] > 140 && colour[1] < 120 && colour[2] < 120;
    for index in 0..4 {
        let (die, scale) = LAYOUT.tray_die(index, 4);
        let face = at(&picture, die + Vec2::new(0.0, 12.0) * scale);
        assert!(red(face), "die {index} is red: {face:?}");
    }
    let berths = LAYOUT.docks(Facility::ColonyConstructor, 0);
    let blue = at(&picture, LAYOUT.ship_in(berths[0].0) + Vec2::new(-11.0, 3.0));
    assert!(blue[2] > blue[0] + 60, "a blue ship at the Constructor: {blue:?}");
    let free = at(&picture, berths[4].0.center() + Vec2::new(-8.0, 8.0));
    assert!(free[2] < 110, "nobody in the second triple: {free:?}");
}

#[test]
fn picked_die_highlights_docks_with_ghost_ship_and_label() {
    let Some(_turn) = turn() else { return };
    let mut painter = board(1280, 720, Some(crowded()));
    let before = painter.picture();
    let position = *painter.world().resource::<Table>().view();
    let (ship, _) = tray(&position)[0];
    painter.world().resource_mut::<CurrentPendingOrder<AlienFrontiers>>().toggle(&position, ship, 0);
    painter.world().resource_mut::<HoveredTargets>().keys =
        Some(target_id(ClickTarget::Facility(Facility::SolarConverter)));
    painter.pass(2);
    let after = painter.picture();
    keep(&after, "aimed-720");
    let berths = LAYOUT.docks(Facility::SolarConverter, 0);
    let aqua = at(&after, berths[4].0.center() + Vec2::new(-19.0, 0.0));
    assert!(aqua[1] > 120 && aqua[2] > 120 && aqua[0] < aqua[1], "the rim of a usable berth: {aqua:?}");
    let ghost = berths[2].0.center() + Vec2::new(0.0, 12.0);
    assert!(apart(at(&before, ghost), at(&after, ghost)) > 60, "a ghost ship in the aimed berth");
    let tag = Vec2::new(berths[2].0.max.x + 30.0, berths[2].0.center().y);
    assert!(apart(at(&before, tag), at(&after, tag)) > 20, "a tag next to it");
}

#[test]
fn two_player_board_covers_docks_and_shows_the_unrolled_fleet() {
    let Some(_turn) = turn() else { return };
    let setup = Setup::plain(2, Preset::Rules2011.options());
    let seat = |&colour: &Colour| Seat { colour, name: colour.to_string(), control: SeatControl::Human };
    let seats = setup.seating.iter().map(seat).collect();
    let game = Match::deal(setup, seats, 11, None).expect("a set-up that can be played");
    let mover = *game.position();
    let picture = board(1920, 1080, Some(game)).picture();
    keep(&picture, "two-1080");
    assert_eq!(mover.phase, Phase::Roll);
    let yards = LAYOUT.docks(Facility::Shipyard, 0);
    let (open, covered) = (yards[0].0.center(), yards[5].0.center());
    let brightness = |units: Vec2| at(&picture, units).iter().map(|&c| u32::from(c)).sum::<u32>();
    let spot = Vec2::new(-9.0, -6.0);
    assert!(brightness(covered + spot) > brightness(open + spot) + 60, "a dummy covers the third pair");
    let (die, _) = LAYOUT.tray_die(0, 3);
    let waiting = at(&picture, die + Vec2::new(0.0, 14.0));
    let empty = at(&picture, Vec2::new(LAYOUT.column.tray.0 + 300.0, die.y));
    assert!(apart(waiting, empty) > 40, "the fleet waits to be rolled: {waiting:?}");
}

#[test]
fn controlled_territory_is_tinted() {
    let Some(_turn) = turn() else { return };
    let empty = board(640, 360, None).picture();
    let match_open = board(640, 360, Some(crowded())).picture();
    keep(&empty, "sky-360");
    let spot = Vec2::from(LAYOUT.land(Territory::PohlFoothills).patch) + Vec2::new(52.0, 38.0);
    let (before, after) = (at(&empty, spot), at(&match_open, spot));
    assert!(apart(before, after) > 20, "{before:?} became {after:?}");
    assert!(i32::from(after[2]) - i32::from(after[0]) > i32::from(before[2]) - i32::from(before[0]));
}

/// If a line is lower than the sum of its rounded parts, the engine raises its letters by a pixel.
#[test]
fn digits_are_drawn_on_their_baseline_and_whole_pixels() {
    let Some(_turn) = turn() else { return };
    let mut painter = board(1280, 720, Some(crowded()));
    let scale = 1280.0 / LAYOUT.width;
    let lines = lines_now(painter.world());
    let mut shown = painter.world().query::<(&Text2d, &TextLayoutInfo, &GlobalTransform)>();
    let mut seen = 0;
    for (words, set, place) in shown.iter(painter.world()) {
        // These digits have flat bottoms, and nothing below the baseline.
        if words.is_empty() || !words.chars().all(|figure| "147".contains(figure)) {
            continue;
        }
        let corner = place.translation() - world(Vec2::ZERO, 0.0);
        let glyph = &set.glyphs[0];
        let foot = glyph.position.y + glyph.atlas_info.rect.height() / 2.0 - corner.y * scale;
        let there = |line: &&DrawnText| line.text == words.0 && (line.area.min.x - corner.x).abs() * scale < 0.51;
        let off = lines.iter().filter(there).map(|line| foot - line.area.max.y * scale);
        // The dark copies that only rim other texts are left out.
        let Some(off) = off.reduce(|one, other| if one.abs() < other.abs() { one } else { other }) else { continue };
        assert!(off.abs() < 0.51, "{} at {corner} stands {off} pixels too low", words.0);
        assert!((foot - foot.round()).abs() < 0.02, "{} at {corner} has its foot at {foot}", words.0);
        seen += 1;
    }
    assert!(seen > 10, "{seen} figures");
}

#[test]
fn window_corners_are_not_black_at_other_aspect_ratios() {
    let Some(_turn) = turn() else { return };
    for (width, height) in [(1024, 768), (1260, 540)] {
        let picture = board(width, height, Some(crowded())).picture();
        keep(&picture, &format!("crowded-{width}x{height}"));
        let corners = [(2, 2), (width - 3, 2), (2, height - 3), (width - 3, height - 3)];
        let lit = corners.iter().filter(|(x, y)| pixel(&picture, *x, *y) != [0, 0, 0]).count();
        assert_eq!(lit, 4, "space reaches every corner of {width} by {height}");
    }
}
