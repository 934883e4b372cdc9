import { expect, test } from 'vitest';
import { talentRequestStatus as status } from '#contract/engagements/states.ts';
import { lotsToCopy, talentRequestsToCopy } from './talent-requests-to-copy.ts';

const publishedAt = new Date('2026-11-18T04:00:00Z');
const available = { statusId: status.available, publishedAt };
const fulfilled = { statusId: status.fulfilled, publishedAt };
const cancelled = { statusId: status.cancelled, publishedAt };
const pending = { statusId: status.pending, publishedAt: null };

test('requests that were in the market are repeated, filled or not', () =>
  expect(talentRequestsToCopy([available, fulfilled])).toEqual([available, fulfilled]));
test('cancelled and unopened requests are left out', () =>
  expect(talentRequestsToCopy([available, cancelled, pending])).toEqual([available]));
test('an engagement that was cancelled with all its requests is repeated whole', () =>
  expect(talentRequestsToCopy([cancelled, cancelled])).toEqual([cancelled, cancelled]));
test('the lots among them are those with bidding rules', () => {
  const [kept, dropped, plain] = [available, cancelled, fulfilled].map((one, at) => ({
    ...one,
    id: String(at),
    contractedUnits: String(at),
  }));
  const rules = new Map([
    ['0', { bidMethodId: 4 }],
    ['1', { bidMethodId: 5 }],
    ['2', null],
  ]);
  const requests = [kept, dropped, plain].filter((one) => one !== undefined);
  expect(lotsToCopy(requests, rules)).toEqual([{ bidMethodId: 4, contractedUnits: '0' }]);
});
