import { Coins } from 'lucide-react';
import { revisedAmountsCopy } from '#contract/candidates/copy.ts';
import { revisedAmountsOf } from '#contract/candidates/rules.ts';
import type { CandidateStep } from '#contract/candidates/shapes.ts';
import type { SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import {
  approvedByCopy,
  correctedByCopy,
  lapsedCopy,
  proposedByCopy,
  revisionCopy,
} from '#web/candidates/parts/salary/revision-copy.ts';
import { formatMoney } from '#web/platform/formats.ts';
import type { TimelineEntry } from '#web/ui/layout/timeline.tsx';

interface CandidateHistory {
  readonly supplier: { readonly supplierName: string };
  readonly client: { readonly clientName: string };
  readonly baseSalaryIso: string;
  readonly salaryRevisions: readonly SalaryRevision[];
  readonly steps: readonly Pick<CandidateStep, 'at' | 'candidateStatusId'>[];
}

/** A timeline entry with the side that acted. */
export type TimelineEntryWithSide = TimelineEntry & { readonly bySide: string };

const amountsOf = ({ baseSalary, totalCompensation }: SalaryRevision, currency: string) => ({
  salary: formatMoney(baseSalary, currency),
  total: totalCompensation === null ? '' : formatMoney(totalCompensation, currency),
});

const lapseByStatus: Readonly<Partial<Record<CandidateStatusId, keyof typeof lapsedCopy>>> = {
  [candidateStatus.rejected]: 'rejected',
  [candidateStatus.withdrew]: 'withdrawn',
  [candidateStatus.notSelected]: 'notSelected',
};

/** Returns the sentence about a proposal that lapsed with the step that closed the candidate at the same time. */
const lapsedText = (revision: SalaryRevision, steps: CandidateHistory['steps']): string => {
  const [lapse = 'undecided'] = steps.flatMap((step) =>
    step.at === revision.decidedAt ? (lapseByStatus[step.candidateStatusId] ?? []) : [],
  );
  return lapsedCopy[lapse]({ pay: revisedAmountsCopy[revisedAmountsOf(revision)] });
};

const decidedText = (revision: SalaryRevision, side: string, currency: string): string | undefined => {
  const { state } = revision;
  const revised = revisedAmountsOf(revision);
  const pay = revisedAmountsCopy[revised];
  if (state === 'approved') return approvedByCopy[revised]({ side, ...amountsOf(revision, currency) });
  if (state === 'rejected') return revisionCopy.rejectedBy({ side, pay });
  return state === 'withdrawn' ? revisionCopy.withdrawnBy({ side, pay }) : undefined;
};

const moreOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(': ');

/** Returns timeline entries for salary proposals, and for the decision on each or its lapse. */
export const salaryEntriesOf = (candidate: CandidateHistory): TimelineEntryWithSide[] => {
  const currency = candidate.baseSalaryIso;
  const names: Readonly<Record<string, string>> = {
    agency: candidate.supplier.supplierName,
    client: candidate.client.clientName,
  };
  const nameOf = (side: string | null): string => names[side ?? ''] ?? 'Rolecall';
  return candidate.salaryRevisions.flatMap((revision) => {
    const { revisionId: id, proposedBySide, proposedByName, proposedAt, reason, decidedAt, decidedBySide } = revision;
    const side = nameOf(proposedBySide);
    const fee = copy.feeFromTo({
      before: formatMoney(revision.agencyFeeBefore, currency),
      after: formatMoney(revision.agencyFee, currency),
    });
    const isCorrection = proposedBySide === 'provider';
    const sentence = (isCorrection ? correctedByCopy : proposedByCopy)[revisedAmountsOf(revision)];
    const proposed = {
      id: `proposed ${id}`,
      mark: <Coins />,
      text: sentence({ side, ...amountsOf(revision, currency) }),
      more: (
        <>
          <div>{moreOf(proposedByName, reason)}</div>
          <div>{fee}</div>
        </>
      ),
      at: proposedAt,
      bySide: proposedBySide,
    };
    const isLapsed = revision.state === 'closed';
    const outcome = isLapsed
      ? lapsedText(revision, candidate.steps)
      : decidedText(revision, nameOf(decidedBySide), currency);
    const text = isCorrection ? undefined : outcome;
    if (text === undefined || decidedAt === null) return [proposed];
    const decided = {
      id: `decided ${id}`,
      mark: <Coins />,
      text,
      more: isLapsed ? undefined : moreOf(revision.decidedByName, revision.decisionReason),
      at: decidedAt,
      bySide: decidedBySide ?? 'system',
    };
    return [proposed, decided];
  });
};
