import { z } from 'zod';
import { lookupIdShape } from '#contract/common/lookup-shape.ts';
import { feeTypes } from '#contract/engagements/states.ts';
import { feeStates } from '../states.ts';

/** The states of a proposed salary. `closed` means that the candidate was closed before anyone decided. */
const revisionStates = ['open', 'approved', 'rejected', 'withdrawn', 'closed'] as const;
export type RevisionState = (typeof revisionStates)[number];

/**
 * A proposed change to a candidate's base salary, total compensation or both, with the fee before and after. Both sides see
 * the same revision.
 */
export const salaryRevisionShape = z.object({
  revisionId: z.string(),
  state: z.enum(revisionStates),
  baseSalary: z.string(),
  totalCompensation: z.string().nullable(),
  agencyFee: z.string(),
  baseSalaryBefore: z.string(),
  totalCompensationBefore: z.string().nullable(),
  agencyFeeBefore: z.string(),
  reason: z.string(),
  proposedAt: z.string(),
  proposedByName: z.string(),
  proposedBySide: z.enum(['agency', 'client', 'provider']),
  decidedAt: z.string().nullable(),
  decidedByName: z.string(),
  decidedBySide: z.enum(['agency', 'client', 'provider', 'system']).nullable(),
  decisionReason: z.string(),
});
export type SalaryRevision = z.infer<typeof salaryRevisionShape>;

/** A base salary that a revision has replaced. */
export const formerSalaryShape = z.object({ baseSalary: z.string(), replacedAt: z.string() });

/** A hired candidate with the salary, the terms of the fee and the history of both. */
export const hireShape = z.object({
  candidateId: z.string(),
  candidateNumber: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  supplierName: z.string(),
  clientName: z.string(),
  engagementNumber: z.number().int(),
  engagementTitle: z.string(),
  jobTitle: z.string(),
  dateSubmitted: z.string(),
  dateHired: z.string().nullable(),
  /** The base salary as submitted. A revised base salary takes precedence over it. */
  baseSalary: z.string(),
  baseSalaryRevised: z.string().nullable(),
  baseSalaryIso: z.string(),
  currencyDigits: z.number().int(),
  totalCompensation: z.string().nullable(),
  feeTypeId: lookupIdShape(feeTypes),
  feePercent: z.string().nullable(),
  feeAmount: z.string().nullable(),
  agencyFee: z.string(),
  /** Set if the fee is or was disputed; null if it is due to the agency as usual. */
  feeState: z.enum(feeStates).nullable(),
  /** The agency to which the fee was assigned; the amount is null until it is agreed on. */
  assignedFee: z.object({ supplierName: z.string(), amount: z.string().nullable() }).nullable(),
  salaryRevisions: z.array(salaryRevisionShape),
});
export type Hire = z.infer<typeof hireShape>;

/** A candidate's salary after a revision was proposed or decided. */
export const candidateSalaryShape = z.object({
  candidateId: z.string(),
  baseSalary: z.string(),
  baseSalaryIso: z.string(),
  baseSalaryRevised: z.string().nullable(),
  isBaseSalaryRevised: z.boolean(),
  dateBaseSalaryRevised: z.string(),
  totalCompensation: z.string().nullable(),
  agencyFee: z.string(),
  baseSalaryHistory: z.array(formerSalaryShape),
  salaryRevisions: z.array(salaryRevisionShape),
});
