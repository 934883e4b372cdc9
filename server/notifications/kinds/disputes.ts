import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

const mail = { preference: 'candidateStatusChanged', template: 'candidate-status-changed' } as const;

/**
 * Notifications about disputes between agencies over a candidate's ownership: first those for the owner, then those for
 * the agency that opened the dispute. Neither learns the other's name.
 */
export const disputeKinds = {
  'ownership-disputed': {
    on: ['dispute.raised'],
    sentence: 'Another agency disputes that you represent {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      ...mail,
      copy: {
        subject: 'Ownership disputed: {about}',
        text: 'List your own contacts with the candidate within two working days. Rolecall then decides within three working days. Nobody can hire the candidate until then.',
      },
      sample: 'Ownership of a candidate disputed',
    },
  },
  'dispute-dropped': {
    on: ['dispute.dropped'],
    sentence: 'The dispute about {candidate} was withdrawn.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: null,
  },
  'dispute-kept': {
    on: ['dispute.kept'],
    sentence: 'Rolecall decided that your agency represents {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      ...mail,
      copy: {
        subject: 'You keep the candidate: {about}',
        text: "Your agency still owns the candidate, and the candidacy continues. The reasons are on the candidate's page.",
      },
      sample: 'Dispute decided for the owner',
    },
  },
  'dispute-lost': {
    on: ['dispute.lost'],
    sentence: 'Rolecall decided that another agency represents {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      ...mail,
      copy: {
        subject: 'Another agency represents the candidate: {about}',
        text: "The candidacy has ended. The reasons are on the candidate's page.",
      },
      sample: 'Dispute decided against the owner',
    },
  },
  'own-dispute-upheld': {
    on: ['dispute.upheld'],
    sentence: 'Rolecall upheld your dispute in {engagement}. You can submit the candidate now.',
    recipients: { audience: 'party' },
    page: 'disputes',
    mail: {
      ...mail,
      copy: {
        subject: 'Dispute upheld: {about}',
        text: 'Your agency owns the candidate, and you can submit them. See your disputes for the reasons.',
        action: 'Open disputes',
      },
      sample: 'Dispute upheld, to the agency that opened it',
    },
  },
  'own-dispute-dismissed': {
    on: ['dispute.dismissed'],
    sentence: 'Rolecall dismissed your dispute in {engagement}.',
    recipients: { audience: 'party' },
    page: 'disputes',
    mail: {
      ...mail,
      copy: {
        subject: 'Dispute dismissed: {about}',
        text: "The candidate's ownership doesn't change. See your disputes for the reasons.",
        action: 'Open disputes',
      },
      sample: 'Dispute dismissed, to the agency that opened it',
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
