import { candidateName } from '#contract/candidates/rules.ts';
import type { Candidate } from '#contract/candidates/shapes.ts';
import { otherCandidateWithdrawReason, candidateWithdrawReasons } from '#contract/candidates/states.ts';
import { useWithdrawCandidate } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { showNotice } from '#web/ui/overlay/notice.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CandidateReasonDialog } from './reason-dialog.tsx';

/** A dialog that withdraws a candidate, with reasons. */
export const WithdrawCandidateDialog = ({ candidate: now, onClose }: { candidate: Candidate; onClose: () => void }) => {
  const { opened: candidate, hasChanged } = useChangedSinceOpened(now, ({ candidateStatusId }) => candidateStatusId);
  const withdraw = useWithdrawCandidate();
  const name = candidateName(candidate);
  return (
    <CandidateReasonDialog
      title={copy.withdrawTitle({ name })}
      text={copy.withdrawText({ client: candidate.client.clientName })}
      confirm={copy.withdraw}
      options={candidateWithdrawReasons}
      label={copy.explanation}
      wantsText={(reasons) => reasons.includes(otherCandidateWithdrawReason)}
      max={500}
      pending={withdraw.isPending}
      conflict={hasChanged && !withdraw.isPending && !withdraw.isSuccess && <EditConflict />}
      error={withdraw.error}
      onConfirm={(reasons, reasonText) =>
        withdraw.mutate(
          { candidateId: candidate._id, withdrawReasons: reasons, reasonText },
          {
            onSuccess: () => {
              onClose();
              toast.success(copy.withdrawn({ name }));
            },
            onError: (error) => {
              if (!(error instanceof Problem) || error.code !== 'already-withdrawn') return;
              onClose();
              showNotice({ title: copy.alreadyWithdrawn, text: error.message });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};
