// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Live runs of pattern files.
extension LiveRun where P == FilePattern {
  /// Makes a run of whose request nothing has been played; `play` comes next.
  ///
  /// - Parameters:
  ///   - request: What is run; its variant has no meaning, and the program accepts its parameters.
  ///   - program: The program of the variant.
  ///   - elements: The elements that the file names.
  init(unplayed request: RunRequest, of program: PatternProgram, elements: OwnElements) {
    self.init(
      request,
      of: FilePattern(
        program, on: request.screen, request.physics, parameters: request.grownParameters))
    name(elements)
  }
}

extension PatternProgram {
  /// Whether the program is made for values: as many, and lists that are as long.
  public func accepts(_ values: [ParameterValue]) -> Bool {
    guard values.count == parameters.count else { return false }
    for index in 0..<values.count {
      if case .numbers(let numbers) = values[index], numbers.count != parameters[index].count {
        return false
      }
    }
    return true
  }
}
