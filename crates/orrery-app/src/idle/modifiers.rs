//! Passes the state of the modifier keys to egui only when it changes, so that the program can sleep.
//!
//! The engine's egui plugin reports the modifier keys in every frame. Egui takes each report for input and requests another
//! frame, so frames would never stop.

use bevy::prelude::*;
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Key, Modifiers};

/// Removes reports of unchanged modifier keys, and Alt+Enter, from egui's input.
pub fn unchanged_modifiers(mut inputs: Query<(Entity, &mut EguiInput)>, mut known: Local<Vec<(Entity, Modifiers)>>) {
    for (entity, mut input) in &mut inputs {
        let place = known.iter().position(|(of, _)| *of == entity).unwrap_or_else(|| {
            known.push((entity, Modifiers::default()));
            known.len() - 1
        });
        let before = &mut known[place].1;
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => std::mem::replace(before, *now) != *now,
            // Alt+Enter toggles full screen, and is not meant for the focused widget.
            Event::Key { key: Key::Enter, modifiers, .. } => !modifiers.alt,
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unchanged_modifier_events_are_withheld_from_egui() {
        let mut app = App::new();
        app.add_systems(Update, unchanged_modifiers);
        let context = app.world_mut().spawn(EguiInput::default()).id();
        let mut told = |modifiers| {
            let mut input = app.world_mut().get_mut::<EguiInput>(context).expect("the input is there");
            input.events = vec![Event::ModifiersChanged(modifiers), Event::Copy];
            app.update();
            app.world().get::<EguiInput>(context).expect("the input is there").events.len()
        };
        assert_eq!(told(Modifiers::NONE), 1, "nothing is held, as before");
        assert_eq!(told(Modifiers::SHIFT), 2);
        assert_eq!(told(Modifiers::SHIFT), 1);
        assert_eq!(told(Modifiers::NONE), 2);
    }
}
