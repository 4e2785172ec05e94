// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Not run here: it needs UIKit. Tests check its types against declarations of what it uses of UIKit.
#if canImport(UIKit)
public import UIKit

/// Records how a scroll view moves: its offset, the finger and a header, once for each display frame.
///
/// In a release build it does nothing, and nothing of it is left: the condition `DEBUG` is not set there.
@MainActor
public final class ScrollRecorder {
  #if DEBUG
  private weak var scrollView: UIScrollView?
  private weak var header: UIView?
  private var file = RecordingFile()
  private var driver: DisplayLinkDriver?
  #endif

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view; it is not kept alive.
  ///   - header: The header whose height on the screen is recorded; nil for none.
  public init(_ scrollView: UIScrollView, header: UIView? = nil) {
    #if DEBUG
    self.scrollView = scrollView
    self.header = header
    file.facts = Self.facts(of: scrollView)
    driver = DisplayLinkDriver { [weak self] time in self?.record(time) }
    #endif
  }

  /// Stops, and returns the recording as text; empty in a release build.
  public func finish() -> String {
    #if DEBUG
    driver?.stop()
    driver = nil
    return file.text
    #else
    return ""
    #endif
  }

  #if DEBUG
  private func record(_ time: Double) {
    guard let scrollView else {
      driver?.stop()
      return
    }
    let pan = scrollView.panGestureRecognizer
    let isDown = pan.state == .began || pan.state == .changed
    // What is on the screen is the presentation layer's, while an animation runs.
    let shown = header?.layer.presentation()?.frame ?? header?.frame
    let offset = scrollView.layer.presentation()?.bounds.origin.y ?? scrollView.contentOffset.y
    file.add(
      RecordingFile.Sample(
        time: time, offset: Double(offset),
        finger: isDown ? Double(pan.location(in: nil).y) : nil,
        header: shown.map { Double($0.size.height) }))
  }

  private static func facts(of scrollView: UIScrollView) -> RecordingFile.Facts {
    var facts = RecordingFile.Facts()
    facts.model = hardware
    facts.system = UIDevice.current.systemVersion
    if let screen = scrollView.window?.screen {
      facts.screen = [Double(screen.bounds.size.width), Double(screen.bounds.size.height)]
      facts.scale = Double(screen.scale)
      facts.rate = screen.maximumFramesPerSecond
    }
    facts.safeArea = Double(scrollView.window?.safeAreaInsets.top ?? 0)
    facts.viewport = Double(scrollView.bounds.size.height)
    facts.inset = Double(scrollView.adjustedContentInset.top)
    facts.content = Double(scrollView.contentSize.height)
    return facts
  }

  private static var hardware: String {
    // A simulator says which device it stands for.
    ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? UIDevice.current.model
  }
  #endif
}
#endif
