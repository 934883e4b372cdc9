import type { Dispute } from '#contract/disputes/shapes.ts';
import type { DisputeState } from '#contract/disputes/states.ts';
import { isDecisionLate } from '#web/claims/public.tsx';
import { copy } from '#web/disputes/copy.ts';
import { Badge, type Tone } from '#web/ui/indicators/badge.tsx';

const states: Readonly<Record<DisputeState, { tone: Tone; label: string }>> = {
  open: { tone: 'warn', label: copy.openState },
  withdrawn: { tone: 'plain', label: copy.withdrawn },
  upheld: { tone: 'plain', label: copy.upheld },
  dismissed: { tone: 'plain', label: copy.dismissed },
};

export const DisputeStateBadge = ({ dispute }: { dispute: Pick<Dispute, 'state' | 'decideBy' | 'endedAt'> }) => {
  const { tone, label } = isDecisionLate(dispute)
    ? ({ tone: 'bad', label: copy.lateState } as const)
    : states[dispute.state];
  return <Badge tone={tone}>{label}</Badge>;
};
