// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element } from '../base/dom.js';

/**
 * The menu of devices: its label, and its buttons for all and none.
 * @param {(what: 'all' | 'none' | 'each') => void} choose
 * @returns {(shown: number, count: number) => void} sets how many devices are shown
 */
export function createDeviceMenu(choose) {
  const menu = document.querySelector('.picker');
  const face = menu?.querySelector('summary');
  // An index has a box for each device, in its rows.
  if (!(menu instanceof HTMLDetailsElement) || !face) return () => {};
  for (const what of /** @type {const} */ (['all', 'none', 'each'])) byId('devices-' + what).addEventListener('click', () => choose(what));
  const word = element('span', {}, ['Devices ']);
  return (shown, count) => {
    const isPart = shown < count;
    face.classList.toggle('part', isPart);
    face.replaceChildren(isPart ? element('span', {}, [word, shown + ' of ' + count]) : 'Devices');
  };
}
