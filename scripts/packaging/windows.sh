# shellcheck shell=bash
# The packages for Windows, made on Debian. Wants scripts/lib.sh and scripts/packaging/lib.sh.
# shellcheck disable=SC2154

# Debian's Rust with the source of its standard library, from which that of Windows is built: rustup's Windows target would
# need Microsoft's linker or a download for each machine. The linker of LLVM, because that of binutils 2.40 stops at symbols
# which several pieces of a crate have.
windows_compilers=(rustc-web cargo-web rust-web-src gcc-mingw-w64-x86-64-win32 g++-mingw-w64-x86-64-win32 lld-22)
windows_packers=(nsis zip)

need_apt_packages() {
  command -v apt-get >/dev/null || fail 1 "The Windows packages are made with Debian's packages: $*"
  local missing
  mapfile -t missing < <(missing_packages apt "$@")
  ((${#missing[@]} == 0)) || install_with_apt "${missing[@]}"
}

need_windows_packers() {
  if ! command -v makensis >/dev/null || ! command -v zip >/dev/null; then
    need_apt_packages "${windows_packers[@]}"
  fi
}

# Calls Debian's cargo for Windows: `windows_cargo build --release`.
windows_cargo() {
  local tools verb=$1
  shift
  tools=$(realpath -m "${CARGO_TARGET_DIR:-target}/windows-tools")
  mkdir -p "$tools"
  ln -sf "$(command -v ld.lld-22)" "$tools/x86_64-w64-mingw32-ld.lld"
  ln -sf "$(command -v ld.lld-22)" "$tools/ld.lld"
  # gcc looks for its linker in the folder of -B. Only Debian's own toolchain may be taken, without what rustup sets.
  env -u RUSTUP_TOOLCHAIN RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 \
    CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc-win32 \
    CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS="-Clink-arg=-B$tools -Clink-arg=-fuse-ld=lld -Clink-arg=-Wl,--no-insert-timestamp" \
    /usr/bin/cargo "$verb" --locked -Zbuild-std=std,panic_unwind --target x86_64-pc-windows-gnu "$@"
}

# Builds the program and prints its path.
windows_program() {
  need_apt_packages "${windows_compilers[@]}"
  say "Building the release for Windows (half an hour on two cores the first time) …"
  windows_cargo build --release --bin orrery >&2
  printf '%s\n' "${CARGO_TARGET_DIR:-target}/x86_64-pc-windows-gnu/release/orrery.exe"
}

# Makes the folder that both packages contain. Texts get an ending by which Windows opens them.
make_windows_folder() {
  windows_folder=$work/windows/orrery-$version-windows
  install -D -m 755 "$1" "$windows_folder/orrery.exe"
  x86_64-w64-mingw32-strip "$windows_folder/orrery.exe" 2>/dev/null || say "The program keeps its symbols: binutils-mingw-w64-x86-64 is not here."
  install -m 644 README.md "$windows_folder/README.txt"
  install -m 644 CHANGELOG.md "$windows_folder/CHANGELOG.txt"
  install -m 644 LICENSE-MIT "$windows_folder/LICENSE-MIT.txt"
  install -m 644 LICENSE-APACHE "$windows_folder/LICENSE-APACHE.txt"
  install -m 644 assets/licences/THIRD-PARTY.txt assets/desktop/orrery.ico "$windows_folder"
  date_all "$windows_folder"
}

make_zip() {
  local name=orrery-$version-windows.zip
  rm -f "$out/$name"
  (cd "$work/windows" && find . -type f -printf '%P\n' | LC_ALL=C sort | TZ=UTC zip -q -X "-$squeeze" "$out/$name" -@)
  made "$name"
}

make_installer() {
  local name=orrery-$version-windows-setup.exe kilobytes
  kilobytes=$(du -sk --apparent-size "$windows_folder" | cut -f 1)
  makensis -V2 -INPUTCHARSET UTF8 "-DVERSION=$version" "-DFOLDER=$windows_folder" "-DKILOBYTES=$kilobytes" \
    "-DOUT=$out/$name" scripts/packaging/installer.nsi >&2
  made "$name"
}
