import { defineCopy } from '#contract/common/copy.ts';

export const nextActionCopy = defineCopy('board.nextAction', {
  submitCandidate: 'Submit a candidate',
  paused: 'Paused by the employer',
});

/** The messages about an engagement's next step, as shown to an agency. */
export const upcomingStepCopy = defineCopy('board.upcomingStep', {
  application: 'Applications close.',
  review: 'The employer reviews your application.',
  clarification: 'Bidding opens after clarification.',
  lotEnd: 'Bidding ends.',
  bidding: 'The employer awards the engagement after bidding.',
  fulfillment: 'The employer reviews candidates until all roles are filled.',
});

export const cancelledCopy = defineCopy('board.cancelled', {
  successfee: 'Engagement has been cancelled.',
  competitive: 'Auction has been cancelled.',
});
