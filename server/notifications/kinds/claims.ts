import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

const mail = { preference: 'candidateStatusChanged', template: 'candidate-status-changed' } as const;

/**
 * Notifications about an employer's claim that it already knew a candidate: first those for the agency, then those for
 * the employer.
 */
export const claimKinds = {
  'candidate-claimed': {
    on: ['claim.made'],
    sentence: '{client} claims that it already knew {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      ...mail,
      copy: {
        subject: 'Claimed as already known: {about}',
        text: 'Read the client’s proof, then accept the claim or contest it within five working days. A claim without an answer is accepted automatically.',
      },
      sample: 'Candidate claimed by the employer',
    },
  },
  'claim-withdrawn': {
    on: ['claim.withdrawn'],
    sentence: '{client} withdrew its claim on {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: null,
  },
  'claim-late': {
    on: ['claim.late'],
    sentence: 'Rolecall’s decision on the claim by {client} on {candidate} is late.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      ...mail,
      copy: {
        subject: 'Decision on the claim is late: {about}',
        text: 'Rolecall has missed its deadline and will decide as soon as possible. Until then the ownership doesn’t change, nobody can hire the candidate, and no fee is due.',
      },
      sample: 'Decision on a claim late, to the agency',
    },
  },
  'claim-lapsed': {
    on: ['claim.lapsed'],
    sentence: 'The claim by {client} on {candidate} was accepted because your agency did not answer in time.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      ...mail,
      copy: {
        subject: 'Unanswered claim: {about}',
        text: 'The candidacy has ended, and the client owns the candidate.',
      },
      sample: 'Unanswered claim, to the agency',
    },
  },
  'claim-upheld': {
    on: ['claim.upheld'],
    sentence: 'Rolecall upheld the claim by {client} on {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      ...mail,
      copy: {
        subject: 'Claim upheld: {about}',
        text: 'The candidacy has ended, and the client owns the candidate. The reasons are on the candidate’s page.',
      },
      sample: 'Claim upheld, to the agency',
    },
  },
  'claim-dismissed': {
    on: ['claim.dismissed'],
    sentence: 'Rolecall dismissed the claim by {client} on {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      ...mail,
      copy: {
        subject: 'Claim dismissed: {about}',
        text: 'The claim has no effect on your agency’s ownership or on the candidacy. The reasons are on the candidate’s page.',
      },
      sample: 'Claim dismissed, to the agency',
    },
  },
  'own-claim-accepted': {
    on: ['claim.accepted', 'claim.lapsed'],
    sentence: 'Your claim on {candidate} was accepted.',
    recipients: { audience: 'party' },
    page: 'employer-claim',
    mail: {
      ...mail,
      copy: {
        subject: 'Claim accepted: {about}',
        text: 'The agency has accepted your claim or has not answered it in time. The candidacy has ended, and you own the candidate.',
      },
      sample: 'Claim accepted, to the employer',
    },
  },
  'own-claim-contested': {
    on: ['claim.contested'],
    sentence: '{agency} contests your claim on {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-claim',
    mail: {
      ...mail,
      copy: {
        subject: 'Claim contested: {about}',
        text: 'Rolecall decides within three working days. Until then the candidate cannot be hired.',
      },
      sample: 'Claim contested, to the employer',
    },
  },
  'own-claim-late': {
    on: ['claim.late'],
    sentence: 'Rolecall’s decision on your claim on {candidate} is late.',
    recipients: { audience: 'party' },
    page: 'employer-claim',
    mail: {
      ...mail,
      copy: {
        subject: 'Decision on your claim is late: {about}',
        text: 'Rolecall has missed its deadline and will decide as soon as possible. Until then the ownership doesn’t change, and you can’t hire the candidate. You can withdraw your claim at any time.',
      },
      sample: 'Decision on a claim late, to the employer',
    },
  },
  'own-claim-upheld': {
    on: ['claim.upheld'],
    sentence: 'Rolecall upheld your claim on {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-claim',
    mail: {
      ...mail,
      copy: {
        subject: 'Claim upheld: {about}',
        text: 'The candidacy has ended, and you own the candidate. The reasons are on the candidate’s page.',
      },
      sample: 'Claim upheld, to the employer',
    },
  },
  'own-claim-dismissed': {
    on: ['claim.dismissed'],
    sentence: 'Rolecall dismissed your claim on {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-claim',
    mail: {
      ...mail,
      copy: {
        subject: 'Claim dismissed: {about}',
        text: 'The claim has no effect on the agency’s ownership or on the candidacy. The reasons are on the candidate’s page.',
      },
      sample: 'Claim dismissed, to the employer',
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
