// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

extension PatternEntry {
  /// The banner, as tools take it.
  public static var banner: PatternEntry { PatternEntry(Banner.self) }
}

/// A banner above a list of messages that makes room when the list is scrolled.
///
///     bn0  beyond `height` / 2 of scroll the banner is gone, at once
///     bn1  bottom = max(S, S + height − max(0, o − oMin))
///
/// `S` is the safe area's top, `o` the content offset, `oMin` its rest at the top.
struct Banner: LayoutPattern {
  static let id: StaticString = "banner"
  static let title: StaticString = "Banner"
  static let summary: StaticString = "A banner above a list that makes room for the list."
  static let scrollViews: [StaticString] = ["list"]

  /// How the banner makes room.
  enum Variant: Int, PatternVariant {
    case atOnce, withTheList

    var descriptor: VariantDescriptor {
      switch self {
      case .atOnce:
        VariantDescriptor(
          "bn0", "at-once", title: "Hides at once",
          "Half a banner's way down the list it disappears within a frame.")
      case .withTheList:
        VariantDescriptor(
          "bn1", "with-the-list", title: "Fixed", isFixed: true,
          "Its lower edge goes with the list until the banner is gone.")
      }
    }
  }

  /// What scenario files can set.
  struct Parameters: PatternParameters {
    let height: Double

    init(from source: inout some ParameterSource) {
      height = source.number(
        "height", default: 120, minimum: 0, maximum: 400, unit: "pt",
        "The height of the banner below the safe area.")
    }
  }

  /// What one frame shows; lengths in points.
  struct Pose: BitwiseCopyable, Sendable {
    /// Where the first row begins on the screen.
    var firstRow: Double
    /// Where the banner ends on the screen.
    var bottom: Double
  }

  private static let rowHeight = 72.0
  private static let rows = 40
  private let variant: Variant
  private let behavior: ScrollBehavior
  private let height: Double
  private var screen: Screen

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    self.behavior = behavior
    height = parameters.height
    self.screen = screen
  }

  private var top: Double { screen.safeAreaInsets.top }

  mutating func arrange(on host: inout ScrollHost) {
    screen = host.screen
    host.arrange(
      .main,
      as: ScrollView(
        viewport: screen.size.height, contentLength: Double(Self.rows) * Self.rowHeight,
        leadingInset: top + height, trailingInset: screen.safeAreaInsets.bottom,
        alwaysBounces: behavior.alwaysBounceVertical))
  }

  /// The banner is a function of the offset: there is nothing to remember.
  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {}

  func pose(on host: borrowing ScrollHost) -> Pose {
    let offset = host.contentOffset(of: .main)
    let scrolled = max(0, offset - host[.main].range.minimum)
    let shown =
      switch variant {
      case .atOnce: scrolled > height / 2 ? 0 : height
      case .withTheList: max(0, height - scrolled)
      }
    return Pose(firstRow: -offset, bottom: top + shown)
  }

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { ScrollViewSet(.main) }

  var valueNames: [TrackName] { [TrackName("header.bottom"), TrackName("firstRow.y")] }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(pose.bottom)
    values.append(pose.firstRow)
  }

  /// The screen, the rows, the banner.
  var layers: [LayerLink] { [LayerLink(), LayerLink(), LayerLink()] }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    layers.append(Point(0, pose.firstRow))
    layers.append(Point(0, pose.bottom))
  }

  var visibleElementLimit: Int { Int(screen.size.height / Self.rowHeight) + 5 }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let size = screen.size
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
    let first = max(0, Int(-pose.firstRow / Self.rowHeight))
    for row in first..<Self.rows {
      let y = pose.firstRow + Double(row) * Self.rowHeight
      guard y < size.height else { break }
      elements.append(
        ElementFrame(
          ElementID(.message, item: Int32(row)), layer: 1,
          frame: Rect(0, y, size.width, Self.rowHeight)))
    }
    elements.append(
      ElementFrame(
        ElementID(.header), layer: 2,
        frame: Rect(0, pose.bottom - top - height, size.width, top + height)))
    if screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0, frame: Rect(0, 0, size.width, screen.statusBarHeight)))
    }
  }
}
