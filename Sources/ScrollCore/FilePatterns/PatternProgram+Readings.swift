// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is read of the scroll views, of the finger and of time; lengths in points.
extension PatternProgram.Reading {
  /// Whether it is a number of a view's geometry or its offset.
  var isOfGeometry: Bool { rawValue <= Self.viewport.rawValue }

  /// Whether the pattern itself knows it, and not its scroll views.
  var isOfPattern: Bool {
    switch self {
    case .target, .delta, .sheetExtent, .sheetVelocity, .sheetTarget, .sheetIsDragging,
      .sheetIsSettling:
      true
    default: false
    }
  }

  /// What the host knows of a view that it moves; 0 for what the pattern itself knows.
  #if !hasFeature(Embedded)
  @inline(__always)
  #endif
  func number(of id: ScrollViewID, on host: borrowing ScrollHost) -> Double {
    switch self {
    #if !hasFeature(Embedded)
    // What is read most, with one question.
    case .offset: host.contentOffset(of: id)
    case .scrolled:
      host.states[id.index].view.range.clamp(host.states[id.index].view.contentOffset)
        - host.states[id.index].view.range.minimum
    case .minimum: host.states[id.index].view.range.minimum
    case .maximum: host.states[id.index].view.range.maximum
    #endif
    case .fingerIsDown: host.touch == nil ? 0 : 1
    case .fingerX: host.touch?.position.x ?? 0
    case .fingerY: host.touch?.position.y ?? 0
    case .fingerTravelX: host.touch?.translation.x ?? 0
    case .fingerTravelY: host.touch?.translation.y ?? 0
    case .fingerMovedX: host.touch?.delta.x ?? 0
    case .fingerMovedY: host.touch?.delta.y ?? 0
    case .fingerVelocityX: host.touch == nil ? 0 : host.touchVelocity.x
    case .fingerVelocityY: host.touch == nil ? 0 : host.touchVelocity.y
    case .time: host.time
    case .velocity: host.velocity(of: id)
    case .pan: host.panTranslation(of: id)
    case .isTracking: host.isTracking(id) ? 1 : 0
    case .isDragging: host.isDragging(id) ? 1 : 0
    case .isDecelerating: host.isDecelerating(id) ? 1 : 0
    default: number(of: host.states[id.index].view)
    }
  }

  /// What it is of a view's geometry or its offset; 0 for other readings.
  #if !hasFeature(Embedded)
  @inline(__always)
  #endif
  func number(of view: ScrollView) -> Double {
    switch self {
    case .offset: view.contentOffset
    case .minimum: view.range.minimum
    case .maximum: view.range.maximum
    case .scrolled: view.range.clamp(view.contentOffset) - view.range.minimum
    case .overStart: max(0, view.range.minimum - view.contentOffset)
    case .overEnd: max(0, view.contentOffset - view.range.maximum)
    case .length: view.contentLength
    case .leadingInset: view.leadingInset
    case .trailingInset: view.trailingInset
    case .viewport: view.viewport
    default: 0
    }
  }
}
