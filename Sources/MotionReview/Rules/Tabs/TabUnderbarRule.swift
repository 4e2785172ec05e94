// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `TAB-UNDERBAR`: a tab bar reaches above the safe area.
///
///     tab bar top < S − 0.5 pt
///
/// `S` is the top of the safe area.
///
/// *Threshold.* Half a point.
///
/// *Why.* The status bar is lower than the safe area on many devices: tabs that are pinned at its end lie behind the notch or the
/// island, where no finger reaches them well.
///
/// *Excluded.* Nothing.
enum TabUnderbarRule {
  static func findings(in tabs: TabReading) -> [Finding] {
    let run = tabs.run
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount {
      let off = run.screen(frame).safeAreaInsets.top - tabs.barTop(frame)
      guard off > run.limit(.tabUnderbar) else { continue }
      HitSpan.add(frame, off, cause: 0, to: &spans)
    }
    return HitSpan.findings(of: .tabUnderbar, spans, label: "# pt above safe area") { span in
      Wording(
        "The tab bar reaches # points above the safe area. Pin it at the top of the safe area, and not at the end of the status bar.",
        span.amount)
    }
  }
}
