// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What a page calls. Numbers go in and out through two lists of doubles in the module's memory; addresses are
// good until the next call.

/// What the page has written for the next call.
nonisolated(unsafe) var input = SharedNumbers()
/// Open runs by number; the slots of closed ones are reused.
nonisolated(unsafe) private var sessions: [Session?] = []

/// Reserves memory for numbers that the page writes, and returns its address.
///
/// - Parameter count: How many numbers.
@_cdecl("reserve")
public func reserve(count: Int32) -> UnsafeMutablePointer<Double>? {
  unsafe input.resize(to: Int(count))
}

/// Opens a run from the request in the input, and plays its steps.
///
/// - Returns: The run's number; −1 for a request that cannot be read or performed.
func open<P: LayoutPattern>(_ type: PatternSession<P>.Type) -> Int32 {
  guard let request = unsafe RunRequest(words: input.numbers) else { return -1 }
  let session = PatternSession<P>(LiveRun(unplayed: request))
  return session.play() ? enter(session) : -1
}

/// Gives a session a number.
func enter(_ session: Session) -> Int32 {
  for index in unsafe sessions.indices where unsafe sessions[index] == nil {
    unsafe sessions[index] = session
    return Int32(index)
  }
  unsafe sessions.append(session)
  return unsafe Int32(sessions.count - 1)
}

/// Closes a run and gives back its memory.
@_cdecl("close")
public func close(session: Int32) { unsafe sessions[Int(session)] = nil }

/// Performs the step in the input.
///
/// - Returns: 1, or 0 if it cannot be read or performed.
@_cdecl("perform")
public func perform(session: Int32) -> Int32 {
  guard let step = GestureStep(words: unsafe input.numbers) else { return 0 }
  return find(session).perform(step) ? 1 : 0
}

/// Lets time pass since the last step, in seconds; see `LiveRun.pass`.
///
/// - Returns: 1, or 0 if the run would become too long.
@_cdecl("pass")
public func pass(session: Int32, duration: Double) -> Int32 {
  find(session).pass(duration) ? 1 : 0
}

/// Ends a run as that of a file ends.
///
/// - Returns: 1, or 0 if it does not come to rest.
@_cdecl("finish")
public func finish(session: Int32) -> Int32 { find(session).finish() ? 1 : 0 }

/// How many frames a run has so far.
@_cdecl("frames")
public func frames(session: Int32) -> Int32 { Int32(find(session).timeline.frameCount) }

/// Whether a run has ended: it was finished, or its variant would have crashed the app.
///
/// - Returns: 1 or 0.
@_cdecl("ended")
public func ended(session: Int32) -> Int32 { find(session).hasEnded ? 1 : 0 }

/// Up to what time a run has been scripted, in seconds.
@_cdecl("time")
public func time(session: Int32) -> Double { find(session).time }

/// The digest of all frames of a run.
@_cdecl("digest")
public func digest(session: Int32) -> Int64 {
  Int64(bitPattern: find(session).timeline.digest)
}

/// Writes one frame of a run to the output.
///
/// The phase, the finger (two), whether the scroll view moves along y, its first edge, both insets and its last
/// edge, how many values and the values, how many layers and for each what of the
/// screen it may cover (left, top, right, bottom, radius of the corners), how many elements and for each its code,
/// section, item, layer, x, y, width, height, opacity and scale. Where programs may change the screen, its size and its
/// safe area from the top counterclockwise.
///
/// - Returns: How many numbers were written.
@_cdecl("frame")
public func frame(session: Int32, index: Int32) -> Int32 {
  let timeline = find(session).timeline
  let frame = Int(index)
  clearOutput()
  write(Int(timeline.phases[frame].rawValue))
  write(timeline.fingers[frame].x)
  write(timeline.fingers[frame].y)
  let bounds = timeline.bounds[frame]
  write(bounds.axis == .vertical ? 1 : 0)
  write(bounds.start)
  write(bounds.leadingInset)
  write(bounds.trailingInset)
  write(bounds.end)
  let count = timeline.valueNames.count
  write(count)
  for track in 0..<count { write(timeline.value(track, inFrame: frame)) }
  writeLayers(of: timeline, inFrame: frame)
  let range = timeline.elementRange(ofFrame: frame)
  write(range.count)
  for index in range {
    let element = timeline.elements[index]
    write(Int(element.id.code))
    write(Int(element.id.section))
    write(Int(element.id.item))
    write(Int(element.layer))
    write(element.frame.x)
    write(element.frame.y)
    write(element.frame.width)
    write(element.frame.height)
    write(element.contentAlpha)
    write(element.contentScale)
  }
  #if !WITHOUT_PROGRAM_STEPS
  writeScreen(of: timeline, inFrame: frame)
  #endif
  return outputCount
}

#if !WITHOUT_PROGRAM_STEPS
/// Writes the size and the safe area of the screen.
private func writeScreen(of timeline: Timeline, inFrame frame: Int) {
  let epoch = timeline.epochs.lastIndex { $0.firstFrame <= frame } ?? 0
  let screen = timeline.epochs[epoch].screen
  let insets = screen.safeAreaInsets
  write(screen.size.width)
  write(screen.size.height)
  write(insets.top)
  write(insets.left)
  write(insets.bottom)
  write(insets.right)
}
#endif

/// Writes what of the screen each layer may cover: what its own clip and those of the layers around it
/// leave, in points on the screen; an infinite rectangle where nothing is clipped.
private func writeLayers(of timeline: Timeline, inFrame frame: Int) {
  let epoch = timeline.epochs.lastIndex { $0.firstFrame <= frame } ?? 0
  var shown: [(left: Double, top: Double, right: Double, bottom: Double, radius: Double)] = []
  write(timeline.layerCount)
  for layer in 0..<timeline.layerCount {
    let link = timeline.link(ofLayer: layer, inEpoch: epoch)
    var area = (
      left: -Double.infinity, top: -Double.infinity, right: Double.infinity,
      bottom: Double.infinity, radius: 0.0
    )
    if layer > 0 { area = shown[Int(link.parent)] }
    if let clip = link.clip?.offset(by: timeline.translation(ofLayer: layer, inFrame: frame)) {
      area = (
        max(area.left, clip.x), max(area.top, clip.y), min(area.right, clip.maxX),
        min(area.bottom, clip.maxY), link.cornerRadius
      )
    }
    shown.append(area)
    write(area.left)
    write(area.top)
    write(area.right)
    write(area.bottom)
    write(area.radius)
  }
}

/// Writes what has happened in a run so far, as pairs of a time in seconds and the number of the kind.
///
/// - Returns: How many numbers were written.
@_cdecl("events")
public func events(session: Int32) -> Int32 {
  clearOutput()
  for event in find(session).timeline.events {
    write(event.time)
    write(Int(event.kind.rawValue))
  }
  return outputCount
}

/// An open run by its number.
func find(_ session: Int32) -> Session {
  guard let found = unsafe sessions[Int(session)] else { preconditionFailure("closed") }
  return found
}
