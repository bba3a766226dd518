//! Tests of the panels without a window: their contents, their buttons, and their requests.

use std::path::Path;

use bevy_egui::egui::accesskit::{Role, Toggled};
use bevy_egui::egui::{Key, Ui};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use orrery::core::Colour;
use orrery::core::Rules as _;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::record::Scenario;
use orrery::games::alien_frontiers::rules::{Card, Facility, Position, Ship, Ships};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::games::alien_frontiers_table::locale::{text, text_args};
use orrery::games::alien_frontiers_table::table::plan::{
    CardUse, ClickResult, ClickTarget, FollowUpChoice, PendingOrder, Warning,
};
use orrery::locale::PlayerNames;
use orrery::panels::{
    self, GamePanelData, HintLine, LogLine, MatchPanels as _, Overlay, RemapState, SaveRow, Scores, ScreenRequest,
    SettingsPage, SettingsView, SetupDraft, SetupPage, SetupProblem, SharedPanelData, TitleGame, TitleView, UiIntent,
    UndoAvailability, fault,
};
use orrery::settings::{ConfirmationId, Settings, Volumes};

pub use orrery_pilot::panels::{RecordedIntents, panel_harness, panel_harness_of_size, press};

use super::laid::fixture;

fn is_off(harness: &Harness, label: &str) -> bool {
    harness.get_by_label(label).accesskit_node().is_disabled()
}

fn crowded() -> Position {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/alien-frontiers/gallery/crowded.ron");
    let scenario = Scenario::from_file(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    scenario.position().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The data of a match that panels show besides the position and the pending order.
#[derive(Clone, Default)]
struct PanelExtras {
    warning: Option<Warning>,
    log: Vec<LogLine>,
    can_undo: bool,
    away: bool,
}

/// Returns the panels of a match at `position` with `plan`.
fn in_match(position: Position, plan: PendingOrder, around: PanelExtras) -> (Harness<'static>, RecordedIntents) {
    let mut laid = fixture(position, plan);
    laid.names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Tomas")]);
    if around.away {
        laid.targets.clear();
    }
    laid.hint = AlienFrontiersFrontend::hint(&laid.view, &laid.plan, &laid.targets, "Vera", &laid.keys);
    laid.log = around.log;
    panel_harness(move |ui, out| {
        let (local, can_undo, warning) = (!around.away, around.can_undo, around.warning);
        let shared = SharedPanelData { local, can_undo, ..laid.shared() };
        let view = GamePanelData { shared, warning, ..laid.shown() };
        panels::match_panels(ui.ctx(), &view, out);
    })
}

/// Returns a title screen with one playable game.
pub fn the_title() -> TitleView {
    let game = TitleGame { name: "Alien Frontiers".to_owned(), plays: true, ..TitleGame::default() };
    TitleView { game, clear: 1.0, ..TitleView::default() }
}

#[test]
fn title_offers_continue_only_with_a_saved_match() {
    let (mut harness, asked) = panel_harness(|ui, out| panels::title(ui, &the_title(), out));
    assert!(harness.query_by_label(&text("ui-continue")).is_none());
    press(&mut harness, &text("ui-new-match"));
    press(&mut harness, &text("ui-load"));
    assert_eq!(*asked.borrow(), [UiIntent::Go(ScreenRequest::Setup), UiIntent::Open(Overlay::Load)]);

    let view = TitleView { latest: Some("Vera and Tomas".to_owned()), ..the_title() };
    let (mut harness, asked) = panel_harness(move |ui, out| panels::title(ui, &view, out));
    press(&mut harness, &text("ui-continue"));
    assert_eq!(*asked.borrow(), [UiIntent::Continue]);
}

#[test]
fn invalid_setup_names_its_error_and_cannot_start() {
    let good = SetupDraft::default();
    let fault = |draft: &SetupDraft| fault(draft, &AlienFrontiers::PLAYERS);
    assert_eq!(fault(&good), None);
    let with = |change: &dyn Fn(&mut SetupDraft)| {
        let mut draft = good.clone();
        change(&mut draft);
        fault(&draft)
    };
    assert_eq!(with(&|d| d.seats.truncate(1)), Some(SetupProblem::TooFew(2)));
    assert_eq!(with(&|d| d.seats[1].colour = d.seats[0].colour), Some(SetupProblem::ColourTwice));
    assert_eq!(with(&|d| d.seats[1].name = " red ".to_owned()), Some(SetupProblem::NameTwice));
    assert_eq!(with(&|d| d.seed = "seven".to_owned()), Some(SetupProblem::Seed));
    assert_eq!(with(&|d| d.seed = " 7 ".to_owned()), None);

    let mut bad = good;
    bad.seed = "-1".to_owned();
    let (mut harness, asked) =
        panel_harness(move |ui, out| panels::setup(ui, &bad, &SetupPage::of::<AlienFrontiersFrontend>(), out));
    assert!(harness.query_by_label(&SetupProblem::Seed.text()).is_some());
    assert!(is_off(&harness, &text("ui-start")));
    press(&mut harness, &text("ui-start"));
    assert!(!asked.borrow().contains(&UiIntent::Start));
}

#[test]
fn enter_starts_a_valid_setup_but_not_from_a_text_field() {
    let draft = SetupDraft::default();
    let (mut harness, asked) =
        panel_harness(move |ui, out| panels::setup(ui, &draft, &SetupPage::of::<AlienFrontiersFrontend>(), out));
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(*asked.borrow(), [UiIntent::Start]);

    // An invalid set-up is not started, and the Enter that leaves a field starts nothing.
    let bad = SetupDraft { seed: "seven".to_owned(), ..SetupDraft::default() };
    for (draft, field) in [(bad, false), (SetupDraft::default(), true)] {
        let (mut harness, asked) =
            panel_harness(move |ui, out| panels::setup(ui, &draft, &SetupPage::of::<AlienFrontiersFrontend>(), out));
        harness.run();
        if field {
            harness.get_all_by_role(Role::TextInput).next().expect("a name to type").focus();
            harness.run();
        }
        // Held a little longer than a frame, so that it is repeated.
        harness.key_down(Key::Enter);
        harness.key_down(Key::Enter);
        harness.key_up(Key::Enter);
        harness.run();
        assert!(!asked.borrow().contains(&UiIntent::Start), "{asked:?}");
    }
}

#[test]
fn setup_buttons_change_seats_and_preset() {
    let draft = SetupDraft::default();
    let seats = draft.seats.len();
    let (mut harness, asked) =
        panel_harness(move |ui, out| panels::setup(ui, &draft, &SetupPage::of::<AlienFrontiersFrontend>(), out));
    press(&mut harness, &text("ui-setup-add"));
    press(&mut harness, &text("preset-app"));
    press(&mut harness, &text("ui-start"));
    let asked = asked.borrow();
    let [UiIntent::Draft(added), UiIntent::Draft(app), UiIntent::Start] = asked.as_slice() else {
        panic!("{asked:?}");
    };
    assert_eq!(added.seats.len(), seats + 1);
    assert_eq!(fault(added, &AlienFrontiers::PLAYERS), None, "the new seat has a colour of its own");
    assert_eq!(
        app.last::<AlienFrontiersFrontend>().options.docking_duty,
        orrery::games::alien_frontiers::rules::DockingDuty::Free
    );
}

#[test]
fn broken_save_shows_its_error_and_cannot_be_opened() {
    let rows = vec![SaveRow {
        path: "broken.ron".into(),
        name: "Evening".to_owned(),
        broken: Some("line 3: no such card".to_owned()),
        ..SaveRow::default()
    }];
    let (mut harness, asked) = panel_harness(move |ui, out| panels::load_list(ui.ctx(), &rows, out));
    let told = text_args("ui-load-broken", &[("reason", "line 3: no such card".into())]);
    assert!(harness.query_by_label(&told).is_some());
    assert!(is_off(&harness, &text("ui-open")));
    press(&mut harness, &text("ui-delete"));
    assert_eq!(*asked.borrow(), [UiIntent::Open(Overlay::Delete("broken.ron".into()))]);
}

/// Returns the id of a confirmation of this game, given its keyword in the settings file.
fn question(word: &'static str) -> ConfirmationId {
    ConfirmationId { game: AlienFrontiers::KEY, word }
}

/// Returns a page of the settings in its default state.
pub fn options_page(page: SettingsPage) -> impl FnMut(&mut Ui, &mut Vec<UiIntent>) {
    let (settings, keys) = (Settings::default(), orrery::games::key_map());
    move |ui, out| {
        let view = SettingsView {
            settings: &settings,
            keys: &keys,
            page,
            remap: &RemapState::Rest,
            monitors: &["DP-1".to_owned()],
            questions: &panels::questions_of::<AlienFrontiersFrontend>(),
        };
        panels::options(ui.ctx(), &view, out);
    }
}

/// Returns the name of a choice in a row of the settings, as given to screen readers.
pub fn choice_of(row: &str, value: &str) -> String {
    text_args("options-spoken", &[("row", text(row).into()), ("value", text(value).into())])
}

#[test]
fn option_buttons_request_the_changed_settings() {
    let (mut harness, asked) = panel_harness(options_page(SettingsPage::Game));
    press(&mut harness, &choice_of("ui-option-pace", "option-pace-step"));
    harness.get_by_label(&text("option-ask-launch")).scroll_to_me();
    harness.run();
    press(&mut harness, &text("option-ask-launch"));
    let asked = asked.borrow();
    let [UiIntent::Settings(pace), UiIntent::Settings(launch)] = asked.as_slice() else { panic!("{asked:?}") };
    assert_eq!(pace.pace, orrery::settings::OpponentPace::Step);
    assert!(!launch.asks(question("Launch")) && launch.asks(question("Claim")));
}

#[test]
fn volume_sliders_work_by_mouse_and_keys() {
    let (mut harness, asked) = panel_harness(options_page(SettingsPage::Sound));
    let music = text("ui-option-volume-music");
    let slider = |harness: &Harness| harness.get_by_role_and_label(Role::Slider, &music).rect();
    harness.get_by_role_and_label(Role::Slider, &music).scroll_to_me();
    harness.run();
    let place = slider(&harness);
    harness.drag_at(place.center());
    harness.drop_at(place.center());
    harness.run();
    harness.get_by_role_and_label(Role::Slider, &text("ui-option-volume-effects")).focus();
    harness.run();
    harness.key_press(Key::ArrowLeft);
    harness.run();
    let usual = Settings::default().volume;
    let told: Vec<_> = asked
        .borrow()
        .iter()
        .map(|intent| match intent {
            UiIntent::Settings(settings) => settings.volume,
            other => panic!("{other:?}"),
        })
        .collect();
    assert!(told.contains(&Volumes { music: 50, ..usual }), "{told:?}");
    assert!(told.contains(&Volumes { effects: usual.effects - 5, ..usual }), "{told:?}");
}

/// Returns the label of the button that uses `card` for `what`.
fn card_use(card: Card, what: String) -> String {
    text_args(
        "access-card-use",
        &[("card", orrery::games::alien_frontiers_table::locale::card_name(card).into()), ("what", what.into())],
    )
}

#[test]
fn card_panel_buttons_use_and_discard_cards() {
    let (mut harness, asked) = in_match(crowded(), PendingOrder::default(), PanelExtras::default());
    press(
        &mut harness,
        &card_use(
            Card::PlasmaCannon,
            orrery::games::alien_frontiers_table::locale::card_power_short(Card::PlasmaCannon),
        ),
    );
    let repulsor =
        orrery::games::alien_frontiers_table::locale::card_discard_short(Card::GravityManipulator).unwrap_or_default();
    press(&mut harness, &card_use(Card::GravityManipulator, format!("{} {repulsor}", text("ui-discard"))));
    let wanted = [
        UiIntent::Pick(target_id(ClickTarget::Use(Card::PlasmaCannon, CardUse::Power))),
        UiIntent::Pick(target_id(ClickTarget::Use(Card::GravityManipulator, CardUse::Discard))),
    ];
    assert_eq!(*asked.borrow(), wanted);
}

#[test]
fn used_card_is_disabled() {
    let mut position = crowded();
    position.turn.used.insert(Card::PlasmaCannon);
    let (mut harness, asked) = in_match(position, PendingOrder::default(), PanelExtras::default());
    let power = card_use(
        Card::PlasmaCannon,
        orrery::games::alien_frontiers_table::locale::card_power_short(Card::PlasmaCannon),
    );
    assert!(is_off(&harness, &power));
    press(&mut harness, &power);
    assert_eq!(*asked.borrow(), []);
}

#[test]
fn turn_buttons_are_disabled_while_an_opponent_moves() {
    let (mut harness, asked) =
        in_match(crowded(), PendingOrder::default(), PanelExtras { away: true, ..PanelExtras::default() });
    for label in ["ui-undo", "ui-redo", "ui-reset", "ui-end-turn"] {
        assert!(is_off(&harness, &text(label)), "{label}");
    }
    press(&mut harness, &text("ui-menu"));
    assert_eq!(*asked.borrow(), [UiIntent::Open(Overlay::Menu)]);
}

#[test]
fn player_panel_label_lists_all_resources() {
    let (harness, _) = in_match(crowded(), PendingOrder::default(), PanelExtras::default());
    let vera = text_args(
        "ui-player-spoken",
        &[
            ("name", "Vera".into()),
            ("fuel", 3.into()),
            ("ore", 2.into()),
            ("ships", 5.into()),
            ("colonies", 3.into()),
            ("cards", 2.into()),
            ("points", 5.into()),
        ],
    );
    assert!(harness.query_by_label(&vera).is_some(), "{vera}");
}

#[test]
fn log_line_of_the_current_turn_undoes_to_before_it() {
    let line = |entry: usize, words: &str, back: UndoAvailability| LogLine {
        entry,
        round: 3,
        colour: Colour::Red,
        words: words.to_owned(),
        all: String::new(),
        spots: Vec::new(),
        below: false,
        back,
    };
    let log = vec![
        line(6, "Vera rolled 2 4", UndoAvailability::Barred),
        line(7, "Vera mined with 4: +1 ore", UndoAvailability::Yes),
    ];
    let around = PanelExtras { log, can_undo: true, ..PanelExtras::default() };
    let (mut harness, asked) = in_match(crowded(), PendingOrder::default(), around);
    press(&mut harness, "Vera rolled 2 4");
    press(&mut harness, "Vera mined with 4: +1 ore");
    press(&mut harness, &text("ui-undo"));
    // A click on a line of an earlier turn opens the whole log.
    assert_eq!(*asked.borrow(), [UiIntent::Open(Overlay::Log), UiIntent::UndoTo(7), UiIntent::Undo]);
}

#[test]
fn raid_loot_is_chosen_per_victim() {
    let mut position = crowded();
    position.turn.hand = Ships::of(&[4, 5, 6]);
    let mut plan = PendingOrder::default();
    let begun = plan.begin(&position, FollowUpChoice::Raid { ships: Ships::of(&[4, 5, 6]) });
    assert_eq!(begun, ClickResult::More);
    let (mut harness, asked) = in_match(position, plan, PanelExtras::default());
    let fuel = text_args("ui-loot-more", &[("what", text("ui-fuel").into()), ("name", "Tomas".into())]);
    press(&mut harness, &fuel);
    assert!(harness.query_by_label(&text("ui-loot-decoy")).is_none(), "it is painted, not pressed");
    press(&mut harness, &orrery::games::alien_frontiers_table::locale::card_name(Card::DataCrystal));
    press(&mut harness, &text("ui-loot-empty"));
    let wanted = [
        ClickTarget::Resource { colour: Colour::Green, fuel: true },
        ClickTarget::HeldCard { colour: Colour::Green, card: Card::DataCrystal },
        ClickTarget::Confirm,
    ];
    assert_eq!(*asked.borrow(), wanted.map(|target| UiIntent::Pick(target_id(target))));
}

#[test]
fn discard_dialog_button_acts_exactly_when_enabled() {
    let mut position = crowded();
    position.players[Colour::Red.index()].fuel = 7;
    position.players[Colour::Red.index()].ore = 3;
    let mut plan = PendingOrder::default();
    assert_eq!(plan.begin(&position, FollowUpChoice::Shed), ClickResult::More);
    let (mut harness, asked) = in_match(position, plan, PanelExtras::default());
    let more = text_args("ui-shed-more", &[("what", text("ui-ore").into())]);
    let off = is_off(&harness, &more);
    press(&mut harness, &more);
    assert_eq!(asked.borrow().is_empty(), off, "the button asks exactly when it is on");
    assert!(harness.get_all_by_label(&text("ui-shed")).count() >= 1);
}

#[test]
fn confirmation_has_answer_cancel_and_never_ask_controls() {
    let warning = Warning::SpendsShip { ship: Ship::own(6) };
    let around = PanelExtras { warning: Some(warning), ..PanelExtras::default() };
    let (mut harness, asked) = in_match(crowded(), PendingOrder::default(), around);
    for label in ["ui-give-up-ship", "ui-cancel", "ui-never-ask"] {
        press(&mut harness, &text(label));
    }
    assert_eq!(*asked.borrow(), [UiIntent::Answer(true), UiIntent::Answer(false), UiIntent::Unask(true)]);
    let never = text("ui-never-ask");
    let tick = harness.get_by_role_and_label(Role::CheckBox, &never);
    assert_eq!(tick.accesskit_node().toggled(), Some(Toggled::False));
}

#[test]
fn match_menu_is_usable_by_keys_alone() {
    let (mut harness, asked) = panel_harness(|ui, out| panels::match_menu(ui.ctx(), out));
    for key in [Key::Tab, Key::ArrowDown, Key::ArrowLeft, Key::Enter] {
        harness.key_press(key);
        harness.run();
    }
    assert_eq!(*asked.borrow(), [UiIntent::Open(Overlay::Save)]);
}

#[test]
fn hint_names_the_next_possible_action() {
    let keys = orrery::games::key_map();
    let said = |position: &Position, plan: &PendingOrder| {
        let targets = plan.targets(position);
        AlienFrontiersFrontend::hint(position, plan, &targets, "Vera", &keys)
    };
    let mut position = crowded();
    let pick = text_args("ui-hint-pick", &[("name", "Vera".into()), ("key", "Tab".into())]);
    assert_eq!(said(&position, &PendingOrder::default()), HintLine::plain(pick));
    let mut plan = PendingOrder::default();
    plan.toggle(&position, Ship::own(6), 3);
    assert!(plan.targets(&position).contains(&ClickTarget::Facility(Facility::SolarConverter)));
    assert_eq!(said(&position, &plan), HintLine::plain(text("ui-hint-dock")));
    position.turn.hand = Ships::NONE;
    let end = text_args("ui-hint-end", &[("name", "Vera".into()), ("key", "E".into())]);
    assert_eq!(said(&position, &PendingOrder::default()), HintLine::plain(end));
    // A finished colony is named before the end of the turn, which would waste it.
    let mover = &mut position.players[Colour::Red.index()];
    (mover.hub, mover.fuel, mover.ore) = (7, 1, 1);
    let launch = text_args("ui-hint-launch-ready", &[("name", "Vera".into()), ("key", "K".into())]);
    assert_eq!(said(&position, &PendingOrder::default()), HintLine::plain(launch));
}

#[test]
fn goods_over_the_limit_are_no_reason_to_give_any_up_before_ships_dock() {
    let keys = orrery::games::key_map();
    let mut position = crowded();
    let mover = &mut position.players[Colour::Red.index()];
    (mover.fuel, mover.ore) = (6, 6);
    let said = |position: &Position| {
        let plan = PendingOrder::default();
        AlienFrontiersFrontend::hint(position, &plan, &plan.targets(position), "Vera", &keys)
    };
    let args = |key: &str| [("name", "Vera".into()), ("key", key.into())];
    assert_eq!(said(&position), HintLine::plain(text_args("ui-hint-pick-over", &args("Tab"))));
    position.turn.hand = Ships::NONE;
    assert_eq!(said(&position), HintLine::plain(text_args("ui-hint-shed", &args("X"))));
}

#[test]
fn tie_break_by_cards_or_ore_is_explained() {
    let mut position = crowded();
    let scores = |position: &Position| {
        Scores::of::<AlienFrontiersFrontend>(&AlienFrontiers::standings(position), &PlayerNames::default())
    };
    let Scores { rows, tie: told, .. } = scores(&position);
    let points: Vec<i32> = rows.iter().map(panels::ScoreRow::total).collect();
    assert!(points.windows(2).all(|pair| pair[0] >= pair[1]), "{points:?}");
    assert_eq!(points[0], points[1], "the scene has a tie at the top");
    assert_eq!(told, Some(tie("ui-tie-ore", rows[0].colour, rows[1].colour)));
    position.players[rows[1].colour.index()].cards.insert(Card::ResourceCache);
    let Scores { rows: after, tie: told, .. } = scores(&position);
    assert_eq!(after[0].colour, rows[1].colour, "one card more comes first");
    assert_eq!(told, Some(tie("ui-tie-cards", after[0].colour, after[1].colour)));
}

fn tie(key: &str, first: Colour, second: Colour) -> String {
    let names = PlayerNames::default();
    text_args(key, &[("name", names.of(first).into()), ("other", names.of(second).into())])
}
