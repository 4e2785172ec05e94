// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import StoryboardProduction

extension RunOverrides {
  /// The command line's choice of variants, devices and rates.
  init(_ arguments: ParsedArguments) {
    self.init()
    devices = arguments.list(.device)
    variants = arguments.list(.variant)
    rate = arguments.integer(.fps)
    systemVersion = arguments.integer(.os)
    physics = arguments.text(.physics)
    folders = arguments.list(.allowFiles)
  }
}

extension WorkLimit {
  /// What a command line allows.
  init(_ arguments: ParsedArguments) {
    self.init(frames: arguments.integer(.limit) ?? Self.defaultFrames)
  }
}
