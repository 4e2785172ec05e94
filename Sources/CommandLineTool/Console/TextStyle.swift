// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Colour and weight of text on a terminal; plain text elsewhere.
struct TextStyle: Equatable {
  /// When to colour.
  enum Choice: String, CaseIterable {
    /// On a terminal, unless the environment says otherwise.
    case auto
    /// Everywhere.
    case always
    /// Nowhere.
    case never
  }

  /// Whether escape sequences are written.
  var isColoured: Bool

  init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// Decides for a stream.
  ///
  /// The option wins; then `NO_COLOR`, then `FORCE_COLOR`, then `TERM=dumb`, then whether the stream is
  /// a terminal. An empty variable counts as not set, and `FORCE_COLOR=0` as no.
  init(_ choice: Choice, for stream: OutputStream, variable: (String) -> String?) {
    func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
    switch choice {
    case .always: isColoured = true
    case .never: isColoured = false
    case .auto:
      if isSet("NO_COLOR") {
        isColoured = false
      } else if isSet("FORCE_COLOR") {
        isColoured = variable("FORCE_COLOR") != "0"
      } else {
        isColoured = stream.isTerminal && variable("TERM") != "dumb"
      }
    }
  }

  /// A heading.
  func bold(_ text: String) -> String { wrap(text, "1") }
  /// Something wrong.
  func red(_ text: String) -> String { wrap(text, "1;31") }
  /// Something to look at.
  func yellow(_ text: String) -> String { wrap(text, "33") }
  /// Something right.
  func green(_ text: String) -> String { wrap(text, "32") }
  /// Something that may be overlooked.
  func dim(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
