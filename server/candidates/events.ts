import { z } from 'zod';
import { noPayload } from '#server/platform/events/payload-types.ts';
/** Events of candidates, as other rooms receive them. */
export const candidateEvents = {
  submitted: 'candidate.submitted',
  /** The agency has edited a candidate. */
  edited: 'candidate.edited',
  /** The agency has answered questions of the employer, or changed answers, after the submission. */
  answersChanged: 'candidate.answers-changed',
  documentAdded: 'candidate.document-added',
  documentDeleted: 'candidate.document-deleted',
  /** The employer opened a candidate for the first time. */
  opened: 'candidate.opened',
  /** The employer moved a candidate forward, other than a hire. */
  moved: 'candidate.moved',
  /** The employer has undone its last move. */
  moveUndone: 'candidate.move-undone',
  hired: 'candidate.hired',
  rejected: 'candidate.rejected',
  unrejected: 'candidate.unrejected',
  withdrawn: 'candidate.withdrawn',
  withdrawalUndone: 'candidate.withdrawal-undone',
  /** Withdrawn and restored with the application, whose notification covers its candidates. */
  withdrawnWithApplication: 'candidate.withdrawn-with-application',
  returnedWithApplication: 'candidate.returned-with-application',
  notSelected: 'candidate.not-selected',
  /** All personal data was erased. */
  erased: 'candidate.erased',
  /** The agency has commented. */
  commented: 'candidate.commented',
  commentedByEmployer: 'candidate.commented-by-employer',
  /** The agency has proposed, approved, rejected or withdrawn a revised salary; below, the employer has. */
  salaryProposed: 'candidate.salary-proposed',
  salaryApproved: 'candidate.salary-approved',
  salaryRejected: 'candidate.salary-rejected',
  salaryWithdrawn: 'candidate.salary-withdrawn',
  employerProposedSalary: 'candidate.employer-proposed-salary',
  employerApprovedSalary: 'candidate.employer-approved-salary',
  employerRejectedSalary: 'candidate.employer-rejected-salary',
  employerWithdrewSalary: 'candidate.employer-withdrew-salary',
  /** The agency has acknowledged the employer's changes. */
  acknowledged: 'candidate.acknowledged',
  /** Rolecall has corrected the salary of a hired candidate. */
  salaryCorrected: 'candidate.salary-corrected',
} as const;

const revision = z.object({ revisionId: z.uuid() });
const document = z.object({ documentId: z.uuid() });
/** The mentioned users get a notification about the mention instead of the one about the comment. */
const ofComment = z.object({ mentionedUserIds: z.array(z.uuid()).default([]) });

export const candidatePayloads = {
  [candidateEvents.submitted]: noPayload,
  [candidateEvents.edited]: noPayload,
  [candidateEvents.answersChanged]: noPayload,
  [candidateEvents.documentAdded]: document,
  [candidateEvents.documentDeleted]: document,
  [candidateEvents.opened]: noPayload,
  [candidateEvents.moved]: z.object({ fromStatusId: z.int().optional(), toStatusId: z.int() }),
  [candidateEvents.moveUndone]: z.object({ fromStatusId: z.int(), toStatusId: z.int() }),
  [candidateEvents.hired]: noPayload,
  [candidateEvents.rejected]: noPayload,
  [candidateEvents.unrejected]: noPayload,
  [candidateEvents.withdrawn]: noPayload,
  [candidateEvents.withdrawalUndone]: noPayload,
  [candidateEvents.withdrawnWithApplication]: noPayload,
  [candidateEvents.returnedWithApplication]: noPayload,
  [candidateEvents.notSelected]: noPayload,
  [candidateEvents.erased]: noPayload,
  [candidateEvents.commented]: ofComment,
  [candidateEvents.commentedByEmployer]: ofComment,
  [candidateEvents.salaryProposed]: revision,
  [candidateEvents.salaryApproved]: revision,
  [candidateEvents.salaryRejected]: revision,
  [candidateEvents.salaryWithdrawn]: revision,
  [candidateEvents.employerProposedSalary]: revision,
  [candidateEvents.employerApprovedSalary]: revision,
  [candidateEvents.employerRejectedSalary]: revision,
  [candidateEvents.employerWithdrewSalary]: revision,
  [candidateEvents.salaryCorrected]: revision,
  [candidateEvents.acknowledged]: noPayload,
} as const;
