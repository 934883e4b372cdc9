import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

/** Notifications about an agency's people. */
export const peopleKinds = {
  'people-due': {
    on: ['person.retention-due'],
    sentence: '{count} will be erased from {day} on: your retention period ends.',
    recipients: { audience: 'party' },
    page: 'people-due',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      isDeadline: true,
      copy: {
        subject: 'To be erased soon: {about}',
        text: 'Nothing has happened with them for the retention period of your agency. Any activity keeps them: a note, a submission, or a consent. Dates, numbers and fees stay in any case.',
        action: 'Show them',
        why: 'You received this email because candidate emails are turned on.',
      },
      sample: 'People to be erased soon',
      sampleFacts: {
        engagement: null,
        talentRequest: null,
        candidate: null,
        client: null,
        count: '12 people',
        day: '20 Dec 2026',
      },
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
