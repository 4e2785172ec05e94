// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// The request of a live run: the recorded request with other parameters, another physics profile or another script.

/**
 * A value of a parameter: a list, a number, a flag, or the index of a choice.
 * @typedef {number | boolean | number[]} Value
 *
 * @typedef {object} Parameter
 * @property {string} key
 * @property {string} unit
 * @property {string} summary
 * @property {'number' | 'flag' | 'choice' | 'numbers'} kind
 * @property {Value} value  the value of the scenario
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {boolean} [isWhole]  whether it counts something
 * @property {string[]} [options]
 * @property {number} [count]  how many numbers it has, if these cannot be more or fewer
 *
 * The positions of the numbers of a request; see WordMap.swift.
 * @typedef {{variant: number, decelerationRate: number, physics: number, parameters: number, script: number}} WordMap
 *
 * @typedef {object} TrialData
 * @property {WordMap} map
 * @property {Parameter[]} parameters
 * @property {{id: string, values: number[]}[]} profiles
 * @property {string[]} kinds  names of the kinds of elements, by the core's numbers; and those of elements that a pattern
 *   file names
 * @property {string} [program]  the programs of a pattern file, in hexadecimal digits
 * @property {string} [source]  the pattern file, or the rule in Swift
 * @property {number[][]} [changes]  by variant, the lines of it that it changes
 * @property {string[]} [taps]  names of a pattern file's elements that handle taps
 * @property {Record<number, [number, number]>} [cuts]  which elements show only within an item, and the radius of its corners
 * @property {Record<number, number>} [fits]  how drawings of a pattern file's elements fit other sizes; see PageProgram.swift
 * @property {Record<number, import('../stage/driven-looks.js').Places[]>} [looks]  where the values are that their looks follow; see
 *   PageProgram.swift
 * @property {[string, string, string, boolean][][]} [claims]  of each variant of a pattern file: the name, the sentence and
 *   the place of each claim, and whether it compares numbers
 * @property {number[][]} [faults]  with which its runs may end, for each variant: the core's cause and index, and where the
 *   message, the formula and its place are in `texts`
 * @property {string[]} [texts]
 * @property {Record<string, number>} [rules]  how bad the findings of rules are that the project sets; -1 for one that is off
 * @property {{label: string, encoded: number[], json: string, milliseconds: number}[]} [steps]  what the app
 *   or the system does in the scenario; see PageStep.swift
 * @property {string} file  the scenario file without its steps
 *
 * Changes to the scenario: parameters by index, the profile by index, the deceleration rate by number.
 * @typedef {{parameters: Map<number, Value>, profile: number | null, decelerationRate: number | null}} Changes
 */

/** Names of the deceleration rates, by the core's numbers. */
export const DECELERATION_RATES = ['normal', 'fast'];

/** @returns {Changes} */
export function noChanges() {
  return { parameters: new Map(), profile: null, decelerationRate: null };
}

/**
 * A value after the first word of its parameter: the core's number of its kind, combined with how it grows with text.
 * @param {number} first @param {Parameter} parameter @param {Value} value @returns {number[]}
 */
function encodedParameter(first, { kind }, value) {
  if (kind !== 'numbers') return [first, Number(value)];
  return [first, /** @type {number[]} */ (value).length, .../** @type {number[]} */ (value)];
}

/**
 * The request of a run.
 * @param {number[]} recorded  the request of the device
 * @param {TrialData} trial
 * @param {number} variant  as a request has it
 * @param {Changes} changes
 * @param {import('./steps.js').Step[] | null} steps  null for those of the scenario
 * @returns {number[]}
 */
export function requestOf(recorded, { map, parameters, profiles }, variant, changes, steps) {
  const head = recorded.slice(0, map.parameters);
  head[map.variant] = variant;
  if (changes.decelerationRate !== null) head[map.decelerationRate] = changes.decelerationRate;
  if (changes.profile !== null) {
    const { values } = profiles[changes.profile];
    head.splice(map.physics, values.length, ...values);
  }
  let position = map.parameters;
  const values = parameters.flatMap((parameter, index) => {
    const first = recorded[position];
    position += parameter.kind === 'numbers' ? 2 + recorded[position + 1] : 2;
    return encodedParameter(first, parameter, changes.parameters.get(index) ?? parameter.value);
  });
  const script = steps === null ? recorded.slice(map.script)
    : [steps.length, ...steps.flatMap(({ encoded }) => encoded)];
  return [...head, ...values, ...script];
}

/**
 * The changes as keys of a scenario file.
 * @param {Record<string, unknown>} scenario  the page's
 * @param {TrialData} trial
 * @param {Changes} changes
 */
export function changedMembers(scenario, { parameters, profiles }, changes) {
  /** @type {Record<string, unknown>} */
  const members = {};
  if (changes.parameters.size > 0) {
    const own = { .../** @type {Record<string, unknown>} */ (scenario.parameters ?? {}) };
    for (const [index, value] of changes.parameters) {
      const { key, options } = parameters[index];
      own[key] = options ? options[Number(value)] : value;
    }
    members.parameters = own;
  }
  if (changes.profile !== null || changes.decelerationRate !== null) {
    const physics = { .../** @type {Record<string, unknown>} */ (scenario.physics ?? {}) };
    if (changes.profile !== null) {
      // A profile that is chosen comes with all its constants.
      physics.profile = profiles[changes.profile].id;
      delete physics.pixelRounding;
      members.touch = undefined;
    }
    if (changes.decelerationRate !== null) physics.decelerationRate = DECELERATION_RATES[changes.decelerationRate];
    members.physics = physics;
  }
  return members;
}
