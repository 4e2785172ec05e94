// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Frames whose formulas are evaluated together when they are laid out.
///
/// What formulas read of the run is noted when a frame comes. A frame that ends the run is noticed too late; the run is
/// then repeated with frames that are computed when they come, so that it ends where it ends.
struct WaitingFrames {
  /// How many frames can wait: as many as a column has numbers.
  static var limit: Int { 16 }

  /// What a frame shows of a view.
  struct View: BitwiseCopyable {
    /// The viewport on the screen, in points.
    var viewport: Rect
    /// Its offset, in points.
    var offset: Double
    /// Whether it scrolls along y.
    var isVertical: Bool

    /// Whether it has the bits of another one.
    func isSame(as other: View) -> Bool {
      offset.bitPattern == other.offset.bitPattern
        && Point(viewport.x, viewport.y).isSame(as: Point(other.viewport.x, other.viewport.y))
        && Point(viewport.width, viewport.height)
          .isSame(as: Point(other.viewport.width, other.viewport.height))
    }

    /// Where its content begins on the screen, in points.
    @inline(__always)
    var origin: Point {
      isVertical ? Point(viewport.x, viewport.y - offset) : Point(viewport.x - offset, viewport.y)
    }
  }

  /// Whether frames wait.
  private(set) var isUsed = false
  /// Whether a frame has ended the run, and others have come since.
  var hasEndedTooLate = false
  /// How many frames wait.
  var count = 0
  /// The frame in which the app would end; −1 for none.
  var crashFrame = -1
  /// What registers hold meanwhile of what the frames read, and of what their items read.
  var kept: [Double] = []
  /// What they read and work on, and whether it has what depends on the screen only.
  var columns: [FrameColumn] = []
  var areConstantsKnown = false
  /// Whether that is small enough for `boundedOperations`.
  var areConstantsBounded = false
  /// The views of frames, and their sheets' origins on the screen, frame by frame.
  var views: [View] = []
  var sheets: [Point] = []
  /// Where items lie in the frames that wait, if it has changed since.
  var layouts: [RepeatLayout]?
  var itemInsets: [(leading: Double, trailing: Double)] = []
  /// Where items begin, frame by frame, in points.
  var starts = ItemStarts([])
  /// The items of frames that are laid out at once.
  var items: [EqualItems] = []
  /// Where layers that move with elements are, frame by frame.
  var layers: [Point] = []
  /// How often in a row frames had to be laid out because items moved, before many had come.
  var hastyCount = 0
  /// What has been shown since the last layout: when, in seconds, and which of the frames that wait, since a frame that is
  /// as the one before it does not wait by itself.
  private(set) var shown: [(time: Double, frame: Int)] = []

  /// Lets frames wait, with room for those of a program.
  mutating func begin(_ program: PatternProgram, _ plan: PatternProgram.Columns) {
    isUsed = true
    kept = [Double](repeating: 0, count: max(plan.inputs.count, plan.handed.count))
    columns = [FrameColumn](repeating: .zero, count: plan.count + 1)
    views = [View](
      repeating: View(viewport: Rect(0, 0, 0, 0), offset: 0, isVertical: true),
      count: Self.limit * program.views.count)
    sheets = [Point](repeating: .zero, count: Self.limit * program.sheets.count)
    layers = [Point](repeating: .zero, count: Self.limit * program.layers.count)
    starts = ItemStarts(program.movedItems)
  }

  /// Lets frames wait no longer: none does.
  mutating func end() { isUsed = false }

  /// Keeps where items lie before that changes.
  mutating func keep(
    _ layouts: [RepeatLayout], _ insets: [(leading: Double, trailing: Double)]
  ) {
    guard count > 0, self.layouts == nil else { return }
    self.layouts = layouts
    itemInsets = insets
  }

  /// Keeps what registers hold.
  mutating func keep(_ registers: [Double], _ places: [PatternProgram.Columns.Place]) {
    for index in places.indices { kept[index] = registers[places[index].register] }
  }

  /// Gives registers back what they held.
  func restore(_ registers: inout [Double], _ places: [PatternProgram.Columns.Place]) {
    for index in places.indices { registers[places[index].register] = kept[index] }
  }

  /// Notes what a frame reads; the arrays are lent once.
  @inline(__always)
  static func note(
    _ registers: [Double], _ plan: PatternProgram.Columns, _ frame: Int,
    in columns: inout [FrameColumn]
  ) {
    // `PatternProgram.Columns` has looked at the numbers of columns.
    precondition(plan.count <= columns.count)
    let offset = (frame & (limit - 1)) &* MemoryLayout<Double>.stride
    registers.withSpan { registers in
      plan.inputs.withSpan { places in
        columns.withMutableSpan { columns in
          var bytes = unsafe columns.mutableBytes
          for index in places.indices {
            let place = places[index]
            // One number in place: a column would be copied twice.
            unsafe bytes.storeBytes(
              of: registers[place.register],
              toUncheckedByteOffset: place.column &* MemoryLayout<FrameColumn>.stride &+ offset,
              as: Double.self)
          }
        }
      }
    }
  }

  /// Hands registers what a frame has; the arrays are lent once.
  static func hand(
    _ places: [PatternProgram.Columns.Place], of frame: Int, from columns: [FrameColumn],
    to registers: inout [Double]
  ) {
    guard !places.isEmpty else { return }
    registers.withMutableSpan { registers in
      columns.withSpan { columns in
        places.withSpan { places in
          for index in places.indices {
            registers[places[index].register] = number(places[index].column, frame, in: columns)
          }
        }
      }
    }
  }

  /// Adds the frame that was noted last, unless it is as the one before it.
  ///
  /// - Parameters:
  ///   - time: When it is shown, in seconds.
  ///   - inputs: What the formulas of a frame read.
  ///   - mayRepeat: Whether it may be as the one before it.
  @inline(__always)
  mutating func add(at time: Double, _ inputs: [PatternProgram.Columns.Place], mayRepeat: Bool) {
    let repeats =
      count > 0 && mayRepeat && Self.repeats(count, views) && Self.repeats(count, sheets)
      && Self.repeats(count, inputs, columns) && starts.isSame(count, count &- 1)
    if !repeats { count &+= 1 }
    shown.append((time, count &- 1))
  }

  /// Whether the views of a frame are those of the one before it, bit by bit.
  ///
  /// Functions without `self`, which would be copied for them.
  private static func repeats(_ frame: Int, _ views: [View]) -> Bool {
    views.withSpan { views in
      let count = views.count / limit
      for view in frame &* count..<(frame &+ 1) &* count {
        guard views[view].isSame(as: views[view &- count]) else { return false }
      }
      return true
    }
  }

  /// Whether the sheets of a frame are where those of the one before it are.
  @inline(__always)
  private static func repeats(_ frame: Int, _ sheets: [Point]) -> Bool {
    guard !sheets.isEmpty else { return true }
    let count = sheets.count / limit
    for sheet in frame &* count..<(frame &+ 1) &* count {
      guard sheets[sheet].isSame(as: sheets[sheet &- count]) else { return false }
    }
    return true
  }

  /// Whether what a frame reads is what the one before it has read.
  private static func repeats(
    _ frame: Int, _ inputs: [PatternProgram.Columns.Place], _ columns: [FrameColumn]
  ) -> Bool {
    columns.withSpan { columns in
      inputs.withSpan { inputs in
        for index in inputs.indices {
          let column = inputs[index].column
          let now = number(column, frame, in: columns).bitPattern
          guard now == number(column, frame &- 1, in: columns).bitPattern else { return false }
        }
        return true
      }
    }
  }

  /// Forgets the frames: they are laid out.
  mutating func forget() {
    count = 0
    shown.removeAll(keepingCapacity: true)
  }

  /// Gives places without a frame what the last one has read.
  mutating func fillColumns(_ inputs: [PatternProgram.Columns.Place]) {
    guard count < Self.limit else { return }
    for input in inputs {
      var column = columns[input.column]
      let last = column[count &- 1]
      for frame in count..<Self.limit { column[frame] = last }
      columns[input.column] = column
    }
  }

  /// Whether what the frames read is small enough for `boundedOperations`.
  func areBounded(_ inputs: [PatternProgram.Columns.Place]) -> Bool {
    let bound = FrameColumn(repeating: PatternProgram.Columns.bound)
    var areSmall = SIMDMask<SIMD16<Int64>>(repeating: true)
    for input in inputs {
      let column = columns[input.column]
      areSmall = areSmall .& (column .< bound) .& (column .> -1 * bound)
    }
    return FormulaMachine.holdsForAll(areSmall)
  }

  /// Appends what a frame records.
  static func record(
    _ frame: Int, of plan: PatternProgram.Columns, in columns: [FrameColumn],
    into values: inout OutputSpan<Double>
  ) {
    guard !plan.recordedOffsets.isEmpty else { return }
    precondition(plan.recordedColumns <= columns.count)
    let place = (frame & (limit - 1)) &* MemoryLayout<Double>.stride
    unsafe columns.withUnsafeBytes { bytes in
      unsafe values.withUnsafeMutableBufferPointer { buffer, count in
        // Asked once for all of them; `PatternProgram.Columns` has looked at the numbers of columns.
        let offsets = plan.recordedOffsets
        precondition(offsets.count <= buffer.count &- count)
        guard let numbers = unsafe bytes.baseAddress.map({ unsafe $0 + place }),
          let begin = unsafe buffer.baseAddress.map({ unsafe $0 + count })
        else { return }
        unsafe offsets.withUnsafeBufferPointer { offsets in
          for index in 0..<offsets.count {
            let number = unsafe numbers.load(fromByteOffset: offsets[index], as: Double.self)
            // A zero without a sign: records do not tell −0 from 0.
            unsafe (begin + index).initialize(to: number + 0)
          }
        }
        for value in plan.recordedConditions {
          let truth = unsafe numbers.load(fromByteOffset: value.column, as: Double.self)
          if truth == 0 { unsafe begin[value.register] = .nan }
        }
        count &+= offsets.count
      }
    }
  }

  /// A number of a frame.
  @inline(__always)
  func number(_ column: Int, _ frame: Int) -> Double {
    columns.withSpan { Self.number(column, frame, in: $0) }
  }

  /// A number of a frame.
  @inline(__always)
  static func number(_ column: Int, _ frame: Int, in columns: Span<FrameColumn>) -> Double {
    // One number in place: a column would be copied first.
    precondition(column >= 0 && column < columns.count)
    return unsafe columns.bytes.unsafeLoad(
      fromUncheckedByteOffset: column &* MemoryLayout<FrameColumn>.stride
        &+ (frame & (Self.limit - 1)) &* MemoryLayout<Double>.stride, as: Double.self)
  }

  /// Whether a truth of a frame holds; −1 always does.
  @inline(__always)
  func holds(_ column: Int32, _ frame: Int) -> Bool {
    column < 0 || number(Int(column), frame) != 0
  }

  /// The rectangle of a frame whose numbers are in columns, in points.
  @inline(__always)
  func rect(_ numbers: PatternProgram.Columns.Numbers, _ frame: Int) -> Rect {
    Rect(
      number(Int(numbers.x), frame), number(Int(numbers.y), frame),
      number(Int(numbers.width), frame), number(Int(numbers.height), frame))
  }
}

extension Point {
  /// Whether it has the bits of another one.
  fileprivate func isSame(as other: Point) -> Bool {
    x.bitPattern == other.x.bitPattern && y.bitPattern == other.y.bitPattern
  }
}
#endif
