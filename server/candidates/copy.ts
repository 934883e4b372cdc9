import { defineCopy } from '#contract/common/copy.ts';

/** The messages of the check before a submission, for a person who may be submitted. */
export const resubmissionCopy = defineCopy('candidates.resubmission', {
  submittedBefore: 'You submitted this candidate before on {date}. You can resubmit.',
  owned: 'You own this candidate until {date}.',
  similar: 'A similar candidate exists. Check before you submit.',
});
