import { lazy, Suspense, useState } from 'react';
import { copy } from '#web/candidates/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatMoney } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { agreedFeeCopy } from './agreed-fee-copy.ts';
import type { CandidateWithSalary } from './candidate-with-salary.ts';
import s from './salary.module.css';

const AgreeFeeDialog = lazy(async () => ({ default: (await import('./agree-fee-dialog.tsx')).AgreeFeeDialog }));

type AssignedFee = NonNullable<CandidateWithSalary['assignedFee']>;

const assignedText = ({ supplierName: agency, amount, agreedAt }: AssignedFee, currency: string): string => {
  if (amount === null) return agreedFeeCopy.toAgree({ agency });
  const fee = formatMoney(amount, currency);
  return agreedAt === null
    ? copy.feeAssigned({ agency, fee })
    : agreedFeeCopy.agreed({ agency, fee, day: formatDate(agreedAt, viewerZone()) });
};

const AssignedFeeState = ({ candidate, fee }: { candidate: CandidateWithSalary; fee: AssignedFee }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={s.fee}>{assignedText(fee, candidate.baseSalaryIso)}</p>
      {fee.mayAgree && (
        <div className={s.actions}>
          <Button size="sm" onClick={() => setOpen(true)}>
            {fee.amount === null ? agreedFeeCopy.record : agreedFeeCopy.change}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {isOpen && <AgreeFeeDialog candidate={candidate} fee={fee} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};

/** Says that the fee of a hire is on hold or due to another agency. Shows nothing for an ordinary fee. */
export const FeeStateText = ({ candidate }: { candidate: CandidateWithSalary }) => {
  const { feeState, assignedFee, supplier } = candidate;
  if (feeState === null) return null;
  if (feeState === 'on_hold') return <p className={s.fee}>{copy.feeHeld}</p>;
  if (assignedFee === null) return <p className={s.fee}>{copy.feeLost({ agency: supplier.supplierName })}</p>;
  return <AssignedFeeState candidate={candidate} fee={assignedFee} />;
};
