import { candidateStatus, candidateStatuses } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { BoardRow } from '#contract/board/shapes.ts';
import type { BarPart, BarPartKind } from '#web/ui/indicators/bar.tsx';

/** The part of the bar that represents each candidate status. */
const partOf: Readonly<Record<number, BarPartKind>> = {
  [candidateStatus.pending]: 'pending',
  [candidateStatus.shortlisted]: 'shortlisted',
  [candidateStatus.screening]: 'screening',
  [candidateStatus.interviewing]: 'interviewing',
  [candidateStatus.offerExtended]: 'offered',
  [candidateStatus.hired]: 'hiredPart',
  [candidateStatus.rejected]: 'rejectedPart',
  [candidateStatus.notSelected]: 'restPart',
};

const labelOf = (id: number): string => lookupValue(candidateStatuses, id);

export const toBarParts = ({ byStatus }: BoardRow['candidates']): BarPart[] =>
  byStatus.flatMap(({ candidateStatusId, count }) => {
    const part = partOf[candidateStatusId];
    return part ? [{ part, count, label: labelOf(candidateStatusId) }] : [];
  });

/** The legend for all bars on the board, in pipeline order. */
export const candidateBarLegend: readonly Pick<BarPart, 'part' | 'label'>[] = [1, 4, 6, 8, 9, 2, 3, 7].flatMap((id) => {
  const part = partOf[id];
  return part ? [{ part, label: labelOf(id) }] : [];
});
