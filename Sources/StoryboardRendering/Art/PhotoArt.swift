// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Small drawn photographs, so that a grid looks like a photo library.
///
/// Each motif is a symbol of 100 × 100 whose background is `currentColor`; the tint of a cell
/// makes two cells with the same motif differ.
enum PhotoArt {
  /// Motifs in the order of their ids, which are a `p` and the index.
  static let motifs: [StaticString] = [
    // A sun over two rows of hills.
    """
    <circle cx="68" cy="34" r="11" fill="#fff3d0"/><path d="M0 62q26-20 54-1t46-6v45H0z" fill="#8fb39a"/><path d="M0 80q36-20 66-4t34-2v26H0z" fill="#6a9680"/>
    """,
    // A sail on the sea.
    """
    <path d="M0 58h100v42H0z" fill="#6ba3b8"/><path d="M48 24v31H28zM52 32v23h16z" fill="#fff"/><path d="M26 58h46l-8 8H33z" fill="#b7634f"/><path d="M8 76h26M46 84h38M70 72h18" stroke="#fff" stroke-width="2" stroke-opacity=".4"/>
    """,
    // Two snowy peaks.
    """
    <path d="M-4 100 38 34l26 40 12-16 30 42z" fill="#7486a0"/><path d="m38 34 12 19-7-2-5 6-6-6-6 3zM76 58l8 11-6-2-5 3-4-3z" fill="#fff"/><path d="M0 92q50-16 100 0v8H0z" fill="#56687f"/>
    """,
    // A flower of six petals.
    """
    <path d="M50 54q-4 26 2 46" fill="none" stroke="#5f8f6b" stroke-width="5"/><path d="M52 84q16-18 28-10-8 14-28 10z" fill="#5f8f6b"/><circle cx="50" cy="44" r="18" fill="none" stroke="#fdf1f3" stroke-width="21" stroke-linecap="round" stroke-dasharray="0 18.85"/><circle cx="50" cy="44" r="10" fill="#eeb64e"/>
    """,
    // A town at dusk with lit windows.
    """
    <path d="M0 100V58h16V44h18v20h10V30h20v40h12V50h16v12h8v38z" fill="#5e6788"/><path d="M21 51v30M28 51v30M50 38v44M58 38v44M82 57v30" stroke="#ffe0a0" stroke-width="3.5" stroke-dasharray="4 6"/>
    """,
    // A plate with a salad.
    """
    <circle cx="50" cy="52" r="37" fill="#000" fill-opacity=".1"/><circle cx="50" cy="50" r="36" fill="#fff"/><circle cx="50" cy="50" r="26" fill="#eeeae2"/><path d="M33 52q2-16 18-15t17 14-13 16-22-15z" fill="#86ad6a"/><circle cx="44" cy="47" r="6" fill="#d9694f"/><circle cx="58" cy="56" r="7" fill="#e2834f"/><circle cx="55" cy="43" r="4" fill="#f3d27a"/>
    """,
    // A portrait.
    """
    <path d="M14 100q2-32 36-32t36 32z" fill="#4f6f8f"/><path d="M42 56h16v16q-8 8-16 0z" fill="#d9a585"/><ellipse cx="50" cy="43" rx="17" ry="20" fill="#edc1a2"/><path d="M31 46q-3-28 20-28t19 27q-4-2-7-12-14 6-25 2-4 4-7 11z" fill="#57433b"/>
    """,
    // Firs in the mist.
    """
    <path d="M0 70q50-14 100 0v30H0z" fill="#fff" fill-opacity=".35"/><path d="m24 34 16 28h-8l12 22H4l12-22H8zM76 42l14 24h-7l11 20H58l11-20h-7z" fill="#7ba08f"/><path d="m50 22 19 34h-9l15 28H25l15-28h-9z" fill="#527d6c"/><path d="M0 84h100v16H0z" fill="#466b5d"/>
    """,
    // A beach with a parasol, from above.
    """
    <path d="M0 0h100v26Q76 48 52 40T0 62z" fill="#79b6c4"/><path d="M100 26Q76 48 52 40T0 62" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".8"/><circle cx="66" cy="70" r="18" fill="#fff"/><path d="M66 70V52a18 18 0 0 1 15.6 9zM66 70l15.6 9A18 18 0 0 1 66 88zM66 70l-15.6 9a18 18 0 0 1 0-18z" fill="#dd7b62"/><path d="M26 76h16v18H26z" fill="#5f84a8"/>
    """,
    // A cup of coffee, from above.
    """
    <circle cx="48" cy="54" r="34" fill="#000" fill-opacity=".1"/><circle cx="48" cy="52" r="33" fill="#fbf8f3"/><path d="M70 40l16-10 5 8-16 11z" fill="#fbf8f3"/><circle cx="48" cy="52" r="23" fill="#94684c"/><path d="M48 66q-14-9-14-17 1-7 8-6 5 1 6 5 1-4 6-5 7-1 8 6 0 8-14 17z" fill="#ecd7bd"/>
    """,
    // A balloon in the sky.
    """
    <path d="M10 78q8-10 18-3 12-8 20 3zM60 30q6-8 14-2 10-6 16 2z" fill="#fff" fill-opacity=".75"/><path d="M50 14a25 25 0 0 1 25 25q0 14-19 31H44Q25 53 25 39a25 25 0 0 1 25-25z" fill="#e58a66"/><path d="M50 14q12 8 12 25 0 15-7 31H45q-7-16-7-31 0-17 12-25z" fill="#fbe3c0"/><path d="M45 75h10v9H45z" fill="#7b5a45"/>
    """,
    // A cat.
    """
    <path d="M26 100q0-26 6-36l-3-30 15 11h12l15-11-3 30q6 10 6 36z" fill="#6f6862"/><path d="M41 58h.1M59 58h.1" stroke="#f0dc9c" stroke-width="8" stroke-linecap="round"/><path d="M41 56v4M59 56v4" stroke="#3d3733" stroke-width="2.5" stroke-linecap="round"/><path d="M46 68h8l-4 5z" fill="#e3a59a"/><path d="M34 100q2-22 16-22t16 22z" fill="#efe9e1"/>
    """,
  ]

  /// Backgrounds that suit each motif.
  private static let tints: [[StaticString]] = [
    ["#a9cbe6", "#f0c3a2", "#c3d9e4"],
    ["#bcdaea", "#f2cdb4", "#cfd7ea"],
    ["#b5cfea", "#e9c6c9", "#c9d5e0"],
    ["#a8cdb2", "#c5b6dc", "#e6b9c0"],
    ["#c7a9c6", "#eab394", "#94a8cf"],
    ["#d8b998", "#9fb8b0", "#c58f7c"],
    ["#c4d3c0", "#e2c39e", "#b9c4dd"],
    ["#bfd6d3", "#d9d3c1", "#b7c6d8"],
    ["#f0dcb4", "#ead0b0", "#f2e2c6"],
    ["#b98f70", "#a7b3bd", "#cfb59a"],
    ["#9fcbe6", "#f1c6b0", "#b6d6e2"],
    ["#dfc49d", "#b4c7ba", "#d3b7c3"],
  ]

  /// The motif and tint of an element.
  ///
  /// Neighbours in grids of up to four columns differ.
  static func choice(for id: ElementID) -> (motif: Int, tint: StaticString) {
    let item = Int(max(id.item, 0)) + 5 * Int(max(id.section, 0))
    // Every motif appears once in a dozen cells, since neither factor shares a divisor with twelve; the
    // next dozen has another order, so that motifs do not line up in columns.
    let position = item % motifs.count
    let isEven = item / motifs.count % 2 == 0
    let motif = (isEven ? position * 7 : position * 5 + 9) % motifs.count
    let tints = tints[motif]
    return (motif, tints[(item / motifs.count + item) % tints.count])
  }

  /// A background that suits a motif; elements with the same motif differ.
  static func tint(ofMotif motif: Int, for id: ElementID) -> StaticString {
    tints[motif][Int(max(id.item, 0)) / 3 % tints[motif].count]
  }
}
