//! Tests of the command line: its output, the stream it goes to, and the exit status.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub fn orrery(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command.args(arguments).output().expect("the program runs")
}

pub fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

pub fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[track_caller]
pub fn ends_with(arguments: &[&str], status: i32, message: &str) {
    let output = orrery(arguments);
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {}{}", out(&output), err(&output));
    assert!(err(&output).contains(message), "{arguments:?}: expected `{message}` in {}", err(&output));
    assert!(out(&output).is_empty(), "messages belong to standard error: {}", out(&output));
}

#[test]
fn help_and_version_need_no_display() {
    let help = orrery(&["--help"]);
    assert_eq!(help.status.code(), Some(0));
    for part in ["simulate", "arena", "scenario", "replay", "--seats", "--windowed", "ORRERY_DATA", "Exit status"] {
        assert!(out(&help).contains(part), "`{part}` is not in the help:\n{}", out(&help));
    }
    let games = out(&orrery(&["games"]));
    for key in games.lines().filter(|line| line.ends_with("released")).filter_map(|line| line.split(' ').next()) {
        let title = key.replace('-', " ");
        assert!(out(&help).to_lowercase().contains(&title), "`{title}` is not in the help:\n{}", out(&help));
    }
    let version = orrery(&["--version"]);
    let told = out(&version);
    assert_eq!(version.status.code(), Some(0));
    assert!(told.starts_with(&format!("orrery {} (", env!("CARGO_PKG_VERSION"))), "{told}");
    for part in ["Bevy 0.", "MIT OR Apache-2.0"] {
        assert!(told.contains(part), "`{part}` is not in {told}");
    }
    let short = out(&orrery(&["-V"]));
    assert_eq!(short.lines().count(), 1, "{short}");
    assert_eq!(told.lines().next(), short.lines().next());
}

#[test]
fn lesson_check_reports_each_file() {
    let passed = orrery(&["lesson", "check", "assets/alien-frontiers/lessons"]);
    assert_eq!(passed.status.code(), Some(0), "{}", out(&passed));
    assert!(out(&passed).ends_with(" passed, 0 failed\n"), "{}", out(&passed));

    let folder = tempfile::tempdir().expect("a folder");
    let own = fs::read_to_string("assets/alien-frontiers/lessons/10-solar-converter.ron").expect("a lesson");
    let broken = own.replacen("until:", "until_then:", 1);
    fs::write(folder.path().join("broken.ron"), broken).expect("it is written");
    let unknown = orrery(&["lesson", "check", &folder.path().display().to_string(), "nowhere.ron"]);
    assert_eq!(unknown.status.code(), Some(1));
    let told = out(&unknown);
    assert!(told.contains("broken.ron:") && told.contains("until_then"), "{told}");
    assert!(told.contains("nowhere.ron: cannot be opened") && told.ends_with("0 passed, 2 failed\n"), "{told}");
}

#[test]
fn man_pages_and_completions_name_flags_and_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("man");
    let written = orrery(&["man", &pages.display().to_string()]);
    assert_eq!((written.status.code(), out(&written)), (Some(0), String::new()));
    let read = |name: &str| fs::read_to_string(pages.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    // The page escapes dashes so that readers can copy the flags.
    let page = read("orrery.1").replace("\\-", "-");
    let flags =
        ["--windowed", "--fullscreen", "--scale", "--speed", "--reduced-motion", "--mute", "--lang", "--backend"];
    for part in flags.iter().chain(&["--screenshot", "--then-quit", "--load", "--new", "ORRERY_SCALE", "NO_COLOR"]) {
        assert!(page.contains(part), "`{part}` is not in the manual page");
    }
    for command in ["simulate", "arena", "replay", "scenario-check", "gallery", "completions"] {
        assert!(read(&format!("orrery-{command}.1")).contains(".TH"), "{command}");
    }
    let one = orrery(&["man"]);
    assert_eq!(one.status.code(), Some(0));
    assert!(out(&one).contains(".TH orrery 1"), "{}", out(&one));
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = orrery(&["completions", shell]);
        assert_eq!(script.status.code(), Some(0), "{shell}");
        let missing: Vec<_> =
            flags.iter().filter(|flag| !out(&script).contains(flag.trim_start_matches('-'))).collect();
        assert!(missing.is_empty(), "{shell} lacks {missing:?}");
    }
    ends_with(&["completions", "csh"], 2, "bash, elvish, fish, powershell, zsh");
}

#[test]
fn no_color_variable_disables_coloured_output() {
    let told = |name: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        command.args(["simulat"]).env_remove("NO_COLOR").env("CLICOLOR_FORCE", "1").env(name, "1");
        err(&command.output().expect("the program runs"))
    };
    assert!(told("CLICOLOR_FORCE").contains('\x1b'), "asked for they are there");
    assert!(!told("NO_COLOR").contains('\x1b'));
}

#[test]
fn environment_variables_are_checked_like_flags() {
    let with = |name: &str, value: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env(name, value);
        let output = command.output().expect("the program runs");
        (output.status.code(), err(&output))
    };
    let (status, told) = with("ORRERY_SCALE", "huge");
    assert_eq!(status, Some(2), "{told}");
    assert!(told.contains("ORRERY_SCALE is `huge`; expected 75 to 250"), "{told}");
    // With a valid value the program tries to open the window, which fails here, but not on Windows.
    assert!(cfg!(all(windows, feature = "window")) || with("ORRERY_SCALE", "150").0 == Some(3));
    let mut simulated = Command::new(env!("CARGO_BIN_EXE_orrery"));
    simulated.args(["simulate", "--games", "1"]).env("ORRERY_SCALE", "150");
    assert_eq!(simulated.output().expect("the program runs").status.code(), Some(0), "commands do not mind");
}

#[test]
fn wrong_usage_exits_with_2_and_a_suggestion() {
    ends_with(&["simulat"], 2, "similar subcommand exists: 'simulate'");
    ends_with(&["simulate", "--player", "3"], 2, "similar argument exists: '--players'");
    ends_with(&["simulate", "--players", "5"], 2, "2 to 4 players, not 5");
    ends_with(&["simulate", "--seats", "human,simple"], 2, "a person cannot play in a simulation");
    ends_with(&["simulate", "--seats", "simpel"], 2, "human, random, simple");
    ends_with(&["simulate", "--seats", "random,random,random", "--players", "2"], 2, "but there are 2 players");
    ends_with(&["simulate", "--preset", "2012"], 2, "2011, 2010, 2011 literal, app");
    ends_with(&["simulate", "--games", "0"], 2, "--games");
    ends_with(&["arena"], 2, "--seats");
    ends_with(&["arena", "--seats", "simple"], 2, "2 to 4 players, not 1");
    ends_with(&["arena", "--seats", "simple,simple,simple,random,random"], 2, "2 to 4 players, not 5");
    ends_with(&["arena", "--seats", "simple,human"], 2, "there is no opponent `human`: expected random, simple");
    ends_with(&["arena", "--seats", "simple,random", "--blocks", "0"], 2, "--blocks");
    ends_with(&["arena", "--seats", "simple,random", "--threads", "0"], 2, "1 or more");
    ends_with(&["arena", "--seats", "simple,random", "--threads", "100000"], 2, "cores");
    ends_with(&["arena", "--seats", "simple,random", "--sprt", "0.5"], 2, "0.5,0.55");
    ends_with(&["arena", "--seats", "simple,random", "--sprt", "0.6,0.5"], 2, "the smaller one first");
    ends_with(&["arena", "--seats", "simple,simple", "--sprt", "0.5,0.6"], 2, "two different ones");
    ends_with(&["--windowed", "1280"], 2, "1280x720");
    ends_with(&["--windowed", "--fullscreen"], 2, "cannot be used with");
    ends_with(&["--scale", "20"], 2, "20 is not in 75..=250");
    ends_with(&["--speed", "warp"], 2, "[possible values: off, slow, normal, fast, fastest]");
    ends_with(&["--then-quit"], 2, "--screenshot <FILE>");
    ends_with(&["--new", "--load", "a"], 2, "cannot be used with");
    ends_with(&["--fulscreen"], 2, "similar argument exists: '--fullscreen'");
    ends_with(&["--lesson", "zero-g"], 2, "solar-converter");
    ends_with(&["--seats", "human"], 2, "2 to 4 players, not 1");
    ends_with(&["--players", "3"], 2, "--seats");
    ends_with(&["--load", "a", "--scenario", "b"], 2, "cannot be used with");
    ends_with(&["scenario", "check"], 2, "PATH");
    ends_with(&["curve", "--out", "x.svg"], 2, "<FILE>...");
    ends_with(&["curve", "x.csv"], 2, "--out <FILE>");
}

#[test]
fn bad_file_exits_with_4_and_names_file_line_and_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = write(folder.path(), "x.orrery", "no match\n");
    let scenario = write(folder.path(), "x.ron", "(\n title: \"t\",\n plays: [],\n expect: ())");
    let impossible = write(folder.path(), "y.ron", "(title: \"t\", setup: (players: 9), play: [], expect: ())");
    ends_with(&["replay", &save, "--check"], 4, &format!("{save}:1: not a saved match"));
    ends_with(&["--load", &save], 4, &format!("{save}:1: not a saved match"));
    ends_with(&["--load", "nowhere.orrery"], 4, "nowhere.orrery: cannot be opened");
    ends_with(
        &["arena", "--seats", &format!("captain@{save},pilot")],
        4,
        &format!("{save}: this is not a file of weights"),
    );
    ends_with(&["arena", "--seats", "pilot,captain@nowhere.net"], 4, "nowhere.net");
    ends_with(
        &["arena", "--seats", "pilot,captain@assets/alien-frontiers/nets/3.net"],
        4,
        "weights for 3 players, but 2 play",
    );
    ends_with(&["--scenario", &scenario], 4, &format!("{scenario}:3: "));
    ends_with(&["--scenario", &impossible], 4, "setup.players: expected 2, 3 or 4, found 9");
}

fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("written");
    path.to_string_lossy().into_owned()
}

#[cfg(not(feature = "window"))]
#[test]
fn build_without_window_refuses_to_open_a_match() {
    ends_with(&[], 3, "built without the window");
    ends_with(&["--seats", "human,simple", "--seed", "3", "--windowed", "1280x720", "--mute"], 3, "without the window");
    ends_with(&["--seats", "human", "--players", "4", "--preset", "2011 literal"], 3, "without the window");
}

#[test]
fn review_prints_a_saved_match_as_table_and_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = folder.path().to_string_lossy().into_owned();
    orrery(&["simulate", "--players", "2", "--games", "1", "--seed", "5", "--seats", "simple", "--save", &saves]);
    let file = fs::read_dir(folder.path()).expect("a folder").flatten().next().expect("a save").path();
    let file = file.to_string_lossy();
    let table = orrery(&["review", &file, "--budget", "25"]);
    assert_eq!(table.status.code(), Some(0), "{}", err(&table));
    for part in ["round", "luck", "error a turn", "what decided it"] {
        assert!(out(&table).contains(part), "`{part}` is not in\n{}", out(&table));
    }
    let json = orrery(&["review", &file, "--budget", "25", "--json"]);
    let read: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    let count = |key: &str| read[key].as_array().map_or(0, Vec::len);
    assert_eq!((count("seats"), count("players"), count("decisive")), (2, 2, 3));
    assert!(count("turns") > 10 && out(&table).lines().count() > count("turns"));
    ends_with(&["review", "nowhere.orrery"], 4, "nowhere.orrery: cannot be opened");
    ends_with(&["review", &file, "--budget", "1"], 2, "1 is not in 25..=800");
}

#[test]
fn curve_draws_its_training_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let picture = folder.path().join("training.svg").to_string_lossy().into_owned();
    let nets = [
        "docs/alien-frontiers/training/2-first.csv",
        "assets/alien-frontiers/nets/2.csv",
        "docs/alien-frontiers/training/2-third.csv",
        "assets/alien-frontiers/nets/3.csv",
        "assets/alien-frontiers/nets/4.csv",
        "docs/alien-frontiers/training/4-second.csv",
    ];
    let drawn = orrery(&[&["curve"][..], &nets, &["--out", &picture]].concat());
    assert_eq!((drawn.status.code(), err(&drawn)), (Some(0), String::new()));
    let svg = fs::read_to_string(&picture).expect("written");
    assert_eq!(
        fs::read_to_string("docs/alien-frontiers/training.svg").expect("kept").lines().collect::<Vec<_>>(),
        svg.lines().collect::<Vec<_>>()
    );
    assert!(nets.iter().all(|net| svg.contains(net.rsplit('/').next().unwrap_or(net))), "{svg}");
    let head = fs::read_to_string(nets[0]).expect("kept").lines().next().expect("a first line").to_owned();
    let bad = write(folder.path(), "bad.csv", &format!("{head}\n64,1,2,0.5,0.9,0.8\n128,1,2,low,0.9,0.8\n"));
    ends_with(&["curve", nets[0], &bad, "--out", &picture], 4, &format!("{bad}:3: loss: expected a number"));
    assert_eq!(fs::read_to_string(&picture).expect("kept"), svg, "a bad file must not cost the picture");
    ends_with(&["curve", "nowhere.csv", "--out", &picture], 4, "nowhere.csv: cannot be read");
    let nowhere = folder.path().join("none").join("x.svg").to_string_lossy().into_owned();
    ends_with(&["curve", nets[0], "--out", &nowhere], 4, &nowhere);
}

#[test]
fn scenario_check_names_failures_and_counts_results() {
    let folder = tempfile::tempdir().expect("a folder");
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).expect("created");
    let good = write(folder.path(), "good.ron", "(title: \"t\", hand: \"3\", play: [], expect: (turn: \"red\"))");
    let bad = write(&inner, "bad.ron", "(title: \"t\", hand: \"3\", play: [], expect: (turn: \"blue\"))");
    write(folder.path(), "other.txt", "no scenario");
    let passed = orrery(&["scenario", "check", &good]);
    assert_eq!((passed.status.code(), out(&passed)), (Some(0), "1 passed, 0 failed\n".to_owned()));
    let failed = orrery(&["scenario", "check", &folder.path().to_string_lossy(), "nowhere.ron"]);
    assert_eq!(failed.status.code(), Some(1));
    let lines: Vec<String> = out(&failed).lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert_eq!(lines[0], format!("FAILED {bad}:1: turn: expected blue, got red"));
    assert!(lines[1].starts_with("FAILED nowhere.ron: cannot be opened"), "{lines:?}");
    assert_eq!(lines[2], "1 passed, 2 failed");
}

#[test]
fn simulate_prints_figures_that_repeat_for_a_seed() {
    let asked = ["simulate", "--players", "3", "--games", "40", "--seed", "7", "--json"];
    let (one, other) = (orrery(&asked), orrery(&asked));
    assert_eq!(one.status.code(), Some(0), "{}", err(&one));
    assert!(err(&one).is_empty(), "no bar without a terminal: {}", err(&one));
    let read = |o: &Output| serde_json::from_slice::<serde_json::Value>(&o.stdout).expect("JSON");
    let (one, other) = (read(&one), read(&other));
    let keys: Vec<&str> = one.as_object().expect("an object").keys().map(String::as_str).collect();
    let mut expected = [
        "games",
        "finished",
        "rounds_mean",
        "orders",
        "wins_by_seat",
        "orders_per_s",
        "games_per_s",
        "invariant_failures",
    ];
    expected.sort_unstable();
    let mut sorted = keys.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, expected);
    for key in ["games", "finished", "rounds_mean", "orders", "wins_by_seat", "invariant_failures"] {
        assert_eq!(one[key], other[key], "{key}");
    }
    assert_eq!((&one["finished"], &one["invariant_failures"]), (&40.into(), &0.into()));
    let wins: f64 = one["wins_by_seat"].as_array().expect("a list").iter().filter_map(serde_json::Value::as_f64).sum();
    assert!((wins - 40.0).abs() < 1e-6, "{wins} wins in 40 matches");
    let checked = orrery(&[&asked[..], &["--check"]].concat());
    assert_eq!(read(&checked)["orders"], one["orders"], "checking changes no match");
    let text = orrery(&["simulate", "--seats", "random,simple", "--games", "20", "--preset", "app"]);
    assert!(out(&text).contains("matches      20, finished 20"), "{}", out(&text));
}

#[test]
fn arena_lists_each_player_once_and_writes_what_it_prints() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("new").join("figures.json");
    let asked = ["arena", "--seats", "simple,random,random", "--blocks", "12", "--seed", "5"];
    let figures = orrery(&[&asked[..], &["--json", "--habits", "--out", &file.to_string_lossy()]].concat());
    assert_eq!(figures.status.code(), Some(0), "{}", err(&figures));
    assert!(err(&figures).is_empty(), "no bar without a terminal: {}", err(&figures));
    assert_eq!(fs::read_to_string(&file).expect("written"), out(&figures));
    let figures: serde_json::Value = serde_json::from_slice(&figures.stdout).expect("JSON");
    assert_eq!((&figures["blocks"], &figures["games"]), (&12.into(), &36.into()));
    assert_eq!(figures["command"], "orrery arena --seats simple,random,random --blocks 12 --seed 5 --luck 8 --habits");
    let rows = figures["seats"].as_array().expect("a list");
    assert_eq!([&rows[0]["name"], &rows[1]["name"]], ["simple", "random"]);
    let numbers = ["win_share", "ci_low", "ci_high", "vp_mean", "ended_as_loser", "decide_ms_p50", "decide_ms_p99"];
    for (row, key) in rows.iter().flat_map(|row| numbers.map(|key| (row, key))) {
        assert!(row[key].as_f64().is_some_and(|value| value >= 0.0), "{key}: {row}");
    }
    let shares: f64 = rows.iter().filter_map(|row| row["win_share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-9 && rows[0]["habits"]["ships_built"].as_f64() > Some(1.0), "{figures}");
    let text = out(&orrery(&asked));
    assert!(text.starts_with("12 blocks of 3 matches, seed 5") && text.contains("luck-adjusted"), "{text}");
    let decided = orrery(&["arena", "--seats", "simple,random", "--blocks", "200", "--sprt", "0.5,0.6"]);
    assert!(out(&decided).contains("accepted: 60.0 %"), "{}", out(&decided));
    let nowhere = file.join("below").to_string_lossy().into_owned();
    let kept = orrery(&[&asked[..], &["--out", &nowhere]].concat());
    assert_eq!(kept.status.code(), Some(4), "a file is no folder");
    assert!(err(&kept).contains(&nowhere) && out(&kept).contains("simple"), "the figures are not lost: {}", err(&kept));
}

#[test]
fn arena_chances_list_predicted_and_actual_win_rates() {
    let asked = ["arena", "--seats", "captain,simple", "--blocks", "4", "--seed", "5", "--luck", "0", "--chances"];
    let figures = orrery(&[&asked[..], &["--json"]].concat());
    assert_eq!(figures.status.code(), Some(0), "{}", err(&figures));
    let figures: serde_json::Value = serde_json::from_slice(&figures.stdout).expect("JSON");
    let rows = figures["seats"].as_array().expect("a list");
    assert!(rows[1].get("chances").is_none(), "simple does not think in chances");
    let classes = rows[0]["chances"].as_array().expect("a list");
    let (mut decisions, mut won) = (0.0, 0.0);
    for class in classes {
        let figure = |key: &str| class["all"][key].as_f64().expect("a number");
        let (from, to) = (class["from"].as_f64().expect("a bound"), class["to"].as_f64().expect("a bound"));
        assert!((from..=to).contains(&figure("thought")), "{class}");
        decisions += figure("decisions");
        won += figure("decisions") * figure("won");
    }
    // The Captain wins nearly all of these matches, so nearly all of its decisions belong to matches that it won.
    let all = rows[0]["decisions"].as_f64().expect("a number");
    assert!(decisions > all / 2.0 && decisions <= all && won > 0.7 * decisions, "{decisions} of {all}, {won} won");
    let text = out(&orrery(&asked));
    assert!(text.contains("chances as captain thinks") && text.contains("first third"), "{text}");
}

#[test]
fn simulated_matches_are_saved_and_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().to_string_lossy().into_owned();
    let played = orrery(&["simulate", "--seats", "simple,random", "--games", "3", "--save", &place]);
    assert_eq!(played.status.code(), Some(0), "{}", err(&played));
    let saves: Vec<PathBuf> = fs::read_dir(folder.path()).expect("readable").flatten().map(|e| e.path()).collect();
    assert_eq!(saves.len(), 3);
    for save in &saves {
        let replayed = orrery(&["replay", &save.to_string_lossy(), "--check"]);
        assert_eq!(replayed.status.code(), Some(0), "{}", err(&replayed));
        let text = out(&replayed);
        assert!(text.contains("red ") && text.contains("green ") && text.contains("won by "), "{text}");
    }
}

#[test]
fn puzzle_check_and_solve_prove_bundled_puzzles() {
    let check = orrery(&["puzzle", "check", "assets/alien-frontiers/puzzles"]);
    assert_eq!(check.status.code(), Some(0), "{}{}", out(&check), err(&check));
    let last = out(&check).lines().last().map(str::to_owned).unwrap_or_default();
    assert!(last.ends_with(" passed, 0 failed") && !last.starts_with("0 "), "{last}");
    let solve = orrery(&["puzzle", "solve", "assets/alien-frontiers/puzzles/good-rate.ron"]);
    assert_eq!(solve.status.code(), Some(0));
    assert!(out(&solve).contains("1 of 944 ends reach the goal"), "{}", out(&solve));
    assert!(out(&solve).contains("\n1. dock "), "{}", out(&solve));
}

#[test]
fn bad_puzzles_exit_with_their_status() {
    ends_with(&["puzzle", "solve", "assets/alien-frontiers/puzzles/none.ron"], 4, "none.ron: cannot be opened");
    ends_with(&["puzzle", "check", "assets/none"], 4, "assets/none: cannot be read");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("hopeless.ron");
    let good =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/alien-frontiers/puzzles/good-rate.ron"))
            .unwrap();
    fs::write(&path, good.replace("[Gain(2)]", "[Gain(7)]")).expect("written");
    let path = path.to_str().expect("a path");
    let solve = orrery(&["puzzle", "solve", path]);
    assert_eq!(solve.status.code(), Some(1));
    assert!(err(&solve).contains("no sequence of orders reaches the goal"), "{}", err(&solve));
    fs::write(path, good.replace("goal:", "gaol:")).expect("written");
    ends_with(&["puzzle", "solve", path], 4, "hopeless.ron:2: ");
}

#[test]
fn puzzle_find_writes_puzzles_that_pass_the_check() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    let found =
        orrery(&["puzzle", "find", path, "--games", "1", "--seats", "simple", "--one-in", "20", "--most", "5000"]);
    assert_eq!(found.status.code(), Some(0), "{}", err(&found));
    assert!(!out(&found).is_empty(), "a match has turns of which few ends reach the most");
    let check = orrery(&["puzzle", "check", path]);
    assert_eq!(check.status.code(), Some(0), "{}", out(&check));
}

#[test]
fn stats_export_writes_json_and_csv() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    ends_with(&["stats", "export", "--data-dir", path], 2, "--csv");
    let json = orrery(&["stats", "export", "--json", "--data-dir", path]);
    assert_eq!(json.status.code(), Some(0), "{}", err(&json));
    assert!(out(&json).contains("\"matches\": []") && err(&json).contains("no match is counted yet"));
    let file = folder.path().join("matches.csv");
    let csv = orrery(&["stats", "export", "--csv", file.to_str().expect("a path"), "--data-dir", path]);
    assert_eq!((csv.status.code(), out(&csv)), (Some(0), String::new()));
    assert!(fs::read_to_string(&file).expect("written").starts_with("match,when,preset,"));
    fs::write(folder.path().join("profile.ron"), "(version: 1,\n matches: 7)").expect("written");
    ends_with(&["stats", "export", "--json", "--data-dir", path], 4, "profile.ron: line 2: ");
    assert!(folder.path().join("profile.ron").exists(), "an export changes nothing");
}

#[test]
fn train_writes_weights_that_the_arena_loads() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, weights, games) in [("far-space-foundry", "value.net", "4"), ("starship-catan", "value.ron", "2")] {
        let out = folder.path().join(weights).to_string_lossy().into_owned();
        let train = ["train", "--game", game, "--games", games, "--measure-every", "2", "--seed", "5", "--out", &out];
        let trained = orrery(&train);
        assert_eq!(trained.status.code(), Some(0), "{game}: {}", err(&trained));
        assert!(err(&trained).contains("round 1, 2 matches: "), "{game}: {}", err(&trained));
        let first = fs::read(&out).expect("written");
        assert_eq!(orrery(&train).status.code(), Some(0), "{game} continues from its file");
        assert_ne!(fs::read(&out).expect("written"), first, "{game} learns");
        fs::remove_file(&out).expect("removed");
        assert_eq!(orrery(&train).status.code(), Some(0), "{game}");
        assert_eq!(fs::read(&out).expect("written"), first, "{game}: the same seed makes the same file");
        let seats = format!("cadet@{out},simple");
        let arena = orrery(&["arena", "--game", game, "--seats", &seats, "--blocks", "1", "--luck", "0"]);
        assert_eq!(arena.status.code(), Some(0), "{game}: {}", err(&arena));
        ends_with(&[&train[..], &["--players", "2"]].concat(), 2, "leave out --players");
        fs::write(&out, "not a file of weights").expect("written");
        ends_with(&train, 4, weights);
    }
    ends_with(&["train", "--out", "nowhere/x.net"], 2, "--players");
}

/// Collects the help of the command `path`, as it is printed, and that of every command listed in it, at any depth.
#[cfg(all(feature = "window", not(feature = "synth")))]
fn pages(path: &[&str], found: &mut Vec<(String, String)>) {
    let help = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(path)
        .arg("--help")
        .env("COLUMNS", "100")
        .env_remove("ORRERY_GAME")
        .stdin(std::process::Stdio::null())
        .output()
        .expect("the program runs");
    let help = String::from_utf8_lossy(&help.stdout);
    let help: Vec<&str> = help.trim_end().lines().map(str::trim_end).collect();
    found.push(([&["orrery"], path].concat().join(" "), help.join("\n")));
    let (first, after) = if path.is_empty() { ("Saved matches:", "Match:") } else { ("Commands:", "Options:") };
    let listed = help.iter().skip_while(|line| **line != first).skip(1).take_while(|line| **line != after);
    let names = listed.filter_map(|line| line.strip_prefix("  ").filter(|rest| rest.starts_with(char::is_lowercase)));
    for name in names.filter_map(|rest| rest.split(' ').next()).filter(|name| *name != "help") {
        pages(&[path, &[name]].concat(), found);
    }
}

// A program without a window has fewer commands, and one with the feature `synth` has one more.
#[cfg(all(feature = "window", not(feature = "synth")))]
#[test]
fn command_line_page_matches_the_help_of_every_command() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/command-line.md");
    let page = fs::read_to_string(&file).expect("it is there");
    let mut found = Vec::new();
    pages(&[], &mut found);
    let (head, _) = page.split_once("\n### orrery\n").expect("the reference");
    let reference: Vec<String> =
        found.iter().map(|(name, help)| format!("### {name}\n\n```text\n{help}\n```\n")).collect();
    let wanted = format!("{head}\n{}", reference.join("\n"));
    if page != wanted && std::env::var("ORRERY_DOCS").as_deref() == Ok("accept") {
        fs::write(&file, &wanted).expect("written");
        return;
    }
    assert!(page == wanted, "docs/command-line.md differs from --help: run this test with ORRERY_DOCS=accept");
}
