//! Tests that no files name each other in a cycle: files that need each other belong in one module, and each of the others can be
//! read by itself.

use super::modules::{FileUseGraph, ModuleTree, circles};

/// The two files of the Hub surplus, which need each other: one is about placing colonies, the other about the Hub track.
const ONE_RULE: [&str; 2] =
    ["games/alien-frontiers/src/rules/colonies.rs", "games/alien-frontiers/src/rules/facilities/hub.rs"];

/// The crate of the test pilots, which is exempt as test code: its input code and its test interface of a game need each other.
const OF_TESTS: &str = "crates/orrery-pilot/";

#[test]
fn no_source_files_depend_on_each_other_in_a_cycle() {
    let graph = ModuleTree::read().graph();
    let mut found = circles(&graph);
    found.retain(|group| *group != ONE_RULE && !group.iter().all(|file| file.starts_with(OF_TESTS)));
    let told: Vec<String> = found.iter().map(|group| told(&graph, group)).collect();
    assert!(found.is_empty(), "{} circles of files that name each other:\n{}", found.len(), told.join("\n"));
}

/// Describes a cycle: its files, and the names that they use from each other.
fn told(graph: &FileUseGraph, group: &[String]) -> String {
    let mut lines = vec![group.join(", ")];
    for from in group {
        for (to, names) in graph.get(from).into_iter().flatten().filter(|(to, _)| group.contains(to)) {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            lines.push(format!("  {from} names {} of {to}", names.join(", ")));
        }
    }
    lines.join("\n")
}

#[test]
fn cycle_check_follows_re_exports_macros_and_crates() {
    let mut modules = ModuleTree::default();
    modules.add_file("crates/the-x/src/lib.rs", "mod a; mod b; mod c;");
    modules.add_file("crates/the-x/src/a/mod.rs", "mod inner; pub use inner::Inner; pub fn outer() {}");
    modules.add_file("crates/the-x/src/a/inner.rs", "use crate::b::Held; pub struct Inner(Held);");
    modules.add_file("crates/the-x/src/b.rs", "use super::a; pub struct Held; fn f() { assert!(g(a::Inner)); }");
    modules.add_file("games/y/src/c.rs", "use the_x::a::{self, Inner}; fn h() { a::outer(); }");
    let graph = modules.graph();
    let to =
        |file: &str| graph.get(file).map(|to| to.keys().map(String::as_str).collect::<Vec<_>>()).unwrap_or_default();
    assert_eq!(to("crates/the-x/src/b.rs"), ["crates/the-x/src/a/inner.rs"]);
    assert_eq!(to("games/y/src/c.rs"), ["crates/the-x/src/a/inner.rs", "crates/the-x/src/a/mod.rs"]);
    assert_eq!(circles(&graph), [["crates/the-x/src/a/inner.rs", "crates/the-x/src/b.rs"]]);
    assert!(circles(&FileUseGraph::new()).is_empty());
}
