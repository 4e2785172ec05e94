// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { keep, kept } from '../base/kept.js';

const SINGLE_KEYS = 'singleKeys';

/** Whether keys of one character are on. */
export const readSingleKeys = () => kept(SINGLE_KEYS) !== 'off';

/** @param {boolean} on */
export const writeSingleKeys = (on) => keep(SINGLE_KEYS, on ? 'on' : 'off');
