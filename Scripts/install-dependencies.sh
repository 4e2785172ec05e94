#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Installs missing system packages: `build` for what the tool links, `test` for that and everything the tests run,
# `bench` for the counts of the benchmarks, `docs` for the documentation, `tools` for other programs that render drawings,
# `release` for a static binary. If nothing is missing it takes a few hundredths of a second and asks no questions.
set -euo pipefail

usage="usage: $0 build|test|bench|docs|tools|release"
kind=${1:?$usage}
missing=()

# A command is searched by its name: it may come from another source than the package.
need_command() { command -v "$1" >/dev/null 2>&1 || missing+=("$2"); }

# A package without a command is searched in the package database.
need_package() {
  dpkg-query -W -f='${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed || missing+=("$1")
}

has_apt() { command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1; }

if ! has_apt; then
  # Not Debian: print what is needed and continue, because it may be installed.
  pkg-config --exists libxml-2.0 zlib liblzma 2>/dev/null ||
    echo "needed and not found: libxml2, zlib and liblzma with their headers, pkg-config (Homebrew: libxml2 zlib xz pkgconf)" >&2
  command -v esbuild >/dev/null 2>&1 ||
    echo "needed and not found: esbuild, which bundles the scripts of pages (Homebrew: esbuild)" >&2
  command -v wasm-opt >/dev/null 2>&1 && command -v zopfli >/dev/null 2>&1 && command -v xz >/dev/null 2>&1 ||
    echo "not found: wasm-opt, zopfli or xz, which make pages smaller (Homebrew: binaryen zopfli xz)" >&2
  exit 0
fi

case $kind in
build | test | bench | docs | tools | release)
  need_command pkg-config pkg-config
  # A custom build of libxml2 that pkg-config finds is as good as the package.
  pkg-config --exists libxml-2.0 2>/dev/null || need_package libxml2-dev
  pkg-config --exists zlib 2>/dev/null || need_package zlib1g-dev
  pkg-config --exists liblzma 2>/dev/null || need_package liblzma-dev
  # Bundles the scripts of pages.
  need_command esbuild esbuild
  # Make the modules of pages smaller; without them pages are only larger.
  need_command wasm-opt binaryen
  need_command zopfli zopfli
  need_command xz xz-utils
  ;;
*)
  echo "$usage" >&2
  exit 2
  ;;
esac

if [[ $kind == release ]]; then
  need_command objcopy binutils
fi

if [[ $kind == docs ]]; then
  need_command node nodejs
fi

if [[ $kind == tools ]]; then
  # Other programs that render drawings, in addition to librsvg; Inkscape alone takes 200 MB.
  need_command inkscape inkscape
  need_command cairosvg cairosvg
  need_command convert-im6.q16 imagemagick
  # An HTML sanitiser, which the tests run in a browser.
  need_package node-dompurify
fi

# The tests count instructions of some runs, too.
if [[ $kind == bench || $kind == test ]]; then
  need_command valgrind valgrind
fi

# Seconds and memory of whole commands.
if [[ $kind == bench ]]; then
  need_command /usr/bin/time time
fi

if [[ $kind == test ]]; then
  need_command xmllint libxml2-utils
  # The three browser engines and their drivers. Headless Chromium, because windows would take more than half of its
  # time.
  need_command chromium-headless-shell chromium-headless-shell
  need_command firefox-esr firefox-esr
  need_command WebKitWebDriver webkit2gtk-driver
  need_command Xvfb xvfb
  # A renderer without animation, for the stills, and the DTD for SVG of other programs.
  need_command rsvg-convert librsvg2-bin
  # Optimises drawings, as for use on the web.
  need_command scour scour
  # The shells whose completions are tested; bash is always installed.
  need_command zsh zsh
  need_command fish fish
  # Encodes films.
  need_command ffmpeg ffmpeg
  need_package w3c-sgml-lib
  # Pages use the reader's own fonts: Latin text, and Chinese and Japanese titles.
  need_package fonts-liberation
  need_package fonts-noto-cjk
  # The pages' scripts are tested in node and their types by TypeScript, the pages by the Nu checker, which needs Java.
  need_command node nodejs
  need_command tsc node-typescript
  need_command java default-jre-headless
  # Debian's python3 cannot create a virtual environment by itself.
  python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3 python3-venv)
fi

((${#missing[@]})) || exit 0

echo "installing: ${missing[*]}" >&2
as_root=()
if [[ $(id -u) != 0 ]]; then
  command -v sudo >/dev/null 2>&1 || {
    echo "error: these packages are missing, and installing them needs root or sudo" >&2
    exit 1
  }
  as_root=(sudo)
fi
apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 "$@" </dev/null; }
# A partially failed update is not fatal: the installation reports what is really missing.
apt update >/dev/null || true
apt install --yes --no-install-recommends "${missing[@]}" >/dev/null
