//! Compares the texts of a language with the English texts. The build checks the embedded languages and fails if there is a
//! fault; the program checks the languages in the player's own folder.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

/// The file of shared messages whose keys games may redefine.
pub const DEFAULTS: &str = "defaults.ftl";

/// A fault in a file of texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TextFault {
    /// The file is not valid Fluent. Holds the parser's reason, in English.
    Syntax(String),
    /// The key is used twice. Holds the key, and the file and line of the first message.
    Twice(String, String),
    /// English has no message with this key.
    Unknown(String),
    /// A game redefines the key of a shared message. Holds the key, and the file and line of the shared message.
    OfHouse(String, String),
    /// An English message is missing. Holds its key, and its file and line in English.
    Missing(String, String),
    /// The message's arguments differ from those of the English message. Holds its key, its arguments, and the English arguments.
    Arguments(String, String, String),
    /// The message refers to a message or term that does not exist. Holds the key of the message, and the missing key.
    Reference(String, String),
    /// A plural selector lacks the form for this category of the language. Holds the key of the message, and the category.
    Plural(String, &'static str),
    /// The fonts lack some glyphs. Holds the key of the message, and the characters without a glyph.
    Letters(String, String),
    /// The message with this key has no text.
    Empty(String),
}

impl std::fmt::Display for TextFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TextFault::Syntax(reason) => write!(f, "{reason}"),
            TextFault::Twice(key, place) => write!(f, "`{key}` appears twice, first in {place}"),
            TextFault::Unknown(key) => write!(f, "`{key}` is not an English message: remove it or correct its name"),
            TextFault::OfHouse(key, place) => {
                write!(f, "`{key}` is a shared message, in {place}: choose another key")
            }
            TextFault::Missing(key, place) => write!(f, "`{key}` is missing; the English message is in {place}"),
            TextFault::Arguments(key, here, there) => {
                write!(f, "`{key}` uses {here}, but the English message has {there}")
            }
            TextFault::Reference(key, what) => write!(f, "`{key}` uses `{what}`, which does not exist"),
            TextFault::Plural(key, form) => write!(f, "`{key}` selects by number, but the form [{form}] is missing"),
            TextFault::Letters(key, letters) => write!(f, "`{key}` has letters that the fonts lack: {letters}"),
            TextFault::Empty(key) => write!(f, "`{key}` is empty"),
        }
    }
}

/// A fault in a text, with its location.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocatedFault {
    /// The name of the file, as given to [`MessageCatalogue::add`].
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The fault at this line.
    pub fault: TextFault,
}

impl std::fmt::Display for LocatedFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.fault)
    }
}

/// A message or term of a language.
#[derive(Debug, Clone, Default)]
struct MessageInfo {
    file: String,
    line: usize,
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl MessageInfo {
    fn place(&self) -> String {
        format!("{}:{}", self.file, self.line)
    }

    /// Reports whether games may redefine the message's key, because it is a shared default.
    fn is_default(&self) -> bool {
        name_of(&self.file) == DEFAULTS
    }
}

/// All messages and terms of a language. The name of a term begins with `-`.
#[derive(Debug, Clone, Default)]
pub struct MessageCatalogue {
    known: BTreeMap<String, MessageInfo>,
    forms: &'static [&'static str],
}

/// Returns the plural categories of whole numbers in a language. The list is empty for a language with unknown plural rules,
/// whose plural forms are not checked.
const fn forms(code: &str) -> &'static [&'static str] {
    match code.as_bytes() {
        [b'r', b'u', ..] => &["one", "few", "many"],
        [b'e', b'n', ..] | [b'i', b't', ..] => &["one", "other"],
        _ => &[],
    }
}

impl MessageCatalogue {
    /// Creates an empty catalogue for a language.
    pub fn new(code: &str) -> Self {
        MessageCatalogue { known: BTreeMap::new(), forms: forms(code) }
    }

    /// Adds the texts of a file and returns the faults that can be found without other texts. `letters` holds the characters that
    /// the fonts contain.
    pub fn add(&mut self, file: &str, text: &str, letters: &BTreeSet<char>) -> Vec<LocatedFault> {
        let slip = |line: usize, fault: TextFault| LocatedFault { file: file.to_owned(), line, fault };
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((_, errors)) => {
                let line = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
                return errors.iter().map(|e| slip(line(e.pos.start), TextFault::Syntax(e.to_string()))).collect();
            }
        };
        let mut slips = Vec::new();
        let mut lines = text.lines().enumerate();
        for entry in &resource.body {
            let (name, value, attributes) = match entry {
                Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
                _ => continue,
            };
            let line = lines.by_ref().find(|(_, line)| begins(line, &name)).map_or(0, |(index, _)| index + 1);
            let mut seen = MessageContents::default();
            value.into_iter().chain(attributes.iter().map(|a| &a.value)).for_each(|pattern| seen.pattern(pattern));
            slips.extend(seen.faults(&name, self.forms, letters, value.is_none()).map(|fault| slip(line, fault)));
            let known =
                MessageInfo { file: file.to_owned(), line, arguments: seen.arguments, references: seen.references };
            if let Some(first) = self.known.get(&name) {
                slips.push(slip(line, TextFault::Twice(name, first.place())));
            } else {
                self.known.insert(name, known);
            }
        }
        slips
    }

    /// Returns an empty catalogue for the same language.
    pub fn empty(&self) -> Self {
        MessageCatalogue { known: BTreeMap::new(), forms: self.forms }
    }

    /// Returns true if there is a message with this key, or a term with this name including its `-`.
    pub fn knows(&self, key: &str) -> bool {
        self.known.contains_key(key)
    }

    /// Returns a fault for each message or term that redefines one of `house`, the shared texts. Defaults may be redefined, but
    /// only with the same arguments.
    pub fn of_house(&self, house: &MessageCatalogue) -> Vec<LocatedFault> {
        let both = self.known.iter().filter_map(|(key, here)| Some((key, here, house.known.get(key)?)));
        let wrong = both.filter_map(|(key, here, there)| {
            let fault = if !there.is_default() {
                TextFault::OfHouse(key.clone(), there.place())
            } else if here.arguments == there.arguments {
                return None;
            } else {
                TextFault::Arguments(key.clone(), listed(&here.arguments), listed(&there.arguments))
            };
            Some(LocatedFault { file: here.file.clone(), line: here.line, fault })
        });
        wrong.collect()
    }

    /// Returns a fault for each reference to a message or term that neither this catalogue nor `house` has.
    pub fn loose_ends(&self, house: &MessageCatalogue) -> Vec<LocatedFault> {
        let ends = self.known.iter().flat_map(|(key, known)| {
            let loose = known.references.iter().filter(|name| !self.knows(name) && !house.knows(name));
            loose.map(|name| LocatedFault {
                file: known.file.clone(),
                line: known.line,
                fault: TextFault::Reference(key.clone(), name.clone()),
            })
        });
        ends.collect()
    }

    /// Returns the differences from `english`: messages that English lacks, messages with different arguments and, if `wanted` is
    /// true, missing messages.
    pub fn against(&self, english: &MessageCatalogue, wanted: bool) -> Vec<LocatedFault> {
        let mut slips = Vec::new();
        for (key, here) in self.messages() {
            let slip = |fault: TextFault| LocatedFault { file: here.file.clone(), line: here.line, fault };
            match english.known.get(key) {
                None => slips.push(slip(TextFault::Unknown(key.clone()))),
                Some(there) if here.arguments != there.arguments => {
                    slips.push(slip(TextFault::Arguments(
                        key.clone(),
                        listed(&here.arguments),
                        listed(&there.arguments),
                    )));
                }
                Some(_) => {}
            }
        }
        for (key, there) in english.messages().filter(|(key, _)| wanted && !self.known.contains_key(*key)) {
            let (file, fault) = (self.counterpart_file(&there.file), TextFault::Missing(key.clone(), there.place()));
            slips.push(LocatedFault { file, line: 1, fault });
        }
        slips
    }

    /// Returns the file of this language with the same name as `file`. If there is none, returns the first file of the language.
    fn counterpart_file(&self, file: &str) -> String {
        let files: BTreeSet<&String> = self.known.values().map(|known| &known.file).collect();
        let same = files.iter().find(|other| name_of(other) == name_of(file));
        same.or(files.first()).map_or_else(|| file.to_owned(), |found| (**found).clone())
    }

    fn messages(&self) -> impl Iterator<Item = (&String, &MessageInfo)> {
        self.known.iter().filter(|(key, _)| !key.starts_with('-'))
    }
}

/// Returns the name of a file without its folders.
fn name_of(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

fn begins(line: &str, name: &str) -> bool {
    line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='))
}

fn listed(arguments: &BTreeSet<String>) -> String {
    if arguments.is_empty() {
        return "no argument".to_owned();
    }
    arguments.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

/// The arguments, references, characters and plural selectors in a message.
#[derive(Default)]
struct MessageContents {
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
    letters: BTreeSet<char>,
    /// The keys of each plural selector.
    choices: Vec<BTreeSet<String>>,
}

impl MessageContents {
    fn faults<'a>(
        &'a self,
        key: &'a str,
        forms: &'static [&'static str],
        letters: &'a BTreeSet<char>,
        empty: bool,
    ) -> impl Iterator<Item = TextFault> + 'a {
        let lacking: String = self.letters.iter().filter(|&c| !c.is_whitespace() && !letters.contains(c)).collect();
        let lacking = (!lacking.is_empty()).then(|| TextFault::Letters(key.to_owned(), lacking));
        let plural = self.choices.iter().flat_map(move |keys| {
            let missing = forms.iter().filter(|form| !keys.contains(**form));
            missing.map(|form| TextFault::Plural(key.to_owned(), form))
        });
        lacking.into_iter().chain(plural).chain(empty.then(|| TextFault::Empty(key.to_owned())))
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters.extend(value.chars()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.choices.extend(categories(variants));
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.call(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.call(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } if !value.contains('\\') => self.letters.extend(value.chars()),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn call(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|named| self.inline(&named.value));
    }
}

/// Returns the keys of a selector if any of them is a plural category.
fn categories(variants: &[Variant<&str>]) -> Option<BTreeSet<String>> {
    let names = variants.iter().filter_map(|variant| match variant.key {
        VariantKey::Identifier { name } => Some(name.to_owned()),
        VariantKey::NumberLiteral { .. } => None,
    });
    let names: BTreeSet<String> = names.collect();
    ["zero", "one", "two", "few", "many"].iter().any(|form| names.contains(*form)).then_some(names)
}
