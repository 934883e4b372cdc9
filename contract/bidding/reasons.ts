import { commonReasons } from '#contract/common/reasons/common-reasons.ts';
import { defineReasons } from '#contract/common/reasons/define-reasons.ts';
import { biddingRefusals } from './refusals.ts';

export const biddingReasons = defineReasons('bidding', {
  'bid-permission': { code: 'no-permission', text: 'You don’t have permission to place bids.' },
  'no-application': { text: () => commonReasons['not-applied'].text },
  'application-not-approved': { text: 'Only agencies with an approved application can bid.' },
  'bidding-not-open': {
    text: 'Bidding on this talent request has not started yet.',
    unblockBy: 'The employer starts the bidding stage.',
    who: 'employer',
  },
  'lot-cancelled': { text: 'This talent request was cancelled.' },
  'request-paused': {
    text: 'This talent request is paused. Bidding will be extended by the length of the pause.',
    unblockBy: 'The employer can resume it.',
    who: 'employer',
  },
  'only-tied-bid': { text: 'Only the agencies with equal bids can bid in this round.' },
  'bid-placed': { text: () => biddingRefusals['sealed-bid-placed'].message },
  'no-bid': { text: 'Your agency has no bid on this talent request.' },
  'bid-confirmed': { text: 'Your agency’s bid doesn’t need to be confirmed.' },
  'withdrawal-passed': { text: 'The deadline for withdrawing this bid has passed.' },
});

/** Reasons why an action on the results of a lot isn't allowed. */
export const awardReasons = defineReasons('bidding.award', {
  'bidding-not-closed': {
    text: 'Bidding on this talent request has not ended.',
    unblockBy: 'Wait until bidding ends.',
    who: 'you',
  },
  'lot-cancelled': { text: () => biddingReasons['lot-cancelled'].text },
  'results-published': { text: 'The results of this talent request have been published.' },
  'lot-unsuccessful': {
    text: 'Too few agencies have bid on this talent request.',
    unblockBy: 'Reopen bidding, or cancel the talent request.',
    who: 'you',
  },
  'not-unsuccessful': { text: 'Bidding can be reopened only if it was unsuccessful.' },
  'reopened-before': {
    text: 'Bidding on this talent request has already been reopened once.',
    unblockBy: 'Cancel the talent request.',
    who: 'you',
  },
  'contracted-time-missing': {
    text: 'With a day or hourly rate, the fee can’t be calculated until the talent request has a contracted time.',
    unblockBy: 'Start a new round of bidding and enter the contracted time.',
    who: 'you',
  },
  'object-permission': { code: 'no-permission', text: 'You don’t have permission to object to a result.' },
  'no-result': { text: 'There is no published result for your agency.' },
  'standstill-over': { text: 'This result is final.' },
  'has-objected': { text: 'Your agency has already objected to this result.' },
});
