//! Tests of picks before a match on the command line (FSF-SET-6).

use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::far_space_foundry::rules::Product;
use orrery::record::save::load_file;

use super::cli::{ends_with, err, orrery};

const PICKED: [Product; 3] = [Product::Helmet, Product::Drone, Product::PowerExchanger];

#[test]
fn command_line_option_picks_products() {
    let simulate = |products: &str, more: &[&str]| {
        let option = format!("products={products}");
        let start = ["simulate", "--game", "far-space-foundry", "--games", "3", "--check", "--option"];
        orrery(&[start.as_slice(), &[option.as_str()], more].concat())
    };
    let folder = tempfile::tempdir().expect("a folder");
    let saves = folder.path().to_string_lossy().into_owned();
    let done = simulate("Helmet,Drone,PowerExchanger", &["--save", &saves]);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    for save in std::fs::read_dir(folder.path()).expect("a folder").flatten() {
        let (played, _) = load_file::<FarSpaceFoundry>(&save.path()).expect("loaded");
        let cards = PICKED.iter().fold(0, |bits, product| bits | 1 << product.index());
        assert_eq!(u16::from(played.position().in_play), cards);
    }
    assert_eq!(simulate("chosen", &[]).status.code(), Some(0), "chance picks for every match");
    let few = simulate("Helmet,Drone", &[]);
    assert_eq!(few.status.code(), Some(2));
    assert!(err(&few).contains("expected 3 different products with one or two players"), "{}", err(&few));
    let game = ["simulate", "--game", "far-space-foundry"];
    let told = |option: &str, message: &str| ends_with(&[&game[..], &["--option", option]].concat(), 2, message);
    told("products=Lamp", "--option: expected products (random, first game, chosen; or a list of some of Battery");
    told("product=Lamp", "--option: expected an option (mode, products, first_player");
    ends_with(&["--game", "far-space-foundry", "--new", "--option", "products=Lamp"], 2, "some of Battery");
    ends_with(
        &["--game", "far-space-foundry", "--seats", "human,simple", "--option", "products=Drone"],
        2,
        "3 different",
    );
    if cfg!(not(feature = "window")) {
        let fine =
            ["--game", "far-space-foundry", "--seats", "human,simple", "--option", "products=Drone,Robot,Helmet"];
        ends_with(&fine, 3, "built without the window");
    }
}
