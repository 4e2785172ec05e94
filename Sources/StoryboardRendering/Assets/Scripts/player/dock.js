// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** Playback and lanes. Only the script can move them, so they are packed with the script. */
export const DOCK = `<section id="dock" class="script" aria-label="Playback">
<div class="transport">
<button type="button" id="play"><svg class="starting" viewBox="0 0 18 18" aria-hidden="true" focusable="false"><path d="M4 2L16 9L4 16Z"/></svg><svg class="pausing" viewBox="0 0 18 18" aria-hidden="true" focusable="false"><path d="M4 2H7.5V16H4ZM10.5 2H14V16H10.5Z"/></svg><span id="play-label">Play</span></button>
<div class="steps">
<button type="button" id="to-start" aria-label="To the start"><svg viewBox="0 0 18 18" aria-hidden="true" focusable="false"><path d="M3 3H5V15H3ZM15 3V15L6 9Z"/></svg></button>
<button type="button" id="back" aria-label="Previous frame"><svg viewBox="0 0 18 18" aria-hidden="true" focusable="false"><path d="M12 4V14L5 9Z"/></svg></button>
<button type="button" id="forward" aria-label="Next frame"><svg viewBox="0 0 18 18" aria-hidden="true" focusable="false"><path d="M6 4V14L13 9Z"/></svg></button>
<button type="button" id="to-end" aria-label="To the end"><svg viewBox="0 0 18 18" aria-hidden="true" focusable="false"><path d="M13 3H15V15H13ZM3 3V15L12 9Z"/></svg></button>
</div>
<div class="time"><p><b id="clock">0.000</b> s <span>frame <b id="frame">0</b> of <i id="last">0</i><i> at <i id="rate">0</i> Hz</i></span></p></div>
<div class="speeds" role="radiogroup" aria-labelledby="speeds-title"><span id="speeds-title">Speed</span>
<label for="speed-0.1"><input type="radio" name="speed" id="speed-0.1"/><span>0.1×</span></label>
<label for="speed-0.25"><input type="radio" name="speed" id="speed-0.25"/><span>0.25×</span></label>
<label for="speed-0.5"><input type="radio" name="speed" id="speed-0.5"/><span>0.5×</span></label>
<label for="speed-1"><input type="radio" name="speed" id="speed-1" checked="checked"/><span>1×</span></label>
<label for="speed-2"><input type="radio" name="speed" id="speed-2"/><span>2×</span></label>
</div>
<label class="sync" for="sync"><span>Sync by</span>
<select id="sync"><option value="time">time</option><option value="offset">offset</option><option value="event">event</option></select></label>
<div class="more">
<button type="button" id="loop" aria-pressed="false">Loop</button>
<button type="button" id="help-open">Keys <kbd>?</kbd></button>
</div>
</div>
<div class="scrub"><input type="range" id="scrubber" min="0" max="1" value="0" step="1" aria-label="Time"/></div>
</section>
<section class="lanes script" aria-labelledby="lanes-title">
<h2 class="vh" id="lanes-title">Script, phases and speed</h2>
<div id="lanes"></div>
<div class="rail" id="playrail"><div id="playline"></div></div>
<p class="legend" aria-hidden="true"><span>Wave height: √speed; above centre scrolls forward, below back</span></p>
</section>`;
