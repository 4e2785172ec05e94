// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Banner
import CommandLineTool

// All commands of the tool, with one pattern more.
CommandLineTool.main(adding: .banner)
