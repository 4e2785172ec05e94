# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""What an engine raises when the browser itself has crashed."""


class BrowserEnded(RuntimeError):
    """The browser crashed during a test. That tells nothing about the page: the test runs once more, in a new one."""
