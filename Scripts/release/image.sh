#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Writes a container image (an OCI layout in a packed tar file, which `podman load`, `docker load` and `skopeo` read) of
# one static binary, without a container engine: /bin/scrollwork, the licences, and a folder for temporary files.
set -euo pipefail

usage="usage: $0 STAGE ARCHITECTURE VERSION SECONDS IMAGE"
stage=${1:?$usage} architecture=${2:?$usage} version=${3:?$usage} seconds=${4:?$usage} image=${5:?$usage}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
created=$(date -u -d "@$seconds" +%Y-%m-%dT%H:%M:%SZ)
pack() { tar --sort=name --mtime="@$seconds" --owner=0 --group=0 --numeric-owner -C "$1" -cf - "${@:2}"; }

mkdir -p "$work/root/bin" "$work/root/work" "$work/layout/blobs/sha256"
cp "$stage/bin/scrollwork" "$work/root/bin"
cp -R "$stage/licenses" "$work/root/licenses"
mkdir -m 1777 "$work/root/tmp"
find "$work/root" -path "$work/root/tmp" -prune -o -exec chmod u=rwX,go=rX {} +

# Moves a file to the blobs and prints its descriptor.
blob() { # FILE MEDIA_TYPE
  local digest size
  digest=$(sha256sum "$1" | cut -d ' ' -f 1)
  size=$(stat -c %s "$1")
  mv "$1" "$work/layout/blobs/sha256/$digest"
  printf '{"mediaType":"%s","digest":"sha256:%s","size":%d}' "$2" "$digest" "$size"
}

# The layer is not packed by itself: xz, around all of it, packs a quarter better than gzip.
pack "$work/root" bin licenses tmp work >"$work/layer"
contents=$(sha256sum "$work/layer" | cut -d ' ' -f 1)
layer=$(blob "$work/layer" application/vnd.oci.image.layer.v1.tar)
cat >"$work/config" <<JSON
{"created":"$created","architecture":"$architecture","os":"linux","config":{"Entrypoint":["/bin/scrollwork"],"WorkingDir":"/work","Labels":{"org.opencontainers.image.title":"scrollwork","org.opencontainers.image.version":"$version","org.opencontainers.image.licenses":"MIT"}},"rootfs":{"type":"layers","diff_ids":["sha256:$contents"]}}
JSON
config=$(blob "$work/config" application/vnd.oci.image.config.v1+json)
printf '{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json","config":%s,"layers":[%s]}' \
  "$config" "$layer" >"$work/manifest"
manifest=$(blob "$work/manifest" application/vnd.oci.image.manifest.v1+json)
printf '{"imageLayoutVersion":"1.0.0"}' >"$work/layout/oci-layout"
printf '{"schemaVersion":2,"manifests":[%s]}' \
  "${manifest%\}},\"annotations\":{\"org.opencontainers.image.ref.name\":\"$version\",\"io.containerd.image.name\":\"localhost/scrollwork:$version\"}}" \
  >"$work/layout/index.json"
pack "$work/layout" oci-layout index.json blobs | xz -9e >"$image"
