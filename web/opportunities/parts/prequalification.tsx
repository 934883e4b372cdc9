import type { OpportunityRow } from '#contract/opportunities/shapes.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { words } from '#web/opportunities/words.ts';
import { formatDate } from '#web/platform/formats.ts';
import { State } from '#web/ui/mark/state.tsx';

type Standing = Pick<
  OpportunityRow,
  'requiresPrequalification' | 'prequalificationStageStatus' | 'prequalificationStatusId' | 'prequalificationDay'
>;

const icons: Record<number, 'good' | 'pending' | 'warn' | 'bad'> = {
  [prequalificationStatus.approved]: 'good',
  [prequalificationStatus.pending]: 'pending',
  [prequalificationStatus.expired]: 'warn',
  [prequalificationStatus.declined]: 'bad',
  [prequalificationStatus.revoked]: 'bad',
};

/** How the agency stands with the client, where that matters. */
export const PrequalificationState = ({ standing }: { standing: Standing }) => {
  const { prequalificationStatusId: id } = standing;
  if (!standing.requiresPrequalification) return <State icon="none">{words.notRequired}</State>;
  if (id === null) return <State icon="locked">{words.notRequested}</State>;
  return <State icon={icons[id] ?? 'none'}>{standing.prequalificationStageStatus}</State>;
};

/** The day that goes with it: 'to 14 Mar 2027', 'since 16 Nov 2026'. */
export const prequalificationDay = (standing: Standing): string | null => {
  if (!standing.requiresPrequalification || standing.prequalificationDay === null) return null;
  const day = formatDate(standing.prequalificationDay);
  if (standing.prequalificationStatusId === prequalificationStatus.approved) return words.until({ day });
  return standing.prequalificationStatusId === prequalificationStatus.pending
    ? words.since({ day })
    : words.on({ day });
};
