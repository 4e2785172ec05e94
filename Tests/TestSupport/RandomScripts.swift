// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Random scripts are in a target without the testing library, which programs can link.
@_exported public import RandomScripts
