import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { responseWaitKinds } from './states.ts';

const days = z.number().int();

/** How long a record has been waiting for the employer's answer, with any reminder and escalation. */
const waitShape = z.object({
  since: instant(),
  /** The number of full working days, in the client's time zone, that the record has waited. */
  workingDays: days,
  isOverdue: z.boolean(),
  remindedAt: instant().nullable(),
  escalatedAt: instant().nullable(),
});
export type ResponseWait = z.infer<typeof waitShape>;

/**
 * The client's latest activity on one of the agency's records, and how long the record has been waiting for an answer.
 */
export const responseTimeShape = z.object({
  clientName: z.string(),
  lastActivityAt: instant().nullable(),
  serviceLevelDays: days,
  wait: waitShape.nullable(),
});
export type ResponseTime = z.infer<typeof responseTimeShape>;

export const serviceLevelShape = z.object({ serviceLevelDays: days });

const waitingFields = {
  kind: z.enum(responseWaitKinds),
  applicationId: id(),
  /** The candidate; null if the record is an application. */
  candidateId: id().nullable(),
  candidateNumber: z.number().int().nullable(),
  jobTitle: z.string().nullable(),
  engagementId: id(),
  engagementTitle: z.string(),
  supplierName: z.string(),
  waitingSince: instant(),
  workingDays: days,
};

/** A record that has been awaiting the caller's answer for longer than the service level. */
export const overdueRecordShape = z.object({ ...waitingFields, candidateName: z.string().nullable() });
export type OverdueRecord = z.infer<typeof overdueRecordShape>;

/** A record that the client has not answered even after a reminder, without the candidate's personal data. */
export const escalationShape = z.object({
  ...waitingFields,
  clientName: z.string(),
  serviceLevelDays: days,
  escalatedAt: instant(),
});
export type Escalation = z.infer<typeof escalationShape>;
