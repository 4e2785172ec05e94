// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// What pages of pattern files do in another way.

import { forms } from '../base/forms.js';
import { poseLook } from '../stage/driven-looks.js';
import { FileDrawing } from '../stage/file-drawing.js';
import { fileFindings } from '../trial/file-findings.js';
import { bytesOfDigits, loadPrograms } from '../trial/programs.js';

forms.Drawing = FileDrawing;
forms.pose = poseLook;
// Patterns in Swift have no programs, but may have content that is stretched.
forms.findings = (run, trial, variant) => (trial.program ? fileFindings(run, trial, variant) : run.review());
forms.prepare = (core, { program }) => { if (program) loadPrograms(core, bytesOfDigits(program)); };
