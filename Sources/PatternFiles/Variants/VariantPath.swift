// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A place in a pattern file, such as `elements.hero.look` or `on[+]`.
struct VariantPath: Equatable {
  /// One step of a path.
  enum Step: Equatable {
    /// To the value of a key, or to the element of a list that has this `id`.
    case name(String)
    /// To an element of a list, counted from 0.
    case index(Int)
    /// Behind the last element of a list.
    case append

    /// The step as it is written after another one.
    var text: String {
      switch self {
      case .name(let name): ".\(name)"
      case .index(let index): "[\(index)]"
      case .append: "[+]"
      }
    }
  }

  /// The steps, at least one; the first one is a name.
  var steps: [Step]

  /// Reads a path; nil if it is none.
  init?(_ text: String) {
    steps = []
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.first == "[" {
        guard !steps.isEmpty, let end = rest.firstIndex(of: "]") else { return nil }
        let inner = rest[rest.index(after: rest.startIndex)..<end]
        if inner == "+" {
          steps.append(.append)
        } else {
          guard inner.count <= 4, inner.allSatisfy({ $0.isASCII && $0.isNumber }),
            let index = Int(inner)
          else { return nil }
          steps.append(.index(index))
        }
        rest = rest[rest.index(after: end)...]
      } else {
        if !steps.isEmpty {
          guard rest.removeFirst() == "." else { return nil }
        }
        let name = rest.prefix { $0 != "." && $0 != "[" }
        guard !name.isEmpty else { return nil }
        steps.append(.name(String(name)))
        rest = rest[name.endIndex...]
      }
    }
    guard !steps.isEmpty else { return nil }
  }

  /// The first steps as they are written.
  func text(ofFirst count: Int) -> String {
    String(steps.prefix(count).map(\.text).joined().dropFirst())
  }
}
