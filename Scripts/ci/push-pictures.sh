#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Pushes the pictures of REPORT to the branch PICTURES_BRANCH, below the number of the pull request and its commit. Each
# is validated before: a page of others may have made it. Without pictures, or without a branch, it does nothing.
set -euo pipefail

report=$(realpath "${REPORT:?}")
branch=${PICTURES_BRANCH:-}
if [[ -z $branch || ! -d $report/pictures ]]; then exit 0; fi
# Plain files only: a link would publish what it leads to.
mapfile -d '' -t pictures < <(cd "$report/pictures" && find . -type f -name '*.svg' -print0 | sort -z)
if ((${#pictures[@]} == 0)); then exit 0; fi
(cd "$report/pictures" && scrollwork validate --quiet "${pictures[@]}")

number=$(<"$report/pull-request") head=$(<"$report/head")
[[ $number =~ ^[0-9]+$ && $head =~ ^[0-9a-f]{40}$ && $head == "${WORKFLOW_HEAD:-$head}" ]] || {
  echo "error: $report does not name the pull request that it is of" >&2
  exit 2
}
remote=${PICTURES_REMOTE:-${GITHUB_SERVER_URL:-https://github.com}/${GITHUB_REPOSITORY:?}}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export GIT_CONFIG_COUNT=0
# The token is in the environment of git alone, not in its arguments, which all users see.
if [[ -n ${GITHUB_TOKEN:-} ]]; then
  export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=http.extraHeader
  GIT_CONFIG_VALUE_0="Authorization: basic $(printf 'x-access-token:%s' "$GITHUB_TOKEN" | base64 -w 0)"
  export GIT_CONFIG_VALUE_0
fi
git init --quiet "$work"
cd "$work"
git config user.name scrollwork
git config user.email scrollwork@users.noreply.github.com
for attempt in 1 2 3 4 5; do
  if git fetch --quiet --depth 1 "$remote" "$branch" 2>/dev/null; then
    git checkout --quiet --force --detach FETCH_HEAD
  else
    git checkout --quiet --orphan pictures
  fi
  mkdir -p "$number/$head"
  (cd "$report/pictures" && cp --parents "${pictures[@]}" "$OLDPWD/$number/$head")
  git add --all
  git diff --cached --quiet || git commit --quiet --message "Pictures of pull request $number"
  # Another pull request may push at the same time.
  if git push --quiet "$remote" "HEAD:refs/heads/$branch"; then exit 0; fi
  sleep "$attempt"
done
echo "error: the pictures could not be pushed to $branch" >&2
exit 1
