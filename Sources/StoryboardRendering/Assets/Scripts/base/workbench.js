// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/**
 * Whether the window is large enough for a workbench: everything in one window, without scrolling the page. The style
 * sheet has the same condition.
 */
export const workbench = () => matchMedia('(min-width: 1100px) and (min-height: 600px)');

/** Whether the window is a phone's, where the inspector is a sheet from below. The style sheet has the same condition. */
export const phone = () => matchMedia('(max-width: 700px)');

/** Whether the page is a workbench now; the pages of comparisons have a list instead. */
export const isWorkbench = () => document.body.classList.contains('workbench') && workbench().matches;
