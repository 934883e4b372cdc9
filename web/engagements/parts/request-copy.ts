import { defineCopy } from '#contract/common/copy.ts';

/** The copy for changes to talent requests. */
export const requestCopy = defineCopy('engagement-requests', {
  editRequest: 'Edit {request}',
  editRequestText:
    'Agencies will see the changes immediately. Those that have applied will be notified and can compare the talent request with its previous version. Candidates will keep their status and answers.',
  basisDuringBidding:
    'Bidding has started. If you change roles, location, salary or contracted time, agencies that have bid must confirm or change their bids, and bidding stays open for at least 24 hours. Unconfirmed bids don’t count.',
  basisStays: 'You can’t change the roles, location, salary or contracted time of this talent request. {why}',
  requestChanged: '{request} has been changed.',
  addRequestText:
    'The new talent request has the same terms as the engagement. Agencies will see it immediately, and those that have applied will be notified.',
  requestAdded: '{request} has been added.',
  questionAdded: 'New question',
  questionChanged: 'Question',
  questionWithdrawn: 'Question removed',
  wantedChanged: 'Qualifying answer: {question}',
  was: 'was',
  isNow: 'is now',
  nothing: 'none',
});
