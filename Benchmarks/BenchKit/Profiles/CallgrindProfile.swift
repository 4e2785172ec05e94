// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What callgrind counted: instructions of each function and calls between them.
package struct CallgrindProfile: Equatable, Sendable {
  /// Instructions of the whole region.
  package private(set) var instructions: UInt64 = 0
  /// Instructions of each function without those that it calls, by its symbol.
  package private(set) var selfCosts: [String: UInt64] = [:]
  /// Calls by the symbol of the function called; calls of the runtime by the runtime are left out, so
  /// that what it does for one call of the program is one.
  package private(set) var calls: [String: UInt64] = [:]
  /// Calls of the C library's allocator, whoever calls it.
  package private(set) var allocations: UInt64 = 0

  /// Reads callgrind's own format, with one event (Ir) and without source positions.
  ///
  /// - Throws: An error if the text is not a profile, or an empty one: a region that was never
  ///   entered must not look like one without cost.
  package init(_ text: String) throws(RecordError) {
    var names: [Substring: String] = [:]
    func name(_ token: Substring) -> String {
      guard let end = token.firstIndex(of: ")") else { return String(token) }
      let key = token[...end]
      let rest = token[token.index(after: end)...].drop { $0 == " " }
      if !rest.isEmpty { names[key] = String(rest) }
      return names[key] ?? String(key)
    }
    var function = ""
    var callee = ""
    var isCallCost = false
    var isProfile = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("events:") {
        isProfile = line == "events: Ir"
      } else if line.hasPrefix("fn=") {
        function = name(line.dropFirst(3))
      } else if line.hasPrefix("cfn=") {
        callee = name(line.dropFirst(4))
      } else if line.hasPrefix("calls=") {
        let count = UInt64(line.dropFirst(6).prefix { $0 != " " }) ?? 0
        if !Self.isRuntime(function) { calls[callee, default: 0] += count }
        // The allocator also calls itself: that is one block.
        if Self.allocators.contains(callee), !Self.allocators.contains(function) {
          allocations += count
        }
        isCallCost = true
      } else if let first = line.first, "0123456789+-*".contains(first) {
        if !isCallCost, let cost = line.split(separator: " ").last.flatMap({ UInt64($0) }) {
          selfCosts[function, default: 0] += cost
        }
        isCallCost = false
      }
    }
    instructions = selfCosts.values.reduce(0, +)
    guard isProfile else { throw RecordError("no callgrind profile with the event Ir") }
    guard instructions > 0 else { throw RecordError("callgrind counted nothing") }
  }

  private static let allocators: Set<String> = [
    "malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign", "__libc_malloc",
    "__libc_calloc", "__libc_realloc",
  ]

  private static func isRuntime(_ name: String) -> Bool {
    name.hasPrefix("swift_") || name.hasPrefix("_swift_")
  }

  /// How often references were counted up.
  package var retains: UInt64 { sum(["swift_retain", "swift_bridgeObjectRetain"]) }

  /// How often references were counted down.
  package var releases: UInt64 { sum(["swift_release", "swift_bridgeObjectRelease"]) }

  /// How often exclusive access was checked.
  package var accesses: UInt64 { sum(["swift_beginAccess"]) }

  private func sum(_ prefixes: [String]) -> UInt64 {
    calls.reduce(0) { total, call in
      prefixes.contains { call.key.hasPrefix($0) } ? total + call.value : total
    }
  }

  /// The functions of the greatest cost, or of the greatest change against another profile.
  ///
  /// - Parameters:
  ///   - limit: How many.
  ///   - base: What to compare with; nil for costs.
  package func top(_ limit: Int, against base: CallgrindProfile? = nil) -> [(
    name: String, change: Int64
  )] {
    var changes: [String: Int64] = [:]
    for (name, cost) in selfCosts { changes[name] = Int64(cost) }
    for (name, cost) in base?.selfCosts ?? [:] { changes[name, default: 0] -= Int64(cost) }
    return changes.filter { $0.value != 0 }
      .sorted { (abs($0.value), $1.key) > (abs($1.value), $0.key) }
      .prefix(limit).map { (name: $0.key, change: $0.value) }
  }
}
