#!/bin/sh
# Runs a command in a root of its own: this machine as it is, and all that is changed there is gone at the end.
# A plain chroot will not do: in one the kernel refuses the namespaces of which Chromium's sandbox consists.
set -e
if [ "$1" != --inside ]; then
  folder=$(mktemp -d)
  trap 'rmdir "$folder"' EXIT
  unshare --mount --pid --fork --kill-child --propagation private "$0" --inside "$folder" "$@"
  exit
fi
folder=$2
shift 2
mount -t tmpfs tmpfs "$folder"
mkdir "$folder/changes" "$folder/work" "$folder/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/changes,workdir=$folder/work" "$folder/root"
cd "$folder/root"
mount --rbind /dev dev
mount --rbind /sys sys
mount -t proc proc proc
mkdir -p old
pivot_root . old
cd /
umount -l /old
exec "$@"
