import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const claimReasons = defineReasons('claims', {
  'already-claimed': { text: 'You have already claimed this candidate. A candidate can be claimed only once.' },
  'claim-time-over': { text: 'The deadline for claiming this candidate has passed. The agency owns the candidate.' },
  'claim-introduced': {
    text: 'You have been in touch with this candidate since an earlier submission, so no contact can show that you already knew them.',
  },
  'claim-hired': { code: 'candidate-hired', text: 'You have hired this candidate.' },
  'claim-decided': { text: 'This claim has been decided.' },
  'claim-contested': {
    code: 'claim-decided',
    text: 'The agency has contested this claim.',
    unblockBy: 'Wait for Rolecall’s decision.',
  },
  'claim-not-contested': { code: 'claim-decided', text: 'The agency has not contested this claim.' },
  'claim-of-other-side': { code: 'claim-decided', text: 'The next step is up to the other side or Rolecall.' },
});
