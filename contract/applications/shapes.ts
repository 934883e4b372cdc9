import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { lookupShape } from '#contract/common/lookup-shape.ts';
import { rightShape } from '#contract/common/problem.ts';
import { engagementKinds, stages } from '#contract/engagements/states.ts';
import { applicationMethods } from './rules.ts';

/** The terms an agency accepts when it applies, as it saw them; kept with the application and hashed. */
const acceptedTermsShape = z.object({
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  termsVersion: z.number().int(),
  terms: z.string(),
  feeTypeId: z.number().int(),
  feePercent: z.string().nullable(),
  feeAmount: z.string().nullable(),
  currencyCode: z.string(),
  guaranteeDays: z.number().int(),
});
export type AcceptedTerms = z.infer<typeof acceptedTermsShape>;

/** A fee: a percentage or an amount, by its type. */
const feeShape = z.object({
  feeTypeId: z.number().int(),
  feePercent: z.string().nullable(),
  feeAmount: z.string().nullable(),
  currencyCode: z.string(),
});
export type Fee = z.infer<typeof feeShape>;

/** The terms an agency would accept by applying now. `termsHash` goes back with the application. */
export const termsShape = z.object({
  engagementId: z.string(),
  title: z.string(),
  clientName: z.string(),
  way: z.enum(applicationMethods),
  closingAt: instant(),
  terms: acceptedTermsShape,
  termsHash: z.string(),
  can: z.object({ apply: rightShape }),
});
export type Terms = z.infer<typeof termsShape>;

/** One step of an application's way; the agency and the employer see the same ones. */
const applicationStepShape = z.object({
  at: instant(),
  fromStatusId: z.number().int().nullable(),
  applicationStatusId: z.number().int(),
  applicationStatus: z.string(),
  byName: z.string(),
  bySide: z.enum(['agency', 'client', 'provider', 'system']),
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
});
export type ApplicationStep = z.infer<typeof applicationStepShape>;

/** A tender as it was made; only its agency and the employer ever see it. */
const offerShape = z.object({ at: instant(), byName: z.string(), fee: feeShape });
export type Offer = z.infer<typeof offerShape>;

/** What both sides know of how an application stands. */
const standing = {
  applicationStatusId: z.number().int(),
  applicationStatus: z.string(),
  previousStatusId: z.number().int().nullable(),
  previousStatus: z.string().nullable(),
  decidedAt: instant().nullable(),
  decidedByName: z.string().nullable(),
  /** Why it is in its status, of the list that belongs to it, and what was written beside it. */
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
  withdrawnAt: instant().nullable(),
  /** Until when a withdrawal can be taken back; null when it cannot. */
  undoUntil: instant().nullable(),
  /** Until when a new tender is asked for; null where none is. */
  rebidDueAt: instant().nullable(),
  /** The first first. */
  steps: z.array(applicationStepShape),
  /** All tenders, the first first; none where the agency names no price. */
  offers: z.array(offerShape),
};

/** An application as its own agency sees it. */
const ownApplicationShape = z.object({
  applicationId: id(),
  engagementId: id(),
  way: z.enum(applicationMethods),
  ...standing,
  location: z.string(),
  appliedAt: instant(),
  appliedByName: z.string(),
  terms: acceptedTermsShape,
  termsHash: z.string(),
  /** What the agency gets for a hire; none in a competitive engagement, whose price is the bid. */
  fee: feeShape.nullable(),
});
export type OwnApplication = z.infer<typeof ownApplicationShape>;

/** The application stage of an engagement as an agency sees it; `application` is null before it has applied. */
export const applicationViewShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  stage: z.enum(stages),
  stageStatus: z.string(),
  /** The version that agencies accept now; an application keeps its own. */
  termsVersion: z.number().int(),
  application: ownApplicationShape.nullable(),
  can: z.object({ apply: rightShape, withdraw: rightShape, undoWithdrawal: rightShape, changeTender: rightShape }),
});
export type ApplicationView = z.infer<typeof applicationViewShape>;

/** An application as the employer sees it. */
export const receivedApplicationShape = z.object({
  applicationId: id(),
  engagementId: id(),
  engagementNumber: z.number().int(),
  engagementTitle: z.string(),
  kind: z.enum(engagementKinds),
  supplierName: z.string(),
  location: z.string(),
  ...standing,
  fee: feeShape.nullable(),
  isTendered: z.boolean(),
  termsVersion: z.number().int(),
  appliedAt: instant(),
  appliedByName: z.string(),
  can: z.object({ decide: rightShape, revoke: rightShape, askRebid: rightShape }),
});
export type ReceivedApplication = z.infer<typeof receivedApplicationShape>;

/** What is left of an application once it is sent. */
export const submittedApplicationShape = z.object({
  applicationId: id(),
  engagementId: id(),
  applicationStatusId: z.number().int(),
  applicationStatus: z.string(),
  appliedAt: instant(),
});

export const applicationDecisionShape = z.object({
  applicationId: id(),
  engagementId: id(),
  status: lookupShape,
  decidedAt: instant(),
});

export const rebidShape = z.object({
  applicationId: id(),
  engagementId: id(),
  status: lookupShape,
  rebidDueAt: instant(),
});

/** Whether an application can be withdrawn, and what would go with it. */
export const withdrawStatusShape = z.object({
  engagementId: id(),
  /** Null where the agency has not applied. */
  applicationId: id().nullable(),
  applicationStatusId: z.number().int().nullable(),
  applicationStatus: z.string(),
  isWithdrawn: z.boolean(),
  withdrawnAt: instant().nullable(),
  undoUntil: instant().nullable(),
  /** The agency's candidates in the running, who would be withdrawn too. */
  openCandidates: z.number().int(),
  /** After a hire an application stays. */
  hiredCandidates: z.number().int(),
  can: z.object({ withdraw: rightShape, undoWithdrawal: rightShape }),
});
export type WithdrawStatus = z.infer<typeof withdrawStatusShape>;

/** What is left of an application after its agency has changed something. */
export const changedApplicationShape = z.object({
  applicationId: id(),
  engagementId: id(),
  applicationStatusId: z.number().int(),
  applicationStatus: z.string(),
});

export const withdrawalShape = changedApplicationShape.extend({ withdrawnAt: instant(), undoUntil: instant() });

/** Agencies that have applied, by the status of their applications. */
export const applicationCountsShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  /** Marked as applied: those that have withdrawn are not among them. */
  appliedAgencies: z.number().int(),
  total: z.number().int(),
  byStatus: z.array(
    z.object({ applicationStatusId: z.number().int(), applicationStatus: z.string(), count: z.number().int() }),
  ),
});

/** Where the agency is marked as applied. */
export const appliedStatusShape = z.object({
  supplierId: id(),
  records: z.array(
    z.object({
      engagementId: id(),
      clientId: id(),
      applicationStatusId: z.number().int(),
      applicationStatus: z.string(),
      isApplied: z.boolean(),
      appliedAt: instant(),
    }),
  ),
});

export const dashboardStageShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  stage: z.enum(stages),
  stageStatus: z.string(),
  applicationStatusId: z.number().int().nullable(),
  applicationStatus: z.string(),
  previousStatusId: z.number().int().nullable(),
});
