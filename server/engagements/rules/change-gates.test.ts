import { expect, test } from 'vitest';
import { addRequestGates, changeGates, changeTermsGates } from './change-gates.ts';

const open = { kind: 'competitive', status: 'open', endedAs: null, publishedAt: new Date(0) } as const;
const codes = (reasons: readonly { code: string }[]): string => reasons.map(({ code }) => code).join() || 'yes';

test('what an engagement says of itself can be changed until it ends', () => {
  for (const stage of ['application', 'bidding', 'fulfillment'] as const)
    expect(codes(changeGates({ ...open, stage }))).toBe('yes');
  expect(codes(changeGates({ ...open, status: 'completed', endedAs: 'success', stage: 'ended' }))).toBe(
    'engagement-ended',
  );
  expect(codes(changeGates({ ...open, publishedAt: null, stage: 'application' }))).toBe('engagement-not-published');
});

test('the terms that agencies bid on are settled once bidding has begun; those of a success fee never', () => {
  for (const [stage, answer] of [
    ['application', 'yes'],
    ['clarification', 'yes'],
    ['bidding', 'bidding-begun'],
    ['fulfillment', 'bidding-begun'],
  ] as const)
    expect(codes(changeTermsGates({ ...open, stage }))).toBe(answer);
  expect(codes(changeTermsGates({ ...open, kind: 'successfee', stage: 'fulfillment' }))).toBe('yes');
  expect(codes(changeTermsGates({ ...open, status: 'cancelled', endedAs: 'cancelled', stage: 'ended' }))).toBe(
    'engagement-ended',
  );
});

test('a talent request is added to what is open and goes on, and to what nobody bids on yet', () => {
  const engagement = { ...open, pausedAt: null };
  for (const [stage, answer] of [
    ['application', 'yes'],
    ['clarification', 'yes'],
    ['bidding', 'bidding-begun'],
    ['fulfillment', 'bidding-begun'],
  ] as const)
    expect(codes(addRequestGates({ ...engagement, stage }))).toBe(answer);
  const fee = { ...engagement, kind: 'successfee', stage: 'fulfillment' } as const;
  expect(codes(addRequestGates(fee))).toBe('yes');
  expect(codes(addRequestGates({ ...fee, pausedAt: new Date(0) }))).toBe('engagement-paused');
  expect(codes(addRequestGates({ ...fee, publishedAt: null }))).toBe('engagement-not-published');
  expect(codes(addRequestGates({ ...fee, status: 'cancelled', endedAs: 'cancelled', stage: 'ended' }))).toBe(
    'engagement-ended',
  );
});
