// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where scroll views come to rest.
extension FilePattern {
  /// Changes the target of a drag that ends to a place where the view may rest.
  mutating func snapTarget(of id: ScrollViewID, on host: inout ScrollHost) {
    let proposed = target(of: id.index, on: host)
    guard let place = rest(for: proposed, of: id, on: host), place != proposed else { return }
    host.setTargetContentOffset(place, of: id)
  }

  /// Moves a view to a place where it may rest.
  mutating func snapOffset(of id: ScrollViewID, on host: inout ScrollHost) {
    let offset = host.contentOffset(of: id)
    let place = rest(for: offset, of: id, on: host)
    #if !WITHOUT_PROGRAM_STEPS
    if hasOtherScreen {
      if case .anywhere = program.views[id.index].snap { return }
      return host.setRestingOffset(place ?? offset, of: id, notifying: &self)
    }
    #endif
    guard let place else { return }
    host.setContentOffset(place, of: id, notifying: &self)
  }

  /// The offset nearest to another one at which a view may rest; nil if it may rest there.
  ///
  /// At equal distances the one nearer to the beginning wins.
  private mutating func rest(
    for offset: Double, of id: ScrollViewID, on host: borrowing ScrollHost
  ) -> Double? {
    let range = host[id].range
    let (distance, reach) = (offset - range.minimum, range.maximum - range.minimum)
    switch program.views[id.index].snap {
    case .anywhere: return nil
    case .every(let step, let origin):
      guard let step = number(step, on: host), let origin = number(origin, on: host), step > 0,
        distance > 0, distance < reach
      else { return nil }
      let below = origin + ((distance - origin) / step).rounded(.down) * step
      let place = distance - below <= below + step - distance ? below : below + step
      return range.minimum + min(max(place, 0), reach)
    case .places(let formulas):
      var best: Double?
      var last = -Double.infinity
      for formula in formulas {
        guard let place = number(formula, on: host) else { return nil }
        last = place
        guard let other = best else {
          guard distance > place else { return nil }
          best = place
          continue
        }
        if place <= reach, (place - distance).magnitude < (other - distance).magnitude {
          best = place
        }
      }
      guard let best, distance < last else { return nil }
      return range.minimum + best
    }
  }
}
