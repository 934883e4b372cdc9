import { lookupValue } from '#contract/common/lookup.ts';
import { reasonsByStatus, type ApplicationStatusId } from './states.ts';

const undoMinutes = 10;

/** Returns the deadline for undoing a withdrawal. Source: domain rules D2. */
export const withdrawalUndoDeadline = (withdrawnAt: Date): Date =>
  new Date(withdrawnAt.getTime() + undoMinutes * 60_000);

/** Returns the text of the reason for a status, or null if the status has no reason. */
export const formatReason = (statusId: ApplicationStatusId, reasonCode: string | null): string | null =>
  reasonCode === null ? null : lookupValue(reasonsByStatus[statusId] ?? [], Number(reasonCode));
