import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

const baseSalary = { revised: 'baseSalary' } as const;
const totalCompensation = { revised: 'totalCompensation' } as const;
const both = { revised: 'both' } as const;

/**
 * Notifications about revisions of a candidate's base salary, total compensation or both. The amounts appear only on the
 * candidate's page.
 */
export const salaryKinds = {
  'employer-proposed-salary': {
    on: ['candidate.employer-proposed-salary'],
    sentence: '{client} proposes a different {pay} for {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: '{pay} Proposed: {about}',
        text: 'Compare the amounts and your fee before and after the change, then approve or reject the proposal.',
      },
      sample: 'Salary proposed by the employer',
      sampleFacts: baseSalary,
    },
  },
  'employer-approved-salary': {
    on: ['candidate.employer-approved-salary'],
    sentence: '{client} approved the revised {pay} for {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: '{pay} Approved: {about}',
        text: 'The change applies from now on. The candidate’s page shows the new amounts and your fee.',
      },
      sample: 'Salary approved by the employer',
      sampleFacts: totalCompensation,
    },
  },
  'employer-rejected-salary': {
    on: ['candidate.employer-rejected-salary'],
    sentence: '{client} rejected the revised {pay} for {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: '{pay} Not Approved: {about}',
        text: 'The candidate’s pay and status and your fee don’t change.',
      },
      sample: 'Salary rejected by the employer',
      sampleFacts: both,
    },
  },
  'employer-withdrew-salary': {
    on: ['candidate.employer-withdrew-salary'],
    sentence: '{client} withdrew the {pay} it proposed for {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: null,
  },
  'salary-corrected': {
    on: ['candidate.salary-corrected'],
    sentence: 'Rolecall corrected the {pay} of {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: '{pay} Corrected: {about}',
        text: 'See the candidate’s page for the reason, the new amounts and your fee.',
      },
      sample: 'Salary of a hire corrected, to the agency',
      sampleFacts: baseSalary,
    },
  },
  'agency-proposed-salary': {
    on: ['candidate.salary-proposed'],
    sentence: '{agency} proposes a different {pay} for {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: '{pay} Proposed: {about}',
        text: 'Compare the amounts and the fee before and after the change, then approve or reject the proposal.',
      },
      sample: 'Salary proposed by the agency',
      sampleFacts: totalCompensation,
    },
  },
  'agency-approved-salary': {
    on: ['candidate.salary-approved'],
    sentence: '{agency} approved the revised {pay} for {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: '{pay} Approved: {about}',
        text: 'The change applies from now on. The candidate’s page shows the new amounts and the fee.',
      },
      sample: 'Salary approved by the agency',
      sampleFacts: both,
    },
  },
  'agency-rejected-salary': {
    on: ['candidate.salary-rejected'],
    sentence: '{agency} rejected the revised {pay} for {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: '{pay} Not Approved: {about}',
        text: 'The candidate’s pay and status and the fee don’t change.',
      },
      sample: 'Salary rejected by the agency',
      sampleFacts: baseSalary,
    },
  },
  'agency-withdrew-salary': {
    on: ['candidate.salary-withdrawn'],
    sentence: '{agency} withdrew the {pay} it proposed for {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: null,
  },
  'hire-salary-corrected': {
    on: ['candidate.salary-corrected'],
    sentence: 'Rolecall corrected the {pay} of your hire {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: '{pay} Corrected: {about}',
        text: 'See the candidate’s page for the reason, the new amounts and the fee.',
      },
      sample: 'Salary of a hire corrected, to the employer',
      sampleFacts: totalCompensation,
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
