// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../base/dom.js';
import { DECELERATION_RATES } from './request.js';

/** @typedef {import('./request.js').Value} Value */

/**
 * The ends of a slider. Limits of parameters only exclude nonsense and are far apart; a slider is useful near the value
 * of the scenario.
 * @param {number} value
 * @param {number} minimum
 * @param {number} maximum
 * @param {string} unit  empty for shares and counts
 * @param {boolean} [isWhole]  whether it counts something
 */
export function sliderRange(value, minimum, maximum, unit, isWhole = false) {
  const isShort = maximum - minimum <= 4;
  const reach = Math.max(Math.abs(value) * 2, unit === 'pt' ? 40 : 4);
  const from = isShort ? minimum : Math.max(minimum, Math.min(0, value - reach));
  const to = isShort ? maximum : Math.min(maximum, value + reach);
  return { from, to, step: isWhole || to - from > 20 ? 1 : to - from > 4 ? 0.1 : 0.01 };
}

/**
 * Whether a scenario's file may have the number.
 * @param {number} number
 * @param {number} minimum
 * @param {number} maximum
 * @param {boolean} [isWhole]
 */
export const isWithin = (number, minimum, maximum, isWhole) =>
  number >= minimum && number <= maximum && (!isWhole || Number.isInteger(number));

/**
 * A list of numbers as typed by a reader; null if it is invalid, has numbers beyond the limits, or too many or too few.
 * @param {string} text
 * @param {number} minimum
 * @param {number} maximum
 * @param {boolean} [isWhole]  whether they count something, all together at most as many as one may
 * @param {number} [count]  how many there are, if that stays
 */
export function readNumbers(text, minimum, maximum, isWhole = false, count = undefined) {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const numbers = parts.map(Number);
  const isAccepted = numbers.every((number) => isWithin(number, minimum, maximum, isWhole))
    && (!isWhole || numbers.reduce((sum, number) => sum + number, 0) <= maximum);
  return (count === undefined ? numbers.length > 0 : numbers.length === count) && isAccepted ? numbers : null;
}

/**
 * @param {string} tag
 * @param {string} id
 * @param {Record<string, string>} attributes
 * @param {Node[]} [children]
 */
const field = (tag, id, attributes, children = []) => /** @type {HTMLInputElement} */ (
  element(tag, { id, 'aria-describedby': id + '-about', ...attributes }, children));

/**
 * The controls of a parameter, and how to show a value in them.
 * @typedef {{fields: HTMLElement[], show: (value: Value) => void}} Fields
 *
 * @typedef {import('./request.js').Parameter} Parameter
 */

/** @param {Parameter} parameter @param {string} id @param {(value: Value) => void} set @returns {Fields} */
function numberFields({ key, unit, value, minimum = -Infinity, maximum = Infinity, isWhole }, id, set) {
  const { from, to, step } = sliderRange(Number(value), minimum, maximum, unit, isWhole);
  const slider = field('input', id, {
    type: 'range', min: String(from), max: String(to), step: String(step), value: String(value),
  });
  const number = field('input', id + '-number', {
    type: 'number', min: String(minimum), max: String(maximum), step: 'any', value: String(value), 'aria-label': key,
    'aria-describedby': id + '-about',
  });
  slider.addEventListener('input', () => {
    number.value = slider.value;
    number.removeAttribute('aria-invalid');
    set(Number(slider.value));
  });
  number.addEventListener('change', () => {
    const typed = number.valueAsNumber;
    const isAccepted = isWithin(typed, minimum, maximum, isWhole);
    number.setAttribute('aria-invalid', String(!isAccepted));
    if (!isAccepted) return;
    slider.value = number.value;
    set(typed);
  });
  const show = (/** @type {Value} */ value) => {
    slider.value = number.value = String(value);
    number.removeAttribute('aria-invalid');
  };
  return { fields: [slider, number], show };
}

/** @param {Parameter} parameter @param {string} id @param {(value: Value) => void} set @returns {Fields} */
function flagFields({ value }, id, set) {
  const box = field('input', id, { type: 'checkbox' });
  const show = (/** @type {Value} */ value) => { box.checked = value === true; };
  show(value);
  box.addEventListener('change', () => set(box.checked));
  return { fields: [box], show };
}

/** @param {Parameter} parameter @param {string} id @param {(value: Value) => void} set @returns {Fields} */
function choiceFields({ value, options = [] }, id, set) {
  const list = field('select', id, {}, options.map((word, place) => element('option', { value: String(place) }, [word])));
  const show = (/** @type {Value} */ value) => { list.value = String(value); };
  show(value);
  list.addEventListener('change', () => set(Number(list.value)));
  return { fields: [list], show };
}

/** @param {Parameter} parameter @param {string} id @param {(value: Value) => void} set @returns {Fields} */
function listFields({ value, minimum = -Infinity, maximum = Infinity, isWhole, count }, id, set) {
  const words = (/** @type {Value} */ value) => /** @type {number[]} */ (value).join(', ');
  const text = field('input', id, { type: 'text', inputmode: 'decimal', value: words(value) });
  text.addEventListener('change', () => {
    const numbers = readNumbers(text.value, minimum, maximum, isWhole, count);
    text.setAttribute('aria-invalid', String(numbers === null));
    if (numbers) set(numbers);
  });
  const show = (/** @type {Value} */ value) => {
    text.value = words(value);
    text.removeAttribute('aria-invalid');
  };
  return { fields: [text], show };
}

/** The parameters of every pattern. */
const COMMON = new Set(['alwaysBounceVertical', 'contentInsetAdjustment']);

/** What makes the controls of a parameter, by its kind. */
const FIELDS = { number: numberFields, flag: flagFields, choice: choiceFields, numbers: listFields };

/** The controls for whatever can be changed of a pattern and its physics. */
export class ParameterControls {
  #parent;
  #trial;
  #changes;
  #changed;
  /**
   * Show what is changed, each in its fields.
   * @type {(() => void)[]}
   */
  #shows = [];

  /**
   * @param {HTMLElement} place
   * @param {import('./request.js').TrialData} trial
   * @param {import('./request.js').Changes} changes
   * @param {() => void} changed
   */
  constructor(place, trial, changes, changed) {
    this.#parent = place;
    this.#trial = trial;
    this.#changes = changes;
    this.#changed = changed;
    // What all patterns have comes after the pattern's own.
    const own = trial.parameters.map((parameter, index) => ({ parameter, index }))
      .sort((a, b) => Number(COMMON.has(a.parameter.key)) - Number(COMMON.has(b.parameter.key)));
    own.forEach(({ parameter, index }) => {
      const { key, unit, summary, kind } = parameter;
      const id = 'trial-parameter-' + key;
      const { fields, show } = FIELDS[kind](parameter, id, (value) => this.#set(index, value));
      this.#add(id, key, unit, summary, fields, () => show(changes.parameters.get(index) ?? parameter.value));
    });
    this.#addSelection('trial-profile', 'physics', 'Scroll physics.',
      trial.profiles.map(({ id }) => id), 'profile');
    this.#addSelection('trial-deceleration', 'decelerationRate', 'Deceleration.', DECELERATION_RATES, 'decelerationRate');
  }

  /**
   * Takes over other changes.
   * @param {import('./request.js').Changes} changes
   */
  change({ parameters, profile, decelerationRate }) {
    const changes = this.#changes;
    changes.parameters.clear();
    for (const [index, value] of parameters) changes.parameters.set(index, value);
    changes.profile = profile;
    changes.decelerationRate = decelerationRate;
    for (const show of this.#shows) show();
  }

  /** @param {number} index @param {Value} value */
  #set(index, value) {
    const { parameters } = this.#changes;
    if (JSON.stringify(value) === JSON.stringify(this.#trial.parameters[index].value)) parameters.delete(index);
    else parameters.set(index, value);
    this.#changed();
  }

  /**
   * @param {string} id
   * @param {string} name
   * @param {string} summary
   * @param {string[]} words
   * @param {'profile' | 'decelerationRate'} change
   */
  #addSelection(id, name, summary, words, change) {
    const list = field('select', id, {}, ['as recorded', ...words].map((word, place) =>
      element('option', { value: String(place - 1) }, [word])));
    list.addEventListener('change', () => {
      this.#changes[change] = list.value === '-1' ? null : Number(list.value);
      this.#changed();
    });
    this.#add(id, name, '', summary, [list], () => { list.value = String(this.#changes[change] ?? -1); });
  }

  /**
   * @param {string} id
   * @param {string} name
   * @param {string} unit
   * @param {string} summary
   * @param {HTMLElement[]} fields
   * @param {() => void} show
   */
  #add(id, name, unit, summary, fields, show) {
    this.#shows.push(show);
    this.#parent.append(element('div', { class: 'control' }, [
      element('label', { for: id }, unit ? [name + ' ', element('small', {}, [unit])] : [name]),
      element('span', { class: 'fields' }, fields),
      element('p', { id: id + '-about' }, [summary]),
    ]));
  }
}
