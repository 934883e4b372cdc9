import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
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
  approve: { title: copy.approveTitle, text: copy.approveText, verb: copy.approveSalary, done: copy.salaryApproved },
  reject: { title: copy.rejectSalaryTitle, text: copy.rejectSalaryText, verb: copy.reject, done: copy.salaryRejected },
  withdraw: {
    title: copy.withdrawProposalTitle,
    text: copy.withdrawProposalText,
    verb: copy.withdrawProposal,
    done: copy.proposalWithdrawn,
  },
} as const;

const reasonLimit = 500;

/** A dialog that approves, rejects or withdraws a proposed salary, with the salary and the fee before and after. */
export const SalaryDecisionDialog = ({ candidate, proposal, isOpen, decision, onClose }: Props) => {
  const [reason, setReason] = useState('');
  const decide = useResolveSalaryRevision(decision);
  const name = candidateName(candidate);
  const words = wordsOf[decision];
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
    toast.success(words.done({ name }));
  };
  const problem = decide.error instanceof Problem ? decide.error : undefined;
  return (
    <Dialog
      open
      alert
      size="md"
      title={words.title({ name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button
            kind={decision === 'reject' ? 'danger' : 'primary'}
            pending={decide.isPending}
            onClick={() => void go()}
          >
            {words.verb}
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
