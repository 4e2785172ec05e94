#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Lets TOOL write its manual page and completions below SHARE, where man and the shells look for them, and puts the scripts
# of continuous integration beside them.
set -euo pipefail

tool=${1:?usage: $0 TOOL SHARE}
share=${2:?usage: $0 TOOL SHARE}

put() { # PATH WORDS…
  mkdir -p "$(dirname "$share/$1")"
  "$tool" "${@:2}" >"$share/$1.new"
  mv "$share/$1.new" "$share/$1"
}
put man/man1/scrollwork.1 man
put bash-completion/completions/scrollwork completions bash
put zsh/site-functions/_scrollwork completions zsh
put fish/vendor_completions.d/scrollwork.fish completions fish

for script in review.sh push-pictures.sh comment.mjs comment-gitlab.mjs; do
  install -D -m 755 "$(dirname "$0")/ci/$script" "$share/scrollwork/ci/$script"
done
