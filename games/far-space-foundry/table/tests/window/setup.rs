//! Tests of the set-up screen: the rules proposed for a first match, and the choice of product cards, as many as a match has in
//! play.

use bevy_egui::egui::accesskit::Toggled;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{MatchMode, Options, Order, Preset, Product, ProductChoice};
use far_space_foundry_table::FarSpaceFoundryFrontend;
use far_space_foundry_table::locale::{product_name, text, text_args};
use orrery_app::matches::last_or_first;
use orrery_core::{RuleOptions as _, Setup};
use orrery_record::{Match, SeatControl, share};
use orrery_settings::{LastSetup, LastSetups};
use orrery_ui::{self, SetupDraft, SetupPage, SetupProblem, UiIntent, with_deal};

use orrery_pilot::hot_seat::seats;
use orrery_pilot::panels::{panel_harness, press};

/// Returns the usual set-up for three players, with chosen products.
fn chosen() -> SetupDraft {
    let options = Options { products: ProductChoice::Chosen, ..Options::default() };
    SetupDraft::of::<FarSpaceFoundryFrontend>(LastSetup::<FarSpaceFoundry> { options, ..LastSetup::default() })
}

fn bits(products: &[Product]) -> u16 {
    products.iter().fold(0, |bits, product| bits | u16::from(product.bit()))
}

fn options(draft: &SetupDraft) -> Options {
    draft.last::<FarSpaceFoundryFrontend>().options
}

/// Returns the label of a product's button.
fn key(product: Product) -> String {
    let points = text_args("setup-product-points", &[("points", product.card().points.into())]);
    [product_name(product), points].join(&text("list-comma"))
}

fn is_on(harness: &Harness, product: Product) -> bool {
    harness.get_by_label(&key(product)).accesskit_node().toggled() == Some(Toggled::True)
}

fn page() -> SetupPage {
    SetupPage::of::<FarSpaceFoundryFrontend>()
}

#[test]
fn first_match_proposes_the_rules_of_a_first_game_and_says_so() {
    let mut setups = LastSetups::default();
    let first = last_or_first::<FarSpaceFoundryFrontend>(&setups);
    assert_eq!((first.preset, first.options.products), (Preset::FirstGame, ProductChoice::FirstGame));
    let draft = SetupDraft::of::<FarSpaceFoundryFrontend>(first);
    assert_eq!(page().fault(&draft), None, "it can begin at once");
    let (harness, _) = panel_harness(move |ui, out| orrery_ui::setup(ui, &draft, &page(), out));
    assert!(harness.query_by_label(&text("ui-setup-first-match")).is_some());
    setups.remember(&LastSetup::<FarSpaceFoundry>::default());
    assert_eq!(last_or_first::<FarSpaceFoundryFrontend>(&setups).preset, Preset::Seed, "what was chosen stays");
}

#[test]
fn first_game_products_are_proposed_for_the_player_count() {
    let mut draft = chosen();
    for (players, proposed) in [(3, 4), (2, 3), (1, 3)] {
        draft.seats.truncate(players);
        assert_eq!(options(&draft).picked, Options::proposed_picks(players as u8));
        assert_eq!(options(&draft).picked.count_ones(), proposed);
        assert_eq!(page().fault(&draft), None, "a match can begin with what is proposed");
    }
    let plain = SetupDraft::of::<FarSpaceFoundryFrontend>(LastSetup::<FarSpaceFoundry>::default());
    assert_eq!(options(&plain).picked, 0, "nothing is picked where nothing is asked for");
}

#[test]
fn start_needs_the_right_number_of_products_and_says_so() {
    let picked = [Product::Robot, Product::Helmet, Product::Drone];
    let mut draft = chosen();
    draft.picked = Some(bits(&picked));
    let fault = SetupProblem::Picks { game: draft.game, count: 4, picked: 3 };
    assert_eq!(page().fault(&draft), Some(fault));
    let few = draft.clone();
    let (mut harness, asked) = panel_harness(move |ui, out| orrery_ui::setup(ui, &few, &page(), out));
    assert!(harness.query_by_label(&fault.text()).is_some(), "{}", fault.text());
    assert!(harness.get_by_label(&text("ui-start")).accesskit_node().is_disabled());
    for &product in Product::ALL {
        assert_eq!(is_on(&harness, product), picked.contains(&product), "{product}");
    }
    press(&mut harness, &key(Product::RayGun));
    let [UiIntent::Draft(full)] = &asked.borrow()[..] else { panic!("{asked:?}") };
    assert_eq!(options(full).picked, bits(&[Product::RayGun]) | bits(&picked));
    assert_eq!(page().fault(full), None);
    let mut more = full.clone();
    more.picked = Some(bits(Product::ALL));
    assert_eq!(page().fault(&more), Some(SetupProblem::Picks { game: more.game, count: 4, picked: 8 }));
    // An Alpha-only game has no product cards.
    more.set_rules::<FarSpaceFoundryFrontend>(Preset::Seed, &Options { mode: MatchMode::AlphaOnly, ..options(&more) });
    assert_eq!(page().fault(&more), None);
}

/// The product cards are shown whether or not the options are folded, but only in set-ups with chosen products.
#[test]
fn product_cards_are_shown_only_when_they_can_be_chosen() {
    for custom in [false, true] {
        let draft = SetupDraft { custom, ..chosen() };
        let (harness, _) = panel_harness(move |ui, out| orrery_ui::setup(ui, &draft, &page(), out));
        assert!(is_on(&harness, Product::Robot) && !is_on(&harness, Product::Helmet));
    }
    let draft = SetupDraft {
        custom: true,
        ..SetupDraft::of::<FarSpaceFoundryFrontend>(LastSetup::<FarSpaceFoundry>::default())
    };
    let (harness, _) = panel_harness(move |ui, out| orrery_ui::setup(ui, &draft, &page(), out));
    assert!(harness.query_by_label(&key(Product::Robot)).is_none());
}

#[test]
fn chosen_products_are_dealt_and_kept_in_the_share_code() {
    let picked = bits(&[Product::PowerExchanger, Product::Helmet, Product::Drone, Product::RayGun]);
    let mut draft = chosen();
    draft.picked = Some(picked);
    let setup = Setup { seating: draft.seats.iter().map(|seat| seat.colour).collect(), options: options(&draft) };
    let seats = seats(&setup.seating, |_| SeatControl::Human);
    let mut played = Match::<FarSpaceFoundry>::deal(setup, seats, 7, None).expect("four are chosen");
    let code = share::code(&played).expect("it was dealt");
    played.give(Order::Begin).expect("the table deals");
    assert_eq!(u16::from(played.position().in_play), picked);
    let mut typed = SetupDraft::of::<FarSpaceFoundryFrontend>(LastSetup::<FarSpaceFoundry>::default());
    with_deal::<FarSpaceFoundryFrontend>(&mut typed, &share::read::<FarSpaceFoundry>(&code).expect("a code"));
    assert_eq!(options(&typed).picked, picked);
    // If chance picked the cards, the set-up of the share code picks the same cards.
    let mut by_chance = share::read::<FarSpaceFoundry>(&code).expect("a code");
    by_chance.setup.options.picked = 0;
    with_deal::<FarSpaceFoundryFrontend>(&mut typed, &by_chance);
    let mut dealt = by_chance.open().expect("a match");
    dealt.give(Order::Begin).expect("the table deals");
    assert_eq!(options(&typed).picked, u16::from(dealt.position().in_play));
}
