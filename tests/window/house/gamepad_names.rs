//! Tests that players with a gamepad read no names of keys.

use orrery::games::key_map;
use orrery::locale::{codes, speaking};
use orrery::settings::keys::pad_words;

#[test]
fn no_key_is_named_while_a_gamepad_is_used() {
    let pad = key_map().faced(true);
    for language in codes() {
        speaking(&language, || {
            for row in pad.rows() {
                let (shown, mark) = (pad.shown(row.action), pad.mark(row.action));
                let buttons: Vec<String> =
                    pad.rows().flat_map(|row| row.pad).map(|&button| pad_words(button)).collect();
                assert!(mark.is_empty() || buttons.contains(&mark), "{language}: {:?} is marked {mark}", row.action);
                assert!(
                    buttons.iter().any(|button| shown.starts_with(button)),
                    "{language}: {:?}: {shown}",
                    row.action
                );
            }
        });
    }
}
