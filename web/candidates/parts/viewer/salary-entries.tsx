import { Coins } from 'lucide-react';
import { revisedAmountsCopy } from '#contract/candidates/copy.ts';
import { revisedAmountsOf } from '#contract/candidates/rules.ts';
import type { SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import { copy } from '#web/candidates/copy.ts';
import {
  approvedByCopy,
  correctedByCopy,
  proposedByCopy,
  revisionCopy,
} from '#web/candidates/parts/salary/revision-copy.ts';
import { formatMoney } from '#web/platform/formats.ts';
import type { TimelineEntry } from '#web/ui/layout/timeline.tsx';

interface Sides {
  readonly supplier: { readonly supplierName: string };
  readonly client: { readonly clientName: string };
  readonly baseSalaryIso: string;
  readonly salaryRevisions: readonly SalaryRevision[];
}

/** A timeline entry with the side that acted. */
export type TimelineEntryWithSide = TimelineEntry & { readonly bySide: string };

const amountsOf = ({ baseSalary, totalCompensation }: SalaryRevision, currency: string) => ({
  salary: formatMoney(baseSalary, currency),
  total: totalCompensation === null ? '' : formatMoney(totalCompensation, currency),
});

const decidedText = (revision: SalaryRevision, side: string, currency: string): string | undefined => {
  const { state } = revision;
  const revised = revisedAmountsOf(revision);
  const pay = revisedAmountsCopy[revised];
  if (state === 'approved') return approvedByCopy[revised]({ side, ...amountsOf(revision, currency) });
  if (state === 'rejected') return revisionCopy.rejectedBy({ side, pay });
  return state === 'withdrawn' ? revisionCopy.withdrawnBy({ side, pay }) : undefined;
};

const moreOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(': ');

/** Returns timeline entries for salary proposals and the decisions on them. A proposal that lapsed has no decision. */
export const salaryEntriesOf = (candidate: Sides): TimelineEntryWithSide[] => {
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
    const text = isCorrection ? undefined : decidedText(revision, nameOf(decidedBySide), currency);
    if (text === undefined || decidedAt === null) return [proposed];
    const decided = {
      id: `decided ${id}`,
      mark: <Coins />,
      text,
      more: moreOf(revision.decidedByName, revision.decisionReason),
      at: decidedAt,
      bySide: decidedBySide ?? 'system',
    };
    return [proposed, decided];
  });
};
