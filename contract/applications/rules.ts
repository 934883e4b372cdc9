import { lookupValue } from '#contract/common/lookup.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { reasonsByStatus, type ApplicationStatusId } from './states.ts';

/**
 * The method of an application: at the employer's rate, with the agency's tender, or without a price before the bid.
 */
export const applicationMethods = ['set-rate', 'tender-rate', 'competitive'] as const;
export type ApplicationMethod = (typeof applicationMethods)[number];

/** Source: domain rules D4. */
export const applicationMethodOf = (engagement: {
  kind: EngagementKind;
  engagementTypeId: number;
}): ApplicationMethod => {
  if (engagement.kind === 'competitive') return 'competitive';
  return engagement.engagementTypeId === 1 ? 'set-rate' : 'tender-rate';
};

const undoMinutes = 10;

/** The deadline for undoing a withdrawal. Source: domain rules D2. */
export const undoDeadline = (withdrawnAt: Date): Date => new Date(withdrawnAt.getTime() + undoMinutes * 60_000);

/** The text of the reason for a status; null if there is none. */
export const formatReason = (statusId: ApplicationStatusId, reasonCode: string | null): string | null =>
  reasonCode === null ? null : lookupValue(reasonsByStatus[statusId] ?? [], Number(reasonCode));
