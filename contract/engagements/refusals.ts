import { refusals } from '#contract/common/refusal.ts';

export const engagementRefusals = refusals({
  'closing-settled': { status: 409, words: 'The closing time of this engagement cannot be changed.' },
  'closing-in-the-past': { status: 400, words: 'Closing must be later than now.' },
  'closing-too-far': { status: 400, words: 'Closing must be within a year from now.' },
  'not-to-repeat': { status: 409, words: 'This engagement cannot be published again.' },
  'request-settled': { status: 409, words: 'This cannot be done with this talent request now.' },
  'resume-in-the-past': { status: 400, words: 'The day to resume must be later than now.' },
  'resume-too-far': { status: 400, words: 'The day to resume must be within a year from now.' },
  'more-than-roles': { status: 400, words: 'There are not that many roles left to fill.' },
  'draft-incomplete': { status: 400, words: 'Something is missing before this can be published.' },
  'too-many-drafts': { status: 409, words: 'There are 50 drafts already. Publish or discard one first.' },
  'stage-not-next': { status: 409, words: 'This engagement cannot move to that stage now.' },
  'stage-ends-in-the-past': { status: 400, words: 'The end of the stage must be later than now.' },
  'stage-ends-too-far': { status: 400, words: 'The end of the stage must be within a year from now.' },
  'not-to-end': { status: 409, words: 'This engagement cannot be ended like this now.' },
});
