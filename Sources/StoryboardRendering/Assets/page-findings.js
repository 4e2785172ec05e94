// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, drawing, element } from './page-dom.js';
import { formatTime } from './page-format.js';
import { SEVERITIES, showSeverity, SIGNS, worstOf } from './page-severity.js';
import { findingList, sentencesOf } from './page-trial-findings.js';
import { createVerdicts } from './page-verdicts.js';

/**
 * What the review has found in a run: its label, the frame that shows it worst, how bad it is (0 a note, 1 a
 * warning, 2 an error), and the first and last frames of the spans that show it.
 * @typedef {[string, number, number, ...number[]]} Finding
 */

/**
 * A count in words, as the page's own markup has them.
 * @param {number} count
 */
export function findingWords(count) {
  return count === 0 ? 'no findings' : count === 1 ? '1 finding' : count + ' findings';
}

/**
 * It in two or three words, with how bad it is unless that is an error.
 * @param {Finding} finding
 */
export const saidOf = ([label, , severity]) => (severity === 2 ? '' : SEVERITIES[severity] + ': ') + label;

/**
 * What stands below a device's name: the worst finding, and how many more there are.
 * @param {Finding[]} findings
 */
export function chipText(findings) {
  const worst = worstOf(findings);
  if (!worst) return 'no findings';
  const words = SIGNS[worst[2]] + '\u202f' + saidOf(worst);
  return findings.length === 1 ? words : words + ', ' + (findings.length - 1) + ' more';
}

/**
 * The spans of a finding as pairs of first and last frame.
 * @param {Finding} finding
 * @returns {[number, number][]}
 */
export function spansOf(finding) {
  const frames = /** @type {number[]} */ (finding.slice(3));
  /** @type {[number, number][]} */
  const spans = [];
  for (let i = 0; i + 1 < frames.length; i += 2) spans.push([frames[i], frames[i + 1]]);
  return spans;
}

/**
 * The worst moments of some runs in order of time, one for each instant.
 * @template {{rate: number, findings?: Finding[]}} R
 * @param {R[]} runs
 * @param {(run: R, seconds: number) => number} [timeOf]  where the playhead stands at a time of a run
 * @returns {{time: number, labels: string[]}[]} seconds
 */
export function findingStops(runs, timeOf = (_, seconds) => seconds) {
  /** @type {Map<number, Set<string>>} */
  const stops = new Map();
  for (const run of runs) {
    for (const finding of run.findings ?? []) {
      const time = timeOf(run, finding[1] / run.rate);
      stops.set(time, (stops.get(time) ?? new Set()).add(saidOf(finding)));
    }
  }
  return [...stops].sort(([a], [b]) => a - b).map(([time, labels]) => ({ time, labels: [...labels] }));
}

/**
 * The stop before or after a time, and from the ends round to the others; null without stops.
 * @param {{time: number, labels: string[]}[]} stops  in order of time
 * @param {number} seconds
 * @param {1 | -1} direction
 * @param {boolean} [isSeen]  whether a stop at that time is one that the reader comes from; otherwise it is next
 */
export function stopBeside(stops, seconds, direction, isSeen = true) {
  // Links carry times in thousandths of a millisecond.
  const slack = isSeen ? 1e-5 : -1e-5;
  const beyond = direction > 0
    ? stops.find(({ time }) => time > seconds + slack)
    : stops.filter(({ time }) => time < seconds - slack).pop();
  return beyond ?? stops.at(direction > 0 ? 0 : -1) ?? null;
}

/** A dot, a diamond and a triangle on the lower edge of a lane. */
export const MARKS = ['M-4 -5A4 4 0 0 0 4 -5A4 4 0 0 0 -4 -5Z', 'M-6 -6L0 0L6 -6L0 -12Z', 'M-6 0H6L0 -11Z'];

/**
 * The marks of a run's findings on the lower edge of its lane, where no event has its mark: a bar along the
 * frames of each span, and at the worst frame a triangle, for a warning a diamond, for a note a dot.
 * @param {{rate: number, findings?: Finding[]}} run
 * @param {number} duration  seconds of the whole time axis
 * @returns {SVGElement[]}
 */
export function findingMarks(run, duration) {
  const percent = (/** @type {number} */ frame) =>
    (Math.min(frame / run.rate / duration, 1) * 100).toFixed(3) + '%';
  // The worst lie on top.
  const findings = [...run.findings ?? []].sort((a, b) => a[2] - b[2]);
  return findings.map((finding) => {
    const [label, worst, severity] = finding;
    const bars = spansOf(finding).map(([first, last]) => drawing('rect', {
      x: percent(first), y: '100%', width: percent(last + 1 - first), height: '3',
    }));
    const title = SEVERITIES[severity] + ': ' + label + ' · ' + formatTime(worst / run.rate) + ' s';
    return drawing('g', { class: 'found ' + SEVERITIES[severity], 'data-frame': String(worst) }, [
      drawing('title', {}, [title]), ...bars,
      drawing('svg', { x: percent(worst), y: '100%', overflow: 'visible' },
        [drawing('path', { d: MARKS[severity] })]),
    ]);
  });
}

/**
 * The verdicts of the variants and devices, and the lists of findings.
 * @param {import('./page-model.js').Model} model
 * @param {(variant: number, device: number, seconds: number) => void} goTo
 * @param {(run: import('./page-model.js').Run, seconds: number) => number} timeOf
 * @param {() => void} changed  after a device is explained no longer
 */
export function createFindings(model, goTo, timeOf, changed) {
  const { devices, variants } = model.data;
  const isReviewed = document.getElementById('findings-title') !== null;
  /** @type {ReturnType<typeof findingStops>} */
  let stops = [];
  /**
   * The runs that are shown.
   * @type {{device: number, run: import('./page-model.js').Run}[]}
   */
  let rows = [];
  /**
   * The variants that are shown.
   * @type {number[]}
   */
  let sides = [];
  /** The lists of what was made by hand, in place of those of the recording. */
  const byHand = element('div', { id: 'trial-findings' });

  const linkOf = (/** @type {string} */ variant, /** @type {string} */ device, /** @type {number} */ i) =>
    byId('finding-' + variant + '-' + device + '-' + i);
  const own = (/** @type {number} */ variant, /** @type {number} */ device) =>
    model.data.runs[variant][device].findings ?? [];
  /**
   * What is wrong with what a device shows.
   * @param {number} device
   * @returns {import('./page-verdicts.js').Reason[]}
   */
  const reasonsOf = (device) => sides.flatMap((variant, index) => {
    const side = sides.length > 1 ? 'AB'[index] : '';
    const run = model.run(variant, device);
    if (!rows.some((row) => row.device === device)) return [];
    if (model.isTrial) {
      return sentencesOf([{ device, name: '', run }]).map(({ sentence, rule, severity, places: [{ seconds }] }) => ({
        side, sentence, rule: SIGNS[severity] + ' ' + SEVERITIES[severity] + ' ' + rule, seconds: timeOf(run, seconds),
      }));
    }
    return own(variant, device).map(([, worst], number) => {
      const item = linkOf(variants[variant].id, devices[device].id, number).closest('li');
      const [sentence, rule] = ['p', 'code'].map((name) => item?.querySelector(name)?.textContent ?? '');
      return { side, sentence, rule, seconds: timeOf(run, worst / run.rate) };
    });
  });

  const verdicts = isReviewed ? createVerdicts(model, reasonsOf, (device) => {
    const side = sides.find((variant) => (model.run(variant, device).findings ?? []).length > 0);
    const [first] = side === undefined ? [] : model.run(side, device).findings ?? [];
    if (side !== undefined && first) goTo(side, device, first[1] / devices[device].rate);
  }, changed) : null;

  if (isReviewed) {
    variants.forEach(({ id }, variant) => devices.forEach((device, index) => {
      own(variant, index).forEach(([, worst], number) => {
        linkOf(id, device.id, number).addEventListener('click', (event) => {
          // A click that opens another tab follows the link.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          goTo(variant, index, worst / device.rate);
        });
      });
    }));
  }

  return {
    /** @param {string | undefined} word  of a link */
    choose(word) { verdicts?.choose(word); },
    /** For links, the device that is explained; what was made by hand is not there for whoever follows one. */
    get word() { return model.isTrial ? undefined : verdicts?.word; },

    /**
     * @param {number} variant
     * @param {number | null} compare
     * @param {Set<number>} shown  devices
     */
    follow(variant, compare, shown) {
      if (!verdicts) return;
      sides = compare === null ? [variant] : [variant, compare];
      rows = sides.flatMap((side) => [...shown].map((device) => ({ device, run: model.run(side, device) })));
      stops = findingStops(rows.map(({ run }) => run), timeOf);
      variants.forEach(({ id }, index) => {
        let count = 0;
        let worst = -1;
        devices.forEach((device, at) => {
          const found = own(index, at);
          if (shown.has(at)) {
            count += found.length;
            worst = Math.max(worst, worstOf(found)?.[2] ?? -1);
          }
          found.forEach((_, number) => { linkOf(id, device.id, number).hidden = !shown.has(at); });
        });
        for (const item of byId('findings-' + id).getElementsByTagName('li')) {
          item.hidden = !item.querySelector('a:not([hidden])');
        }
        const sign = byId('sign-' + id);
        sign.textContent = worst < 0 ? '○' : SIGNS[worst] + '\u202f' + count;
        showSeverity(sign, worst);
        byId('word-' + id).textContent = ', ' + findingWords(count)
          + (worst < 0 ? '' : ', worst: ' + SEVERITIES[worst]);
        byId('count-' + id).textContent = findingWords(count);
        const list = byId('findings-' + id);
        list.hidden = !sides.includes(index) || model.isTrial;
        list.dataset.side = compare === null ? '' : index === variant ? 'A' : 'B';
      });
      byHand.replaceChildren(...(model.isTrial ? sides.map((side, index) => {
        const runs = [...shown].map((device) => ({ device, name: devices[device].name, run: model.run(side, device) }));
        const count = runs.reduce((sum, { run }) => sum + (run.findings ?? []).length, 0);
        return findingList(variants[side].title, findingWords(count), compare === null ? '' : 'AB'[index],
          sentencesOf(runs), (device, seconds) => goTo(side, device, seconds));
      }) : []));
      (document.getElementById('checks') ?? byId('findings-title')).after(byHand);
      devices.forEach((_, at) => {
        const found = sides.map((side) => (shown.has(at) ? model.run(side, at).findings ?? [] : own(side, at)));
        const text = compare === null ? chipText(found[0])
          : 'A ' + chipText(found[0]) + ' · B ' + chipText(found[1]);
        verdicts.write(at, text, worstOf(found.flat())?.[2] ?? -1);
      });
      verdicts.explain();
    },

    /**
     * The next finding that is shown, with the first device that has it.
     * @param {number} seconds
     * @param {1 | -1} direction
     * @param {boolean} isSeen
     */
    stopBeside(seconds, direction, isSeen) {
      const stop = stopBeside(stops, seconds, direction, isSeen);
      const row = rows.find(({ run }) =>
        run.findings?.some(([, worst]) => timeOf(run, worst / run.rate) === stop?.time));
      return stop && row ? { ...stop, device: row.device } : null;
    },

    /**
     * Says above the devices what is found at a time.
     * @param {number} seconds
     * @param {number} [device]
     */
    tell(seconds, device) { verdicts?.tell(seconds, device); },
  };
}
