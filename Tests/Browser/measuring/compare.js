// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What one frame must look like, and what lies between two.

const edgeNames = ["left", "top", "right", "bottom"];

/**
 * The edges that a frame asks for by element, in the order of `edgeNames`. The status bar is left out: clock and
 * battery are drawn without a shape for their frame, and never move.
 */
function wantedEdges(frame) {
  const elements = frame.elements.filter(({ id }) => id !== "statusBar");
  return new Map(elements.map(({ id, frame: [x, y, w, h] }) => [id, [x, y, x + w, y + h]]));
}

function compareElement(tally, frame, name, wanted, actual) {
  for (let edge = 0; edge < 4; edge += 1) {
    const what = `the ${edgeNames[edge]} edge of ${name}`;
    let error = Math.abs(actual[edge] - wanted[edge]);
    // A header is drawn as tall as it ever gets and slides: what shows above the screen is clipped.
    if (name === "header" && edge === 1) error = Math.max(0, actual[edge] - wanted[edge]);
    tally.note("largest", frame, what, wanted[edge], actual[edge], error);
  }
}

function compareFinger(tally, stage, frame, wanted) {
  const entry = stage.find("finger");
  const shown = entry !== undefined && stage.visible(entry);
  if (shown !== (wanted !== null)) {
    tally.fault(`frame ${frame}: the finger is ${shown ? "shown" : "not shown"}`);
  } else if (wanted) {
    const [left, top, right, bottom] = stage.rect(entry);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    tally.note("largest", frame, "the finger's x", wanted[0], x, Math.abs(x - wanted[0]));
    tally.note("largest", frame, "the finger's y", wanted[1], y, Math.abs(y - wanted[1]));
  }
}

/** Nothing that scrolls may be seen that the frame does not list. */
function lookForGhosts(tally, stage, n, frame) {
  const { limit } = tally;
  const [width, height] = stage.size;
  for (const name of stage.names) {
    if (frame.edges.has(name)) continue;
    const entry = stage.find(name);
    const [left, top, right, bottom] = stage.rect(entry);
    const outside = right <= limit || bottom <= limit || left >= width - limit || top >= height - limit;
    if (!outside && stage.visible(entry)) {
      tally.fault(`frame ${n}: ${name} is seen at ${[left, top, right, bottom]} but not listed`);
    }
  }
}

/** Everything of one frame: each listed element, nothing unlisted, the finger. */
function compareFrame(tally, stage, n, frame) {
  for (const [name, wanted] of frame.edges) {
    const entry = stage.find(name);
    if (!entry) tally.fault(`frame ${n}: ${name} is not drawn`);
    else if (!stage.visible(entry)) tally.fault(`frame ${n}: ${name} is hidden`);
    else compareElement(tally, n, name, wanted, stage.rect(entry));
  }
  lookForGhosts(tally, stage, n, frame);
  compareFinger(tally, stage, n, frame.finger);
}

/**
 * Other ways of measuring agree with the matrices: the client rectangle, or for symbols, whose client rectangle holds
 * what they clip, where the pointer meets them.
 */
function crossCheck(tally, stage, n, frame, limit) {
  for (const name of frame.edges.keys()) {
    const entry = stage.find(name);
    if (!entry || !stage.visible(entry)) continue;
    const rect = stage.rect(entry);
    if (entry.shape.localName === "use") {
      for (const words of stage.probe(entry, rect)) tally.fault(`frame ${n}: ${name} at ${rect} is ${words}`);
      continue;
    }
    const other = stage.clientRect(entry);
    const apart = Math.max(...rect.map((value, edge) => Math.abs(value - other[edge])));
    tally.crossed = Math.max(tally.crossed, apart);
    if (apart > limit) tally.fault(`frame ${n}: ${name} measures ${rect} by matrix, ${other} by client rectangle`);
  }
}

/**
 * Whether a value leaps between frame n and n + 1: by more than twice what the frames around explain, and
 * by more than a point. The curve need not lie between the two values there.
 */
function leaps(before, from, to, after) {
  const around = Math.max(Math.abs(from - (before ?? from)), Math.abs((after ?? to) - to));
  return Math.abs(to - from) > 2 * around + 1;
}

function compareBetween(tally, stage, frames, n) {
  const [before, from, to, after] = [frames[n - 1], frames[n], frames[n + 1], frames[n + 2]];
  for (const [name, wanted] of from.edges) {
    const next = to.edges.get(name);
    const entry = stage.find(name);
    if (!next || !entry || !stage.visible(entry)) continue;
    const actual = stage.rect(entry);
    for (const edge of [0, 1, 2, 3]) {
      if (name === "header" && edge === 1) continue;
      const [low, high] = [Math.min(wanted[edge], next[edge]), Math.max(wanted[edge], next[edge])];
      if (leaps(before?.edges.get(name)?.[edge], wanted[edge], next[edge], after?.edges.get(name)?.[edge])) continue;
      const error = Math.max(0, low - actual[edge], actual[edge] - high);
      const what = `the ${edgeNames[edge]} edge of ${name}`;
      tally.note("largestBetween", n, what, `${low} to ${high}`, actual[edge], error);
    }
  }
}
