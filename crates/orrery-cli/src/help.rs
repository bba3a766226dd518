//! The layout of `orrery --help`: the commands in groups, one line per command.

use std::fmt::Write as _;

use clap::Command;

/// The groups of commands, in the order of the help.
const GROUPS: [(&str, &[&str]); 4] = [
    ("Saved matches", &["replay", "review", "export", "import", "share", "stats"]),
    ("Computer opponents", &["simulate", "arena", "train", "curve"]),
    ("Games, scenarios, lessons and puzzles", &["games", "scenario", "lesson", "puzzle"]),
    ("The program and its files", &["gallery", "icons", "licences", "man", "completions", "synth", "help"]),
];

/// Makes the help list the commands in groups instead of one list.
///
/// clap has headings for groups of flags, but not for groups of commands. Its own list is therefore hidden, and the groups are
/// part of the template. Manual pages and completions come from a command line without this change.
pub(super) fn grouped(mut command: Command) -> Command {
    // Building the command adds `help`, which must be listed too.
    command.build();
    let mut groups = String::new();
    for (title, names) in GROUPS {
        let _ = writeln!(groups, "{title}:");
        for known in names.iter().filter_map(|name| command.find_subcommand(name)) {
            let about = known.get_about().map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(groups, "  {:<13}{about}", known.get_name());
        }
        groups.push('\n');
    }
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{groups}{{all-args}}{{after-help}}"
    );
    command
        .override_usage("orrery [OPTIONS]\n       orrery <COMMAND>")
        .help_template(template)
        .mut_subcommands(|command| command.hide(true))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::Arguments;

    /// Makes `--game` accept any word, in a command and all its subcommands, because the derived command line knows no games.
    fn with_any_game(mut command: Command) -> Command {
        if command.get_arguments().any(|argument| argument.get_id() == "game") {
            command = command.mut_arg("game", |flag| flag.value_parser(clap::value_parser!(String)));
        }
        command.mut_subcommands(with_any_game)
    }

    #[test]
    fn help_lists_every_command_once_on_one_line() {
        let mut command = Arguments::command();
        command.build();
        let mut known: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let mut listed: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| *names).copied().collect();
        listed.retain(|name| cfg!(feature = "synth") || *name != "synth");
        known.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, known);
        let help = grouped(Arguments::command()).render_help().to_string();
        for name in known {
            let lines: Vec<&str> = help.lines().filter(|line| line.starts_with(&format!("  {name} "))).collect();
            assert!(matches!(lines[..], [line] if line.chars().count() <= 80), "{name}: {lines:?}");
        }
    }

    #[test]
    fn every_command_has_an_example_that_is_accepted() {
        fn check(command: &Command, path: &str) {
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            let examples: Vec<&str> = help.lines().filter(|line| line.starts_with("  orrery")).collect();
            assert!(!examples.is_empty(), "`{path}` has no example");
            for example in examples {
                let words = example.split("   ").find(|part| !part.is_empty()).unwrap_or(example);
                let words = words.split(['|', '>']).next().unwrap_or(words).split_whitespace();
                let parsed = with_any_game(Arguments::command()).try_get_matches_from(words);
                if let Err(error) = parsed {
                    assert_eq!(error.kind(), clap::error::ErrorKind::DisplayHelp, "{example}: {error}");
                }
            }
            for below in command.get_subcommands() {
                check(below, &format!("{path} {}", below.get_name()));
            }
        }
        check(&Arguments::command(), "orrery");
    }
}
