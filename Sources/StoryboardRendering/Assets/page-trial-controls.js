// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { element } from './page-dom.js';
import { DECELERATION_RATES } from './page-trial-request.js';

/** @typedef {import('./page-trial-request.js').Value} Value */

/**
 * The ends of a slider. Limits of parameters keep nonsense out and lie far apart; a slider is of use around the
 * value that the scenario has.
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
 * A list of numbers as a person types it; null for what is none, or has numbers beyond the limits.
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
 * The controls for whatever can be changed of a pattern and its physics.
 * @param {HTMLElement} place
 * @param {import('./page-trial-request.js').TrialData} trial
 * @param {import('./page-trial-request.js').Changes} changes
 * @param {() => void} changed
 */
export function createControls(place, trial, changes, changed) {
  /** @type {(() => void)[]} */
  const resets = [];

  /**
   * @param {string} id
   * @param {string} name
   * @param {string} unit
   * @param {string} summary
   * @param {HTMLElement[]} fields
   */
  const row = (id, name, unit, summary, fields) => element('div', { class: 'control' }, [
    element('label', { for: id }, unit ? [name + ' ', element('small', {}, [unit])] : [name]),
    element('span', { class: 'fields' }, fields),
    element('p', { id: id + '-about' }, [summary]),
  ]);

  /**
   * @param {string} tag
   * @param {string} id
   * @param {Record<string, string>} attributes
   * @param {Node[]} [children]
   */
  const field = (tag, id, attributes, children = []) => /** @type {HTMLInputElement} */ (
    element(tag, { id, 'aria-describedby': id + '-about', ...attributes }, children));

  /** @param {number} index @param {Value} value */
  const set = (index, value) => {
    if (JSON.stringify(value) === JSON.stringify(trial.parameters[index].value)) changes.parameters.delete(index);
    else changes.parameters.set(index, value);
    changed();
  };

  trial.parameters.forEach((parameter, index) => {
    const { key, unit, summary, kind, value, minimum = -Infinity, maximum = Infinity, isWhole, options = [] } = parameter;
    const id = 'trial-parameter-' + key;
    switch (kind) {
      case 'number': {
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
          set(index, Number(slider.value));
        });
        number.addEventListener('change', () => {
          const typed = number.valueAsNumber;
          const isAccepted = isWithin(typed, minimum, maximum, isWhole);
          number.setAttribute('aria-invalid', String(!isAccepted));
          if (!isAccepted) return;
          slider.value = number.value;
          set(index, typed);
        });
        resets.push(() => {
          slider.value = number.value = String(value);
          number.removeAttribute('aria-invalid');
        });
        place.append(row(id, key, unit, summary, [slider, number]));
        break;
      }
      case 'flag': {
        const box = field('input', id, { type: 'checkbox' });
        box.checked = value === true;
        box.addEventListener('change', () => set(index, box.checked));
        resets.push(() => { box.checked = value === true; });
        place.append(row(id, key, unit, summary, [box]));
        break;
      }
      case 'choice': {
        const list = field('select', id, {}, options.map((word, place) => element('option', { value: String(place) }, [word])));
        list.value = String(value);
        list.addEventListener('change', () => set(index, Number(list.value)));
        resets.push(() => { list.value = String(value); });
        place.append(row(id, key, unit, summary, [list]));
        break;
      }
      case 'numbers': {
        const words = /** @type {number[]} */ (value).join(', ');
        const text = field('input', id, { type: 'text', inputmode: 'decimal', value: words });
        text.addEventListener('change', () => {
          const numbers = readNumbers(text.value, minimum, maximum, isWhole);
          text.setAttribute('aria-invalid', String(numbers === null));
          if (numbers) set(index, numbers);
        });
        resets.push(() => {
          text.value = words;
          text.removeAttribute('aria-invalid');
        });
        place.append(row(id, key, unit, summary, [text]));
      }
    }
  });

  /**
   * @param {string} id
   * @param {string} name
   * @param {string} summary
   * @param {string[]} words
   * @param {(index: number | null) => void} choose
   */
  const selection = (id, name, summary, words, choose) => {
    const list = field('select', id, {}, ['as recorded', ...words].map((word, place) =>
      element('option', { value: String(place - 1) }, [word])));
    list.addEventListener('change', () => {
      choose(list.value === '-1' ? null : Number(list.value));
      changed();
    });
    resets.push(() => { list.value = '-1'; });
    place.append(row(id, name, '', summary, [list]));
  };
  selection('trial-profile', 'physics', 'Whose rubber band, fling and bounce the screens have.',
    trial.profiles.map(({ id }) => id), (index) => { changes.profile = index; });
  selection('trial-deceleration', 'decelerationRate', 'How soon a fling dies down.', DECELERATION_RATES,
    (index) => { changes.decelerationRate = index; });

  return {
    /** Back to what the scenario says. */
    reset() {
      changes.parameters.clear();
      changes.profile = null;
      changes.decelerationRate = null;
      for (const reset of resets) reset();
    },
  };
}
