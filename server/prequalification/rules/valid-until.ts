import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';

/** The status at a time: an approval expires at the end of its last day in UTC. */
export const statusAt = (
  row: { statusId: PrequalificationStatusId; endsOn: string | null },
  now: Date,
): PrequalificationStatusId =>
  row.statusId === prequalificationStatus.approved && row.endsOn !== null && row.endsOn < now.toISOString().slice(0, 10)
    ? prequalificationStatus.expired
    : row.statusId;
