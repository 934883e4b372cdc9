import { z } from 'zod';
import { revisedAmounts } from '#contract/candidates/rules.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { emptyPayloadSchema } from '#server/platform/events/payload-types.ts';
/** The candidate events that other rooms can handle. */
export const candidateEvents = {
  submitted: 'candidate.submitted',
  /** The agency edited a candidate. */
  edited: 'candidate.edited',
  /** After the submission, the agency answered questions from the employer or changed its answers. */
  answersChanged: 'candidate.answers-changed',
  documentAdded: 'candidate.document-added',
  documentDeleted: 'candidate.document-deleted',
  /** The employer opened a candidate for the first time. */
  opened: 'candidate.opened',
  /** The employer moved a candidate forward, but not to a hire. */
  moved: 'candidate.moved',
  /** The employer undid its last move. */
  moveUndone: 'candidate.move-undone',
  hired: 'candidate.hired',
  rejected: 'candidate.rejected',
  unrejected: 'candidate.unrejected',
  withdrawn: 'candidate.withdrawn',
  withdrawalUndone: 'candidate.withdrawal-undone',
  /** Candidates were withdrawn or restored with their application, whose notification also covers them. */
  withdrawnWithApplication: 'candidate.withdrawn-with-application',
  returnedWithApplication: 'candidate.returned-with-application',
  notSelected: 'candidate.not-selected',
  /** All personal data of a candidate was erased. */
  erased: 'candidate.erased',
  /** The agency commented on a candidate. */
  commented: 'candidate.commented',
  commentedByEmployer: 'candidate.commented-by-employer',
  /**
   * Changes to a salary by the agency: a revision proposed, approved, rejected or withdrawn. The employer's are listed
   * below.
   */
  salaryProposed: 'candidate.salary-proposed',
  salaryApproved: 'candidate.salary-approved',
  salaryRejected: 'candidate.salary-rejected',
  salaryWithdrawn: 'candidate.salary-withdrawn',
  employerProposedSalary: 'candidate.employer-proposed-salary',
  employerApprovedSalary: 'candidate.employer-approved-salary',
  employerRejectedSalary: 'candidate.employer-rejected-salary',
  employerWithdrewSalary: 'candidate.employer-withdrew-salary',
  /** The agency acknowledged the employer's changes. */
  acknowledged: 'candidate.acknowledged',
  /** Rolecall corrected a hired candidate's salary. */
  salaryCorrected: 'candidate.salary-corrected',
} as const;

/** Events recorded before `revised` was added don't have it. */
const revision = z.object({ revisionId: z.uuid(), revised: z.enum(revisedAmounts).optional() });
const document = z.object({ documentId: z.uuid() });
/** Mentioned users get a notification about the mention instead of one about the comment. */
const ofComment = z.object({ mentionedUserIds: z.array(z.uuid()).default([]) });

export const candidatePayloads = {
  [candidateEvents.submitted]: emptyPayloadSchema,
  [candidateEvents.edited]: emptyPayloadSchema,
  [candidateEvents.answersChanged]: emptyPayloadSchema,
  [candidateEvents.documentAdded]: document,
  [candidateEvents.documentDeleted]: document,
  [candidateEvents.opened]: emptyPayloadSchema,
  [candidateEvents.moved]: z.object({
    fromStatusId: z.enum(candidateStatus).optional(),
    toStatusId: z.enum(candidateStatus),
  }),
  [candidateEvents.moveUndone]: z.object({
    fromStatusId: z.enum(candidateStatus),
    toStatusId: z.enum(candidateStatus),
  }),
  [candidateEvents.hired]: emptyPayloadSchema,
  [candidateEvents.rejected]: emptyPayloadSchema,
  [candidateEvents.unrejected]: emptyPayloadSchema,
  [candidateEvents.withdrawn]: emptyPayloadSchema,
  [candidateEvents.withdrawalUndone]: emptyPayloadSchema,
  [candidateEvents.withdrawnWithApplication]: emptyPayloadSchema,
  [candidateEvents.returnedWithApplication]: emptyPayloadSchema,
  [candidateEvents.notSelected]: emptyPayloadSchema,
  [candidateEvents.erased]: emptyPayloadSchema,
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
  [candidateEvents.acknowledged]: emptyPayloadSchema,
} as const;
