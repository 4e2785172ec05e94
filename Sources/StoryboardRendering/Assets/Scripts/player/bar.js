// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** What is at the end of the page's head: search, the link to this view, export, and the theme. Only the script needs it. */
export const BAR = `<div class="bar script">
<div class="search"><input type="search" id="search" role="combobox" aria-label="Search this page" aria-expanded="false" aria-controls="search-list" aria-autocomplete="list" autocomplete="off" placeholder="Search  /"/>
<ul id="search-list" role="listbox" aria-label="Found" hidden="hidden"></ul></div>
<button type="button" id="copy-link"><span id="copy-link-word">Share</span></button>
<details class="menu exporting"><summary>Export</summary><fieldset><legend class="vh">Export</legend>
<button type="button" id="export-svg">SVG of this view</button>
<button type="button" id="export-png">PNG of this view</button>
<button type="button" id="export-gif">Copy command for a GIF</button>
<button type="button" id="export-mp4">Copy command for an MP4</button>
<button type="button" id="export-approve">Copy command to approve</button>
</fieldset></details>
<button type="button" id="theme"></button>
</div>`;
