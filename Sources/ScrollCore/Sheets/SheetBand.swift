// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The resistance of a sheet to a finger that drags it beyond its lowest or its highest detent.
///
/// A *raw* height is where the finger would move the sheet; a *shown* height is its visible height.
/// Raw heights are stored, so the visible height does not depend on how often the finger was
/// sampled.
struct SheetBand: Sendable, BitwiseCopyable {
  /// How a pull beyond an end is answered.
  enum Law: Sendable, BitwiseCopyable {
    /// Not at all.
    case stiff
    /// As within them.
    case free
    /// As a scroll view does: the band of the system, over the height of the screen.
    case elastic(RubberBand)
    /// With the logarithm of the height itself: L·(1 + 0.5·log₁₀(x/L)), and mirrored at the lower end.
    case logarithmic
  }

  /// The lowest detent, in points.
  let lowest: Double
  /// The highest detent, in points.
  let highest: Double
  /// How a pull beyond an end is answered.
  let law: Law

  /// The height that is shown for a raw one, both in points.
  func shown(_ raw: Double) -> Double {
    if raw > highest { return highest + upper(raw - highest) }
    if raw < lowest { return lowest - lower(lowest - raw) }
    return raw
  }

  /// The raw height for which a height is shown, both in points.
  func raw(_ shown: Double) -> Double {
    switch law {
    case .stiff, .free: return shown
    case .elastic(let band):
      if shown > highest { return highest + band.raw(shown - highest) }
      if shown < lowest { return lowest - band.raw(lowest - shown) }
    case .logarithmic:
      if shown > highest { return logarithm(highest).raw(shown) }
      if shown < lowest { return 2 * lowest - logarithm(lowest).raw(2 * lowest - shown) }
    }
    return shown
  }

  /// The share of the finger's movement that the sheet follows at a raw height in points.
  func slope(_ raw: Double) -> Double {
    guard raw > highest || raw < lowest else { return 1 }
    switch law {
    case .stiff: return 0
    case .free: return 1
    case .elastic(let band): return band.slope(raw > highest ? raw - highest : lowest - raw)
    case .logarithmic:
      return raw > highest
        ? logarithm(highest).slope(raw) : logarithm(lowest).slope(2 * lowest - raw)
    }
  }

  private func upper(_ excess: Double) -> Double {
    switch law {
    case .stiff: 0
    case .free: excess
    case .elastic(let band): band.banded(excess)
    case .logarithmic: logarithm(highest).banded(highest + excess) - highest
    }
  }

  private func lower(_ excess: Double) -> Double {
    switch law {
    case .stiff: 0
    case .free: excess
    case .elastic(let band): band.banded(excess)
    case .logarithmic: logarithm(lowest).banded(lowest + excess) - lowest
    }
  }

  private func logarithm(_ limit: Double) -> RubberBand {
    RubberBand(coefficient: 0.5, dimension: limit, law: .logarithmic)
  }
}
