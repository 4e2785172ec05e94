# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Checks of a page's layout, as expressions that return a list of problems."""

# Elements that overflow the page on the right, deepest first, except those that another box scrolls or clips.
STICKING_OUT = """() => {
  const scrolls = (element) => {
    for (let node = element.parentElement; node; node = node.parentElement) {
      if (node !== document.body && getComputedStyle(node).overflowX !== 'visible') return true;
    }
    return false;
  };
  return [...document.body.querySelectorAll('*')]
    .filter((e) => e.checkVisibility({visibilityProperty: true}) && e.getBoundingClientRect().right > innerWidth + 0.5 && !scrolls(e))
    .map((e) => `${e.tagName} #${e.id} .${e.getAttribute('class')} to ${e.getBoundingClientRect().right}`);
}"""

# Whether an element is entirely in view: above the playback bar and below the sentences about the devices.
WHOLLY_SEEN = """(id) => {
  const part = document.getElementById(id);
  const {top} = part.getBoundingClientRect();
  // A device's box is as high as its row.
  const {bottom} = (part.querySelector('.screens') ?? part).getBoundingClientRect();
  const said = document.getElementById('explained');
  const above = id === 'explained' || !said || said.hidden ? 0 : said.getBoundingClientRect().bottom;
  return top >= Math.max(0, above) - 0.5 && bottom <= document.getElementById('dock').getBoundingClientRect().top + 0.5;
}"""

# Controls smaller than 24 by 24 px that are not words in a sentence (WCAG 2.2, 2.5.8). A label is part of its control.
# A small control passes if a circle of 24 px around its centre touches no other target.
SMALL_TARGETS = """() => {
  const controls = [...document.querySelectorAll('button, input, select, summary, a[href], [role=button], [role=tab], [role=slider]')]
    .filter((e) => e.checkVisibility({visibilityProperty: true}));
  const areas = controls.map((e) => {
    const boxes = [e, ...(e.labels ?? [])].map((b) => b.getBoundingClientRect()).filter((b) => b.width > 1 && b.height > 1);
    const left = Math.min(...boxes.map((b) => b.left)), right = Math.max(...boxes.map((b) => b.right));
    const top = Math.min(...boxes.map((b) => b.top)), bottom = Math.max(...boxes.map((b) => b.bottom));
    return {e, left, right, top, bottom, width: right - left, height: bottom - top};
  });
  const small = areas.filter((a) => a.width < 23.99 || a.height < 23.99);
  return small.filter((a) => {
    if (getComputedStyle(a.e).display === 'inline' && a.e.parentElement.matches('p, li, figcaption, dd, td')) return false;
    const x = (a.left + a.right) / 2, y = (a.top + a.bottom) / 2;
    return areas.some((b) => b !== a && Math.hypot(x - Math.max(b.left, Math.min(x, b.right)),
      y - Math.max(b.top, Math.min(y, b.bottom))) < (small.includes(b) ? 24 : 12));
  }).map((a) => `${a.e.tagName} #${a.e.id}: ${a.width} x ${a.height}`);
}"""

# Pairs of overlapping words. Only text of HTML elements counts, since drawings layer text on purpose, and only the part
# that clipping boxes leave visible. Sticky elements may cover content that scrolls below them.
OVERLAPPING_WORDS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('svg, script, style, [hidden], dialog:not([open])')) continue;
    if (!parent.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const clip = {left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity};
    let layer = null;
    for (let outer = parent; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.clipPath !== 'none') clip.right = -Infinity;
      if (/sticky|fixed/.test(style.position)) layer ??= outer;
      if (style.overflowX === 'visible' || outer === document.documentElement) continue;
      const around = outer.getBoundingClientRect();
      clip.left = Math.max(clip.left, around.left);
      clip.top = Math.max(clip.top, around.top);
      clip.right = Math.min(clip.right, around.right);
      clip.bottom = Math.min(clip.bottom, around.bottom);
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const left = Math.max(clip.left, box.left), right = Math.min(clip.right, box.right);
      const top = Math.max(clip.top, box.top), bottom = Math.min(clip.bottom, box.bottom);
      if (right - left > 1 && bottom - top > 1) boxes.push({left, right, top, bottom, layer, parent, text: node.data.trim()});
    }
  }
  const pairs = [];
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // Line boxes are taller than letters: a third of a line may lie on the next.
    const least = Math.min(a.bottom - a.top, b.bottom - b.top);
    if (width > 2 && height > least / 3 && a.parent !== b.parent && a.layer === b.layer) {
      pairs.push(`"${a.text}" on "${b.text}"`);
    }
  }));
  return pairs.slice(0, 10);
}"""
