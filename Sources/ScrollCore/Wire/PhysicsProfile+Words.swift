// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PhysicsProfile {
  /// All numbers of the profile, as in the words of a request.
  public var words: [Double] {
    var writer = WordWriter()
    write(to: &writer)
    return writer.words
  }

  /// Appends all numbers of the profile, without its identifier.
  func write(to writer: inout WordWriter) {
    // All profiles have the same number of words, and those without Android's laws the same words as in pages without
    // Android: the word of the rubber band says which laws a profile has, and a spline has its two constants in the
    // place of the fast rate, which it does not have.
    #if WITHOUT_ANDROID
    let laws = 0
    let (rate, limit) = (fastDecayRate, fastConstantDeceleration)
    #else
    let isSpline = splineFriction > 0
    let laws = (isSpline ? 4 : 0) + (stretchesContent ? 8 : 0)
    let rate = isSpline ? splineFriction : fastDecayRate
    let limit = isSpline ? maximumFlingSpeed : fastConstantDeceleration
    #endif
    writer.write(Int(rubberBandLaw.rawValue) + laws)
    writer.write(rubberBandCoefficient)
    writer.write(normalDecayRate)
    writer.write(rate)
    writer.write(limit)
    stopSpeed.write(to: &writer)
    writer.write(minimumFlingSpeed)
    writer.write(liftVelocity.oldest)
    writer.write(liftVelocity.middle)
    writer.write(liftVelocity.newest)
    writer.write(staleTime)
    writer.write(slop)
    writer.write(dragStartDistance)
    bounce.write(to: &writer)
    bounceEndDistance.write(to: &writer)
    bounceEndSpeed.write(to: &writer)
    pagingSpring.write(to: &writer)
    writer.write(pixelRounding.rawValue)
    writer.write(carriedMomentumFactor)
    writer.write(carriedMomentumExponent)
    writer.write(carriedMomentumLimit)
  }

  /// Reads a profile; its identifier is `given`.
  init(from reader: inout WordReader) {
    id = "given"
    #if WITHOUT_ANDROID
    rubberBandLaw = reader.value(.saturating)
    rubberBandCoefficient = reader.number()
    normalDecayRate = reader.number()
    fastDecayRate = reader.number()
    fastConstantDeceleration = reader.number()
    #else
    let laws = reader.whole(below: 16)
    let law = RubberBand.Law(rawValue: UInt8(laws & 3))
    if law == nil { reader.refuse() }
    rubberBandLaw = law ?? .saturating
    rubberBandCoefficient = reader.number()
    normalDecayRate = reader.number()
    let rate = reader.number()
    let limit = reader.number()
    stretchesContent = laws & 8 != 0
    if laws & 4 == 0 {
      (fastDecayRate, fastConstantDeceleration) = (rate, limit)
    } else {
      (splineFriction, maximumFlingSpeed) = (rate, limit)
      if !(rate > 0) { reader.refuse() }
    }
    #endif
    stopSpeed = Tolerance(from: &reader)
    minimumFlingSpeed = reader.number()
    let oldest = reader.number()
    let middle = reader.number()
    liftVelocity = LiftVelocity(oldest: oldest, middle: middle, newest: reader.number())
    staleTime = reader.number()
    slop = reader.number()
    dragStartDistance = reader.number()
    bounce = BounceLaw(from: &reader)
    bounceEndDistance = Tolerance(from: &reader)
    bounceEndSpeed = Tolerance(from: &reader)
    pagingSpring = SpringParameters(from: &reader)
    pixelRounding = reader.value(.rest)
    carriedMomentumFactor = reader.number()
    carriedMomentumExponent = reader.number()
    carriedMomentumLimit = reader.number()
  }
}

extension BounceLaw {
  fileprivate func write(to writer: inout WordWriter) {
    spring.write(to: &writer)
    inwardSpring.write(to: &writer)
    writer.write(releaseGain)
    writer.write(velocityShare)
    writer.write(inwardFling.rawValue)
    writer.write(springsRawOverscroll)
    writer.write(maximumSpeed)
  }

  fileprivate init(from reader: inout WordReader) {
    self.init(spring: SpringParameters(from: &reader))
    inwardSpring = SpringParameters(from: &reader)
    releaseGain = reader.number()
    velocityShare = reader.number()
    inwardFling = reader.value(.ignored)
    springsRawOverscroll = reader.flag()
    maximumSpeed = reader.number()
  }
}

extension SpringParameters {
  fileprivate func write(to writer: inout WordWriter) {
    writer.write(mass)
    writer.write(stiffness)
    writer.write(damping)
  }

  fileprivate init(from reader: inout WordReader) {
    let mass = reader.number()
    let stiffness = reader.number()
    self.init(mass: mass, stiffness: stiffness, damping: reader.number())
  }
}

extension Tolerance {
  fileprivate func write(to writer: inout WordWriter) {
    switch self {
    case .points(let value):
      writer.write(0)
      writer.write(value)
    case .pixels(let value):
      writer.write(1)
      writer.write(value)
    }
  }

  fileprivate init(from reader: inout WordReader) {
    let isPixels = reader.flag()
    let value = reader.number()
    self = isPixels ? .pixels(value) : .points(value)
  }
}
