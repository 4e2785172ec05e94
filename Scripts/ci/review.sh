#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Reviews PATHS and compares them with the recorded runs in GOLDENS. Writes to the folder REPORT: comment.md, the reports
# in JSON and JUnit, pictures, the pages of what changed, and facts for the workflow that comments for forks.
# Pictures are named below PICTURES_ADDRESS, or where PICTURES_BRANCH of GitHub will be served; without either there are
# none. RUN_URL leads to the artifacts.
# Prints what a person reads in the log; the status goes to GITHUB_OUTPUT and to REPORT/status: clean, findings or error.
set -euo pipefail

report=${REPORT:?}
rm -rf "$report"
mkdir -p "$report/pictures"
read -ra paths <<<"${PATHS:-}"
baseline=()
[[ -z ${BASELINE:-} ]] || baseline=(--baseline "$BASELINE")

# Where pictures of this pull request will be; the branch is pushed later, by whoever may.
address=${PICTURES_ADDRESS:-}
if [[ -z $address && -n ${PICTURES_BRANCH:-} && -n ${PULL_REQUEST:-} ]]; then
  address=${PICTURES_URL:-https://raw.githubusercontent.com/${GITHUB_REPOSITORY:?}/$PICTURES_BRANCH}
  address+=/$PULL_REQUEST/${HEAD_SHA:?}
fi
# Without --base-url: pages are in the artifact, and served nowhere.
drawn=()
[[ -z $address ]] || drawn=(--pictures "$report/pictures")

status=clean
worse() { # the exit code of a command
  case $1 in
  0) ;;
  1) [[ $status == error ]] || status=findings ;;
  *) status=error ;;
  esac
}
code=0
scrollwork check "${paths[@]}" "${baseline[@]}" "${drawn[@]}" --reporter \
  "text,json=$report/check.json,junit=$report/check.xml,markdown=$report/check.md" || code=$?
worse "$code"
# Findings name the page and the moment in it.
((code != 1)) || scrollwork render "${paths[@]}" --output "$report/pages" --quiet >/dev/null || true
if [[ -n ${GOLDENS:-} ]]; then
  code=0
  scrollwork record "${paths[@]}" --output "$GOLDENS" --update=none --reporter \
    "text,json=$report/record.json,junit=$report/record.xml" || code=$?
  worse "$code"
  if ((code == 1)); then
    drawn=()
    [[ -z $address ]] || drawn=(--pictures "$report/pictures" --base-url "$address")
    # The project's folder of scenarios, if none is named.
    scrollwork diff "$GOLDENS" "${paths[0]:-Scenarios}" "${drawn[@]}" --output "$report/diff.html" --reporter \
      "json=$report/diff.json,markdown=$report/diff.md" || true
  fi
fi

run=${RUN_URL:-}
[[ -n $run || -z ${GITHUB_RUN_ID:-} ]] ||
  run=${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID
{
  echo '<!-- scrollwork -->'
  if [[ -f $report/check.md ]]; then
    text=$(tail -n +2 "$report/check.md")
    printf '%s\n' "${text//"src=\"$report/pictures/"/"src=\"$address/"}"
  else
    echo '### Scrollwork: the review could not be done'
  fi
  if [[ -f $report/diff.md ]]; then
    echo
    tail -n +2 "$report/diff.md" | head -c 20000
  fi
  [[ -z $run ]] || printf '\n[Reports and pages](%s) are artifacts of the run.\n' "$run"
} >"$report/comment.md"
printf '%s' "${PULL_REQUEST:-}" >"$report/pull-request"
printf '%s' "${HEAD_SHA:-}" >"$report/head"
echo "$status" >"$report/status"
[[ -z ${GITHUB_STEP_SUMMARY:-} ]] || tail -n +2 "$report/comment.md" >>"$GITHUB_STEP_SUMMARY"
[[ -z ${GITHUB_OUTPUT:-} ]] || printf 'status=%s\nreport=%s\n' "$status" "$report" >>"$GITHUB_OUTPUT"
echo "scrollwork: $status"
