// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// What readings of scroll views and of the finger are called in Swift.
package enum SwiftReadings {
  /// The name of a reading.
  package static func name(of reading: PatternProgram.Reading) -> String {
    switch reading {
    case .offset: "offset"
    case .minimum: "minimum"
    case .maximum: "maximum"
    case .scrolled: "scrolled"
    case .overStart: "overStart"
    case .overEnd: "overEnd"
    case .length: "length"
    case .leadingInset: "leadingInset"
    case .trailingInset: "trailingInset"
    case .viewport: "viewport"
    case .velocity, .fingerVelocityX: reading == .velocity ? "velocity" : "velocityX"
    case .target: "target"
    case .delta: "delta"
    case .pan: "pan"
    case .isTracking: "isTracking"
    case .isDragging: "isDragging"
    case .isDecelerating: "isDecelerating"
    case .sheetExtent, .sheetVelocity, .sheetTarget, .sheetIsDragging, .sheetIsSettling:
      preconditionFailure("refused before")
    case .time: "time"
    case .fingerIsDown: "isDown"
    case .fingerX: "x"
    case .fingerY: "y"
    case .fingerTravelX: "dx"
    case .fingerTravelY: "dy"
    case .fingerMovedX: "movedX"
    case .fingerMovedY: "movedY"
    case .fingerVelocityY: "velocityY"
    }
  }

  /// Whether a reading is a truth.
  static func isTruth(_ reading: PatternProgram.Reading) -> Bool {
    switch reading {
    case .isTracking, .isDragging, .isDecelerating, .fingerIsDown: true
    default: false
    }
  }

  /// What an app hands over for a reading; none for what follows from others.
  static func stored(for reading: PatternProgram.Reading) -> [PatternProgram.Reading] {
    switch reading {
    case .scrolled: [.offset, .minimum, .maximum]
    case .overStart: [.offset, .minimum]
    case .overEnd: [.offset, .maximum]
    case .target, .delta: [.offset]
    default: [reading]
    }
  }

  /// What a reading is in UIKit.
  static func summary(of reading: PatternProgram.Reading) -> String {
    switch reading {
    case .offset: "`contentOffset` along the axis."
    case .minimum: "The offset at the first end: less `adjustedContentInset` before the content."
    case .maximum: "The offset at the last end; the first where the content is short."
    case .length: "`contentSize` along the axis."
    case .leadingInset: "`adjustedContentInset` before the content."
    case .trailingInset: "`adjustedContentInset` after the content."
    case .viewport: "The length of the view along the axis."
    case .velocity: "How fast the offset grows, in points per second."
    case .pan: "How far the finger has moved since the drag began, without the slop; positive down."
    case .isTracking: "`isTracking`."
    case .isDragging: "`isDragging`."
    case .isDecelerating: "`isDecelerating`."
    case .fingerIsDown: "Whether a finger is down."
    case .fingerX, .fingerY: "Where it is."
    case .fingerTravelX, .fingerTravelY: "How far it has moved since it landed."
    case .fingerMovedX, .fingerMovedY: "How far it has moved since the frame before."
    case .fingerVelocityX, .fingerVelocityY: "How fast it moves, in points per second."
    case .scrolled, .overStart, .overEnd, .target, .delta, .sheetExtent, .sheetVelocity,
      .sheetTarget, .sheetIsDragging, .sheetIsSettling, .time:
      ""
    }
  }

  /// What gives a reading of a scroll view, by an expression for its identifier, or of the finger on a `ScrollHost`.
  static func onHost(_ reading: PatternProgram.Reading, _ id: String) -> String {
    switch reading {
    case .offset: "host.contentOffset(of: \(id))"
    case .minimum: "host[\(id)].range.minimum"
    case .maximum: "host[\(id)].range.maximum"
    case .length: "host[\(id)].contentLength"
    case .leadingInset: "host[\(id)].leadingInset"
    case .trailingInset: "host[\(id)].trailingInset"
    case .viewport: "host[\(id)].viewport"
    case .velocity: "host.velocity(of: \(id))"
    case .pan: "host.panTranslation(of: \(id))"
    case .isTracking: "host.isTracking(\(id))"
    case .isDragging: "host.isDragging(\(id))"
    case .isDecelerating: "host.isDecelerating(\(id))"
    case .fingerIsDown: "host.touch != nil"
    case .fingerX: "host.touch?.position.x ?? 0"
    case .fingerY: "host.touch?.position.y ?? 0"
    case .fingerTravelX: "host.touch?.translation.x ?? 0"
    case .fingerTravelY: "host.touch?.translation.y ?? 0"
    case .fingerMovedX: "host.touch?.delta.x ?? 0"
    case .fingerMovedY: "host.touch?.delta.y ?? 0"
    case .fingerVelocityX: "host.touch == nil ? 0 : host.touchVelocity.x"
    case .fingerVelocityY: "host.touch == nil ? 0 : host.touchVelocity.y"
    default: "0"
    }
  }
}
