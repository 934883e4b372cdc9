import type { RevisedAmounts } from '#contract/candidates/rules.ts';
import { defineCopy } from '#contract/common/copy.ts';

/** The label of the button that approves a revision, by the amounts that it changes. */
export const approveCopy = defineCopy('candidates.revised.approve', {
  baseSalary: 'Approve Base Salary',
  totalCompensation: 'Approve Total Compensation',
  both: 'Approve Both Amounts',
} as const satisfies Record<RevisedAmounts, string>);

/** The timeline's sentences about a revision, by the amounts that it changes. */
export const proposedByCopy = defineCopy('candidates.revised.proposed', {
  baseSalary: '{side} proposed a base salary of {salary}',
  totalCompensation: '{side} proposed a total compensation of {total}',
  both: '{side} proposed a base salary of {salary} and a total compensation of {total}',
} as const satisfies Record<RevisedAmounts, string>);
export const approvedByCopy = defineCopy('candidates.revised.approved', {
  baseSalary: '{side} approved a base salary of {salary}',
  totalCompensation: '{side} approved a total compensation of {total}',
  both: '{side} approved a base salary of {salary} and a total compensation of {total}',
} as const satisfies Record<RevisedAmounts, string>);
export const correctedByCopy = defineCopy('candidates.revised.corrected', {
  baseSalary: '{side} corrected the base salary to {salary}',
  totalCompensation: '{side} corrected the total compensation to {total}',
  both: '{side} corrected the base salary to {salary} and the total compensation to {total}',
} as const satisfies Record<RevisedAmounts, string>);
/** The timeline's sentences about a proposal that nobody decided on, by the step that closed the candidate. */
export const lapsedCopy = defineCopy('candidates.revised.lapsed', {
  rejected: 'The proposed {pay} lapsed when the candidate was rejected',
  withdrawn: 'The proposed {pay} lapsed when the candidate was withdrawn',
  notSelected: 'The proposed {pay} lapsed when the candidate was not selected',
  undecided: 'The proposed {pay} lapsed without a decision',
});

/** The sentences of a hire's salary history, by the amounts that a revision changed. */
export const replacedCopy = defineCopy('candidates.revised.replaced', {
  baseSalary: '{side} changed the base salary from {salaryBefore} to {salary}',
  totalCompensation: '{side} changed the total compensation from {totalBefore} to {total}',
  both: '{side} changed the base salary from {salaryBefore} to {salary} and the total compensation from {totalBefore} to {total}',
} as const satisfies Record<RevisedAmounts, string>);

export const revisionCopy = defineCopy('candidates.revision', {
  proposed: 'A revision of {name}’s {pay} has been proposed.',
  approveTitle: 'Approve the revision of {name}’s {pay}?',
  approveText: '{other} proposed this. The new amounts and the fee apply immediately.',
  approved: 'The revision of {name}’s {pay} has been approved.',
  rejectTitle: 'Reject the revision of {name}’s {pay}?',
  rejectText: '{other} proposed this. The current pay and fee don’t change, and the candidate stays in the pipeline.',
  rejected: 'The revision of {name}’s {pay} has been rejected.',
  withdrawTitle: 'Withdraw the proposed revision of {name}’s {pay}?',
  withdrawText: '{other} proposed this. The current pay and fee don’t change.',
  withdrawn: 'The proposed revision of {name}’s {pay} has been withdrawn.',
  rejectedBy: '{side} rejected the proposed {pay}',
  withdrawnBy: '{side} withdrew its proposed {pay}',
  proposedTotal: 'Proposed total compensation',
});
