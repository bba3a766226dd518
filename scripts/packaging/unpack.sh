#!/bin/sh
# Orrery for Linux in one file. The first start unpacks the game into your cache folder; later starts use it from there.
# To remove the game, delete this file and the folder `orrery-run` in your cache folder. Your saved matches stay.
set -eu
home=${XDG_CACHE_HOME:-$HOME/.cache}/orrery-run
game=$home/@KEY@
if ! [ -x "$game/bin/orrery" ]; then
  mkdir -p "$home"
  begun=$(mktemp -d "$home/begun.XXXXXX")
  trap 'rm -rf "$begun"' EXIT
  sed '1,/^exit 1$/d' "$0" | tar -xJ -C "$begun" || { echo "Orrery could not be unpacked into $home." >&2 && exit 1; }
  # Of two first starts at once, one is quicker: the other finds the folder there.
  mv -T "$begun/tree" "$game" 2>/dev/null || [ -x "$game/bin/orrery" ]
  rm -rf "$begun"
  trap - EXIT
fi
exec "$game/bin/orrery" "$@"
exit 1
