// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Finds the fact that separates the devices with a finding from the others.
///
/// It names the first fact that separates the two exactly; facts on which headers depend come
/// first. It is a correlation among the reviewed devices, not a proof.
package enum DeviceExplanation {
  /// A sentence on the devices with a finding at their own rates; nil if only one device was
  /// reviewed.
  static func sentence(affected: [Int], of devices: [DeviceFacts]) -> String? {
    guard devices.count > 1 else { return nil }
    return capitalized(phrase(affected, of: devices, byRate: true)) + "."
  }

  /// A sentence on the devices with a finding, if every device was reviewed at every rate.
  ///
  /// - Parameters:
  ///   - shownAt: For each rate, in frames per second, the indices of the devices that show the finding at it.
  ///   - devices: The devices, in any order.
  /// - Returns: Whether the rate, a fact of the devices, or both make the difference; nil if only
  ///   one device was reviewed.
  package static func sentence(
    shownAt: [(rate: Int, devices: [Int])], of devices: [DeviceFacts]
  ) -> String? {
    guard devices.count > 1, let first = shownAt.first else { return nil }
    if shownAt.allSatisfy({ $0.devices == first.devices }) {
      return capitalized(phrase(first.devices, of: devices, byRate: false)) + ", at any rate."
    }
    let parts = shownAt.map { shown in
      "at \(shown.rate) fps "
        + (shown.devices.isEmpty
          ? "on none" : phrase(shown.devices, of: devices, byRate: false))
    }
    return capitalized(parts.joined(separator: "; ")) + "."
  }

  private static func phrase(
    _ affected: [Int], of devices: [DeviceFacts], byRate: Bool
  ) -> String {
    let shown = affected.map { devices[$0] }
    let others = devices.indices.filter { !affected.contains($0) }.map { devices[$0] }
    guard !others.isEmpty else { return "on all \(devices.count) devices" }
    let share = "\(shown.count) of \(devices.count)"
    if let fact = property(shown, others, byRate: byRate) ?? threshold(shown, others) {
      return "only on devices \(fact) (\(share))"
    }
    return "on \(share) devices, which no single fact of their screens tells from the others"
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A property that all of one group have and none of the other.
  private static func property(
    _ shown: [DeviceFacts], _ others: [DeviceFacts], byRate: Bool
  ) -> String? {
    var properties: [(words: String, holds: (DeviceFacts) -> Bool)] = [
      (
        "whose safe area is taller than the status bar",
        { $0.safeArea.top > $0.statusBarHeight }
      ),
      ("whose safe area is as tall as the status bar", { $0.safeArea.top == $0.statusBarHeight }),
      (
        "whose safe area is lower than the status bar",
        { $0.safeArea.top < $0.statusBarHeight }
      ),
    ]
    if byRate {
      let rate = shown[0].rate
      properties.append(("that show \(rate) fps", { $0.rate == rate }))
    }
    properties += [
      ("with text of an accessibility size", { $0.contentSize.isAccessibility }),
      (
        "whose text is larger than the default",
        { $0.contentSize.rawValue > ContentSizeCategory.large.rawValue }
      ),
      (
        "whose text is no larger than the default",
        { $0.contentSize.rawValue <= ContentSizeCategory.large.rawValue }
      ),
      ("whose language runs from right to left", { $0.isRightToLeft }),
      ("whose language runs from left to right", { !$0.isRightToLeft }),
      ("in landscape", { $0.isLandscape }),
      ("in portrait", { !$0.isLandscape }),
      ("with a status bar", { $0.statusBarHeight > 0 }),
      ("without a status bar", { $0.statusBarHeight == 0 }),
      ("with a safe area at the bottom", { $0.safeArea.bottom > 0 }),
      ("without a safe area at the bottom", { $0.safeArea.bottom == 0 }),
      ("with a safe area at the sides", { $0.safeArea.left > 0 || $0.safeArea.right > 0 }),
      ("without a safe area at the sides", { $0.safeArea.left == 0 && $0.safeArea.right == 0 }),
    ]
    return properties.first { fact in
      shown.allSatisfy(fact.holds) && !others.contains(where: fact.holds)
    }?.words
  }

  /// A length that separates the two groups: all of one are above, and all of the other below it.
  private static func threshold(_ shown: [DeviceFacts], _ others: [DeviceFacts]) -> String? {
    let lengths: [(subject: String, adjective: String, value: (DeviceFacts) -> Double)] = [
      ("whose screen is", "high", { $0.size.height }),
      ("whose screen is", "wide", { $0.size.width }),
      ("whose safe area is", "tall at the top", { $0.safeArea.top }),
      ("whose status bar is", "tall", { $0.statusBarHeight }),
      ("whose safe area is", "tall at the bottom", { $0.safeArea.bottom }),
    ]
    for length in lengths {
      let own = shown.map(length.value)
      let rest = others.map(length.value)
      guard let least = own.min(), let most = own.max(), let restLeast = rest.min(),
        let restMost = rest.max()
      else { continue }
      let bound: String
      if most < restLeast {
        bound = "at most \(Amount.text(most))"
      } else if least > restMost {
        bound = "at least \(Amount.text(least))"
      } else {
        continue
      }
      return "\(length.subject) \(bound) points \(length.adjective)"
    }
    return nil
  }
}
