// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/**
 * What pages of pattern files do in another way; nothing on other pages.
 * @type {{
 *   Drawing?: typeof import('../stage/trial-drawing.js').TrialDrawing,
 *   pose?: typeof import('../stage/driven-looks.js').poseLook,
 *   findings?: typeof import('../trial/file-findings.js').fileFindings,
 *   prepare?: (core: import('../trial/core.js').Core, trial: import('../trial/request.js').TrialData) => void,
 * }}
 */
export const forms = {};
