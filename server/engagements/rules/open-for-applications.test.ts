import { describe, expect, test } from 'vitest';
import { reasonsAgainstApplications } from './open-for-applications.ts';

const now = new Date('2026-11-20T04:00:00Z');
const open = {
  kind: 'successfee',
  status: 'open',
  stage: 'application',
  endedAs: null,
  closingAt: new Date('2026-11-21T04:00:00Z'),
} as const;
const codes = (engagement: Parameters<typeof reasonsAgainstApplications>[0]) =>
  reasonsAgainstApplications(engagement, now).map(({ code }) => code);

describe('an engagement is open for applications', () => {
  test('while it is open and before its closing time', () => expect(codes(open)).toEqual([]));
  test('in fulfillment, when it is a success fee', () => expect(codes({ ...open, stage: 'fulfillment' })).toEqual([]));
  test('not at its closing time', () => expect(codes({ ...open, closingAt: now })).toEqual(['closing-passed']));
  test('until the last millisecond before it', () =>
    expect(codes({ ...open, closingAt: new Date(now.getTime() + 1) })).toEqual([]));
  test('not once a competitive one is awarded', () =>
    expect(codes({ ...open, kind: 'competitive', stage: 'fulfillment' })).toEqual(['engagement-awarded']));
  test.each([
    ['success', 'This Engagement has been completed.'],
    ['completed', 'This Engagement has been completed.'],
    ['cancelled', 'This Engagement has been cancelled.'],
    ['discontinued', 'This Engagement has been discontinued.'],
  ] as const)('not after it ended as %s, and the words say so', (endedAs, words) => {
    const ended = {
      ...open,
      status: endedAs === 'cancelled' ? 'cancelled' : 'completed',
      stage: 'ended',
      endedAs,
    } as const;
    expect(reasonsAgainstApplications(ended, now)).toEqual([{ code: 'engagement-ended', text: words }]);
  });
});
