// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `CRASH`: the variant would have ended the app.
///
///     the run has a failure:  its last frame
///
/// *Threshold.* None: a variant reports it or does not.
///
/// *Why.* Nothing that comes after a crash can be seen, and nothing that comes before makes up for it.
///
/// *Excluded.* Nothing.
enum CrashRule {
  static func findings(in run: RunReading) -> [Finding] {
    run.note(.crash)
    guard let reason = run.timeline.failure, run.timeline.frameCount > 0 else { return [] }
    var spans: [HitSpan] = []
    HitSpan.add(run.timeline.frameCount - 1, 0, cause: 0, to: &spans)
    return HitSpan.findings(of: .crash, spans, label: "crash") { _ in
      var text = Wording()
      text.say("The app ends here: ")
      text.say(reason)
      text.say(". What follows was not shown.")
      return text
    }
  }
}
