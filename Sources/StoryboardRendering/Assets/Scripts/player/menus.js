// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** The parts of the page that open above it. */
const MENUS = 'details:is(.menu, .picker, .device-facts, .more-facts)[open]';

/** Closes menus and notes above the page: a press anywhere else does, and Escape, which returns to what opened them. */
export function closeMenus() {
  const open = () => /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(MENUS));
  addEventListener('pointerdown', ({ target }) => {
    for (const menu of open()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of open()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  });
}
