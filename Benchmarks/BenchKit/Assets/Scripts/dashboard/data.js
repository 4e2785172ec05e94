// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The data of the page, as DashboardData.swift writes it.

import { byId } from './elements.js';

/**
 * A metric, by the key of its values in a case.
 * @typedef {'ns' | 'instr' | 'allocs' | 'bytes_out'} Metric
 *
 * Values by commit; null if a commit has none.
 * @typedef {(number | null)[]} Values
 *
 * Run-length encoded values: pairs of a value and a count.
 * @typedef {(number | null)[]} RunLengths
 *
 * A case. Metrics that were never measured are omitted.
 * @typedef {object} Case
 * @property {string} id
 * @property {string} unit
 * @property {Values} ns
 * @property {Values} spread  of the times, in thousandths of each time
 * @property {RunLengths} [instr]
 * @property {RunLengths} [allocs]
 * @property {RunLengths} [bytes_out]
 * @property {[number, Metric, number, number][]} [changes]  index of the commit, metric, levels before and after
 *
 * @typedef {object} Data
 * @property {[string, string, string][]} commits  hash, date and subject, the oldest first
 * @property {string} [link]  prefix of the URL of a commit; the hash follows
 * @property {Case[]} cases
 */

/** @type {Data} */
export const data = JSON.parse(byId('data').textContent ?? '');

/**
 * Decodes one value for each commit.
 * @param {RunLengths} [runs]
 * @returns {Values}
 */
function decoded(runs = []) {
  /** @type {Values} */
  const values = [];
  for (let index = 0; index < runs.length; index += 2) {
    for (let count = 0; count < (runs[index + 1] ?? 0); count += 1) values.push(runs[index]);
  }
  return values;
}

/**
 * The values of a case by commit.
 * @param {Case} item
 * @param {Metric} metric
 */
export const valuesOf = (item, metric) => (metric === 'ns' ? item.ns : decoded(item[metric]));
