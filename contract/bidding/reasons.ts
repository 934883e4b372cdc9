import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const biddingReasons = defineReasons('bidding', {
  'bid-permission': { code: 'no-permission', text: "You don't have permission to place bids." },
  'no-application': { text: 'Your agency has not applied to this engagement.' },
  'application-pending': {
    text: 'Your application has not been approved yet.',
    unblockBy: 'The employer needs to approve the application.',
    who: 'employer',
  },
  'application-not-approved': { text: 'Only agencies with an approved application can bid.' },
  'bidding-not-open': {
    text: 'Bidding on this talent request has not started yet.',
    unblockBy: 'The employer starts the bidding stage.',
    who: 'employer',
  },
  'bidding-over': { text: 'Bidding on this talent request has ended.' },
  'lot-cancelled': { text: 'This talent request was cancelled.' },
  'request-paused': {
    text: 'This talent request is paused. Its end moves by the length of the pause.',
    unblockBy: 'The employer can resume it.',
    who: 'employer',
  },
  'only-tied-bid': { text: 'Only the agencies with equal bids can bid in this round.' },
  'bid-placed': { text: 'Bids are sealed here, and your agency has already placed its one bid.' },
  'no-bid': { text: 'Your agency has no bid on this talent request.' },
  'bid-confirmed': { text: "Your agency's bid needs no confirmation." },
  'withdrawal-passed': { text: 'The deadline for withdrawing this bid has passed.' },
});
