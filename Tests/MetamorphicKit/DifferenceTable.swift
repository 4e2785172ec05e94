// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why some findings depend on how a run is written, sampled or shown.
enum DifferenceTable {
  /// Differences with the same change and the same reason.
  struct Row {
    /// The change.
    let relation: Relation
    /// The reason, in sentences.
    let reason: String
    /// One rule per line, followed by the variants.
    let entries: String

    init(_ relation: Relation, _ reason: String, _ entries: String) {
      self.relation = relation
      self.reason = reason
      self.entries = entries
    }
  }

  private static let memory = """
    The variant adds up differences between frames. What it loses where the motion turns or ends is a \
    part of a frame's way, and which part depends on where the frames fall.
    """
  private static let handover = """
    The variant hands over between two owners in the frame after the one in which the first ends. What \
    is lost or doubled is a part of a frame's way, and which part depends on where the frames fall.
    """
  private static let caught = """
    The finger catches the sheet, which is rounded to a pixel then; the ways that the variant adds up \
    from there are those of several frames.
    """
  private static let firstFrame = """
    The amount is that of the first frame after the touch up, in which the picture has moved for a part \
    of a frame.
    """
  private static let fingerSpeed = """
    The rule reads the speed of the finger in whole frames before the touch up, and the finger changes \
    its speed meanwhile.
    """
  private static let recordedMemory = """
    The variant adds up differences between frames, and a recording of offsets adds none where a finger \
    touches up between two frames.
    """
  private static let noFinger = """
    A recording of offsets has no finger: nothing is dragged, thrown or sent on to an end.
    """
  private static let noRest = """
    A recording of offsets has no rest before its end.
    """
  private static let noFling = """
    A recording of a finger is played as it is: the rule makes no faster one of it.
    """
  static let rows: [Row] = [
    Row(.fingerTrace, noFling, "TARGET bs5"),
    Row(
      .halfFrame, memory,
      """
      BOUNCE-COUPLING ch3 ch4 ch5 ch6 qr0
      CH-GAP ch4 ch5
      JUMP ch5 ch6
      LEAD ch5 ch6
      REST-STATE ch4 ch5 ch6
      STUCK-HALF lt1 qr0
      """),
    Row(
      .rate80, memory,
      """
      BOUNCE-COUPLING ch3 ch4 ch5 ch6 qr0
      CH-GAP ch4 ch5
      JUMP ch5 ch6
      LEAD ch5 ch6
      REST-STATE ch4 ch5 ch6
      STUCK-HALF lt1 qr0
      """),
    Row(
      .otherRate, memory,
      """
      BOUNCE-COUPLING ch4 ch5 ch6
      CH-GAP ch4 ch5
      JUMP ch5 ch6
      LEAD ch5 ch6
      REST-STATE ch4 ch5 ch6
      """),
    Row(
      .halfFrame, handover,
      """
      JUMP bs0
      SLIP bs0
      SPEED bs0 st5
      V-BREAK st4 st6
      """),
    Row(
      .rate80, handover,
      """
      JUMP bs0
      SPEED st5
      V-BREAK st4 st6
      """),
    Row(
      .otherRate, handover,
      """
      JUMP bs0
      SPEED st5
      V-BREAK st4 st6
      """),
    Row(
      .otherScale, caught,
      """
      JUMP bs0
      """),
    Row(
      .halfFrame, firstFrame,
      """
      HIT-MISMATCH bs4
      """),
    Row(
      .rate80, firstFrame,
      """
      HIT-MISMATCH bs4
      """),
    Row(
      .otherRate, firstFrame,
      """
      HIT-MISMATCH bs4
      """),
    Row(
      .halfFrame, fingerSpeed,
      """
      FLING-KILLED bs1
      """),
    Row(
      .rate80, fingerSpeed,
      """
      FLING-KILLED bs1
      """),
    Row(
      .offsetTrace, recordedMemory,
      """
      DELTA ch5 ch6
      JUMP ch3
      REST-STATE ch4 ch5 ch6
      """),
    Row(
      .offsetTrace, noFinger,
      """
      SPEED lt0 qr2
      STUCK-HALF lt0 lt1 lt2 qr0 qr1
      """),
    Row(
      .offsetTrace, noRest,
      """
      PURE px1
      """),
  ]
}
