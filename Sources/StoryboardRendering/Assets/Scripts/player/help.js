// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** The dialog with the keys, without its list. Only the script can open it, so it is packed with the script. */
export const HELP = `<dialog id="help" aria-labelledby="help-title">
<h2 id="help-title" tabindex="-1">Keys</h2>
<p>The first device leads. By offset, the others show the frame of the same step in which their content is as far from rest; by event, touches, edges, handovers and ends of motion coincide, and the time between them is stretched.</p>
<p>Physics confidence: A the vendor’s documents or source, B published recordings of devices, C independent re-implementations that agree, D one implementation or our own choice. <code>scrollwork list physics</code> grades each constant.</p>
<label class="switch" for="single-keys"><input type="checkbox" id="single-keys" checked="checked"/><span>Single-key shortcuts. Turn them off if they interfere with speech input or a screen reader; arrows, Home and End always work.</span></label>
<p class="close"><button type="button" id="help-close">Close</button></p>
</dialog>`;
