import { describe, expect, test } from 'vitest';
import { closingError, closingLockedReasons } from './change-closing.ts';

const now = new Date('2026-11-20T04:00:00Z');
const open = {
  kind: 'competitive',
  status: 'open',
  stage: 'application',
  endedAs: null,
  publishedAt: new Date('2026-11-18T04:00:00Z'),
} as const;
const codes = (engagement: Parameters<typeof closingLockedReasons>[0]) =>
  closingLockedReasons(engagement).map(({ code }) => code);

describe('the closing time may move', () => {
  test('while the engagement is open, also when it has passed', () => expect(codes(open)).toEqual([]));
  test('in the fulfillment of a success fee, which goes on taking applications', () =>
    expect(codes({ ...open, kind: 'successfee', stage: 'fulfillment' })).toEqual([]));
  test('not after the award of a competitive engagement', () =>
    expect(codes({ ...open, stage: 'fulfillment' })).toEqual(['engagement-awarded']));
  test('not before it is published', () =>
    expect(codes({ ...open, publishedAt: null })).toEqual(['engagement-not-published']));
  test('not once it has ended, and the words say how', () =>
    expect(closingLockedReasons({ ...open, status: 'cancelled', stage: 'ended', endedAs: 'discontinued' })).toEqual([
      { code: 'engagement-ended', text: 'This Engagement has been discontinued.' },
    ]));
});

describe('a closing time', () => {
  const at = (ms: number) => closingError(new Date(now.getTime() + ms), now);
  test('lies ahead, be it by a millisecond', () => expect([at(-1), at(0), at(1)]).toEqual([past, past, undefined]));
  test('lies within a year', () => expect([at(year), at(year + 1)]).toEqual([undefined, 'closing-too-far']));
  const past = 'closing-in-the-past';
  const year = 366 * 86_400_000;
});
