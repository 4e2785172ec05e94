#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Gives a build the modules for pages that another one has compiled, which are the same: share-modules.sh FROM TO.
# Where there are none, or others, the build compiles its own.
set -euo pipefail

usage="usage: $0 FROM TO"
from=${1:?$usage} to=${2:?$usage}
for modules in "$from"/plugins/outputs/*/CoreModules; do
  [[ -d $modules ]] || continue
  there=$to/${modules#"$from"/}
  mkdir -p "${there%/*}"
  rm -rf "$there"
  cp -Rp "$modules" "$there"
done
