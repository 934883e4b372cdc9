import { expect, test } from 'vitest';
import { formatReason, withdrawalUndoDeadline } from './rules.ts';
import { applicationStatus } from './states.ts';

test('a withdrawal can be undone for ten minutes', () => {
  expect(withdrawalUndoDeadline(new Date('2026-11-20T04:00:00Z'))).toEqual(new Date('2026-11-20T04:10:00Z'));
});

test("a reason has the text from its status's list", () => {
  expect(formatReason(applicationStatus.declined, '2')).toBe('Panel full');
  expect(formatReason(applicationStatus.revoked, '2')).toBe('Terms not kept');
  expect(formatReason(applicationStatus.declined, null)).toBeNull();
});
