import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { Badge, type Tone } from '#web/ui/indicators/badge.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';

const tones: Readonly<Partial<Record<ApplicationStatusId, Tone>>> = {
  [applicationStatus.declined]: 'bad',
  [applicationStatus.revoked]: 'bad',
  [applicationStatus.rebid]: 'warn',
};

/** An application's status. Approved and Pending are plain text; exceptional states are badges. */
export const StatusText = ({ id, status }: { id: ApplicationStatusId; status: string }) => {
  if (id === applicationStatus.approved) return <StatusLabel icon="good">{status}</StatusLabel>;
  if (id === applicationStatus.pending) return <StatusLabel icon="pending">{status}</StatusLabel>;
  return <Badge tone={tones[id] ?? 'plain'}>{status}</Badge>;
};
