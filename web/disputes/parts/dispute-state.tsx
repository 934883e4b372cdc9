import type { DisputeState } from '#contract/disputes/states.ts';
import { copy } from '#web/disputes/copy.ts';
import { Badge, type Tone } from '#web/ui/indicators/badge.tsx';

const states: Readonly<Record<DisputeState, { tone: Tone; label: string }>> = {
  open: { tone: 'warn', label: copy.openState },
  withdrawn: { tone: 'plain', label: copy.withdrawn },
  upheld: { tone: 'plain', label: copy.upheld },
  dismissed: { tone: 'plain', label: copy.dismissed },
};

export const DisputeStateBadge = ({ state }: { state: DisputeState }) => (
  <Badge tone={states[state].tone}>{states[state].label}</Badge>
);
