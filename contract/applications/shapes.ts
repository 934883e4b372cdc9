import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { closedLookupShape, lookupIdShape } from '#contract/common/lookup-shape.ts';
import { rightShape } from '#contract/common/problem.ts';
import { applicationMethods } from '#contract/engagements/rules.ts';
import { engagementKinds, feeTypes, stages } from '#contract/engagements/states.ts';
import { applicationStatus } from './states.ts';

/** The terms that an agency accepts with its application, exactly as it saw them. They are stored and hashed. */
const acceptedTermsShape = z.object({
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  termsVersion: z.number().int(),
  terms: z.string(),
  feeTypeId: lookupIdShape(feeTypes),
  feePercent: z.string().nullable(),
  feeAmount: z.string().nullable(),
  currencyCode: z.string(),
  guaranteeDays: z.number().int(),
});
export type AcceptedTerms = z.infer<typeof acceptedTermsShape>;

/** A fee, as a percentage or an amount depending on its type. */
const feeShape = z.object({
  feeTypeId: lookupIdShape(feeTypes),
  feePercent: z.string().nullable(),
  feeAmount: z.string().nullable(),
  currencyCode: z.string(),
});
export type ApplicationFee = z.infer<typeof feeShape>;

/** The terms that an agency would accept by applying now. The agency sends `termsHash` back with its application. */
export const applicationTermsShape = z.object({
  engagementId: z.string(),
  title: z.string(),
  clientName: z.string(),
  way: z.enum(applicationMethods),
  closingAt: instant(),
  terms: acceptedTermsShape,
  termsHash: z.string(),
  can: z.object({ apply: rightShape }),
});
export type ApplicationTerms = z.infer<typeof applicationTermsShape>;

/** A step in an application's history. The agency and the employer see the same steps. */
const applicationStepShape = z.object({
  at: instant(),
  fromStatusId: z.enum(applicationStatus).nullable(),
  applicationStatusId: z.enum(applicationStatus),
  applicationStatus: z.string(),
  byName: z.string(),
  bySide: z.enum(['agency', 'client', 'provider', 'system']),
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
});
export type ApplicationStep = z.infer<typeof applicationStepShape>;

/** A tender as submitted, seen only by the agency that made it and the employer. */
const offerShape = z.object({ at: instant(), byName: z.string(), fee: feeShape });
export type SubmittedTender = z.infer<typeof offerShape>;

/** The fields that describe the state of an application. Both sides see them. */
const standing = {
  applicationStatusId: z.enum(applicationStatus),
  applicationStatus: z.string(),
  previousStatusId: z.enum(applicationStatus).nullable(),
  previousStatus: z.string().nullable(),
  decidedAt: instant().nullable(),
  decidedByName: z.string().nullable(),
  /** The reason for the current status, chosen from a list; `reasonText` holds the explanation. */
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
  withdrawnAt: instant().nullable(),
  /** The deadline for undoing a withdrawal; null if it cannot be undone. */
  undoUntil: instant().nullable(),
  /** The deadline of a requested new tender; null if none is requested. */
  rebidDueAt: instant().nullable(),
  /** The steps in the application's history, oldest first. */
  steps: z.array(applicationStepShape),
  /** All tenders, oldest first. Empty if the agency doesn't name a price. */
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
  /** The agency's fee per hire; null in a competitive engagement, where the bid sets the price. */
  fee: feeShape.nullable(),
});
export type OwnApplication = z.infer<typeof ownApplicationShape>;

/** The application stage of an engagement as an agency sees it. `application` is null if the agency has not applied. */
export const applicationViewShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  stage: z.enum(stages),
  stageStatus: z.string(),
  /** The current version of the terms. An application keeps the version that was accepted with it. */
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

/** The response to a submitted application. */
export const submittedApplicationShape = z.object({
  applicationId: id(),
  engagementId: id(),
  applicationStatusId: z.enum(applicationStatus),
  applicationStatus: z.string(),
  appliedAt: instant(),
});

export const applicationDecisionShape = z.object({
  applicationId: id(),
  engagementId: id(),
  status: closedLookupShape(applicationStatus),
  decidedAt: instant(),
});

export const rebidRequestShape = z.object({
  applicationId: id(),
  engagementId: id(),
  status: closedLookupShape(applicationStatus),
  rebidDueAt: instant(),
});

/** Whether an application can be withdrawn, and what would be withdrawn with it. */
export const withdrawalStatusShape = z.object({
  engagementId: id(),
  /** The agency's application; null if the agency has not applied. */
  applicationId: id().nullable(),
  applicationStatusId: z.enum(applicationStatus).nullable(),
  applicationStatus: z.string(),
  isWithdrawn: z.boolean(),
  withdrawnAt: instant().nullable(),
  undoUntil: instant().nullable(),
  /** The number of the agency's active candidates, who would be withdrawn too. */
  openCandidates: z.number().int(),
  /** The number of hired candidates. If there are any, the application can't be withdrawn. */
  hiredCandidates: z.number().int(),
  can: z.object({ withdraw: rightShape, undoWithdrawal: rightShape }),
});
export type WithdrawalStatus = z.infer<typeof withdrawalStatusShape>;

/** The response when an agency changes its application. */
export const applicationChangeResultShape = z.object({
  applicationId: id(),
  engagementId: id(),
  applicationStatusId: z.enum(applicationStatus),
  applicationStatus: z.string(),
});

export const withdrawalShape = applicationChangeResultShape.extend({ withdrawnAt: instant(), undoUntil: instant() });

/** The number of agencies that have applied, by the status of their applications. */
export const applicationCountsShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  /** The number of agencies with an application, except those that withdrew it. */
  appliedAgencies: z.number().int(),
  total: z.number().int(),
  byStatus: z.array(
    z.object({
      applicationStatusId: z.enum(applicationStatus),
      applicationStatus: z.string(),
      count: z.number().int(),
    }),
  ),
});

/** The engagements to which the agency is marked as having applied. */
export const appliedEngagementsShape = z.object({
  supplierId: id(),
  records: z.array(
    z.object({
      engagementId: id(),
      clientId: id(),
      applicationStatusId: z.enum(applicationStatus),
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
  applicationStatusId: z.enum(applicationStatus).nullable(),
  applicationStatus: z.string(),
  previousStatusId: z.enum(applicationStatus).nullable(),
});
