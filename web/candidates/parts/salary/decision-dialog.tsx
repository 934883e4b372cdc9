import { useState } from 'react';
import { revisedAmountsCopy } from '#contract/candidates/copy.ts';
import { candidateName, revisedAmountsOf } from '#contract/candidates/rules.ts';
import type { SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import { tooLongMessage } from '#contract/common/text-messages.ts';
import { useResolveSalaryRevision } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { approveCopy, revisionCopy } from './revision-copy.ts';
import { SalaryRevisionComparison } from './salary-revision-comparison.tsx';
import { salaryProposerName, type CandidateWithSalary } from './candidate-with-salary.ts';
import s from './salary.module.css';

export type SalaryDecision = 'approve' | 'reject' | 'withdraw';

type Props = {
  candidate: CandidateWithSalary;
  /** The proposal as it was when the dialog was opened. */
  proposal: SalaryRevision;
  /** Whether the proposal still awaits a decision. */
  isOpen: boolean;
  decision: SalaryDecision;
  onClose: () => void;
};

const wordsOf = {
  approve: { title: revisionCopy.approveTitle, text: revisionCopy.approveText, done: revisionCopy.approved },
  reject: { title: revisionCopy.rejectTitle, text: revisionCopy.rejectText, done: revisionCopy.rejected },
  withdraw: { title: revisionCopy.withdrawTitle, text: revisionCopy.withdrawText, done: revisionCopy.withdrawn },
} as const;

const reasonLimit = 500;

/** A dialog that approves, rejects or withdraws a proposed salary, with the salary and the fee before and after. */
export const SalaryDecisionDialog = ({ candidate, proposal, isOpen, decision, onClose }: Props) => {
  const [reason, setReason] = useState('');
  const decide = useResolveSalaryRevision(decision);
  const name = candidateName(candidate);
  const words = wordsOf[decision];
  const revised = revisedAmountsOf(proposal);
  const about = { name, pay: revisedAmountsCopy[revised] };
  const verb = { approve: approveCopy[revised], reject: copy.reject, withdraw: copy.withdrawProposal }[decision];
  const isTooLong = reason.trim().length >= reasonLimit;
  const go = async (): Promise<void> => {
    if (isTooLong) return;
    const { revisionId } = proposal;
    const explained = decision === 'reject' ? { reason: reason.trim() } : {};
    try {
      await decide.mutateAsync({ candidateId: candidate._id, revisionId, ...explained });
    } catch {
      // The dialog shows the error.
      return;
    }
    onClose();
    toast.success(words.done(about));
  };
  const problem = decide.error instanceof Problem ? decide.error : undefined;
  return (
    <Dialog
      open
      alert
      size="md"
      title={words.title(about)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button
            kind={decision === 'reject' ? 'danger' : 'primary'}
            pending={decide.isPending}
            onClick={() => void go()}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className={s.fields}>
        {!isOpen && !decide.isPending && !decide.isSuccess && <EditConflict />}
        <p>{words.text({ other: salaryProposerName(candidate, proposal) })}</p>
        <SalaryRevisionComparison
          currency={candidate.baseSalaryIso}
          before={{
            baseSalary: proposal.baseSalaryBefore,
            totalCompensation: proposal.totalCompensationBefore,
            agencyFee: proposal.agencyFeeBefore,
          }}
          after={proposal}
        />
        {decision === 'reject' && (
          <TextAreaInput
            label={copy.reason}
            optional
            rows={3}
            max={reasonLimit}
            value={reason}
            error={isTooLong ? tooLongMessage(copy.reason, reasonLimit) : undefined}
            onChange={setReason}
          />
        )}
        {problem && <p role="alert">{[problem.message, ...problem.reasons.map((one) => one.text)].join(' ')}</p>}
      </div>
    </Dialog>
  );
};
