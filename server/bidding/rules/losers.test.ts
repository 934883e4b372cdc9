import { expect, test } from 'vitest';
import type { LotState } from '#contract/bidding/states.ts';
import { findLosers } from './losers.ts';

const applicants = ['winner', 'bidder', 'absent'];
const lot = (talentRequestId: string, state: LotState, given: { isForTied?: boolean; wasReopened?: boolean } = {}) => ({
  talentRequestId,
  state,
  isForTied: false,
  wasReopened: false,
  ...given,
});
const bids = [
  { talentRequestId: 'one', supplierId: 'winner' },
  { talentRequestId: 'one', supplierId: 'bidder' },
  { talentRequestId: 'two', supplierId: 'bidder' },
];
const losers = (...lots: ReturnType<typeof lot>[]) => findLosers(applicants, lots, bids, new Set(['winner']));

test('when every lot is decided, all agencies without an award have lost', () => {
  expect(losers(lot('one', 'awarded'))).toEqual(['bidder', 'absent']);
  expect(losers(lot('one', 'awarded'), lot('two', 'cancelled'))).toEqual(['bidder', 'absent']);
  expect(losers(lot('one', 'awarded'), lot('two', 'unsuccessful', { wasReopened: true }))).toEqual([
    'bidder',
    'absent',
  ]);
});

test.each([lot('two', 'closed'), lot('two', 'standstill'), lot('two', 'rebid', { isForTied: true })])(
  'a bidder of a lot that is $state has not lost',
  (other) => {
    expect(losers(lot('one', 'awarded'), other)).toEqual(['absent']);
  },
);

test.each([lot('two', 'open'), lot('two', 'scheduled'), lot('two', 'rebid'), lot('two', 'unsuccessful')])(
  'nobody has lost while a lot that is $state can take more bids',
  (other) => {
    expect(losers(lot('one', 'awarded'), other)).toEqual([]);
  },
);
