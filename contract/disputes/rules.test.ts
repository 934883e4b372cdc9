import { expect, test } from 'vitest';
import { disputeAnswerDeadline, disputeDecisionDeadline } from './rules.ts';

test('the owner has two working days to answer, and Rolecall three more to decide', () => {
  // The dispute is opened on a Wednesday.
  const answerBy = disputeAnswerDeadline(new Date('2026-11-18T09:30:00Z'), 'Europe/London');
  expect(answerBy.toISOString()).toBe('2026-11-20T17:00:00.000Z');
  expect(disputeDecisionDeadline(answerBy, 'Europe/London').toISOString()).toBe('2026-11-25T17:00:00.000Z');
});
