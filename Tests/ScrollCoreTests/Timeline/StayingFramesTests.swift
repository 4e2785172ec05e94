// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

@Suite struct StayingFramesTests {
  private static let variants = PatternCatalog.builtIn.entries.flatMap { entry in
    entry.variants.map { "\($0.id)" }
  }

  @Test(arguments: variants)
  func `a frame that is said to stay shows what the frame before it showed`(variant: String) throws
  {
    let timeline = try Harness(variant, on: .iPhone11).run(
      RandomScript.steps(seed: 3, gestures: 4) + [.rotate(to: .landscape), .pause(0.3)]
        + RandomScript.steps(seed: 4, gestures: 2))
    #expect(timeline.stays.count == timeline.frameCount)
    #expect(changing(timeline).isEmpty)
  }

  @Test func `a frame in which only the keyboard moves does not stay`() throws {
    let timeline = try Harness("ch8", on: .iPhone11).run([
      .pause(0.2), .program(.focus(KeyboardFocus())), .pause(1), .program(.blur), .pause(1),
    ])
    #expect(changing(timeline).isEmpty)
    let first = timeline.rate / 5
    #expect(timeline.stays[(first + 2)..<(first + 20)].allSatisfy { !$0 })
    #expect(timeline.stays.suffix(timeline.rate / 3).contains(true))
  }

  /// The frames that are said to stay, but do not.
  private func changing(_ timeline: Timeline) -> [Int] {
    timeline.stays.indices.filter { frame in
      timeline.staysSame(inFrame: frame) && (frame == 0 || !isSame(timeline, frame))
    }
  }

  private func isSame(_ timeline: Timeline, _ frame: Int) -> Bool {
    let values = timeline.valueNames.indices.allSatisfy {
      timeline.value($0, inFrame: frame).bitPattern
        == timeline.value($0, inFrame: frame - 1).bitPattern
    }
    let layers = (0..<timeline.layerCount).allSatisfy {
      timeline.translation(ofLayer: $0, inFrame: frame)
        == timeline.translation(ofLayer: $0, inFrame: frame - 1)
    }
    return values && layers && timeline.bounds[frame] == timeline.bounds[frame - 1]
      && timeline.elements[timeline.elementRange(ofFrame: frame)].elementsEqual(
        timeline.elements[timeline.elementRange(ofFrame: frame - 1)])
  }

  @Test(arguments: ["ch8", "sh3", "bs3", "px2", "pp2", "pr2"])
  func `frames of a pause stay, but for the first of each part that is laid out together`(
    variant: String
  ) throws {
    let timeline = try Harness(variant, on: .iPhone11).run(
      RandomScript.steps(seed: 5, gestures: 1) + [.wait(until: .settled, timeout: 9), .pause(5)])
    let pause = timeline.stays.suffix(4 * timeline.rate)
    // Two parts begin here, and bits that mean nothing may differ in the second frame of each.
    #expect(pause.count { !$0 } <= 4)
  }

  @Test func `all bits of a pose have a meaning, or its fields are compared`() {
    check(BottomSheet.self)
    check(CollapsingHeader.self)
    check(FilePattern.self)
    check(LargeTitle.self)
    check(PageCarousel.self)
    check(Parallax.self)
    check(ProfilePage.self)
    check(PullToRefresh.self)
    check(QuickReturn.self)
    check(StickyHeaders.self)
    check(StickyTabs.self)
    check(StretchyHeader.self)
  }

  /// Bits between fields may be anything, and then frames that stay count as different.
  private func check<P: ScreenPattern>(_ pattern: P.Type) {
    guard !(P.Pose.self is any Equatable.Type) else { return }
    let pose = withUnsafeTemporaryAllocation(of: P.Pose.self, capacity: 1) { buffer in
      UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: 0)
      return buffer[0]
    }
    let sizes = Mirror(reflecting: pose).children.map { size(of: $0.value) }
    #expect(!sizes.isEmpty)
    #expect(sizes.reduce(0, +) == MemoryLayout<P.Pose>.stride, "\(pattern)")
  }

  /// The bytes of a value, whose fields leave none between them.
  private func size(of value: Any) -> Int {
    let fields = Mirror(reflecting: value).children.map { size(of: $0.value) }
    func ownSize<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return fields.isEmpty ? _openExistential(type(of: value), do: ownSize) : fields.reduce(0, +)
  }

  @Test func `a run that begins with its appearance knows the same of its frames`() throws {
    var timeline = try Harness("ch8", on: .iPhone11).run(RandomScript.steps(seed: 1, gestures: 2))
    let stays = timeline.stays
    let added = timeline.beginWithAppearance()
    let beginning = try #require(added)
    #expect(timeline.stays == [false] + stays)
    timeline.begin(as: beginning)
    #expect(timeline.stays == stays)
  }
}
