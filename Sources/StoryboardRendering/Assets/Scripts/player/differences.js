// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { announce, copyText } from '../base/dom.js';

/** The links of the runs that a comparison shows, the one that differs most first. */
const links = () => /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('.index a')]);

/** The address of the largest difference; empty on pages that compare no runs. */
export const largestDifference = () => links()[0]?.hash ?? '';

/**
 * The list of a comparison of runs: buttons go from one difference to the next, and one copies the command that approves
 * what is shown.
 * @param {() => number[]} shown  the devices on the stage, by index
 */
export function followDifferences(shown) {
  // The upper copy of each drawing is that of the second side.
  for (const copy of document.querySelectorAll('.over use')) {
    copy.setAttribute('href', (copy.getAttribute('href') ?? '').replace('#', '#b-'));
  }
  const step = (/** @type {string} */ id, /** @type {number} */ by) => {
    document.getElementById(id)?.addEventListener('click', () => {
      const all = links();
      const next = all[(Math.min(...shown()) + by + all.length) % all.length];
      next.click();
      next.scrollIntoView({ block: 'nearest' });
      announce(next.textContent ?? '');
    });
  };
  step('previous-difference', -1);
  step('next-difference', 1);
  const copy = document.getElementById('copy-approval');
  copy?.addEventListener('click', () => {
    void copyText(document.getElementById('approval')?.textContent ?? '').then((isCopied) => {
      copy.textContent = isCopied ? 'Copied' : 'Select and copy it';
      announce(copy.textContent);
    });
  });
}
