// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// What a reader has done in live mode, as a word of a link: whose input plays, changed parameters, and the steps, joined by
// "~". It has only characters that links keep.

import { isWithin, readNumbers } from './parameters.js';
import { DECELERATION_RATES, noChanges } from './request.js';
import { ownSteps, STEPS } from './steps.js';
import { nameOf } from './targets.js';

/**
 * @typedef {import('./steps.js').Step} Step
 * @typedef {import('./request.js').Changes} Changes
 * @typedef {import('./request.js').TrialData} TrialData
 * @typedef {import('./request.js').Value} Value
 *
 * What a link restores; `marks` are the numbers of steps before each gesture.
 * @typedef {{playsScript: boolean, changes: Changes, steps: Step[], marks: number[]}} Live
 */

/** Between the parts of the word. */
const JOINT = '~';

/** Names of what is no parameter of the pattern. */
const PHYSICS = '@physics';
const DECELERATION = '@deceleration';

/** The letters of steps; a capital begins a gesture. */
const LETTERS = 'pmducbtgs';

/** How many numbers follow the letter of a step, besides three that name an element. */
const COUNTS = /** @type {Record<string, number[]>} */ ({
  p: [1], m: [2, 5], d: [0], u: [0], c: [0], b: [3], t: [2, 3], g: [6, 7], s: [1],
});

/** @param {unknown} share  such as "62.5%" */
const percent = (share) => Number.parseFloat(String(share));

/** @param {Step} step */
function wordOf({ encoded, json, own }) {
  const numbers = (/** @type {string} */ letter, /** @type {unknown[]} */ ...parts) => letter + parts.join('_');
  const at = (/** @type {unknown} */ from) => /** @type {unknown[]} */ (from).map(percent);
  if (own !== undefined) return numbers('s', own);
  switch (json.type) {
    case 'pause': return numbers('p', json.duration);
    case 'pointerDown': return 'd';
    case 'pointerUp': return 'u';
    case 'pointerCancel': return 'c';
    case 'pointerMove': return json.origin ? numbers('b', json.x, json.y, json.duration)
      : numbers('m', percent(json.x), percent(json.y), ...(json.target ? encoded.slice(-3) : []));
    case 'tap': return json.target ? numbers('t', ...encoded.slice(-3)) : numbers('t', ...at(json.from));
    default: return numbers('g', ...at(json.from), .../** @type {number[]} */ (json.by), json.duration,
      .../** @type {number[]} */ (json.endVelocity ?? [json.hold]));
  }
}

/**
 * The step of a word; null if it is none.
 * @param {string} word
 * @param {TrialData} trial
 * @returns {Step | null}
 */
function stepOf(word, trial) {
  const { kinds } = trial;
  const letter = word[0].toLowerCase();
  const parts = word.length > 1 ? word.slice(1).split('_') : [];
  const n = parts.map(Number);
  if (!COUNTS[letter]?.includes(n.length) || parts.some((part) => part === '') || !n.every(Number.isFinite)) return null;
  const target = (/** @type {number[]} */ [kind, section, item]) => (kinds[kind] ? nameOf({ kind, section, item }, kinds) : null);
  switch (letter) {
    case 'p': return n[0] > 0 ? STEPS.pause(n[0]) : null;
    case 'd': return STEPS.down();
    case 'u': return STEPS.up();
    case 'c': return STEPS.cancel();
    case 's': return ownSteps(trial)[n[0]] ?? null;
    case 'b': return n[2] > 0 ? STEPS.moveBy(n[0], n[1], n[2]) : null;
    case 'm': {
      const named = n.length > 2 ? target(n.slice(2)) : undefined;
      return named === null ? null : STEPS.moveTo({ x: n[0] / 100, y: n[1] / 100, target: named });
    }
    case 't': {
      const named = n.length > 2 ? target(n) : undefined;
      return named === null ? null : STEPS.tap({ x: n[0] / 100, y: n[1] / 100, target: named });
    }
    default: return n[4] > 0 ? STEPS.drag({ x: n[0] / 100, y: n[1] / 100 }, [n[2], n[3]], n[4],
      n.length > 6 ? { endVelocity: [n[5], n[6]] } : { hold: n[5] }) : null;
  }
}

/**
 * The value of a parameter from a link; undefined if the scenario's file may not have it.
 * @param {string} text
 * @param {import('./request.js').Parameter} parameter
 * @returns {Value | undefined}
 */
function valueOf(text, { kind, minimum = -Infinity, maximum = Infinity, isWhole, options = [], count }) {
  if (kind === 'numbers') return readNumbers(text.replaceAll('_', ' '), minimum, maximum, isWhole, count) ?? undefined;
  const number = text === '' ? NaN : Number(text);
  switch (kind) {
    case 'flag': return number === 0 || number === 1 ? number === 1 : undefined;
    case 'choice': return options[number] === undefined ? undefined : number;
    default: return isWithin(number, minimum, maximum, isWhole) ? number : undefined;
  }
}

/**
 * @param {Live} live
 * @param {TrialData} trial
 */
export function formatLive({ playsScript, changes, steps, marks }, { parameters, profiles }) {
  const { profile, decelerationRate } = changes;
  return [
    playsScript ? 'script' : 'own',
    ...[...changes.parameters].map(([index, value]) => parameters[index].key + ':' + (Array.isArray(value) ? value.join('_') : Number(value))),
    ...(profile === null ? [] : [PHYSICS + ':' + profiles[profile].id]),
    ...(decelerationRate === null ? [] : [DECELERATION + ':' + DECELERATION_RATES[decelerationRate]]),
    ...steps.map((step, index) => (marks.includes(index) ? wordOf(step).replace(/^./, (letter) => letter.toUpperCase()) : wordOf(step))),
  ].join(JOINT);
}

/**
 * Reads the word; null if it is damaged: half of a gesture would be another one.
 * @param {string} text
 * @param {TrialData} trial
 * @returns {Live | null}
 */
export function parseLive(text, trial) {
  const { parameters, profiles } = trial;
  const [source, ...words] = text.split(JOINT);
  if (source !== 'own' && source !== 'script') return null;
  /** @type {Live} */
  const live = { playsScript: source === 'script', changes: noChanges(), steps: [], marks: [] };
  for (const word of words) {
    const [key, value] = word.split(':');
    if (value === undefined) {
      const step = word !== '' && LETTERS.includes(word[0].toLowerCase()) ? stepOf(word, trial) : null;
      if (!step) return null;
      if (word[0] !== word[0].toLowerCase()) live.marks.push(live.steps.length);
      live.steps.push(step);
    } else if (!readChange(key, value, live.changes, parameters, profiles)) return null;
  }
  return live;
}

/**
 * @param {string} key
 * @param {string} value
 * @param {Changes} changes  receives it
 * @param {TrialData['parameters']} parameters
 * @param {TrialData['profiles']} profiles
 * @returns {boolean} Whether there is such a change.
 */
function readChange(key, value, changes, parameters, profiles) {
  const among = (/** @type {string[]} */ names) => {
    const index = names.indexOf(value);
    return index < 0 ? null : index;
  };
  if (key === PHYSICS) return (changes.profile = among(profiles.map(({ id }) => id))) !== null;
  if (key === DECELERATION) return (changes.decelerationRate = among(DECELERATION_RATES)) !== null;
  const index = parameters.findIndex((parameter) => parameter.key === key);
  const read = index < 0 ? undefined : valueOf(value, parameters[index]);
  if (read === undefined) return false;
  changes.parameters.set(index, read);
  return true;
}
