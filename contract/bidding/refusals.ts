import { refusals } from '#contract/common/refusal.ts';

export const biddingRefusals = refusals('bidding', {
  'not-open-to-you': { status: 409, message: 'Your agency cannot bid on this talent request.' },
  'rules-changed': {
    status: 409,
    message: 'The rules have changed since you read them. Read the new rules and try again.',
  },
  'terms-changed': {
    status: 409,
    message: 'The terms have changed since you read them. Read the new terms and try again.',
  },
  'bid-too-late': { status: 409, message: 'Bidding on this talent request has ended. Your bid was not accepted.' },
  'sealed-bid-placed': {
    status: 409,
    message: 'Bids are sealed and each agency can bid only once. Your agency has already placed its bid.',
  },
  'bid-not-lower': { status: 409, message: 'Your new bid must be lower than your current one.' },
  'step-too-small': {
    status: 409,
    message: 'Your new bid must be lower than your current one by at least the minimum step.',
  },
  'above-ceiling': { status: 409, message: 'Your bid is above the ceiling.' },
  'above-start-price': { status: 409, message: 'Your first bid must not be above the start price.' },
  'bid-out-of-range': {
    status: 409,
    message: 'Enter a percentage from 0.01 to 100, or an amount with no more decimal places than the currency allows.',
  },
  'bid-not-withdrawable': { status: 409, message: 'This bid can no longer be withdrawn.' },
  'nothing-to-confirm': { status: 409, message: 'Your agency has no bid to confirm on this talent request.' },
  'no-result-yet': { status: 409, message: 'The result of this talent request has not been published yet.' },
  'not-to-object': { status: 409, message: 'You cannot object to this result.' },
  'lot-not-changeable': { status: 409, message: 'The bidding rules of this talent request can no longer be changed.' },
  'lot-ends-in-the-past': {
    status: 409,
    message: 'The end of bidding must be in the future and within the next year.',
  },
  'lot-ends-earlier': { status: 409, message: 'Bidding has begun, so its end can only be moved to a later time.' },
  'bid-method-fixed': {
    status: 409,
    message: 'Bids have been placed, so the bid type and the bid method cannot be changed.',
  },
  'not-to-award': { status: 409, message: 'This talent request cannot be awarded.' },
  'award-invalid': { status: 409, message: 'The award does not follow the rules of this talent request.' },
  'reason-missing': { status: 409, message: 'Enter a reason for each agency that you pass over.' },
  'not-to-reopen': { status: 409, message: 'Bidding on this talent request cannot be reopened.' },
  'not-to-rebid': { status: 409, message: 'You cannot start a new round of bidding on this talent request.' },
  'contracted-time-needed': {
    status: 409,
    message: 'The fee for a day or hourly rate depends on the contracted days or hours. Enter them to start the round.',
  },
  'objection-decided': {
    status: 409,
    message: 'This objection has already been decided, or was closed because the award was cancelled.',
  },
});
