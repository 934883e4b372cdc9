import { z } from 'zod';
import { contactRecordShape } from '#contract/claims/shapes.ts';
import { instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { defenceOutcomes, disputeStates } from './states.ts';

const facts = {
  disputeId: z.string(),
  state: z.enum(disputeStates),
  firstName: z.string(),
  lastName: z.string(),
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  engagementTitle: z.string(),
  jobTitle: z.string(),
  clientName: z.string(),
  /** The proof from the agency that opened the dispute. */
  contacts: z.array(contactRecordShape),
  statement: z.string(),
  /** When the candidate agreed to be represented by that agency; null if they were not asked. */
  consentedAt: instant().nullable(),
  /** When the candidate withdrew this consent; null if they did not. */
  consentWithdrawnAt: instant().nullable(),
  /** When that agency uploaded CVs of the candidate, for any client. */
  cvUploadedAt: z.array(instant()),
  openedAt: instant(),
  openedByName: z.string(),
  /** The deadline for Rolecall to decide. */
  decideBy: instant(),
  /** When Rolecall missed its deadline; null if it did not, or not yet. */
  lateAt: instant().nullable(),
  endedAt: instant().nullable(),
  /** Rolecall's reasons for its decision, which both agencies read; empty if Rolecall has not decided. */
  reasons: z.string(),
  /** The fees of hires that Rolecall assigned to this agency; an amount is null if the parties have to agree on it. */
  assignedFees: z.array(
    z.object({
      amount: z.string().nullable(),
      currencyIso: z.string(),
      /** Whether the employer recorded the amount as agreed. */
      isAgreed: z.boolean(),
    }),
  ),
};

/** A dispute as the agency that opened it sees it. It reveals nothing about the owner. */
export const disputeShape = z.object({ ...facts, can: z.object({ withdraw: rightShape }) });
export type Dispute = z.infer<typeof disputeShape>;

/** A dispute as the agency that owns the candidate sees it. It reveals nothing about the other agency or its proof. */
export const defenceShape = z.object({
  disputeId: z.string(),
  openedAt: instant(),
  answerBy: instant(),
  decideBy: instant(),
  lateAt: instant().nullable(),
  contacts: z.array(contactRecordShape),
  statement: z.string(),
  answeredAt: instant().nullable(),
  answeredByName: z.string(),
  outcome: z.enum(defenceOutcomes).nullable(),
  endedAt: instant().nullable(),
  reasons: z.string(),
  can: z.object({ answer: rightShape }),
});
export type Defence = z.infer<typeof defenceShape>;

/** A dispute that the agency itself opened about its candidate. It reveals nothing about the former owner. */
export const openedDisputeShape = disputeShape.pick({
  disputeId: true,
  state: true,
  openedAt: true,
  openedByName: true,
  lateAt: true,
  endedAt: true,
  reasons: true,
});
export type OpenedDispute = z.infer<typeof openedDisputeShape>;

/**
 * A dispute as the candidate's employer sees it: when it was raised and how it ended, but not which agency opened it.
 */
export const receivedDisputeShape = defenceShape.pick({
  disputeId: true,
  openedAt: true,
  lateAt: true,
  outcome: true,
  endedAt: true,
});
export type ReceivedDispute = z.infer<typeof receivedDisputeShape>;

/** A dispute as Rolecall's staff see it, with the proof from both agencies and Rolecall's own records. */
export const staffDisputeShape = z.object({
  ...facts,
  supplierName: z.string(),
  /** The owner and its proof; null if there is no owner, or if the owner has not been found yet. */
  owner: z
    .object({
      supplierName: z.string(),
      candidateNumber: z.number().int(),
      submittedAt: instant(),
      /** When the candidate agreed to be represented by the owner; null if they were not asked. */
      consentedAt: instant().nullable(),
      consentWithdrawnAt: instant().nullable(),
      cvUploadedAt: z.array(instant()),
      hiredAt: instant().nullable(),
      answerBy: instant(),
      contacts: z.array(contactRecordShape),
      statement: z.string(),
      answeredAt: instant().nullable(),
      answeredByName: z.string(),
    })
    .nullable(),
  can: z.object({ uphold: rightShape, dismiss: rightShape }),
});
export type StaffDispute = z.infer<typeof staffDisputeShape>;
