import { refusals } from '#contract/common/refusal.ts';

export const engagementRefusals = refusals('engagements', {
  'closing-settled': { status: 409, words: 'The closing time of this engagement cannot be changed.' },
  'closing-in-the-past': { status: 400, words: 'Closing must be later than now.' },
  'closing-too-far': { status: 400, words: 'Closing must be within a year from now.' },
  'not-to-repeat': { status: 409, words: 'This engagement cannot be published again.' },
  'request-settled': { status: 409, words: 'This cannot be done with this talent request now.' },
  'basis-settled': {
    status: 409,
    words: 'Agencies bid on this talent request: its roles, location, salary and contracted time stay as they are.',
  },
  'request-changed-meanwhile': {
    status: 409,
    words: 'Somebody has changed this talent request in the meantime. Read it again before you change it.',
  },
  'roles-filled-already': {
    status: 400,
    words: 'There must be more roles than are filled. To look for nobody else, complete the talent request.',
  },
  'question-not-asked': {
    status: 400,
    words: 'A question that you change is not asked any more. Read the talent request again.',
  },
  'no-request-to-add': { status: 409, words: 'No talent request can be added to this engagement now.' },
  'enough-talent-requests': { status: 409, words: 'There are 40 talent requests already.' },
  'resume-in-the-past': { status: 400, words: 'The day to resume must be later than now.' },
  'resume-too-far': { status: 400, words: 'The day to resume must be within a year from now.' },
  'more-than-roles': { status: 400, words: 'There are not that many roles left to fill.' },
  'draft-incomplete': { status: 400, words: 'Something is missing before this can be published.' },
  'too-many-drafts': { status: 409, words: 'There are 50 drafts already. Publish or discard one first.' },
  'stage-not-next': { status: 409, words: 'This engagement cannot move to that stage now.' },
  'stage-ends-in-the-past': { status: 400, words: 'The end of the stage must be later than now.' },
  'stage-ends-too-far': { status: 400, words: 'The end of the stage must be within a year from now.' },
  'too-many-documents': { status: 409, words: 'There are 40 documents already. Remove one first.' },
  'engagement-settled': { status: 409, words: 'This engagement can no longer be changed.' },
  'terms-settled': { status: 409, words: 'The terms of this engagement can no longer be changed.' },
  'terms-changed-meanwhile': {
    status: 409,
    words: 'Somebody has changed the terms in the meantime. Read them again before you change them.',
  },
  'no-set-rate': { status: 400, words: 'Agencies name the rate of this engagement; there is no fee to change.' },
  'not-to-pause': { status: 409, words: 'This cannot be done with this engagement now.' },
  'not-to-end': { status: 409, words: 'This engagement cannot be ended like this now.' },
});
