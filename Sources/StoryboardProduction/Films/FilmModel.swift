// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// What the simulation of a filmed interface says of its film.
package struct FilmModel: Sendable {
  /// The device of the simulation: of several with a screen of the film's shape, the likeliest.
  let device: DeviceProfile
  /// What the upper edge of the content belongs to, and where it is in the first frame; nil if no value tells, or nothing of
  /// it is on the screen.
  let start: Start?

  /// An edge in a first frame.
  struct Start: Equatable, Sendable {
    /// What it belongs to; nil for a header that is made to stretch, which the film has to show.
    var role: FilmMotion.Edge?
    /// Where it is, in points from the top of the screen.
    var edge: Double
  }

  /// How far from the place in the simulation the film has to have a line, in points.
  static let tolerance = 1.5

  /// Reads the first frame of a simulation.
  ///
  /// - Parameters:
  ///   - timeline: The simulation.
  ///   - device: Its device.
  package init(_ timeline: Timeline, on device: DeviceProfile) {
    self.device = device
    start = Self.start(of: timeline)
  }

  private static func start(of timeline: Timeline) -> Start? {
    func value(_ name: PermanentText) -> Double? {
      timeline.valueNames.firstIndex { $0 == TrackName(name) }
        .map { timeline.value($0, inFrame: 0) }
    }
    guard timeline.frameCount > 0, let screen = timeline.epochs.first?.screen else { return nil }
    let start: Start
    if let height = value("sheet.presentedHeight") {
      start = Start(role: .sheet, edge: screen.size.height - height)
    } else if let edge = value("header.height") {
      start = Start(role: .header, edge: edge)
    } else if let edge = value("header.bottom") {
      start = Start(role: nil, edge: edge)
    } else {
      return nil
    }
    // A comparison that a NaN fails, too.
    let isShown =
      start.edge > screen.safeAreaInsets.top + tolerance && start.edge < screen.size.height
    return isShown ? start : nil
  }
}
