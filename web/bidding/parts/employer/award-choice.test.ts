import { expect, test } from 'vitest';
import type { Bidder } from '#contract/bidding/shapes.ts';
import {
  toAwardInput,
  awardChoiceError,
  passedOverBidders,
  proposedAward,
  toggleAwardedBidder,
} from './award-choice.ts';

const bidder = (position: number | null, status: Bidder['status'] = 'valid'): Bidder => ({
  bidder: `B${String(position ?? 'x')}`,
  supplierId: null,
  agencyName: `Agency ${String(position)}`,
  position,
  bidAmount: '14',
  totalDayRateBid: '13720',
  receivedAt: null,
  status,
  isTied: false,
  isAwarded: false,
  reason: null,
  record: null,
});
const lot = { awardLimit: 2, bidders: [bidder(3), bidder(1), bidder(2), bidder(4), bidder(null, 'withdrawn')] };
const none = { reasons: {}, shares: null, isPublished: true };

test('the form starts with the award by rank, without bids that no longer count', () => {
  expect(proposedAward(lot).awarded).toEqual(['B1', 'B2']);
  expect(proposedAward({ ...lot, awardLimit: null }).awarded).toEqual(['B1', 'B2', 'B3', 'B4']);
});

test('a better rank that is not awarded is passed over, and so is a place that stays empty', () => {
  const names = (awarded: string[]) => passedOverBidders(lot, { awarded }).map((one) => one.bidder);
  expect(names(['B1', 'B2'])).toEqual([]);
  expect(names(['B1', 'B4'])).toEqual(['B2', 'B3']);
  expect(names(['B2'])).toEqual(['B1']);
  expect(names(['B1'])).toEqual(['B2']);
});

test('a result needs a bidder, at most the limit, a reason for each bidder passed over and shares of 100 %', () => {
  expect(awardChoiceError(lot, { ...none, awarded: [] })).toBe('nothing-chosen');
  expect(awardChoiceError(lot, { ...none, awarded: ['B1', 'B2', 'B3'] })).toBe('too-many');
  expect(awardChoiceError(lot, { ...none, awarded: ['B1', 'B3'] })).toBe('reason-missing');
  expect(awardChoiceError(lot, { ...none, awarded: ['B1', 'B3'], reasons: { B2: ' ' } })).toBe('reason-missing');
  expect(
    awardChoiceError(lot, { ...none, awarded: ['B1', 'B3'], reasons: { B2: 'Two hires left early.' } }),
  ).toBeUndefined();
  expect(awardChoiceError(lot, { ...none, awarded: ['B1', 'B2'], shares: { B1: 60, B2: 30 } })).toBe('shares-off');
  expect(awardChoiceError(lot, { ...none, awarded: ['B1', 'B2'], shares: { B1: 60, B2: 40 } })).toBeUndefined();
});

test('only reasons of bidders that are still passed over are sent', () => {
  const chosen = toggleAwardedBidder(
    toggleAwardedBidder({ ...proposedAward(lot), reasons: { B2: 'Capacity', B1: 'Old' } }, 'B2'),
    'B3',
  );
  expect(toAwardInput({ ...lot, talentRequestId: 'r' } as never, chosen)).toEqual({
    talentRequestId: 'r',
    awarded: [
      { bidder: 'B1', sharePercent: null },
      { bidder: 'B3', sharePercent: null },
    ],
    reasons: [{ bidder: 'B2', text: 'Capacity' }],
  });
});
