// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What the module for pattern files has in addition: its programs come from the page.

/// The programs of the page's pattern file.
nonisolated(unsafe) private var file = ProgramFile(elements: OwnElements([]), programs: [])

/// Reads the programs in the input, one number a byte.
///
/// - Returns: 0, or the number of the reason why they are refused; see `ProgramFile.Refusal`.
func loadPrograms() -> Int32 {
  let numbers = unsafe input.numbers
  var bytes: [UInt8] = []
  for number in numbers { bytes.append(UInt8(exactly: number) ?? 0) }
  do throws(ProgramFile.Refusal) {
    unsafe file = try ProgramFile(bytes)
    return 0
  } catch {
    return Int32(error.rawValue)
  }
}

/// Opens a run of one of the programs from the request in the input, and plays its steps.
///
/// - Returns: The run's number; −1 for a request that cannot be read or performed.
func openProgram() -> Int32 {
  guard let request = unsafe RunRequest(words: input.numbers) else { return -1 }
  let (programs, elements) = unsafe (file.programs, file.elements)
  guard request.variant < programs.count, programs[request.variant].accepts(request.parameters)
  else { return -1 }
  let session = PatternSession(
    LiveRun(unplayed: request, of: programs[request.variant], elements: elements))
  return session.play() ? enter(session) : -1
}

/// Writes to the output what a run has shown of the formulas and claims of its file so far.
///
/// How many numbers the fault has, which are 0 or its cause, its index, and both operands; then the number of a claim, a
/// frame in which it does not hold and by how much, for each of them.
///
/// - Returns: How many numbers were written.
func report(_ session: Int32) -> Int32 {
  clearOutput()
  let session = unsafe unsafeDowncast(find(session), to: PatternSession<FilePattern>.self)
  let frameCount = session.timeline.frameCount
  let (fault, breaks) = session.run.fileNotes
  write(fault == nil ? 0 : 4)
  if let fault {
    write(Int(fault.cause.rawValue))
    write(fault.index)
    write(fault.a)
    write(fault.b)
  }
  for item in breaks {
    let frame = ClaimBreak.frame(at: item.time, rate: session.timeline.rate)
    guard frame < frameCount else { continue }
    write(item.claim)
    write(frame)
    write(item.excess)
  }
  return outputCount
}
