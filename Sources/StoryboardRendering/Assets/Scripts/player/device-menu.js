// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId } from '../base/dom.js';

/**
 * The menu of devices: its label, its buttons for all and none, and how it closes.
 * @param {(isAll: boolean) => void} choose
 * @returns {(shown: number, count: number) => void} sets how many devices are shown
 */
export function createDeviceMenu(choose) {
  const menu = document.querySelector('.picker');
  const face = menu?.querySelector('summary');
  // An index has a box for each device, in its rows.
  if (!(menu instanceof HTMLDetailsElement) || !face) return () => {};
  byId('devices-all').addEventListener('click', () => choose(true));
  byId('devices-none').addEventListener('click', () => choose(false));
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    face.focus();
  });
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  return (shown, count) => {
    face.textContent = shown === count ? 'Devices' : 'Devices ' + shown + ' of ' + count;
  };
}
