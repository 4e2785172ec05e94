// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// A page of a pattern file: that of a pattern in Swift, and what the elements and programs of files need in addition.

import './player/file-support.js';
import './page.js';
