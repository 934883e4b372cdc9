import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

/** Notifications about revisions of a candidate's salary. The amounts appear only on the candidate's page. */
export const salaryKinds = {
  'employer-proposed-salary': {
    on: ['candidate.employer-proposed-salary'],
    sentence: '{client} proposes a different salary for {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Salary Proposed: {about}',
        text: 'Compare the salary and your fee before and after the change, then approve or reject the proposal.',
      },
      sample: 'Salary proposed by the employer',
    },
  },
  'employer-approved-salary': {
    on: ['candidate.employer-approved-salary'],
    sentence: '{client} approved the revised salary for {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Salary Approved: {about}',
        text: 'The new salary and your new fee apply from now on.',
      },
      sample: 'Salary approved by the employer',
    },
  },
  'employer-rejected-salary': {
    on: ['candidate.employer-rejected-salary'],
    sentence: '{client} rejected the revised salary for {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Salary Not Approved: {about}',
        text: 'The salary, your fee and the candidate’s status don’t change.',
      },
      sample: 'Salary rejected by the employer',
    },
  },
  'employer-withdrew-salary': {
    on: ['candidate.employer-withdrew-salary'],
    sentence: '{client} withdrew its salary proposal for {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: null,
  },
  'salary-corrected': {
    on: ['candidate.salary-corrected'],
    sentence: 'Rolecall corrected the salary of {candidate}.',
    recipients: { audience: 'party' },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Salary Corrected: {about}',
        text: 'See the candidate’s page for the reason and your corrected fee.',
      },
      sample: 'Salary of a hire corrected, to the agency',
    },
  },
  'agency-proposed-salary': {
    on: ['candidate.salary-proposed'],
    sentence: '{agency} proposes a different salary for {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Salary Proposed: {about}',
        text: 'Compare the salary and the fee before and after the change, then approve or reject the proposal.',
      },
      sample: 'Salary proposed by the agency',
    },
  },
  'agency-approved-salary': {
    on: ['candidate.salary-approved'],
    sentence: '{agency} approved the revised salary for {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Salary Approved: {about}',
        text: 'The new salary and the new fee apply from now on.',
      },
      sample: 'Salary approved by the agency',
    },
  },
  'agency-rejected-salary': {
    on: ['candidate.salary-rejected'],
    sentence: '{agency} rejected the revised salary for {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Salary Not Approved: {about}',
        text: 'The salary, the fee and the candidate’s status don’t change.',
      },
      sample: 'Salary rejected by the agency',
    },
  },
  'agency-withdrew-salary': {
    on: ['candidate.salary-withdrawn'],
    sentence: '{agency} withdrew its salary proposal for {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: null,
  },
  'hire-salary-corrected': {
    on: ['candidate.salary-corrected'],
    sentence: 'Rolecall corrected the salary of your hire {candidate}.',
    recipients: { audience: 'party' },
    page: 'employer-candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Salary Corrected: {about}',
        text: 'See the candidate’s page for the reason and the corrected fee.',
      },
      sample: 'Salary of a hire corrected, to the employer',
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
