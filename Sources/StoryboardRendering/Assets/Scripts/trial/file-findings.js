// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// Findings of the rules that are about a pattern file: claims, formulas without a result, and crashes that the file declares.
// The core has numbers, the page their texts; the sentences are those of ClaimRule.swift and FormulaRule.swift.

/** How many numbers the page has for a fault; PageProgram.swift writes them. */
const FAULT = 5;
/** The severity of an error. */
const ERROR = 2;
/** Of frames that are as bad, the first is shown. */
const SAME = 0.05;

/** @param {number} amount  in points, with one decimal if that is not 0 */
const tenths = (amount) => String(Math.round(amount * 10) / 10);

/** @param {number} amount */
const thousandths = (amount) => (amount < 0.0005 ? 'less than 0.001' : String(Math.round(amount * 1000) / 1000));

/**
 * The frames in which a claim does not hold, as spans, and the worst one.
 * @param {[number, number][]} breaks  frames and by how much, in order
 */
function spansOf(breaks) {
  /** @type {[number, number][]} */
  const spans = [];
  let [worst, amount] = breaks[0];
  for (const [frame, excess] of breaks) {
    const last = spans.at(-1);
    if (last && frame <= last[1] + 1) last[1] = frame;
    else spans.push([frame, frame]);
    if (excess > amount + SAME) [worst, amount] = [frame, excess];
  }
  return { spans, worst, amount };
}

/**
 * @param {[string, string, string, boolean]} claim
 * @param {[number, number][]} breaks
 * @returns {import('./core.js').Finding}
 */
function claimFinding([id, sentence, place, hasAmount], breaks) {
  const { spans, worst, amount } = spansOf(breaks);
  return {
    rule: 'CLAIM', severity: ERROR, label: hasAmount ? 'off by ' + tenths(amount) : 'does not hold',
    sentence: 'Claim \'' + id + '\' does not hold here: ' + sentence
      + (hasAmount ? '; it is off by ' + thousandths(amount) : '') + ' (' + place + ').',
    worst, spans,
  };
}

/**
 * What a fault says, by the texts of the page; nothing more where the page does not know it.
 * @param {import('./request.js').TrialData} trial
 * @param {number} variant
 * @param {ArrayLike<number>} fault  its cause, its index and both operands
 */
function faultText({ faults = [], texts = [] }, variant, fault) {
  const known = faults[variant] ?? [];
  for (let at = 0; at < known.length; at += FAULT) {
    if (known[at] !== fault[0] || known[at + 1] !== fault[1]) continue;
    const [message, formula, place] = known.slice(at + 2, at + FAULT).map((index) => texts[index]);
    if (message === '') return { crash: formula, text: '' };
    const why = message.replace('{a}', String(fault[2])).replace('{b}', String(fault[3])).replace('{p}', hundredths(fault[2]));
    return { crash: '', text: ': ' + why + ' in \'' + formula + '\' (' + place + ')' };
  }
  return { crash: '', text: '' };
}

/** @param {number} length  in points, to a hundredth */
function hundredths(length) {
  const rounded = Math.round(length * 100) / 100;
  return String(rounded === 0 ? length : rounded);
}

/**
 * The findings of a live run of a pattern file.
 * @param {import('./core.js').CoreRun} run
 * @param {import('./request.js').TrialData} trial
 * @param {number} variant  as a request has it
 * @returns {import('./core.js').Finding[]}
 */
export function fileFindings(run, trial, variant) {
  const report = run.report();
  const fault = report.slice(1, 1 + report[0]);
  // The core has no sentence for where a file's run ends.
  const findings = run.review().filter(({ rule }) => fault.length === 0 || rule !== 'CRASH');
  /** @type {Map<number, [number, number][]>} */
  const breaks = new Map();
  for (let at = 1 + fault.length; at < report.length; at += 3) {
    const known = breaks.get(report[at]) ?? [];
    breaks.set(report[at], known);
    if (known.at(-1)?.[0] !== report[at + 1]) known.push([report[at + 1], report[at + 2]]);
  }
  for (const [index, frames] of [...breaks].sort(([a], [b]) => a - b)) {
    const claim = trial.claims?.[variant]?.[index];
    if (claim) findings.push(claimFinding(claim, frames));
  }
  if (fault.length > 0) {
    const { crash, text } = faultText(trial, variant, fault);
    const last = run.frames() - 1;
    findings.push({
      rule: crash ? 'CRASH' : 'FORMULA', severity: ERROR, label: crash ? 'crash' : 'no result',
      sentence: (crash ? 'The app crashes here: ' + crash : 'A formula has no result here' + text) + '. Nothing after this was shown.',
      worst: last, spans: [[last, last]],
    });
  }
  // Claims last, as in RunReading.swift.
  const isClaim = (/** @type {import('./core.js').Finding} */ { rule }) => Number(rule === 'CLAIM');
  return findings.sort((a, b) => isClaim(a) - isClaim(b) || a.spans[0][0] - b.spans[0][0]);
}
