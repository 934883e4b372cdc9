import { expect, test } from 'vitest';
import { talentRequestStatus as status } from '#contract/engagements/states.ts';
import { requestsToRepeat } from './requests-to-repeat.ts';

const publishedAt = new Date('2026-11-18T04:00:00Z');
const available = { statusId: status.available, publishedAt };
const fulfilled = { statusId: status.fulfilled, publishedAt };
const cancelled = { statusId: status.cancelled, publishedAt };
const pending = { statusId: status.pending, publishedAt: null };

test('what was in the market is repeated, filled or not', () =>
  expect(requestsToRepeat([available, fulfilled])).toEqual([available, fulfilled]));
test('what was cancelled, or never opened, is left out', () =>
  expect(requestsToRepeat([available, cancelled, pending])).toEqual([available]));
test('an engagement that was cancelled with all its requests is repeated whole', () =>
  expect(requestsToRepeat([cancelled, cancelled])).toEqual([cancelled, cancelled]));
