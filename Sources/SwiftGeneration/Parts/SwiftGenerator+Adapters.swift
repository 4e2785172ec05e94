// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What connects the rules with an app's scroll views.
extension SwiftGenerator {
  /// A delegate for UIKit, and a modifier for SwiftUI unless the rules act on scroll views.
  package var adapters: String {
    var text = SwiftText()
    text.line("// MARK: - Adapters")
    text.comment(
      "They carry numbers between scroll views and the rules, and decide nothing. They compile only where UIKit is; the tool has checked them against stand-ins for its types.",
      "//")
    text.line("")
    text.line("#if canImport(UIKit)")
    text.line("import UIKit")
    text.line("")
    uiKit(&text)
    text.line("#endif")
    guard !events.needsHost else { return text.lines.joined(separator: "\n") + "\n" }
    text.line("")
    text.line("#if canImport(SwiftUI)")
    text.line("import SwiftUI")
    text.line("")
    swiftUI(&text)
    text.line("#endif")
    return text.lines.joined(separator: "\n") + "\n"
  }

  // MARK: UIKit

  var adapter: String { names.type.dropLast("Layout".count) + "Adapter" }

  private func uiKit(_ text: inout SwiftText) {
    let views = hostViews.map(caseName)
    text.comment("Hands the events of scroll views to the rules, and what the rules give to views.")
    text.line("@MainActor")
    text.block("final class \(adapter): NSObject, UIScrollViewDelegate") { text in
      text.line("private(set) var layout = \(names.type)()")
      for view in views { text.line("private let \(view): UIScrollView") }
      text.comment("Writes values and frames to views.")
      text.line("private let show: (\(names.type)) -> Void")
      text.line("")
      text.block(
        "init(\(views.map { "\($0): UIScrollView" }.joined(separator: ", ")), show: @escaping (\(names.type)) -> Void)"
      ) { text in
        for view in views { text.line("self.\(view) = \(view)") }
        text.line("self.show = show")
        text.line("super.init()")
        for view in views { text.line("\(view).delegate = self") }
      }
      text.line("")
      text.comment(
        "Call it when the screen is known, after `handle` has set it; \(hasBeginning ? "first values are computed." : "nothing is remembered before.")"
      )
      text.block("func begin()") { text in
        if hasBeginning { text.line("send { $0.begin(\(adapterHost)) }") }
        if !events.needsHost { text.line("arrangeViews()") }
      }
      readings(&text)
      delegateMethods(&text)
      arranging(&text)
    }
    guard events.needsHost else { return }
    text.line("")
    hostMethods(&text)
  }

  private var hasBeginning: Bool {
    !program.states.isEmpty || !program.items.isEmpty || events.needsHost
  }

  private var adapterHost: String { events.needsHost ? "on: self" : "" }

  private func readings(_ text: inout SwiftText) {
    text.line("")
    text.comment("Lets the rules handle something with the present numbers.")
    text.block("private func send(_ body: (inout \(names.type)) -> Void)") { text in
      text.line("var layout = layout")
      if events.hasTime { text.line("layout.time = CACurrentMediaTime()") }
      for view in hostViews {
        text.line(
          "layout.\(driverName(view)) = reading(of: \(caseName(view))\(axisArgument(view)))")
      }
      text.line("body(&layout)")
      text.line("self.layout = layout")
      text.line("show(layout)")
    }
    text.line("")
    text.block(
      "private func reading(of view: UIScrollView\(axisParameter)) -> \(names.type).ScrollView"
    ) { text in
      text.line("var result = \(names.type).ScrollView()")
      for reading in storedReadings {
        let name = SwiftReadings.name(of: reading)
        let isOfAxis = Self.source(of: reading, true) != Self.source(of: reading, false)
        guard hasBothAxes, isOfAxis else {
          text.expression("result.\(name) = ", Self.source(of: reading, isVertical(hostViews[0])))
          continue
        }
        text.line("result.\(name) =")
        text.line("  isVertical")
        text.line("  ? \(Self.source(of: reading, true))")
        text.line("  : \(Self.source(of: reading, false))")
      }
      text.line("return result")
    }
  }

  func isVertical(_ view: Int) -> Bool { program.views[view].axis == .vertical }

  /// Whether some views scroll along x, and others along y.
  private var hasBothAxes: Bool { Set(hostViews.map(isVertical)).count > 1 }
  private var axisParameter: String { hasBothAxes ? ", isVertical: Bool" : "" }
  private func axisArgument(_ view: Int) -> String {
    hasBothAxes ? ", isVertical: \(isVertical(view))" : ""
  }

  private static func source(of reading: PatternProgram.Reading, _ isVertical: Bool) -> String {
    let axis = isVertical ? "y" : "x"
    let length = "view.contentSize.\(isVertical ? "height" : "width")"
    let viewport = "view.bounds.\(isVertical ? "height" : "width")"
    let leading = "view.adjustedContentInset.\(isVertical ? "top" : "left")"
    let trailing = "view.adjustedContentInset.\(isVertical ? "bottom" : "right")"
    switch reading {
    case .offset: return "view.contentOffset.\(axis)"
    case .minimum: return "-\(leading)"
    case .maximum: return "max(-\(leading), \(length) + \(trailing) - \(viewport))"
    case .length: return length
    case .leadingInset: return leading
    case .trailingInset: return trailing
    case .viewport: return viewport
    case .velocity:
      return "-view.panGestureRecognizer.velocity(in: view).\(axis)"
    case .pan:
      return "view.panGestureRecognizer.translation(in: view).\(axis)"
    case .isTracking: return "view.isTracking"
    case .isDragging: return "view.isDragging"
    default: return "view.isDecelerating"
    }
  }

  private func delegateMethods(_ text: inout SwiftText) {
    let delegates: [(PatternProgram.Event, String, String)] = [
      (.didScroll, "scrollViewDidScroll(_ view: UIScrollView)", ""),
      (.willBeginDragging, "scrollViewWillBeginDragging(_ view: UIScrollView)", ""),
      (
        .didEndDragging,
        "scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool)",
        "willDecelerate: willDecelerate"
      ),
      (.willBeginDecelerating, "scrollViewWillBeginDecelerating(_ view: UIScrollView)", ""),
      (.didEndDecelerating, "scrollViewDidEndDecelerating(_ view: UIScrollView)", ""),
      (.didEndScrollingAnimation, "scrollViewDidEndScrollingAnimation(_ view: UIScrollView)", ""),
      (.didScrollToTop, "scrollViewDidScrollToTop(_ view: UIScrollView)", ""),
    ]
    for (event, head, argument) in delegates {
      let methods = events.methods.filter { $0.event == event }
      guard !methods.isEmpty || event == .didScroll else { continue }
      text.line("")
      text.block("func \(head)") { text in
        for method in methods { text.line(call(method, [argument])) }
        if methods.isEmpty { text.line("send { _ in }") }
      }
    }
    let ends = events.methods.filter { $0.event == .willEndDragging }
    if !ends.isEmpty {
      text.line("")
      text.line("func scrollViewWillEndDragging(")
      text.line("  _ view: UIScrollView, withVelocity velocity: CGPoint,")
      text.line("  targetContentOffset: UnsafeMutablePointer<CGPoint>")
      text.block(")") { text in
        for method in ends {
          let axis = isVertical(method.view ?? 0) ? "y" : "x"
          text.block("if view === \(SwiftNames.quoted(names.views[method.view ?? 0]))") { text in
            text.line("var target = Double(targetContentOffset.pointee.\(axis))")
            text.line(
              sending(method, ["velocity: velocity.\(axis)", "targetContentOffset: &target"]))
            text.line("targetContentOffset.pointee.\(axis) = target")
          }
        }
      }
    }
    let others = events.methods.filter { $0.view == nil }.map { "\($0.event)" }
    let calls =
      others + (events.hasConditions ? ["checkConditions before each frame"] : [])
      + (itemsThatFollow.isEmpty ? [] : ["layOutItems before each frame"])
      + (events.hasEnds ? ["endAnimations at nextEnd"] : [])
    text.line("")
    text.comment(
      "For the screen and the parameters, and for what no scroll view tells\(calls.isEmpty ? "" : ": " + calls.joined(separator: ", "))."
    )
    text.line("func handle(_ body: (inout \(names.type)) -> Void) { send(body) }")
  }

  /// A call of a method for the view that an event is of.
  private func call(_ method: SwiftEvents.Method, _ arguments: [String]) -> String {
    let view = SwiftNames.quoted(names.views[method.view ?? 0])
    return "if view === \(view) { \(sending(method, arguments)) }"
  }

  private func sending(_ method: SwiftEvents.Method, _ arguments: [String]) -> String {
    let name = driverName(method.view ?? 0)
    let list =
      ["\(name): $0.\(name)"] + arguments.filter { !$0.isEmpty }
      + (events.needsHost ? [adapterHost] : [])
    return "send { $0.\(method.event)(\(list.joined(separator: ", "))) }"
  }

  private func arranging(_ text: inout SwiftText) {
    text.line("")
    text.comment(
      "Gives scroll views what the rules say of them; call it when the screen or a parameter changes."
    )
    text.block("func arrangeViews()") { text in
      for view in hostViews {
        let geometry = (nest(of: view) == nil ? names.views[view] : driverName(view)) + "Geometry"
        text.line(
          "apply(layout.\(geometry), to: \(caseName(view))\(axisArgument(view)))")
      }
    }
    text.line("")
    text.block(
      "private func apply(_ geometry: \(names.type).Geometry, to view: UIScrollView\(axisParameter))"
    ) { text in
      text.text(
        """
        // What an automatic layout sets as `frame` and as `contentSize` is not set again.
        var insets = view.contentInset
        """)
      func axis(_ isVertical: Bool, _ text: inout SwiftText) {
        text.line(
          isVertical
            ? "(insets.top, insets.bottom) = (geometry.leadingInset, geometry.trailingInset)"
            : "(insets.left, insets.right) = (geometry.leadingInset, geometry.trailingInset)")
        text.line(
          "view.alwaysBounce\(isVertical ? "Vertical" : "Horizontal") = geometry.alwaysBounces")
      }
      if hasBothAxes {
        text.block("if isVertical") { axis(true, &$0) }
        text.otherwise { axis(false, &$0) }
      } else {
        axis(isVertical(hostViews[0]), &text)
      }
      text.text(
        """
        if insets != view.contentInset { view.contentInset = insets }
        view.bounces = geometry.bounces
        view.isPagingEnabled = geometry.isPaging
        """)
    }
  }
}
