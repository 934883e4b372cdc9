import { expect, test } from 'vitest';
import { disputeAnswerDeadline, disputeDecisionDeadline } from './rules.ts';

test('the owner has two working days to answer, and Rolecall decides on the third', () => {
  // The dispute is opened on a Wednesday.
  const openedAt = new Date('2026-11-18T09:30:00Z');
  expect(disputeAnswerDeadline(openedAt, 'Europe/London').toISOString()).toBe('2026-11-20T17:00:00.000Z');
  expect(disputeDecisionDeadline(openedAt, 'Europe/London').toISOString()).toBe('2026-11-23T17:00:00.000Z');
});
