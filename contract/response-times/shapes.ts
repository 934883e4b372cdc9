import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { waitingKinds } from './states.ts';

const days = z.number().int();

/** The wait for the employer's answer; null when nothing waits. */
const waitShape = z.object({
  since: instant(),
  /** Full working days in the client's time zone. */
  workingDays: days,
  isOverdue: z.boolean(),
  remindedAt: instant().nullable(),
  escalatedAt: instant().nullable(),
});
export type Wait = z.infer<typeof waitShape>;

/** The client's last activity on one record of the agency, and how long it has been waiting for an answer. */
export const responseTimeShape = z.object({
  clientName: z.string(),
  lastActivityAt: instant().nullable(),
  serviceLevelDays: days,
  wait: waitShape.nullable(),
});
export type ResponseTime = z.infer<typeof responseTimeShape>;

export const serviceLevelShape = z.object({ serviceLevelDays: days });

const waitingFields = {
  kind: z.enum(waitingKinds),
  applicationId: id(),
  /** Null for an application. */
  candidateId: id().nullable(),
  candidateNumber: z.number().int().nullable(),
  jobTitle: z.string().nullable(),
  engagementId: id(),
  engagementTitle: z.string(),
  supplierName: z.string(),
  waitingSince: instant(),
  workingDays: days,
};

/** A record that has been waiting for the caller for longer than the service level. */
export const overdueRecordShape = z.object({ ...waitingFields, candidateName: z.string().nullable() });
export type OverdueRecord = z.infer<typeof overdueRecordShape>;

/** A record that a client has not answered after a reminder, without personal data of the candidate. */
export const escalationShape = z.object({
  ...waitingFields,
  clientName: z.string(),
  serviceLevelDays: days,
  escalatedAt: instant(),
});
export type Escalation = z.infer<typeof escalationShape>;
