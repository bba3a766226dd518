#!/usr/bin/env bash
# Makes an AppImage of type 2: the program RUNTIME (crates/orrery-appimage), and behind it the folder DIR as a squashfs image.
#   scripts/packaging/appimage.sh RUNTIME DIR FILE [LEVEL]
# LEVEL is how hard zstd squeezes, 1 to 22. Ends with 127 where there is no mksquashfs (Debian: squashfs-tools).
set -euo pipefail
runtime=$1 folder=$2 file=$3 level=${4:-1}
command -v mksquashfs >/dev/null || exit 127
image=$(mktemp)
trap 'rm -f "$image"' EXIT
# The owner, order and time of everything are set, and the runtime reads no fragments, attributes or holes.
time=${SOURCE_DATE_EPOCH:-0}
env -u SOURCE_DATE_EPOCH mksquashfs "$folder" "$image" -noappend -quiet -no-progress -all-root -no-xattrs -no-fragments \
  -no-hardlinks -no-sparse -all-time "$time" -mkfs-time "$time" -b 1M -comp zstd -Xcompression-level "$level" >&2
cat "$runtime" "$image" >"$file"
# The mark by which tools know an AppImage.
printf 'AI\002' | dd of="$file" bs=1 seek=8 conv=notrunc status=none
chmod 755 "$file"
