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
const isWithin = (number, minimum, maximum, isWhole) =>
  number >= minimum && number <= maximum && (!isWhole || Number.isInteger(number));

/**
 * A list of numbers as typed by a reader; null if it is invalid, or has numbers beyond the limits.
 * @param {string} text
 * @param {number} minimum
 * @param {number} maximum
 * @param {boolean} [isWhole]  whether they count something, all together at most as many as one may
 */
export function readNumbers(text, minimum, maximum, isWhole = false) {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const numbers = parts.map(Number);
  const isAccepted = numbers.every((number) => isWithin(number, minimum, maximum, isWhole))
    && (!isWhole || numbers.reduce((sum, number) => sum + number, 0) <= maximum);
  return numbers.length > 0 && isAccepted ? numbers : null;
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
 * The controls of a parameter, and how to reset them to the scenario.
 * @typedef {{fields: HTMLElement[], reset: () => void}} Fields
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
  const reset = () => {
    slider.value = number.value = String(value);
    number.removeAttribute('aria-invalid');
  };
  return { fields: [slider, number], reset };
}

/** @param {Parameter} parameter @param {string} id @param {(value: Value) => void} set @returns {Fields} */
function flagFields({ value }, id, set) {
  const box = field('input', id, { type: 'checkbox' });
  const reset = () => { box.checked = value === true; };
  reset();
  box.addEventListener('change', () => set(box.checked));
  return { fields: [box], reset };
}

/** @param {Parameter} parameter @param {string} id @param {(value: Value) => void} set @returns {Fields} */
function choiceFields({ value, options = [] }, id, set) {
  const list = field('select', id, {}, options.map((word, place) => element('option', { value: String(place) }, [word])));
  const reset = () => { list.value = String(value); };
  reset();
  list.addEventListener('change', () => set(Number(list.value)));
  return { fields: [list], reset };
}

/** @param {Parameter} parameter @param {string} id @param {(value: Value) => void} set @returns {Fields} */
function listFields({ value, minimum = -Infinity, maximum = Infinity, isWhole }, id, set) {
  const words = /** @type {number[]} */ (value).join(', ');
  const text = field('input', id, { type: 'text', inputmode: 'decimal', value: words });
  text.addEventListener('change', () => {
    const numbers = readNumbers(text.value, minimum, maximum, isWhole);
    text.setAttribute('aria-invalid', String(numbers === null));
    if (numbers) set(numbers);
  });
  const reset = () => {
    text.value = words;
    text.removeAttribute('aria-invalid');
  };
  return { fields: [text], reset };
}

/** What makes the controls of a parameter, by its kind. */
const FIELDS = { number: numberFields, flag: flagFields, choice: choiceFields, numbers: listFields };

/** The controls for whatever can be changed of a pattern and its physics. */
export class ParameterControls {
  #parent;
  #trial;
  #changes;
  #changed;
  /** @type {(() => void)[]} */
  #resets = [];

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
    trial.parameters.forEach((parameter, index) => {
      const { key, unit, summary, kind } = parameter;
      const id = 'trial-parameter-' + key;
      this.#add(id, key, unit, summary, FIELDS[kind](parameter, id, (value) => this.#set(index, value)));
    });
    this.#addSelection('trial-profile', 'physics', 'Scroll physics.',
      trial.profiles.map(({ id }) => id), (index) => { changes.profile = index; });
    this.#addSelection('trial-deceleration', 'decelerationRate', 'Deceleration.', DECELERATION_RATES,
      (index) => { changes.decelerationRate = index; });
  }

  /** Resets to the scenario. */
  reset() {
    const changes = this.#changes;
    changes.parameters.clear();
    changes.profile = null;
    changes.decelerationRate = null;
    for (const reset of this.#resets) reset();
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
   * @param {(index: number | null) => void} choose
   */
  #addSelection(id, name, summary, words, choose) {
    const list = field('select', id, {}, ['as recorded', ...words].map((word, place) =>
      element('option', { value: String(place - 1) }, [word])));
    list.addEventListener('change', () => {
      choose(list.value === '-1' ? null : Number(list.value));
      this.#changed();
    });
    this.#add(id, name, '', summary, { fields: [list], reset: () => { list.value = '-1'; } });
  }

  /**
   * @param {string} id
   * @param {string} name
   * @param {string} unit
   * @param {string} summary
   * @param {Fields} made
   */
  #add(id, name, unit, summary, { fields, reset }) {
    this.#resets.push(reset);
    this.#parent.append(element('div', { class: 'control' }, [
      element('label', { for: id }, unit ? [name + ' ', element('small', {}, [unit])] : [name]),
      element('span', { class: 'fields' }, fields),
      element('p', { id: id + '-about' }, [summary]),
    ]));
  }
}
