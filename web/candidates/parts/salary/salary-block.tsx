import { lazy, Suspense, useState } from 'react';
import { revisedAmountsOf } from '#contract/candidates/rules.ts';
import type { SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import { copy } from '#web/candidates/copy.ts';
import { feeCopy } from '#web/candidates/parts/form/fee-copy.ts';
import { formatAmount } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { cx } from '#web/ui/cx.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { Money } from '#web/ui/text/figures.tsx';
import type { SalaryDecision } from './decision-dialog.tsx';
import { FeeStateText } from './fee-state.tsx';
import { salaryProposerName, type CandidateWithSalary } from './candidate-with-salary.ts';
import { approveCopy, revisionCopy } from './revision-copy.ts';
import s from './salary.module.css';

const ProposeDialog = lazy(async () => ({ default: (await import('./propose-dialog.tsx')).ProposeSalaryDialog }));
const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog.tsx')).SalaryDecisionDialog }));

interface Row {
  id: string;
  at: string;
  by: string;
  amount: string;
  kind: 'next' | 'now' | 'former';
}

/** Returns the proposed base salary, the current one, and earlier ones, newest first. */
const rowsOf = (candidate: CandidateWithSalary): Row[] => {
  const shown = candidate.salaryRevisions.filter(
    (one) => (one.state === 'open' || one.state === 'approved') && revisedAmountsOf(one) !== 'totalCompensation',
  );
  const applied = [
    ...shown
      .filter(({ state }) => state === 'approved')
      .map((one) => ({
        id: one.revisionId,
        at: one.decidedAt ?? one.proposedAt,
        by: salaryProposerName(candidate, one),
        amount: one.baseSalary,
      })),
    {
      id: 'submitted',
      at: candidate.dateSubmitted,
      by: candidate.supplier.supplierName,
      amount: candidate.baseSalary,
    },
  ];
  return [
    ...shown
      .filter(({ state }) => state === 'open')
      .map((one) => ({
        id: one.revisionId,
        at: one.proposedAt,
        by: salaryProposerName(candidate, one),
        amount: one.baseSalary,
        kind: 'next' as const,
      })),
    ...applied.map((one, index) => ({ ...one, kind: index === 0 ? ('now' as const) : ('former' as const) })),
  ];
};

const SalaryTable = ({ candidate }: { candidate: CandidateWithSalary }) => (
  <table className={s.salary}>
    <thead>
      <tr>
        {[copy.date, copy.proposedBy, copy.baseSalary].map((label) => (
          <th key={label} scope="col">
            <VisuallyHidden>{label}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rowsOf(candidate).map((row) => (
        <tr key={row.id} className={cx(row.kind === 'next' && s.next, row.kind === 'now' && s.now)}>
          <td>
            <DateText value={row.at} />
          </td>
          <td>{row.by}</td>
          <td>{formatAmount(row.amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Returns the current fee and, if there is a proposal, the fee that would result from it. */
const feeText = (candidate: CandidateWithSalary, open: SalaryRevision | undefined): string => {
  const currencyIso = candidate.baseSalaryIso;
  const now = feeCopy({ ...candidate, currencyIso }, candidate);
  return open === undefined
    ? now
    : copy.feeWithProposal({ now, fee: `${currencyIso} ${formatAmount(open.agencyFee)}` });
};

/** The open dialog. A decision is about the proposal that the user saw when opening it. */
type Open = 'propose' | { decision: SalaryDecision; proposal: SalaryRevision } | null;

/** A candidate's base salary with its history, and a proposal if one awaits a decision. */
export const SalaryBlock = ({ candidate }: { candidate: CandidateWithSalary }) => {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const proposal = candidate.salaryRevisions.find(({ state }) => state === 'open');
  const { decideSalary } = candidate.can;
  const badge = decideSalary.allowed ? copy.revisionToApprove : copy.revisionProposed;
  return (
    <Block
      title={copy.baseSalary}
      note={candidate.baseSalaryIso}
      aside={proposal && <Badge tone="warn">{badge}</Badge>}
    >
      <SalaryTable candidate={candidate} />
      <TotalCompensation candidate={candidate} proposal={proposal} />
      <p className={s.fee}>{feeText(candidate, proposal)}</p>
      <FeeStateText candidate={candidate} />
      {proposal && proposal.reason !== '' && <blockquote className={s.reason}>{proposal.reason}</blockquote>}
      <SalaryActions candidate={candidate} proposal={proposal} onOpen={setOpen} />
      <Suspense fallback={null}>
        {open === 'propose' && <ProposeDialog candidate={candidate} onClose={close} />}
        {open !== null && open !== 'propose' && (
          <DecisionDialog
            {...open}
            candidate={candidate}
            isOpen={open.proposal.revisionId === proposal?.revisionId}
            onClose={close}
          />
        )}
      </Suspense>
    </Block>
  );
};

/** The total compensation, and the proposed one if the proposal changes it. */
const TotalCompensation = ({
  candidate: { totalCompensation: current, baseSalaryIso: currency },
  proposal,
}: {
  candidate: CandidateWithSalary;
  proposal: SalaryRevision | undefined;
}) => {
  const proposed = proposal && revisedAmountsOf(proposal) !== 'baseSalary' ? proposal.totalCompensation : null;
  const amounts = [
    [copy.totalCompensation, current],
    [revisionCopy.proposedTotal, proposed],
  ] as const;
  const facts = amounts.flatMap(([label, amount]) =>
    amount === null ? [] : [[label, <Money key={label} amount={amount} currency={currency} />] as const],
  );
  return facts.length > 0 && <Facts facts={facts} />;
};

const SalaryActions = ({
  candidate,
  proposal,
  onOpen,
}: {
  candidate: CandidateWithSalary;
  proposal: SalaryRevision | undefined;
  onOpen: (open: Open) => void;
}) => {
  const { proposeSalary, decideSalary, withdrawSalary } = candidate.can;
  const decide = (decision: SalaryDecision): void => onOpen(proposal ? { decision, proposal } : null);
  if (proposal === undefined) {
    return (
      <div className={s.actions}>
        <Button size="sm" off={proposeSalary} onClick={() => onOpen('propose')}>
          {copy.reviseSalary}
        </Button>
      </div>
    );
  }
  if (withdrawSalary.allowed) {
    return (
      <>
        <p className={s.waits}>{copy.waitsForDecision}</p>
        <div className={s.actions}>
          <Button size="sm" onClick={() => decide('withdraw')}>
            {copy.withdrawProposal}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <div className={s.actions}>
        <Button size="sm" kind="primary" off={decideSalary} whyAt="elsewhere" onClick={() => decide('approve')}>
          {approveCopy[revisedAmountsOf(proposal)]}
        </Button>
        <Button size="sm" off={decideSalary} whyAt="elsewhere" onClick={() => decide('reject')}>
          {copy.rejectSalary}
        </Button>
      </div>
      {!decideSalary.allowed && <DisabledReason reasons={decideSalary.reasons} />}
    </>
  );
};
