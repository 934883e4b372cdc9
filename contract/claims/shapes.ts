import { z } from 'zod';
import { day, instant } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { rightShape } from '#contract/common/problem.ts';
import { requiredMultilineTextSchema } from '#contract/common/text.ts';
import { maxContactLength, maxContacts } from './rules.ts';
import { claimStates, contactChannels, contactDirections } from './states.ts';

/** A contact with a candidate, as it is entered as proof. */
const contactInput = z.object({
  on: day(),
  channel: z.enum(contactChannels),
  direction: z.enum(contactDirections),
  /** A summary of the conversation that covers both sides. */
  summary: requiredMultilineTextSchema('Description', maxContactLength),
});
export type ContactInput = z.infer<typeof contactInput>;

/** A contact with a candidate, given as proof. Older contacts have no direction. */
export const contactRecordShape = contactInput.extend({ direction: z.enum(contactDirections).nullable() });
export type ContactRecord = z.infer<typeof contactRecordShape>;

export const contactsInput = z
  .array(contactInput)
  .min(1, inputError('Enter at least one contact with the candidate.'))
  .max(maxContacts, inputError('Enter no more than {most} contacts.', { most: maxContacts }));

/** An employer's claim that it already knew a candidate. Both parties and Rolecall see the same claim. */
export const claimShape = z.object({
  claimId: z.string(),
  state: z.enum(claimStates),
  candidateId: z.string(),
  candidateNumber: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  engagementTitle: z.string(),
  jobTitle: z.string(),
  clientName: z.string(),
  supplierName: z.string(),
  contacts: z.array(contactRecordShape),
  statement: z.string(),
  claimedAt: instant(),
  claimedByName: z.string(),
  /** The deadline for the agency to answer. */
  answerBy: instant(),
  /** The agency's contacts and statement; empty until it contests the claim. */
  agencyContacts: z.array(contactRecordShape),
  agencyStatement: z.string(),
  contestedAt: instant().nullable(),
  contestedByName: z.string(),
  /** The deadline for Rolecall to decide; null until the claim is contested. */
  decideBy: instant().nullable(),
  /** When Rolecall missed its deadline; null if it did not, or not yet. */
  lateAt: instant().nullable(),
  /** When the claim was withdrawn, accepted or decided, or lapsed; null while it is pending. */
  endedAt: instant().nullable(),
  endedByName: z.string(),
  /** Rolecall's reasons for its decision; empty if Rolecall did not decide. */
  reasons: z.string(),
  /** When the candidate was submitted. Rolecall itself recorded this time and the times below. */
  submittedAt: instant(),
  /** When the candidate agreed to be represented by the agency; null if they were not asked. */
  consentedAt: instant().nullable(),
  /** When each version of the CV was uploaded. */
  cvUploadedAt: z.array(instant()),
  can: z.object({ withdraw: rightShape, accept: rightShape, contest: rightShape, decide: rightShape }),
});
export type Claim = z.infer<typeof claimShape>;

/** The employer's claim on a candidate, if there is one, with the deadline for making a claim. */
export const candidateClaimShape = z.object({
  claim: claimShape.nullable(),
  /** The deadline of all submissions under one ownership. */
  claimUntil: instant(),
  /**
   * The first and last day on which a contact counts as proof. No day counts if the first is after the last, because the
   * person has been the employer's candidate since before the period.
   */
  contactPeriod: z.object({ from: day(), to: day() }),
  can: z.object({ claim: rightShape }),
});
export type CandidateClaim = z.infer<typeof candidateClaimShape>;
