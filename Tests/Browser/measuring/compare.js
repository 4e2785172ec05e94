// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The expected appearance of a frame, and of the interval between two frames.

const edgeNames = ["left", "top", "right", "bottom"];

/**
 * The edges of a frame's elements, in the order of `edgeNames`. Status bars are omitted: clock and battery are drawn
 * without a shape for their frame, and never move.
 */
function wantedEdges(frame) {
  const elements = frame.elements.filter(({ id }) => !["statusBar", "openStatusBar"].includes(id));
  return new Map(elements.map(({ id, frame: [x, y, w, h] }) => [id, [x, y, x + w, y + h]]));
}

const [top, bottom] = [1, 3];

/** Whether an edge is at a position where what is beyond it is invisible. */
function isAtBorder(edge, wanted, window, limit) {
  return edge === top ? wanted[top] <= window[top] + limit : wanted[bottom] >= window[bottom] - limit;
}

/**
 * Compares the edges of an element. An element whose height varies is drawn at its greatest height, fixed at one of its
 * edges: the other edge may be beyond its position if nothing is visible there.
 */
function compareElement(tally, frame, name, wanted, actual, isTall, window) {
  const errors = actual.map((value, edge) => Math.abs(value - wanted[edge]));
  if (isTall) {
    const loose = errors[top] > errors[bottom] ? top : bottom;
    const beyond = loose === top ? wanted[top] - actual[top] : actual[bottom] - wanted[bottom];
    if (isAtBorder(loose, wanted, window, tally.limit)) errors[loose] = Math.max(0, -beyond);
  }
  errors.forEach((error, edge) => {
    const what = `the ${edgeNames[edge]} edge of ${name}`;
    tally.note("largest", frame, what, wanted[edge], actual[edge], error);
  });
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

/** Nothing that moves may be visible unless the frame lists it. */
function lookForGhosts(tally, stage, n, frame) {
  for (const name of stage.names) {
    if (frame.edges.has(name)) continue;
    const entry = stage.find(name);
    if (stage.visible(entry) && !stage.outside(entry, tally.limit)) {
      tally.fault(`frame ${n}: ${name} is seen at ${stage.rect(entry)} but not listed`);
    }
  }
}

/**
 * Checks a frame: each listed element, nothing unlisted, and the finger. `tall`: elements whose heights vary;
 * `listsClipped`: whether the frame may list what its clips hide, as those of pattern files do.
 */
function compareFrame(tally, stage, n, frame, tall, listsClipped = false) {
  for (const [name, wanted] of frame.edges) {
    const entry = stage.find(name);
    if (!entry) tally.fault(`frame ${n}: ${name} is not drawn`);
    else if (!stage.visible(entry)) tally.fault(`frame ${n}: ${name} is hidden`);
    else if (entry.clips.length > 0 && stage.outside(entry, -tally.limit)) {
      if (!listsClipped) tally.fault(`frame ${n}: ${name} is clipped away`);
    }
    else compareElement(tally, n, name, wanted, stage.rect(entry), tall.has(name), stage.window(entry));
  }
  lookForGhosts(tally, stage, n, frame);
  compareFinger(tally, stage, n, frame.finger);
}

/**
 * Checks that other measurements agree with the matrices: the client rectangle or, for symbols, whose client rectangle
 * includes clipped content, the area in which the pointer hits them. Client rectangles are in the window's pixels and
 * rounded to a step.
 */
function crossCheck(tally, stage, n, frame, { slack, step }) {
  const limit = slack + step / stage.scale;
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
 * Whether a value jumps between frames n and n + 1: by more than twice the change that the adjacent frames explain, and
 * by more than a point. The curve need not be between the two values there.
 */
function leaps(before, from, to, after) {
  const around = Math.max(Math.abs(from - (before ?? from)), Math.abs((after ?? to) - to));
  return Math.abs(to - from) > 2 * around + 1;
}

function compareBetween(tally, stage, frames, n, tall) {
  const [before, from, to, after] = [frames[n - 1], frames[n], frames[n + 1], frames[n + 2]];
  for (const [name, wanted] of from.edges) {
    const next = to.edges.get(name);
    const entry = stage.find(name);
    if (!next || !entry || !stage.visible(entry)) continue;
    const actual = stage.rect(entry);
    const window = stage.window(entry);
    for (const edge of [0, 1, 2, 3]) {
      const isVertical = edge === top || edge === bottom;
      if (tall.has(name) && isVertical && [wanted, next].every((edges) => isAtBorder(edge, edges, window, tally.limit))) continue;
      const [low, high] = [Math.min(wanted[edge], next[edge]), Math.max(wanted[edge], next[edge])];
      if (leaps(before?.edges.get(name)?.[edge], wanted[edge], next[edge], after?.edges.get(name)?.[edge])) continue;
      const error = Math.max(0, low - actual[edge], actual[edge] - high);
      const what = `the ${edgeNames[edge]} edge of ${name}`;
      tally.note("largestBetween", n, what, `${low} to ${high}`, actual[edge], error);
    }
  }
}
