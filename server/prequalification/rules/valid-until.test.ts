import { expect, test } from 'vitest';
import { prequalificationStatusAt } from './valid-until.ts';

const lastDay = { statusId: 2, endsOn: '2026-11-20' } as const;

test('an approval is valid until the end of its last day', () =>
  expect(prequalificationStatusAt(lastDay, new Date('2026-11-20T23:59:59Z'))).toBe(2));
test('an approval past its last day is Expired', () =>
  expect(prequalificationStatusAt(lastDay, new Date('2026-11-21T00:00:00Z'))).toBe(4));
test('an approval without a last day stays valid', () =>
  expect(prequalificationStatusAt({ statusId: 2, endsOn: null }, new Date('2036-01-01T00:00:00Z'))).toBe(2));
test.each([1, 3, 4, 5] as const)('the status %i does not expire', (statusId) =>
  expect(prequalificationStatusAt({ statusId, endsOn: '2020-01-01' }, new Date('2026-11-21T00:00:00Z'))).toBe(statusId),
);
