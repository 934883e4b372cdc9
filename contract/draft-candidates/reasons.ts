import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const draftCandidateReasons = defineReasons('draft-candidates', {
  'draft-submitted': { text: 'This draft has been submitted.' },
});
