# shellcheck shell=bash
# What play, test and the continuous integration share: the one list of system libraries, and how to get them.

# The packages for a purpose, by their names in a package manager's archive. The purposes:
#   build   to compile and link: a C toolchain for the linker, the headers of sound, gamepads and windows
#   run     to open the window: loaded by name at run time, so no linker asks for them
#   driver  Vulkan, wanted where there is no driver: Mesa's, for most cards, and in software where there is no card
#   pack    to make packages of what was built
#   test    a screen in memory; Mesa's software driver, so that pictures come out alike everywhere; a tool that lists
#           the system calls, to see that no socket to anywhere is opened; and the maker of small AppImages
packages() {
  case $1-$2 in
    apt-build) echo ca-certificates gcc libc6-dev pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev ;;
    apt-run) echo libxkbcommon-x11-0 libvulkan1 libxcursor1 libxi6 libxrandr2 libx11-xcb1 ;;
    apt-driver) echo mesa-vulkan-drivers ;;
    apt-pack) echo squashfs-tools xz-utils ;;
    apt-test) echo xvfb xauth mesa-vulkan-drivers strace squashfs-tools ;;
    dnf-build) echo gcc glibc-devel pkgconf-pkg-config alsa-lib-devel systemd-devel wayland-devel libxkbcommon-devel ;;
    dnf-run) echo libxkbcommon-x11 vulkan-loader libXcursor libXi libXrandr libX11-xcb ;;
    dnf-driver) echo mesa-vulkan-drivers ;;
    dnf-pack) echo squashfs-tools xz ;;
    dnf-test) echo xorg-x11-server-Xvfb xorg-x11-xauth mesa-vulkan-drivers strace squashfs-tools ;;
    pacman-build) echo gcc pkgconf alsa-lib systemd-libs wayland libxkbcommon ;;
    pacman-run) echo libxkbcommon-x11 vulkan-icd-loader libxcursor libxi libxrandr libx11 ;;
    pacman-driver) echo vulkan-swrast ;;
    pacman-pack) echo squashfs-tools xz ;;
    pacman-test) echo xorg-server-xvfb xorg-xauth vulkan-swrast strace squashfs-tools ;;
  esac
}

# A line for the person at the terminal; data goes to stdout, talk to stderr.
say() { printf '%s\n' "$*" >&2; }

fail() {
  local status=$1
  shift
  say "$@"
  exit "$status"
}

# Cargo, also where its folder is not on the path yet.
need_rust() {
  command -v cargo >/dev/null || PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
  command -v cargo >/dev/null || fail 1 "Rust is missing. Install it from https://rustup.rs and run this again."
}

has_vulkan_driver() {
  local folder
  for folder in /usr/share/vulkan/icd.d /usr/local/share/vulkan/icd.d /etc/vulkan/icd.d; do
    compgen -G "$folder/*.json" >/dev/null && return 0
  done
  return 1
}

# Which of the named packages are not installed, one a line, as the package manager `$1` sees it.
missing_packages() {
  local manager=$1 package
  shift
  for package in "$@"; do
    case $manager in
      apt) [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ;;
      dnf) rpm -q --whatprovides "$package" >/dev/null 2>&1 ;;
      pacman) pacman -Qi "$package" >/dev/null 2>&1 ;;
    esac || printf '%s\n' "$package"
  done
}

# Makes sure that the libraries for the named purposes (build, run, test) are there: installs them with apt-get,
# elsewhere names them. Quick when nothing is missing.
need_libraries() {
  [[ $(uname -s) == Linux ]] || return 0
  local manager
  if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
    manager=apt
  elif command -v dnf >/dev/null; then
    manager=dnf
  elif command -v pacman >/dev/null; then
    manager=pacman
  else
    say "No apt, dnf or pacman here: if the build asks for libraries, these are their Debian names:"
    say "  $(packages apt build) $(packages apt run) $(packages apt driver)"
    return 0
  fi

  local purpose names wanted=() missing=()
  for purpose in "$@"; do
    read -ra names <<<"$(packages "$manager" "$purpose")"
    wanted+=("${names[@]}")
  done
  if [[ " $* " == *" run "* ]] && ! has_vulkan_driver; then
    read -ra names <<<"$(packages "$manager" driver)"
    wanted+=("${names[@]}")
  fi
  mapfile -t missing < <(missing_packages "$manager" "${wanted[@]}" | sort -u)
  ((${#missing[@]})) || return 0

  case $manager in
    apt) install_with_apt "${missing[@]}" ;;
    dnf) fail 1 "Missing system libraries. Install them and run this again:"$'\n'"  sudo dnf install ${missing[*]}" ;;
    pacman) fail 1 "Missing system libraries. Install them and run this again:"$'\n'"  sudo pacman -S ${missing[*]}" ;;
  esac
}

install_with_apt() {
  local by_hand="Missing system libraries. Install them and run this again:"$'\n'"  sudo apt-get install $*"
  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail 1 "$by_hand"
    # Without a terminal nobody can type a password.
    [[ -t 0 ]] || sudo -n true 2>/dev/null || fail 1 "$by_hand"
    as_root=(sudo)
  fi
  as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0)
  say "Installing system libraries with apt-get: $*"
  # Lists that are older than the archive name files that are gone; a failed update may still have good enough lists.
  "${as_root[@]}" update >&2 || say "apt-get update failed; trying with the lists that are here."
  "${as_root[@]}" install -y --no-install-recommends "$@" </dev/null >&2 || fail 1 "apt-get failed. $by_hand"
}
