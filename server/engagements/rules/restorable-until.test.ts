import { expect, test } from 'vitest';
import { restorableUntil } from './restorable-until.ts';

test('a cancelled request is restored within 30 days, another not at all', () => {
  const statusChangedAt = new Date('2026-10-22T04:00:00Z');
  expect(restorableUntil({ statusId: 7, statusChangedAt })).toEqual(new Date('2026-11-21T04:00:00Z'));
  expect(restorableUntil({ statusId: 8, statusChangedAt })).toBeNull();
});
