// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What every pattern is that was made of a file, as Swift.
enum PatternTexts {
  /// The rest of the pattern's type.
  static func body(rules: String, views: Int) -> String {
    let run = rules.dropLast("Layout".count) + "PatternRun"
    return """
      /// What one frame shows, by its number among those that are not laid out yet.
      struct Pose: BitwiseCopyable, Sendable { var frame: Int }

      private var relay: \(run).Relay
      private var hasBegun = false

      init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
        relay = \(run).Relay(rules: parameters.rules, run: \(run)())
      }

      var valueNames: [TrackName] { \(rules).patternValueNames }
      var layers: [LayerLink] { [LayerLink()] }
      var visibleElementLimit: Int { max(256, relay.run.elementLimit) }

      mutating func arrange(on host: inout ScrollHost) {
        if !hasBegun {
          for index in 0..<\(views) {
            host.arrange(ScrollViewID(index), as: ScrollView(viewport: 0, contentLength: 0))
          }
        }
        let isFirst = !hasBegun
        hasBegun = true
        relay.lending(&host) { relay in
          guard !isFirst else { return relay.rules.patternBegin(on: relay.run) }
          relay.run.isTurning = true
          relay.rules.patternArrange(on: relay.run)
          relay.run.isTurning = false
        }
      }

      mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
        relay.handle(event, on: &host)
      }

      mutating func beginFrame(on host: inout ScrollHost) {
        guard relay.rules.patternEnding == nil else { return }
        relay.lending(&host) { relay in relay.rules.patternFrame(on: relay.run) }
      }

      mutating func prepareFrame(on host: inout ScrollHost) -> Bool {
        relay.lending(&host) { relay in
          relay.rules.patternCheck(on: relay.run, always: true)
          let elements = relay.rules.patternElements
          relay.run.values.append(relay.rules.patternValues.map { $0 + 0 })
          relay.run.elements.append(elements)
          relay.run.elementLimit = max(relay.run.elementLimit, elements.count)
          relay.run.rects = relay.rules.patternRects
          relay.run.targets = relay.rules.patternTargets
        }
        if relay.rules.patternEnding != nil { host.fail("the file says that the app would end here") }
        return true
      }

      mutating func forgetPoses() {
        relay.run.values.removeAll(keepingCapacity: true)
        relay.run.elements.removeAll(keepingCapacity: true)
      }

      func pose(on host: borrowing ScrollHost) -> Pose { Pose(frame: relay.run.values.count - 1) }

      func reading(on host: borrowing ScrollHost) -> ScrollReading {
        var reading =
          relay.rules.patternReading
          ?? host.reading(of: ScrollViewID(relay.rules.patternRecordedView))
        if let velocity = relay.rules.patternVelocity(host) { reading.velocity = velocity }
        return reading
      }

      func bounds(on host: borrowing ScrollHost) -> ScrollBounds {
        host.bounds(of: ScrollViewID(relay.rules.patternRecordedView))
      }

      func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { relay.run.views(at: point) }

      func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
        for value in relay.run.values[pose.frame] { values.append(value) }
      }

      func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}

      func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
        for element in relay.run.elements[pose.frame] { elements.append(element) }
      }
      """
  }

  /// What connects the rules of one run with the simulator.
  static func run(rules: String, views: Int) -> String {
    let run = rules.dropLast("Layout".count) + "PatternRun"
    return """
      /// One run: the simulator's scroll views, as UIKit's are in an app, and the frames that are not laid out yet.
      final class \(run) {
        /// The simulator while the rules work.
        var host: UnsafeMutablePointer<ScrollHost>?
        private var isArranged = [Bool](repeating: false, count: \(views))
        private var insets = [Double](repeating: 0, count: \(views))
        /// Whether the screen is another one: the system then moves content along with insets.
        var isTurning = false
        private var viewports = [Rect](repeating: Rect(0, 0, 0, 0), count: \(views))
        private var end: Double?
        var values: [[Double]] = []
        var elements: [[ElementFrame]] = []
        var elementLimit = 0
        /// Where elements were shown last that are there once, and what taps can be on.
        var rects: [Rect] = []
        var targets: [(element: Int, item: Int, section: Int, rect: Rect)] = []

        /// Sends events to the rules.
        struct Relay: ScrollEventHandler {
          var rules: \(rules)
          let run: \(run)

          mutating func lending(_ host: inout ScrollHost, _ body: (inout Relay) -> Void) {
            let outer = run.host
            withUnsafeMutablePointer(to: &host) { pointer in
              run.host = pointer
              rules.patternRead(pointer.pointee)
              body(&self)
              run.host = outer
              run.schedule(rules.patternEnd, on: pointer)
            }
          }

          mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
            guard rules.patternEnding == nil else { return }
            lending(&host) { relay in
              if event == .boundsChange { relay.move { $0.patternRest($1) } }
              let isHandled = relay.rules.patternHandle(event, on: relay.run)
              switch event {
              case .didAppear: return relay.move { $0.patternStart($1) }
              case .displayFrame: return
              case .boundsChange:
                // A touch may come before the first frame on this screen.
                relay.run.rects = relay.rules.patternRects
                relay.run.targets = relay.rules.patternTargets
              default: break
              }
              if !isHandled { relay.rules.patternCheck(on: relay.run, always: false) }
            }
          }

          /// Moves views to where the rules want them.
          private mutating func move(_ place: (\(rules), Int) -> Double?) {
            for index in 0..<\(views) {
              guard let pointer = run.host else { return }
              rules.patternRead(pointer.pointee)
              guard let offset = place(rules, index) else { continue }
              run.telling(&rules) { host, relay in
                host.setContentOffset(offset, of: ScrollViewID(index), notifying: &relay)
              }
            }
          }
        }

        func schedule(_ end: Double?, on host: UnsafeMutablePointer<ScrollHost>) {
          guard end != self.end else { return }
          self.end = end
          if let end { host.pointee.animate(until: end) } else { host.pointee.endAnimation() }
        }

        /// Lets the simulator do something that may send events back to the rules.
        func telling(_ rules: inout \(rules), _ body: (inout ScrollHost, inout Relay) -> Void) {
          guard let host else { return }
          var relay = Relay(rules: rules, run: self)
          body(&host.pointee, &relay)
          rules = relay.rules
          self.host = host
          rules.patternRead(host.pointee)
        }

        /// Gives a view the geometry that the rules have now.
        func arrange(_ index: Int, _ rules: inout \(rules), _ keepsContent: Bool) {
          guard let host else { return }
          rules.patternRead(host.pointee)
          let (geometry, axis, adjustment) = rules.patternGeometry(index)
          for (other, driver) in \(rules).patternDrivers.enumerated() where driver == index {
            let frame = rules.patternFrame(of: other)
            viewports[other] = Rect(frame.x, frame.y, frame.width, frame.height)
          }
          let isVertical = axis == .vertical
          let frame = geometry.frame
          var view = ScrollView(
            axis: axis, viewport: isVertical ? frame.height : frame.width,
            contentLength: geometry.contentLength, leadingInset: geometry.leadingInset,
            trailingInset: geometry.trailingInset, alwaysBounces: geometry.alwaysBounces,
            bounces: geometry.bounces, isPaging: geometry.isPaging)
          let isAdjusted =
            switch adjustment {
            case .always: true
            case .automatic: geometry.alwaysBounces || geometry.contentLength > view.viewport
            case .never: false
            }
          if isAdjusted {
            let (screen, safe) = (host.pointee.screen, host.pointee.screen.safeAreaInsets)
            let (start, end) =
              isVertical
              ? (safe.top - frame.y, frame.y + frame.height - (screen.size.height - safe.bottom))
              : (safe.left - frame.x, frame.x + frame.width - (screen.size.width - safe.right))
            view.leadingInset += max(0, start) + geometry.leadingSafeArea
            view.trailingInset += max(0, end) + geometry.trailingSafeArea
          }
          let change =
            isArranged[index] && !isTurning ? geometry.leadingInset - insets[index] : 0
          insets[index] = geometry.leadingInset
          isArranged[index] = true
          let (id, inset) = (ScrollViewID(index), view.leadingInset)
          view.leadingInset -= change
          host.pointee.arrange(id, as: view)
          if change != 0 {
            telling(&rules) { host, relay in
              host.setLeadingInset(inset, of: id, keepingContent: keepsContent, notifying: &relay)
            }
          }
          rules.patternRead(host.pointee)
        }

        /// The views that a touch at a point reaches.
        func views(at point: Point) -> ScrollViewSet {
          var result: ScrollViewSet = []
          for (index, viewport) in viewports.enumerated() where viewport.contains(point) {
            let first = \(rules).patternTouches.firstIndex { $0.view == index }
            guard first.map({ isTaken(point, above: $0, byOthersThan: index) }) != true else { continue }
            result.formUnion(ScrollViewSet(ScrollViewID(\(rules).patternDrivers[index])))
          }
          return result
        }

        /// Whether an element above another one takes the touches at a point.
        func isTaken(_ point: Point, above first: Int, byOthersThan view: Int? = nil) -> Bool {
          \(rules).patternTouches.indices[first...].dropFirst().contains { index in
            let element = \(rules).patternTouches[index]
            return element.takes && (view == nil || element.view != view) && index < rects.count
              && rects[index].width >= 0 && rects[index].contains(point)
          }
        }

        /// Whether a point is on an element that is there once, and on nothing above it.
        func lands(_ point: Point, on element: Int) -> Bool {
          element < rects.count && rects[element].width >= 0 && rects[element].contains(point)
            && !isTaken(point, above: element)
        }
      }
      """
  }
}
