import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { rightShape } from '#contract/common/problem.ts';
import {
  lastActivityKinds,
  plannedRetentionSteps,
  retentionLimits,
  erasureBlocks,
  unsubmittedKinds,
} from '../states.ts';

/** A person's retention: how long their data is kept, and why. */
export const personRetentionShape = z.object({
  lastActivity: instant(),
  activity: z.enum(lastActivityKinds),
  /** The end of the retention period, which starts at the last activity. */
  keptUntil: instant(),
  /** When the agency was notified of the end of the retention period. */
  noticed: instant().nullable(),
  /** The earliest erasure date: the end of the retention period, or later if the agency was notified late. */
  erasable: instant(),
  /** The reason why the person is not erased on that date; null if there is none. */
  block: z.enum(erasureBlocks).nullable(),
  /** The last day of the block, which is known only for a guarantee; otherwise null. */
  blockedUntil: instant().nullable(),
  /** The time zone of that day, which is the one of the hire's engagement. */
  blockedZone: z.string().nullable(),
  heldSince: instant().nullable(),
  /**
   * When the person refused to let their data be kept; null if they have not. The data is erased as soon as nothing
   * blocks the erasure.
   */
  refused: instant().nullable(),
});
export type PersonRetention = z.infer<typeof personRetentionShape>;

/** The retention period: the number of months after the last activity for which the agency keeps a person's data. */
export const retentionMonths = z
  .number(inputError('Enter a whole number of months.'))
  .int(inputError('Enter a whole number of months.'))
  .min(retentionLimits.minMonths, inputError('Enter at least {least} months.', { least: retentionLimits.minMonths }))
  .max(retentionLimits.maxMonths, inputError('Enter at most {most} months.', { most: retentionLimits.maxMonths }));

export const retentionSettingShape = z.object({
  months: z.number().int(),
  can: z.object({ change: rightShape }),
});
export type RetentionSetting = z.infer<typeof retentionSettingShape>;

/** A person in the list of upcoming erasures. */
export const plannedErasureShape = personRetentionShape.extend({
  personId: id(),
  firstName: z.string(),
  lastName: z.string(),
  step: z.enum(plannedRetentionSteps),
});
export type PlannedErasure = z.infer<typeof plannedErasureShape>;

/** A draft, or a consent without a submission, in the list of upcoming erasures. */
export const unsubmittedErasureShape = personRetentionShape.extend({
  kind: z.enum(unsubmittedKinds),
  recordId: id(),
  firstName: z.string(),
  lastName: z.string(),
  engagementId: id(),
  step: z.enum(plannedRetentionSteps),
});
export type UnsubmittedErasure = z.infer<typeof unsubmittedErasureShape>;
