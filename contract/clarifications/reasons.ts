import { unblockSteps } from '#contract/common/reasons/common-reasons.ts';
import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const clarificationReasons = defineReasons('clarifications', {
  'ask-permission': { code: 'no-permission', text: 'You don’t have permission to ask questions.' },
  'comment-permission': { code: 'no-permission', text: 'You don’t have permission to comment on candidates.' },
  'discussion-permission': { code: 'no-permission', text: 'You don’t have permission to start discussions.' },
  'no-clients': {
    code: 'no-partners',
    text: 'You can only start discussions with clients that your agency has applied to or asked for prequalification.',
    unblockBy: 'Apply to an engagement or request prequalification.',
    who: 'ownAgency',
  },
  'no-agencies': {
    code: 'no-partners',
    text: 'You can only start discussions with agencies that have applied or asked for prequalification.',
  },
  'not-applied': {
    text: 'Only agencies that have applied can ask questions.',
    unblockBy: () => unblockSteps.apply,
    who: 'ownAgency',
  },
  'application-closed': { text: 'Your agency’s application is no longer active.' },
  'questions-closed': {
    text: 'The deadline for questions has passed.',
    unblockBy: () => unblockSteps.extendDeadline,
    who: 'employer',
  },
  'replies-closed': {
    code: 'questions-closed',
    text: 'Clarification has closed.',
    unblockBy: () => unblockSteps.extendDeadline,
    who: 'employer',
  },
  'already-published': { text: 'This clarification is published. Add to the published answer instead.' },
  'published-read-only': {
    code: 'already-published',
    text: 'Only the employer can add to a published answer.',
    unblockBy: 'Ask a question of your own.',
    who: 'you',
  },
  'edit-passed': {
    text: 'Messages can be edited for 15 minutes.',
    unblockBy: 'Write another message.',
    who: 'you',
  },
  'not-author': { text: 'Only the author can edit a message.' },
});
