import { prequalificationStatus } from '#contract/prequalification/states.ts';

/** The status that counts at a moment: an approval has run out when its last day is over in UTC. */
export const statusAt = (row: { statusId: number; endsOn: string | null }, now: Date): number =>
  row.statusId === prequalificationStatus.approved && row.endsOn !== null && row.endsOn < now.toISOString().slice(0, 10)
    ? prequalificationStatus.expired
    : row.statusId;

/** The day (YYYY-MM-DD) that says most about a status: since when it waits, until when it holds, when it was decided. */
export const tellingDay = (
  row: { requestedAt: Date; decidedAt: Date | null; endsOn: string | null },
  statusId: number,
): string | null => {
  if (statusId === prequalificationStatus.pending) return row.requestedAt.toISOString().slice(0, 10);
  if (statusId === prequalificationStatus.approved || statusId === prequalificationStatus.expired) return row.endsOn;
  return row.decidedAt?.toISOString().slice(0, 10) ?? null;
};
