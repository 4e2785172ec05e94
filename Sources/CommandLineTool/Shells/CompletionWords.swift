// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ReviewReports
import ScrollCore

/// The possible arguments at a position of the command line.
enum CompletionWords: Equatable {
  /// One of a few choices.
  case words([String])
  /// The path of a file or folder.
  case files
  /// The path of a folder.
  case folders
  /// A value without completions, such as a number.
  case anything

  /// What can follow an option.
  init(of option: OptionSpecification) {
    switch option.argument {
    case .word(let words), .name(let words), .optionalWord(let words, _): self = .words(words)
    case .text("DIR"): self = .folders
    case .text("FILE"): self = .files
    case .text, .list:
      switch option.name {
      case .device: self = .words(Self.devices)
      case .reporter: self = .words(ReportFormat.allCases.map(\.rawValue))
      default: self = .anything
      }
    case .none, .integer, .number: self = .anything
    }
  }

  /// The operands after the options.
  init(of operands: CommandSpecification.Operands) {
    self = operands.words.isEmpty ? .files : .words(operands.words)
  }

  /// The identifiers of devices, as every command accepts them.
  private static let devices = DeviceCatalog.catalog.map(\.id) + ["all", "matrix"]
}
