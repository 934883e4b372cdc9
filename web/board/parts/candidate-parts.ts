import {
  candidateStatus,
  candidateStatuses,
  candidateStatusOrder,
  type CandidateStatusId,
} from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { BoardRow } from '#contract/board/shapes.ts';
import type { BarPart, BarPartKind } from '#web/ui/indicators/bar.tsx';

/** The part of the bar that represents each candidate status. */
const partOf: Readonly<Partial<Record<CandidateStatusId, BarPartKind>>> = {
  [candidateStatus.pending]: 'pending',
  [candidateStatus.shortlisted]: 'shortlisted',
  [candidateStatus.screening]: 'screening',
  [candidateStatus.interviewing]: 'interviewing',
  [candidateStatus.offerExtended]: 'offered',
  [candidateStatus.hired]: 'hiredPart',
  [candidateStatus.rejected]: 'rejectedPart',
  [candidateStatus.notSelected]: 'restPart',
};

const labelOf = (id: CandidateStatusId): string => lookupValue(candidateStatuses, id);

export const toBarParts = ({ byStatus }: BoardRow['candidates']): BarPart[] =>
  byStatus.flatMap(({ candidateStatusId, count }) => {
    const part = partOf[candidateStatusId];
    return part ? [{ part, count, label: labelOf(candidateStatusId) }] : [];
  });

/** The legend for all bars on the board, in pipeline order. */
export const candidateBarLegend: readonly Pick<BarPart, 'part' | 'label'>[] = candidateStatusOrder.flatMap((id) => {
  const part = partOf[id];
  return part ? [{ part, label: labelOf(id) }] : [];
});
