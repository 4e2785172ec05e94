// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore

/// The sticky tabs, except for a tap that scrolls the list of the new tab by 40 points.
struct ForgetfulTabs: LayoutPattern {
  static let id: StaticString = "forgetful-tabs"
  static let title: StaticString = "Forgetful tabs"
  static let summary: StaticString = "A tap brings a list that is not where it was left."
  static let scrollViews = StickyTabs.scrollViews

  private var tabs: StickyTabs

  init(
    variant: StickyTabs.Variant, behavior: ScrollBehavior, parameters: StickyTabs.Parameters,
    screen: Screen
  ) {
    tabs = StickyTabs(
      variant: variant, behavior: behavior, parameters: parameters, screen: screen)
  }

  var valueNames: [TrackName] { tabs.valueNames }
  var layers: [LayerLink] { tabs.layers }
  var visibleElementLimit: Int { tabs.visibleElementLimit }

  mutating func arrange(on host: inout ScrollHost) { tabs.arrange(on: &host) }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    let selected = tabs.selected
    tabs.handle(event, on: &host)
    if case .tap = event, tabs.selected != selected {
      let offset = host.contentOffset(of: .main)
      if offset > tabs.ceiling + 40 {
        host.setContentOffset(offset - 40, of: .main, notifying: &tabs)
      }
    }
  }

  func reading(on host: borrowing ScrollHost) -> ScrollReading { tabs.reading(on: host) }
  func bounds(on host: borrowing ScrollHost) -> ScrollBounds { tabs.bounds(on: host) }
  func pose(on host: borrowing ScrollHost) -> StickyTabs.Pose { tabs.pose(on: host) }
  func scrollViews(at point: Point, in pose: StickyTabs.Pose) -> ScrollViewSet {
    tabs.scrollViews(at: point, in: pose)
  }
  func record(_ pose: StickyTabs.Pose, into values: inout OutputSpan<Double>) {
    tabs.record(pose, into: &values)
  }
  func translate(_ pose: StickyTabs.Pose, into layers: inout OutputSpan<Point>) {
    tabs.translate(pose, into: &layers)
  }
  func layout(_ pose: StickyTabs.Pose, into elements: inout OutputSpan<ElementFrame>) {
    tabs.layout(pose, into: &elements)
  }
}
