// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Compares a browser's rendering with the output of `scrollwork frames`, frame by frame. measure.py joins the files of
// this folder and runs them in the browser; they do not know how the drawing was made.

/** The common prefix of a drawing's ids, taken from the id of its root, if the document is a drawing. */
const markOf = () => document.documentElement.id.replace(/svg$/, "");

/** Seeks the animations of the device whose ids start with a prefix. */
function animationSeeker(prefix) {
  const own = document.getAnimations().filter((animation) => animation.effect.target.id.startsWith(prefix));
  return (milliseconds) => {
    for (const animation of own) animation.currentTime = milliseconds;
  };
}

/**
 * Stops every animation, and waits until the engine has painted the view. An engine that moves layers in a separate
 * thread receives the stop only with the next frame, and would keep painting during a measurement. Content that has
 * just scrolled into view also receives the pointer only with the next frame.
 */
async function animationsAtRest() {
  for (const animation of document.getAnimations()) {
    if (animation.playState === "running") animation.pause();
  }
  const picture = () => new Promise((done) => requestAnimationFrame(done));
  await picture().then(picture);
}

/**
 * Measures one run.
 *
 * plan.prefix: the prefix of this device's ids, after the mark of a separate drawing; plan.ndjson: the frames output,
 * or some lines of it; plan.size: width and height of its first screen in points; plan.limit: the largest allowed
 * error, in points; plan.tall: names of elements whose heights vary in the drawing; plan.between: whether to compare
 * between frames, which must all be present; plan.crossCheck: the interval at which client rectangles are also
 * compared, and plan.cross: the allowed difference of the two measurements, `slack` in points and `step` in pixels;
 * plan.listsClipped: whether frames may list what their clips hide.
 *
 * `seek` shows the document at an instant in milliseconds; without it the device's animations are sought.
 */
async function measure(plan, seek) {
  const prefix = markOf() + plan.prefix;
  seek ??= animationSeeker(prefix);
  await animationsAtRest();
  const started = performance.now();
  const [header, ...frames] = plan.ndjson.trim().split("\n").map((line) => JSON.parse(line));
  const rate = header.refreshRate;
  const timeOf = (frame) => (frame * 1000) / rate;
  const stages = stagesOf(prefix, plan.size);
  const tally = new Tally(plan.limit);
  const tall = new Set(plan.tall);
  for (const frame of frames) frame.edges = wantedEdges(frame);
  frames.forEach((frame, index) => {
    const n = frame.frame;
    seek(timeOf(n));
    for (const each of stages) each.turn();
    const stage = stageInForce(tally, stages, n);
    compareFrame(tally, stage, n, frame, tall, plan.listsClipped);
    if (index % plan.crossCheck === 0) crossCheck(tally, stage, n, frame, plan.cross);
    if (plan.between && index + 1 < frames.length) {
      seek(timeOf(n + 0.5));
      stage.turn();
      compareBetween(tally, stage, frames, n, tall);
    }
  });
  return {
    frames: frames.length, compared: tally.compared, faults: tally.faults, words: tally.words,
    largest: tally.largest, largestBetween: tally.largestBetween, crossed: tally.crossed,
    probed: stages.reduce((sum, stage) => sum + stage.probed, 0),
    milliseconds: performance.now() - started,
  };
}

/**
 * The frames of a run that match the document's current state, without seeking: none if it shows no frame of the run.
 * The plan is that of `measure`.
 */
function framesShown(plan) {
  const [, ...frames] = plan.ndjson.trim().split("\n").map((line) => JSON.parse(line));
  const stages = stagesOf(markOf() + plan.prefix, plan.size);
  return frames.flatMap((frame, n) => {
    frame.edges = wantedEdges(frame);
    const tally = new Tally(plan.limit);
    compareFrame(tally, stageInForce(tally, stages, n), n, frame, new Set(plan.tall));
    return tally.faults === 0 ? [n] : [];
  });
}
