// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import ReviewReports

@Suite struct `Explanation of devices` {
  @Test func `one device needs no explanation`() {
    #expect(DeviceExplanation.sentence(affected: [0], of: [Sample.phones[0]]) == nil)
  }

  @Test func `all devices are reported as all`() {
    #expect(
      DeviceExplanation.sentence(affected: [0, 1, 2], of: Sample.phones) == "On all 3 devices.")
  }

  @Test(arguments: [
    ([2], "Only on devices whose safe area is taller than the status bar (1 of 3)."),
    ([0, 1], "Only on devices whose safe area is as tall as the status bar (2 of 3)."),
    ([0], "Only on devices without a safe area at the bottom (1 of 3)."),
    ([1, 2], "Only on devices with a safe area at the bottom (2 of 3)."),
    ([1], "Only on devices whose screen is at least 896 points high (1 of 3)."),
    (
      [0, 2], "Only on devices whose screen is at most 852 points high (2 of 3)."
    ),
  ])
  func `phones are distinguished by the first fact that separates them`(
    affected: [Int], sentence: String
  ) {
    #expect(DeviceExplanation.sentence(affected: affected, of: Sample.phones) == sentence)
  }

  @Test func `a rate, a side and a bar are facts`() {
    let slow = Sample.device("a")
    #expect(
      DeviceExplanation.sentence(affected: [1], of: [slow, Sample.device("b", rate: 120)])
        == "Only on devices that show 120 fps (1 of 2).")
    #expect(
      DeviceExplanation.sentence(affected: [1], of: [slow, Sample.device("b", landscape: true)])
        == "Only on devices in landscape (1 of 2).")
    let bare = Sample.device("b", statusBar: 0, top: 0)
    let none = Sample.device("c", statusBar: 0, top: 0, side: 44)
    #expect(
      DeviceExplanation.sentence(affected: [1, 2], of: [slow, bare, none])
        == "Only on devices without a status bar (2 of 3).")
    #expect(
      DeviceExplanation.sentence(affected: [1], of: [bare, none])
        == "Only on devices with a safe area at the sides (1 of 2).")
    let low = Sample.device("d", statusBar: 50, top: 44)
    #expect(
      DeviceExplanation.sentence(affected: [1], of: [slow, low])
        == "Only on devices whose safe area is lower than the status bar (1 of 2).")
  }

  @Test func `text and direction are facts`() {
    var devices = [Sample.device("a"), Sample.device("b"), Sample.device("c")]
    devices[1].contentSize = .accessibility1
    devices[2].contentSize = .accessibility5
    #expect(
      DeviceExplanation.sentence(affected: [1, 2], of: devices)
        == "Only on devices with text of an accessibility size (2 of 3).")
    devices[1].contentSize = .xxLarge
    #expect(
      DeviceExplanation.sentence(affected: [1, 2], of: devices)
        == "Only on devices whose text is larger than the default (2 of 3).")
    #expect(
      DeviceExplanation.sentence(affected: [0], of: devices)
        == "Only on devices whose text is no larger than the default (1 of 3).")
    var mirrored = [Sample.device("a"), Sample.device("b")]
    mirrored[1].isRightToLeft = true
    #expect(
      DeviceExplanation.sentence(affected: [1], of: mirrored)
        == "Only on devices whose language runs from right to left (1 of 2).")
  }

  @Test func `devices that no single fact separates are only counted`() {
    let heights = [100.0, 200, 300].map { Sample.device("\($0)", width: 1000 - $0, height: $0) }
    #expect(
      DeviceExplanation.sentence(affected: [1], of: heights)
        == "On 1 of 3 devices, which no single fact of their screens tells from the others.")
  }

  /// Each device usually runs at its own rate, and so seems to differ by other facts.
  @Test func `the rate is named if every device shows the finding at one rate`() {
    let devices = [Sample.device("a", rate: 60), Sample.device("b", rate: 120)]
    #expect(
      DeviceExplanation.sentence(shownAt: [(60, []), (120, [0, 1])], of: devices)
        == "At 60 fps on none; at 120 fps on all 2 devices.")
    #expect(
      DeviceExplanation.sentence(
        shownAt: [(60, [1]), (120, [0, 1, 2])],
        of: devices + [Sample.device("c", landscape: true)])?
        .hasSuffix("; at 120 fps on all 3 devices.") == true)
  }

  @Test func `a fact of the devices is named if the rate makes no difference`() {
    let devices = [
      Sample.device("a", rate: 60), Sample.device("b", landscape: true),
    ]
    #expect(
      DeviceExplanation.sentence(shownAt: [(60, [1]), (120, [1])], of: devices)
        == "Only on devices in landscape (1 of 2), at any rate.")
  }
}
