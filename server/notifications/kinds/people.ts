import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

/** Notifications about an agency's people. */
export const peopleKinds = {
  'people-due': {
    on: ['person.retention-due'],
    sentence: 'The data of {count} will be erased on or after {day}, because your retention period ends.',
    recipients: { audience: 'party' },
    page: 'people-due',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      isDeadline: true,
      copy: {
        subject: 'Erasure due soon: {about}',
        text: 'These people have had no activity for the whole of your agency’s retention period. Their data is kept if there is new activity, such as a note, a submission or a consent. Dates, numbers and fees are always kept.',
        action: 'Show these people',
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
  'person-agreed-to-be-kept': {
    on: ['person.renewed'],
    sentence: '{candidate} agreed that your agency keeps their details.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: null,
  },
  'person-refused-to-be-kept': {
    on: ['person.keep-refused'],
    // The person is erased at once unless their data must be kept, so this sentence usually has no name to show.
    sentence: '{candidate} refused to let your agency keep their details.',
    recipients: { audience: 'party' },
    page: 'people-due',
    mail: null,
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
