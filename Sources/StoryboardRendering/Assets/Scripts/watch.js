// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// Reloads a page that is rendered again while it is open. A page that was opened from disk may read another file only
// as a script, from its own folder.

/** How long to wait between two looks, in milliseconds. */
const watchInterval = 150;

/**
 * The stamp of this page's own rendering, when it is known.
 * @type {string | null}
 */
let known = null;
Object.assign(window, {
  /** @param {string} stamp  of the latest rendering */
  scrollworkRendered(stamp) {
    if (known !== null && known !== stamp) location.reload();
    known = stamp;
  },
});

/** Looks for the stamp that changes with each rendering, again and again. */
function look() {
  const script = document.createElement('script');
  script.src = 'watch.js?' + Date.now();
  const again = () => {
    script.remove();
    setTimeout(look, watchInterval);
  };
  script.addEventListener('load', again);
  script.addEventListener('error', again);
  document.head.append(script);
}
look();
