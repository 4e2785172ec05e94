# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Browsers, the rendered gallery and the summary. Every process that a worker starts is ended."""

import os
import shutil
import tempfile

import pytest
from playwright.sync_api import expect

import output
import summary
import watch
from engines import Chromium, Firefox, WebKit


def pytest_configure(config):
    # In CI the tool records no new runs and shows no progress. These tests check what a person at a terminal sees,
    # wherever they run.
    os.environ.pop("CI", None)
    expect.set_options(timeout=watch.PATIENCE * 1000)
    # The controller makes the folder; workers inherit its name.
    if not hasattr(config, "workerinput"):
        config.scrollwork_shared = tempfile.mkdtemp(prefix="scrollwork-browser-")
        os.environ["SCROLLWORK_SHARED"] = config.scrollwork_shared


def pytest_unconfigure(config):
    if hasattr(config, "scrollwork_shared"):
        shutil.rmtree(config.scrollwork_shared, ignore_errors=True)


def pytest_generate_tests(metafunc):
    """Parametrizes tests that request a drawing or a page with all of them, or with a sample."""
    for name, find in [
        ("drawing", output.drawings),
        ("one_of_a_dozen", lambda: output.spread(output.drawings(), 12)),
        ("one_of_six", lambda: output.spread(output.drawings(), 6)),
        ("sheet", output.sheets),
        ("comparison", output.comparisons),
        ("page_path", output.pages),
        ("one_of_six_pages", lambda: output.spread(output.pages(), 6)),
        ("kind_of_page", output.kinds_of_pages),
    ]:
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, find(), ids=output.name_of)


def pytest_terminal_summary(terminalreporter):
    reports = [report for group in terminalreporter.stats.values() for report in group
               if getattr(report, "when", None) == "call"]
    found = [value for report in reports for key, value in report.user_properties if key == summary.PROPERTY]
    if found:
        terminalreporter.section("measured")
        for line in summary.lines(found):
            terminalreporter.line(line)


@pytest.fixture(scope="session")
def chromium():
    with Chromium() as engine:
        yield engine


@pytest.fixture(scope="session")
def firefox():
    with Firefox() as engine:
        yield engine


@pytest.fixture(scope="session")
def webkit():
    with WebKit() as engine:
        yield engine


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def any_engine(request):
    """Each of the three engines."""
    yield from lend(request)


@pytest.fixture(params=["firefox", "webkit"])
def other_engine(request):
    """Each of the engines that only test a sample."""
    yield from lend(request)


def lend(request):
    """The engine of the parameter. It shows an empty page afterwards: running animations would slow down the others."""
    engine = request.getfixturevalue(request.param)
    yield engine
    engine.open("about:blank")
