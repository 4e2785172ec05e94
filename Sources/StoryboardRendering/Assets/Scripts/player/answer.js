// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { edgesOf, isPace, measureIn, paceIn, pointsIn, uprightsOf } from '../stage/mark-geometry.js';

/**
 * What a page shows first: a variant, the variant beside it, a device, and a time in seconds. A device of −1 stands for all.
 * @typedef {{variant: number, compare: number | null, device: number, time: number}} Answer
 *
 * A finding of a variant on a device, and what it may be worth: its severity, then how much of it a reader could see.
 * @typedef {{variant: number, device: number, finding: import('../base/model.js').Finding, severity: number, size: number}} Candidate
 */

/**
 * What a finding that no distance shows is worth, in points: a speed has arrows at least.
 */
const UNMEASURED = 1;
const PACE = 2;

/**
 * All findings of a page, the worst first by their labels.
 * @param {import('../base/model.js').PageData} data
 * @returns {Candidate[]}
 */
function candidatesOf({ runs }) {
  const all = runs.flatMap((row, variant) => row.flatMap(({ findings = [] }, device) => findings.map((finding) => (
    { variant, device, finding, severity: finding[2], size: pointsIn(finding[0]) || (isPace(finding[0]) ? PACE : UNMEASURED) }))));
  return all.sort((a, b) => b.severity - a.severity || b.size - a.size);
}

/**
 * How much of a finding is visible on the screen in its worst frame, in points.
 * @param {import('../base/model.js').Model} model
 * @param {Candidate} candidate
 */
function visibleSize(model, { variant, device, finding }) {
  const run = model.run(variant, device);
  const { rightToLeft, screens: [screen] } = model.data.devices[device];
  const measure = measureIn(finding, edgesOf(run, model, screen), uprightsOf(run, model, screen, rightToLeft), run, model);
  if (!measure) return paceIn(finding, run, model) ? PACE : UNMEASURED;
  const [from, to] = [measure.from, measure.to].map((edge) => Math.max(0, Math.min(measure.isAcross ? screen.width : screen.height, edge(finding[1]))));
  return Math.abs(to - from);
}

/**
 * The worst finding: by severity, then by how much of it is visible. The labels are upper bounds of that, so that few runs have
 * to be unpacked.
 * @param {import('../base/model.js').Model} model
 */
function worstOf(model) {
  /** @type {Candidate | null} */
  let worst = null;
  let most = -1;
  for (const candidate of candidatesOf(model.data)) {
    if (worst && (candidate.severity < worst.severity || candidate.size <= most)) break;
    const size = visibleSize(model, candidate);
    if (size > most) [worst, most] = [candidate, size];
  }
  return worst;
}

/**
 * The variant that is shown beside a broken one: a fixed one without findings on the device, or any without; null if every
 * variant has some.
 * @param {import('../base/model.js').PageData} data
 * @param {number} variant
 * @param {number} device
 */
function fixFor({ initial, runs, variants }, variant, device) {
  const clean = variants.flatMap((_, index) => (index !== variant && (runs[index][device].findings ?? []).length === 0 ? [index] : []));
  return [initial, ...clean.filter((index) => variants[index].fixed), ...clean].find((index) => clean.includes(index)) ?? null;
}

/**
 * The answer of a page: the worst finding of all variants and devices beside its fix. Without findings it is the variant that
 * the page opens with, beside another if it opens with two, at its most telling frame.
 * @param {import('../base/model.js').Model} model
 * @returns {Answer}
 */
export function answerOf(model) {
  const { data } = model;
  const { beside = null, devices, initial, runs } = data;
  const worst = worstOf(model);
  if (!worst) return { variant: initial, compare: beside, device: -1, time: (runs[initial][0].poster ?? 0) / devices[0].rate };
  const { variant, device, finding } = worst;
  return { variant, compare: fixFor(data, variant, device), device, time: finding[1] / devices[device].rate };
}
