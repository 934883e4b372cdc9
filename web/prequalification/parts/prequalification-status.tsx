import type { PrequalificationCellStatus } from '#contract/prequalification/shapes.ts';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { copy } from '#web/prequalification/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { StatusLabel } from '#web/ui/indicators/status.tsx';

const icons: Readonly<Record<PrequalificationStatusId, 'good' | 'pending' | 'warn' | 'bad'>> = {
  [prequalificationStatus.approved]: 'good',
  [prequalificationStatus.pending]: 'pending',
  [prequalificationStatus.expired]: 'warn',
  [prequalificationStatus.declined]: 'bad',
  [prequalificationStatus.revoked]: 'bad',
};

/** A prequalification's status, which is "Not requested" if there is none. */
export const PrequalificationStatusText = ({ id, status }: { id: PrequalificationStatusId | null; status: string }) =>
  id === null ? (
    <StatusLabel icon="none">{copy.notRequested}</StatusLabel>
  ) : (
    <StatusLabel icon={icons[id]}>{status}</StatusLabel>
  );

/** Returns a prequalification's most relevant date as text: the expiry, the request or the decision. */
export const prequalificationStatusDateText = (
  cell: Pick<PrequalificationCellStatus, 'prequalificationStatusId' | 'endsOn' | 'requestedAt' | 'decidedAt'>,
): string | null => {
  const { approved, expired, pending } = prequalificationStatus;
  const { prequalificationStatusId: id, endsOn, requestedAt, decidedAt } = cell;
  if (id === approved) return endsOn === null ? null : copy.until({ day: formatDate(endsOn, viewerZone()) });
  if (id === expired) return endsOn === null ? null : copy.ended({ day: formatDate(endsOn, viewerZone()) });
  if (id === pending) return requestedAt === null ? null : copy.since({ day: formatDate(requestedAt, viewerZone()) });
  return decidedAt === null ? null : copy.on({ day: formatDate(decidedAt, viewerZone()) });
};
