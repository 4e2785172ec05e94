// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Not run here: it needs SwiftUI. Tests check its types against declarations of what it uses.
#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import UIKit

extension View {
  /// Records the scroll view in which this view lies; put it on the content of a `ScrollView` or a `List`.
  ///
  /// - Parameter begin: Receives the recorder when the view is on the screen. In a release build it is never called.
  public func recordsScrolling(_ begin: @escaping (ScrollRecorder) -> Void) -> some View {
    #if DEBUG
    background(ScrollFinder(begin: begin))
    #else
    self
    #endif
  }
}

#if DEBUG
/// An empty view that looks for the scroll view around it.
private struct ScrollFinder: UIViewRepresentable {
  let begin: (ScrollRecorder) -> Void

  func makeUIView(context: Context) -> FinderView { FinderView(begin) }
  func updateUIView(_ view: FinderView, context: Context) {}
}

private final class FinderView: UIView {
  private let begin: (ScrollRecorder) -> Void
  private var recorder: ScrollRecorder?

  init(_ begin: @escaping (ScrollRecorder) -> Void) {
    self.begin = begin
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, recorder == nil else { return }
    var view = superview
    while let one = view, !(one is UIScrollView) { view = one.superview }
    guard let found = view as? UIScrollView else { return }
    let recorder = ScrollRecorder(found)
    self.recorder = recorder
    begin(recorder)
  }
}
#endif
#endif
