// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Writes scenes as animated SVG files without scripts and external resources.
///
/// A file plays in an `<img>`, follows the reader's preference for reduced motion and for dark colours, shows a
/// still picture where animations are off, and shows the still of a frame for a fragment such as `#k3f9a2x-f30`.
///
/// Every id, class and name of keyframes begins with a mark of the file (`MARK`), seven letters and digits that
/// depend on its content, and no style rule reaches beyond the drawing: one HTML page can contain any number of
/// drawings. The root's id is `MARK-svg`.
///
/// Elements: `svg title desc style defs linearGradient stop symbol g path circle ellipse rect use
/// clipPath text tspan`, and with SMIL `animate animateTransform`. The style sheet has one rule in each
/// line:
///
///     @keyframes MARK-kN{                 one line for each key, from 0% strictly rising to 100%
///     N%[,N%]{translate:[0 ]Npx[;animation-timing-function:TIMING]}
///     N%[,N%]{transform:scale(N)|opacity:N[;animation-timing-function:TIMING]}
///     N%[,N%]{visibility:hidden|visible}
///     }
///     #ID{animation:MARK-kN Ns [Ns ]linear|step-end[ infinite][ both][,…]}
///     .MARK-f:target~g *{animation-duration:1ms!important;animation-delay:-1s!important;animation-fill-mode:both!important}
///     .MARK-f:target~g .MARK-tail{opacity:0}
///     #MARK-fN:target~g *{animation-iteration-count:N!important}
///     @media(prefers-reduced-motion:reduce){#MARK-svg *{animation:none!important}}
///     @media(prefers-color-scheme:dark){#MARK-svg .CLASS{fill|stroke:#HEX}…}
///
/// `TIMING` is `step-end` or `cubic-bezier(.33,N,.67,N)`; N is a decimal without exponent, without a
/// zero before its point and without trailing zeros. Keys of `translate` add to the group's `transform`,
/// which is its position in the still picture; a rest has the times of its start and its end before one rule.
public enum AnimatedSVG {
  /// A part of the first tag of every file, by which programs recognize these files.
  public static let mark = "font-family=\"\(SVGComposer.fonts)\""

  /// Writes one device.
  ///
  /// - Parameters:
  ///   - scene: The device and its motion.
  ///   - run: The index of the run.
  ///   - options: The options.
  /// - Returns: The file in UTF-8. The same input gives the same bytes.
  public static func write(
    _ scene: Scene, run: Int = 0, options: SVGOptions = SVGOptions()
  ) -> [UInt8] {
    compose([SVGPanel(scene, run: run)], hasCaptions: false, options: options).bytes
  }

  /// Writes one device, and notes what its tracks were reduced to for other pictures of the panel.
  package static func write(_ panel: inout SVGPanel, options: SVGOptions) -> [UInt8] {
    let plan = SVGPlan([panel], hasCaptions: false, options: options)
    panel.reductions = plan.sheet.reductions.first ?? []
    return plan.write()
  }

  /// Writes several devices side by side at one scale, with captions.
  ///
  /// Each device keeps its own display rate; all of them share the longest duration.
  ///
  /// - Precondition: There is at least one panel.
  public static func write(
    _ panels: [SVGPanel], options: SVGOptions = SVGOptions()
  ) -> [UInt8] {
    compose(panels, hasCaptions: true, options: options).bytes
  }

  /// Writes panels and reports their size and error.
  ///
  /// - Parameters:
  ///   - panels: The devices from left to right; at least one.
  ///   - hasCaptions: Whether name and facts are below each device.
  ///   - options: The options.
  public static func compose(
    _ panels: [SVGPanel], hasCaptions: Bool, options: SVGOptions = SVGOptions()
  ) -> (bytes: [UInt8], report: SVGReport) {
    let plan = SVGPlan(panels, hasCaptions: hasCaptions, options: options)
    let bytes = plan.write()
    var report = plan.sheet.report
    report.bytes = bytes.count
    return (bytes, report)
  }
}
