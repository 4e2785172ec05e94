// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The guide to costs has the figures of the records.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { GUIDE, guide, record } from '../../Scripts/documentation/costs.mjs';

test('the guide to costs is what its records give', () => {
  const text = readFileSync(GUIDE, 'utf8');
  assert.equal(text, guide(text, record()));
});
