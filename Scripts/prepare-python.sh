#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Makes a virtual environment with the pinned packages of a requirements file, unless it already exists with them.
set -euo pipefail

folder=${1:?usage: $0 FOLDER REQUIREMENTS}
requirements=${2:?usage: $0 FOLDER REQUIREMENTS}
stamp=$folder/requirements.txt

# The copy is made last, so it exists only if everything else does.
if cmp -s "$requirements" "$stamp" && "$folder/bin/python" -c '' 2>/dev/null; then exit 0; fi

rm -rf "$folder"
mkdir -p "$(dirname "$folder")"
python3 -m venv "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check --no-input \
  --requirement "$requirements"
cp "$requirements" "$stamp"
