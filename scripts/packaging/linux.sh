# shellcheck shell=bash
# The packages for Linux. Wants scripts/lib.sh and scripts/packaging/lib.sh.
# shellcheck disable=SC2154

# Builds the program and prints its path.
linux_program() {
  need_rust
  need_libraries build pack
  say "Building the release (half an hour on two cores the first time) …"
  cargo build --locked --release --bin orrery >&2
  printf '%s\n' "${CARGO_TARGET_DIR:-target}/release/orrery"
}

# Makes the folder $2 of the program $1: what lies below /usr, or below the folder of the archive.
make_tree() {
  local program=$1 tree=$2 page name
  install -D -m 755 "$program" "$tree/bin/orrery"
  install -D -m 644 -t "$tree/share/applications" assets/desktop/orrery.desktop
  install -D -m 644 -t "$tree/share/metainfo" assets/desktop/games.orrery.Orrery.metainfo.xml
  install -D -m 644 -t "$tree/share/doc/orrery" README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE assets/licences/THIRD-PARTY.txt
  mkdir -p "$tree/share/man/man6" "$work/man"
  "$program" icons "$tree/share/icons/hicolor"
  rm -f "$tree/share/icons/hicolor/orrery.ico"
  "$program" man "$work/man"
  # Games are section 6.
  for page in "$work"/man/*.1; do
    name=$(basename "$page" .1)
    sed -E 's/^(\.TH [^ ]+) 1/\1 6/; s/\\-([a-z]+)\(1\)/\\-\1(6)/g' "$page" | gzip -9n >"$tree/share/man/man6/$name.6.gz"
  done
  completion bash bash-completion/completions/orrery
  completion zsh zsh/vendor-completions/_orrery
  completion fish fish/vendor_completions.d/orrery.fish
}

completion() { install -d "$(dirname "$tree/share/$2")" && "$program" completions "$1" >"$tree/share/$2"; }

# A folder. With xz it is two thirds as large as with gzip, and every tar of a desktop opens it.
make_archive() {
  local archive=orrery-$version-$machine-linux
  cp -r "$work/tree" "$work/$archive"
  ln -s bin/orrery "$work/$archive/orrery"
  dated_tar "$work" "$archive" | xz "-$squeeze" --threads=1 >"$out/$archive.tar.xz"
  made "$archive.tar.xz"
}

# One file that unpacks itself to the player's cache folder when it is started for the first time.
make_appimage() {
  local name=orrery-$version-$machine-linux.AppImage folder=$work/AppDir runtime
  command -v mksquashfs >/dev/null || {
    say "No AppImage: mksquashfs is not here (Debian's package is called squashfs-tools)."
    return
  }
  need_rust
  cargo build --locked --quiet --release --package orrery-appimage >&2
  runtime=$work/runtime
  cp "${CARGO_TARGET_DIR:-target}/release/orrery-appimage" "$runtime"
  strip "$runtime"
  mkdir "$folder"
  cp -r "$work/tree" "$folder/usr"
  cp assets/desktop/orrery.desktop "$folder"
  cp "$folder/usr/share/icons/hicolor/256x256/apps/orrery.png" "$folder"
  ln -s orrery.png "$folder/.DirIcon"
  # Sound, windows and Vulkan are the system's: their libraries talk to drivers and must not be carried along.
  ln -s usr/bin/orrery "$folder/AppRun"
  scripts/packaging/appimage.sh "$runtime" "$folder" "$out/$name" "$((squeeze > 8 ? 22 : 2 * squeeze))"
  made "$name"
}

make_deb() {
  local architecture root=$work/deb doc
  command -v dpkg-deb >/dev/null || {
    say "No .deb: dpkg-deb is not here (Debian's package is called dpkg)."
    return
  }
  architecture=$(dpkg --print-architecture)
  mkdir -p "$root/DEBIAN"
  cp -r "$work/tree" "$root/usr"
  # The game is a game: Debian keeps those apart.
  mkdir -p "$root/usr/games" && mv "$root/usr/bin/orrery" "$root/usr/games/orrery" && rmdir "$root/usr/bin"
  doc=$root/usr/share/doc/orrery
  mv "$doc/LICENSE-MIT" "$doc/copyright"
  {
    printf '\n\nAlternatively, at your choice:\n\n'
    cat "$doc/LICENSE-APACHE"
  } >>"$doc/copyright"
  rm "$doc/LICENSE-APACHE"
  mv "$doc/CHANGELOG.md" "$doc/changelog"
  gzip -9n "$doc/changelog"
  sed -i 's|^Exec=orrery|Exec=/usr/games/orrery|' "$root/usr/share/applications/orrery.desktop"
  deb_control >"$root/DEBIAN/control"
  (cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
  dpkg-deb --root-owner-group "-Z$deb" --build "$root" "$out/orrery_${version}_$architecture.deb" >/dev/null
  made "orrery_${version}_$architecture.deb"
}

deb_control() {
  # What the program is linked with, and what it opens by name when it runs.
  local linked named
  linked="libc6 (>= 2.34), libasound2 | libasound2t64, libudev1, libwayland-client0, libxkbcommon0"
  named=$(packages apt run | sed 's/ /, /g')
  cat <<CONTROL
Package: orrery
Version: $version
Section: games
Priority: optional
Architecture: $architecture
Maintainer: The founders of Orrery <orrery@localhost>
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f 1)
Depends: $linked, $named
Recommends: mesa-vulkan-drivers | vulkan-icd
Description: space board games at one screen
 Alien Frontiers: roll a fleet of dice, dock it at ten stations around an alien
 planet, and settle the planet before the others do. Starship Catan: fly
 through four sectors nobody sees into, trade, found colonies, face pirates.
 Far Space Foundry: count shuttles round a station, carry ore, make robots of
 it, alone or with up to four. Contraband: smuggle round a ring of sixteen
 sectors past police, aliens and pirates.
 For people at one screen, with or against computer opponents of every
 strength;
 lessons, a coach, puzzles.
 The game opens no network connection.
CONTROL
}
