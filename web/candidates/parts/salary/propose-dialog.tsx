import { revisedAmountsCopy } from '#contract/candidates/copy.ts';
import { candidateName } from '#contract/candidates/rules.ts';
import { useProposeSalary } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { revisionCopy } from './revision-copy.ts';
import { SalaryDialog } from './salary-dialog.tsx';
import type { CandidateWithSalary } from './candidate-with-salary.ts';

/** A dialog that proposes another base salary or total compensation to the other side. */
export const ProposeSalaryDialog = ({
  candidate,
  onClose,
}: {
  candidate: CandidateWithSalary;
  onClose: () => void;
}) => {
  const propose = useProposeSalary();
  const name = candidateName(candidate);
  return (
    <SalaryDialog
      pay={candidate}
      title={copy.proposeTitle({ name })}
      lead={copy.proposeText}
      confirm={copy.propose}
      save={{
        isPending: propose.isPending,
        error: propose.error,
        mutateAsync: (revised) => propose.mutateAsync({ candidateId: candidate._id, ...revised }),
      }}
      onDone={(revised) => toast.success(revisionCopy.proposed({ name, pay: revisedAmountsCopy[revised] }))}
      onClose={onClose}
    />
  );
};
