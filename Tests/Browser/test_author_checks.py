# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A scenario's author checks on its page, next to the rules; and the shapes that show severities."""

import json

import pytest

import axe
import output
from storyboard import Storyboard
from test_trial import OPEN
from watch import opened

# A scenario with an error and a warning of author checks, in the variant that follows without limits.
SCENARIO, VARIANT, FIXED = "collapsing-header/pull-top", "ch4", "ch8"
SEVERITIES = ("note", "warning", "error")
SIGNS = "●◆▲"

# The shape of each mark in the lanes, by the name of its severity.
SHAPES = """(place) => [...document.querySelectorAll(place + ' .found')].map((mark) =>
  [mark.classList[1], mark.querySelector('path').getAttribute('d').replace(/[^MLHVAZ]/g, '')])"""


def page_of(scenario: str):
    return output.folder() / scenario / "index.html"


def findings(variant: str) -> dict[str, list]:
    """The data of every finding by device."""
    data = output.page_data(SCENARIO)
    runs = data["runs"][output.variants_of(SCENARIO).index(variant)]
    return {device["id"]: run.get("findings", []) for device, run in zip(data["devices"], runs)}


@pytest.fixture(scope="module")
def reported() -> list[dict]:
    """The author's findings as `check` reports them."""
    report = json.loads(output.run("check", output.scenario_file(SCENARIO), "--variant", "all", "--exit-zero",
                                   "--reporter", "json"))
    found = [finding for finding in report["findings"] if finding["rule"].startswith("check/")]
    assert len(found) > 3
    return found


@pytest.fixture
def board(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={VARIANT}") as page:
        yield Storyboard(page)


def test_the_page_shows_what_check_reports_for_each_variant(board, reported):
    for variant in output.variants_of(SCENARIO):
        told = board.page.evaluate("""(id) => [...document.querySelectorAll(`#findings-${id} li`)].flatMap((item) =>
          [...item.querySelectorAll('a')].map(() => item.querySelector('code').textContent))""", variant)
        told = [words.split() for words in told if "check/" in words]
        expected = [[SIGNS[SEVERITIES.index(each["severity"])], each["severity"], finding["rule"]]
                    for finding in reported if finding["variant"] == variant for each in finding["devices"]]
        assert sorted(told) == sorted(expected), variant


def test_a_finding_ends_with_the_authors_sentence(board):
    sentences = board.page.locator(f"#findings-{VARIANT} li", has_text="check/range").locator("p").all_inner_texts()
    assert sentences
    assert all(" the smallest allowed value, " in text or " the largest allowed value, " in text for text in sentences)
    assert all(text.endswith(". The design has no stretched header; the list bounces alone.") for text in sentences)
    assert board.page.locator("#checks").inner_text().startswith(
        "Judged by the rules, and by 2 checks of the scenario’s author.")


def test_each_severity_has_its_shape_on_the_timeline_in_the_strip_and_in_the_legend(board):
    legend = dict(board.page.evaluate("""() => [...document.querySelectorAll('.legend .found')].map((mark) =>
      [mark.parentNode.textContent.trim(), mark.querySelector('path').getAttribute('d').replace(/[^MLHVAZ]/g, '')])"""))
    assert list(legend) == ["error", "warning", "note"] and len(set(legend.values())) == 3
    marks = board.page.evaluate(SHAPES, "#lanes")
    expected = [SEVERITIES[finding[2]] for found in findings(VARIANT).values() for finding in found]
    assert sorted(word for word, _ in marks) == sorted(expected)
    assert {"warning", "error"} <= set(expected)
    assert all(shape == legend[word] for word, shape in marks)
    for row, found in enumerate(findings(VARIANT).values()):
        strip = " ".join(board.page.locator(".strip-row").nth(row).locator(".moment-found").all_text_contents())
        for label, _, severity, *_ in found:
            assert f"{SIGNS[severity]}\u202f{SEVERITIES[severity]}: {label}" in strip


def test_a_verdict_names_the_worst_severity(board):
    for device, found in findings(VARIANT).items():
        worst = max(found, key=lambda finding: finding[2])
        name = board.page.locator(f"[id='verdict-{device}'] button").get_attribute("aria-label")
        assert name.startswith(f"{SEVERITIES[worst[2]]}: {worst[0]}")
        assert not set(name) & set(SIGNS)


def test_keys_step_through_findings_of_checks_and_announce_their_severity(board):
    said = set()
    for _ in range(12):
        board.page.keyboard.press("f")
        said.update(board.page.locator("#status").inner_text().rsplit(", ", 1)[0].split(", "))
    for found in findings(VARIANT).values():
        for label, _, severity, *_ in found:
            assert (label if severity == 2 else f"{SEVERITIES[severity]}: {label}") in said


def test_trials_are_judged_by_the_rules_alone_and_the_page_says_so(board):
    words = board.page.evaluate(OPEN)
    assert words.endswith("exactly. The author’s checks judge those, not what you try.")
    board.page.locator("label[for=tab-findings]").click()
    note = board.page.locator("#checks")
    assert note.is_visible() and note.inner_text().endswith("What is tried by hand is judged by the rules alone.")
    # Repeating the scenario's own script gives the same findings of rules, and none of author checks.
    board.page.locator("label[for=tab-parameters]").click()
    board.page.locator("label[for=trial-script]").click()
    board.page.locator("label[for=tab-findings]").click()
    board.page.wait_for_selector("#trial-findings li code")
    rules = board.page.locator("#trial-findings li code").all_inner_texts()
    assert rules and not any("check/" in rule for rule in rules)


def test_a_page_without_checks_does_not_mention_any(chromium):
    with opened(chromium, page_of("collapsing-header/fling-top")) as page:
        assert page.locator("#checks").count() == 0
        assert page.evaluate(OPEN).endswith("exactly.")


def test_the_gallery_counts_findings_of_checks(chromium):
    with opened(chromium, output.gallery()) as page:
        card = page.locator(".card", has=page.locator(f"a[href='{SCENARIO}/index.html']"))
        found = {variant: [each for list_ in findings(variant).values() for each in list_]
                 for variant in output.variants_of(SCENARIO)}
        faulty = sum(1 for each in found.values() if each)
        # The card may be folded.
        assert card.locator(".verdict").text_content().strip().startswith(f"▲ {faulty} of {len(found)} have findings, such as ")


@pytest.mark.parametrize("width, scheme", [(1300, "light"), (360, "dark")])
def test_axe_is_silent_with_findings_of_all_severities(chromium, width, scheme):
    with opened(chromium, page_of(SCENARIO), f"#variant={VARIANT}", width=width, color_scheme=scheme) as page:
        page.locator(".chip button").first.click()
        assert axe.findings(page) == []


def test_forced_colours_keep_shapes_and_outlines(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={VARIANT}", forced_colors="active") as page:
        assert {word for word, _ in page.evaluate(SHAPES, "#lanes")} == {"warning", "error"}
        chip = page.locator(".chip.fault").first
        assert chip.evaluate("(e) => getComputedStyle(e).borderTopWidth") == "1px"
        line, behind = page.evaluate("""() => ['#playline', '#playrail'].map((name) =>
          getComputedStyle(document.querySelector(name)).backgroundColor)""")
        assert line != behind
