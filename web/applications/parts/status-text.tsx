import { applicationStatus } from '#contract/applications/states.ts';
import { Badge, type Tone } from '#web/ui/mark/badge.tsx';
import { State } from '#web/ui/mark/state.tsx';

const tones: Readonly<Record<number, Tone>> = {
  [applicationStatus.declined]: 'bad',
  [applicationStatus.revoked]: 'bad',
  [applicationStatus.rebid]: 'warn',
};

/** An application's status: Approved and Pending are plain words, what departs from the way is a badge. */
export const StatusText = ({ id, status }: { id: number; status: string }) => {
  if (id === applicationStatus.approved) return <State icon="good">{status}</State>;
  if (id === applicationStatus.pending) return <State icon="pending">{status}</State>;
  return <Badge tone={tones[id] ?? 'plain'}>{status}</Badge>;
};
