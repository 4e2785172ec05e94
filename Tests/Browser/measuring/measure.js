// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Compares what a browser shows with what `scrollwork frames` says, frame by frame. The files of this folder are
// joined by measure.py and run inside the browser; they know nothing of how the drawing was made.

/** What all ids of a drawing begin with, where the document is one: the id of its root tells it. */
const markOf = () => document.documentElement.id.replace(/svg$/, "");

/** Seeks the animations of the device whose ids begin with a prefix. */
function animationSeeker(prefix) {
  const own = document.getAnimations().filter((animation) => animation.effect.target.id.startsWith(prefix));
  return (milliseconds) => {
    for (const animation of own) animation.currentTime = milliseconds;
  };
}

/**
 * Stops every animation, and waits until the engine has drawn what is in view. An engine that moves layers in a thread of
 * its own learns of the stop with the next picture only: it would go on drawing beside a measurement, for as long as that
 * takes. And what has just come into view of a page is there for the pointer with the next picture only.
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
 * plan.prefix: what ids of this device begin with, after the mark of a drawing that is a document of its own; plan.ndjson: the frames output, or some lines of it;
 * plan.size: width and height of its first screen in points; plan.limit: the largest error allowed, in points;
 * plan.tall: names of elements whose heights vary in the drawing;
 * plan.between: whether to look between frames, of which all have to be there; plan.crossCheck: at every how many the client
 * rectangles are compared as well, and plan.cross: how far the two ways of measuring may differ, `slack` in points and
 * `step` in pixels.
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
    compareFrame(tally, stage, n, frame, tall);
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
 * The frames of a run that the document looks like now, without seeking anything: none where it is not a
 * picture of any of them. The plan is that of `measure`.
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
