// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element } from './page-dom.js';
import { hit, placeOn, targetOn } from './page-trial-place.js';
import { createPointer } from './page-trial-pointer.js';
import { STEPS } from './page-trial-steps.js';

/** What is tapped, whatever moves behind it. */
const TAPPABLE = new Set(['tab']);

/** Gestures of the buttons: where the finger lands, in shares of the screen, and how it travels. */
const GESTURES = /** @type {Record<string, import('./page-trial-steps.js').Step>} */ ({
  'drag-up': STEPS.drag({ x: 0.5, y: 0.75 }, [0, -180], 600, { hold: 150 }),
  'drag-down': STEPS.drag({ x: 0.5, y: 0.4 }, [0, 180], 600, { hold: 150 }),
  'fling-up': STEPS.drag({ x: 0.5, y: 0.8 }, [0, -200], 150, { endVelocity: [0, -2200] }),
  'swipe-left': STEPS.drag({ x: 0.8, y: 0.6 }, [-160, 0], 150, { endVelocity: [-1500, 0] }),
  'swipe-right': STEPS.drag({ x: 0.2, y: 0.6 }, [160, 0], 150, { endVelocity: [1500, 0] }),
  'fling-down': STEPS.drag({ x: 0.5, y: 0.35 }, [0, 200], 150, { endVelocity: [0, 2200] }),
});

/**
 * A hand on the screens: what the pointer does, and gestures of buttons for whoever has none.
 * @param {import('./page-model.js').Model} model
 * @param {import('./page-trial-session.js').Session} session
 * @param {() => import('./page-trial-clock.js').TrialClock} clock
 * @param {object} page
 * @param {() => import('./page-strip.js').Row[]} page.rows  what is shown
 * @param {() => import('./page-stage.js').Playing[]} page.screens
 * @param {() => boolean} page.isReady  whether the screens may be touched
 * @param {() => boolean} page.takeOver  ends the scenario's script; whether it was played
 * @param {() => void} page.land  shows what the runs have come to
 * @param {() => void} page.wake
 * @param {() => void} page.retry  makes all runs anew, after a gesture was taken back
 * @param {() => void} page.update
 */
export function createHand(model, session, clock, { rows, screens, isReady, takeOver, land, wake, retry, update }) {
  const { kinds } = /** @type {import('./page-trial-request.js').TrialData} */ (model.data.trial);

  /**
   * Takes back what not every screen can do.
   * @param {boolean} isDone
   */
  const unlessDone = (isDone) => {
    if (!isDone) {
      pointer.forget();
      session.undo();
      retry();
    }
    update();
  };

  /** @param {import('./page-model.js').Run} run @returns {import('./page-trial-place.js').Shown} */
  const shownOf = (run) => {
    const trial = /** @type {NonNullable<typeof run.trial>} */ (run.trial);
    const { width } = trial.size;
    const { elements } = trial.frame(run.frames - 1);
    // Scripts count from the leading edge.
    const fromLeading = trial.isMirrored
      ? elements.map((one) => ({ ...one, x: width - one.x - one.width })) : elements;
    return { elements: fromLeading, ...trial.size };
  };

  /**
   * The screens that follow a finger, without one of them.
   * @param {import('./page-model.js').Run} [except]
   */
  const shownScreens = (except) => rows().filter(({ run }) => run !== except).map(({ run }) => shownOf(run));

  /**
   * Whether something is tapped, whatever moves behind it.
   * @param {import('./page-core.js').Element | null} one
   */
  const isTappable = (one) => one !== null && TAPPABLE.has(kinds[one.kind]);

  /** @param {Element} box */
  const screenIn = (box) => screens().find(({ svg }) => svg.parentElement === box);

  const pointer = createPointer(byId('stage'), model.data.devices, {
    find: (box) => (isReady() ? screenIn(box) : undefined),

    begin(touch, box) {
      if (takeOver()) touch.playing = screenIn(box) ?? touch.playing;
      // What is touched is what the runs have come to, whatever the playhead shows.
      if (!clock().isMoving) land();
      // What rests, or lies above what moves, waits for what the pointer does; what moves is caught at once.
      return clock().isMoving && !isTappable(hit(shownOf(touch.playing.run), ...touch.from, kinds));
    },

    land({ playing: { run }, from }) {
      const shown = shownOf(run);
      const others = shownScreens(run);
      wake();
      unlessDone(session.down(placeOn(shown, ...from, others, kinds)));
    },

    tap({ playing: { run }, from: [x, y] }) {
      const shown = shownOf(run);
      const touched = hit(shown, x, y, kinds);
      const target = touched && isTappable(touched)
        ? targetOn(touched, x, y, shownScreens(run), kinds) : null;
      perform(STEPS.tap(target ?? { x: x / shown.width, y: y / shown.height }));
    },

    lift({ x, y, from }, isTakenAway) {
      session.move(x - from[0], y - from[1], clock().time);
      session.up(isTakenAway);
      update();
    },
  });

  /**
   * A whole gesture, from where everything is.
   * @param {import('./page-trial-steps.js').Step} step
   */
  const perform = (step) => {
    wake();
    unlessDone(session.add([step]));
  };

  /** @param {HTMLElement} control @param {import('./page-trial-steps.js').Step} step */
  const offer = (control, step) => control.addEventListener('click', () => {
    if (!session.isDown && !clock().isAhead) perform(step);
  });
  for (const [name, step] of Object.entries(GESTURES)) offer(byId('trial-' + name), step);

  return {
    pointer,

    /**
     * Brings the finger to where the pointer is.
     * @param {number} time  milliseconds since the session began
     */
    follow(time) {
      const { travel } = pointer;
      if (travel) session.move(travel[0], travel[1], time);
    },

    /** Tabs can be tapped without a pointer, too. */
    offerTabs() {
      const place = byId('trial-gestures');
      for (const old of place.querySelectorAll('.tap')) old.remove();
      const [first, ...others] = shownScreens();
      for (const one of first?.elements ?? []) {
        const target = isTappable(one) ? targetOn(one, one.x, one.y, others, kinds)?.target : null;
        if (!target) continue;
        const words = screens()[0]?.svg.querySelector('[id$="-' + kinds[one.kind] + '-' + one.item + '"]')?.textContent?.trim();
        const made = element('button', { type: 'button', class: 'tap' }, ['Tap ' + (words || target.name)]);
        offer(made, STEPS.tap({ x: 0, y: 0, target }));
        place.append(made);
      }
    },
  };
}
