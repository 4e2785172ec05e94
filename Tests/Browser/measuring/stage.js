// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Measures positions in the screen's own points: a shape's box (read once) is transformed by the engine's own matrices
// from the shape to the screen group (read at every frame). getBoundingClientRect would also work, but it includes
// strokes and clipped content of symbols and, in Firefox, rounds to 1/60 px.

/** Names in the frames output of elements that are drawn under their own id and may move or disappear. */
const scrolling = "cell|row|header|footer|map|dimming|sheet|tabBar|tab|indicator|navigationBar|title|searchBar|picture"
  + "|refresh|page|pageControl|crash";

/** `cell[1][4]` is drawn as `cell-1-4`. */
const idOf = (name) => name.replaceAll("[", "-").replaceAll("]", "");

/** The shape that an element's frame is drawn as: itself, or the first one of a group. */
function shapeOf(element) {
  if (element.localName !== "g") return element;
  const shape = element.querySelector("rect, circle, path, use");
  if (!shape) throw new Error(`${element.id} holds no shape`);
  return shape;
}

/** A shape's box in its own coordinates. A symbol fills the box that `<use>` gives it, and clips the rest. */
function boxOf(shape) {
  if (shape.localName !== "use") return shape.getBBox();
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => shape[name].baseVal.value);
  return { x, y, width, height };
}

/**
 * The anchor that a shape moves with: itself if an animation moves it, else the nearest group. Matrices are only read
 * from anchors, since the cells of a list share one.
 */
function anchorOf(shape, animated) {
  return animated.has(shape) ? shape : shape.closest("g");
}

/** The elements that animations of either kind move. */
function animatedElements() {
  const animated = new Set(document.getAnimations().map((animation) => animation.effect.target));
  for (const smil of document.querySelectorAll("animate, animateTransform, set")) animated.add(smil.parentElement);
  return animated;
}

/** Whether an element is shown, as far as style decides; it may still be outside of the screen. */
const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** A screen of the document that can be queried for rectangles in the screen's points. */
class Stage {
  constructor(prefix, screen, size) {
    this.screen = screen;
    this.prefix = prefix;
    this.size = size;
    this.animated = animatedElements();
    this.known = new Map();
    this.anchors = new Map();
    this.stamp = 0;
    this.probed = 0;
    this.names = this.scrollingNames();
  }

  /** Discards the matrices of the previous time. */
  turn() {
    this.stamp += 1;
    this.toScreen = undefined;
  }

  /** The number of the window's pixels per point. */
  get scale() {
    return this.screen.getScreenCTM().a;
  }

  inverse() {
    this.toScreen ??= this.screen.getScreenCTM().inverse();
    return this.toScreen;
  }

  /** What is drawn for an element name; undefined where nothing is. */
  find(name) {
    let entry = this.known.get(name);
    if (entry === undefined) {
      const element = document.getElementById(this.prefix + idOf(name));
      entry = element ? this.describe(element) : null;
      this.known.set(name, entry);
    }
    return entry ?? undefined;
  }

  describe(element) {
    const shape = shapeOf(element);
    const anchor = anchorOf(shape, this.animated);
    const box = boxOf(shape);
    const matrix = anchor.getScreenCTM().inverse().multiply(shape.getScreenCTM());
    const corner = new DOMPoint(box.x, box.y).matrixTransform(matrix);
    const opposite = new DOMPoint(box.x + box.width, box.y + box.height).matrixTransform(matrix);
    return { shape, anchor, corner, opposite, clips: this.clipsAround(element) };
  }

  /** What clips an element within the screen: rectangles in the spaces of the groups around it. */
  clipsAround(element) {
    const clips = [];
    // The finger is above the screen, not part of it.
    if (!this.screen.contains(element)) return clips;
    for (let group = element; group !== this.screen; group = group.parentElement) {
      const reference = /^url\(#(.+)\)$/.exec(group.getAttribute("clip-path") ?? "");
      if (!reference) continue;
      const { x, y, width, height, rx } = document.getElementById(reference[1]).querySelector("rect");
      const [left, top] = [x.baseVal.value, y.baseVal.value];
      clips.push({
        anchor: group, radius: rx.baseVal.value, corner: { x: left, y: top },
        opposite: { x: left + width.baseVal.value, y: top + height.baseVal.value },
      });
    }
    return clips;
  }

  /** The part of the screen in which an element could be visible, as [left, top, right, bottom]. */
  window(entry) {
    let [left, top, right, bottom] = [0, 0, ...this.size];
    for (const clip of entry.clips) {
      const edges = this.rect(clip);
      [left, top] = [Math.max(left, edges[0]), Math.max(top, edges[1])];
      [right, bottom] = [Math.min(right, edges[2]), Math.min(bottom, edges[3])];
    }
    return [left, top, right, bottom];
  }

  /** Whether at most a margin of an element is within its visible area, in points. */
  outside(entry, margin) {
    const [left, top, right, bottom] = this.rect(entry);
    const window = this.window(entry);
    // If the clips have no common area on the screen, nothing is visible, however large the element is.
    if (window[0] >= window[2] || window[1] >= window[3]) return true;
    return right <= window[0] + margin || bottom <= window[1] + margin || left >= window[2] - margin
      || top >= window[3] - margin;
  }

  /** The current rectangle as [left, top, right, bottom], in the screen's points. */
  rect(entry) {
    let place = this.anchors.get(entry.anchor);
    if (place?.stamp !== this.stamp) {
      const m = this.inverse().multiply(entry.anchor.getScreenCTM());
      if (m.b !== 0 || m.c !== 0) throw new Error(`${entry.anchor.id} is turned or skewed`);
      place = { stamp: this.stamp, a: m.a, d: m.d, e: m.e, f: m.f };
      this.anchors.set(entry.anchor, place);
    }
    const { a, d, e, f } = place;
    const { corner, opposite } = entry;
    return [a * corner.x + e, d * corner.y + f, a * opposite.x + e, d * opposite.y + f];
  }

  /** The same rectangle by getBoundingClientRect: slower, but without the shortcuts above. */
  clientRect(entry) {
    const box = entry.shape.getBoundingClientRect();
    const from = new DOMPoint(box.left, box.top).matrixTransform(this.inverse());
    const to = new DOMPoint(box.right, box.bottom).matrixTransform(this.inverse());
    return [from.x, from.y, to.x, to.y];
  }

  /** Tests for a shape just inside and outside the centres of its edges; reports errors as text. */
  probe(entry, [left, top, right, bottom]) {
    const { shape, clips } = entry;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const toWindow = this.screen.getScreenCTM();
    // More than a pixel: engines round the pointer and the clips to whole pixels.
    const away = Math.max(0.25, 1.1 / this.scale);
    const points = [
      [left + away, y, true], [left - away, y, false], [right - away, y, true], [right + away, y, false],
      [x, top + away, true], [x, top - away, false], [x, bottom - away, true], [x, bottom + away, false],
    ];
    const [width, height] = this.size;
    // The rounded corners and cutouts of the screen may hide shapes, and so may clips.
    const corner = 90;
    const open = this.window(entry);
    const round = Math.max(0, ...clips.map(({ radius }) => radius));
    const words = [];
    for (const [px, py, wanted] of points) {
      if (px < 1 || px > width - 1 || py < corner || py > height - corner) continue;
      const [inX, inY] = [Math.min(px - open[0], open[2] - px), Math.min(py - open[1], open[3] - py)];
      if (clips.length > 0 && (inX < away || inY < away || (inX < round && inY < round))) continue;
      const point = new DOMPoint(px, py).matrixTransform(toWindow);
      if (point.x < 0 || point.y < 0 || point.x >= innerWidth || point.y >= innerHeight) continue;
      const met = document.elementsFromPoint(point.x, point.y).includes(shape);
      this.probed += 1;
      if (met !== wanted) words.push(`${wanted ? "not " : ""}met at ${px}, ${py}`);
    }
    return words;
  }

  visible(entry) {
    return seen(entry.shape);
  }

  /** Names of all drawn elements that may scroll. */
  scrollingNames() {
    const pattern = new RegExp(`^${this.prefix}((?:${scrolling})(?:-\\d+)*)$`);
    const names = [];
    for (const element of this.screen.querySelectorAll("[id]")) {
      const match = pattern.exec(element.id);
      if (match) names.push(match[1].replace(/-(\d+)/g, "[$1]"));
    }
    return names;
  }
}

/**
 * The screens of a device: more than one if it rotates, each with its elements. A rotated device shows another group,
 * `turned-screen`, with separate ids.
 */
function stagesOf(prefix, [width, height]) {
  const stages = [];
  ["", "turned-"].forEach((turned, index) => {
    const screen = document.getElementById(`${prefix}${turned}screen`);
    const size = index === 0 ? [width, height] : [height, width];
    if (screen) stages.push(new Stage(prefix + turned, screen, size));
  });
  if (stages.length === 0) throw new Error(`there is no ${prefix}screen`);
  return stages;
}

/** The only visible stage; the others must be hidden with all their content. */
function stageInForce(tally, stages, frame) {
  const shown = stages.filter((stage) => seen(stage.screen));
  if (shown.length !== 1) tally.fault(`frame ${frame}: ${shown.length} screens are seen`);
  for (const stage of stages) {
    if (stage === shown[0]) continue;
    const leak = ["finger", ...stage.names].find((name) => stage.find(name) && stage.visible(stage.find(name)));
    if (leak) tally.fault(`frame ${frame}: ${stage.prefix}${leak} is seen on a hidden screen`);
  }
  return shown[0] ?? stages[0];
}
