import { refusals } from '#contract/common/refusal.ts';

export const engagementRefusals = refusals({
  'closing-settled': { status: 409, words: 'The closing time of this engagement cannot be changed.' },
  'closing-in-the-past': { status: 400, words: 'Closing must be later than now.' },
  'closing-too-far': { status: 400, words: 'Closing must be within a year from now.' },
  'not-to-repeat': { status: 409, words: 'This engagement cannot be published again.' },
});
