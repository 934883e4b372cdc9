import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';

/**
 * Returns when a status began or ends: an approval's last day (YYYY-MM-DD), otherwise the time of the request or
 * decision, which readers see as a day in their own time zone.
 */
export const statusDate = (
  row: { requestedAt: Date; decidedAt: Date | null; endsOn: string | null },
  statusId: PrequalificationStatusId,
): string | null => {
  if (statusId === prequalificationStatus.pending) return row.requestedAt.toISOString();
  if (statusId === prequalificationStatus.approved || statusId === prequalificationStatus.expired) return row.endsOn;
  return row.decidedAt?.toISOString() ?? null;
};
