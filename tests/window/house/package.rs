//! Tests of the packages for players: built by `scripts/package` from the program under test, unpacked into an empty
//! folder, and started there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use orrery::art::ArtResolution;
use orrery::palette::PaletteName;

use orrery_pilot::offscreen::can_paint;

/// Builds the packages in `into`, and returns their paths.
fn packed(into: &Path) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut script = Command::new("bash");
    script.arg(root.join("scripts/package")).arg("--fast");
    script.args(["--program", env!("CARGO_BIN_EXE_orrery")]).arg(into);
    well(&mut script);
    let listed = fs::read_dir(into).expect("the folder was made").map(|entry| entry.expect("an entry").path());
    listed.filter(|path| path.is_file()).collect()
}

/// Runs a command, and returns its output. Panics if it does not succeed.
fn well(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

/// Returns a command that runs the program independently of its build: the working directory is `/`, the home directory is
/// `home`, and the rest of the environment names only the display and the graphics driver.
fn bare(program: &Path, home: &Path) -> Command {
    let mut command = Command::new(program);
    command.env_clear().current_dir("/").env("HOME", home);
    for name in ["DISPLAY", "XAUTHORITY", "VK_DRIVER_FILES", "VK_ICD_FILENAMES"] {
        command.envs(std::env::var_os(name).map(|value| (name, value)));
    }
    command
}

/// Asserts that the program works at any location: its version, a simulation, the licences and, where possible, a picture and the
/// window.
fn holds(program: &Path, home: &Path) {
    let version = well(bare(program, home).arg("--version"));
    assert!(String::from_utf8_lossy(&version.stdout).contains(env!("CARGO_PKG_VERSION")));
    well(bare(program, home).args(["simulate", "--games", "3", "--seats", "captain"]));
    let licences = well(bare(program, home).arg("licences"));
    assert!(String::from_utf8_lossy(&licences.stdout).contains("bevy_ecs"));
    if can_paint() {
        let pictures = home.join("pictures");
        well(bare(program, home).arg("gallery").arg(&pictures).args(["--scene", "title", "--sky", "plain"]));
        assert!(fs::read_dir(&pictures).expect("the gallery made it").count() == 1);
    }
    if std::env::var_os("DISPLAY").is_some() {
        let (picture, data) = (home.join("window.png"), home.join("data"));
        let mut window = bare(program, home);
        window.args(["--mute", "--windowed", "640x360", "--seats", "human,captain", "--then-quit"]);
        well(window.arg("--data-dir").arg(&data).arg("--screenshot").arg(&picture));
        assert!(fs::metadata(&picture).expect("the picture of the window").len() > 10_000);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn packages_start_from_any_folder() {
    let (made, root) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let packages = packed(made.path());
    let ending = |ending: &str| packages.iter().find(|path| path.to_string_lossy().ends_with(ending));
    let archive = ending(".tar.xz").expect("an archive");
    well(Command::new("tar").arg("-xJf").arg(archive).arg("-C").arg(root.path()));
    let folder = fs::read_dir(root.path()).expect("it can be read").next().expect("a folder").expect("an entry").path();
    assert!(folder.file_name().is_some_and(|name| name.to_string_lossy().starts_with("orrery-")));
    holds(&folder.join("orrery"), root.path());

    match ending(".AppImage") {
        Some(single) => {
            for start in ["the first", "a later"] {
                let version = well(bare(single, root.path()).arg("--version")).stdout;
                assert!(String::from_utf8_lossy(&version).starts_with("orrery "), "{start} start");
            }
        }
        None => println!("skipped: without mksquashfs there is no AppImage here"),
    }
    well(Command::new("sha256sum").args(["-c", "SHA256SUMS"]).current_dir(made.path()));

    let Some(package) = ending(".deb") else {
        println!("skipped: without dpkg-deb there is no .deb here");
        return;
    };
    let system = tempfile::tempdir().expect("a folder");
    well(Command::new("dpkg-deb").arg("-x").arg(package).arg(system.path()));
    let told = well(Command::new("dpkg-deb").arg("-f").arg(package)).stdout;
    let told = String::from_utf8_lossy(&told);
    for line in ["Package: orrery", "Depends: libc6", "libvulkan1", "Recommends: mesa-vulkan-drivers"] {
        assert!(told.contains(line), "{told}");
    }
    holds_files(system.path());
    let program = system.path().join("usr/games/orrery");
    let version = well(bare(&program, system.path()).arg("--version"));
    assert!(String::from_utf8_lossy(&version.stdout).starts_with("orrery "));
}

/// Asserts that the files installed around the program are complete.
fn holds_files(system: &Path) {
    let text = |path: &str| fs::read_to_string(system.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let entry = text("usr/share/applications/orrery.desktop");
    let started = entry.lines().find_map(|line| line.strip_prefix("Exec=/")).expect("it says what is started");
    assert!(system.join(started).is_file(), "{started}");
    for size in [16, 32, 48, 128, 256, 512] {
        assert!(system.join(format!("usr/share/icons/hicolor/{size}x{size}/apps/orrery.png")).is_file(), "{size}");
    }
    let meta = text("usr/share/metainfo/games.orrery.Orrery.metainfo.xml");
    assert!(meta.contains("orrery.desktop") && meta.contains(env!("CARGO_PKG_VERSION")), "{meta}");
    for file in ["bash-completion/completions/orrery", "zsh/vendor-completions/_orrery"] {
        assert!(text(&format!("usr/share/{file}")).contains("gallery"), "{file}");
    }
    let licences = text("usr/share/doc/orrery/copyright");
    assert!(licences.contains("MIT License") && licences.contains("Apache License"));
    let page = well(Command::new("gzip").arg("-dc").arg(system.join("usr/share/man/man6/orrery.6.gz"))).stdout;
    assert!(String::from_utf8_lossy(&page).contains(".TH orrery 6"));
}

#[cfg(target_os = "linux")]
#[test]
fn desktop_entry_and_appstream_file_are_valid() {
    let desktop = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/desktop");
    let checks = [
        ("appstreamcli", &["validate", "--no-net", "games.orrery.Orrery.metainfo.xml"][..]),
        ("desktop-file-validate", &["orrery.desktop"][..]),
    ];
    for (program, arguments) in checks {
        match Command::new(program).args(arguments).current_dir(&desktop).output() {
            Ok(output) => assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout)),
            Err(_) => println!("skipped: there is no {program} here"),
        }
    }
}

#[test]
fn custom_layout_is_used_and_a_broken_one_is_reported() {
    if !can_paint() {
        println!("skipped: nothing can be painted here");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let art = folder.path().join("own/art");
    fs::create_dir_all(&art).expect("a folder");
    let painted = |name: &str, own: bool| {
        let pictures = folder.path().join(name);
        let mut gallery = bare(Path::new(env!("CARGO_BIN_EXE_orrery")), folder.path());
        if own {
            gallery.env("ORRERY_ASSETS", folder.path().join("own"));
        }
        gallery.arg("gallery").arg(&pictures).args(["--scene", "match-2", "--sky", "plain", "--size", "640x360"]);
        let output = well(&mut gallery);
        let picture = fs::read(pictures.join("match-2.png")).expect("the gallery made it");
        (picture, String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (usual, _) = painted("usual", false);
    let layout = include_str!("../../../assets/alien-frontiers/art/layout.ron");
    let moved = layout.replace("name: (916, 372)", "name: (930, 372)");
    assert_ne!(moved, layout, "the Raiders' Outpost is written elsewhere");
    fs::write(art.join("layout.ron"), moved).expect("a file");
    assert!(painted("moved", true).0 != usual, "the name stands elsewhere");
    fs::write(art.join("layout.ron"), layout.replace("OrbitalMarket: (", "SolarConverter: (")).expect("a file");
    let (broken, said) = painted("broken", true);
    assert!(broken == usual, "the game's own stands");
    assert!(said.contains("layout.ron") && said.contains("OrbitalMarket"), "{said}");
}

/// Returns a drawing of the program as the contents of a PNG file.
fn drawing(name: &str) -> Vec<u8> {
    let piece = orrery::art::get(name).unwrap_or_else(|| panic!("there is a drawing {name}"));
    piece.png(PaletteName::Default, ArtResolution::Full).to_owned()
}

#[test]
fn custom_assets_are_found_in_current_and_old_folders() {
    if !can_paint() {
        println!("skipped: nothing can be painted here");
        return;
    }
    let palette = include_str!("../../../assets/house/art/palette.ron");
    let other = include_str!("../../../assets/house/art/palette-okabe-ito.ron");
    assert_ne!(palette, other, "they are two");
    let folder = tempfile::tempdir().expect("a folder");
    let painted = |name: &str, file: Option<(&str, &[u8])>| {
        let (own, pictures) = (folder.path().join(name), folder.path().join(format!("{name}-pictures")));
        let mut gallery = bare(Path::new(env!("CARGO_BIN_EXE_orrery")), folder.path());
        if let Some((path, bytes)) = file {
            let path = own.join(path);
            fs::create_dir_all(path.parent().expect("it has one")).expect("a folder");
            fs::write(path, bytes).expect("a file");
            gallery.env("ORRERY_ASSETS", &own);
        }
        gallery.arg("gallery").arg(&pictures).args(["--scene", "match-2", "--sky", "plain", "--size", "640x360"]);
        well(&mut gallery);
        fs::read(pictures.join("match-2.png")).expect("the gallery made it")
    };
    let usual = painted("usual", None);
    let (icon, station) = (drawing("icon-redo"), drawing("station-Shipyard"));
    let own: [(&[u8], &[&str]); 3] = [
        (other.as_bytes(), &["house/art/palette.ron", "art/palette.ron"]),
        (&icon, &["house/pieces/icon-undo.png", "alien-frontiers/pieces/icon-undo.png", "pieces/icon-undo.png"]),
        (&station, &["alien-frontiers/pieces/station-LunarMine.png", "pieces/station-LunarMine.png"]),
    ];
    for (number, (bytes, places)) in own.into_iter().enumerate() {
        let all: Vec<Vec<u8>> = places
            .iter()
            .enumerate()
            .map(|(nth, place)| painted(&format!("own-{number}-{nth}"), Some((place, bytes))))
            .collect();
        assert!(all[0] != usual, "{}: it stands in", places[0]);
        for (place, picture) in places.iter().zip(&all) {
            assert!(*picture == all[0], "{place} is the same as {}", places[0]);
        }
    }
}
