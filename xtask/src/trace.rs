//! The files used by a program, according to the system calls recorded by strace.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The arguments of strace: it traces every call with a path, in full length, and shows the folder to which a relative path
/// refers.
pub const ARGUMENTS: [&str; 10] =
    ["-f", "--seccomp-bpf", "-y", "-qq", "-s", "4096", "-e", "trace=%file", "-e", "signal=none"];

/// Returns all paths that a program passed to the system, whether or not they exist. `folder` is the folder in which the program
/// started. Returns `None` if a line cannot be parsed, because the list would be incomplete.
pub fn paths(trace: &str, folder: &Path) -> Option<BTreeSet<PathBuf>> {
    let mut paths = BTreeSet::new();
    for line in trace.lines() {
        // The line begins with the id of the process.
        let call = line.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
        // The line is the end of an interrupted call, or of a process.
        if call.is_empty() || call.starts_with("<...") || call.starts_with("+++") || call.starts_with("---") {
            continue;
        }
        let (_, arguments) = call.split_once('(')?;
        let Some((base, text)) = first_path(arguments) else {
            // The call refers to an open file, and so has no path.
            continue;
        };
        let path = unescaped(text)?;
        if path.is_empty() {
            continue;
        }
        let base = match base {
            Some(base) => PathBuf::from(unescaped_until(base, None)?.0),
            None => folder.to_path_buf(),
        };
        paths.insert(base.join(path));
    }
    Some(paths)
}

/// Returns the folder to which a call's path is relative, if there is one, and the text after the opening quote of the path.
/// Returns `None` if the call has no path.
fn first_path(arguments: &str) -> Option<(Option<&str>, &str)> {
    if let Some(text) = arguments.strip_prefix('"') {
        return Some((None, text));
    }
    let (folder, rest) = arguments.split_once(", ")?;
    let text = rest.strip_prefix('"')?;
    let base = folder.split_once('<').and_then(|(_, base)| base.strip_suffix('>'));
    Some((base, text))
}

/// Returns the unescaped text up to the closing quote, or `None` if strace shortened the text.
fn unescaped(text: &str) -> Option<String> {
    let (path, rest) = unescaped_until(text, Some('"'))?;
    (!rest.starts_with("...")).then_some(path)
}

/// Undoes strace's escapes up to `end`, or up to the end of the text. Also returns the remaining text. Returns `None` if `end` is
/// missing, or if an escape or the text is invalid.
fn unescaped_until(text: &str, end: Option<char>) -> Option<(String, &str)> {
    let mut bytes = Vec::new();
    let mut rest = text;
    loop {
        let Some(c) = rest.chars().next() else {
            return if end.is_none() { Some((String::from_utf8(bytes).ok()?, rest)) } else { None };
        };
        rest = &rest[c.len_utf8()..];
        if Some(c) == end {
            return Some((String::from_utf8(bytes).ok()?, rest));
        }
        if c != '\\' {
            bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
            continue;
        }
        let digits = rest.bytes().take(3).take_while(|byte| (b'0'..=b'7').contains(byte)).count();
        let length = digits.max(1);
        let escape = rest.get(..length)?;
        bytes.push(match escape {
            "n" => b'\n',
            "t" => b'\t',
            "r" => b'\r',
            "v" => 0x0b,
            "f" => 0x0c,
            _ if digits > 0 => u8::from_str_radix(escape, 8).ok()?,
            _ => *escape.as_bytes().first()?,
        });
        rest = &rest[length..];
    }
}

#[cfg(test)]
mod tests {
    use super::paths;
    use std::path::{Path, PathBuf};

    fn seen(trace: &str) -> Vec<PathBuf> {
        paths(trace, Path::new("/start")).expect("every line is understood").into_iter().collect()
    }

    #[test]
    fn paths_are_parsed_from_every_kind_of_system_call() {
        let trace = "\
20886 execve(\"/t/deps/headless-2d\", [\"/t/deps/headless-2d\", \"contraband::\"], 0x7ffd /* 40 vars */) = 0
20886 access(\"ld.so.preload\", R_OK) = -1 ENOENT (No such file or directory)
20886 openat(AT_FDCWD</t/checkout>, \"saves/a.orrery\", O_RDONLY|O_CLOEXEC) = 3</t/checkout/saves/a.orrery>
20886 newfstatat(3</etc/ld.so.cache>, \"\", {st_mode=S_IFREG|0644, st_size=36611, ...}, AT_EMPTY_PATH) = 0
20886 statx(0</dev/null>, NULL, AT_STATX_SYNC_AS_STAT, STATX_ALL, NULL) = -1 EFAULT (Bad address)
20890 openat(7</t/deep>, \"b\\\"c \\303\\244\", O_RDONLY|O_DIRECTORY <unfinished ...>
20886 +++ exited with 0 +++
20890 <... openat resumed>) = 8</t/deep/b>
";
        let expected = ["/start/ld.so.preload", "/t/checkout/saves/a.orrery", "/t/deep/b\"c ä", "/t/deps/headless-2d"];
        assert_eq!(seen(trace), expected.map(PathBuf::from));
    }

    #[test]
    fn malformed_trace_yields_no_paths() {
        for trace in ["12 openat(AT_FDCWD</t>, \"cut\"..., O_RDONLY) = 3\n", "12 open(\"no end\n", "strace: oh\n"] {
            assert_eq!(paths(trace, Path::new("/start")), None, "{trace}");
        }
    }
}
