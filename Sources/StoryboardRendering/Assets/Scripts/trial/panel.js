// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** The controls of a trial. Only the script can use them, so they are packed with the script. */
export const PANEL = `<section id="trial" aria-labelledby="trial-title" hidden="hidden">
<div class="trial-head">
<h2 id="trial-title">Try it</h2>
<p>Drag, fling, catch or tap on any screen with mouse, pen or finger; the others follow.</p>
<p id="trial-check" role="status"></p>
</div>
<div class="trial-tools">
<div class="segments" role="radiogroup" aria-label="What the screens play">
<label for="trial-own"><input type="radio" name="trial-script" id="trial-own" checked="checked"/><span>My input</span></label>
<label for="trial-script"><input type="radio" name="trial-script" id="trial-script"/><span>Script</span></label>
</div>
<div id="trial-gestures" role="group" aria-label="Gestures without a pointer">
<button type="button" id="trial-drag-up">Drag up</button>
<button type="button" id="trial-drag-down">Drag down</button>
<button type="button" id="trial-fling-up">Fling up</button>
<button type="button" id="trial-fling-down">Fling down</button>
<button type="button" id="trial-swipe-left">Swipe left</button>
<button type="button" id="trial-swipe-right">Swipe right</button>
</div>
<div class="trial-keep">
<button type="button" id="trial-undo" disabled="disabled">Undo</button>
<button type="button" id="trial-reset">Reset</button>
<button type="button" id="trial-save" disabled="disabled">Save as scenario…</button>
</div>
</div>
<details class="trial-changes"><summary>Parameters and physics</summary>
<div id="trial-parameters" role="group" aria-label="Parameters and physics"></div>
</details>
</section>
<dialog id="trial-file" aria-labelledby="trial-file-title">
<h2 id="trial-file-title">Your gestures as a scenario</h2>
<p>Save it, and <code>scrollwork frames</code> and <code>scrollwork render</code> compute bit-identical frames.</p>
<label class="vh" for="trial-text">The scenario file</label>
<textarea id="trial-text" readonly="readonly" rows="16" spellcheck="false"></textarea>
<p class="close"><a id="trial-download">Download</a> <button type="button" id="trial-copy">Copy</button> <button type="button" id="trial-file-close">Close</button></p>
</dialog>`;
