//! Tests of the shared drawings and the games' drawings: all required drawings exist, and their colours follow the palette.

use std::collections::BTreeSet;
use std::path::Path;

use bevy::math::Vec2;
use orrery::art::{ArtResolution, get, names};
use orrery::core::Colour;
use orrery::games::alien_frontiers::rules::{Card, Facility, Field};
use orrery::palette::PaletteName;

/// Returns the names of the drawings on which the program and Alien Frontiers rely.
fn relied_on() -> Vec<String> {
    let mut names: Vec<String> = [
        "beam",
        "selected",
        "ship-relic",
        "ship-dummy",
        "owner-nobody",
        "field-gap",
        "card-back",
        "wordmark",
        "app-icon",
    ]
    .into_iter()
    .map(str::to_owned)
    .collect();
    for colour in Colour::ALL {
        let kinds = ["ship", "colony", "colony-ring", "owner", "mark", "crest", "seat-plate", "hub-track"];
        names.extend(kinds.map(|kind| format!("{kind}-{colour}")));
        names.extend((1..=6).map(|value| format!("ship-{colour}-{value}")));
    }
    names.extend((1..=6).map(|value| format!("ship-relic-{value}")));
    names.extend(Facility::ALL.iter().map(|facility| format!("station-{facility}")));
    names.extend(Field::ALL.iter().flat_map(|f| [format!("field-{f}"), format!("field-{f}-idle")]));
    let berths = "free usable aimed closed unused plate-2 plate-2-usable plate-3 plate-3-usable plate-bay link-equal link-run focus";
    names.extend(berths.split(' ').map(|state| format!("berth-{state}")));
    names.extend(Card::ALL.iter().flat_map(|card| [format!("art-{card}"), format!("card-{card}")]));
    let icons = "any arrow back bay card check claw close coach colony crown cycle deck die discard dock down end eye first forward \
                 fuel ge help human launch link-eq load lock log lowered menu minus mute ore pause play plus redo relic robot roll save \
                 settings ship six skip sound speed step stock sum swap trade undo up vp warning";
    names.extend((1..=6).map(|value| format!("icon-value-{value}")));
    names.extend("dust flame glow ring spark strike trail".split(' ').map(|effect| format!("effect-{effect}")));
    let frames =
        "chip focus key key-badge key-hover key-off key-primary label-shade panel panel-mover pill row strip tag well";
    names.extend(frames.split(' ').map(|frame| format!("frame-{frame}")));
    names.extend(icons.split(' ').map(|icon| format!("icon-{icon}")));
    names
}

#[test]
fn every_required_drawing_exists() {
    let missing: Vec<String> = relied_on().into_iter().filter(|name| get(name).is_none()).collect();
    assert!(missing.is_empty(), "not in assets/*/art: {missing:?}");
}

#[test]
fn drawing_has_its_listed_size_and_all_mip_levels() {
    let names = ["ship-red-4", "icon-fuel", "berth-usable"];
    for (name, fineness) in
        names.into_iter().flat_map(|name| [(name, ArtResolution::Half), (name, ArtResolution::Full)])
    {
        let piece = get(name).expect("the piece is there");
        let image = piece.image(fineness).expect("the picture is readable");
        let pixels = piece.size() * piece.scale * fineness.share();
        assert!(
            (image.width() as f32 - pixels.x).abs() < 1.0 && (image.height() as f32 - pixels.y).abs() < 1.0,
            "{name}"
        );
        let levels = image.width().max(image.height()).ilog2() + 1;
        assert_eq!(image.texture_descriptor.mip_level_count, levels, "{name}");
        let all: u32 = (0..levels).map(|i| (image.width() >> i).max(1) * (image.height() >> i).max(1) * 4).sum();
        assert_eq!(image.data.as_ref().map(Vec::len), Some(all as usize), "{name}");
    }
}

#[test]
fn seat_coloured_drawings_differ_in_every_palette() {
    let kinds = ["ship", "colony", "colony-ring", "owner", "mark", "crest", "seat-plate", "hub-track"];
    for colour in Colour::ALL {
        let faces = (1..=6).map(|value| format!("ship-{colour}-{value}"));
        for name in kinds.iter().map(|kind| format!("{kind}-{colour}")).chain(faces) {
            let piece = get(&name).expect("the piece is there");
            for (index, &a) in PaletteName::ALL.iter().enumerate() {
                assert!(piece.image_in(a, ArtResolution::Half).is_some(), "{name} in {a:?}");
                for &b in &PaletteName::ALL[index + 1..] {
                    assert_ne!(
                        piece.png(a, ArtResolution::Full),
                        piece.png(b, ArtResolution::Full),
                        "{name} in {a:?} and {b:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn contraband_seat_drawings_follow_the_palette() {
    for colour in Colour::ALL {
        for name in ["cb-craft", "cb-hauler", "cb-port", "cb-flag", "cb-d4"].map(|kind| format!("{kind}-{colour}")) {
            let piece = get(&name).expect("the piece is there");
            assert!(!piece.is_same_in(PaletteName::Default, PaletteName::OkabeIto), "{name}");
        }
    }
}

const FULL: ArtResolution = ArtResolution::Full;

#[test]
fn drawing_without_palette_colours_is_stored_once() {
    let fuel = get("icon-fuel").expect("the piece is there");
    assert!(
        PaletteName::ALL.iter().all(|&name| std::ptr::eq(fuel.png(name, FULL), fuel.png(PaletteName::Default, FULL)))
    );
    assert!(fuel.is_same_in(PaletteName::Default, PaletteName::HighContrast));
    assert!(!fuel.is_same_in(PaletteName::Default, PaletteName::Greyscale));
    let station = get("station-LunarMine").expect("the piece is there");
    assert!(!station.is_same_in(PaletteName::Default, PaletteName::HighContrast), "it is darker there");
}

#[test]
fn greyscale_drawings_have_no_colour() {
    for name in ["icon-fuel", "ship-red-4", "berth-usable", "station-LunarMine"] {
        let image = get(name)
            .and_then(|piece| piece.image_in(PaletteName::Greyscale, ArtResolution::Half))
            .expect("it is readable");
        let pixels = image.data.expect("it has pixels");
        assert!(pixels.chunks_exact(4).all(|p| p[0].abs_diff(p[1]) < 2 && p[1].abs_diff(p[2]) < 2), "{name}");
    }
}

#[test]
fn drawing_area_is_scaled_around_its_middle() {
    let ship = get("ship-red").expect("the piece is there");
    let area = ship.area(Vec2::new(100.0, 50.0), 2.0);
    assert_eq!(area.min, Vec2::new(100.0 + 2.0 * ship.left, 50.0 + 2.0 * ship.top));
    assert_eq!(area.size(), ship.size() * 2.0);
    assert!((area.center() - (Vec2::new(100.0, 50.0) + ship.middle() * 2.0)).length() < 1e-3);
}

#[test]
fn drawing_table_is_sorted_and_finds_every_name() {
    let names: Vec<_> = names().collect();
    let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(names.is_sorted() && twice.is_empty(), "two owners have a piece of one name: {twice:?}");
    assert!(names.iter().all(|name| get(name).is_some_and(|piece| piece.name == *name)));
    assert!(get("no such piece").is_none());
}

#[test]
fn every_owner_with_drawings_is_embedded() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let folders = std::fs::read_dir(assets).expect("assets is there").flatten().map(|owner| owner.path());
    let named = folders.filter(|folder| folder.join("art/pieces.ron").is_file());
    let drawn: BTreeSet<String> =
        named.filter_map(|folder| Some(folder.file_name()?.to_string_lossy().into_owned())).collect();
    let carried: BTreeSet<String> = names().filter_map(get).map(|piece| piece.owner.to_owned()).collect();
    assert!(drawn.len() > 1 && drawn.contains("house"), "{drawn:?}");
    assert_eq!(drawn, carried);
}

#[test]
fn title_stations_have_drawings() {
    for station in orrery::board::layout::LAYOUT.title.stations() {
        assert!(get(&format!("station-{station}")).is_some(), "{station}");
    }
}
