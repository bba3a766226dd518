//! Compares the texts of a language with the English ones. The build checks the embedded languages and fails on a fault; the
//! program checks those in the player's own folder.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

/// The file of shared messages that are defaults for games: a game may redefine their keys.
pub const DEFAULTS: &str = "defaults.ftl";

/// A fault in a file of texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The file is not valid Fluent: the parser's reason, in English.
    Syntax(String),
    /// The message exists already: its key, and the file and line of the other one.
    Twice(String, String),
    /// English has no message with this key.
    Unknown(String),
    /// There is a shared message with this key, in the given file and line. A game must not redefine it.
    OfHouse(String, String),
    /// A message of English is missing: its key, and its file and line in English.
    Missing(String, String),
    /// The message has other arguments than the English one: its key, its arguments, and those of English.
    Arguments(String, String, String),
    /// The message refers to another message or a term that its language does not have.
    Reference(String, String),
    /// A choice by number lacks the form for this plural category of the language.
    Plural(String, &'static str),
    /// The fonts do not have these letters of the message.
    Letters(String, String),
    /// The message has no text.
    Empty(String),
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::Syntax(reason) => write!(f, "{reason}"),
            Fault::Twice(key, place) => write!(f, "`{key}` is there twice, first in {place}"),
            Fault::Unknown(key) => write!(f, "`{key}` is no message of English: take it out or correct its name"),
            Fault::OfHouse(key, place) => {
                write!(f, "`{key}` is a message of the house, in {place}: give it another key")
            }
            Fault::Missing(key, place) => write!(f, "`{key}` is missing; it stands in {place}"),
            Fault::Arguments(key, here, there) => {
                write!(f, "`{key}` puts in {here}, but the English message has {there}")
            }
            Fault::Reference(key, what) => write!(f, "`{key}` puts in `{what}`, which is not there"),
            Fault::Plural(key, form) => write!(f, "`{key}` chooses by number, but lacks the form [{form}]"),
            Fault::Letters(key, letters) => write!(f, "`{key}` has letters that the fonts lack: {letters}"),
            Fault::Empty(key) => write!(f, "`{key}` says nothing"),
        }
    }
}

/// A fault and its location.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// The file, by the name under which it was read.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The fault.
    pub fault: Fault,
}

impl std::fmt::Display for Slip {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.fault)
    }
}

/// A message or term of a language.
#[derive(Debug, Clone, Default)]
struct Known {
    file: String,
    line: usize,
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Known {
    fn place(&self) -> String {
        format!("{}:{}", self.file, self.line)
    }

    /// Returns true if it is a shared default that games may redefine.
    fn is_default(&self) -> bool {
        name_of(&self.file) == DEFAULTS
    }
}

/// All messages and terms of a language. The name of a term begins with `-`.
#[derive(Debug, Clone, Default)]
pub struct Texts {
    known: BTreeMap<String, Known>,
    forms: &'static [&'static str],
}

/// The plural categories of whole numbers in a language. It is empty for a language with unknown plural rules, which has no such
/// check.
const fn forms(code: &str) -> &'static [&'static str] {
    match code.as_bytes() {
        [b'r', b'u', ..] => &["one", "few", "many"],
        [b'e', b'n', ..] | [b'i', b't', ..] => &["one", "other"],
        _ => &[],
    }
}

impl Texts {
    /// Creates a language without texts.
    pub fn new(code: &str) -> Self {
        Texts { known: BTreeMap::new(), forms: forms(code) }
    }

    /// Adds the texts of a file, and returns the faults that are found without other texts. `letters` are those that the fonts
    /// have.
    pub fn add(&mut self, file: &str, text: &str, letters: &BTreeSet<char>) -> Vec<Slip> {
        let slip = |line: usize, fault: Fault| Slip { file: file.to_owned(), line, fault };
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((_, errors)) => {
                let line = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
                return errors.iter().map(|e| slip(line(e.pos.start), Fault::Syntax(e.to_string()))).collect();
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
            let mut seen = Seen::default();
            value.into_iter().chain(attributes.iter().map(|a| &a.value)).for_each(|pattern| seen.pattern(pattern));
            slips.extend(seen.faults(&name, self.forms, letters, value.is_none()).map(|fault| slip(line, fault)));
            let known = Known { file: file.to_owned(), line, arguments: seen.arguments, references: seen.references };
            if let Some(first) = self.known.get(&name) {
                slips.push(slip(line, Fault::Twice(name, first.place())));
            } else {
                self.known.insert(name, known);
            }
        }
        slips
    }

    /// Returns the same language without texts.
    pub fn empty(&self) -> Self {
        Texts { known: BTreeMap::new(), forms: self.forms }
    }

    /// Returns true if there is a message with this key, or a term with this name including its `-`.
    pub fn knows(&self, key: &str) -> bool {
        self.known.contains_key(key)
    }

    /// Returns messages and terms that are also in `house`, the shared texts below these. For a default that games may redefine,
    /// only one with other arguments counts.
    pub fn of_house(&self, house: &Texts) -> Vec<Slip> {
        let both = self.known.iter().filter_map(|(key, here)| Some((key, here, house.known.get(key)?)));
        let wrong = both.filter_map(|(key, here, there)| {
            let fault = if !there.is_default() {
                Fault::OfHouse(key.clone(), there.place())
            } else if here.arguments == there.arguments {
                return None;
            } else {
                Fault::Arguments(key.clone(), listed(&here.arguments), listed(&there.arguments))
            };
            Some(Slip { file: here.file.clone(), line: here.line, fault })
        });
        wrong.collect()
    }

    /// Returns references to messages and terms that are neither here nor in `house`.
    pub fn loose_ends(&self, house: &Texts) -> Vec<Slip> {
        let ends = self.known.iter().flat_map(|(key, known)| {
            let loose = known.references.iter().filter(|name| !self.knows(name) && !house.knows(name));
            loose.map(|name| Slip {
                file: known.file.clone(),
                line: known.line,
                fault: Fault::Reference(key.clone(), name.clone()),
            })
        });
        ends.collect()
    }

    /// Returns the differences from `english`: unknown messages and other arguments, and missing messages if `wanted`.
    pub fn against(&self, english: &Texts, wanted: bool) -> Vec<Slip> {
        let mut slips = Vec::new();
        for (key, here) in self.messages() {
            let slip = |fault: Fault| Slip { file: here.file.clone(), line: here.line, fault };
            match english.known.get(key) {
                None => slips.push(slip(Fault::Unknown(key.clone()))),
                Some(there) if here.arguments != there.arguments => {
                    slips.push(slip(Fault::Arguments(key.clone(), listed(&here.arguments), listed(&there.arguments))));
                }
                Some(_) => {}
            }
        }
        for (key, there) in english.messages().filter(|(key, _)| wanted && !self.known.contains_key(*key)) {
            let (file, fault) = (self.beside(&there.file), Fault::Missing(key.clone(), there.place()));
            slips.push(Slip { file, line: 1, fault });
        }
        slips
    }

    /// Returns the file of this language with the same name as `file`, or any file if there is none.
    fn beside(&self, file: &str) -> String {
        let files: BTreeSet<&String> = self.known.values().map(|known| &known.file).collect();
        let same = files.iter().find(|other| name_of(other) == name_of(file));
        same.or(files.first()).map_or_else(|| file.to_owned(), |found| (**found).clone())
    }

    fn messages(&self) -> impl Iterator<Item = (&String, &Known)> {
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

/// The arguments, references and choices found in a message.
#[derive(Default)]
struct Seen {
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
    letters: BTreeSet<char>,
    /// The keys of each choice by plural category.
    choices: Vec<BTreeSet<String>>,
}

impl Seen {
    fn faults<'a>(
        &'a self,
        key: &'a str,
        forms: &'static [&'static str],
        letters: &'a BTreeSet<char>,
        empty: bool,
    ) -> impl Iterator<Item = Fault> + 'a {
        let lacking: String = self.letters.iter().filter(|&c| !c.is_whitespace() && !letters.contains(c)).collect();
        let lacking = (!lacking.is_empty()).then(|| Fault::Letters(key.to_owned(), lacking));
        let plural = self.choices.iter().flat_map(move |keys| {
            let missing = forms.iter().filter(|form| !keys.contains(**form));
            missing.map(|form| Fault::Plural(key.to_owned(), form))
        });
        lacking.into_iter().chain(plural).chain(empty.then(|| Fault::Empty(key.to_owned())))
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

/// Returns the keys of a choice, if any of them is a plural category.
fn categories(variants: &[Variant<&str>]) -> Option<BTreeSet<String>> {
    let names = variants.iter().filter_map(|variant| match variant.key {
        VariantKey::Identifier { name } => Some(name.to_owned()),
        VariantKey::NumberLiteral { .. } => None,
    });
    let names: BTreeSet<String> = names.collect();
    ["zero", "one", "two", "few", "many"].iter().any(|form| names.contains(*form)).then_some(names)
}
