import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const disputeReasons = defineReasons('disputes', {
  'dispute-ended': { text: 'This dispute has ended.' },
  'dispute-answered': { text: 'Your agency has answered this dispute.' },
  'dispute-answer-late': { code: 'dispute-answered', text: 'The time to answer this dispute is over.' },
  'dispute-not-answered': {
    text: 'The owner of the candidate can still answer.',
    unblockBy: 'Wait for the answer or for the end of the time to answer.',
  },
  'dispute-of-other-side': { code: 'dispute-ended', text: 'Only Rolecall decides disputes.' },
  'dispute-hired': {
    code: 'candidate-hired',
    text: 'The candidate has been hired, so the ownership can no longer change.',
  },
});
