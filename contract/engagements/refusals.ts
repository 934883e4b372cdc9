import { refusals } from '#contract/common/refusal.ts';

export const engagementRefusals = refusals('engagements', {
  'closing-settled': { status: 409, message: 'The closing time of this engagement cannot be changed.' },
  'closing-in-the-past': { status: 400, message: 'Closing time must be in the future.' },
  'closing-too-far': { status: 400, message: 'Closing time must be within the next year.' },
  'not-to-repeat': { status: 409, message: 'This engagement can’t be republished.' },
  'request-settled': { status: 409, message: 'This isn’t possible for this talent request at the moment.' },
  'basis-settled': {
    status: 409,
    message:
      'Bidding has ended, so the roles, location, salary and contracted time of this talent request can’t be changed.',
  },
  'request-changed-meanwhile': {
    status: 409,
    message: 'Someone changed this talent request in the meantime. Review their changes before you make yours.',
  },
  'roles-filled-already': {
    status: 400,
    message: 'The number of roles must be higher than the number filled. To stop hiring, complete the talent request.',
  },
  'question-not-asked': {
    status: 400,
    message: 'A question you changed has been removed. Reload the talent request.',
  },
  'no-request-to-add': { status: 409, message: 'You can’t add a talent request to this engagement at the moment.' },
  'enough-talent-requests': { status: 409, message: 'This engagement has reached the limit of 40 talent requests.' },
  'resume-in-the-past': { status: 400, message: 'The date to resume on must be in the future.' },
  'resume-too-far': { status: 400, message: 'The date to resume on must be within the next year.' },
  'more-than-roles': { status: 400, message: 'There aren’t that many roles left to fill.' },
  'draft-incomplete': { status: 400, message: 'Complete the missing details before you publish.' },
  'too-many-drafts': { status: 409, message: 'You’ve reached the limit of 50 drafts. Publish or discard one first.' },
  'stage-not-next': { status: 409, message: 'This engagement can’t move to that stage at the moment.' },
  'clarification-settled': { status: 409, message: 'These times can no longer be changed.' },
  'questions-after-answers': { status: 400, message: 'Questions must close before answers are due.' },
  'stage-ends-in-the-past': { status: 400, message: 'The end of the stage must be in the future.' },
  'stage-ends-too-far': { status: 400, message: 'The end of the stage must be within the next year.' },
  'too-many-documents': {
    status: 409,
    message: 'This engagement has reached the limit of 40 documents. Remove one first.',
  },
  'engagement-settled': { status: 409, message: 'This engagement can no longer be changed.' },
  'terms-settled': { status: 409, message: 'The terms of this engagement can no longer be changed.' },
  'terms-changed-meanwhile': {
    status: 409,
    message: 'Someone changed the terms in the meantime. Review their changes before you make yours.',
  },
  'no-set-rate': { status: 400, message: 'Agencies set the rate for this engagement, so there is no fee to change.' },
  'not-to-pause': { status: 409, message: 'This isn’t possible for this engagement at the moment.' },
  'not-to-end': { status: 409, message: 'This engagement can’t be ended this way at the moment.' },
});
