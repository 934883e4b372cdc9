import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { lookupShape } from '#contract/common/lookup.ts';
import { rightShape } from '#contract/common/problem.ts';
import { engagementKinds, stages } from '#contract/engagements/states.ts';
import { waysToApply } from './rules.ts';

/** The terms an agency accepts when it applies, as it saw them; kept with the application and hashed. */
export const acceptedTermsShape = z.object({
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
export const feeShape = z.object({
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
  way: z.enum(waysToApply),
  closingAt: instant(),
  terms: acceptedTermsShape,
  termsHash: z.string(),
  can: z.object({ apply: rightShape }),
});
export type Terms = z.infer<typeof termsShape>;

/** An application as its own agency sees it. */
export const ownApplicationShape = z.object({
  applicationId: id(),
  engagementId: id(),
  way: z.enum(waysToApply),
  applicationStatusId: z.number().int(),
  applicationStatus: z.string(),
  location: z.string(),
  appliedAt: instant(),
  appliedByName: z.string(),
  terms: acceptedTermsShape,
  termsHash: z.string(),
  /** What the agency gets for a hire; none in a competitive engagement, whose price is the bid. */
  fee: feeShape.nullable(),
  decidedAt: instant().nullable(),
  decidedByName: z.string().nullable(),
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
});
export type OwnApplication = z.infer<typeof ownApplicationShape>;

/** The application stage of an engagement as an agency sees it; `application` is null before it has applied. */
export const applicationViewShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  stage: z.enum(stages),
  stageStatus: z.string(),
  application: ownApplicationShape.nullable(),
  can: z.object({ apply: rightShape }),
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
  applicationStatusId: z.number().int(),
  applicationStatus: z.string(),
  fee: feeShape.nullable(),
  isTendered: z.boolean(),
  termsVersion: z.number().int(),
  appliedAt: instant(),
  appliedByName: z.string(),
  decidedAt: instant().nullable(),
  decidedByName: z.string().nullable(),
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
  can: z.object({ decide: rightShape }),
});
export type ReceivedApplication = z.infer<typeof receivedApplicationShape>;

/** What is left of an application once it is sent. */
export const submittedShape = z.object({
  applicationId: id(),
  engagementId: id(),
  applicationStatusId: z.number().int(),
  applicationStatus: z.string(),
  appliedAt: instant(),
});

export const decisionShape = z.object({
  applicationId: id(),
  engagementId: id(),
  status: lookupShape,
  decidedAt: instant(),
});
