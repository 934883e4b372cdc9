import { commonReasons } from '#contract/common/reasons/common-reasons.ts';
import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const disputeReasons = defineReasons('disputes', {
  'dispute-ended': { text: 'This dispute has ended.' },
  'dispute-answered': { text: 'Your agency has answered this dispute.' },
  'dispute-answer-late': { code: 'dispute-answered', text: 'The deadline for answering this dispute has passed.' },
  'dispute-not-answered': {
    text: 'The agency that owns the candidate can still answer.',
    unblockBy: 'Wait until the owner answers or the deadline passes.',
  },
  'dispute-of-other-side': { code: 'dispute-ended', text: 'Only Rolecall decides disputes.' },
  'dispute-claimed': {
    code: 'claim-pending',
    text: () => commonReasons['claim-pending'].text,
    unblockBy: 'Wait until the claim has ended.',
  },
});
