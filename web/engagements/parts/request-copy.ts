import { defineCopy } from '#contract/common/copy.ts';

/** The copy for changes to talent requests. */
export const requestCopy = defineCopy('engagement-requests', {
  editRequest: 'Edit {request}',
  editRequestText:
    'Agencies see the changes immediately. Agencies that have applied are notified and can compare with the previous version. Candidates keep their status and answers.',
  basisDuringBidding:
    'Bidding has started. If you change roles, location, salary or contracted time, agencies that have bid must confirm or change their bids, and bidding ends in 24 hours at the earliest. Unconfirmed bids don’t count.',
  basisStays: 'You can’t change its roles, location, salary and contracted time. {why}',
  requestChanged: '{request} has been changed.',
  addRequestText:
    'Agencies see it immediately, and agencies that have applied are notified. The engagement’s terms apply to it.',
  requestAdded: '{request} has been added.',
  questionAdded: 'New question',
  questionChanged: 'Question',
  questionWithdrawn: 'Question removed',
  wantedChanged: 'Wanted answer: {question}',
  was: 'was',
  isNow: 'is now',
  nothing: 'none',
});
