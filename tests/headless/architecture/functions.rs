//! Tests that every function fits on a screen: a longer one does more than one thing.

use syn::Block;
use syn::visit::{self, Visit};

use super::source::code;

/// The maximum number of lines between the braces of a function, without blank lines and comments.
const LONGEST: usize = 60;

struct LongFunctionFinder<'a> {
    path: &'a str,
    lines: Vec<&'a str>,
    long: Vec<String>,
}

impl LongFunctionFinder<'_> {
    fn look(&mut self, name: &str, body: &Block) {
        let braces = body.brace_token.span;
        let (first, last) = (braces.open().start().line, braces.close().end().line);
        let inside = self.lines.get(first..last.saturating_sub(1)).unwrap_or_default();
        let lines =
            inside.iter().map(|line| line.trim()).filter(|line| !line.is_empty() && !line.starts_with("//")).count();
        if lines > LONGEST {
            self.long.push(format!("{}:{first}: `{name}` has {lines} lines", self.path));
        }
    }
}

impl<'ast> Visit<'ast> for LongFunctionFinder<'_> {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.look(&function.sig.ident.to_string(), &function.block);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.look(&function.sig.ident.to_string(), &function.block);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(body) = &function.default {
            self.look(&function.sig.ident.to_string(), body);
        }
        visit::visit_trait_item_fn(self, function);
    }
}

fn long_functions(path: &str, text: &str) -> Vec<String> {
    let parsed = syn::parse_file(text).unwrap_or_else(|e| panic!("{path}: {e}"));
    let mut finder = LongFunctionFinder { path, lines: text.lines().collect(), long: Vec::new() };
    finder.visit_file(&parsed);
    finder.long
}

#[test]
fn no_function_is_too_long() {
    let long: Vec<String> = code().iter().flat_map(|file| long_functions(&file.path, &file.text)).collect();
    assert!(long.is_empty(), "over {LONGEST} lines:\n{}", long.join("\n"));
}

#[test]
fn length_check_finds_long_functions_and_methods() {
    let body = "x();\n// why\n\n".repeat(LONGEST);
    let short = format!("fn a() {{\n{body}}}");
    assert!(long_functions("a.rs", &short).is_empty());
    let long = format!("impl A {{\nfn b() {{\n{body}y();\n}}\n}}");
    assert_eq!(long_functions("a.rs", &long), ["a.rs:2: `b` has 61 lines"]);
}
