// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchProbe
import CoreModules
import PatternFiles
import ScrollCore
import TextFormats

/// What a variant shows as a file, and what it shows in Swift.
struct FileComparison {
  private let pattern: CompiledPattern
  private let entry: PatternEntry
  private let number: Int
  private let parameters: [ParameterValue]

  init(_ variant: FileCases.Variant) throws {
    pattern = try FileCases.read(variant.file, variant.id).pattern
    (entry, number, parameters) = try FileCases.inSwift(pattern, variant.file, variant.id)
  }

  /// Whether the file has lists whose rows are a parameter.
  var hasRows: Bool { pattern.parameters.contains(where: FileCases.hasRows) }

  private var ownParameters: [ParameterValue] { pattern.parameters.map(\.defaultValue) }

  /// The gestures: those of other cases, and one along x.
  private static let scripts: [GestureScript] = {
    let start = ScriptPoint(.fraction(0.8), .fraction(0.6))
    let across = [-1.0, 1].flatMap { direction -> [GestureStep] in
      let travel = ScriptPoint(.points(240 * direction), .points(0))
      return [
        .drag(
          DragGesture(
            from: start, .by(travel), duration: 0.3, endVelocity: Point(900 * direction, 0))),
        .pause(1.5),
      ]
    }
    return CaseInput.Script.allCases.map { GestureScript($0.steps) } + [GestureScript(across)]
  }()

  private func request(
    _ parameters: [ParameterValue], _ script: GestureScript, variant: Int = 0,
    on device: DeviceProfile = .iPhone11, _ orientation: Orientation = .portrait,
    rate: Int = 120
  ) -> RunRequest {
    RunRequest(
      variant: variant, parameters: parameters, screen: device.screen(orientation),
      turnedScreen: device.screen(orientation == .portrait ? .landscape : .portrait), rate: rate,
      physics: .uikit, script: script)
  }

  // MARK: Differences

  /// The largest difference of a value or of an element's frame, opacity or scale, over all devices, gestures and rates;
  /// infinity where other elements are shown.
  func largestDifference() throws -> Double {
    var largest = 0.0
    for (device, orientation) in DeviceCatalog.matrix {
      for rate in [60, 120] {
        for script in Self.scripts {
          let swift = try entry.run(
            request(parameters, script, variant: number, on: device, orientation, rate: rate))
          let file = try pattern.program.run(
            request(ownParameters, script, on: device, orientation, rate: rate)
          ).timeline
          largest = max(largest, difference(swift, file))
        }
      }
    }
    return largest
  }

  private func difference(_ swift: Timeline, _ file: Timeline) -> Double {
    guard swift.frameCount == file.frameCount else { return .infinity }
    let names = file.valueNames.map { "\($0)" }
    let places = swift.valueNames.map { name in names.firstIndex(of: "\(name)") }
    var largest = 0.0
    for frame in 0..<swift.frameCount {
      for (index, place) in places.enumerated() {
        guard let place else { return .infinity }
        let a = swift.values[frame * places.count + index]
        let b = file.values[frame * names.count + place]
        if !(a.isNaN && b.isNaN) { largest = max(largest, distance(a, b)) }
      }
      // Some patterns draw the colour behind all else, some have it from their window.
      let a = swift.elements[swift.elementRange(ofFrame: frame)].filter { $0.id.kind != .backdrop }
      let b = file.elements[file.elementRange(ofFrame: frame)].filter { $0.id.kind != .backdrop }
      guard a.map(\.id) == b.map(\.id) else { return .infinity }
      for (a, b) in zip(a, b) {
        largest = max(
          largest, distance(a.frame.x, b.frame.x), distance(a.frame.y, b.frame.y),
          distance(a.frame.width, b.frame.width), distance(a.frame.height, b.frame.height),
          distance(a.contentAlpha, b.contentAlpha), distance(a.contentScale, b.contentScale))
      }
    }
    return largest
  }

  private func distance(_ a: Double, _ b: Double) -> Double {
    let distance = (a - b).magnitude
    return distance.isNaN ? .infinity : distance
  }

  // MARK: Allocations

  /// How many allocations the frames have that a run at twice the rate has in addition; nil where they cannot be counted.
  func allocations() throws -> Int? {
    guard scrollwork_counts_allocations() else { return nil }
    return try allocations(rate: 120) - allocations(rate: 60)
  }

  private func allocations(rate: Int) throws -> Int {
    let request = request(ownParameters, Self.scripts[1], rate: rate)
    var timeline = Timeline(rate: rate)
    _ = try pattern.program.run(request, into: &timeline)
    let before = scrollwork_allocation_count()
    _ = try pattern.program.run(request, into: &timeline)
    return Int(scrollwork_allocation_count() - before)
  }

  // MARK: WebAssembly

  /// The module of pattern files, as pages carry it; nil if this build has no compiler for pages.
  static var module: String? { CoreModules.core(ofPattern: "file-pattern") }

  /// The program and the requests of all gestures, as `files.mjs` reads them, and the digests of their runs here.
  func runs() throws -> (task: JSONValue, digests: [String]) {
    let file = ProgramFile(
      elements: OwnElements(pattern.ownElements), programs: [pattern.program])
    let requests = Self.scripts.map { request(ownParameters, $0) }
    let digests = try requests.map { request in
      Self.hexadecimal(try pattern.program.run(request).timeline.digest)
    }
    return (
      .object([
        ("program", .list(file.bytes.map { .number(Double($0)) })),
        // As bits: JSON has no infinity, and no number for what is not there.
        (
          "requests",
          .list(requests.map { .list($0.words.map { .string(Self.hexadecimal($0.bitPattern)) }) })
        ),
      ]), digests
    )
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
