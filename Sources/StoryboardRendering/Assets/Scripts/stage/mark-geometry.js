// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { GRID, frameAfter } from '../base/model.js';

/** @typedef {import('../base/model.js').Run} Run */

/**
 * An edge: its distance from the top of the screen in a frame, or from the left, in points; NaN where it does not exist.
 * @typedef {(frame: number) => number} Edge
 *
 * What a rule has measured: two edges in a frame, or an edge in two frames. `isAcross` for distances from the left.
 * @typedef {{from: Edge, to: Edge, isMotion: boolean, isAcross?: boolean}} Measure
 *
 * How far something should have moved in a frame, and how far it has moved, in points.
 * @typedef {{wanted: number, moved: number}} Pace
 *
 * A finding in a run with what it measures: edges, or a pace.
 * @typedef {{severity: number, amount: number, worst: number, spans: [number, number][], measure: Measure | null,
 *   pace: Pace | null}} Mark
 */

/** How far a measured distance may differ from the number of a label, which has one decimal; in points. */
const ROUNDING = 0.06;

/** The values that are edges, those that rules measure most first. */
const EDGES = [/^header\.height$/, /^firstRow\.y$/, /^tabBar\.y$/, /^sheet\.top$/, /^(?!velocity|.*[oO]ffset).*\.(y|top|bottom)$/];

/** Those that are edges of what moves across the screen. */
const ACROSS = /^(?!velocity|.*[oO]ffset).*\.(x|left|right)$/;

/** How far the nearest page is from the centre of the screen, which is a value of pages that are turned. */
const OFF_CENTRE = 'page.offCentre';

/** Labels of findings about what a finger holds. */
const HELD = /off finger$/;

/** Labels of findings about an edge that moved, rather than two edges that are apart. */
const MOTION = /jump|ahead|skipped|bounce|moves/;

/**
 * The number of points in a finding's label; NaN if it is about something else.
 * @param {string} label
 */
export const pointsIn = (label) => Number(/([\d.]+) pt(?!\/)\b/.exec(label)?.[1] ?? NaN);

/**
 * The edges on a screen that a rule may have measured, by what it measures most.
 * @param {Run} run
 * @param {import('../base/model.js').Model} model
 * @param {import('../base/model.js').ScreenData} screen
 * @returns {Edge[]}
 */
export function edgesOf(run, { data, read }, screen) {
  const at = (/** @type {import('../base/model.js').Reference} */ reference) => (
    /** @type {Edge} */ (frame) => read(reference, frame) / GRID);
  const named = EDGES.flatMap((pattern) => data.values.flatMap(({ key }, index) => (
    pattern.test(key) ? [at(run.values[index])] : [])));
  const least = data.values.findIndex(({ key }) => key === 'contentOffset.min');
  const rest = least < 0 ? [] : [/** @type {Edge} */ ((frame) => -read(run.values[least], frame) / GRID)];
  return [...named, () => screen.safeArea[0], ...run.redlines.flatMap(([top, bottom]) => [at(bottom), at(top)]), ...rest,
    () => screen.height - screen.safeArea[2], () => screen.height, () => 0];
}

/**
 * The upright edges on a screen that a rule may have measured: a page's centre and the screen's, then others.
 * @param {Run} run
 * @param {import('../base/model.js').Model} model
 * @param {import('../base/model.js').ScreenData} screen
 * @param {boolean} [isMirrored]  whether the interface runs from right to left
 * @returns {Edge[]}
 */
export function uprightsOf(run, { data, read }, { width }, isMirrored = false) {
  const centre = () => width / 2;
  // A page whose offset is too great lies before the centre.
  const sign = isMirrored ? 1 : -1;
  const pages = data.values.findIndex(({ key }) => key === OFF_CENTRE);
  const page = /** @type {Edge} */ (frame) => width / 2 + sign * read(run.values[pages], frame) / GRID;
  const named = data.values.flatMap(({ key }, index) => (ACROSS.test(key) ? [/** @type {Edge} */ (frame) => {
    const x = read(run.values[index], frame) / GRID;
    return isMirrored ? width - x : x;
  }] : []));
  return [...(pages < 0 ? [] : [page, centre]), ...named];
}

/**
 * Two edges, or an edge in two frames, that are as far apart in the worst frame as the finding says; null if none are.
 * @param {Edge[]} edges
 * @param {number} amount  points
 * @param {number} worst
 * @param {number} first  the first frame with the finding
 * @param {boolean} isMotion  whether it is about an edge that moved
 * @param {number} rest  the frame in which everything has come to rest afterwards
 * @returns {Measure | null}
 */
export function measureOf(edges, amount, worst, first, isMotion, rest) {
  const isAmount = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(Math.abs(a - b) - amount) <= ROUNDING;
  const moved = () => {
    for (const back of new Set([1, worst - first + 1])) {
      const edge = worst - back < 0 ? undefined : edges.find((one) => isAmount(one(worst), one(worst - back)));
      if (edge) return { from: (/** @type {number} */ frame) => edge(Math.max(0, frame - back)), to: edge, isMotion: true };
    }
    return null;
  };
  const apart = () => {
    for (let i = 0; i < edges.length; i += 1) {
      for (let j = i + 1; j < edges.length; j += 1) {
        if (isAmount(edges[i](worst), edges[j](worst))) return { from: edges[i], to: edges[j], isMotion: false };
      }
    }
    return null;
  };
  // An edge goes beyond the position in which it comes to rest.
  const beyond = () => {
    const edge = edges.find((one) => isAmount(one(worst), one(rest)));
    return edge ? { from: () => edge(rest), to: edge, isMotion: false } : null;
  };
  return (isMotion ? moved() ?? apart() : apart() ?? moved()) ?? beyond();
}

/**
 * What the rule of a finding measured; null if no edges are as far apart as its label says.
 * @param {import('../base/model.js').Finding} finding
 * @param {Edge[]} edges  of its run
 * @param {Edge[]} uprights  of its run
 * @param {Run} run
 * @param {import('../base/model.js').Model} model
 * @returns {Measure | null}
 */
export function measureIn([label, worst, , first], edges, uprights, run, { read }) {
  const { events, frames, rate } = run;
  const amount = pointsIn(label);
  if (Number.isNaN(amount)) return null;
  const settled = events.find(([time, kind]) => kind === 'settled' && time / 1000 * rate > worst)?.[0];
  const rest = settled === undefined ? frames - 1 : Math.min(frames - 1, frameAfter(settled / 1000, rate));
  if (/finger/.test(label)) return offFinger(edges, amount, worst, run, read);
  const measure = (/** @type {Edge[]} */ among) => measureOf(among, amount, worst, first, MOTION.test(label), rest);
  const across = () => {
    const found = measure(uprights);
    return found && { ...found, isAcross: true };
  };
  // What is scrolled across the screen is measured so first.
  return run.insets?.[0] === 'x' ? across() ?? measure(edges) : measure(edges) ?? across();
}

/**
 * An edge that a finger has grabbed, and where it would be if it had followed; null if none is as far off as the finding says.
 * @param {Edge[]} edges
 * @param {number} amount  points
 * @param {number} worst
 * @param {Run} run
 * @param {import('../base/model.js').Model['read']} read
 * @returns {Measure | null}
 */
function offFinger(edges, amount, worst, { events, finger, rate }, read) {
  const down = events.filter(([time, kind]) => kind === 'touchDown' && frameAfter(time / 1000, rate) <= worst).pop();
  if (!down) return null;
  const at = (/** @type {number} */ frame) => read(finger[1], frame) / GRID;
  // It is grabbed once the finger has moved far enough to drag. What stands still may be as far off by chance.
  for (let grab = frameAfter(down[0] / 1000, rate); grab < worst; grab += 1) {
    const wanted = (/** @type {Edge} */ edge) => (/** @type {number} */ frame) => edge(grab) + at(frame) - at(grab);
    const edge = edges.find((one) => one(worst) !== one(grab) && Math.abs(Math.abs(one(worst) - wanted(one)(worst)) - amount) <= ROUNDING);
    if (edge) return { from: wanted(edge), to: edge, isMotion: false };
  }
  return null;
}

/**
 * Whether a finding is about a speed.
 * @param {string} label
 */
export const isPace = (label) => / %|pt\/s/.test(label);

/**
 * What a finding about a speed compares: the finger with the content in a share, or the speed before with that after in points
 * a second; null if the numbers are not those of the label.
 * @param {import('../base/model.js').Finding} finding
 * @param {Run} run
 * @param {import('../base/model.js').Model} model
 * @returns {Pace | null}
 */
export function paceIn([label, worst], run, { data, read }) {
  const amount = Number.parseFloat(label);
  const isHeld = HELD.test(label);
  if (!(isPace(label) || isHeld) || worst < 1 || Number.isNaN(amount)) return null;
  const at = (/** @type {string} */ name, /** @type {number} */ frame) => (
    read(run.values[data.values.findIndex(({ key }) => key === name)], frame) / GRID);
  // How far the content may have moved in a frame. Of nested lists, both may move.
  const movesIn = (/** @type {number} */ frame) => data.values
    .flatMap(({ key }) => (/contentOffset\.y$/.test(key) ? [at(key, frame - 1) - at(key, frame)] : []))
    .flatMap((move, i, moves) => [move, ...moves.slice(i + 1).map((other) => move + other)]);
  const moves = movesIn(worst);
  if (label.includes('pt/s')) {
    const [before, after] = [at('velocity.y', worst - 1), at('velocity.y', worst)];
    // The content moves against the offset.
    if (isNear(Math.abs(before - after), amount)) return { wanted: -before / run.rate, moved: -after / run.rate };
    // A break may take two frames.
    for (const earlier of [1, 2].map((back) => movesIn(worst - back))) {
      const found = moves.findIndex((move, i) => isNear(Math.abs(move - earlier[i]) * run.rate, amount));
      if (found >= 0) return { wanted: earlier[found], moved: moves[found] };
    }
    return null;
  }
  const finger = (read(run.finger[1], worst) - read(run.finger[1], worst - 1)) / GRID;
  // What a finger holds is off by points: a list, its sheet, or both.
  const sheet = isHeld ? at('sheet.top', worst) - at('sheet.top', worst - 1) : NaN;
  const moved = isHeld ? [...moves, sheet, ...moves.map((move) => move + sheet)].find((move) => Math.abs(Math.abs(move - finger) - amount) <= ROUNDING)
    : moves.find((move) => isNear(Math.abs(move / finger - 1) * 100, amount));
  return moved === undefined ? null : { wanted: finger, moved };
}

/**
 * Whether two numbers differ by less than a hundredth.
 * @param {number} a
 * @param {number} b
 */
const isNear = (a, b) => Math.abs(a - b) <= 0.01 * b + 0.5;

/**
 * What there is to draw of a run's findings, the worst first.
 * @param {Run} run
 * @param {import('../base/model.js').Model} model
 * @param {import('../base/model.js').ScreenData} screen
 * @param {boolean} [isMirrored]  whether the interface runs from right to left
 * @returns {Mark[]}
 */
export function marksOf(run, model, screen, isMirrored) {
  if (!run.findings || run.findings.length === 0) return [];
  const edges = edgesOf(run, model, screen);
  const uprights = uprightsOf(run, model, screen, isMirrored);
  const marks = run.findings.flatMap((finding) => {
    // What a finger holds is compared with it in the worst frame, or from where it was grabbed.
    const held = HELD.test(finding[0]) ? paceIn(finding, run, model) : null;
    const measure = held ? null : measureIn(finding, edges, uprights, run, model);
    const pace = measure ? null : held ?? paceIn(finding, run, model);
    if (!measure && !pace) return [];
    const [label, worst, severity, ...frames] = finding;
    /** @type {[number, number][]} */
    const spans = [];
    for (let i = 0; i + 1 < frames.length; i += 2) spans.push([frames[i], frames[i + 1]]);
    return [{ severity, amount: pointsIn(label) || 0, worst, spans, measure, pace }];
  });
  return marks.sort((a, b) => b.severity - a.severity || b.amount - a.amount);
}

/**
 * The mark to draw in a frame: of a finding that is worst in it, or else of the worst that shows in it.
 * @param {Mark[]} marks  the worst first
 * @param {number} frame
 */
export const markAt = (marks, frame) => marks.find(({ worst }) => worst === frame)
  ?? marks.find(({ measure, spans }) => measure && !measure.isMotion && spans.some(([first, last]) => first <= frame && frame <= last));
