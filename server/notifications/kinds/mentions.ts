import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

const inClarification = {
  on: ['clarification.mentioned'],
  recipients: { audience: 'mentioned' },
} as const;
const clarificationMail = {
  preference: 'applicationUpdated',
  template: 'application-updated',
  isAnswerable: true,
  copy: {
    subject: 'You were mentioned: {about}',
    text: 'A message in a clarification mentions you.',
    over: 'Clarification',
    action: 'Read the message',
  },
} as const;

const inComment = {
  on: ['comment.mentioned'],
  recipients: { audience: 'mentioned' },
} as const;
const commentMail = {
  preference: 'candidateStatusChanged',
  template: 'candidate-status-changed',
  isAnswerable: true,
  copy: { subject: 'You were mentioned: {about}', text: 'A comment on this candidate mentions you.' },
} as const;

const inDiscussion = {
  on: ['discussion.mentioned'],
  recipients: { audience: 'mentioned' },
} as const;
const discussionMail = {
  preference: 'applicationUpdated',
  template: 'message',
  isAnswerable: true,
  copy: {
    subject: 'You were mentioned in a discussion with {about}',
    text: 'A message in the discussion mentions you.',
  },
} as const;

/** Notifications to the users mentioned in a message, instead of the notification about the message. */
export const mentionKinds = {
  'mentioned-in-clarification': {
    ...inClarification,
    sentence: 'You were mentioned in a clarification in {engagement}.',
    page: 'clarifications',
    mail: { ...clarificationMail, sample: 'Mentioned in a clarification' },
  },
  'employer-mentioned-in-clarification': {
    ...inClarification,
    sentence: 'You were mentioned in a clarification in your engagement {engagement}.',
    page: 'employer-clarifications',
    mail: { ...clarificationMail, sample: 'Mentioned in a clarification, the employer' },
  },
  'mentioned-in-comment': {
    ...inComment,
    sentence: 'You were mentioned in a comment on {candidate}.',
    page: 'candidate',
    mail: { ...commentMail, sample: 'Mentioned in a comment' },
  },
  'employer-mentioned-in-comment': {
    ...inComment,
    sentence: 'You were mentioned in a comment on {candidate}, {talentRequest}.',
    page: 'employer-candidate',
    mail: { ...commentMail, sample: 'Mentioned in a comment, the employer' },
  },
  'mentioned-in-discussion': {
    ...inDiscussion,
    sentence: 'You were mentioned in a discussion with {client}.',
    page: 'discussion',
    mail: { ...discussionMail, sample: 'Mentioned in a discussion' },
  },
  'employer-mentioned-in-discussion': {
    ...inDiscussion,
    sentence: 'You were mentioned in a discussion with {agency}.',
    page: 'employer-discussion',
    mail: { ...discussionMail, sample: 'Mentioned in a discussion, the employer' },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
