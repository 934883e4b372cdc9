import { prequalificationStatus } from '#contract/prequalification/states.ts';

/** The day (YYYY-MM-DD) that says most about a status: since when it waits, until when it holds, when it was decided. */
export const tellingDay = (
  row: { requestedAt: Date; decidedAt: Date | null; endsOn: string | null },
  statusId: number,
): string | null => {
  if (statusId === prequalificationStatus.pending) return row.requestedAt.toISOString().slice(0, 10);
  if (statusId === prequalificationStatus.approved || statusId === prequalificationStatus.expired) return row.endsOn;
  return row.decidedAt?.toISOString().slice(0, 10) ?? null;
};
