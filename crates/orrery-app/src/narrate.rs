//! Writes events to standard output, line by line, for players who follow the game in a terminal (`--narrate`).

use orrery_core::GameFrontend;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_ui::AnalysisState;
use std::io::Write;
use std::sync::Mutex;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Node, NodeId, Role, Toggled};
use bevy_egui::{EguiOutput, PrimaryEguiContext};

use super::coach;
use super::focus::FocusState;
use super::game::Game;
use super::match_log::overheard;
use super::schedule::OutputSystems;
use super::state::{MatchUiState, MenuState, Screen};
use orrery_cli::Verbosity;
use orrery_core::Colour;
use orrery_locale::{PlayerNames, text, text_args};
use orrery_table::{
    ChangeCause, CoachTasks, FinishSavingSystems, LossConfirmationRequest, OrderRefused, Table, TableChange,
};
use orrery_ui::{EndScreenTexts, Interruption, plan_label};

/// Adds the narration of the screens, which is active only if `--narrate` is given.
pub fn plugin(app: &mut App) {
    let narrates = resource_exists::<Narration>;
    app.add_systems(PostUpdate, narrate_focus.run_if(narrates).in_set(OutputSystems::NarrateFocus))
        .add_systems(Last, narrate.run_if(narrates).before(FinishSavingSystems));
}

/// Adds the narration of matches of this game. In each frame, the events of a match are narrated before the changes of the
/// screens, and the coach's advice after them.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(
        Last,
        (
            narrate_match::<G>.before(narrate),
            narrate_advice::<G>.run_if(resource_exists::<Table<G::Rules>>).after(narrate).before(FinishSavingSystems),
        )
            .distributive_run_if(resource_exists::<Narration>),
    );
}

/// The output of the narration and its level of detail.
#[derive(Resource)]
pub struct Narration {
    verbosity: Verbosity,
    out: Mutex<Box<dyn Write + Send>>,
}

impl Narration {
    /// Creates a narration to standard output.
    pub fn to_terminal(verbosity: Verbosity) -> Self {
        Self::to(verbosity, std::io::stdout())
    }

    /// Creates a narration to `out`.
    pub fn to(verbosity: Verbosity, out: impl Write + Send + 'static) -> Self {
        Narration { verbosity, out: Mutex::new(Box::new(out)) }
    }

    /// Writes `words` immediately; does nothing if they are empty. A closed stream is not an error.
    fn say(&self, words: &str) {
        if words.trim().is_empty() {
            return;
        }
        if let Ok(mut out) = self.out.lock() {
            let written = words.lines().try_for_each(|line| writeln!(out, "{line}")).and_then(|()| out.flush());
            if let Err(error) = written {
                debug!("the narration cannot be written: {error}");
            }
        }
    }

    fn at_least(&self, verbosity: Verbosity) -> bool {
        self.verbosity >= verbosity
    }
}

/// The messages of the table and the board that are narrated.
#[derive(SystemParam)]
pub struct NarratedMessages<'w, 's, G: Game> {
    announced: MessageReader<'w, 's, TableChange<<G as GameFrontend>::Rules>>,
    refused: MessageReader<'w, 's, OrderRefused<<G as GameFrontend>::Rules>>,
    confirms: MessageReader<'w, 's, LossConfirmationRequest<<G as GameFrontend>::Rules>>,
    play: Res<'w, MatchUiState>,
}

/// The texts and screens that were last narrated, to recognise changes.
#[derive(Debug, Default)]
pub struct NarrationState {
    toasts: Vec<String>,
    hint: String,
    remark: String,
    moment: String,
    closing: EndScreenTexts,
    screen: Option<Screen>,
    overlays: usize,
}

/// Narrates the events of the match since the last frame.
pub fn narrate_match<G: Game>(
    narration: Res<Narration>,
    table: Option<Res<Table<G::Rules>>>,
    mut heard: NarratedMessages<G>,
) {
    let names = heard.play.names.clone();
    for one in heard.announced.read() {
        let told = |table: &Table<G::Rules>| overheard::<G>(table, one.events.clone());
        let events = table.as_deref().map_or_else(|| one.events.clone(), told);
        tell::<G>(&narration, &TableChange { events, ..one.clone() }, &names);
    }
    for refused in heard.refused.read() {
        narration.say(&G::refusal_text(&refused.refusal, &names));
    }
    for confirm in heard.confirms.read() {
        narration.say(&G::warning_text(confirm.warning, &names));
    }
}

/// Narrates the changes of the screens since the last frame.
pub fn narrate(
    narration: Res<Narration>,
    (front, play, screen): (Res<MenuState>, Res<MatchUiState>, Res<State<Screen>>),
    mut said: Local<NarrationState>,
) {
    for toast in front.toasts.iter().filter(|toast| !said.toasts.contains(&toast.words)) {
        narration.say(&toast.words);
    }
    said.toasts = front.toasts.iter().map(|toast| toast.words.clone()).collect();
    let refused = play.refused.as_ref().map(|(hint, _)| hint.words.clone()).unwrap_or_default();
    if refused != said.hint {
        narration.say(&refused);
        said.hint = refused;
    }
    let remark = play.remarks.now.as_ref().map(|said| said.spoken(&play.names.of(said.seat))).unwrap_or_default();
    if remark != said.remark {
        narration.say(&remark);
        said.remark = remark;
    }
    let moment = play.moment().map(Interruption::spoken).unwrap_or_default();
    if moment != said.moment {
        narration.say(&moment);
        said.moment = moment;
    }
    if *screen.get() == Screen::End && play.counting.is_none() && play.closing != said.closing {
        said.closing = play.closing.clone();
        narrate_closing(&narration, &play);
    }
    if narration.at_least(Verbosity::Normal) {
        screens(&narration, &front, *screen.get(), &mut said);
    }
}

/// Narrates the reason for the result and the opponents' closing words, once the points have been counted.
fn narrate_closing(narration: &Narration, play: &MatchUiState) {
    narration.say(play.closing.headline.as_deref().unwrap_or_default());
    for (seat, words) in &play.closing.words {
        let args = [("name", play.names.of(*seat).into()), ("words", words.as_str().into())];
        narration.say(&text_args("access-remark", &args));
    }
}

/// Narrates a change of the table, and then the next turn or the end of the match.
fn tell<G: Game>(narration: &Narration, one: &TableChange<G::Rules>, names: &PlayerNames) {
    let name = ("name", names.of(one.mover).into());
    match one.cause {
        ChangeCause::Order(order) | ChangeCause::Replayed(order) => {
            if order.is_some() || !one.events.is_empty() {
                narration.say(&G::told_text(one.mover, order.as_ref(), &one.events, names));
            }
            let wanted = |event: &&game_types::Event<G>| {
                narration.at_least(Verbosity::High) || (narration.at_least(Verbosity::Normal) && G::is_headline(event))
            };
            let told = |event: &&game_types::Event<G>| order.as_ref().is_none_or(|order| G::is_told_by(event, order));
            for event in one.events.iter().filter(|event| !told(event)).filter(wanted) {
                narration.say(&G::event_text(event, names));
            }
        }
        ChangeCause::Undo => narration.say(&text_args("access-undone", &[name])),
        ChangeCause::Redo => narration.say(&text_args("access-redone", &[name])),
        ChangeCause::Reset => narration.say(&text_args("access-reset", &[name])),
        ChangeCause::Opened => narration.say(&opened::<G>(&one.after, names)),
        // The line that announces the turn is enough.
        ChangeCause::Seeked => {}
    }
    let turn = one.turn_passed() || matches!(one.cause, ChangeCause::Opened | ChangeCause::Seeked);
    if one.over_after {
        narration.say(&text("access-over"));
        standing::<G>(narration, &one.after, names);
    } else if turn {
        narration.say(&text_args("access-turn", &[("name", names.of(one.next).into())]));
        if narration.at_least(Verbosity::Normal) {
            standing::<G>(narration, &one.after, names);
        }
    }
}

/// Returns the seats in turn order.
fn seats<G: Game>(view: &game_types::View<G>) -> Vec<Colour> {
    G::Rules::standings(view).0.iter().map(|standing| standing.seat).collect()
}

fn opened<G: Game>(view: &game_types::View<G>, names: &PlayerNames) -> String {
    let all: Vec<String> = seats::<G>(view).into_iter().map(|colour| names.of(colour)).collect();
    text_args("access-opened", &[("names", all.join(&text("list-comma")).into())])
}

/// Narrates the status of every player.
fn standing<G: Game>(narration: &Narration, view: &game_types::View<G>, names: &PlayerNames) {
    for colour in seats::<G>(view) {
        narration.say(&G::standing(view, colour, names));
    }
}

/// Narrates a new screen and the closing of dialogues. The name of an opened dialogue is narrated with its focus.
fn screens(narration: &Narration, front: &MenuState, screen: Screen, said: &mut NarrationState) {
    if said.screen != Some(screen) {
        said.screen = Some(screen);
        narration.say(&text(match screen {
            Screen::Title => "access-screen-title",
            Screen::Setup => "access-screen-setup",
            Screen::Match => "access-screen-match",
            Screen::End => "access-screen-end",
        }));
    }
    let overlays = front.overlays.len();
    if overlays < said.overlays {
        narration.say(&text("access-closed"));
    }
    said.overlays = overlays;
}

/// Narrates the coach's advice.
pub fn narrate_advice<G: Game>(
    (narration, table): (Res<Narration>, Res<Table<G::Rules>>),
    (coach, play): (Res<CoachTasks<G::Rules>>, Res<MatchUiState>),
    mut told: Local<String>,
) {
    if !narration.at_least(Verbosity::Normal) {
        return;
    }
    let plans = match coach::view::<G>(&table, &coach, &play).open.map(|panel| panel.told) {
        Some(AnalysisState::Ready(advice)) => {
            let plans = advice.plans.iter().enumerate();
            plans.map(|(index, plan)| plan_label(index, plan)).collect::<Vec<_>>().join("\n")
        }
        Some(AnalysisState::Nothing) => text("ui-coach-nothing"),
        _ => String::new(),
    };
    if plans != *told {
        narration.say(&plans);
        *told = plans;
    }
}

/// Narrates the newly focused widget, if the player moved the focus or a dialogue has it. Runs after egui's pass.
pub fn narrate_focus(
    narration: Res<Narration>,
    grid: Res<FocusState>,
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    mut known: Local<Option<(NodeId, String)>>,
) {
    if !narration.at_least(Verbosity::Normal) {
        return;
    }
    if grid.is_out_of_sight() {
        *known = None;
        return;
    }
    let Ok(output) = outputs.single() else { return };
    let Some(update) = &output.platform_output.accesskit_update else { return };
    let Some((id, node)) = update.nodes.iter().find(|(id, _)| *id == update.focus) else { return };
    let words = spoken(node, narration.at_least(Verbosity::High));
    let now = Some((*id, words));
    if *known != now {
        if let Some((_, words)) = &now
            && node.role() != Role::Window
        {
            narration.say(words);
        }
        *known = now;
    }
}

/// Describes a widget in words: its label, value and state, and its type if `kind` is true.
pub fn spoken(node: &Node, kind: bool) -> String {
    let mut parts = vec![node.label().unwrap_or_default().to_owned(), node.value().unwrap_or_default().to_owned()];
    if let Some(value) = node.numeric_value() {
        parts.push(format!("{value}"));
    }
    parts.extend(match node.toggled() {
        Some(Toggled::True) => Some(text("access-on")),
        Some(_) => Some(text("access-off")),
        None => None,
    });
    let role = match node.role() {
        Role::Button => "access-button",
        Role::CheckBox => "access-check",
        Role::Slider | Role::SpinButton => "access-slider",
        Role::ComboBox => "access-list",
        Role::TextInput => "access-field",
        _ => "",
    };
    if kind && !role.is_empty() {
        parts.push(text(role));
    }
    if node.is_disabled() {
        parts.push(text("access-disabled"));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(&text("list-comma"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narration_includes_the_state_of_a_widget() {
        let mut node = Node::new(Role::CheckBox);
        node.set_label("Full screen");
        node.set_toggled(Toggled::True);
        assert_eq!(spoken(&node, false), format!("Full screen, {}", text("access-on")));
        assert!(spoken(&node, true).ends_with(&text("access-check")));
        let mut field = Node::new(Role::TextInput);
        field.set_value("Ada");
        assert_eq!(spoken(&field, false), "Ada");
    }

    #[test]
    fn verbosity_levels_are_ordered_low_to_high() {
        assert!(Verbosity::Low < Verbosity::Normal && Verbosity::Normal < Verbosity::High);
    }
}
