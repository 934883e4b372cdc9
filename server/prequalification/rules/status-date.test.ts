import { expect, test } from 'vitest';
import { statusDate } from './status-date.ts';

const row = {
  requestedAt: new Date('2026-11-16T04:00:00Z'),
  decidedAt: new Date('2026-11-18T04:00:00Z'),
  endsOn: '2027-11-18',
};
test('a pending request has the time of the request', () =>
  expect(statusDate(row, 1)).toBe('2026-11-16T04:00:00.000Z'));
test.each([2, 4] as const)('the status %i has its last day', (id) => expect(statusDate(row, id)).toBe('2027-11-18'));
test.each([3, 5] as const)('the status %i has the time of the decision', (id) =>
  expect(statusDate(row, id)).toBe('2026-11-18T04:00:00.000Z'),
);
test('a request without a decision has no date', () => expect(statusDate({ ...row, decidedAt: null }, 3)).toBeNull());
