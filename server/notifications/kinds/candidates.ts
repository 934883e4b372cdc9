import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

/** Notifications about candidates. An email's subject never contains a candidate's name. */
export const candidateKinds = {
  'candidate-moved': {
    on: ['candidate.moved'],
    sentence: '{candidate} is now {status} for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate {status}: {about}',
        text: 'The employer has moved this candidate forward.',
      },
      sample: 'Candidate moved',
      sampleFacts: { status: 'Interviewing' },
    },
  },
  'candidate-move-undone': {
    on: ['candidate.move-undone'],
    sentence: '{candidate} is back at {status} for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate back at {status}: {about}',
        text: 'The employer has undone its last move for this candidate.',
      },
      sample: 'Move undone',
      sampleFacts: { status: 'Screening' },
    },
  },
  'candidate-hired': {
    on: ['candidate.hired'],
    sentence: '{candidate} was hired for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate Hired: {about}',
        text: 'Congratulations! The engagement page shows what you have earned.',
      },
      sample: 'Candidate hired',
    },
  },
  'candidate-rejected': {
    on: ['candidate.rejected'],
    sentence: '{candidate} was rejected for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate Rejected: {about}',
        text: 'See the candidate’s page for the employer’s reasons.',
      },
      sample: 'Candidate rejected',
    },
  },
  'candidate-unrejected': {
    on: ['candidate.unrejected'],
    sentence: '{candidate} is being considered again for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate Reconsidered: {about}',
        text: 'The employer has undone the rejection.',
      },
      sample: 'Candidate reconsidered',
    },
  },
  'candidate-not-selected': {
    on: ['candidate.not-selected'],
    sentence: '{candidate} was not selected for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate Not Selected: {about}',
        text: 'The talent request ended and this candidate was not hired.',
      },
      sample: 'Candidate not selected',
    },
  },
  'candidate-received': {
    on: ['candidate.submitted'],
    sentence: '{agency} submitted {candidate} for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'new-candidate',
      copy: {
        subject: 'New candidate for {about} from {agency}',
        text: 'Review the documents and answers, then move the candidate forward or reject them with a reason.',
      },
      sample: 'New candidate',
    },
  },
  'candidate-edited': {
    on: ['candidate.edited', 'candidate.answers-changed', 'candidate.document-added', 'candidate.document-deleted'],
    sentence: '{agency} updated {candidate}.',
    recipients: { audience: 'party', coalescedBy: 'candidateId' },
    page: 'employer-candidate',
    mail: null,
  },
  'candidate-withdrawn': {
    on: ['candidate.withdrawn'],
    sentence: '{agency} withdrew {candidate} from {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      canBeUndone: true,
      copy: {
        subject: 'Candidate Withdrawn: {about}',
        text: 'The candidate is no longer on your list.',
        action: 'Open the engagement',
      },
      sample: 'Candidate withdrawn',
    },
  },
  'candidate-returned': {
    on: ['candidate.withdrawal-undone'],
    sentence: '{agency} undid the withdrawal of {candidate} for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: null,
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
