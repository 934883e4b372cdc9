import { applicationStatus } from '#contract/applications/states.ts';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

const { pending, approved, rebid } = applicationStatus;

/** The agencies that take part in clarification. */
const participants = { applicationStatuses: [pending, approved, rebid] } as const;

const reminders = {
  questions: {
    closes: 'Questions close',
    text: 'Once questions close, you can no longer ask the employer about this engagement.',
    action: 'Open the clarifications',
    sample: 'Questions close',
  },
  answers: {
    closes: 'Answers due',
    text: 'An agency’s question has no answer yet. You can still answer after the deadline, but the answer will be late.',
    action: 'Open the questions',
    sample: 'Answers due, the employer,',
  },
} as const;

/** Returns the email sent before a clarification deadline. */
const reminderMail = (deadline: keyof typeof reminders, within: 'within 24 hours' | 'within an hour') => {
  const { closes, text, action, sample } = reminders[deadline];
  return {
    preference: 'applicationUpdated',
    template: 'deadline',
    isDeadline: true,
    copy: { subject: `${closes} ${within}: {about}`, text, action, closes },
    sample: `${sample} ${within}`,
  } as const;
};

/** Notifications about clarifications, comments and discussions, without the messages themselves. */
export const clarificationKinds = {
  'question-received': {
    on: ['clarification.topic-opened', 'clarification.question-asked'],
    sentence: '{agency} asked a question in {engagement}.',
    recipients: { audience: 'party' },
    page: 'employer-clarifications',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      isAnswerable: true,
      copy: {
        subject: 'New question: {about}',
        text: 'Answer the agency, or publish the answer to all agencies that take part.',
        over: 'Clarification',
        action: 'Open the question',
      },
      sample: 'Question, the employer',
    },
  },
  'questions-end': {
    on: ['clarification.questions-end'],
    sentence: 'Questions in {engagement} close within 24 hours.',
    recipients: { audience: participants },
    page: 'clarifications',
    mail: reminderMail('questions', 'within 24 hours'),
  },
  'questions-end-in-an-hour': {
    on: ['clarification.questions-end-in-an-hour'],
    sentence: 'Questions in {engagement} close within an hour.',
    recipients: { audience: participants },
    page: 'clarifications',
    mail: reminderMail('questions', 'within an hour'),
  },
  'answers-due': {
    on: ['clarification.answers-due'],
    sentence: 'Answers in {engagement} are due within 24 hours.',
    recipients: { audience: 'party' },
    page: 'employer-clarifications',
    mail: reminderMail('answers', 'within 24 hours'),
  },
  'answers-due-in-an-hour': {
    on: ['clarification.answers-due-in-an-hour'],
    sentence: 'Answers in {engagement} are due within an hour.',
    recipients: { audience: 'party' },
    page: 'employer-clarifications',
    mail: reminderMail('answers', 'within an hour'),
  },
  'question-replied': {
    on: ['clarification.replied'],
    sentence: '{agency} replied to a clarification in {engagement}.',
    recipients: { audience: 'party', coalescedBy: 'engagementId' },
    page: 'employer-clarifications',
    mail: null,
  },
  'clarification-answered': {
    on: ['clarification.answered'],
    sentence: '{client} answered your question in {engagement}.',
    recipients: { audience: 'party' },
    page: 'clarifications',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      isAnswerable: true,
      copy: {
        subject: 'Question answered: {about}',
        text: 'Only your agency sees this answer until it is published.',
        over: 'Clarification',
        action: 'Read the answer',
      },
      sample: 'Question answered',
    },
  },
  'clarification-published': {
    on: ['clarification.published'],
    sentence: '{client} published an answer in {engagement}.',
    recipients: {
      audience: participants,
      coalescedBy: 'engagementId',
    },
    page: 'clarifications',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Answer published: {about}',
        text: 'All agencies that take part can read this answer.',
        over: 'Clarification',
        action: 'Read the answer',
      },
      sample: 'Answer published',
    },
  },
  'discussion-message': {
    on: ['discussion.written-by-employer'],
    sentence: '{client} wrote to your agency.',
    recipients: { audience: 'party', coalescedBy: 'threadId' },
    page: 'discussion',
    mail: {
      preference: 'applicationUpdated',
      template: 'message',
      isAnswerable: true,
      copy: { subject: 'New message from {about}', text: 'Only your agency and the client can read this message.' },
      sample: 'Message',
    },
  },
  'discussion-message-received': {
    on: ['discussion.written-by-agency'],
    sentence: '{agency} wrote to you.',
    recipients: { audience: 'party', coalescedBy: 'threadId' },
    page: 'employer-discussion',
    mail: {
      preference: 'applicationUpdated',
      template: 'message',
      isAnswerable: true,
      copy: { subject: 'New message from {about}', text: 'Only your company and the agency can read this message.' },
      sample: 'Message, the employer',
    },
  },
  'candidate-commented': {
    on: ['candidate.commented-by-employer'],
    sentence: '{client} commented on {candidate}.',
    recipients: { audience: 'party', coalescedBy: 'candidateId' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      isAnswerable: true,
      copy: { subject: 'New comment: {about}', text: 'The employer has commented on this candidate.' },
      sample: 'Candidate commented on',
    },
  },
  'candidate-comment-received': {
    on: ['candidate.commented'],
    sentence: '{agency} commented on {candidate}.',
    recipients: { audience: 'party', coalescedBy: 'candidateId' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      isAnswerable: true,
      copy: { subject: 'New comment: {about}', text: 'The agency has commented on this candidate.' },
      sample: 'Candidate commented on, the employer',
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
