// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

@testable import CommandLineTool
@testable import ScenarioFiles
@testable import SystemCalls

/// The output of `scrollwork frames`, parsed line by line on demand.
final class FrameTable {
  private let lines: [Substring]
  /// The text on standard error.
  let messages: String
  private var documents: [Int: JSON5Document] = [:]

  /// The number of frames.
  var count: Int { lines.count - 1 }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - scenario: The text of the scenario file.
  ///   - variant: The variant's identifier.
  ///   - rate: Display frames per second.
  init(_ scenario: String, variant: String, rate: Int, folder: String = ".") throws {
    let run = ToolRun(
      ["frames", "-", "--variant", variant, "--fps", String(rate)], input: scenario,
      folder: folder)
    guard run.exitCode == .clean, run.outputLines.count > 1 else {
      throw OperationError("\(variant): \(run.exitCode) \(run.errors)\n\(scenario)")
    }
    lines = run.outputLines
    messages = run.errors
  }

  /// A number in a frame.
  ///
  /// - Parameters:
  ///   - name: The name of a value, such as `header.height`; of a measure of an element, such as
  ///     `#row[0][5].top`, with `left`, `top`, `right`, `bottom`; of a phase, such as `is animating`,
  ///     which is 1 or 0; or, of the whole run, `frame count` or
  ///     `warning count`.
  ///   - frame: The frame.
  /// - Returns: The number; nil if it is null, or if the element is not listed.
  func number(_ name: String, in frame: Int) throws -> Double? {
    if name == "frame count" { return Double(count) }
    if name == "warning count" {
      return Double(messages.split(separator: "\n").count { $0.contains("warning: ") })
    }
    let line = try root(of: frame)
    if name.hasPrefix("is ") {
      return try member("phase", of: line).text == String(name.dropFirst(3)) ? 1 : 0
    }
    guard name.hasPrefix("#") else {
      let value = try member(name, of: member("values", of: line))
      return value.kind == .null ? nil : value.number ?? .nan
    }
    guard let dot = name.lastIndex(of: "."),
      let side = ["left", "top", "right", "bottom"].firstIndex(of: name[name.index(after: dot)...])
    else { throw OperationError("\(name) is no measure of an element") }
    let id = name[..<dot].dropFirst()
    for element in try member("elements", of: line).elements {
      guard try member("id", of: element).text.map({ $0 == id }) == true else { continue }
      let edges = try member("frame", of: element).elements.map { $0.number ?? .nan }
      return side < 2 ? edges[side] : edges[side - 2] + edges[side]
    }
    return nil
  }

  private func root(of frame: Int) throws -> Value {
    guard frame >= 0, frame < count else {
      throw OperationError("there is no frame \(frame) among \(count)")
    }
    if let document = documents[frame] { return document.root }
    let file = SourceFile(
      path: "frame \(frame)", bytes: Array(lines[frame + 1].utf8), log: ErrorLog())
    guard let document = JSON5Document(file), document.root.kind == .object,
      try member("frame", of: document.root).number == Double(frame)
    else { throw OperationError("line \(frame + 2) is not frame \(frame)") }
    documents[frame] = document
    return document.root
  }

  /// A member of an object; the test fails if it is missing.
  private func member(_ key: String, of object: Value) throws -> Value {
    let document = object.document
    var next = object.index + 1
    while next < document.nodes[object.index].extent {
      if document.text(of: next) == key { return Value(document: document, index: next + 1) }
      next = document.next(after: next + 1)
    }
    throw OperationError("no member \(key)")
  }
}
