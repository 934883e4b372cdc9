import { revisedAmountsCopy } from '#contract/candidates/copy.ts';
import { candidateName, revisedAmountsOf } from '#contract/candidates/rules.ts';
import type { Hire, SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import { formatAmount } from '#web/platform/formats.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { useCorrectSalary } from './hires-client.ts';
import { hiresCopy } from './hires-copy.ts';
import { replacedCopy } from './revision-copy.ts';
import { SalaryDialog } from './salary-dialog.tsx';
import s from './salary.module.css';

const sideOf = (hire: Hire, { proposedBySide }: SalaryRevision): string =>
  ({ agency: hire.supplierName, client: hire.clientName, provider: 'Rolecall' })[proposedBySide];

const amountText = (amount: string | null): string => (amount === null ? hiresCopy.notStated : formatAmount(amount));

/** The salaries of a hire, newest first, with the users who changed them. */
const SalaryHistory = ({ hire }: { hire: Hire }) => (
  <ol className={s.history} aria-label={hiresCopy.history}>
    {hire.salaryRevisions
      .filter(({ state }) => state === 'approved')
      .map((one) => (
        <li key={one.revisionId}>
          <DateText value={one.decidedAt ?? one.proposedAt} />
          <span>
            {replacedCopy[revisedAmountsOf(one)]({
              side: sideOf(hire, one),
              salaryBefore: formatAmount(one.baseSalaryBefore),
              salary: formatAmount(one.baseSalary),
              totalBefore: amountText(one.totalCompensationBefore),
              total: amountText(one.totalCompensation),
            })}
            <small>
              {hiresCopy.feeOfRevision({
                before: formatAmount(one.agencyFeeBefore),
                after: formatAmount(one.agencyFee),
              })}
            </small>
            {one.reason !== '' && <small>{one.reason}</small>}
          </span>
        </li>
      ))}
    <li>
      <DateText value={hire.dateSubmitted} />
      <span>
        {hiresCopy.submitted} {formatAmount(hire.baseSalary)}
      </span>
    </li>
  </ol>
);

/** A dialog in which the provider's staff correct a hire's salary and give a reason. */
export const CorrectSalaryDialog = ({ hire, onClose }: { hire: Hire; onClose: () => void }) => {
  const correct = useCorrectSalary();
  const name = candidateName(hire);
  return (
    <SalaryDialog
      pay={hire}
      title={hiresCopy.correctOf({ name })}
      lead={hiresCopy.correctText({ agency: hire.supplierName, client: hire.clientName })}
      confirm={hiresCopy.correct}
      needsReason
      save={{
        isPending: correct.isPending,
        error: correct.error,
        mutateAsync: (revised) => correct.mutateAsync({ candidateId: hire.candidateId, ...revised }),
      }}
      onDone={(revised) => toast.success(hiresCopy.corrected({ name, pay: revisedAmountsCopy[revised] }))}
      onClose={onClose}
    >
      <SalaryHistory hire={hire} />
    </SalaryDialog>
  );
};
