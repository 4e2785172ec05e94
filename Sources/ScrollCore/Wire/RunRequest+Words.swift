// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension RunRequest {
  /// The version of the form, which the first number begins with.
  private static var version: Int { 1 }
  /// How many versions there can be: what the first number holds beyond is which lengths grow, so that
  /// all other numbers have the same places in every request.
  private static var versionLimit: Int { 256 }

  /// The request as numbers: what another home of the core needs to make the same run, to the bit.
  ///
  /// The physics profile's word is left out; it changes no frame.
  ///
  /// - Complexity: Linear in the number of steps and samples.
  public var words: [Double] {
    var map = WordMap()
    return words(noting: &map)
  }

  /// Where in `words` the numbers lie that a page changes.
  public var wordMap: WordMap {
    var map = WordMap()
    _ = words(noting: &map)
    return map
  }

  private func words(noting map: inout WordMap) -> [Double] {
    var writer = WordWriter()
    // Nothing to grow is written where nothing grows.
    let bits = screen.contentSize == .large ? 0 : growth.bits
    writer.write(Double(Self.version) + Double(Self.versionLimit) * Double(bits))
    map.variant = writer.count
    writer.write(variant)
    writer.write(rate)
    map.decelerationRate = writer.count
    writer.write(decelerationRate.rawValue)
    for screen in [screen, turnedScreen] { screen.write(to: &writer) }
    switch initialOffset {
    case .rest:
      writer.write(0)
      writer.write(0)
    case .fromStart(let distance):
      writer.write(1)
      writer.write(distance)
    case .fromEnd(let distance):
      writer.write(2)
      writer.write(distance)
    }
    map.physics = writer.count
    physics.write(to: &writer)
    writer.write(parameters.count)
    for parameter in parameters {
      map.parameters.append(writer.count)
      parameter.write(to: &writer)
    }
    map.script = writer.count
    writer.write(script.steps.count)
    for step in script.steps { step.write(to: &writer) }
    return writer.words
  }

  /// Reads a request from numbers.
  ///
  /// - Parameter words: What `words` of a request gives.
  /// - Returns: nil for anything else: another version, numbers without a meaning, too few or too many.
  public init?(words: [Double]) {
    var reader = WordReader(words)
    let first = reader.number()
    let bits = (first / Double(Self.versionLimit)).rounded(.down)
    guard bits >= 0, bits <= Double(UInt32.max),
      first - bits * Double(Self.versionLimit) == Double(Self.version)
    else { return nil }
    let variant = reader.whole(below: 256)
    let rate = reader.whole(below: 1001)
    let decelerationRate = reader.value(DecelerationRate.normal)
    let screen = Screen(from: &reader)
    let turnedScreen = Screen(from: &reader)
    let initialOffset: InitialOffset
    switch reader.whole(below: 3) {
    case 0:
      _ = reader.number()
      initialOffset = .rest
    case 1: initialOffset = .fromStart(reader.number())
    default: initialOffset = .fromEnd(reader.number())
    }
    let physics = PhysicsProfile(from: &reader)
    var parameters: [ParameterValue] = []
    for _ in 0..<reader.count(ofAtLeast: 2) { parameters.append(ParameterValue(from: &reader)) }
    var steps: [GestureStep] = []
    for _ in 0..<reader.count() { steps.append(GestureStep(from: &reader)) }
    guard reader.isValid, reader.isAtEnd, rate > 0 else { return nil }
    self.init(
      variant: variant, parameters: parameters, screen: screen, turnedScreen: turnedScreen,
      rate: rate, physics: physics, decelerationRate: decelerationRate,
      initialOffset: initialOffset, script: GestureScript(steps),
      growth: ParameterGrowth(bits: UInt32(bits)))
  }
}

extension Screen {
  fileprivate func write(to writer: inout WordWriter) {
    writer.write(traits)
    writer.write(size.width)
    writer.write(size.height)
    writer.write(statusBarHeight)
    writer.write(safeAreaInsets.top)
    writer.write(safeAreaInsets.left)
    writer.write(safeAreaInsets.bottom)
    writer.write(safeAreaInsets.right)
    writer.write(scale)
  }

  /// Orientation, direction and size of text in one number, which is that of the orientation on a device as
  /// it comes.
  private var traits: UInt8 {
    // The usual size is 0: of 16 numbers 12 are sizes.
    let size = (contentSize.rawValue &- ContentSizeCategory.large.rawValue) & 15
    return orientation.rawValue | direction.rawValue << 1 | size << 2
  }

  fileprivate init(from reader: inout WordReader) {
    let traits = UInt8(reader.whole(below: 64))
    let contentSize = ContentSizeCategory(
      rawValue: (traits >> 2 &+ ContentSizeCategory.large.rawValue) & 15)
    if contentSize == nil { reader.refuse() }
    let width = reader.number()
    let size = Size(width, reader.number())
    let statusBarHeight = reader.number()
    let top = reader.number()
    let left = reader.number()
    let bottom = reader.number()
    let insets = EdgeInsets(top: top, left: left, bottom: bottom, right: reader.number())
    self.init(
      orientation: traits & 1 == 0 ? .portrait : .landscape, size: size,
      statusBarHeight: statusBarHeight, safeAreaInsets: insets, scale: reader.number(),
      contentSize: contentSize ?? .large,
      direction: traits & 2 == 0 ? .leftToRight : .rightToLeft)
  }
}

extension ParameterValue {
  fileprivate func write(to writer: inout WordWriter) {
    switch self {
    case .number(let value):
      writer.write(0)
      writer.write(value)
    case .flag(let value):
      writer.write(1)
      writer.write(value)
    case .choice(let value):
      writer.write(2)
      writer.write(value)
    case .numbers(let values):
      writer.write(3)
      writer.write(values.count)
      for value in values { writer.write(value) }
    }
  }

  fileprivate init(from reader: inout WordReader) {
    switch reader.whole(below: 4) {
    case 0: self = .number(reader.number())
    case 1: self = .flag(reader.flag())
    case 2: self = .choice(reader.whole(below: 256))
    default:
      var values: [Double] = []
      for _ in 0..<reader.count() { values.append(reader.number()) }
      self = .numbers(values)
    }
  }
}
