import { expect, test } from 'vitest';
import { cancelEngagementGates, stopEngagementGates } from './end-gates.ts';

const open = { status: 'open', endedAs: null, publishedAt: new Date(0) } as const;
const codes = (reasons: readonly { code: string }[]): string => reasons.map(({ code }) => code).join() || 'yes';

test('before its award an engagement is cancelled, after it discontinued or completed', () => {
  for (const stage of ['application', 'clarification', 'bidding'] as const) {
    expect(codes(cancelEngagementGates({ ...open, stage }))).toBe('yes');
    expect(codes(stopEngagementGates({ ...open, stage }))).toBe('engagement-before-fulfillment');
  }
  expect(codes(cancelEngagementGates({ ...open, stage: 'fulfillment' }))).toBe('engagement-in-fulfillment');
  expect(codes(stopEngagementGates({ ...open, stage: 'fulfillment' }))).toBe('yes');
});

test('what is not published, or has ended, is not ended', () => {
  const draft = { ...open, publishedAt: null, stage: 'application' } as const;
  const ended = { ...open, status: 'completed', endedAs: 'success', stage: 'ended' } as const;
  for (const gates of [cancelEngagementGates, stopEngagementGates]) {
    expect(codes(gates(draft))).toBe('engagement-not-published');
    expect(gates(ended)).toEqual([{ code: 'engagement-ended', text: 'This Engagement has been completed.' }]);
  }
});
