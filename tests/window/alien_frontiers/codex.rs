//! Tests of the codex without a window: of every page, the search, the keys, and the facts about a match.

use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;

use bevy::input::keyboard::{Key as KeyName, KeyCode};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{self, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use orrery::app::Screen;
use orrery::core::{Colour, Opponent, RandomGenerator, SeededChance};
use orrery::games::alien_frontiers::ai::decide_with;
use orrery::games::alien_frontiers::codex::{FacilityUse, Topic, options, why_not};
use orrery::games::alien_frontiers::record::Scenario;
use orrery::games::alien_frontiers::rules::{
    AlienFrontiers, Card, ChanceAdapter, Facility, Field, Options, PlacedColony, Position, Preset, Setup, Ship, Ships,
    Territory, apply,
};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::games::alien_frontiers_table::locale::{
    blocked_text, facility_name, text, text_args, topic_gist, topic_points, topic_title,
};
use orrery::games::alien_frontiers_table::panels::{DicePanelData, DicePanelStop, dice_options, dice_stops, takes};
use orrery::games::alien_frontiers_table::table::plan::{
    CardUse, ClickResult, ClickTarget, FollowUpChoice, PendingOrder, tray,
};
use orrery::locale::PlayerNames;
use orrery::panels::{
    self, CodexIntent, CodexTexts as _, CodexView, GameTabs, Overlay, PageMatchContext, TooltipContent, TooltipExt,
    TooltipTriggers, UiIntent, codex_found, codex_page, page_names,
};
use orrery_learn::codex::CodexPages as _;

use super::laid::fixture;
use super::panels::{RecordedIntents, panel_harness_of_size, press};
use crate::alien_frontiers::pilot::{Program, settle_settings};

fn contested() -> Position {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/alien-frontiers/gallery/contested.ron");
    let scenario = Scenario::from_file(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    scenario.position().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Returns the codex at `page`, over the contested match if `over` is true, otherwise without a match.
fn at(page: Option<Topic>, query: &'static str, over: bool) -> (Harness<'static>, RecordedIntents) {
    sized(page, query, over, (1600.0, 900.0))
}

fn sized(
    page: Option<Topic>,
    query: &'static str,
    over: bool,
    size: (f32, f32),
) -> (Harness<'static>, RecordedIntents) {
    let position = over.then(contested);
    let names = PlayerNames::new([(Colour::Red, "Vera")]);
    panel_harness_of_size(size.into(), move |ui, out| {
        let open = position.as_ref().map(|seen| PageMatchContext::<AlienFrontiersFrontend> {
            seen,
            options: &seen.options,
            mover: seen.mover(),
            names: &names,
        });
        let page = page.and_then(|topic| codex_page(topic.number(), open.as_ref()));
        let view = CodexView {
            games: &GameTabs::default(),
            page: page.as_ref(),
            found: &page_names::<AlienFrontiersFrontend>(&codex_found::<AlienFrontiersFrontend>(query)),
            query,
            cursor: 0,
            can_back: true,
            emblem: AlienFrontiersFrontend::EMBLEM,
            key: "F1",
            can_play: true,
            by_pad: false,
        };
        panels::codex(ui.ctx(), &view, out);
    })
}

#[test]
fn every_page_shows_its_title_gist_points_and_links() {
    for topic in AlienFrontiers::topics() {
        let (harness, _) = at(Some(topic), "", true);
        assert!(
            harness.query_all_by_label(&topic_title(topic)).count() >= 2,
            "{topic:?}: in the index and over the page"
        );
        assert!(harness.query_by_label(&topic_gist(topic, &Options::default())).is_some(), "{topic:?}");
        for point in topic_points(topic, &Options::default()) {
            assert!(harness.query_by_label(&point).is_some(), "{topic:?}: {point}");
        }
        for link in AlienFrontiers::links(topic) {
            let link = topic_title(link);
            assert!(harness.query_by_role_and_label(Role::Link, &link).is_some(), "{topic:?}: no way to {link}");
        }
    }
}

#[test]
fn index_lists_every_facility_territory_field_and_card() {
    let all = codex_found::<AlienFrontiersFrontend>("");
    assert!(Facility::ALL.iter().all(|&facility| all.contains(&Topic::Facility(facility).number())));
    assert!(Territory::ALL.iter().all(|&territory| all.contains(&Topic::Territory(territory).number())));
    assert!(Field::ALL.iter().all(|&field| all.contains(&Topic::Field(field).number())));
    assert!(Card::ALL.iter().all(|&card| all.contains(&Topic::Card(card).number())));
}

#[test]
fn link_opens_its_page_and_buttons_go_back_and_close() {
    let topic = Topic::Facility(Facility::ColonyConstructor);
    let (mut harness, asked) = at(Some(topic), "", true);
    let plateau = Topic::Territory(Territory::BradburyPlateau);
    harness.get_by_role_and_label(Role::Link, &topic_title(plateau)).click();
    harness.run();
    press(&mut harness, &text("codex-back"));
    press(&mut harness, &text("ui-close"));
    let wanted =
        [UiIntent::Codex(CodexIntent::Open(plateau.number())), UiIntent::Codex(CodexIntent::Back), UiIntent::Close];
    assert_eq!(*asked.borrow(), wanted);
}

#[test]
fn search_field_has_the_focus_and_keys_choose_a_result() {
    let (mut harness, asked) = at(None, "relic", true);
    let found = codex_found::<AlienFrontiersFrontend>("relic");
    assert!(found.len() > 2, "{found:?}");
    harness.key_press(Key::ArrowDown);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    harness.key_press(Key::ArrowUp);
    harness.run();
    let wanted = [
        UiIntent::Codex(CodexIntent::Cursor(1)),
        UiIntent::Codex(CodexIntent::Open(found[0])),
        UiIntent::Codex(CodexIntent::Cursor(found.len() - 1)),
    ];
    assert_eq!(*asked.borrow(), wanted);
    let words = text_args("codex-found", &[("count", found.len().into())]);
    assert!(harness.query_by_label(&words).is_some(), "{words}");
}

#[test]
fn typing_searches_and_no_result_is_reported() {
    let (mut harness, asked) = at(None, "", false);
    harness.get_by_role(Role::TextInput).type_text("ore");
    harness.run();
    assert!(asked.borrow().contains(&UiIntent::Codex(CodexIntent::Query("ore".to_owned()))), "{asked:?}");
    let (harness, _) = at(None, "zzzz", false);
    assert!(harness.query_by_label(&text("codex-search-none")).is_some());
}

#[test]
fn backspace_and_alt_left_go_back_unless_a_query_is_typed() {
    let topic = Some(Topic::Card(Card::StasisBeam));
    let (mut harness, asked) = at(topic, "", false);
    harness.key_press(Key::Backspace);
    harness.run();
    harness.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
    harness.run();
    assert_eq!(*asked.borrow(), [UiIntent::Codex(CodexIntent::Back), UiIntent::Codex(CodexIntent::Back)]);
    let (mut harness, asked) = at(topic, "fuel", false);
    harness.key_press(Key::Backspace);
    harness.run();
    assert!(!asked.borrow().contains(&UiIntent::Codex(CodexIntent::Back)));
}

#[test]
fn live_match_numbers_are_shown_only_during_a_match() {
    let topic = Some(Topic::Basic(orrery::games::alien_frontiers::codex::BasicTopic::Scoring));
    let heading = text("codex-now").to_uppercase();
    let (harness, _) = at(topic, "", true);
    assert!(harness.query_by_label(&heading).is_some());
    let (harness, _) = at(topic, "", false);
    assert!(harness.query_by_label(&heading).is_none());
}

#[test]
fn small_screen_shows_either_contents_or_page() {
    let topic = Topic::Facility(Facility::Shipyard);
    let (mut harness, asked) = sized(Some(topic), "", true, (800.0, 450.0));
    assert!(harness.query_by_role(Role::TextInput).is_none(), "the page has the whole room");
    let label = text("codex-contents");
    let contents = harness.get_by_role_and_label(Role::Button, &label);
    contents.focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(*asked.borrow(), [UiIntent::Codex(CodexIntent::Contents)]);
    asked.borrow_mut().clear();
    press(&mut harness, &label);
    assert_eq!(*asked.borrow(), [UiIntent::Codex(CodexIntent::Contents)], "by mouse too");
    let (harness, _) = sized(None, "", true, (800.0, 450.0));
    let field = harness.get_by_role(Role::TextInput);
    assert_eq!(field.accesskit_node().label(), Some(text("codex-search")));
}

#[test]
fn double_size_codex_stays_inside_its_edges() {
    for page in [None, Some(Topic::Facility(Facility::ColonyConstructor)), Some(Topic::Card(Card::PlasmaCannon))] {
        let (harness, _) = sized(page, "", true, (640.0, 360.0));
        let nodes = harness.root().children_recursive();
        let beyond: Vec<String> = nodes
            .filter(|node| node.accesskit_node().label().is_some())
            .map(|node| (node.rect(), node.accesskit_node().label()))
            .filter(|(rect, _)| rect.left() < 22.0 || rect.right() > 618.0)
            .map(|(rect, label)| format!("{label:?} {rect:?}"))
            .collect();
        assert!(beyond.is_empty(), "{page:?}: {beyond:?}");
    }
}

/// Returns all targets at `position`, clickable or not.
fn everything(position: &Position) -> Vec<ClickTarget> {
    let mover = position.mover();
    let mut all = vec![
        ClickTarget::Roll,
        ClickTarget::Relic,
        ClickTarget::Cycle,
        ClickTarget::Trade,
        ClickTarget::Shed,
        ClickTarget::End,
    ];
    all.extend(Facility::ALL.iter().map(|&facility| ClickTarget::Facility(facility)));
    all.extend(Territory::ALL.iter().map(|&territory| ClickTarget::Territory(territory)));
    all.extend(Field::ALL.iter().map(|&field| ClickTarget::Field(field)));
    all.extend((0..3).map(ClickTarget::DisplayCard));
    all.extend(position.discards.iter().map(ClickTarget::PileCard));
    all.extend([ClickTarget::More, ClickTarget::Less, ClickTarget::Confirm]);
    for &colour in position.seats() {
        let player = position.player(colour);
        all.push(ClickTarget::Launch(colour));
        all.extend(player.cards.iter().map(|card| ClickTarget::HeldCard { colour, card }));
        all.extend([true, false].map(|fuel| ClickTarget::Resource { colour, fuel }));
        all.extend([true, false].map(|fuel| ClickTarget::Return { colour, fuel }));
        for &facility in Facility::ALL {
            let docked = player.docked_at(facility).iter();
            all.extend(docked.map(|(value, relic)| ClickTarget::DockedShip {
                colour,
                facility,
                ship: Ship { value, relic },
            }));
        }
        let settled = Territory::ALL.iter().filter(|&&territory| player.colonies_on(territory) > 0);
        all.extend(settled.map(|&territory| ClickTarget::Colony(PlacedColony { colour, territory })));
    }
    all.retain(
        |target| !matches!(target, ClickTarget::HeldCard { colour, .. } if *colour == mover && position.is_over()),
    );
    all
}

/// Returns pending orders in every state: with nothing begun, with dice picked, and with a card or another choice begun.
fn plans(position: &Position) -> Vec<PendingOrder> {
    let mut all = vec![PendingOrder::default()];
    let dice = tray(position);
    for count in 1..=dice.len().min(3) {
        let mut plan = PendingOrder::default();
        dice.iter().take(count).enumerate().for_each(|(index, &(ship, _))| plan.toggle(position, ship, index));
        all.push(plan);
    }
    for card in position.me().cards.iter() {
        for usage in [CardUse::Power, CardUse::Discard] {
            let mut plan = PendingOrder::default();
            plan.begin_card(position, card, usage);
            all.push(plan);
        }
    }
    for begin in [FollowUpChoice::Launch, FollowUpChoice::Shed, FollowUpChoice::Trade] {
        let mut plan = PendingOrder::default();
        plan.begin(position, begin);
        all.push(plan);
    }
    all
}

#[test]
fn every_unusable_target_gives_a_reason() {
    let names = PlayerNames::default();
    let (mut asked, mut silent) = (0, Vec::new());
    for seed in 0..6 {
        let setup = Setup::plain(2 + (seed % 3) as u8, Preset::Rules2011.options());
        let mut position = setup.position(&setup.deal(&mut SeededChance::new(seed, 0))).expect("it can be dealt");
        let (mut generator, mut orders, mut chance) =
            (RandomGenerator::new(seed), Vec::new(), ChanceAdapter(SeededChance::new(seed, 1)));
        for turn in 0..160 {
            if position.is_over() {
                break;
            }
            if turn % 4 == 0 {
                for plan in plans(&position) {
                    for target in everything(&position) {
                        let takes =
                            matches!(plan.clone().pick(&position, target), ClickResult::Order(_) | ClickResult::More);
                        let why = why_not(&position, &plan, target, true).map(|blocked| blocked_text(&blocked, &names));
                        let own = matches!(target, ClickTarget::HeldCard { colour, .. } if colour == position.mover());
                        asked += 1;
                        let told = why.as_ref().is_some_and(|why| why.contains(' ') && !why.contains("why-"));
                        // A card without a power to use now may still be discarded.
                        if takes == why.is_some() || !(takes || told || own) {
                            silent.push(format!("{target:?} with {plan:?}: {why:?}"));
                        }
                    }
                }
            }
            let order = decide_with(&position, Opponent::Random, &mut generator, &mut orders);
            apply(&mut position, order, &mut chance).expect("the order is legal");
        }
    }
    silent.retain(|line| !(line.contains("HeldCard") && line.ends_with("None")));
    assert!(asked > 20_000, "only {asked} were asked");
    assert!(
        silent.is_empty(),
        "{} are silent or say what is not so:\n{}",
        silent.len(),
        silent[..silent.len().min(12)].join("\n")
    );
}

#[test]
fn dice_panel_lists_every_facility_and_docks_on_click() {
    let position = contested();
    let berths = options(&position, &PendingOrder::default());
    let (facility, ships) = takes(&berths).next().expect("something can be done");
    let (mut harness, asked) = dice_panel(position, PendingOrder::default(), None);
    for &facility in Facility::ALL {
        assert!(harness.query_by_role_and_label(Role::Link, &facility_name(facility)).is_some(), "{facility}");
    }
    for berth in berths.iter().filter(|berth| berth.uses.is_empty()) {
        let why = berth.blocked.as_ref().map(|blocked| blocked_text(blocked, &PlayerNames::default()));
        assert!(why.is_some_and(|why| harness.query_all_by_label(&why).next().is_some()), "{berth:?}");
    }
    let first = harness
        .query_all_by_role(Role::Button)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(&facility_name(facility))));
    first.expect("its first use is a button").click();
    harness.run();
    assert!(
        asked.borrow().contains(&UiIntent::Pick(target_id(
            FacilityUse::target(&position, facility, ships).expect("they are in hand")
        ))),
        "{asked:?}"
    );
    press(&mut harness, &text_args("dice-options-close", &[("key", "Esc".into())]));
    assert_eq!(asked.borrow().last(), Some(&UiIntent::Codex(CodexIntent::Options)));
}

fn dice_panel(position: Position, plan: PendingOrder, marked: Option<usize>) -> (Harness<'static>, RecordedIntents) {
    let laid = fixture(position, plan);
    panel_harness_of_size((1600.0, 900.0).into(), move |ui, out| {
        let berths = options(&laid.view, &laid.plan);
        dice_options(ui.ctx(), &laid.shown(), &DicePanelData { berths: &berths, at: marked }, out);
    })
}

#[test]
fn tooltip_opens_when_the_player_focuses_a_control() {
    let moved = Rc::new(Cell::new(false));
    let by_somebody = Rc::clone(&moved);
    let (mut harness, _) = panel_harness_of_size((900.0, 500.0).into(), move |ui, _| {
        let focus = ui.ctx().memory(egui::Memory::focused).filter(|_| by_somebody.get());
        panels::set_tip_triggers(ui.ctx(), TooltipTriggers { focus, ..TooltipTriggers::default() });
        let tip = TooltipContent::new("What it is.")
            .price(Some("Price: 3 ore".to_owned()))
            .refused(Some("Why not.".to_owned()))
            .undoable(false)
            .key("K".to_owned())
            .page(Topic::Card(Card::StasisBeam).number(), "F1".to_owned());
        let _ = ui.button("Press").tip(&tip);
    });
    assert!(harness.query_by_label("What it is.").is_none());
    harness.key_press(Key::Tab);
    harness.run();
    assert!(harness.query_by_label("What it is.").is_none(), "nobody moved the focus there");
    moved.set(true);
    harness.run();
    let more = text_args("tip-more", &[("key", "F1".into())]);
    let key = text_args("ui-key", &[("key", "K".into())]);
    for words in ["What it is.", "Price: 3 ore", "Why not.", &text("tip-undo-no"), &key, &more] {
        assert!(harness.query_by_label(words).is_some(), "{words}");
    }
    assert_eq!(panels::take_pointed(&harness.ctx), Some(Topic::Card(Card::StasisBeam).number()));
}

#[test]
fn page_links_to_its_lesson_and_examples() {
    let topic = Topic::Facility(Facility::SolarConverter);
    let (mut harness, asked) = at(Some(topic), "", false);
    press(&mut harness, &text("codex-practise"));
    let lesson = orrery::games::alien_frontiers::academy::practise("SolarConverter").expect("there is a lesson");
    assert_eq!(*asked.borrow(), [UiIntent::Practise(lesson.number())]);
    let scene = AlienFrontiers::examples_of(topic).first().expect("there is an example");
    let scenario = scene.scenario::<AlienFrontiers>().expect("it reads");
    let dice = AlienFrontiersFrontend::plays_with(&scenario).expect("dice in hand");
    press(&mut harness, &text_args("codex-play-with", &[("what", dice.into())]));
    assert_eq!(asked.borrow().last(), Some(&UiIntent::Codex(CodexIntent::Play(scene.name))));
}

fn pressed(program: &mut Program, code: KeyCode, key: &KeyName) {
    program.press(code, key, &[]);
}

/// Starts the program at the contested match, without animation.
fn program(folder: &Path) -> Program {
    settle_settings(folder);
    let mut program = Program::start(folder, Some(5), None);
    program.open(orrery::games::alien_frontiers_table::gallery::contested_match().expect("it comes with the program"));
    program
}

#[test]
fn f1_opens_and_closes_the_page_of_the_focused_target() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    let wanted = Some(ClickTarget::Facility(Facility::RaidersOutpost));
    for _ in 0..60 {
        if program.keys_on() == wanted {
            break;
        }
        pressed(&mut program, KeyCode::Tab, &KeyName::Tab);
    }
    assert_eq!(program.keys_on(), wanted);
    pressed(&mut program, KeyCode::F1, &KeyName::F1);
    assert_eq!(program.overlays(), [Overlay::Codex]);
    let gist = topic_gist(Topic::Facility(Facility::RaidersOutpost), &Options::default());
    let told = program.widgets().into_iter().any(|widget| widget.label == gist || widget.value == gist);
    assert!(told, "the page is about it");
    pressed(&mut program, KeyCode::F1, &KeyName::F1);
    assert!(program.overlays().is_empty());
}

#[test]
fn dice_panel_use_is_chosen_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    let before = program.entries();
    let berths = options(&program.position(), &PendingOrder::default());
    let (facility, ships) = takes(&berths).next().expect("something can be done");
    program.press(KeyCode::Slash, &KeyName::Character("?".into()), &[(KeyCode::ShiftLeft, KeyName::Shift)]);
    pressed(&mut program, KeyCode::ArrowDown, &KeyName::ArrowDown);
    pressed(&mut program, KeyCode::Enter, &KeyName::Enter);
    assert_eq!(program.entries(), before + 1);
    assert!(program.position().me().docked_at(facility).contains(ships), "{ships} went to {facility}");
}

#[test]
fn dice_panel_keys_open_pages_of_facilities_without_a_use() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    let berths = options(&program.position(), &PendingOrder::default());
    let stops: Vec<DicePanelStop> = dice_stops(&berths).collect();
    for &facility in Facility::ALL {
        let stands = |stop: &DicePanelStop| match *stop {
            DicePanelStop::Take(at, _) | DicePanelStop::Page(at) => at == facility,
        };
        assert!(stops.iter().any(stands), "{facility} is passed by");
    }
    let at = stops.iter().position(|stop| matches!(stop, DicePanelStop::Page(_))).expect("one takes nothing");
    let DicePanelStop::Page(facility) = stops[at] else { unreachable!("it was looked for") };
    program.press(KeyCode::Slash, &KeyName::Character("?".into()), &[(KeyCode::ShiftLeft, KeyName::Shift)]);
    for _ in 0..=at {
        pressed(&mut program, KeyCode::ArrowDown, &KeyName::ArrowDown);
    }
    let before = program.entries();
    pressed(&mut program, KeyCode::Enter, &KeyName::Enter);
    assert_eq!((program.overlays(), program.entries()), (&[Overlay::Codex][..], before));
    let gist = topic_gist(Topic::Facility(facility), &Options::default());
    assert!(program.widgets().into_iter().any(|widget| widget.label == gist || widget.value == gist), "{facility}");
}

#[test]
fn playing_an_example_leaves_the_open_match_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(folder.path());
    program.ask(UiIntent::Pick(target_id(ClickTarget::Facility(Facility::ColonistHub))));
    let (entries, position) = (program.entries(), program.position());
    let scene = AlienFrontiers::examples_of(Topic::Facility(Facility::SolarConverter)).first().expect("there is one");
    program.ask(UiIntent::Codex(CodexIntent::Play(scene.name)));
    assert_eq!(program.screen(), Screen::Match);
    assert_ne!(program.position(), position);
    let dock = berths_first(&program.position());
    program.ask(UiIntent::Pick(target_id(
        FacilityUse::target(&program.position(), dock.0, dock.1).expect("they are in hand"),
    )));
    assert_eq!(program.entries(), 1);
    program.ask(UiIntent::Codex(CodexIntent::Again));
    assert_eq!(program.entries(), 0, "the example starts again");
    program.ask(UiIntent::Codex(CodexIntent::Return));
    assert_eq!((program.entries(), program.position()), (entries, position), "the match is as it was");
}

fn berths_first(position: &Position) -> (Facility, Ships) {
    let berths = options(position, &PendingOrder::default());
    takes(&berths).next().expect("something can be done")
}
