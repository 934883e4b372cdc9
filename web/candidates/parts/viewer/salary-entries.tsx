import { Coins } from 'lucide-react';
import type { SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import { copy } from '#web/candidates/copy.ts';
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

const decidedText = ({ state, baseSalary }: SalaryRevision, side: string, currency: string): string | undefined => {
  if (state === 'approved') return copy.salaryApprovedBy({ side, amount: formatMoney(baseSalary, currency) });
  if (state === 'rejected') return copy.salaryRejectedBy({ side });
  return state === 'withdrawn' ? copy.salaryWithdrawnBy({ side }) : undefined;
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
    const amount = formatMoney(revision.baseSalary, currency);
    const fee = copy.feeFromTo({
      before: formatMoney(revision.agencyFeeBefore, currency),
      after: formatMoney(revision.agencyFee, currency),
    });
    const isCorrection = proposedBySide === 'provider';
    const proposed = {
      id: `proposed ${id}`,
      mark: <Coins />,
      text: isCorrection ? copy.salaryCorrectedBy({ side, amount }) : copy.salaryProposedBy({ side, amount }),
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
