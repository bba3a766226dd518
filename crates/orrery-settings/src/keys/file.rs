//! The file of keys: `keymap.ron`.
//!
//! Omitted actions keep their default keys. Unknown entries are reported and kept verbatim.

use bevy::input::gamepad::GamepadButton;

use super::chord::pad_word;
use super::defaults::{GameDefaultBindings, PAD_WORDS};
use super::{Action, KeyChord, KeyMap, SLOTS};
use orrery_core::ron;
use orrery_record::fields::{RonField, RonFieldError, RonFields, split};

/// The version of the file format. Version 1 contained only keys, as the entries of the file itself.
pub const VERSION: u32 = 2;

const HEAD: &str = "\
// Keys and buttons of Orrery, two of each for every action; the first is the one shown. An action that is left out has
// its usual ones. Keys: letters, digits, F1 to F24, Space, Enter, Tab, Home, Left, MouseMiddle and so on, with Ctrl+,
// Alt+ and Shift+ before them.
";

/// The result of reading a file of keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadedKeyMap {
    /// The bindings in the file, completed by the defaults.
    pub map: KeyMap,
    /// The ignored entries, each with its line.
    pub strange: Vec<RonFieldError>,
}

/// Returns the version stated in the file, or 1 if there is none.
///
/// # Errors
/// Returns an error if the file does not consist of entries, or if its version is not a number.
pub fn version(text: &str) -> Result<u32, RonFieldError> {
    let fields = RonFields::read(text)?;
    match fields.get("version") {
        None => Ok(1),
        Some(entry) => entry
            .value
            .parse()
            .map_err(|_| RonFieldError::new(entry.line, format!("`{}` is not a version", entry.value))),
    }
}

/// Parses a file of this version or an older one. Unusable entries are ignored and reported.
///
/// # Errors
/// Returns an error if the file does not consist of entries, or if its version is not a number.
pub fn read(text: &str, own: GameDefaultBindings) -> Result<LoadedKeyMap, RonFieldError> {
    let (keys, pad, mut unknown) = if version(text)? < 2 {
        (split(text, 1)?, Vec::new(), Vec::new())
    } else {
        let mut fields = RonFields::read(text)?;
        let known = ["version", "keys", "pad"].map(str::to_owned);
        let unknown = fields.take_unknown(&known);
        let part = |name: &str| fields.get(name).map_or(Ok(Vec::new()), |entry| split(&entry.value, entry.line));
        (part("keys")?, part("pad")?, unknown)
    };
    let mut read = LoadedKeyMap { map: KeyMap::empty(own), strange: Vec::new() };
    let mut named = Vec::new();
    take(&keys, &mut read, &mut named, &mut unknown, false);
    let mut named_pad = Vec::new();
    take(&pad, &mut read, &mut named_pad, &mut unknown, true);
    read.strange
        .extend(unknown.iter().map(|entry| RonFieldError::new(entry.line, format!("`{}` is not known", entry.name))));
    read.map.unknown = unknown.into_iter().map(|entry| (entry.name, entry.value)).collect();
    // The actions in the file take precedence. All other actions get those of their default keys that are still free.
    let usual = KeyMap::usual(own);
    for row in usual.rows() {
        if !named.contains(&row.action) {
            read.map.take_keys(row.action, usual.keys(row.action).to_vec());
        }
        if !named_pad.contains(&row.action) {
            read.map.take_pad(row.action, usual.pad(row.action).to_vec());
        }
    }
    Ok(read)
}

/// Reads the entries of one part: of the buttons if `pad`, otherwise of the keys. Entries whose action this version does not know
/// are added to `unknown`.
fn take(
    entries: &[RonField],
    read: &mut LoadedKeyMap,
    named: &mut Vec<Action>,
    unknown: &mut Vec<RonField>,
    pad: bool,
) {
    for entry in entries {
        let name: String = entry.name.split_whitespace().collect();
        let action = read.map.rows().map(|row| row.action).find(|action| action.word() == name);
        let Some(action) = action else {
            let part = if pad { "pad" } else { "keys" };
            unknown.push(RonField { name: format!("{part}.{}", entry.name), ..entry.clone() });
            continue;
        };
        let Ok(words) = ron::read_strict::<Vec<String>>(&entry.value) else {
            read.strange.push(RonFieldError::new(
                entry.line,
                format!("expected a list such as [\"Space\"] for `{}`", entry.name),
            ));
            continue;
        };
        if named.contains(&action) {
            read.strange.push(RonFieldError::new(entry.line, format!("`{}` appears twice", entry.name)));
            continue;
        }
        named.push(action);
        let left = if pad { pads(action, words, read) } else { chords(action, words, read) };
        read.strange.extend(left.into_iter().map(|reason| RonFieldError::new(entry.line, reason)));
    }
}

/// Returns the error about a binding that another action has, or that is reserved.
fn occupied(binding: &str, action: Action) -> String {
    format!("`{binding}` is already taken: `{}` does not get it", action.word())
}

/// Returns the error about a binding beyond [`SLOTS`].
fn surplus(binding: &str, action: Action) -> String {
    format!("`{}` already has {SLOTS} bindings: it does not get `{binding}`", action.word())
}

/// Binds the keys of an action. Returns the reasons why some could not be bound.
fn chords(action: Action, words: Vec<String>, read: &mut LoadedKeyMap) -> Vec<String> {
    let mut strange = Vec::new();
    let mut good = Vec::new();
    for word in words {
        match KeyChord::try_from(word.clone()) {
            Ok(chord) if chord.is_known() => good.push(chord),
            _ => strange.push(format!("there is no key `{word}`")),
        }
    }
    let left = read.map.take_keys(action, good);
    strange.extend(left.occupied.iter().map(|chord| occupied(&chord.to_string(), action)));
    strange.extend(left.surplus.iter().map(|chord| surplus(&chord.to_string(), action)));
    strange
}

/// Binds the gamepad buttons of an action. Returns the reasons why some could not be bound.
fn pads(action: Action, words: Vec<String>, read: &mut LoadedKeyMap) -> Vec<String> {
    let mut strange = Vec::new();
    let mut good = Vec::new();
    for word in words {
        match PAD_WORDS.iter().find(|(_, known)| *known == word) {
            Some((button, _)) => good.push(*button),
            None => strange.push(format!("there is no gamepad button `{word}`")),
        }
    }
    let left = read.map.take_pad(action, good);
    let word = |&button: &GamepadButton| pad_word(button).unwrap_or_default();
    strange.extend(left.occupied.iter().map(word).map(|word| occupied(word, action)));
    strange.extend(left.surplus.iter().map(word).map(|word| surplus(word, action)));
    strange
}

/// Returns the text of the file.
pub fn write(map: &KeyMap) -> String {
    let kept = |part: &str| -> Vec<(String, String)> {
        let own = |name: &str| name.split_once('.').filter(|(of, _)| *of == part).map(|(_, name)| name.to_owned());
        map.unknown.iter().filter_map(|(name, value)| Some((own(name)?, value.clone()))).collect()
    };
    let list = |words: Vec<String>| format!("[{}]", words.join(", "));
    let mut text = format!("{HEAD}(\n    version: {VERSION},\n    keys: {{\n");
    for row in map.rows() {
        let words = map.keys(row.action).iter().map(|chord| format!("{:?}", chord.to_string())).collect();
        text.push_str(&format!("        {}: {},\n", row.action.word(), list(words)));
    }
    kept("keys").into_iter().for_each(|(name, value)| text.push_str(&format!("        {name}: {value},\n")));
    text.push_str("    },\n    pad: {\n");
    for row in map.rows() {
        let words = map.pad(row.action).iter().filter_map(|&button| pad_word(button));
        let words = words.map(|word| format!("{word:?}")).collect();
        text.push_str(&format!("        {}: {},\n", row.action.word(), list(words)));
    }
    kept("pad").into_iter().for_each(|(name, value)| text.push_str(&format!("        {name}: {value},\n")));
    text.push_str("    },\n");
    let beside = map.unknown.iter().filter(|(name, _)| !name.starts_with("keys.") && !name.starts_with("pad."));
    beside.for_each(|(name, value)| text.push_str(&format!("    {name}: {value},\n")));
    text.push_str(")\n");
    text
}
