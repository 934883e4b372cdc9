import { expect, test } from 'vitest';
import { restorableUntil } from './restorable-until.ts';

test('only a cancelled request can be restored, within 30 days', () => {
  const statusChangedAt = new Date('2026-10-22T04:00:00Z');
  expect(restorableUntil({ statusId: 7, statusChangedAt })).toEqual(new Date('2026-11-21T04:00:00Z'));
  expect(restorableUntil({ statusId: 8, statusChangedAt })).toBeNull();
});
