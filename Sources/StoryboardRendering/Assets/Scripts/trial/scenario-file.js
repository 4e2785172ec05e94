// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/**
 * The scenario file of what was done by hand: the page's own scenario with other steps, each on a line.
 * @param {Record<string, unknown>} scenario  the page's, without steps
 * @param {Record<string, unknown>} changes  members that differ; undefined takes one away
 * @param {import('./steps.js').Step[]} steps
 */
export function scenarioText(scenario, changes, steps) {
  const members = Object.entries({ ...scenario, ...changes }).filter(([, value]) => value !== undefined)
    .map(([key, value]) => '  ' + JSON.stringify(key) + ': ' + spaced(value));
  const lines = steps.map(({ json }) => '    ' + spaced(json));
  return '{\n' + [...members, '  "steps": [\n' + lines.join(',\n') + '\n  ]'].join(',\n') + '\n}\n';
}

/**
 * JSON on one line, with spaces where people set them.
 * @param {unknown} value
 * @returns {string}
 */
function spaced(value) {
  if (Array.isArray(value)) return '[' + value.map(spaced).join(', ') + ']';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    (/** @type {[string, unknown]} */ [key, one]) => JSON.stringify(key) + ': ' + spaced(one));
  return members.length === 0 ? '{}' : '{ ' + members.join(', ') + ' }';
}
