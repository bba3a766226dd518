# shellcheck shell=bash
# What the packages of all systems share. Wants scripts/lib.sh, and of scripts/package: $out (where packages go), $work (a folder
# to work in), $squeeze (how hard, 1 to 9) and $deb (how a .deb is squeezed).
# shellcheck disable=SC2034,SC2154

version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
machine=$(uname -m)

# The same input gives the same files: owner, order and time of everything are set.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH

is_program() {
  [[ -f $1 && -x $1 ]] || [[ -f $1 && $1 == *.exe ]] ||
    fail 4 "$1: there is no such program. Build it with \`cargo build --release\`, or name another with --program."
}

# Writes a folder $2 in $1 to standard output, as tar.
dated_tar() {
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$1" -cf - "$2"
}

# Gives everything below a folder the same time.
date_all() { find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; }

# Says that a package is there.
made() { say "$out/$1"; }

make_checksums() {
  (cd "$out" && find . -maxdepth 1 -type f -name 'orrery[-_]*' -printf '%P\n' | LC_ALL=C sort | xargs sha256sum >SHA256SUMS)
  made SHA256SUMS
}
