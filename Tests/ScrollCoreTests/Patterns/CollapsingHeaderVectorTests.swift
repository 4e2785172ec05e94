// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Content offsets as input, header heights as output: computed by hand for the article's rules.
struct HeaderVector: Sendable, CustomTestStringConvertible {
  var name: String
  var device: DeviceProfile
  var offsets: [Double]
  var heights: [String: [Double]]
  /// The number of leading samples that only lead to the initial state of the vector.
  var lead = 0

  var testDescription: String { name }

  static let all: [HeaderVector] = [
    HeaderVector(
      name: "A slow, iPhone 11", device: .iPhone11,
      offsets: [-138, -118, -88, -48, -28, -48, -98, -148],
      heights: [
        "ch3": [138, 118, 88, 48, 28, 48, 98, 148],
        "ch3 asWritten": [238, 218, 188, 148, 128, 148, 198, 248],
        "ch4": [138, 118, 88, 48, 48, 68, 118, 148],
        "ch6": [138, 118, 88, 48, 48, 68, 118, 148],
        "ch7": [138, 118, 88, 48, 48, 68, 118, 148],
        "ch6 asWritten": [148, 128, 98, 58, 48, 68, 118, 148],
        "ch8": [138, 118, 88, 48, 48, 48, 98, 148],
      ]),
    HeaderVector(
      name: "A slow, iPhone 8", device: .iPhone8,
      offsets: [-110, -90, -60, -20, 0, -20, -70, -120],
      heights: [
        "ch4": [110, 90, 60, 20, 20, 40, 90, 120],
        "ch6": [110, 90, 60, 20, 20, 40, 90, 120],
        "ch3 asWritten": [210, 190, 160, 120, 100, 120, 170, 220],
      ]),
    HeaderVector(
      name: "B top bounce", device: .iPhone11, offsets: [-178, -208, -178, -160, -148],
      heights: [
        "ch4": [148, 148, 118, 100, 88],
        "ch5": [148, 148, 148, 148, 148],
        "ch6": [148, 148, 148, 148, 148],
        "ch7": [148, 148, 148, 148, 148],
      ]),
    HeaderVector(
      name: "C stale header", device: .iPhone11,
      offsets: [-48, -100, -160, -172, -160, -149, -148],
      heights: [
        "ch4": [100, 148, 148, 136, 125, 124],
        "ch6": [100, 100, 100, 100, 100, 148],
        "ch7": [100, 148, 148, 148, 148, 148],
      ], lead: 1),
    HeaderVector(
      name: "D bottom bounce, iPhone 11", device: .iPhone11,
      offsets: [1128, 1138, 1168, 1188, 1168, 1148, 1138],
      heights: [
        "ch4": [48, 48, 48, 68, 88, 98],
        "ch5": [48, 48, 48, 68, 88, 98],
        "ch6": [48, 48, 48, 48, 48, 48],
        "ch7": [48, 48, 48, 48, 48, 48],
      ], lead: 1),
    HeaderVector(
      name: "D bottom bounce, iPhone 8", device: .iPhone8,
      offsets: [1323, 1333, 1363, 1383, 1363, 1343, 1333],
      heights: [
        "ch4": [20, 20, 20, 40, 60, 70],
        "ch6": [20, 20, 20, 20, 20, 20],
      ], lead: 1),
    HeaderVector(
      name: "E Dynamic Island", device: .iPhone15Pro,
      offsets: [-158, -155, -153, -100, -54, -20, -54, -120, -159],
      heights: ["ch6": [154, 154, 153, 100, 54, 54, 88, 154, 154]]),
  ]
}

@Suite("Collapsing header: vectors")
struct CollapsingHeaderVectorTests {
  @Test(arguments: HeaderVector.all, [60, 120])
  func `heights follow the offsets as computed by hand`(vector: HeaderVector, rate: Int) throws {
    for (words, expected) in vector.heights {
      let variant = String(words.prefix(3))
      var harness = Harness(variant, on: vector.device)
      harness.rate = rate
      if words.hasSuffix("asWritten") { harness.parameters["prevInit"] = .choice(1) }
      let heights = try harness.values(of: "header.height", after: vector.offsets)
        .dropFirst(vector.lead)
      #expect(heights.count == expected.count)
      for (height, wanted) in zip(heights, expected) {
        #expect(abs(height - wanted) < 1e-6, "\(words): \(Array(heights)), not \(expected)")
      }
    }
  }

  @Test(arguments: [
    ("ch0", 20.0, 48.0), ("ch1", 20, 48), ("ch2", 120, 148), ("ch3", 120, 148), ("ch7", 120, 148),
  ])
  func `first row at rest`(variant: String, onPhone8: Double, onPhone11: Double) throws {
    for (device, expected) in [(DeviceProfile.iPhone8, onPhone8), (.iPhone11, onPhone11)] {
      let timeline = try Harness(variant, on: device).run([.pause(0.1)])
      #expect(timeline.value(named: "firstRow.y", inFrame: 0) == expected)
      #expect(timeline.value(named: "contentOffset.y", inFrame: 0) == -expected)
    }
  }

  @Test func `a fixed header hides exactly its extra height at rest`() throws {
    for device in [DeviceProfile.iPhone8, .iPhone11] {
      let timeline = try Harness("ch1", on: device).run([.pause(0.1)])
      let hidden =
        timeline.value(named: "header.height", inFrame: 0)
        - timeline.value(named: "firstRow.y", inFrame: 0)
      #expect(hidden == 100)
    }
    let island = try Harness("ch1", on: .iPhone15Pro).run([.pause(0.1)])
    #expect(
      island.value(named: "header.height", inFrame: 0)
        - island.value(named: "firstRow.y", inFrame: 0) == 95)
  }

  @Test func `full bleed has no header`() throws {
    let timeline = try Harness("ch0", on: .iPhone11).run([.pause(0.1)])
    #expect(timeline.value(named: "header.height", inFrame: 0).isNaN)
    #expect(!timeline.elements.contains { $0.id.kind == .header })
  }

  /// Before `viewDidAppear` the remembered offset is 0, so the system's own adjustment to −148 adds
  /// 148 points to a height that was set too early.
  @Test func `setting the height in viewWillAppear lets the first adjustment through`() throws {
    let early = Harness("ch3", on: .iPhone11).with { $0.parameters["heightSetIn"] = .choice(1) }
    #expect(try early.run([.pause(0.1)]).value(named: "header.height", inFrame: 0) == 296)
    let late = Harness("ch3", on: .iPhone11)
    #expect(try late.run([.pause(0.1)]).value(named: "header.height", inFrame: 0) == 148)
    let clamped = early.with { $0.variant = "ch4" }
    #expect(try clamped.run([.pause(0.1)]).value(named: "header.height", inFrame: 0) == 148)
  }

  /// h = clamp(−o, 20, 120) with o = 0 at rest, before and after anything has moved.
  @Test func `the absolute header follows its formula before the first event too`() throws {
    let never = Harness("ch8", on: .iPhone8).with {
      $0.parameters["contentInsetAdjustment"] = .choice(2)
    }
    let short = Harness("ch8", on: .iPhone8).with {
      $0.parameters["contentHeight"] = .number(300)
      $0.parameters["contentInsetAdjustment"] = .choice(1)
      $0.parameters["alwaysBounceVertical"] = .flag(false)
    }
    for harness in [never, short] {
      let timeline = try harness.run([
        .pause(0.1), .rotate(to: .landscape), .pause(0.1), .rotate(to: .portrait), .pause(0.1),
      ])
      for frame in 0..<timeline.frameCount {
        let isUpright = frame < 6 || frame >= 12
        #expect(timeline.value(named: "contentOffset.y", inFrame: frame) == 0)
        #expect(timeline.value(named: "header.height", inFrame: frame) == (isUpright ? 20 : 0))
      }
    }
  }

  @Test func `content that fits the screen freezes the guarded header`() throws {
    let harness = Harness("ch6", on: .iPhone11).with {
      $0.parameters["contentHeight"] = .number(400)
    }
    let heights = try harness.values(of: "header.height", after: [-140, -120, -100])
    #expect(heights == [148, 148, 148])
  }
}
