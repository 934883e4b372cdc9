import { expect, test } from 'vitest';
import type { TalentRequestStatusId } from '#contract/engagements/states.ts';
import { isOpenRequest, pauseEngagementGates, resumeEngagementGates } from './pause-gates.ts';

const open = { status: 'open', endedAs: null, stage: 'fulfillment', publishedAt: new Date(0) } as const;
const requests = (...statusIds: TalentRequestStatusId[]) => statusIds.map((statusId) => ({ statusId }));
const codes = (reasons: readonly { code: string }[]) => reasons.map(({ code }) => code);

test('an engagement is paused as long as a talent request of it is open', () => {
  for (const some of [requests(2), requests(5, 8), requests(6, 2)])
    expect(pauseEngagementGates(open, some)).toEqual([]);
  expect(codes(pauseEngagementGates(open, requests(8, 8, 7)))).toEqual(['engagement-paused']);
  expect(codes(pauseEngagementGates(open, requests(1, 6, 7)))).toEqual(['nothing-open']);
});

test('an engagement is resumed as long as a talent request of it is paused', () => {
  expect(resumeEngagementGates(open, requests(5, 8))).toEqual([]);
  expect(codes(resumeEngagementGates(open, requests(5, 2)))).toEqual(['nothing-paused']);
});

test('what has ended, or was never published, is neither paused nor resumed', () => {
  const ended = { ...open, status: 'cancelled', endedAs: 'cancelled', stage: 'ended' } as const;
  const unpublished = { ...open, publishedAt: null };
  for (const gates of [pauseEngagementGates, resumeEngagementGates]) {
    expect(codes(gates(ended, requests(2, 8)))).toEqual(['engagement-ended']);
    expect(codes(gates(unpublished, requests(2, 8)))).toEqual(['engagement-not-published']);
  }
});

test('open is what is In-Market or Available', () => {
  expect(([1, 2, 5, 6, 7, 8] as const).filter((statusId) => isOpenRequest({ statusId }))).toEqual([2, 5]);
});
