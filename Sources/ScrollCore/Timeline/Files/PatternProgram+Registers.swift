// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// What the registers hold that depend on the screen and the parameters of a request; the others are as at first.
  public func screenRegisters(of request: RunRequest) -> [Double] {
    FilePattern(
      self, on: request.screen, request.physics, parameters: request.grownParameters
    ).registers
  }
}
