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
  /** The proof of the agency that opened the dispute. */
  contacts: z.array(contactRecordShape),
  statement: z.string(),
  openedAt: instant(),
  openedByName: z.string(),
  /** When Rolecall decides at the latest. */
  decideBy: instant(),
  endedAt: instant().nullable(),
  /** Rolecall's reasons, which both agencies read; empty without a decision. */
  reasons: z.string(),
};

/** A dispute for the agency that opened it. It reveals nothing about the owner. */
export const disputeShape = z.object({ ...facts, can: z.object({ withdraw: rightShape }) });
export type Dispute = z.infer<typeof disputeShape>;

/** A dispute for the agency that owns the candidate. It reveals nothing about the other agency or its proof. */
export const defenceShape = z.object({
  disputeId: z.string(),
  openedAt: instant(),
  answerBy: instant(),
  decideBy: instant(),
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

/** A dispute of the agency itself about the person of its candidate. It reveals nothing about the former owner. */
export const openedDisputeShape = disputeShape.pick({
  disputeId: true,
  state: true,
  openedAt: true,
  openedByName: true,
  endedAt: true,
  reasons: true,
});
export type OpenedDispute = z.infer<typeof openedDisputeShape>;

/** A dispute for the employer of the candidate: when it was raised and how it ended, without the agency that opened it. */
export const receivedDisputeShape = defenceShape.pick({
  disputeId: true,
  openedAt: true,
  outcome: true,
  endedAt: true,
});
export type ReceivedDispute = z.infer<typeof receivedDisputeShape>;

/** A dispute for Rolecall's staff: the proof of both agencies, and what Rolecall has recorded itself. */
export const staffDisputeShape = z.object({
  ...facts,
  supplierName: z.string(),
  /** When the candidate agreed to be represented by this agency; null if nobody was asked. */
  consentedAt: instant().nullable(),
  /** When this agency uploaded the CV, for any client. */
  cvUploadedAt: z.array(instant()),
  /** Null until the owner has been found, and if there was none. */
  owner: z
    .object({
      supplierName: z.string(),
      candidateNumber: z.number().int(),
      submittedAt: instant(),
      /** When the candidate agreed to be represented by the owner; null if nobody was asked. */
      consentedAt: instant().nullable(),
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
