// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** How far a finger goes sideways before it looks for a frame, in pixels: until then it may be about to scroll the page. */
const SIDEWAYS = 8;

/**
 * Lets a pressed pointer scrub. Mouse and pen start immediately, a finger when it moves sideways, or when it is
 * released without having scrolled.
 * @param {HTMLElement} part
 * @param {(event: PointerEvent) => void} scrub
 */
export function listenForScrub(part, scrub) {
  /** @type {{id: number, x: number, isLooking: boolean} | null} */
  let down = null;
  part.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    down = { id: event.pointerId, x: event.clientX, isLooking: event.pointerType !== 'touch' };
    part.setPointerCapture(event.pointerId);
    if (down.isLooking) scrub(event);
  });
  part.addEventListener('pointermove', (event) => {
    if (event.pointerId !== down?.id) return;
    down.isLooking ||= Math.abs(event.clientX - down.x) > SIDEWAYS;
    if (down.isLooking) scrub(event);
  });
  part.addEventListener('pointerup', (event) => {
    if (event.pointerId === down?.id && !down.isLooking) scrub(event);
    down = null;
  });
  for (const kind of ['pointercancel', 'lostpointercapture']) part.addEventListener(kind, () => { down = null; });
}
