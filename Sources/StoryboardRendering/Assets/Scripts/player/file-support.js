// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// What pages of pattern files do in another way.

import { FileDrawing, ownName } from '../stage/file-drawing.js';
import { forms } from '../stage/trial-drawing.js';
import { preparation } from '../trial/core.js';
import { taps } from '../trial/gestures.js';
import { bytesOfDigits, loadPrograms } from '../trial/programs.js';

forms.Drawing = FileDrawing;
preparation.prepare = (core, { program = '' }) => loadPrograms(core, bytesOfDigits(program));
taps.isTappable = ({ tappable = [] }, kind) => tappable.includes(kind);
taps.nameOf = ownName;
