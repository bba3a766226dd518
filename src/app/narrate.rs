//! Writes what happens to standard output, line by line, for those who read along in a terminal (`--narrate`).

use crate::panels::Answer;
use std::io::Write;
use std::sync::Mutex;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Node, NodeId, Role, Toggled};
use bevy_egui::{EguiOutput, PrimaryEguiContext};

use super::coach;
use super::focus::FocusGrid;
use super::schedule::OutputSystems;
use super::state::{Front, Play, Screen};
use crate::cli::Verbosity;
use crate::games::alien_frontiers::locale::{
    event_text, is_headline, is_told_by, order_text, refusal_text, text, text_args,
};
use crate::games::alien_frontiers::table::{Announced, Cause, Coach, Confirm, Refused, Table};
use crate::locale::Names;
use crate::panels::{plan_label, warning_text};
use crate::rules::{Event, Position};
use crate::table::FinishSaving;

/// The narration, if there is one.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, narrate_focus.in_set(OutputSystems::NarrateFocus))
        .add_systems(Last, narrate.before(FinishSaving));
}

/// Where the narration goes, and how much of it there is.
#[derive(Resource)]
pub struct Narration {
    verbosity: Verbosity,
    out: Mutex<Box<dyn Write + Send>>,
}

impl Narration {
    /// Narrates to standard output.
    #[must_use]
    pub fn to_terminal(verbosity: Verbosity) -> Self {
        Self::to(verbosity, std::io::stdout())
    }

    /// Narrates to `out`.
    #[must_use]
    pub fn to(verbosity: Verbosity, out: impl Write + Send + 'static) -> Self {
        Narration { verbosity, out: Mutex::new(Box::new(out)) }
    }

    /// Writes `words` at once, empty ones apart. Who listens may have gone: that stops nothing.
    fn say(&self, words: &str) {
        if words.trim().is_empty() {
            return;
        }
        if let Ok(mut out) = self.out.lock() {
            let written = words.lines().try_for_each(|line| writeln!(out, "{line}")).and_then(|()| out.flush());
            if let Err(error) = written {
                debug!("nobody reads along: {error}");
            }
        }
    }

    fn at_least(&self, verbosity: Verbosity) -> bool {
        self.verbosity >= verbosity
    }
}

/// What table and board tell.
#[derive(SystemParam)]
pub struct Heard<'w, 's> {
    announced: MessageReader<'w, 's, Announced>,
    refused: MessageReader<'w, 's, Refused>,
    confirms: MessageReader<'w, 's, Confirm>,
    play: Res<'w, Play>,
    front: Res<'w, Front>,
    table: Option<Res<'w, Table>>,
    coach: Res<'w, Coach>,
    screen: Res<'w, State<Screen>>,
}

/// What was told already.
#[derive(Debug, Default)]
pub struct Said {
    toasts: Vec<String>,
    hint: String,
    plans: String,
    screen: Option<Screen>,
    overlays: usize,
}

/// Tells what happened since the last frame.
pub fn narrate(narration: Option<Res<Narration>>, mut heard: Heard, mut said: Local<Said>) {
    let Some(narration) = narration else { return };
    let names = heard.play.names.clone();
    for one in heard.announced.read() {
        tell(&narration, one, &names);
    }
    for refused in heard.refused.read() {
        narration.say(&refusal_text(&refused.refusal, &names));
    }
    for confirm in heard.confirms.read() {
        narration.say(&warning_text(confirm.warning, &names));
    }
    let shown = &heard.front.toasts;
    for toast in shown.iter().filter(|toast| !said.toasts.contains(&toast.words)) {
        narration.say(&toast.words);
    }
    said.toasts = shown.iter().map(|toast| toast.words.clone()).collect();
    let refused = heard.play.refused.as_ref().map(|(hint, _)| hint.words.clone()).unwrap_or_default();
    if refused != said.hint {
        narration.say(&refused);
        said.hint = refused;
    }
    if narration.at_least(Verbosity::Normal) {
        screens(&narration, &heard, &mut said);
        advice(&narration, &heard, &mut said);
    }
}

/// What was done, and whose turn it is then.
fn tell(narration: &Narration, one: &Announced, names: &Names) {
    let name = ("name", names.of(one.mover).into());
    match one.cause {
        Cause::Order(order) | Cause::Seen(order) => {
            narration.say(&order_text(one.mover, &order, &one.events, names));
            let wanted = |event: &&Event| {
                narration.at_least(Verbosity::High) || (narration.at_least(Verbosity::Normal) && is_headline(event))
            };
            for event in one.events.iter().filter(|event| !is_told_by(event, &order)).filter(wanted) {
                narration.say(&event_text(event, names));
            }
        }
        Cause::Undo => narration.say(&text_args("access-undone", &[name])),
        Cause::Redo => narration.say(&text_args("access-redone", &[name])),
        Cause::Reset => narration.say(&text_args("access-reset", &[name])),
        Cause::Opened => narration.say(&opened(&one.after, names)),
        // Whose turn it is says enough.
        Cause::Looked => {}
    }
    let turn = one.before.mover() != one.after.mover() || matches!(one.cause, Cause::Opened | Cause::Looked);
    if one.after.is_over() {
        narration.say(&text("access-over"));
        standing(narration, &one.after, names);
    } else if turn {
        narration.say(&text_args("access-turn", &[("name", names.of(one.after.mover()).into())]));
        if narration.at_least(Verbosity::Normal) {
            standing(narration, &one.after, names);
        }
    }
}

fn opened(position: &Position, names: &Names) -> String {
    let all: Vec<String> = position.seats().iter().map(|&colour| names.of(colour)).collect();
    text_args("access-opened", &[("names", all.join(&text("list-comma")).into())])
}

/// What everybody has.
fn standing(narration: &Narration, position: &Position, names: &Names) {
    for &colour in position.seats() {
        let [fuel, ore, ships, colonies, cards, points] =
            crate::games::alien_frontiers::board::motion::numbers(position, colour);
        let args = [
            ("name", names.of(colour).into()),
            ("fuel", fuel.into()),
            ("ore", ore.into()),
            ("ships", ships.into()),
            ("colonies", colonies.into()),
            ("cards", cards.into()),
            ("points", points.into()),
        ];
        narration.say(&text_args("ui-player-spoken", &args));
    }
}

/// Which screen is shown, and when a dialogue goes; what it is called comes with the focus.
fn screens(narration: &Narration, heard: &Heard, said: &mut Said) {
    let screen = *heard.screen.get();
    if said.screen != Some(screen) {
        said.screen = Some(screen);
        narration.say(&text(match screen {
            Screen::Title => "access-screen-title",
            Screen::Setup => "access-screen-setup",
            Screen::Match => "access-screen-match",
            Screen::End => "access-screen-end",
        }));
    }
    let overlays = heard.front.overlays.len();
    if overlays < said.overlays {
        narration.say(&text("access-closed"));
    }
    said.overlays = overlays;
}

/// What the coach advises.
fn advice(narration: &Narration, heard: &Heard, said: &mut Said) {
    let Some(table) = &heard.table else { return };
    let plans = match coach::view(table, &heard.coach, &heard.play).open.map(|panel| panel.told) {
        Some(Answer::Ready(advice)) => {
            let plans = advice.plans.iter().enumerate();
            plans.map(|(index, plan)| plan_label(index, plan)).collect::<Vec<_>>().join("\n")
        }
        Some(Answer::Nothing) => text("ui-coach-nothing"),
        _ => String::new(),
    };
    if plans != said.plans {
        narration.say(&plans);
        said.plans = plans;
    }
}

/// Tells where the focus went, if somebody moved it or a dialogue has it. Runs after egui's pass.
pub fn narrate_focus(
    narration: Option<Res<Narration>>,
    grid: Res<FocusGrid>,
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    mut known: Local<Option<(NodeId, String)>>,
) {
    let Some(narration) = narration.filter(|narration| narration.at_least(Verbosity::Normal)) else { return };
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

/// A widget in words: what it is called and how it stands; with `kind`, what kind of thing it is.
#[must_use]
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
    fn widgets_are_told_with_their_state() {
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
    fn verbosity_has_an_order() {
        assert!(Verbosity::Low < Verbosity::Normal && Verbosity::Normal < Verbosity::High);
    }
}
