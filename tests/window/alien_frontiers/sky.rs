//! Tests of the sky in pixels: shaders and mouse agree on the territory at a point, and the state of the planet is visible in the
//! right places.

use bevy::prelude::*;
use orrery::board::HoveredTargets;
use orrery::board::sky::ShaderMaterial;
use orrery::core::Colour;
use orrery::games::alien_frontiers::record::{Match, Scenario};
use orrery::games::alien_frontiers::rules::Territory;
use orrery::games::alien_frontiers_table::board::layout::LAYOUT;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::games::alien_frontiers_table::board::{SkyPart, SkyShadersPlugin, land, territory_numbers};
use orrery::games::alien_frontiers_table::table::plan::ClickTarget;
use orrery::record::{Seat, SeatControl};
use orrery::table::open_match;

use super::pictures::{apart, at, board, crowded, keep, turn};
use orrery_pilot::offscreen::{TestOffscreenApp, can_paint, pixel};

/// The side length of the picture of the territories' numbers, in pixels.
const SIDE: u32 = 601;

#[test]
fn shader_and_mouse_agree_on_territories_pixel_by_pixel() {
    if !can_paint() {
        return;
    }
    let mut painter = TestOffscreenApp::new(SIDE, SIDE, |app| {
        app.add_plugins(SkyShadersPlugin);
    });
    let target = painter.target();
    painter.world().spawn((Camera2d, target, Msaa::Off));
    let square = painter.world().resource_mut::<Assets<Mesh>>().add(Rectangle::from_length(SIDE as f32));
    let material = painter.world().resource_mut::<Assets<ShaderMaterial>>().add(territory_numbers());
    painter.world().spawn((Mesh2d(square), MeshMaterial2d(material)));
    painter.pass(4);
    let picture = painter.picture();
    let mut area = [0_u32; 8];
    let mut differ = 0;
    for y in 0..SIDE {
        for x in 0..SIDE {
            let place = (Vec2::new(x as f32, y as f32) + 0.5) / SIDE as f32 * 2.0 - 1.0;
            let number = land::number_at(Vec2::new(place.x, -place.y));
            let [grey, ..] = pixel(&picture, x, y);
            // The shader writes linear light, whereas the picture is in sRGB.
            let linear = Color::srgb_u8(grey, 0, 0).to_linear().red;
            let drawn = (linear * 255.0 / 25.0).round() as usize;
            differ += u32::from(drawn != number.map_or(0, |number| number + 1));
            if let Some(number) = number {
                area[number] += 1;
            }
        }
    }
    // A pixel exactly on a border may be on either side, depending on the last bit of a sine.
    assert!(differ <= 4, "{differ} pixels differ");
    let whole: u32 = area.iter().sum();
    assert!(area.iter().all(|&part| part > whole / 12 && part < whole / 5), "parts of the disc: {area:?}");
}

/// Returns the crowded match with its fields in other places.
pub fn with_fields(fields: &str) -> Match {
    let text = include_str!("../../../assets/alien-frontiers/gallery/crowded.ron")
        .replace(r#"{"Isolation": "HeinleinPlains"}"#, fields);
    let scenario = Scenario::from_text(&text).expect("the scene reads");
    let seats =
        Colour::ALL.iter().map(|&colour| Seat { colour, name: colour.to_string(), control: SeatControl::Human });
    Match::from_scenario(&scenario, seats.collect(), 7).expect("the scene is a position")
}

/// Returns the share of a territory's ground that differs between two pictures, in percent. The area of the name, the bonus and
/// the domes is left out.
fn changed(before: &Image, after: &Image, territory: Territory) -> u32 {
    let scale = before.width() as f32 / LAYOUT.width;
    let name = Vec2::from(LAYOUT.land(territory).name);
    let labels = Rect::from_corners(name - Vec2::new(72.0, 30.0), name + Vec2::new(72.0, 84.0));
    let (mut all, mut other) = (0, 0);
    for y in 0..before.height() {
        for x in 0..before.width() {
            let units = (Vec2::new(x as f32, y as f32) + 0.5) / scale;
            if land::territory_at(units) != Some(territory) || labels.contains(units) {
                continue;
            }
            all += 1;
            other += u32::from(apart(pixel(before, x, y), pixel(after, x, y)) > 12);
        }
    }
    other * 100 / all
}

#[test]
fn each_field_changes_only_its_own_territory() {
    let Some(_turn) = turn() else { return };
    let mut bare = board(640, 360, Some(with_fields("{}")));
    let none = bare.picture();
    assert_eq!(fields_drawn(bare.world()), 0, "a field that shows nothing is not drawn");
    let fields = r#"{"Isolation": "HeinleinPlains", "Positron": "AsimovCrater", "Repulsor": "PohlFoothills"}"#;
    let mut full = board(640, 360, Some(with_fields(fields)));
    let all = full.picture();
    assert_eq!(fields_drawn(full.world()), 3);
    keep(&all, "fields-360");
    for territory in [Territory::HeinleinPlains, Territory::AsimovCrater, Territory::PohlFoothills] {
        let share = changed(&none, &all, territory);
        assert!(share > 30, "{share} % of {territory} changed");
    }
    for territory in [Territory::BradburyPlateau, Territory::LemBadlands, Territory::BurroughsDesert] {
        let share = changed(&none, &all, territory);
        assert!(share < 4, "{share} % of {territory} changed");
    }
    open_match(full.world(), with_fields("{}"));
    full.pass(3);
    assert_eq!(fields_drawn(full.world()), 0, "they are gone with their match");
}

/// Returns the number of fields drawn.
fn fields_drawn(world: &mut World) -> usize {
    world.query::<&SkyPart>().iter(world).filter(|part| matches!(part, SkyPart::Field(..))).count()
}

#[test]
fn control_and_pointer_highlight_their_territory() {
    let Some(_turn) = turn() else { return };
    let empty = board(640, 360, None).picture();
    keep(&empty, "sky-360");
    let mut painter = board(640, 360, Some(crowded()));
    let held = painter.picture();
    assert!(changed(&empty, &held, Territory::PohlFoothills) > 60, "blue controls it");
    painter.world().resource_mut::<HoveredTargets>().keys =
        Some(target_id(ClickTarget::Territory(Territory::AsimovCrater)));
    painter.pass(3);
    let pointed = painter.picture();
    keep(&pointed, "pointed-360");
    assert!(changed(&held, &pointed, Territory::AsimovCrater) > 10, "it brightens along its border");
    assert!(changed(&held, &pointed, Territory::HeinleinPlains) < 4);
    let limb = LAYOUT.planet_middle() + Vec2::from_angle(2.4) * (LAYOUT.planet.r - 1.5);
    let brightness = |image: &Image| at(image, limb).iter().map(|&part| u32::from(part)).sum::<u32>();
    assert!(brightness(&pointed) > brightness(&held), "the limb of the crater's territory shines");
}
