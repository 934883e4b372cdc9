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
        text: 'List your own contacts with the candidate within two working days. Rolecall decides the working day after. Until then nobody can hire the candidate, and the fee of a hire is on hold.',
      },
      sample: 'Ownership of a candidate disputed',
    },
  },
  'dispute-late': {
    on: ['dispute.delayed'],
    sentence: 'Rolecall’s decision on the dispute about {candidate} is late.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      ...mail,
      copy: {
        subject: 'Decision on the dispute is late: {about}',
        text: 'Rolecall has missed its deadline and will decide as soon as possible. Until then you keep the candidate, nobody can hire them, and the fee of a hire stays on hold.',
      },
      sample: 'Decision on a dispute late, to the owner',
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
        text: 'Your agency still owns the candidate, and nothing changes for your candidacies and fees. The reasons are on the candidate’s page.',
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
        text: 'Your open candidacies for this person have ended, and the fee of a hire goes to the other agency. The reasons are on the candidate’s page.',
      },
      sample: 'Dispute decided against the owner',
    },
  },
  'fee-assigned': {
    on: ['dispute.fee-assigned'],
    sentence: 'Rolecall assigned the fee for {candidate} to another agency.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      ...mail,
      copy: {
        subject: 'Fee assigned to another agency: {about}',
        text: 'Rolecall decided a dispute about who represents the candidate. The hire is not affected. The candidate’s page shows the agency to pay and its fee.',
      },
      sample: 'Fee assigned to another agency, to the employer',
    },
  },
  'own-dispute-late': {
    on: ['dispute.late'],
    sentence: 'Rolecall’s decision on your dispute in {engagement} is late.',
    recipients: { audience: 'party' },
    page: 'disputes',
    mail: {
      ...mail,
      copy: {
        subject: 'Decision on your dispute is late: {about}',
        text: 'Rolecall has missed its deadline and will decide as soon as possible. Until then nobody can hire the candidate, and the fee of a hire stays on hold.',
        action: 'Open disputes',
      },
      sample: 'Decision on a dispute late, to the agency that opened it',
    },
  },
  'own-dispute-upheld': {
    on: ['dispute.upheld'],
    sentence:
      'Rolecall upheld your dispute in {engagement}. Your agency owns the candidate now, unless someone else has become the owner in the meantime.',
    recipients: { audience: 'party' },
    page: 'disputes',
    mail: {
      ...mail,
      copy: {
        subject: 'Dispute upheld: {about}',
        text: 'You can submit the candidate, unless someone else has become their owner in the meantime. If they have already been hired, the fee is due to your agency. See your disputes for the reasons.',
        action: 'Open disputes',
      },
      sample: 'Dispute upheld, to the agency that opened it',
    },
  },
  'own-dispute-dismissed': {
    on: ['dispute.dismissed'],
    sentence: 'Rolecall dismissed your dispute in {engagement}.',
    // A dispute without an owner ends when it is opened, so the user who opened it is the actor.
    recipients: { audience: 'party', includesActor: true },
    page: 'disputes',
    mail: {
      ...mail,
      copy: {
        subject: 'Dispute dismissed: {about}',
        text: 'The candidate’s ownership doesn’t change. See your disputes for the reasons.',
        action: 'Open disputes',
      },
      sample: 'Dispute dismissed, to the agency that opened it',
    },
  },
  'agreed-fee-recorded': {
    on: ['dispute.fee-agreed'],
    sentence: '{client} recorded the fee that you agreed on for a hire in {engagement}.',
    recipients: { audience: 'party' },
    page: 'disputes',
    mail: {
      ...mail,
      copy: {
        subject: 'Agreed fee recorded: {about}',
        text: 'The employer recorded the fee that you agreed on after Rolecall upheld your dispute. Check the amount on the page of your disputes.',
        action: 'Open disputes',
      },
      sample: 'Agreed fee recorded, to the agency that opened the dispute',
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
