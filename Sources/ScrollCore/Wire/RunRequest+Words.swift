// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension RunRequest {
  /// The version of the form, which is the first number.
  private static var version: Int { 1 }

  /// The request as numbers: what another home of the core needs to make the same run, to the bit.
  ///
  /// The identifier of the physics profile is omitted; it changes no frame.
  ///
  /// - Complexity: Linear in the number of steps and samples.
  public var words: [Double] {
    var map = WordMap()
    return words(noting: &map)
  }

  /// The positions in `words` of the numbers that a page changes.
  public var wordMap: WordMap {
    var map = WordMap()
    _ = words(noting: &map)
    return map
  }

  private func words(noting map: inout WordMap) -> [Double] {
    var writer = WordWriter()
    writer.write(Self.version)
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
    for (index, parameter) in parameters.enumerated() {
      map.parameters.append(writer.count)
      // What grows with text is not written where nothing grows.
      parameter.write(
        growth: screen.contentSize == .large ? 0 : growth.code(of: index), to: &writer)
    }
    map.script = writer.count
    writer.write(script.steps.count)
    for step in script.steps { step.write(to: &writer) }
    return writer.words
  }

  /// Reads a request from numbers.
  ///
  /// - Parameter words: The result of `words` of a request.
  /// - Returns: nil for anything else: another version, numbers without a meaning, too few or too many.
  public init?(words: [Double]) {
    var reader = WordReader(words)
    guard reader.whole(below: 256) == Self.version else { return nil }
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
    var growth = ParameterGrowth()
    for index in 0..<reader.count(ofAtLeast: 2) {
      var code: UInt8 = 0
      parameters.append(ParameterValue(from: &reader, growth: &code))
      guard code > 0 else { continue }
      if index < 16 { growth.setCode(code, of: index) }
      if growth.style(of: index) == nil { reader.refuse() }
    }
    var steps: [GestureStep] = []
    for _ in 0..<reader.count() { steps.append(GestureStep(from: &reader)) }
    guard reader.isValid, reader.isAtEnd, rate > 0 else { return nil }
    self.init(
      variant: variant, parameters: parameters, screen: screen, turnedScreen: turnedScreen,
      rate: rate, physics: physics, decelerationRate: decelerationRate,
      initialOffset: initialOffset, script: GestureScript(steps),
      growth: growth)
  }
}

extension Screen {
  func write(to writer: inout WordWriter) {
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

  /// Orientation, direction, size of text, idiom and kind of navigation bars in one number, which is that of the
  /// orientation on a phone as it comes.
  private var traits: UInt8 {
    // The typical size is 0: of 16 numbers 12 are sizes.
    let size = (contentSize.rawValue &- ContentSizeCategory.large.rawValue) & 15
    return orientation.rawValue | direction.rawValue << 1 | size << 2 | idiom.rawValue << 6
      | (hasTallNavigationBar ? 128 : 0)
  }

  init(from reader: inout WordReader) {
    let traits = UInt8(reader.whole(below: 256))
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
      direction: traits & 2 == 0 ? .leftToRight : .rightToLeft,
      idiom: traits & 64 == 0 ? .phone : .pad,
      hasTallNavigationBar: traits & 128 != 0)
  }
}

extension ParameterValue {
  /// Writes the case, combined with the style with which a length grows, so that all numbers have
  /// the same positions in every request; then the value.
  fileprivate func write(growth: UInt8, to writer: inout WordWriter) {
    let growth = 4 * Int(growth)
    switch self {
    case .number(let value):
      writer.write(growth)
      writer.write(value)
    case .flag(let value):
      writer.write(growth + 1)
      writer.write(value)
    case .choice(let value):
      writer.write(growth + 2)
      writer.write(value)
    case .numbers(let values):
      writer.write(growth + 3)
      writer.write(values.count)
      for value in values { writer.write(value) }
    }
  }

  fileprivate init(from reader: inout WordReader, growth: inout UInt8) {
    let first = reader.whole(below: 64)
    growth = UInt8(first >> 2)
    switch first & 3 {
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
