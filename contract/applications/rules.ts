import { lookupValue } from '#contract/common/lookup.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { reasonsByStatus, type ApplicationStatusId } from './states.ts';

/**
 * How agencies can apply: at the employer's rate, with a tender by the agency, or without a price until the agency
 * bids.
 */
export const applicationMethods = ['set-rate', 'tender-rate', 'competitive'] as const;
export type ApplicationMethod = (typeof applicationMethods)[number];

/** Returns how agencies apply to an engagement. Source: domain rules D4. */
export const applicationMethodOf = (engagement: {
  kind: EngagementKind;
  engagementTypeId: number;
}): ApplicationMethod => {
  if (engagement.kind === 'competitive') return 'competitive';
  return engagement.engagementTypeId === 1 ? 'set-rate' : 'tender-rate';
};

const undoMinutes = 10;

/** Returns the deadline for undoing a withdrawal. Source: domain rules D2. */
export const withdrawalUndoDeadline = (withdrawnAt: Date): Date =>
  new Date(withdrawnAt.getTime() + undoMinutes * 60_000);

/** Returns the text of the reason for a status, or null if the status has no reason. */
export const formatReason = (statusId: ApplicationStatusId, reasonCode: string | null): string | null =>
  reasonCode === null ? null : lookupValue(reasonsByStatus[statusId] ?? [], Number(reasonCode));
