//! The modules of all crates as one graph: which file names something that another file defines, with re-exports resolved.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, Path, UseTree, Visibility};

use super::source::{files, is_test_file};

/// A path of names, starting with the crate's.
type ModulePath = Vec<String>;

/// A name that a `use` brings into its module.
#[derive(Debug)]
struct ImportedName {
    name: String,
    path: ModulePath,
    /// True for a re-export, which does not count as a use of its target.
    exported: bool,
}

#[derive(Debug, Default)]
struct Module {
    file: String,
    items: BTreeSet<String>,
    aliases: Vec<ImportedName>,
    globs: Vec<ModulePath>,
    /// The paths in its code, as written.
    paths: Vec<ModulePath>,
}

/// Every module of the workspace by its path.
#[derive(Debug, Default)]
pub struct ModuleTree(BTreeMap<ModulePath, Module>);

/// The uses between files: from each file to the files it names, with the names used.
pub type FileUseGraph = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

impl ModuleTree {
    /// Reads the modules of the workspace, without tests.
    pub fn read() -> Self {
        let mut modules = ModuleTree::default();
        for file in ["src", "crates", "games", "xtask"].into_iter().flat_map(|folder| files(folder, &[".rs"])) {
            // The binary next to the library is a crate of its own.
            if !is_test_file(&file.path) && file.path != "src/main.rs" {
                modules.add_file(&file.path, &file.text);
            }
        }
        modules
    }

    /// Adds a file, such as `crates/name/src/a/b.rs` or `crates/name/src/a/mod.rs`. Ignores files outside `src`, such as build
    /// scripts, which are not modules of a crate.
    pub fn add_file(&mut self, path: &str, text: &str) {
        let Some((folder, below)) = path.split_once("src/") else { return };
        let parsed = syn::parse_file(text).unwrap_or_else(|e| panic!("{path}: {e}"));
        // A game's window crate is in the game's folder and is named after it.
        let package = folder.trim_end_matches('/');
        let package =
            package.strip_suffix("/table").map_or_else(|| package.to_owned(), |rules| format!("{rules}-table"));
        let name = package.rsplit('/').next().unwrap_or_default().replace('-', "_");
        let below = below.trim_end_matches(".rs");
        let below =
            below.strip_suffix("/mod").unwrap_or(below).split('/').filter(|name| !matches!(*name, "lib" | "main"));
        let names = std::iter::once(name).chain(below.map(str::to_owned)).collect();
        self.add(names, path, &parsed.items);
    }

    fn add(&mut self, names: ModulePath, file: &str, items: &[Item]) {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        let mut inner = Vec::new();
        let mut reader = CodePathCollector::default();
        for item in items {
            if is_test(attributes(item)) {
                continue;
            }
            match item {
                Item::Mod(ItemMod { ident, content: Some((_, items)), .. }) => inner.push((ident.to_string(), items)),
                Item::Mod(_) => {}
                Item::Use(item) => {
                    let exported = !matches!(item.vis, Visibility::Inherited);
                    leaves(&item.tree, &mut Vec::new(), &mut |path, name| match name {
                        Some(name) => module.aliases.push(ImportedName { name, path, exported }),
                        None => module.globs.push(path),
                    });
                }
                other => {
                    module.items.extend(name_of(other));
                    reader.visit_item(other);
                }
            }
        }
        module.paths = reader.0;
        for (name, items) in inner {
            let mut path = names.clone();
            path.push(name);
            self.add(path, file, items);
        }
        self.0.insert(names, module);
    }

    /// Returns the uses between files. Declaring a module or re-exporting from it does not count.
    pub fn graph(&self) -> FileUseGraph {
        let mut graph = FileUseGraph::new();
        for (names, module) in &self.0 {
            let aliases = module.aliases.iter().filter(|alias| !alias.exported).map(|alias| &alias.path);
            for path in aliases.chain(&module.paths) {
                if let Some(to) = self.defined_in(names, path, 0)
                    && to != module.file
                {
                    let named = path.last().cloned().unwrap_or_default();
                    graph.entry(module.file.clone()).or_default().entry(to).or_default().insert(named);
                }
            }
        }
        graph
    }

    /// Returns the file that defines the target of `path` within the module `from`. Returns `None` for external names, and for a
    /// path to a module, whose content is named where it is used.
    fn defined_in(&self, from: &[String], path: &[String], depth: usize) -> Option<String> {
        let (first, rest) = path.split_first()?;
        if depth > 16 {
            return None;
        }
        match first.as_str() {
            "crate" => self.walk(&from[..1], rest, depth),
            "self" => self.walk(from, rest, depth),
            "super" => self.defined_in(from.split_last()?.1, &prefixed("self", rest), depth + 1),
            _ => self.walk(from, path, depth).or_else(|| self.walk(&path[..1], rest, depth)),
        }
    }

    fn walk(&self, from: &[String], path: &[String], depth: usize) -> Option<String> {
        let (first, rest) = path.split_first()?;
        if first == "super" {
            return self.defined_in(from, path, depth + 1);
        }
        let module = self.0.get(from)?;
        let mut child = from.to_vec();
        child.push(first.clone());
        if self.0.contains_key(&child) {
            return self.walk(&child, rest, depth);
        }
        if module.items.contains(first) {
            return Some(module.file.clone());
        }
        if let Some(alias) = module.aliases.iter().find(|alias| alias.name == *first) {
            let whole: ModulePath = alias.path.iter().chain(rest).cloned().collect();
            // An alias of an external name resolves to itself.
            return if whole == path { None } else { self.defined_in(from, &whole, depth + 1) };
        }
        // A glob does not import the first name of its own path.
        module.globs.iter().filter(|glob| glob[0] != *first).find_map(|glob| {
            let whole: ModulePath = glob.iter().chain(path).cloned().collect();
            self.defined_in(from, &whole, depth + 1)
        })
    }
}

/// Returns the groups of files in which each file names every other, directly or through others; the largest first.
pub fn circles(graph: &FileUseGraph) -> Vec<Vec<String>> {
    let files: Vec<&String> = graph.keys().collect();
    let number = |file: &String| files.binary_search(&file).ok();
    let next: Vec<Vec<usize>> = graph.values().map(|to| to.keys().filter_map(number).collect()).collect();
    let reach: Vec<Vec<bool>> = (0..files.len()).map(|from| reached(&next, from)).collect();
    let mut grouped = vec![false; files.len()];
    let mut groups = Vec::new();
    for from in 0..files.len() {
        let group: Vec<usize> = (0..files.len()).filter(|&to| reach[from][to] && reach[to][from]).collect();
        if group.len() > 1 && !grouped[from] {
            group.iter().for_each(|&file| grouped[file] = true);
            groups.push(group.into_iter().map(|file| files[file].clone()).collect());
        }
    }
    groups.sort_by_key(|group: &Vec<String>| std::cmp::Reverse(group.len()));
    groups
}

fn reached(next: &[Vec<usize>], from: usize) -> Vec<bool> {
    let mut found = vec![false; next.len()];
    let mut open = next[from].clone();
    while let Some(file) = open.pop() {
        if !std::mem::replace(&mut found[file], true) {
            open.extend(&next[file]);
        }
    }
    found
}

fn prefixed(first: &str, rest: &[String]) -> ModulePath {
    std::iter::once(first.to_owned()).chain(rest.iter().cloned()).collect()
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string().contains("test"))
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// Returns the names that an item defines. A macro call is assumed to define its first word, as in `keyword_enum!`, and the words
/// after `enum`, `struct` and the like.
fn name_of(item: &Item) -> Vec<String> {
    match item {
        Item::Const(item) => vec![item.ident.to_string()],
        Item::Enum(item) => vec![item.ident.to_string()],
        Item::Fn(item) => vec![item.sig.ident.to_string()],
        Item::Macro(item) => match &item.ident {
            Some(name) => vec![name.to_string()],
            None => made_by(item.mac.tokens.clone()),
        },
        Item::Static(item) => vec![item.ident.to_string()],
        Item::Struct(item) => vec![item.ident.to_string()],
        Item::Trait(item) => vec![item.ident.to_string()],
        Item::Type(item) => vec![item.ident.to_string()],
        _ => Vec::new(),
    }
}

fn made_by(tokens: TokenStream) -> Vec<String> {
    const KINDS: [&str; 6] = ["enum", "struct", "trait", "type", "fn", "const"];
    let words: Vec<String> = tokens
        .into_iter()
        .filter_map(|token| if let TokenTree::Ident(word) = token { Some(word.to_string()) } else { None })
        .collect();
    let named = words.windows(2).filter(|pair| KINDS.contains(&pair[0].as_str())).map(|pair| pair[1].clone());
    words.iter().take(1).cloned().chain(named).collect()
}

/// Calls `found` with the whole path and the name of each leaf of a `use` tree. The name is `None` for a glob.
fn leaves(tree: &UseTree, path: &mut ModulePath, found: &mut impl FnMut(ModulePath, Option<String>)) {
    match tree {
        UseTree::Path(tree) => {
            path.push(tree.ident.to_string());
            leaves(&tree.tree, path, found);
            path.pop();
        }
        UseTree::Name(tree) => {
            let mut whole = path.clone();
            let name = tree.ident.to_string();
            if name == "self" {
                let last = whole.last().cloned();
                return found(whole, last);
            }
            whole.push(name.clone());
            found(whole, Some(name));
        }
        UseTree::Rename(tree) => {
            let mut whole = path.clone();
            if tree.ident != "self" {
                whole.push(tree.ident.to_string());
            }
            found(whole, Some(tree.rename.to_string()));
        }
        UseTree::Glob(_) => found(path.clone(), None),
        UseTree::Group(tree) => tree.items.iter().for_each(|tree| leaves(tree, path, found)),
    }
}

/// Collects the paths in code, including those in the arguments of macros.
#[derive(Default)]
struct CodePathCollector(Vec<ModulePath>);

impl<'ast> Visit<'ast> for CodePathCollector {
    fn visit_path(&mut self, path: &'ast Path) {
        if path.segments.len() > 1 {
            self.0.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.tokens(call.tokens.clone());
        visit::visit_macro(self, call);
    }
}

impl CodePathCollector {
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: ModulePath = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(word) if colons == 2 => {
                    path.push(word.to_string());
                    colons = 0;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' && colons < 2 && !path.is_empty() => colons += 1,
                other => {
                    self.end(&mut path);
                    colons = 0;
                    match other {
                        TokenTree::Ident(word) => path.push(word.to_string()),
                        TokenTree::Group(group) => self.tokens(group.stream()),
                        _ => {}
                    }
                }
            }
        }
        self.end(&mut path);
    }

    fn end(&mut self, path: &mut ModulePath) {
        if path.len() > 1 {
            self.0.push(std::mem::take(path));
        }
        path.clear();
    }
}
