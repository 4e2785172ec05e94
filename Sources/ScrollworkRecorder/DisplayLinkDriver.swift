// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Not run here, and not checked: it needs UIKit and Objective-C.
#if canImport(UIKit) && DEBUG && canImport(ObjectiveC)
import UIKit

/// Calls a function in each display frame.
@MainActor
final class DisplayLinkDriver: NSObject {
  private let body: (Double) -> Void
  private var link: CADisplayLink?

  /// Begins to call; the argument is the time of the frame, in seconds.
  init(_ body: @escaping (Double) -> Void) {
    self.body = body
    super.init()
    link = CADisplayLink(target: self, selector: #selector(tick))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func tick(_ link: CADisplayLink) { body(link.timestamp) }

  /// Ends the calls; until then the link keeps this object alive.
  func stop() {
    link?.invalidate()
    link = nil
  }
}
#endif
