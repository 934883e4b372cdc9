import { expect, test } from 'vitest';
import { statusAt, tellingDay } from './valid-until.ts';

const lastDay = { statusId: 2, endsOn: '2026-11-20' };

test('an approval counts until the end of its last day', () =>
  expect(statusAt(lastDay, new Date('2026-11-20T23:59:59Z'))).toBe(2));
test('an approval whose last day is over is Expired', () =>
  expect(statusAt(lastDay, new Date('2026-11-21T00:00:00Z'))).toBe(4));
test('an approval without an end stays', () =>
  expect(statusAt({ statusId: 2, endsOn: null }, new Date('2036-01-01T00:00:00Z'))).toBe(2));
test.each([1, 3, 4, 5])('the status %i does not run out', (statusId) =>
  expect(statusAt({ statusId, endsOn: '2020-01-01' }, new Date('2026-11-21T00:00:00Z'))).toBe(statusId),
);

const row = {
  requestedAt: new Date('2026-11-16T04:00:00Z'),
  decidedAt: new Date('2026-11-18T04:00:00Z'),
  endsOn: '2027-11-18',
};
test('a pending request tells since when it waits', () => expect(tellingDay(row, 1)).toBe('2026-11-16'));
test.each([2, 4])('the status %i tells its last day', (id) => expect(tellingDay(row, id)).toBe('2027-11-18'));
test.each([3, 5])('the status %i tells when it was decided', (id) => expect(tellingDay(row, id)).toBe('2026-11-18'));
test('what was not decided tells no day', () => expect(tellingDay({ ...row, decidedAt: null }, 3)).toBeNull());
