import { z } from 'zod';
import { applicationStatus } from '#contract/applications/states.ts';
import { id, instant } from '#contract/common/ids.ts';
import { closedLookupShape, lookupShape } from '#contract/common/lookup-shape.ts';
import { engagementKinds, stages } from '#contract/engagements/states.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';

/** A client of the agency, with the results of their work together. Amounts of money are grouped by currency. */
export const clientShape = z.object({
  clientId: id(),
  clientName: z.string(),
  city: z.string(),
  openEngagements: z.number().int(),
  applications: z.number().int(),
  candidatesInProcess: z.number().int(),
  hired: z.number().int(),
  earnings: z.array(z.object({ currencyIso: z.string(), amount: z.string() })),
});
export type ClientView = z.infer<typeof clientShape>;

/** An engagement of this client to which the agency has applied. */
export const clientEngagementShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  title: z.string(),
  kind: z.enum(engagementKinds),
  stage: z.enum(stages),
  isOpen: z.boolean(),
  applicationStatus: closedLookupShape(applicationStatus),
  candidates: z.number().int(),
  closingAt: instant(),
  timeZone: z.string(),
});
export type ClientEngagement = z.infer<typeof clientEngagementShape>;

/**
 * One of a client's six combinations of recruitment type and role category, with the agency's prequalification for it.
 */
export const clientPrequalificationCellShape = z.object({
  recruitmentType: lookupShape,
  roleCategory: lookupShape,
  /** The status of the prequalification; null if it was never requested. */
  status: closedLookupShape(prequalificationStatus).nullable(),
  /** The last day of the prequalification. Applications after this day need a new approval. */
  endsOn: z.string().nullable(),
});
export type ClientPrequalificationCell = z.infer<typeof clientPrequalificationCellShape>;

/** A contact at the client: the hiring lead of an engagement. */
export const clientContactShape = z.object({
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  engagements: z.number().int(),
});
export type ClientContact = z.infer<typeof clientContactShape>;

/** An event in the history between the agency and the client. */
export const clientHistoryEntryShape = z.object({
  id: id(),
  sentence: z.string(),
  engagementId: id(),
  engagementTitle: z.string(),
  at: instant(),
});
