// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A disc through several pictures.
struct FingerChain {
  /// The first picture that shows it.
  let first: Int
  /// The last picture that shows it.
  private(set) var last: Int
  /// The disc in all pictures from the first to the last.
  private(set) var shapes: [RoundShape]

  /// Begins with a disc of a picture.
  init(_ shape: RoundShape, _ picture: Int) {
    (first, last, shapes) = (picture, picture, [shape])
  }

  /// The middle of its radii, in pixels.
  var radius: Float {
    let sizes = shapes.map(\.radius).sorted()
    return sizes[sizes.count / 2]
  }

  /// How far it gets from its first place, in pixels.
  var travel: Float {
    shapes.reduce(0) { max($0, abs($1.x - shapes[0].x), abs($1.y - shapes[0].y)) }
  }

  /// Goes on in a picture; in those that were missed it was in between.
  mutating func add(_ shape: RoundShape, _ picture: Int) {
    let from = shapes[shapes.count - 1]
    for missed in last + 1..<picture {
      let part = Float(missed - last) / Float(picture - last)
      var between = from
      between.x += (shape.x - from.x) * part
      between.y += (shape.y - from.y) * part
      shapes.append(between)
    }
    shapes.append(shape)
    last = picture
  }
}
