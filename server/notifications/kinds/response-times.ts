import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

/** Notifications about employers that take longer to answer than their service level. */
export const responseTimeKinds = {
  'application-overdue': {
    on: ['application.response-overdue'],
    sentence: '{agency} is still waiting for your decision on its application to {engagement}.',
    recipients: { audience: 'party' },
    page: 'employer-applications',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: '{agency} is waiting for your decision: {about}',
        text: 'The application has waited longer than your service level. Approve it, or decline it with a reason.',
        over: 'Application',
      },
      sample: 'Application overdue',
    },
  },
  'application-escalated': {
    on: ['application.response-escalated'],
    sentence: '{client} has not answered your application to {engagement}. Rolecall has been informed.',
    recipients: { audience: 'party' },
    page: 'application',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Escalated to Rolecall: {about}',
        text: 'The employer was reminded and has not answered. Your application is unchanged.',
      },
      sample: 'Application escalated',
    },
  },
  'candidate-overdue': {
    on: ['candidate.response-overdue'],
    sentence: '{agency} is still waiting for you to review {candidate} for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate waiting for your review: {about}',
        text: 'The candidate has waited longer than your service level. Review the candidate, then move them forward or reject them with a reason.',
      },
      sample: 'Candidate overdue',
    },
  },
  'candidate-escalated': {
    on: ['candidate.response-escalated'],
    sentence: '{client} has not reviewed {candidate} for {talentRequest}. Rolecall has been informed.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Escalated to Rolecall: {about}',
        text: 'The employer was reminded and has not reviewed this candidate. Status and ownership are unchanged.',
      },
      sample: 'Candidate escalated',
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
