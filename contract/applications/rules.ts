import { lookupValue } from '#contract/common/lookup.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { reasonsOfStatus, type ApplicationStatusId } from './states.ts';

/** How an engagement is applied for: the employer's rate, a tender of the agency's own, or no price before the bid. */
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

/** Until when a withdrawal can be taken back. Source: domain rules D2. */
export const undoDeadline = (withdrawnAt: Date): Date => new Date(withdrawnAt.getTime() + undoMinutes * 60_000);

/** The words of a reason that was given for a status; null where none was. */
export const formatReason = (statusId: ApplicationStatusId, reasonCode: string | null): string | null =>
  reasonCode === null ? null : lookupValue(reasonsOfStatus[statusId] ?? [], Number(reasonCode));
