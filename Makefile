# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT

# All tasks in this repository. A target that needs packages installs missing ones with apt-get, through sudo if
# necessary; if nothing is missing, the network is not used.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

# The folder of all builds; pages and pictures are written to Output.
BUILD := .build
# The release build may have a separate folder: two builds in one folder wait for each other.
RELEASE_BUILD ?= $(BUILD)
TOOL := $(RELEASE_BUILD)/release/scrollwork
VENV := $(BUILD)/venv

LINUX := $(filter Linux,$(shell uname -s))
# The flags of the development build are in Package.swift, so that manual builds and this one share their results.
DEVELOPED := $(BUILD)/debug
# All tests share one optimised build, in which the tool, the suite of benchmarks and the modules for pages are, too. It
# keeps assertions, and checks the bounds of unsafe buffers as the development build does. Its index names what the sources
# refer to. A module's interface is written by its only compilation instead of by one before it. The check of imports
# compiles nothing.
TESTED_BUILD := $(BUILD)/tested
TESTED_OPTIONS := --scratch-path $(TESTED_BUILD) -c release -Xcc -gdwarf-4 -Xswiftc -enable-testing \
  -Xswiftc -assert-config -Xswiftc Debug -Xswiftc -no-emit-module-separately-wmo --enable-index-store \
  $(if $(LINUX),--disable-local-rpath)
TESTED := $(TESTED_BUILD)/release
IMPORT_CHECK := --explicit-target-dependency-import-check error
# The release build links Swift's runtime statically. It searches libraries in the system's folders, and not next to itself,
# where anybody may have put one. Valgrind, which counts its instructions, does not read debugging information later than
# version 4.
RELEASE := --scratch-path $(RELEASE_BUILD) -c release -Xcc -gdwarf-4 $(if $(LINUX),--static-swift-stdlib --disable-local-rpath)
TEST_OPTIONS := --skip-build --disable-xctest $(if $(FILTER),--filter '$(FILTER)')

.PHONY: help
help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: gallery
gallery: build ## Render every scenario to Output and print the page to open
	@Scripts/gallery.sh render $(TOOL) Output

.PHONY: build
build: install-build ## Build the tool: .build/release/scrollwork
	@Scripts/swift-build.sh $(RELEASE) --product scrollwork

.PHONY: test
test: install-test test-modules build-tested test-swift test-example test-fuzz test-types test-script test-faults test-documentation test-core test-browser ## Run all tests; installs what they need

.PHONY: test-quick
test-quick: export SCROLLWORK_MODULES = kept
test-quick: build-strict ## Run the tests that only need Swift in a development build, or some of them: make test-quick FILTER=StatusBar

# Builds only what these tests need: no modules for pages, no tool.
.PHONY: test-one
test-one: export SCROLLWORK_TESTS := $(TESTS)
test-one: build-strict ## Build and run the tests of one target: make test-one TESTS=MotionReviewTests FILTER=Seam

test-quick test-one:
	@swift test $(TEST_OPTIONS)

.PHONY: lint
lint: build-strict lint-sources ## Check format, house rules and, in a strict build, warnings and imports
	@Scripts/swift-build.sh --build-tests $(IMPORT_CHECK)

.PHONY: lint-sources
lint-sources: ## Check format and house rules, which compiles nothing
	@swift format lint --strict --parallel --recursive Package.swift Plugins Sources Tests Benchmarks Examples
	@Scripts/check-sources.sh

# Compiles the modules in a build, and checks them: its options, its folder, and that of its products. The outputs may be
# a link.
define check-modules
@Scripts/swift-build.sh $(1) --target CoreModules
@Scripts/swift-build.sh $(1) --product compile-modules
@$(3)/compile-modules check . "$$(realpath $(2)/plugins/outputs)"
endef

.PHONY: embedded
embedded: ## Compile the core for pages, as Embedded Swift for wasm32, and check its size
	$(call check-modules,,$(BUILD),$(DEVELOPED))

.PHONY: review-campaign
review-campaign: ## Review 10,000 random scripts on the fixed variants, in a release build
	@Scripts/swift-build.sh $(RELEASE) --product review-campaign
	@$(RELEASE_BUILD)/release/review-campaign

# The number of random scripts that the report plays.
SCRIPTS ?= 100000

# Planted defects are inside patterns, which only tests can access: a separate build.
.PHONY: review-report
review-report: ## Measure the review (planted defects, false alarms, stable verdicts) and write a page
	@Scripts/swift-build.sh $(RELEASE) --scratch-path $(BUILD)/review -Xswiftc -enable-testing --product review-report
	@$(BUILD)/review/release/review-report Documentation/review-report.md $(SCRIPTS) $(PART)

# The number of random scripts that the museum plays on each of its fixed variants.
MUSEUM_SCRIPTS ?= 1000

.PHONY: museum-report
museum-report: ## Play the museum of motion bugs, and write what the rules find of it into the guide and the README
	@Scripts/swift-build.sh $(RELEASE) --product museum-report
	@$(RELEASE_BUILD)/release/museum-report $(MUSEUM_SCRIPTS)

.PHONY: drawing
drawing: ## Update the drawing of the package's targets in ARCHITECTURE.md
	@swift package dump-package | node Scripts/documentation/targets.mjs >$(BUILD)/targets.svg
	@mv $(BUILD)/targets.svg Documentation/targets.svg

.PHONY: rule-guide
rule-guide: build-strict ## Generate the guide to the rules from their files
	@node Scripts/documentation/rules.mjs $(DEVELOPED)

.PHONY: costs
costs: build-bench ## Measure what commands cost, and update the tables of the guide (ONLY=instructions, pages or seconds: that part)
	@node Scripts/documentation/costs.mjs $(TOOL) $(BENCH) $(BUILD)/costs $(ONLY)

# Where the films of the report are kept: the next report makes and reads only those that would be different.
FILM_CACHE ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/scrollwork/films

.PHONY: film-report
film-report: build install-test ## Measure how well films are read, and update the tables of the guide
	@nice node Scripts/documentation/films.mjs $(TOOL) $(FILM_CACHE)

.PHONY: scrub-report
scrub-report: install-python ## Measure how fast pages of the gallery follow the scrubber, and update the table of the guide
	@$(VENV)/bin/python Tests/Browser/scrubbing.py --gallery $(BUILD)/gallery --guide Documentation/reading-a-storyboard.md

.PHONY: availability
availability: build-strict ## List what the package needs of systems newer than iOS 16 and macOS 13: nothing
	@node Scripts/documentation/availability.mjs $(DEVELOPED) 16

.PHONY: pattern-guide
pattern-guide: build-strict ## Generate the reference of pattern files from the table of their language
	@node Scripts/documentation/pattern-files.mjs $(DEVELOPED)

.PHONY: check-gallery
check-gallery: build-tested ## Fail if the committed manifest or showcase differs from what the tool renders
	@Scripts/gallery.sh check $(TESTED)/scrollwork $(BUILD)/gallery

.PHONY: showcase
showcase: build ## Refresh the committed manifest and showcase
	@Scripts/gallery.sh refresh $(TOOL) $(BUILD)/gallery

.PHONY: docs
docs: build-strict ## Build the guides and the reference of all libraries into one site
	@Scripts/install-dependencies.sh docs
	@node Scripts/documentation/site.mjs $(DEVELOPED) $(BUILD)/documentation

# The destination of install; DESTDIR is its prefix, for packagers.
PREFIX ?= /usr/local

.PHONY: install
install: build ## Install the tool, its manual page, its completions and the scripts of CI: make install PREFIX=$$HOME/.local
	@install -d '$(DESTDIR)$(PREFIX)/bin'
	@install -s -m 755 $(TOOL) '$(DESTDIR)$(PREFIX)/bin/scrollwork'
	@Scripts/install-extras.sh $(TOOL) '$(DESTDIR)$(PREFIX)/share'
	@echo 'installed $(DESTDIR)$(PREFIX)/bin/scrollwork'

.PHONY: uninstall
uninstall: ## Remove the installed files
	@cd '$(DESTDIR)$(PREFIX)' && rm -f bin/scrollwork share/man/man1/scrollwork.1 \
	  share/bash-completion/completions/scrollwork share/zsh/site-functions/_scrollwork \
	  share/fish/vendor_completions.d/scrollwork.fish
	@rm -rf '$(DESTDIR)$(PREFIX)/share/scrollwork'

.PHONY: release
release: ## Make archive, Debian package and container image of one static binary, with checksums: SIGNING_KEY=FILE signs
	@Scripts/install-dependencies.sh release
	@SIGNING_KEY='$(SIGNING_KEY)' Scripts/make-release.sh $(BUILD)

.PHONY: first-comment
first-comment: install-python ## Time the way from the release archive to a pull request's comment, in a bare root; needs root, after make release
	@Scripts/release/bare-root.sh $(BUILD)/bare-root
	@$(VENV)/bin/python Tests/Browser/first_comment.py $(BUILD)/release-files/scrollwork-*-linux-x86_64.tar.xz \
	  $(BUILD)/release-files/scrollwork-*-linux-x86_64.oci.tar.xz $(BUILD)/bare-root $(BUILD)/first-comment \
	  Documentation/continuous-integration.md

.PHONY: clean
clean: ## Remove everything that was built or rendered, except committed files
	rm -rf $(BUILD)
	git clean -fdXq Output

# The suite measures a release build.
BENCH := $(RELEASE_BUILD)/release/bench

.PHONY: test-tools
test-tools: install-test build install-python ## Also test drawings in Inkscape, ImageMagick and CairoSVG; installs them
	@Scripts/install-dependencies.sh tools
	@SCROLLWORK_ALL_TOOLS=1 SCROLLWORK_BIN=$(abspath $(TOOL)) $(VENV)/bin/python -m pytest Tests/Browser/test_other_tools.py

.PHONY: bench
bench: build-bench ## Run the quick benchmarks and check the budgets
	@$(BENCH) run --quick
	@$(BENCH) check --quick

.PHONY: bench-compare
bench-compare: build-bench ## Compare this checkout with the commit BASE: make bench-compare BASE=main
	@test -n "$(BASE)" || { echo 'which commit? make bench-compare BASE=main' >&2; exit 2; }
	@$(BENCH) ab --base $(BASE)

.PHONY: bench-floor
bench-floor: build ## Compare the layout of a frame with C and with other implementations
	@Scripts/install-dependencies.sh bench
	@Scripts/swift-build.sh $(RELEASE) --product floor-probe
	@Scripts/prepare-python.sh $(BUILD)/peers Benchmarks/Peers/requirements.txt
	@SCROLLWORK_YOGA=$$(find $(BUILD)/peers -name 'libpoga_capi*.so') \
	  SCROLLWORK_PYTHON=$$($(BUILD)/peers/bin/python -c 'import sysconfig as s; print(s.get_config_var("LIBDIR") + "/" + s.get_config_var("INSTSONAME"))') \
	  $(RELEASE_BUILD)/release/floor-probe

.PHONY: file-table
file-table: build-bench ## Compare the catalogue as files with the catalogue in Swift, as a page of the guides
	@$(BENCH) files --out Documentation/files-and-swift.md

.PHONY: proof-tables
proof-tables: build-bench ## Prove all pattern files of the repository, as a page of the guides
	@$(BENCH) proofs --out Documentation/proofs-of-files.md

.PHONY: example-costs
example-costs: build ## Measure the example pattern files, and plant dearer frames that their budget has to find
	@Scripts/install-dependencies.sh bench
	@node Scripts/documentation/example-costs.mjs $(TOOL) $(BUILD)/example-costs

.PHONY: scale-report
scale-report: build ## Measure reviews of 1,000 to 100,000 runs, whole and in parts, and update the guide
	@python3 Scripts/documentation/scale.py $(TOOL) $(BUILD)/scale

.PHONY: bench-selftest
bench-selftest: build-bench ## Test the comparison: no false alarms, and planted slow-downs are found
	@$(BENCH) selftest

# Parts of the targets above.

.PHONY: build-strict build-tested build-bench test-swift test-modules test-example test-fuzz test-types test-script test-core test-browser install-build install-test install-python
build-bench: build
	@Scripts/install-dependencies.sh bench
	@Scripts/swift-build.sh $(RELEASE) --product bench

build-strict: install-build
	@Scripts/swift-build.sh --build-tests

build-tested: install-build $(TESTED_BUILD)/plugins/outputs
	@Scripts/swift-build.sh $(TESTED_OPTIONS) $(IMPORT_CHECK) --build-tests

# What plugins make is the same in all builds: the modules for pages alone take minutes.
$(TESTED_BUILD)/plugins/outputs:
	@mkdir -p $(@D) $(BUILD)/plugins/outputs
	@ln -s ../../plugins/outputs $@

test-swift: build-tested
	@swift test $(TESTED_OPTIONS) $(TEST_OPTIONS)

test-modules: install-build $(TESTED_BUILD)/plugins/outputs
	$(call check-modules,$(TESTED_OPTIONS),$(TESTED_BUILD),$(TESTED))

# The example package that adds a pattern is built, rendered, reviewed and measured.
test-example: build-tested
	@Scripts/test-example.sh $(BUILD)/example-output $(TESTED_OPTIONS)

# The types in the comments of the page scripts.
test-types:
	@tsc -p .

test-script:
	@node --test Tests/Script/*.test.*

# Every row of the table in Documentation/faults.md, with every command that writes.
.PHONY: test-faults
test-faults: build-tested
	@SCROLLWORK_BIN=$(TESTED)/scrollwork node --test Tests/Faults/*.test.*

.PHONY: fuzz
fuzz: install-test ## Fuzz the readers, each for SECONDS (60), with the address sanitizer
	@Scripts/fuzz/run.sh $(BUILD) $(or $(SECONDS),60) $(READERS)

# A short run as part of all tests, always with the same inputs: a new failure comes from the change. Optimising the readers
# would take longer than what they then read faster.
test-fuzz:
	@SCROLLWORK_FUZZING=fuzzer SCROLLWORK_OPTIMIZED= CONFIGURATION=debug SEED=1 Scripts/fuzz/run.sh $(BUILD) 4

.PHONY: mutants
mutants: build install-python ## Damage COUNT (2000) files of the gallery with SEED (1), validate them, compare pictures
	@test -n "$(GALLERY)" || $(TOOL) render Scenarios/collapsing-header Scenarios/profile-page --output $(BUILD)/mutants --quiet
	@$(VENV)/bin/python Tests/Browser/mutants $(TOOL) $(or $(GALLERY),$(BUILD)/mutants) \
	  --count $(or $(COUNT),2000) --seed $(or $(SEED),1)

.PHONY: fuzz-corpus
fuzz-corpus: ## Copy a small part of the fuzzing corpus to the repository
	@Scripts/fuzz/pack.sh $(BUILD)

.PHONY: test-sanitized
test-sanitized: ## Run the Swift tests with the address sanitizer, then with the thread sanitizer
	@Scripts/test-sanitized.sh $(BUILD) $(or $(SANITIZERS),address thread) $(if $(FILTER),-- '$(FILTER)')

# Symbols, links, samples, and the output of commands in the guides.
.PHONY: test-documentation
test-documentation: build-tested
	@Scripts/install-dependencies.sh docs
	@SCROLLWORK_PRODUCTS=$(TESTED) node --test Tests/Documentation/*.test.*

# The WebAssembly core of the pages computes every run of the gallery again.
test-core: build-tested
	@$(TESTED)/scrollwork render Scenarios Examples/patterns Examples/android --allow-files Examples/patterns,Examples/android --output $(BUILD)/core --quiet >/dev/null
	@SCROLLWORK_OUTPUT=$(BUILD)/core node --test Tests/Core/*.test.*

# Last, so that a run ends with pytest's own summary.
test-browser: build-tested install-python
	@SCROLLWORK_BIN=$(abspath $(TESTED)/scrollwork) SCROLLWORK_BENCH=$(abspath $(TESTED)/bench) $(VENV)/bin/python -m pytest Tests/Browser -n 3

install-python:
	@Scripts/prepare-python.sh $(VENV) Tests/Browser/requirements.txt

install-build:
	@Scripts/install-dependencies.sh build

install-test:
	@Scripts/install-dependencies.sh test
