#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Puts the tool into TOOL_FOLDER/bin and on the path of later steps: from the cache, from the release archive ARCHIVE
# (a path, or an address with the digest CHECKSUM), or built from the checkout of the action.
set -euo pipefail

folder=${TOOL_FOLDER:?}
archive=${ARCHIVE:-}
mkdir -p "$folder"
if [[ -n $archive ]]; then
  if [[ $archive == *://* ]]; then
    [[ -n ${CHECKSUM:-} ]] || {
      echo "::error::the archive is an address: expected its digest as checksum"
      exit 2
    }
    curl --fail --silent --show-error --location --proto '=https,http' --output "$folder/archive" "$archive"
    archive=$folder/archive
  fi
  if [[ -n ${CHECKSUM:-} ]]; then
    echo "$CHECKSUM  $archive" | sha256sum --check --quiet || {
      echo "::error::the archive has another digest than checksum"
      exit 2
    }
  fi
  tar -xf "$archive" --strip-components=1 -C "$folder"
elif [[ ! -x $folder/bin/scrollwork ]]; then
  make -C "${GITHUB_ACTION_PATH:?}" install PREFIX="$folder"
fi
echo "$folder/bin" >>"${GITHUB_PATH:?}"
"$folder/bin/scrollwork" --version
