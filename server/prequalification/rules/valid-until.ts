import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';

/** Returns the status at a given time. An approval has expired once its last day has ended in UTC. */
export const prequalificationStatusAt = (
  row: { statusId: PrequalificationStatusId; endsOn: string | null },
  now: Date,
): PrequalificationStatusId =>
  row.statusId === prequalificationStatus.approved && row.endsOn !== null && row.endsOn < now.toISOString().slice(0, 10)
    ? prequalificationStatus.expired
    : row.statusId;
